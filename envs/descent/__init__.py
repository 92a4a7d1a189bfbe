"""Descent (second edition) with the Raythen pack: heroes against an overlord, his monsters and his plots.

Registered ids (without namespace and version) stand here, where they can be read without loading the kernel.
"""

from collections.abc import Mapping
from typing import Any

VERSION = 0
IDS: Mapping[str, Mapping[str, Any]] = {
    "Descent": {},
    "Descent-Quest": {"mode": "quest"},
    "Descent-Campaign": {"mode": "campaign"},
}
