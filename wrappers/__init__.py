"""What makes the environments fit the tools that train on them."""
