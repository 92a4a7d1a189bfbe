"""Rules: the compiled functions of one game, as the core holds them."""
import importlib


def find_rules(module: str):
    """The Rules of a binding module (pickle restores games by it)."""
    return importlib.import_module(module).RULES


cdef class Rules:
    """One game's compiled functions and the NumPy dtypes of its State and Setup structs. Bindings make one each."""

    def __init__(self, str name, state_dtype, setup_dtype):
        self.name = name
        self.state_dtype = state_dtype
        self.setup_dtype = setup_dtype

    def __reduce__(self):
        return find_rules, (__name__.rsplit(".", 2)[0] + f".{self.name}.binding",)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __repr__(self):
        return f"<kernel of {self.name}, {self.k.state_size} bytes a state>"
