"""Agents, self-play training and evaluation."""
