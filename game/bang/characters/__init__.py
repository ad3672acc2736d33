"""The characters: a file each, a few lines beside its sentence."""
