"""Constants of this game's state (see state.pxd): zones, frames, phases, card types, commands."""
