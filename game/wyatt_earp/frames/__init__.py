"""The frames that make up a game: match, hand, turn, the out-of-turn windows, the settling, the tie shoot-out."""
