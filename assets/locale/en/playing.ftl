### What every table says: the bar, answers out of turn, the log, seats and hands.

## The bar

play-why = { $why } ({ $clause })
play-read = Read
play-nothing-to-read = There is nothing more to read about this.
play-menu = Menu
play-close = Close
play-back = Back
play-undo = Take back
play-step = Next act
play-not-your-seat = It is { $name } who is asked.
play-face-down-no = That cannot be played now: look at the cards, or choose others.

## Answers out of turn

# A button for each person who may answer, beside play-all-pass.
play-race-seat = { $name } answers
play-all-pass = All pass

## What is done to a person's seat, on a slip: $told is the sentence of the log.

play-done-to = { $told }

## Time for an answer

play-time-runs-out = { $name }: ten seconds are left.
play-time-up = Time is up: a bot answers for { $name }.

## The log

play-log-title = Telegraph office
play-log-bar = Everything that has happened, as everybody saw it.
play-log-older = Older
play-log-newer = Newer

## A seat and its hand

play-seat-look = { $name } looks at their cards
play-seat-to-bot = A bot plays { $name }’s seat
play-seat-to-person = A person plays { $name }’s seat
play-seat-concede = { $name } gives up
play-seat-sure = Sure? { $what }
play-pause-seat = { $name }’s seat …
play-seat-bar = Who plays this seat from now on?
play-ponders = { $name } is thinking …
# A banner while the cards lie open because a look button is held.
play-look-away = { $name } LOOKS: EVERYBODY ELSE LOOK AWAY
play-peek-bar = { $name }’s hand. It is hidden again when this is closed.
play-peek-hide = Hide it
