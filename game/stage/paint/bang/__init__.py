"""Painters of BANG!: cards, characters, seats, and the pieces that show what happens. They know no rules."""
