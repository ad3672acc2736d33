### The awards of an evening

award-best-shot = Best Shot
    .says = { $name } knocked { $count ->
        [one] a figure
       *[other] { $count } figures
    } over with one die.
award-boldest-bluff = Boldest Bluff
    .says = { $name } said “{ $declared }”, had “{ $rolled }”, and nobody called.
award-keenest-eye = Keenest Eye
    .says = { $name } called { $count ->
        [one] a bluff
       *[other] { $count } bluffs
    } in one race.
