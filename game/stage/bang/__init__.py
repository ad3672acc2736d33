"""The room of BANG!: up to eight seats round one table."""
