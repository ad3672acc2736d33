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

### The shots of an evening

shot-told = { $target ->
    [indians] { $name } shoots at the Indians
   *[rider] { $name } shoots at { $whom }
}
    .came = { $how ->
        [down] { $target ->
            [indians] { $count ->
                [one] One Indian falls.
               *[other] { $count } Indians fall.
            }
           *[rider] Down!
        }
        [touched] Touched, but standing.
        [bystander] Somebody else falls.
       *[missed] Missed.
    }
