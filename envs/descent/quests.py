"""Constants of the encounters (see quests.pxd)."""
