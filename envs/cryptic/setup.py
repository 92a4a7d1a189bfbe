"""Constants of the setup (see setup.pxd): boards, sheets and the effect language."""
