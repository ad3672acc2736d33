"""Wyatt Earp: a hunt for seven outlaws for two to four players."""
