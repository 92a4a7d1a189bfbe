"""The games: one folder each over a core that they share, and one versioned module each with its environments."""
