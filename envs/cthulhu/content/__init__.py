"""The card table."""
