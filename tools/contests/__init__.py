"""What the arena (`tools/arena.py`) is made of: bots, games, deal groups, figures, tuning, goals."""
