"""Cthulhu Will Drive You Insane: two players, one deck, life and sanity.

Registered ids (without namespace and version) stand here, where they can be read without loading the kernel.
"""

from collections.abc import Mapping
from typing import Any

VERSION = 0
IDS: Mapping[str, Mapping[str, Any]] = {"Cthulhu": {}, "Cthulhu-Seen": {"deck": "seen"}}
