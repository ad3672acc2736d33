"""The sheriff cards: one file a kind, its code beside its sentence.

Every card answers two offers: `plays(g, seat)` gives the whole plays it has now, `bars(g, seat, pick)` the reason
why one pick is none (None: it is one).  What all of them share, the one sheriff card a turn and the card kept for
the discard, is the turn's.  `play(g, seat, pick)` carries a play out; it may return a frame to do first.
"""
