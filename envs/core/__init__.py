"""What every game shares: the kernel contract, the table of games, the environments over it."""

from pathlib import Path

from .fresh import check_fresh

check_fresh(Path(__file__).resolve().parents[2])
