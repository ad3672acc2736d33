# The street of the shoot-outs in Pony Express.

street-gunfight = Gunfight
street-final = Final Duel
street-indians = Indians
street-strap = { $kind ->
    [gunfight] Space { $space } · First hit ends it · Bystander: jail
    [final] First hit wins the game · Bystander: lost
   *[indians] Space { $space } · One shot at three · Rider: jail
}
street-owes = { $owes ->
    [0] If hit: to jail
    [one] If hit: pays { $owes } gold
   *[other] If hit: pays { $owes } gold
}
street-prize = A fall: 1 gold · Still up: a step back
street-saloon = Saloon
street-jail = Jail
street-store = General Store
street-power = Power
street-how-pull = Pull back, aim, let go.
street-how-keys = Arrows aim. Hold Enter, let go.
street-how-pad = Stick aims. Hold the trigger, let go.
street-how-needle = Aim. Press: the power swings. Press again: it flies.
street-shoots = { $name } shoots.
street-watch = { $name } takes aim.
street-put-down = Put down
street-cards = Item card
street-cards-which = { $name }: choose a card, or go back and flick.
street-cards-none = { $name }: no item card of yours can be played now.
street-dynamite-on = Throw Dynamite
street-dynamite-off = Take one die
street-needle-on = Shoot by two presses
street-needle-off = Shoot by holding
street-replay = Replay
street-go-on = Ride on
street-menu = Menu
street-too-weak = Too weak: the die lies where it lay.
street-backwards = The die only flies forwards.
street-stopped = The finger had stopped: no flick.
street-lesson-pull = Pull back from the die: farther is harder. Let go to shoot. Drag along the arc to move the die.
street-lesson-keys = Left and right aim. Up and down move the die. Hold Enter, let go to shoot.
street-lesson-pad = Left stick aims, the cross moves the die. Hold a trigger and let go, or pull the right stick back and let it snap.
street-lesson-cancel = Changed your mind? { $how ->
    [pull] The right button
    [keys] Esc
   *[pad] The right face button
} puts it down.
street-hit = Hit!
street-touched = Touched
street-miss = Miss
street-off = Off the street
street-arrested = Arrested
street-fallen = { $count ->
    [one] { $count } down
   *[other] { $count } down
}
street-not-yours = It is { $name } who shoots.

# A row of the settings page.
set-show-bodies = Show bodies in the street
set-show-bodies-says = Draws round every figure and die of a shoot-out what the die really meets.
