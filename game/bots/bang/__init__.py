"""The bot that plays BANG! from its view: a belief about who is who, and a value for every play."""
