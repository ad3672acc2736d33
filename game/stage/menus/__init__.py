"""All screens that aren't a table: title, seats, rules, saved games, pause, settings, about, covers."""
