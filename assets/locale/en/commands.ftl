# What the command line says. Messages that start with "trouble-" are one sentence and say what to do.

help-program = Wild West table games on one screen. Without a command it plays.
help-command = what to do; { $command } --help says more
help-play = open the saloon, or with --game sit down at a table at once
help-case = run case files: a set-up, picks and expectations in a few lines of text
help-replay = watch a saved game from the first pick to the last
help-export = write the league, the games and the awards of the evening as CSV files
help-usage = usage:
help-words = words
help-options = options
help-help = show this and stop
help-version = print the version and stop
help-game = the game to begin at once: { $games }
help-seats = how many sit at the table
help-bots = how many of them are bots (they take the last seats)
help-seed = the number that fixes every shuffle and every bot
help-preset = the set of rules to play by
help-set = play by another value of one rule switch; may be given again
help-with = expansions to play with, with commas between
help-headless = no window: bots play to the end and the record is printed
help-window = size of the window in pixels, such as 1280x720
help-full-screen = fill the screen
help-no-sound = play without sound
help-pace = how long a bot's act can be seen: { $paces }
help-language = the language to play in: en, fa or zh
help-kiosk = run alone in public: bots play until somebody presses something
help-idle = with --kiosk: seconds without a press until it begins anew (120)
help-pin = with --kiosk: the digits that open the operator's page (1881)
help-case-file = a case file
help-replay-file = a saved game
help-export-folder = where to write them (a folder of its own in the data folder, if left out)

version = Sundown Saloon { $version }

trouble-no-such-command = There is no command { $said }: the commands are { $known }.
trouble-not-understood = That was not understood ({ $said }): { $command } --help lists what can be said.
trouble-unknown-words = There is no { $said } here: { $command } --help lists what there is.
trouble-no-value = { $said } needs a value: { $command } --help says which.
trouble-lacking = { $said } is missing: { $command } --help says what it is.
trouble-no-such-game = There is no game { $said }: the games are { $known }.
trouble-only-headless = { $game } has no table in the window yet: add --headless to read how bots play it.
trouble-not-a-number = { $option } needs a whole number, and { $said } is none.
trouble-out-of-range = { $option } { $said } is outside { $low } to { $high }, which is what { $game } allows.
trouble-seed-range = --seed { $said } is outside 0 to { $most }.
trouble-more-bots-than-seats = There can't be { $bots } bots in { $seats } seats: give --bots a number from 0 to { $seats }.
trouble-headless-people = Without a window nobody but bots can play: leave --bots out or give it { $seats }.
trouble-no-such-preset = { $game } has no preset { $said }: the presets are { $known }.
trouble-not-a-setting = --set needs switch=value, and { $said } is not that.
trouble-no-such-switch = { $game } has no switch { $said }: the switches are { $known }.
trouble-no-such-value = The switch { $switch } can't be { $said }: it can be { $known }.
trouble-not-a-step = The switch { $switch } can't be { $said }: it can be { $low } to { $high } in steps of { $step }.
trouble-no-such-expansion = { $game } has no expansion { $said }: there are { $known }, or all.
trouble-no-expansions = { $game } has no expansions, so leave out --with { $said }.
trouble-no-such-file = There is no file { $said }: check the name and the folder.
trouble-not-a-size = --window needs a size such as 1280x720, and { $said } is none.
trouble-size-range = A window of { $said } can't be played in: give a size from { $least } to { $most }.
trouble-kiosk-game = A kiosk offers every game in its window: leave out the game, the table and --headless, or leave out --kiosk.
trouble-kiosk-only = --idle and --pin belong to a kiosk: add --kiosk or leave them out.
trouble-idle-range = --idle { $said } can't be: give seconds from { $least } to { $most }.
trouble-no-folder-named = An empty name is no folder: name one, or leave it out.
trouble-not-a-pin = --pin { $said } can't be: give four to eight digits.
trouble-no-such-pace = There is no pace { $said }: the paces are { $known }.
trouble-no-such-language = There is no language { $said }: the languages are { $known }.
trouble-no-screen =
    There is no screen to open a window on ({ $why }): start it from a desktop, or set DISPLAY, or let bots play without one: { $command } play --headless.
trouble-no-library =
    A part the window needs can't be loaded ({ $why }): make a fresh set of parts with python3 -m pip install --force-reinstall pygame-ce, and on a bare Linux system also the X11 libraries, sudo apt install libx11-6 libxext6 libxcursor1 libxi6 libxrandr2.
trouble-output = What was printed could not be written ({ $why }): make room on that disk, or print elsewhere.
trouble-crash = Something broke that should not have, and the program had to stop; please report it with this file: { $log }
trouble-crash-unkept = Something broke that should not have, and the program had to stop; please report it with the lines above.
