import numpy as np

class Rules:
    """One game's compiled functions and the NumPy dtypes of its State and Setup structs."""

    name: str
    state_dtype: np.dtype
    setup_dtype: np.dtype

def find_rules(module: str) -> Rules: ...
