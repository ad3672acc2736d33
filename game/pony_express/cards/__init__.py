"""The item cards: one file a kind, its code beside its sentence.

Every card answers three offers: `plays(g, seat)` gives the whole plays it has at its moment (`items.MOMENT`),
`bars(g, seat, pick)` the reason why one pick is none (None: it is one), and `play(g, seat, pick)` carries a play out;
it may return a frame to do first.  Hooks of a card work while it is in use.
"""
