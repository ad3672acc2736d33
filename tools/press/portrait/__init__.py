"""Busts on a block of 400 x 440, put together from parts; light comes from the upper left."""
