### What a full card says: the effect in one or two short sentences, and `.footer`, its kind in capitals.
### Where a switch changes a card, the message takes the switch's value as a variable of the same name.

# The text of every outlaw card, and of every Photo.
-outlaw-card = Three open this outlaw. Each card laid beyond the first adds $1,000.
-photo-card = Lay it on this outlaw, once opened. No shot.

card-belle-starr = { -outlaw-card }
    .footer = OUTLAW · BULLET HOLE
card-billy-the-kid = { -outlaw-card }
    .footer = OUTLAW · BULLET HOLE
card-bob-dalton = { -outlaw-card }
    .footer = OUTLAW · BULLET HOLE
card-butch-cassidy = { -outlaw-card }
    .footer = OUTLAW · BULLET HOLE
card-jesse-james = { -outlaw-card }
    .footer = OUTLAW · BULLET HOLE
card-sundance-kid = { -outlaw-card }
    .footer = OUTLAW · BULLET HOLE
card-wes-hardin = { -outlaw-card }
    .footer = OUTLAW · BULLET HOLE

card-photo-belle-starr = { -photo-card }
    .footer = SHERIFF · NO SHOT
card-photo-billy-the-kid = { -photo-card }
    .footer = SHERIFF · NO SHOT
card-photo-bob-dalton = { -photo-card }
    .footer = SHERIFF · NO SHOT
card-photo-butch-cassidy = { -photo-card }
    .footer = SHERIFF · NO SHOT
card-photo-jesse-james = { -photo-card }
    .footer = SHERIFF · NO SHOT
card-photo-sundance-kid = { -photo-card }
    .footer = SHERIFF · NO SHOT
card-photo-wes-hardin = { -photo-card }
    .footer = SHERIFF · NO SHOT

card-stagecoach-robbery = Shoot. On a hit: lay it on an outlaw of yours.
    .footer = SHERIFF · SHOOT FIRST
card-bank-robbery = Shoot. On a hit: lay it on an outlaw of yours.
    .footer = SHERIFF · SHOOT FIRST
card-fastest-gun = Shoot. On a hit: lay it on an outlaw of yours. The old one goes.
    .footer = SHERIFF · SHOOT FIRST
card-most-wanted = { $most_wanted_request ->
    [outlaw] Ask round for an outlaw card. Or shoot: on a hit take a laid one.
   *[any_named] Ask round for any card. Or shoot: on a hit take a laid outlaw card.
}
    .footer = SHERIFF · ASK, OR SHOOT
card-hideout = Shoot. On a hit: a rival's points on one outlaw do not count.
    .footer = SHERIFF · SHOOT FIRST
card-wyatt-earp = { $hideout_removal ->
    [any] Draw two. Or take a discard. Or shoot: on a hit any Hideout goes.
   *[own] Draw two. Or take a discard. Or shoot: on a hit a Hideout on you goes.
}
    .footer = SHERIFF · THREE USES
