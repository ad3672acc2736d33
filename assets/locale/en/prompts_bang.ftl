### What is asked in BANG!, and the answers. `.short` stands beside a button.

## Questions. { $who } is asked. { $stake } is what is lost without an answer, written below.

prompt-character = { $who }: choose the character to play.
prompt-checks = { $who }: draw! for the Dynamite first, or for the Jail?
prompt-first-draw = { $who }: where does the first card come from?
prompt-kit-carlson = { $who }: which card goes back on top of the deck?
prompt-draw = { $who }: which card counts for { $why-name }?
prompt-play = { $manner ->
    [heal] { $turn }'s turn. { $who }: discard two cards to regain 1 life point?
    [limitless] { $who }: play cards (any number of BANG!), or end the turn.
    [fired] { $who }: play cards, but no more BANG!, or end the turn.
   *[free] { $who }: play cards (one BANG! at most), or end the turn.
}
prompt-discard = { $count ->
    [0] { $who }: discard more, or end the turn.
    [one] { $who }: discard one card. The hand is too large.
   *[other] { $who }: discard { $count } cards. The hand is too large.
}
prompt-shot = { $shooter ->
    [no] { $name } comes to { $who }: { $needed } Missed! to be safe, or { $stake }.
   *[yes] { $by } shoots at { $who } ({ $name }): { $needed } Missed! to be safe, or { $stake }.
}
prompt-indians = The Indians of { $by } come to { $who }: one BANG!, or { $stake }.
prompt-duel = { $by } against { $at }, a Duel. { $who }: one BANG!, or { $stake }.
prompt-store = { $count ->
    [one] { $who }: take the last card of the General Store.
   *[other] { $who }: take one of { $count } cards of the General Store.
}
prompt-rescue = { $author ->
    [yes] { $by } has brought { $who } down. { $life-points } would save: is there a rescue?
   *[no] { $why-name } has brought { $who } down. { $life-points } would save: is there a rescue?
}
prompt-top = { $who }: which card ends on top of the discards?
prompt-brawl = { $who }: which card does { $whom } lose?
prompt-heirs = { $who }: take a card that { $whom } leaves.
prompt-vera-custer = { $who }: whose power is it to be until the next turn?
prompt-daltons = { $who }: which blue card goes to the Daltons?
prompt-handcuffs = { $who }: name the one suit to be played in this turn.
prompt-new-identity = { $who }: become another character, with 2 life points?
prompt-blood-brothers = { $who }: give a life point to another player?
prompt-hard-liquor = { $who }: draw cards, or drink for 1 life point?
prompt-peyote = { $who }: is the next card red or black?
prompt-ranch = { $who }: discard cards to draw as many, or go on?
prompt-greygory-deck = { $who }: exchange the two borrowed characters for others?
prompt-youl-grinner = { $who }: which card does { $whom } get?
prompt-dutch-will = { $who }: discard one of the cards just drawn, for a nugget.
prompt-josh-mccloud = { $who }: { $card } was on top. What is it used for?
prompt-shadow = { $who }: come back as a shadow whenever the turn comes round?
prompt-may = { $who }: use the power of { $ability }?
# What an unanswered attack costs
stake-last = lose the last life point
stake-two = lose 2 of { $life } life points
stake-card = lose { $card } in play
stake-one = lose 1 of { $life } life points

## Answers

option-be = Play { $card }
    .short = { $card-short }
option-take = Take { $card-marked }
    .short = Take
option-check = Draw! for { $card } first
    .short = { $card-short }
option-draw = { $from ->
    [deck] Draw from the deck
    [discards] Take the top discard
   *[hand] Take a card from { $whom }'s hand
}
    .short = { $from ->
        [deck] Deck
        [discards] Discards
       *[hand] Hand
    }
option-return = Put back { $card-marked }
    .short = Put back
option-choose = Let { $card-marked } count
    .short = Choose
option-play = Play { $card-marked }
    .short = Play
option-play-on = Play { $card-marked } on { $whom }
    .short = Play
option-play-as = Play { $card-marked } as { $name } on { $whom }
    .short = Play
option-play-hand = { $card-marked }: a card from { $whom }'s hand
    .short = From hand
option-play-front = { $card-marked }: { $other } in front of { $whom }
    .short = In play
option-pay = Play { $card-marked }, paid with { $paid }
    .short = Play
option-pay-on = Play { $card-marked } on { $whom }, paid with { $paid }
    .short = Play
option-pay-hand = { $card-marked }, paid with { $paid }: a card from { $whom }'s hand
    .short = From hand
option-pay-front = { $card-marked }, paid with { $paid }: { $other } in front of { $whom }
    .short = In play
option-throw-hand = A card from { $whom }'s hand
    .short = From hand
option-throw-front = { $other } in front of { $whom }
    .short = In play
option-discard = Discard { $card-marked }
    .short = Discard
option-end = End the turn
    .short = End turn
option-answer = Answer with { $card-marked }
    .short = Answer
option-barrel = Draw! for { $card-marked }
    .short = Draw!
option-use = Use { $card-marked }
    .short = Use
option-use-on = Use { $card-marked } on { $whom }
    .short = Use
option-use-paying-on = { $card }: discard { $paid } to shoot at { $whom }
    .short = Shoot
option-copy = Take on the power of { $card }
    .short = { $card-short }
option-take-hand = Take a card from the hand
    .short = From hand
option-draw-front = Take { $other } in front of { $whom }
    .short = In play
option-use-paying = { $card }: discard { $paid }
    .short = Use
option-name = Name { $suit }
    .short = { $suit }
option-give = Give a life point to { $whom }
    .short = Give
option-drink = Drink, and draw no cards
    .short = Drink
option-guess = { $colour ->
    [red] The next card is red
   *[black] The next card is black
}
    .short = { $colour ->
        [red] Red
       *[black] Black
    }
option-done = Go on
    .short = Go on
option-ricochet = Shoot with { $paid } at { $other } in front of { $whom }
    .short = Shoot
option-give-card = Give { $card-marked }
    .short = Give
option-hand-over = Give { $card-marked } to { $whom } and take two
    .short = Give
option-repeat = Discard { $paid } to repeat the last card
    .short = Repeat
option-repeat-on = Discard { $paid } to repeat the last card on { $whom }
    .short = Repeat
option-repeat-hand = Discard { $paid } to repeat it: a card from { $whom }'s hand
    .short = Repeat
option-repeat-front = Discard { $paid } to repeat it: { $other } in front of { $whom }
    .short = Repeat
option-order = Order { $seat } to play { $card }
    .short = Order
option-order-on = Order { $seat } to play { $card } on { $whom }
    .short = Order
option-order-hand = Order { $seat } to play { $card }: a card from { $whom }'s hand
    .short = Order
option-order-front = Order { $seat } to play { $card }: { $other } in front of { $whom }
    .short = Order
option-buy = Buy { $card }
    .short = Buy
option-buy-on = Buy { $card } for { $whom }
    .short = Buy
option-buy-as = Buy { $card } as { $name }
    .short = Buy
option-buy-as-on = Buy { $card } as { $name } on { $whom }
    .short = Buy
option-buy-as-hand = Buy { $card } as { $name }: a card from { $whom }'s hand
    .short = Buy
option-buy-as-front = Buy { $card } as { $name }: { $other } in front of { $whom }
    .short = Buy
option-put = Keep it
    .short = Keep it
option-put-on = Use it for { $whom }
    .short = Use it
option-put-as = Use it as { $name }
    .short = Use it
option-put-as-on = Use it as { $name } on { $whom }
    .short = Use it
option-put-as-hand = Use it as { $name }: a card from { $whom }'s hand
    .short = Use it
option-put-as-front = Use it as { $name }: { $other } in front of { $whom }
    .short = Use it
option-swap = Swap { $card-marked } for a nugget
    .short = Swap
option-remove = Remove { $card } of { $whom }
    .short = Remove
option-become = Come back as a shadow
    .short = Come back
option-top = Leave { $card-marked } on top
    .short = On top
