"""Measurements: throughput, learning and strength."""
