"""The Pony Express table: the trail with its riders, the cup, and what is asked on the way."""
