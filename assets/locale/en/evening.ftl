### Coming to the table with whatever is at hand

seats-own-pad-short = Own pad
seats-shared-pad = Shared gamepad
seats-shared-pad-short = Shared pad
seats-more = Add person
seats-more-bots = Add bot
seats-joined = { $name } sits down and plays with what is shared.
seats-joined-pad = { $name } sits down with a gamepad. Back on it gets up again.
seats-left = { $name } gets up; a bot takes the chair.
seats-bot-joined = { $name }, a bot, takes the empty chair.
seats-all-people = There is a person in every chair.
seats-all-taken = Every chair is taken.
