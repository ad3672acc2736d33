"""The bot that plays Pony Express from its view: odds of the dice, a mix of truth and bluff, one rule an item card."""
