"""The shared rules module: frames, hooks, asks, events, knowledge and their text forms.

It names no game.  A game is a package beside it that brings a state, frames, events and rule objects
(`library.Game`); everything here works on those by their declared shape alone.
"""
