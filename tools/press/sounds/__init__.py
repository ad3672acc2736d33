"""The sounds of the house, all made by our own code from numbers: no recordings.

Every maker takes a random generator whose seed comes from the sound's name and take, so the same
program makes the same bytes each time. `catalogue` lists what there is, `bake` writes it.
"""
