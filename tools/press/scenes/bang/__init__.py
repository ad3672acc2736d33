"""Pictures of BANG!: playing cards, events, equipment, roles."""
