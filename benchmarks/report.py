"""What a result says of the machine and the versions that it was measured with, and how it is written."""

import json
import os
import platform
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).resolve().parent / "results"
LIBRARIES = (
    "dungeonzoo",
    "numpy",
    "gymnasium",
    "pettingzoo",
    "stable-baselines3",
    "rlcard",
    "open-spiel",
    "torch",
)


def machine() -> dict[str, Any]:
    """Processor, cores, memory in GB, operating system."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") if hasattr(os, "sysconf") else 0
    return {
        "processor": _processor(),
        "cores": os.cpu_count(),
        "memory_gb": round(memory / 2**30, 1),
        "system": f"{platform.system()} {platform.machine()}",
    }


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.processor() or platform.machine()


def versions() -> dict[str, str]:
    """Python's version and those of the libraries that are installed."""
    found = {"python": platform.python_version()}
    for name in LIBRARIES:
        try:
            found[name] = metadata.version(name)
        except metadata.PackageNotFoundError:
            continue
    return found


def write(path: Path, results: dict[str, Any]) -> None:
    """The results by what was measured as JSON, with date, machine and versions; others in the file stay."""
    before = json.loads(path.read_text())["results"] if path.exists() else {}
    path.parent.mkdir(parents=True, exist_ok=True)
    date = datetime.now(UTC).date().isoformat()
    head = {"date": date, "machine": machine(), "versions": versions()}
    path.write_text(json.dumps(head | {"results": before | results}, indent=1) + "\n")
