### Why a Wyatt Earp pick is not allowed, and what is. `.plate` is what the greyed card wears: four words at most.

## The turn

reason-draw-first = First comes the draw: two cards from the supply, or the top discard.
    .plate = DRAW FIRST
reason-drawn-already = The draw of this turn is done: play cards, or discard one to end the turn.
    .plate = DRAWN ALREADY
reason-no-discards = There is no discard to take: draw two cards from the supply.
    .plate = NO DISCARDS
reason-one-sheriff-card = The one sheriff card of this turn is played: lay outlaws, or discard.
    .plate = ONE SHERIFF CARD
reason-only-the-taken-card = Only the card just fetched may be a second sheriff card: play that, lay outlaws, or discard.
    .plate = FETCHED CARD ONLY
reason-owes-sheriff = An out-of-turn card has used up this turn's sheriff card: lay outlaws, or discard.
    .plate = NO SHERIFF CARD
reason-keep-one-to-discard = One card has to stay for the discard: lay fewer, or discard now.
    .plate = KEEP ONE
reason-too-few-in-hand = { $held ->
    [0] There is no { $outlaw } card in hand to lay.
    [one] Only 1 { $outlaw } card is in hand, not { $count }: lay fewer.
   *[other] Only { $held } { $outlaw } cards are in hand, not { $count }: lay fewer.
}
    .plate = { $held ->
        [0] NONE IN HAND
       *[other] ONLY { $held }
    }
reason-three-to-open = { $held ->
    [one] Nobody has opened { $outlaw } yet: that takes three cards at once, and only 1 is in hand.
    [2] Nobody has opened { $outlaw } yet: that takes three cards at once, and only 2 are in hand.
   *[other] Nobody has opened { $outlaw } yet: lay three or more at once.
}
    .plate = NEED 3
reason-not-in-hand = That card is not in this hand: choose one that is.
    .plate = NOT IN HAND

## Sheriff cards

reason-photo-before-opening = A Photo has to wait until its outlaw is open: first somebody must lay three cards of that name.
    .plate = NOT OPEN YET
reason-nothing-of-yours-there = It goes only where an outlaw card or Photo of the same player lies: lay one there first.
    .plate = NOTHING LAID YET
reason-fastest-gun-already-here = This outlaw is the Fastest Gun already: choose another one.
    .plate = FASTEST ALREADY
reason-hideout-on-own-set = A Hideout goes on another player's set: choose one of those.
    .plate = OWN SET
reason-no-set-to-hide = No cards of this outlaw lie there: choose a set that has some.
    .plate = NO SET
reason-set-already-hidden = A Hideout lies there already, and there can be only one: choose another set.
    .plate = HIDDEN ALREADY
reason-only-outlaws-may-be-asked-for = By the rules of this game Most Wanted asks for outlaw cards only: name an outlaw.
    .plate = OUTLAWS ONLY
reason-no-such-card = No card has that name: name an outlaw or a sheriff card.
    .plate = NO SUCH CARD
reason-one-way-round = Two players sit next to each other both ways: ask to the left.
    .plate = ONE WAY ONLY
reason-rob-yourself = Most Wanted takes from another player: choose one of their sets.
    .plate = OWN SET
reason-no-outlaw-card-to-take = No card of this outlaw lies there: choose a set that has one.
    .plate = NOTHING TO TAKE
reason-only-outlaw-cards-can-be-taken = Most Wanted takes laid outlaw cards, never sheriff cards: name an outlaw.
    .plate = OUTLAWS ONLY
reason-no-hideout-there = No Hideout lies there: choose a hidden set.
    .plate = NO HIDEOUT
reason-hideout-not-in-own-area = By the rules of this game a Wyatt Earp helps its own player's sets only: choose one of those.
    .plate = NOT OWN SET
reason-only-the-new-hideout = This moment is for the Hideout just laid: shoot at that one, or pass.
    .plate = NEW HIDEOUT ONLY
reason-nothing-to-take-from-discards = Nothing but Wyatt Earps lies in the discards: use it to draw two cards.
    .plate = NOTHING TO FETCH
reason-no-wyatt-earp-from-discards = A Wyatt Earp stays in the discards: take another card.
    .plate = NO WYATT EARP
reason-not-in-discards = That card is not in the discards: take one that is.
    .plate = NOT IN DISCARDS
