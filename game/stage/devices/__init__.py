"""Mouse, keyboard and gamepads: each turns the window system's events into intents."""
