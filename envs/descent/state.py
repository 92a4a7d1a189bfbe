"""Constants of this game's state (see state.pxd): actions, questions, tasks, figures, phases."""
