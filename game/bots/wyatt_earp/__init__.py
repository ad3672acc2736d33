"""How a bot plays Wyatt Earp: what posters, cards and plays are worth, in dollars."""
