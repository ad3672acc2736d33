"""The only functions that change a BANG! table; each says in the log what it did, and by which clause."""
