"""In a checkout: refuse kernels that are missing or older than their source."""

import hashlib
import json
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

COMMAND = "python setup.py build_ext --inplace"


def check_fresh(root: Path) -> None:
    """Raises ImportError, naming the file and the command that rebuilds, when a kernel under `root` is stale.

    Does nothing where `root` is no checkout (no setup.py), so never in an installed wheel.
    """
    if not (root / "setup.py").exists():
        return
    stamp = root / "build" / "sources.json"
    if not stamp.exists():
        raise ImportError(f"the kernels have not been built in {root}; run: {COMMAND}")
    known = json.loads(stamp.read_text())
    for path in (root / "envs").glob("*/*.p[xy][dx]"):
        if path.suffix in (".pxd", ".pyx") and path.relative_to(root).as_posix() not in known:
            raise ImportError(f"{path.relative_to(root)} was never compiled; run: {COMMAND}")
    for name, (mtime, size, digest) in known.items():
        path = root / name
        if not path.exists():
            continue
        if path.suffix != ".pxd" and not any(path.with_suffix(end).exists() for end in EXTENSION_SUFFIXES):
            raise ImportError(f"the kernel of {name} is missing; run: {COMMAND}")
        stat = path.stat()
        if (stat.st_mtime_ns, stat.st_size) == (mtime, size):
            continue
        if hashlib.blake2b(path.read_bytes(), digest_size=16).hexdigest() != digest:
            raise ImportError(f"{name} has changed since its kernel was compiled; run: {COMMAND}")
