"""The games: one folder each, over a core that they share."""
