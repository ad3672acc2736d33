### Why a BANG! pick is not allowed, and what is. `.plate` is what the greyed card wears: four words at most.

reason-not-in-hand = That card is not in this hand: use another one.
    .plate = NOT IN HAND
reason-answers-only = A Missed! answers shots only: keep it until somebody shoots.
    .plate = ONLY AN ANSWER
reason-not-yourself = This is for somebody else: choose another player.
    .plate = NOT ONESELF
reason-is-out = That player is out of the game: choose one who is alive.
    .plate = IS OUT
reason-same-name-lies-there = A card of that name lies there already: keep this one, or choose another player.
    .plate = ONE LIES THERE
reason-same-gun-lies-there = That weapon is in play already: only one of another name replaces it.
    .plate = SAME WEAPON
reason-no-jail-for-the-sheriff = Nobody can jail the Sheriff: choose another player.
    .plate = NOT THE SHERIFF
reason-jailed-already = That player sits in Jail already: choose another one.
    .plate = IN JAIL ALREADY
reason-no-cards-there = That player has no card at all: choose one who has.
    .plate = NO CARDS THERE
reason-no-hand-there = That player has no card in hand: choose one in play, or another player.
    .plate = HAND IS EMPTY
reason-not-lying-there = That card does not lie in front of that player: choose one that does.
    .plate = NOT THERE
reason-does-not-count-as-that = This card cannot be used as that one: use it as what it is.
    .plate = NOT AS THAT
reason-no-answer-to-a-shot = That does not stop a shot: use a Missed!, a Barrel, or pass.
    .plate = STOPS NO SHOT
reason-barrel-tried-already = That was tried for this shot already: use a card, or pass.
    .plate = TRIED ALREADY
reason-no-barrel = There is no Barrel to try: use a card, or pass.
    .plate = NO BARREL
reason-only-a-bang-helps = Only a BANG! helps here: give one, or pass.
    .plate = ONLY A BANG!
reason-no-rescue = That does not save anybody: play a Beer, or pass.
    .plate = SAVES NOBODY
reason-beer-saves-nobody-with-two-left = With two players left no Beer saves anybody: find another rescue, or pass.
    .plate = ONLY TWO LEFT
reason-one-beer-only = One Beer is all that may be played for a rescue: pass.
    .plate = ONE BEER ONLY
reason-only-what-is-too-much = The hand is not too large: keep the rest and end the turn.
    .plate = NOT TOO MANY
reason-not-your-turn = This is for your own turn: wait until it comes.
    .plate = NOT ON TURN
reason-effect-unfinished = The card before is not worked off: answer that first.
    .plate = NOT FINISHED
reason-at-full-life = No life point is missing: keep the cards.
    .plate = FULL LIFE
reason-two-cards-needed = That takes two cards from the hand: fewer are there.
    .plate = NEEDS TWO CARDS
reason-not-your-ability = Only the character who has that power can use it: play a card.
    .plate = ANOTHER'S POWER
reason-bang-limit = { $limit ->
    [one] One BANG! a turn is the limit: play something else, or end the turn.
   *[other] { $limit } BANG! a turn are the limit: play something else, or end the turn.
}
    .plate = { $limit ->
        [one] ONE A TURN
       *[other] { $limit } A TURN
    }
reason-out-of-reach = That player is at distance { $distance }, and the weapon reaches { $reach }: choose somebody nearer.
    .plate = REACH { $reach } ONLY
reason-too-far-to-grab = That player is at distance { $distance }, and a hand reaches { $reach }: choose somebody nearer.
    .plate = TOO FAR AWAY
reason-hand-too-large = { $count ->
    [one] The hand is too large: discard one more card.
   *[other] The hand is too large: discard { $count } more cards.
}
    .plate = HAND TOO LARGE
reason-green-card-is-fresh = A green card waits until the next turn: use another card.
    .plate = NOT READY
reason-second-card-needed = That costs a second card from the hand: there is none.
    .plate = NEEDS TWO CARDS
reason-apache-kid = Diamonds have no effect on Apache Kid: choose another player.
    .plate = NO DIAMONDS
reason-not-the-last-life-point = The last life point cannot be given up: keep it.
    .plate = LAST LIFE POINT
reason-once-a-turn = Once a turn is enough: wait for the next turn.
    .plate = ONCE A TURN
reason-no-blue-card = Only a blue card can be discarded for this: choose one that is blue.
    .plate = NOT BLUE
reason-often-enough = The limit is { $limit } a turn: wait for the next turn.
    .plate = { $limit } A TURN
reason-no-bang-in-own-turn = The Sermon allows no BANG! in your own turn: play something else.
    .plate = THE SERMON
reason-no-beer-under-the-reverend = The Reverend allows no Beer: find another way.
    .plate = THE REVEREND
reason-other-suit-named = Another suit was named: play { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
   *[clubs] clubs
} only.
    .plate = ANOTHER SUIT
reason-must-be-played = The { $card } has to be played in this turn: play it first.
    .plate = PLAY THAT FIRST
reason-nothing-is-placed = The Judge lets no card be put in play: play something else.
    .plate = THE JUDGE
reason-only-bang-cards = Only BANG! cards can be used for this: choose one.
    .plate = BANG! ONLY
reason-big-spencer-plays-no-missed = Big Spencer cannot play a Missed!: use something else, or pass.
    .plate = NO MISSED!
reason-no-change-with-two-left = With two players left nobody changes seats: play on.
    .plate = ONLY TWO LEFT
reason-nothing-to-repeat = There is no brown card to repeat: play one first.
    .plate = NOTHING TO REPEAT
reason-calumet = Diamonds have no effect on the owner of a Calumet: choose another player.
    .plate = NO DIAMONDS
reason-no-equipment-left = No equipment is left in its deck: keep the nuggets.
    .plate = NONE LEFT
reason-no-such-equipment-there = That player has no such equipment: choose one that lies there.
    .plate = NOT THERE
reason-not-for-sale = That is not for sale: choose one of the open equipment cards.
    .plate = NOT FOR SALE
reason-not-the-sheriff = This cannot lie in front of the Sheriff: choose another player.
    .plate = NOT THE SHERIFF
reason-only-a-beer = Only a Beer can be swapped for a nugget: choose one.
    .plate = ONLY A BEER
reason-same-equipment-lies-there = Equipment of that name lies there already: choose another.
    .plate = ONE LIES THERE
reason-too-dear = That costs { $cost } nuggets, and { $nuggets } are there: earn more first.
    .plate = COSTS { $cost } NUGGETS
reason-sits-out-already = That player has had no turn since the last change of seats: wait until there was one.
    .plate = SITS OUT ALREADY
