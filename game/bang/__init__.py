"""BANG!: a shoot-out between law and outlaws with hidden roles, for three to eight players."""
