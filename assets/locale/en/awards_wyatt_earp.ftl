### The awards of an evening

award-biggest-catch = Biggest Catch
    .says = { $name } took { $amount } for { $outlaw } in hand { $number }.
award-richest-hand = Richest Hand
    .says = { $name } took { $amount } in hand { $number }.
award-surest-gun = Surest Gun
    .says = { $name } hit { $count ->
        [one] once
       *[other] { $count } times
    } in one game.
