"""Cutthroat Caverns with Death Incarnate: three to six players, one enemy at a time, one winner.

Registered ids (without namespace and version) stand here, where they can be read without loading the kernel.
"""

from collections.abc import Mapping
from typing import Any

VERSION = 0
IDS: Mapping[str, Mapping[str, Any]] = {
    "Cutthroat": {},
    "Cutthroat-Base": {"encounter_pool": "base", "event_deck": False},
}
