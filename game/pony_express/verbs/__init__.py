"""The only functions that change a Pony Express table; each says in the log what it did, and by which clause."""
