### The awards of an evening

award-most-wanted = Most Wanted
    .says = { $name } was shot at { $count ->
        [one] once
       *[other] { $count } times
    } in one game.
award-quickest-gun = Quickest Gun
    .says = { $name } put { $count ->
        [one] one other
       *[other] { $count } others
    } out of one game.
award-thickest-skin = Thickest Skin
    .says = { $name } lost { $count ->
        [one] one life point
       *[other] { $count } life points
    } and still stood at the end.
award-sorriest-sheriff = Sorriest Sheriff
    .says = { $name } shot the own Deputy and threw all cards away.
