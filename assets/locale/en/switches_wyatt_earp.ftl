### Wyatt Earp on the rules screen. For each switch of game/wyatt_earp/presets.toml: its name, what it decides (-says),
### and a label for each value; for each preset a name and a sentence (-says). Underscores become dashes.

## Paying out

switch-capture-threshold = Points for a capture
switch-capture-threshold-says = How many points an outlaw needs, all players together, before the reward is paid.
switch-capture-threshold-8 = 8 or more
switch-capture-threshold-9 = 9 or more

switch-sole-lead-margin = Lead that takes all
switch-sole-lead-margin-says = How many points behind the best a player no longer shares in the reward.
switch-sole-lead-margin-5 = 5 or more
switch-sole-lead-margin-6 = 6 or more

switch-tie-shortfall = Ties too dear to pay
switch-tie-shortfall-says = What happens when the money left cannot pay all tied players.
switch-tie-shortfall-stop-all = Paying stops
switch-tie-shortfall-skip-group = The tied are left out

switch-zero-cp-shares = No points, but close behind
switch-zero-cp-shares-says = Whether a player without a point on the outlaw may share when the best has only a few.
switch-zero-cp-shares-false = No share
switch-zero-cp-shares-true = Shares

## The end of the game

switch-game-target = Money to reach
switch-game-target-says = The sum at which the game ends once a hand has been paid out.
switch-game-target-value = ${ NUMBER($value) }

switch-game-end = Reaching that sum
switch-game-end-says = Whether the exact sum ends the game or it takes more.
switch-game-end-at-least = The sum is enough
switch-game-end-more-than = It takes more

## The supply

switch-first-reshuffle = One card left, first time
switch-first-reshuffle-says = What becomes of a single card left in the first supply when somebody draws two.
switch-first-reshuffle-take-then-shuffle = Taken, then shuffle
switch-first-reshuffle-shuffle-all = Shuffled in first

switch-second-exhaustion = Supply used up again
switch-second-exhaustion-says = When the hand ends after the supply has run out for the second time.
switch-second-exhaustion-on-draw = When a draw fails
switch-second-exhaustion-when-empty = As soon as it is empty

## Sheriff cards

switch-photo-out-of-turn = Photo out of turn
switch-photo-out-of-turn-says = Whether a Photo may be laid in another player's turn, right after its outlaw has been opened.
switch-photo-out-of-turn-off = Not allowed
switch-photo-out-of-turn-free = Allowed
switch-photo-out-of-turn-costs-sheriff = For the next sheriff card

switch-fastest-gun-same-outlaw = Fastest Gun on Fastest Gun
switch-fastest-gun-same-outlaw-says = Whose Fastest Gun keeps a new one off the same outlaw.
switch-fastest-gun-same-outlaw-any-owner = Anybody's
switch-fastest-gun-same-outlaw-others-only = Another player's

switch-most-wanted-request = What Most Wanted asks for
switch-most-wanted-request-says = Which cards may be named when Most Wanted asks the other players for one.
switch-most-wanted-request-outlaw = Outlaw cards
switch-most-wanted-request-any-named = Any card

switch-wyatt-out-of-turn-window = Wyatt Earp out of turn
switch-wyatt-out-of-turn-window-says = When a Wyatt Earp may be played against a Hideout in another player's turn.
switch-wyatt-out-of-turn-window-on-hideout = When the Hideout is laid
switch-wyatt-out-of-turn-window-any-time = Between turns too
switch-wyatt-out-of-turn-window-off = Never

switch-wyatt-out-of-turn-cost = Price of that Wyatt Earp
switch-wyatt-out-of-turn-cost-says = Whether a Wyatt Earp played out of turn takes the place of the next turn's sheriff card.
switch-wyatt-out-of-turn-cost-costs-sheriff = The next sheriff card
switch-wyatt-out-of-turn-cost-none = Nothing

switch-hideout-removal = Hideouts a Wyatt Earp removes
switch-hideout-removal-says = Whether a Wyatt Earp clears only its player's own sets or any set on the table.
switch-hideout-removal-own = On own sets
switch-hideout-removal-any = On any set

## Outlaw cards and money

switch-reward-pooling = Two layings in one turn
switch-reward-pooling-says = Whether cards of one outlaw laid in the same turn are counted together for the reward.
switch-reward-pooling-per-play = Each by itself
switch-reward-pooling-per-turn = Together

switch-opened-persists = Opened outlaws
switch-opened-persists-says = Whether an outlaw stays open when no card of that outlaw is left on the table.
switch-opened-persists-true = Stay open
switch-opened-persists-false = Close again

switch-bank-limited = The bank
switch-bank-limited-says = Whether the bank can run out of money.
switch-bank-limited-false = Never runs out
switch-bank-limited-true = Has $150,000

## Presets

preset-seed-004 = Fuller rules
preset-seed-004-says = The usual game, by the longer rules document (in Persian): Photos and Wyatt Earps may come out of turn.
preset-seed-000 = Shorter rules
preset-seed-000-says = A little simpler, by the shorter rules document (in Chinese): no Photo comes out of turn.
preset-published = Printed game
preset-published-says = As the game is sold (published), as far as printed reports of it tell.
preset-cases = Worked cases
preset-cases-says = The first-named value of every switch. The worked cases of the project run under it.
