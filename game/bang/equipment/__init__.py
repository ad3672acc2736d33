"""The Gold Rush: its shop, and the equipment sold there, a file each or a family.

A brown equipment has the offers of a card, `plays`, `bars` and `play`, without the card: `play` is its effect alone.
"""
