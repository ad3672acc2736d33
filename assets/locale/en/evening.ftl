### Coming to the table with whatever is at hand

seats-own-pad-short = Own pad
seats-shared-pad = Shared gamepad
seats-shared-pad-short = Shared pad
seats-pad-free = A free gamepad joins with its lower button.
seats-more = Add person
seats-more-bots = Add bot
seats-joined = { $name } sits down and plays with what is shared.
seats-joined-pad = { $name } sits down with a gamepad. Back on it gets up again.
seats-left = { $name } gets up; a bot takes the chair.
seats-bot-joined = { $name }, a bot, takes the empty chair.
seats-all-people = There is a person in every chair.
seats-all-taken = Every chair is taken.

### The evening: the league, its awards, its games

title-evening = The evening
evening-title = The Evening
evening-league = League
evening-awards = Awards
evening-shots = Shots
evening-games = Games
evening-points = Points
evening-played = Games
evening-won = Won
evening-rank = { $rank }. { $name }
evening-formula = Every finished game is worth { $points } points to whoever beats everybody: a share for each seat beaten, half of it for each one level. Bots are beaten like anybody but have no row.
evening-says = { $count ->
    [0] No finished game counts yet.
    [one] One finished game counts.
   *[other] { $count } finished games count.
}
evening-reading = The games are being looked through.
evening-none = No game has been finished this evening.
evening-bots-only = Only bots have finished games this evening: the league is for people.
evening-no-awards = Nobody has earned an award yet.
evening-no-shots = Nobody has shot yet. The shoot-outs of Pony Express are listed here.
evening-award = { $award }: { $name }
evening-proof = { $proof } { $game }, { $clock }.
evening-award-says = Press to see it again.
evening-shot-says = Press to see it again slowly.
evening-game = { $game }, { $clock }, { $count } at the table
evening-game-won = Won by { $winners }.
evening-game-says = Press to watch the game from its start.
evening-export = Save as files
evening-exported = Written to { $folder }
evening-not-exported = The files could not be written ({ $why }): make room on that disk.
evening-anew = Empty the league
evening-anew-sure = Empty the league now
evening-anew-says = An empty league for another evening. The finished games stay saved.
evening-not-anew = The disk refuses: the league stays as it is.
evening-page-back = Previous page
evening-page-on = Next page
evening-page-none = There is no more.

### The evening as files, by command

export-written = { $count ->
    [one] One finished game is written to { $folder }
   *[other] { $count } finished games are written to { $folder }
}
trouble-nothing-finished = No game has been finished since the league began, so there is nothing to write.
trouble-not-exported = The files could not be written to { $folder } ({ $why }): name another folder, or make room.

### Lessons

lesson-title = Lesson: { $game }
lesson-at = Step { $at } of { $of }
lesson-task = Lesson: { $task }
lesson-now = Now: { $task }
lesson-begin = Begin
lesson-go-on = To the table
lesson-skip = Skip the lesson
lesson-skip-says = How to play has it again, whenever it is wanted.
lesson-again = The step again
lesson-play = Play { $game }
lesson-leave = End the lesson
lesson-over-says = The lesson is over: play a game, or go back.
lesson-says = { $game } in a short lesson that can be left at any moment.
lesson-clause = { $clause }: { $rule }
lesson-other = That may be done as well, but the lesson is at another step: { $task } ({ $clause })
lesson-other-plain = That may be done as well, but the lesson is at another step: { $task }
lesson-first = First time? The lesson
lesson-first-says = Step by step, in two or three minutes.
guide-lesson = Lesson
guide-lesson-says = Step by step, in two or three minutes.
guide-lesson-at-table = A game is on: the lesson is under How to play, from the title.

### Help at any moment

play-help = Help
help-title = What Can Be Done Now?
help-bar = What may be done now in { $game }, what not, and why.
help-may = This may be done:
help-may-not = This may not be done now:
help-more = and { $count } more of the kind
help-thing = { $things }: { $why }
help-rule = { $shown } [{ $clause }: { $rule }]
help-nobody = Nobody at this screen can do anything just now. What everything does is under How to play.
help-face-down = The hand lies face down, so that nothing is told of it here. Look at it first, then ask again.
help-ask-deputy = What would a deputy do?
help-deputy = A deputy would choose: { $what }.
help-deputy-marked = The brackets on the table show where to begin.
cap-f1 = F1
cap-ls = LS
cap-l3 = L3

### One hand

set-one-hand = Hands
set-one-hand-says = Keys within reach of one hand, and a stick with two buttons on a gamepad. The rest is focused in the bar.
set-one-hand-value = { $value ->
    [left] Left only
    [right] Right only
   *[both] Both
}

### What a seat plays with, in the middle of a game

play-seat-share = { $name } plays with what is shared
play-seat-own = { $name } plays with this gamepad
