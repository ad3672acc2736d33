### Title, seats, rules, saved games, pause, settings, about, covers.

menu-back = Back
menu-cancel = Cancel
per-cent = { $value } %
switch-on = on
switch-off = off

## Title

title-says = For everybody round one screen.
title-play = Play
title-saved = Saved games
title-about = About
title-settings = Settings
title-quit = Quit
title-none-saved = There is no saved game yet.
title-bang-says = Three to eight at one table.
title-wyatt-earp-says = Two to four at one table.
title-pony-express-says = Three to five at one table.

bill-bang-strap = THE FAMOUS SHOOT-OUT
bill-bang-title = BANG!
bill-bang-tagline = of hidden roles
bill-bang-first = SHERIFF & DEPUTIES
bill-bang-second = against
bill-bang-third = OUTLAWS & A RENEGADE
bill-bang-seats = 3 – 8
bill-bang-time = 30 MIN
bill-wyatt-earp-strap = DEAD OR ALIVE
bill-wyatt-earp-title = Wyatt Earp
bill-wyatt-earp-tagline = seven outlaws, one purse
bill-wyatt-earp-first = REWARDS TO
bill-wyatt-earp-second = $25,000
bill-wyatt-earp-third = -
bill-wyatt-earp-seats = 2 – 4
bill-wyatt-earp-time = 45 MIN
bill-pony-express-strap = ST. JOE TO SACRAMENTO
bill-pony-express-title = Pony/Express
bill-pony-express-tagline = -
bill-pony-express-first = BLUFF · RIDE · SHOOT
bill-pony-express-second = a good hand at dice wanted
bill-pony-express-third = -
bill-pony-express-seats = 3 – 5
bill-pony-express-time = 60 MIN

## Seats

seats-title = Who Sits Down?
seats-says = { $most ->
    [5] Three to five sit at this table.
    [8] Three to eight sit at this table.
   *[other] Two to four sit at this table.
}
seats-person = Person
seats-bot = Bot
seats-nobody = Nobody
seats-shared = Mouse, keys
seats-shared-short = Mouse
seats-own-pad = Own gamepad
seats-plays-nothing = –
seats-level-greenhorn = Greenhorn
seats-level-greenhorn-says = { $name } misjudges and forgets: an opponent for a first game.
seats-level-deputy = Deputy
seats-level-deputy-says = { $name } weighs all that can be known and decides at once.
seats-level-marshal = Marshal
seats-level-marshal-says = { $name } also thinks ahead, a moment before each decision.
seats-level-marshal-slow = Slow Marshal
seats-level-marshal-slow-says = { $name } takes the time to think ahead: up to a second and a half for a decision.
seats-level-says = { $name } plays as { $level }, { $temper }. A bot sees only what its own seat sees.
seats-bot-title = How { $name } Plays
seats-temper-drawn = As it comes
seats-temper-drawn-says = Each game draws a temperament for { $name }.
seats-temper-even = Even-tempered
seats-temper-even-says = { $name } has no weakness for anything.
seats-temper-trigger-happy = Trigger-happy
seats-temper-trigger-happy-says = { $name } would rather shoot now than wait for a better moment.
seats-temper-careful = Careful
seats-temper-careful-says = { $name } gives nothing away and takes few risks.
seats-temper-grudger = Grudging
seats-temper-grudger-says = { $name } likes to see others lose.
seats-temper-hoarder = Hoarding
seats-temper-hoarder-says = { $name } likes to keep what is in hand.
seats-temper-gambler = Gambling
seats-temper-gambler-says = { $name } trusts to luck.
seats-press-a-button = Press a button
seats-who-says = A person, a bot or nobody in this chair.
seats-name-says = Another name for { $name }.
seats-plays-says = What { $name } plays with. An own gamepad keeps a hand of cards secret.
seats-joining-says = { $name }: press the lower face button on your gamepad.
seats-joining-none = { $name }: switch a gamepad on and press its lower face button, or press here again to play with mouse and keys.
seats-joining-ended = No gamepad answered, so { $name } plays with mouse and keys. Go on now, or give out a gamepad.
seats-pad-here = A gamepad is here. Its lower face button sits down at the table.
seats-nobody-here = Nobody sits here.
seats-next = To the rules
seats-go-on = { $count ->
    [one] One player: go on to the rules
   *[other] { $count } players: go on to the rules
}
seats-go-on-says = Next: which rules you play by.
seats-sides = Sides of the table
sides-title = Who Sits Where?
sides-says = Where each person sits round the lying screen.
sides-row-says = Questions to { $name } turn to this side.
sides-value = { $side ->
    [0] Lower edge
    [1] Left edge
    [2] Upper edge
   *[other] Right edge
}
seats-name-title = What Is Your Name?

ready-names = Kate, Doc, Morgan, Hattie, Virgil, Ana, Bo, Clem, Dora, Eli, Faye, Gus, Ike, Jo, Lou, Mae, Ned, Opal, Pete, Ruth

# Which of the ready names are women's: they get the pictures of women, the others those of men.
ready-women = Kate, Hattie, Ana, Dora, Faye, Jo, Lou, Mae, Opal, Ruth

naming-letters = A B C D E F G H I J K L M N O P Q R S T U V W X Y Z ’ -
naming-space = Space
naming-erase = Erase
naming-done = Done
naming-empty = A name needs a letter.
naming-full = A name has { $most } letters at most: the rest is left out.
naming-says = Take a ready name, or write one with keys, mouse or gamepad.

## Rules

rules-title = Switches
rules-presets = Rules
rules-says = Choose a set of rules, or turn single switches.
rules-bar = The rules of this table.
rules-press = Press to turn the switch.
rules-arrows = The arrows, or left and right: less or more.
rules-changed = { $count ->
    [one] one switch changed
   *[other] { $count } switches changed
}
rules-recommended = for the first game
rules-own-says = A mix of your own.
rules-page-back = Previous page
rules-page-on = Next page ({ $at } of { $of })
rules-page-says = There are more switches than one sheet holds: this is page { $at } of { $of }.
rules-page-first = This is the first page.
rules-page-last = This is the last page.
rules-save = Save mix
rules-forget = Forget mix
rules-begin = { $game ->
    [pony_express] Saddle up
   *[other] Deal the cards
}
rules-nothing-to-save = No switch is changed, so there is nothing to save.
rules-not-own = Only a mix of your own can be forgotten.
rules-save-title = A Name for This Mix
rules-not-saved = This mix was not saved: there are six already, or { $name } is a set of its own.
rules-mix-names = House rules, Friday night, Long game, Short game

## Pause

pause-title = The Game Waits
pause-resume = Go on
pause-settings = All settings
pause-leave = Save, to the title
pause-quit = Save and quit
pause-leave-says = Every move is saved already. You can go on just here.

## Settings

settings-title = Settings
settings-says = Every change counts at once and is kept.
settings-play = PLAY
settings-picture = PICTURE
settings-sound = SOUND
settings-pads = GAMEPADS
settings-keys = KEYS
key-says = A key of your own for “{ $action }”. Arrows, Enter and Esc always work too.
key-press = press a key
key-none = none
key-reset = Reset the keys
key-nothing-to-reset = No key has been changed.
key-not-this-one = { $key } cannot be given away: it always does the same.
key-up = Up
key-down = Down
key-left = Left
key-right = Right
key-confirm = Yes
key-back = Back
key-secondary = Second choice
key-read = Read a card
key-page-left = Previous page
key-page-right = Next page
key-look = See the hand
key-menu = Menu
key-mute = Silence
set-master = Volume
set-master-says = How loud everything is.
set-effects = Effects
set-effects-says = Cards, shots, coins.
set-music = Music
set-music-says = The band: calm, or tense when it matters.
set-muted = Silence
set-muted-says = No sound at all. The key M and Select on a pad do the same at any time.
set-full-screen = Full screen
set-full-screen-says = Fill the screen. The key F11 does the same at any time.
set-display = Monitor
set-display-says = On which of the monitors the window is.
set-display-value = { $value } of { $count }
set-display-only = There is only one monitor: plug another one in to choose.
language-own-name = English
set-language = Language
set-language-says = The language of every screen, log and card.
set-language-partly = { $name } (in part)
set-text-size = Text size
set-text-size-says = How large all text is. The window decides if you do not.
set-text-size-value = { $value ->
    [0] By window
   *[other] { $value } %
}
set-high-contrast = High contrast
set-high-contrast-says = Plain bright paper, black ink, thicker rims.
set-plain-type = Plain type
set-plain-type-says = Easy letters in place of the wood type.
set-safe-marks = Colour-safe marks
set-safe-marks-says = Seats in eight lightnesses and suits in four inks, for eyes that tell few colours apart.
set-tv-safe = Room at the edges
set-tv-safe-says = For a television that cuts the picture’s edge off.
set-lies-flat = Screen lies on the table
set-lies-flat-says = The picture turns to whoever is asked. Who sits at which side is chosen with the chairs.
set-gpu = Use the graphics card
set-gpu-says = Let the graphics card show the picture. Counts from the next start.
set-reduced-motion = Less motion
set-reduced-motion-says = No shaking, no flashes; cards fade in place of flying.
set-pace = Pace of bots
set-pace-says = How long a bot takes before it acts. “Step by step” waits for a press.
set-pace-value = { $value ->
    [slow] Slow
    [fast] Fast
    [instant] At once
    [step] Step by step
   *[normal] Normal
}
set-animations = Pace of animations
set-animations-says = How fast cards and dice move. One press ends what is moving.
set-animations-value = { $value ->
    [like_bots] Like the bots
    [slow] Slow
    [fast] Fast
    [instant] At once
   *[normal] Normal
}
set-ask-before-ending = Ask before ending
set-ask-before-ending-says = Ask once more when a turn ends although something could still be played.
set-ask-before-slips = Ask about slips
set-ask-before-slips-says = Ask once more about plays hardly ever meant: a Beer at full life, a shorter gun, a raid that kills a friend.
set-answer-seconds = Time to answer
set-answer-seconds-says = After this time a bot answers for whoever is asked, once.
set-hints = Advice of a deputy
set-hints-says = Help offers what a deputy would do, from what the asked seat sees.
set-answer-seconds-value = { $value ->
    [0] No limit
   *[other] { $value } seconds
}
set-confirm-swap = Swap yes and back
set-confirm-swap-says = The right face button says yes, the lower one goes back.
set-pad-glyphs = Buttons in prompts
set-pad-glyphs-says = What is printed on the gamepad in hand, or always the same.
set-pad-glyphs-value = { $value ->
    [place] By place
    [xbox] Xbox
    [playstation] PlayStation
    [nintendo] Nintendo
   *[auto] As in hand
}
set-two-presses = Flick with two presses
set-two-presses-says = A needle runs; a second press stops it. No holding, no pulling.
set-toggle-holds = Press in place of holding
set-toggle-holds-says = What must be held is switched on and off by a press.
set-rumble = Rumble
set-rumble-says = Gamepads shake when something happens to their seat.
set-background-pads = Pads in the background
set-background-pads-says = Gamepads work while another window is in front. Counts from the next start.
set-dead-zone = Dead zone
set-dead-zone-says = How far a stick must move before it counts. More helps against a drifting stick.

## About

about-title = About
about-tab = SUNDOWN SALOON
about-face-rye = RYE
about-face-league-gothic = LEAGUE GOTHIC
about-face-besley = BESLEY
about-face-noto-serif-sc = NOTO SERIF SC
about-face-lalezar = LALEZAR
about-face-vazirmatn = VAZIRMATN
about-licence-says = Up and down move the page.
about-product = Sundown Saloon, version { $version }. Wild West table games for everybody round one screen. It keeps your games and settings on this machine and sends nothing anywhere.
about-trademarks = BANG!, Wyatt Earp and Pony Express are names of published games, and trademarks or titles of their publishers. They are named here only to say which rules the program knows. It comes from none of them, and none of them has looked at it. Whoever likes these games should own them: the real cards are better in the hand.
about-own = All pictures, sounds and sentences were made for this program. The type is Rye, League Gothic, Besley, Noto Serif SC, Lalezar and Vazirmatn, under the SIL Open Font License, which the next pages show. The window, the sound and the gamepads work through pygame-ce and SDL; sentences are put together by Fluent.

## Covers

cover-head = Pass to { $name }
cover-line = Only { $name } should look now.
cover-button = I am { $name }
cover-says = { $name } is asked. Press when you hold the mouse.
cover-menu = Pause
cover-not-you = This is { $name }’s to press.

## Gamepads that are lost or unknown

pad-lost-title = { $name }’s Gamepad Is Gone
pad-lost-says = The game waits for { $name }. Switch the gamepad on again, or press a button on any free one.
pad-lost-bar = { $name }: press a button on a gamepad.
pad-lost-shared = Go on with mouse and keys
pad-lost-pause = Pause menu
pad-test-title = Gamepads in hand
pad-test-row-says = See where the sticks are and which buttons are down.
pad-test-here = { $count ->
    [0] None
   *[other] { $count }
}
pad-test-says = Inside the dotted ring a stick is at rest. On a pad press back twice to leave.
pad-test-none = No gamepad is plugged in.
pad-test-other = Button { $number } has no meaning yet.
pad-map-title = A New Gamepad
pad-map-says = Button { $done } of { $count }.
pad-map-south = Press the button for yes.
pad-map-east = Press the button for back.
pad-map-north = Press the button to read a card.
pad-map-start = Press the button for the menu.
pad-map-later = Not now
pad-map-twice = That button has a meaning already.
pad-map-done = The gamepad is ready.

## Saved games

saves-title = Saved Games
saves-says = Every game is here, saved move by move.
saves-aside =
    { $count ->
        [one] One file could not be used and was set aside, beside the saved games.
       *[other] { $count } files could not be used and were set aside, beside the saved games.
    }
saves-row-says = Go on, watch, or throw away.
saves-no-film = Saved games of this kind can be played on, not watched yet.
saves-statistics = Statistics
saves-newer = Newer games
saves-older = Older games
saves-no-newer = These are the newest.
saves-no-older = These are the oldest.
saved-title = A Saved Game
saved-on = { $part ->
    [none] { $game } · { $preset } · { $when }
   *[other] { $game } · { $part } · { $preset } · { $when }
}
saved-finished = { $part ->
    [none] { $game } · Finished · { $preset } · { $when }
   *[other] { $game } · Finished in { $part } · { $preset } · { $when }
}
saved-when = { $day } { $month }, { $clock }
saved-go-on = Go on
saved-watch = Watch it again
saved-is-over = This game has ended.
saved-not-over = This game has not ended yet. Go on with it.
saved-throw-away = Throw away
saved-throw-away-sure = Press again: gone for good
saved-throw-away-says = A game that is thrown away does not come back.
saved-not-thrown = The disk refuses: the game is still there.
saved-later = Later
saved-later-says = It stays among the saved games.
welcome-back = Welcome Back
welcome-says = This game waits exactly where you left it.
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

## Watching a game again

watch-at = { $part ->
    [none] Pick { $at } of { $of }
   *[other] Pick { $at } of { $of }, { $part }
}
watch-over = { $who } won with { $purse }.
watch-won = { $who } won.
watch-nobody = nobody
watch-whoever = whose turn it is
watch-step-back = Step back
watch-play = Play
watch-stop = Stop
watch-step = Step
watch-pace = Pace: { $pace ->
    [slow] slow
    [fast] fast
    [instant] at once
   *[normal] normal
}
watch-cards = Cards: { $who }
watch-leave = Leave
watch-at-start = This is the beginning.
watch-at-end = This is the end.

## The time to answer

## Statistics

stats-title = Statistics
stats-says = { $games ->
    [0] No saved game has been counted.
    [one] One game. Small figures: where fair chance leaves a count 19 times in 20.
   *[other] { $games } games. Small figures: where fair chance leaves a count 19 times in 20.
}{ $unread ->
    [0] {""}
    [one] {" "}One file could not be read.
   *[other] {" "}{ $unread } files could not be read.
}
stats-says-game = Small figures: fair chance, 19 times in 20. Of a game that goes on only what all have seen counts.
stats-reading = Adding up: { $games } so far …
stats-none = Nothing has been counted yet. Play a game first.
stats-game = Game
stats-scope = Games counted
stats-scope-game = this game
stats-scope-evening = this evening
stats-scope-all = all games
stats-all = All
stats-others = Others
stats-total = In all
stats-verdict = In a word
stats-band = { $low }–{ $high }
stats-percent = { $percent } %
stats-word-few = too few
stats-word-usual = fair
stats-word-odd = unusual
stats-word-very-odd = very unusual
stats-few = There is too little yet to tell fair chance from unfair.
stats-usual = All together nothing is unusual: fair chance is at least as uneven { $share } times in 100.
stats-odd = That is unusual, but it happens: fair chance is as uneven { $share } times in 100.
stats-very-odd = That is very unusual: fair chance is as uneven less than once in 1,000 times.
stats-square = Chi-square { $square } with { $freedom ->
    [one] 1 degree of freedom.
   *[other] { $freedom } degrees of freedom.
}

## The end of a game

result-rematch = Once more
result-log = Log
result-statistics = Statistics
result-leave = To the title
result-gave-up = GAVE UP
