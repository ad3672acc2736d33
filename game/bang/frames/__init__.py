"""The frames every card may need: match, turn, draw!, shot, damage, elimination."""
