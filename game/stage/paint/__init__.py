"""Drawing: everything on screen as paper, ink and place, printed at the window's real size.

All functions take a `Press` (how large, in which type) and plain values; none knows a rule of any game.
"""
