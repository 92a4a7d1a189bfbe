"""The games: one folder each over a shared core, and one versioned module each with its environments."""
