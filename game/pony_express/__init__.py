"""Pony Express: a race from St. Joseph to Sacramento by bluff and shoot-out, for three to five players."""
