"""Constants of the shared state header (see state.pxd): MAX_SEATS, MAX_FRAMES, MAX_FORCED, Over."""
