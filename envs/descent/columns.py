"""Places in an observation (see columns.pxd), and how its numbers are written."""
