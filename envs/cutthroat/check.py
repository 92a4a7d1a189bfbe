def check_state(variant, state):
    pass
