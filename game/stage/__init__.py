"""The window: draws views, plays events, turns input into picks. The only room that knows pygame."""
