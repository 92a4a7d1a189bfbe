"""Constants of the setup (see setup.pxd): the vocabulary of the card table."""
