### What the table says: about saved games, undo, and the record of a game without a window.

## Saved games. $file is the name of the file, $now what it is called since it was set aside.

save-torn = The very last pick of this game was not written whole before the program stopped. It had not been shown, so pick again.
save-mended =
    { $picks ->
        [0] The saved game { $file } was damaged. It goes on from its beginning; the damaged file is kept as { $now }.
        [one] The saved game { $file } was damaged. It goes on after its first pick; the damaged file is kept as { $now }.
       *[other] The saved game { $file } was damaged. It goes on after pick { $picks }; the damaged file is kept as { $now }.
    }
save-damaged = The saved game { $file } is damaged and cannot be played on. It is kept as { $now }.
save-foreign = { $file } lay among the saved games and is none. It is kept as { $now }.
save-newer = The saved game { $file } was made by a newer version of this program: get that version to play it on. Until then it is kept as { $now }.
save-changed-rules = The rules have changed since { $file } was played: after pick { $picks } it no longer holds, so it cannot be played on. It is kept as { $now }.
save-drifted = The saved game { $file } comes out otherwise than it was played after pick { $picks }, which should not be: please report it with the file. It is kept as { $now }.
save-in-use = The game { $file } is being played in another window: go on there, or close that window first.
save-cannot-open = The saved game { $file } cannot be opened ({ $why }). Nothing was changed.
save-disk-full = The disk is full, so this game goes on without being saved: make room, and saving begins again by itself.
save-refused = This game cannot be saved in { $folder } ({ $why }). It goes on without being saved.
save-result-refused = The result of this game cannot be remembered in { $file } ({ $why }). The game stays unfinished among the saved ones: go on with it later, and its result is remembered then.
save-again = This game is being saved again, with everything played so far.

## Replays: the file stays where it is.

replay-damaged = { $file } is damaged in line { $line }, so it cannot be watched.
replay-foreign = { $file } is no saved game of this program: choose one from the folder of saved games.
replay-newer = { $file } was made by a newer version of this program: get that version to watch it.
replay-changed-rules = The rules have changed since { $file } was played: after pick { $picks } it no longer holds, so it cannot be watched.
replay-cannot-open = { $file } cannot be opened ({ $why }).

## Why a pick cannot be taken back. `.plate` is what the greyed button wears: four words at most.

reason-nothing-to-undo = There is nothing to take back yet: this seat has picked nothing.
    .plate = NOTHING YET
reason-undo-another-acted = Somebody else has acted since: a pick can be taken back only while it is the last one.
    .plate = OTHERS HAVE ACTED
reason-other-lesson-step = That may be done as well, but the lesson is at another step: do that one first.
    .plate = NOT THIS STEP
reason-undo-new-knowledge = Something new has been seen since: what was drawn, turned up or shown cannot be unseen.
    .plate = TOO MUCH SEEN

## The record of a game without a window

record-title = Sundown Saloon { $version }: { $game }
record-rules = Rules: { $preset }. Seed: { $seed }.
record-switch = { $switch }: { $value }
record-seat = Seat { $seat }: { $name }, a bot
record-event = { $event }  [{ $clause }]
record-wins = { $name } wins the game.
record-stands =
    { $won ->
        [yes] { $name } has { $money } and wins the game.
       *[no] { $name } has { $money }.
    }
