### Pony Express on the rules screen. For each switch of game/pony_express/presets.toml: its name, what it decides (-says),
### and a label for each value; for each preset a name and a sentence (-says). Underscores become dashes.

## Shoot-outs

switch-hit-rule-target = Hitting a duellist
switch-hit-rule-target-says = Whether the other duellist has to fall, or to be touched, to be hit.
switch-hit-rule-target-fall = Must fall
switch-hit-rule-target-touch = Touched is enough

switch-hit-rule-bystander = Hitting other riders
switch-hit-rule-bystander-says = Whether a rider who has no part in it has to fall, or to be touched, for the shooter to be arrested.
switch-hit-rule-bystander-fall = Must fall
switch-hit-rule-bystander-touch = Touched is enough

switch-gunfight-optional = Gunfights
switch-gunfight-optional-says = Whether the newcomer may ride on without a gunfight.
switch-gunfight-optional-false = Always
switch-gunfight-optional-true = The newcomer chooses

switch-jailed-count-for-meetings = Meeting jailed riders
switch-jailed-count-for-meetings-says = Whether a rider in jail counts for gunfights and poker games.
switch-jailed-count-for-meetings-false = Ignored
switch-jailed-count-for-meetings-true = Count

## Bluff

switch-caught-bluffer-penalty = A caught bluffer
switch-caught-bluffer-penalty-says = What happens to a rider whose bluff was called.
switch-caught-bluffer-penalty-stay = Stays put
switch-caught-bluffer-penalty-jail = Goes to jail

switch-underclaim-is-bluff = Naming less
switch-underclaim-is-bluff-says = Whether it is a bluff to name less than was rolled.
switch-underclaim-is-bluff-true = Is a bluff
switch-underclaim-is-bluff-false = Is allowed

switch-call-scope = Who may call
switch-call-scope-says = Whether all riders on the space, or else all nearest ones, may call, or one nearest rider alone.
switch-call-scope-same-space-then-nearest = All on the space, else nearest
switch-call-scope-nearest-only = One nearest rider

switch-call-order = Several callers
switch-call-order-says = Who has called when several want to.
switch-call-order-first-press = First to press
switch-call-order-clockwise = Asked clockwise

switch-call-passes-on = When the nearest say no
switch-call-passes-on-says = Whether riders farther away may call then.
switch-call-passes-on-false = Nobody calls
switch-call-passes-on-true = The next nearest may

switch-nearest-metric = What is nearest
switch-nearest-metric-says = Whether riders ahead and behind are equally near, or those ahead come first.
switch-nearest-metric-absolute = Ahead or behind alike
switch-nearest-metric-ahead-first = Ahead first

## Dice

switch-free-reroll-scope = The free reroll
switch-free-reroll-scope-says = Who has one free reroll a turn.
switch-free-reroll-scope-sole-last = Alone in last place
switch-free-reroll-scope-last = Anybody in last place

switch-desert-from = The desert
switch-desert-from-says = The space from which rerolls cost 2 gold.
switch-desert-from-value = From space { $value }

switch-exposed-partial-reroll = Rolling in the open
switch-exposed-partial-reroll-says = Whether some dice may stay in the open while others are rolled there.
switch-exposed-partial-reroll-true = Some may stay
switch-exposed-partial-reroll-false = All open dice are rolled

switch-show-known-hidden = Dice once seen
switch-show-known-hidden-says = Whether the table keeps showing what a die had before it went under the cup.
switch-show-known-hidden-true = Shown
switch-show-known-hidden-false = To be remembered

switch-compare-kickers = Single dice
switch-compare-kickers-says = Whether single dice break a tie between two hands.
switch-compare-kickers-true = Break ties
switch-compare-kickers-false = Do not count

## Gold and jail

switch-poker-short-pay = One gold at poker
switch-poker-short-pay-says = Whether a loser who has only 1 gold pays it, or the bank pays all.
switch-poker-short-pay-pay-available = It is paid
switch-poker-short-pay-bank-pays-all = The bank pays all

switch-jail-charity = Charity in jail
switch-jail-charity-says = When a jailed rider without gold takes 1 from the bank.
switch-jail-charity-after-release = Once free
switch-jail-charity-at-start = At the start

switch-bank-limited = The bank
switch-bank-limited-says = Whether the bank can run out of gold.
switch-bank-limited-false = Never runs out
switch-bank-limited-true = Has 30 gold

## Spaces and item cards

switch-peace-blocks-effects = Spaces 1 to 5
switch-peace-blocks-effects-says = Whether the effects of the peaceful spaces work.
switch-peace-blocks-effects-false = Effects work
switch-peace-blocks-effects-true = No effects

switch-jail-card-draw = The jail roll's card
switch-jail-card-draw-says = Whether an item card from the jail roll is one of two.
switch-jail-card-draw-1 = One, no choice
switch-jail-card-draw-2 = One of two

switch-relay-one-left = The last item card
switch-relay-one-left-says = What a relay gives when only one item card is left.
switch-relay-one-left-take = It is taken
switch-relay-one-left-none = Nothing

switch-item-hand-limit = Item cards in hand
switch-item-hand-limit-says = How many item cards a hand may hold.
switch-item-hand-limit-none = No limit
switch-item-hand-limit-1 = One
switch-item-hand-limit-2 = Two
switch-item-hand-limit-3 = Three
switch-item-hand-limit-4 = Four

## Sacramento

switch-sacramento-via-call = Coming by a call
switch-sacramento-via-call-says = Whether a caller's move to Sacramento counts at once.
switch-sacramento-via-call-true = At once
switch-sacramento-via-call-false = On the next turn

switch-sacramento-can-call = Calls from Sacramento
switch-sacramento-can-call-says = Whether a rider in Sacramento may call.
switch-sacramento-can-call-true = Allowed
switch-sacramento-can-call-false = Not allowed

## Presets

preset-seed-002 = Rulebook
preset-seed-002-says = A translation of the rulebook: a touch is a hit, and a caught bluffer stays put.
preset-table = Other tables
preset-table-says = The other common reading: a figure has to fall, and a caught bluffer goes to jail.
preset-cases = Worked cases
preset-cases-says = The first-named value of every switch. The worked cases of the project run under it.
