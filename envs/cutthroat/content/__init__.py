"""The card tables."""
