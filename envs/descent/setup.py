"""The setup of a game; see setup.pxd."""
