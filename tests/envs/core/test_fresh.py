"""The guard against kernels older than their source."""

import json
import os
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from dungeonzoo.envs.core.fresh import COMMAND, check_fresh


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with one built kernel, rules.py with its rules.pxd."""
    (tmp_path / "setup.py").touch()
    (tmp_path / "build").mkdir()
    stamp = {}
    for name in ("rules.py", "rules.pxd"):
        path = tmp_path / name
        path.write_text(f"# {name}\n")
        stat = path.stat()
        digest = blake2b(path.read_bytes(), digest_size=16).hexdigest()
        stamp[name] = [stat.st_mtime_ns, stat.st_size, digest]
    (tmp_path / f"rules{EXTENSION_SUFFIXES[0]}").touch()
    (tmp_path / "build" / "sources.json").write_text(json.dumps(stamp))
    return tmp_path


def test_a_fresh_checkout_passes(checkout: Path):
    check_fresh(checkout)


def test_touching_a_source_is_not_changing_it(checkout: Path):
    os.utime(checkout / "rules.py", (1, 1))
    check_fresh(checkout)


@pytest.mark.parametrize("name", ["rules.py", "rules.pxd"])
def test_a_changed_source_is_named_with_the_command(checkout: Path, name: str):
    (checkout / name).write_text("# changed\n")
    with pytest.raises(
        ImportError, match=f"{name} has changed since its kernel was compiled; run: {COMMAND}"
    ):
        check_fresh(checkout)


def test_a_missing_kernel_is_named(checkout: Path):
    (checkout / f"rules{EXTENSION_SUFFIXES[0]}").unlink()
    with pytest.raises(ImportError, match=r"the kernel of rules\.py is missing"):
        check_fresh(checkout)


def test_a_new_kernel_that_was_never_compiled_is_named(checkout: Path):
    (checkout / "envs" / "chess").mkdir(parents=True)
    (checkout / "envs" / "chess" / "binding.pyx").touch()
    with pytest.raises(ImportError, match=r"envs/chess/binding\.pyx was never compiled"):
        check_fresh(checkout)


def test_a_checkout_that_was_never_built_says_so(checkout: Path):
    (checkout / "build" / "sources.json").unlink()
    with pytest.raises(ImportError, match="have not been built"):
        check_fresh(checkout)


def test_an_installed_package_is_not_checked(checkout: Path):
    (checkout / "setup.py").unlink()
    (checkout / "rules.py").write_text("# changed\n")
    check_fresh(checkout)
