"""Cryptic Explorers: a Goddess and her Monsters against the Cryptonauts who explore her Realm.

Registered ids (without namespace and version) stand here, where they can be read without loading the kernel.
"""

from collections.abc import Mapping
from typing import Any

VERSION = 0
IDS: Mapping[str, Mapping[str, Any]] = {
    "Cryptic": {},
    "Cryptic-Quickplay": {"quickplay": True},
    "Cryptic-Draft": {"setup": "draft"},
}
