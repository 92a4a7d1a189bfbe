"""Cthulhu Will Drive You Insane: two players, one deck, life and sanity."""
