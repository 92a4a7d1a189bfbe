"""Tests that every registered game gets for free. A new game needs no line here."""
