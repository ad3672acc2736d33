"""The playing cards: one file a card, or a family of cards that differ in a number only.

A card's rule object answers three offers: `plays(g, seat, head)` gives the whole plays it has now, each beginning with
`head`; `bars(g, seat, tail)` the reason why what follows the head makes no play (None: it does);
`play(g, seat, card, name, tail)` carries a play out, as the card `name`, and may return a frame to do first.
"""
