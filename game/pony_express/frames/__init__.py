"""The frames that make up a game: match, turn, cup, call, meetings, spaces, jail, Sacramento."""
