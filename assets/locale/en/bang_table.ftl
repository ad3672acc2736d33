### What the BANG! table itself says: labels, buttons, steps of a play. The rules' own sentences are in the other files.

## The set-up: ready mixes of expansions

rules-boxes = In the Box
rules-blend = { $blend ->
    [classic] Classic
    [dodge_city_night] Dodge City night
    [high_noon_night] Event night
    [everything] Everything
   *[random] Random
}
rules-blend-says = { $blend ->
    [classic] The base game with nothing added.
    [dodge_city_night] The base game with the cards and characters of Dodge City.
    [high_noon_night] High Noon and A Fistful of Cards, mixed into one pile of events.
    [everything] All expansions at once: for people who know them.
   *[random] Chance says which expansions are in. Press again for another mix.
}
rules-not-for = These rules are for { $fewest } to { $most } players, but { $players } sit here. Turn on Dodge City, or change the chairs.

## On the table

bang-title = BANG!
bang-turn-number = TURN { $turn }
bang-turn-flag = TURN
bang-away = AWAY
bang-telegraph = TELEGRAPH
bang-deck = DECK { $count }
bang-discards = DISCARDS
bang-store = General Store
# On a plate: who can hit whom, and who can be hit.
bang-sights = WHO CAN HIT?
# In the bar while the plates are shown: gold, dark ("3 > 2") and red ones.
bang-sights-says = Gold: in reach. Dark: too far, distance > reach. Red: can hit you.
# On a plate at a panel: two cards are discarded for a life point, in another's turn.
bang-heal = 2 CARDS: +1 LIFE
bang-shop = SHOP
# On a card of the counter that can't be bought now although there are nuggets enough.
bang-ware-not-now = NOT NOW
bang-events-now = THIS ROUND
bang-events-next = NEXT
bang-events-coming = COMES FIRST
bang-events-left = { $count } LEFT
# On the place of the first event of a pile, which nobody knows yet.
bang-events-first = { $pile ->
    [show] The show begins with a Stagecoach.
   *[events] The first event comes in round 2.
}
# Beside an event that is read large.
bang-event-says = { $pile ->
    [show] A show is in force until a Stagecoach or a Wells Fargo turns the next one up.
   *[events] An event is in force for a round: the next one is turned up when the first player’s turn comes again.
}
# Beside an equipment that is read large.
bang-ware-says = { $border ->
    [black] For { $cost ->
        [one] one nugget
       *[other] { $cost } nuggets
    } it is bought, and stays in front of its owner.
   *[brown] For { $cost ->
        [one] one nugget
       *[other] { $cost } nuggets
    } it is bought, is carried out at once, and goes under its deck.
}
bang-status-in = IN
bang-status-dying = DYING
bang-status-out = OUT
bang-status-ghost = GHOST
bang-status-shadow = SHADOW

## A play, step by step. { $card } has rank and suit.

bang-ask-target = { $used ->
    [none] { $card }: at whom?
   *[other] { $card } as { $used }: at whom?
}
bang-ask-card-of = { $card }: which card of { $whom }?
bang-ask-play = Play { $card }? Press it again, or the button.
bang-ask-pay = { $power }: { $count ->
    [0] choose the cards to discard.
   *[other] choose one more card.
}
# { $deed } is a whole answer: Buy Boots, Remove Boots of Doc.
bang-ask-whole = { $deed }? Press it again, or the button.
bang-ask-as = { $card }: what is it used as?
bang-ask-order = { $card }: which card must { $whom } play?
bang-ask-more = { $card }: what goes with it?
bang-ask-face-down = { $name } has chosen a card that lies face down.
# A slip that may be meant.
bang-doubt = { $slip ->
    [full-life] No life point is missing: { $name }, play the Beer for nothing?
    [two-left] With two players left a Beer does nothing: play it all the same?
    [too-few] One Missed! does not stop this shot, and no second one is there: give it all the same?
    [shorter] The new weapon shoots less far than the one in play: change it all the same?
    [ending] A BANG! can still be fired: { $name }, end the turn all the same?
    [own-card] That is a card of your own: take it all the same?
   *[friend] That may put a friend out of the game: do it all the same?
}
bang-sure = Do it
# The button of a power that its owner may use now, of an event or of an equipment: what is done, in a few words.
bang-power = { $power ->
    [sid_ketchum] Heal for 2 cards
    [chuck_wengam] Draw 2 for a life point
    [jose_delgado] Swap a blue card for 2
    [doc_holyday] Shoot for 2 cards
    [flint_westwood] Swap a card for 2
    [jacky_murieta] Shoot for 2 nuggets
    [josh_mccloud] Buy blind for 2 nuggets
    [raddie_snake] Draw 1 for a nugget
    [lee_van_kliff] Repeat the last card
    [greygory_deck] Change characters
    [gold_pan] Draw 1 for a nugget
    [rucksack] Heal for 2 nuggets
    [ricochet] Shoot at a card
    [sniper] Shoot with 2 BANG!
    [dorothy_rage] Order a card played
    [lady_rosa_of_texas] Change seats
    [jourdonnais] Draw! for { $card }
    [barrel] Draw! for { $card }
   *[other] Use { $card }
}
bang-give-blind = { $kind ->
    [duel] Give a BANG!
   *[other] Give a card
}
bang-pass = { $kind ->
    [shot] Take the hit
    [indians] Lose a life point
    [duel] Give up the Duel
    [rescue] Die
    [play] Not now
    [hard_liquor] Draw cards
   *[other] Leave it
}

# Asks for the own hand where a question is put without it.
bang-open-hand = See the hand

# Beside a character that is read large, and when roles are dealt. $goal is what the role wins by.
bang-has-role = { $name }: { $role }. { $goal }
bang-goal-of-three = Put the { $hunted } out yourself, or be the last one left.
bang-goal-last = Be the last one alive.

## Who is out

bang-you-are-out = { $name } is out. Press that panel to watch with all cards open, or to play a bot on.
bang-you-are-a-shadow = { $name } is out, but comes back as a shadow for each turn.
bang-watch-open = { $name } watches with all cards open
bang-play-bot = { $name } plays { $bot }’s seat on
bang-gallery = Everybody’s cards and roles, for { $name }’s eyes only.

## The end

bang-result-title = The smoke clears
bang-result-over = { $side ->
    [law] The law has won in turn { $turn }: { $names }.
    [outlaws] The Outlaws have won in turn { $turn }: { $names }.
    [renegade] The Renegade has won in turn { $turn }: { $names }.
    [last] { $names } wins alone, in turn { $turn }.
    [life] Time is up in turn { $turn }: { $names }.
    [instead] Who won by the rules had given up before: { $names } in turn { $turn }.
   *[left] Everybody else has given up: { $names } in turn { $turn }.
}
bang-result-many = { $count } winners
bang-result-side = { $side ->
    [law] The law wins
    [outlaws] The Outlaws win
    [renegade] The Renegade wins
    [last] { $names } wins
    [life] Most life points
   *[left] The game is over
}
bang-result-shots = SHOTS
bang-result-hits = DAMAGE
bang-result-out = PUT OUT
bang-result-role = ROLE
bang-result-character = CHARACTER
bang-result-life = LIFE

## What is cried out while it happens: a few words on a plate or a stamp

bang-act-roles-mixed = NEW ROLES!
bang-act-nothing-to-draw = NO CARD IS LEFT
bang-act-skipped = LOSES THE TURN
bang-act-again = ONCE MORE!
bang-act-last-round = THE LAST ROUND!
bang-act-must-play = { $card } must be played
bang-act-suit = { $suit ->
    [hearts] HEARTS ONLY
    [diamonds] DIAMONDS ONLY
    [clubs] CLUBS ONLY
   *[spades] SPADES ONLY
}
bang-act-missed = MISSED!
bang-act-no-effect = NO EFFECT: { $why }
bang-act-driven = DRIVEN OFF!
bang-act-duel-lost = NO BANG! LEFT
bang-act-life-lost = −{ $amount }
bang-act-life-gained = +{ $amount } LIFE
bang-act-dying = LAST LIFE POINT!
bang-act-out = OUT
bang-act-reward = +3 CARDS
bang-act-penalty = HIS OWN DEPUTY!
bang-act-won = { $side ->
    [law] The law has won: { $names }
    [outlaws] The Outlaws have won: { $names }
    [renegade] The Renegade has won: { $names }
    [life] Time is up. Most life points: { $names }
   *[last] { $names } wins alone
}
bang-act-sworn = { $side ->
    [law] FOR THE LAW
    [outlaws] FOR THE OUTLAWS
   *[other] FOR HIS OWN SIDE
}
# What a draw! has to bring; { $why } is the card or ability that asks for it.
bang-act-draw-need = { $why ->
    [dynamite] goes off at spades from 2 to 9
    [jail] hearts set free
    [barrel] hearts stop the shot
    [jourdonnais] hearts stop the shot
    [vendetta] hearts: one more turn
    [don_bell] hearts or diamonds: one more turn
    [teren_kill] anything but spades saves
    [rhum] a life point for each suit
   *[other] what will it be?
}
bang-act-draw-good = LUCKY!
bang-act-draw-bad = NO LUCK
bang-act-free = FREE!
bang-act-stays-in = STAYS IN JAIL
bang-act-back = BACK AGAIN!
bang-act-swapped = { $a } and { $b } change seats
bang-act-nuggets = { $amount ->
    [one] +1 NUGGET
   *[other] +{ $amount } NUGGETS
}

## What goes on in the middle of the table

bang-duel-line = { $name } gives a BANG! or loses a life point.
bang-duel-turn = YOUR SHOT
bang-shot-line = { $needed ->
    [one] One Missed! is enough to be safe.
   *[other] It takes { $needed } Missed! to be safe.
}
bang-volley-line = { $kind ->
    [indians] A BANG! drives them off; else a life point is lost.
    [gatling] A Missed! saves; else a life point is lost.
    [howitzer] A Missed! saves; else a life point is lost.
   *[other] It goes round, one after the other.
}

## The story of a game

bang-story = Story
bang-story-title = How it went
bang-story-bar = Who put whom out, and when the tide turned.
# $who: somebody is responsible, or nobody is; $why is what killed then.
bang-story-out = { $who ->
    [somebody] Turn { $turn }: { $by } ({ $author }) puts { $name } ({ $role }) out.
   *[nobody] Turn { $turn }: { $name } ({ $role }) is out by nobody’s hand: { $why }.
}
bang-story-turning = { $who ->
    [somebody] The turning point: in turn { $turn } { $by } took a life point from { $name }. From then on the winners were never behind.
   *[nobody] The turning point: in turn { $turn } { $name } lost a life point. From then on the winners were never behind.
}
bang-story-most = { $shots ->
    [one] One shot only, by { $name }, is as many as anybody fired; life points taken: { $hits }.
   *[other] { $name } fired most: { $shots } shots, and took { $hits } life points.
}
