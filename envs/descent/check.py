def check_state(variant, state):
    """Nothing yet."""
