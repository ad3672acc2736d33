"""Bots: each sees a view and its question, and returns a pick.  Nothing else reaches them."""
