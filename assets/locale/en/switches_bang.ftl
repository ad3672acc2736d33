### BANG! on the rules screen. For each switch of game/bang/presets.toml: its name, what it decides (-says), and a label
### for each value; for each preset a name and a sentence (-says). Underscores become dashes.

## Expansions

switch-dodge-city = Dodge City
switch-dodge-city-says = Forty cards, some of them green, and fifteen characters.
switch-dodge-city-false = Off
switch-dodge-city-true = On

switch-high-noon = High Noon
switch-high-noon-says = An event each round, and in the end everybody loses life at high noon.
switch-high-noon-false = Off
switch-high-noon-true = On

switch-fistful-of-cards = A Fistful of Cards
switch-fistful-of-cards-says = Fifteen events, and in the end a shot for each card in hand.
switch-fistful-of-cards-false = Off
switch-fistful-of-cards-true = On

switch-later-events = Two later events
switch-later-events-says = Handcuffs and New Identity, from later boxes, join the other events.
switch-later-events-false = Off
switch-later-events-true = On

switch-wild-west-show = Wild West Show
switch-wild-west-show-says = Ten shows that change what is played for, and eight characters.
switch-wild-west-show-false = Off
switch-wild-west-show-true = On

switch-gold-rush = Gold Rush
switch-gold-rush-says = Nuggets for hits, equipment to buy, and eight characters.
switch-gold-rush-false = Off
switch-gold-rush-true = On

switch-shadow-gunslingers = Shadow-Gunslingers
switch-shadow-gunslingers-says = Whether the eliminated come back as shadows in their own turns.
switch-shadow-gunslingers-false = Off
switch-shadow-gunslingers-true = On

## Players and characters

switch-player-range = Number of players
switch-player-range-says = Whether three or eight may play, with the roles that are made for them.
switch-player-range-dodge-city = 3 to 8
switch-player-range-base = 4 to 7

switch-characters-dealt = Characters dealt
switch-characters-dealt-says = Whether a player is dealt a character or chooses one of two.
switch-characters-dealt-1 = One
switch-characters-dealt-2 = One of two

switch-auto-abilities = Abilities that draw
switch-auto-abilities-says = Whether Bart Cassidy, Black Jack, El Gringo and Suzy Lafayette must draw.
switch-auto-abilities-forced = Always
switch-auto-abilities-optional = If they like

switch-hit-abilities = Abilities when hit
switch-hit-abilities-says = Whether Bart Cassidy and El Gringo draw for each life point or for each hit.
switch-hit-abilities-per-point = For each life point
switch-hit-abilities-per-hit = Once for each hit

switch-sid-timing = When Sid Ketchum heals
switch-sid-timing-says = Whether Sid Ketchum can discard two cards at any time, or in his own turn only.
switch-sid-timing-any = Any time
switch-sid-timing-own-turn = Own turn

switch-refill-mid-shot = Suzy Lafayette in a shot
switch-refill-mid-shot-says = Whether Suzy Lafayette draws in the middle of a shot, or after it.
switch-refill-mid-shot-false = After it
switch-refill-mid-shot-true = At once

switch-vulture-takes = What Vulture Sam takes
switch-vulture-takes-says = Whether Vulture Sam takes all cards of the eliminated, or the hand only.
switch-vulture-takes-all = All cards
switch-vulture-takes-hand = The hand

## Jail, Dynamite, Barrel

switch-jail-on-fail = Jail after other suits
switch-jail-on-fail-says = Whether a Jail is discarded when its draw! is not hearts, or stays.
switch-jail-on-fail-discard = Is discarded
switch-jail-on-fail-stay = Stays

switch-jail-skips = What Jail costs
switch-jail-skips-says = How much of the turn is lost when the draw! is not hearts.
switch-jail-skips-turn = The whole turn
switch-jail-skips-play = Playing cards
switch-jail-skips-draw-and-play = Drawing and playing

switch-jail-max-rounds = Turns in Jail
switch-jail-max-rounds-says = For how many turns of its prisoner a Jail can stay.
switch-jail-max-rounds-1 = One
switch-jail-max-rounds-3 = Three at most
switch-jail-max-rounds-none = Until hearts

switch-jail-draw-allowed = Drawing in Jail
switch-jail-draw-allowed-says = Whether a prisoner draws cards in a turn that is otherwise lost.
switch-jail-draw-allowed-false = Not allowed
switch-jail-draw-allowed-true = Allowed

switch-jail-copies = Jails in the game
switch-jail-copies-says = Whether all three Jails are in the game, or one with four players and two with five.
switch-jail-copies-3 = Three
switch-jail-copies-by-players = By number of players

switch-jail-sheriff = Jail for the Sheriff
switch-jail-sheriff-says = Whether the Sheriff can be put into Jail.
switch-jail-sheriff-forbidden = Forbidden
switch-jail-sheriff-allowed = Allowed

switch-start-checks = Dynamite and Jail
switch-start-checks-says = Which of the two comes first at the start of a turn.
switch-start-checks-dynamite-first = Dynamite first
switch-start-checks-jail-first = Jail first
switch-start-checks-owner-choice = As the player likes

switch-dynamite-pass = Dynamite moving on
switch-dynamite-pass-says = Whether a Dynamite skips players who have one already.
switch-dynamite-pass-next-without = To the next without one
switch-dynamite-pass-next-player = To the next player

switch-dynamite-after-explosion = Dynamite once exploded
switch-dynamite-after-explosion-says = Whether a Dynamite is discarded when it has exploded.
switch-dynamite-after-explosion-discard = Is discarded
switch-dynamite-after-explosion-keep = Stays

switch-barrel-on-success = Barrel after hearts
switch-barrel-on-success-says = Whether a Barrel that has helped stays in play.
switch-barrel-on-success-stay = Stays
switch-barrel-on-success-discard = Is discarded

switch-barrel-answers = What a Barrel answers
switch-barrel-answers-says = Whether a Barrel helps against shots only, or whenever a Missed! is asked for.
switch-barrel-answers-shots = Shots
switch-barrel-answers-any-missed-request = Every call for a Missed!

## Other cards

switch-two-left-beer = Beer with two players left
switch-two-left-beer-says = What a Beer does when two players are left.
switch-two-left-beer-no-effect = Nothing
switch-two-left-beer-purge-on-reshuffle = Beers leave at a shuffle
switch-two-left-beer-normal = 1 life point

switch-rescue-beers = Beers for a rescue
switch-rescue-beers-says = Whether several Beers may save the same player from one hit.
switch-rescue-beers-many = As many as it takes
switch-rescue-beers-one = One

switch-saloon-rescue = Saloon as a rescue
switch-saloon-rescue-says = Whether a Saloon can save a player who is about to be eliminated.
switch-saloon-rescue-false = No
switch-saloon-rescue-true = Yes

switch-panic-range = Range of Panic!
switch-panic-range-says = Whether Panic! goes by distance, or reaches the two next players only.
switch-panic-range-distance = Distance 1
switch-panic-range-neighbours = The next players

switch-take-discard-self-target = Taking one's own cards
switch-take-discard-self-target-says = Whether Panic! and Cat Balou may be played on a card of one's own.
switch-take-discard-self-target-false = Forbidden
switch-take-discard-self-target-true = Allowed

switch-indians-targets = Whom Indians! attack
switch-indians-targets-says = Whether the player of Indians! is attacked too.
switch-indians-targets-others = All others
switch-indians-targets-all = Everybody

switch-general-store = General Store
switch-general-store-says = Whether the cards lie open, or go from hand to hand.
switch-general-store-open = Open row
switch-general-store-passed = Passed on

switch-scope-effect = What a Scope does
switch-scope-effect-says = Whether a Scope shortens the distance or lengthens the reach.
switch-scope-effect-distance-minus-1 = Distance less 1
switch-scope-effect-reach-plus-1 = Reach plus 1

switch-scope-name = Name of the Scope
switch-scope-name-says = What the card is called; older prints have a horse.
switch-scope-name-scope = Scope
switch-scope-name-appaloosa = Appaloosa

switch-same-weapon = The same weapon again
switch-same-weapon-says = Whether a weapon of the same name may replace the one in play.
switch-same-weapon-forbidden = Forbidden
switch-same-weapon-replace = Replaces it

switch-voluntary-discard = Discarding more
switch-voluntary-discard-says = Whether more cards than necessary may be discarded at the end of a turn.
switch-voluntary-discard-false = Only what is too many
switch-voluntary-discard-true = Any number

switch-reshuffle-when = Shuffling the discards
switch-reshuffle-when-says = Whether the discards become the deck when it is empty, or when a card is needed.
switch-reshuffle-when-emptied = As soon as it is empty
switch-reshuffle-when-needed = When a card is needed

## The end

switch-renegade-win = How the Renegade wins
switch-renegade-win-says = Whether being the last one alive is enough, or the Sheriff must fall in a final duel.
switch-renegade-win-sole-survivor = Last one alive
switch-renegade-win-final-duel = After a final duel

switch-dead-share-win = The eliminated
switch-dead-share-win-says = Whether eliminated players win with their side.
switch-dead-share-win-true = Win with their side
switch-dead-share-win-false = Do not win

switch-victory-check = When victory is checked
switch-victory-check-says = Whether a card is worked off for everybody before anybody can have won.
switch-victory-check-after-card = After the whole card
switch-victory-check-after-elimination = After each elimination
switch-victory-check-on-role-shown = When the role is shown

switch-elimination-order-prompt = Order of the dead's cards
switch-elimination-order-prompt-says = When an eliminated player is asked for the order of the cards.
switch-elimination-order-prompt-if-relevant = If it can matter
switch-elimination-order-prompt-always = Always
switch-elimination-order-prompt-never = Never

switch-length-cap = The last round
switch-length-cap-says = Whether a game ends after so many rounds: then the law wins, of three whoever has most life points.
switch-length-cap-none = There is none
switch-length-cap-10 = Round 10
switch-length-cap-15 = Round 15
switch-length-cap-20 = Round 20

## Dodge City

switch-green-miss-ready = Green cards that save
switch-green-miss-ready-says = When a green card that counts as Missed! is ready.
switch-green-miss-ready-next-turn = From the next turn on
switch-green-miss-ready-at-once = At once

switch-dodge-draw-usable = Card drawn by a Dodge
switch-dodge-draw-usable-says = Whether a card drawn by Dodge or Bible can answer the same shot.
switch-dodge-draw-usable-true = Can answer
switch-dodge-draw-usable-false = Cannot

switch-derringer-draw = Derringer's card
switch-derringer-draw-says = Whether the card is drawn after the shot or before it.
switch-derringer-draw-after = After the shot
switch-derringer-draw-before = Before the shot

switch-molly-counts = Molly Stark's cards
switch-molly-counts-says = For which cards Molly Stark draws outside her turn.
switch-molly-counts-named-three = BANG!, Missed!, Beer
switch-molly-counts-any = Any hand card

switch-apache-duel = Apache Kid and Duel
switch-apache-duel-says = Whether a Duel of diamonds affects Apache Kid.
switch-apache-duel-affected = Affects him
switch-apache-duel-immune = Does not

switch-jose-limit = José Delgado's limit
switch-jose-limit-says = How often a turn José Delgado can discard a blue card for two others.
switch-jose-limit-2 = Twice
switch-jose-limit-none = No limit

switch-vera-timing = Vera Custer's choice
switch-vera-timing-says = Whether Vera Custer chooses after Dynamite and Jail or before them.
switch-vera-timing-after-checks = After Dynamite and Jail
switch-vera-timing-before-checks = Before Dynamite and Jail

switch-vera-when-skipped = Vera Custer in Jail
switch-vera-when-skipped-says = Whether Vera Custer keeps the old ability when a turn is lost.
switch-vera-when-skipped-none = No ability
switch-vera-when-skipped-keep = Keeps the old one

## Events

switch-three-player-events = Events with three
switch-three-player-events-says = Whether three players can use event cards, which the Deputy then turns.
switch-three-player-events-off = Not used
switch-three-player-events-deputy = The Deputy turns them

switch-event-preview = The next event
switch-event-preview-says = Whether the top card of the event pile lies open.
switch-event-preview-open = Open
switch-event-preview-hidden = Hidden

switch-ambush-characters = Ambush and characters
switch-ambush-characters-says = Whether characters change the distance during Ambush.
switch-ambush-characters-ignore = They do not
switch-ambush-characters-count = They do

switch-abandoned-mine = Abandoned Mine
switch-abandoned-mine-says = Which cards go on the deck: those too many in hand, or all that are used.
switch-abandoned-mine-phase3 = Too many in hand
switch-abandoned-mine-whole-turn = All of the turn

switch-lasso-start-checks = Lasso, Jail and Dynamite
switch-lasso-start-checks-says = Whether Lasso switches the draws for Jail and Dynamite off, or a Jail is drawn for in vain.
switch-lasso-start-checks-suspended = No draw!
switch-lasso-start-checks-dummy-jail = An idle draw! for Jail

switch-roulette-answers = Russian Roulette
switch-roulette-answers-says = What saves a player in the Russian Roulette.
switch-roulette-answers-missed-like = Any miss effect
switch-roulette-answers-missed-cards = Missed! cards

switch-ricochet-answers = Ricochet
switch-ricochet-answers-says = What saves a card that is shot at.
switch-ricochet-answers-missed-like = Any miss effect
switch-ricochet-answers-missed-cards = Missed! cards

switch-fistful-count = A Fistful of Cards
switch-fistful-count-says = Whether the number of shots is fixed at the start of the turn.
switch-fistful-count-fixed = Fixed
switch-fistful-count-live = Counted again

switch-hard-liquor-full = Hard Liquor, full life
switch-hard-liquor-full-says = Whether a player at full life may skip drawing for nothing.
switch-hard-liquor-full-allowed = Allowed
switch-hard-liquor-full-forbidden = Forbidden

switch-doctor-pool = The Doctor
switch-doctor-pool-says = Among whom the lowest life is looked for.
switch-doctor-pool-all = All players
switch-doctor-pool-wounded = Wounded players

switch-new-identity = New Identity
switch-new-identity-says = Whether the other character is the spare one of the set-up or a random one.
switch-new-identity-spare = The spare one
switch-new-identity-random = A random one

## Wild West Show

switch-wws-triggers = Turning show cards
switch-wws-triggers-says = Which cards bring the next card of the Wild West Show.
switch-wws-triggers-two = Stagecoach, Wells Fargo
switch-wws-triggers-draw-cards = All that draw cards

switch-lady-rosa-two = Lady Rosa, two players left
switch-lady-rosa-two-says = Whether seats can be changed when two players are left.
switch-lady-rosa-two-forbidden = Forbidden
switch-lady-rosa-two-allowed = Allowed

switch-showdown-bang = BANG! in a Showdown
switch-showdown-bang-says = Whether a BANG! card can still be fired as one.
switch-showdown-bang-only-missed = Only as a Missed!
switch-showdown-bang-may = Either way

## Gold Rush

switch-wanted-targets = Whom Wanted can name
switch-wanted-targets-says = In front of whom the black card Wanted may be put.
switch-wanted-targets-any = Anybody
switch-wanted-targets-not-sheriff = Not the Sheriff
switch-wanted-targets-not-self = Not oneself

switch-shadow-scope = Who becomes a shadow
switch-shadow-scope-says = Whether everybody who is eliminated becomes a shadow, or the first one only.
switch-shadow-scope-all = Everybody
switch-shadow-scope-first-only = The first one

switch-shadow-optional = Becoming a shadow
switch-shadow-optional-says = Whether an eliminated player has to become a shadow.
switch-shadow-optional-false = Compulsory
switch-shadow-optional-true = By choice

switch-shadow-renegade-compare = A shadow Renegade's side
switch-shadow-renegade-compare-says = With which Outlaws the open roles of the law are compared.
switch-shadow-renegade-compare-shown = Outlaws shown
switch-shadow-renegade-compare-hidden = Outlaws still hidden

## Presets

preset-dv4 = Fourth edition
preset-dv4-says = The published game of today, with one character each.
preset-seed-001 = Shorter text
preset-seed-001-says = Jail can last, a Barrel breaks when it helps, and the Renegade has to win a final duel.
preset-seed-003 = Fuller text
preset-seed-003-says = One of two characters, the General Store is passed on, and a role shown can end the game.
