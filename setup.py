"""The extension modules; everything else about the package stands in pyproject.toml.

A kernel source is every ``.pyx``, and every ``.py`` with a ``.pxd`` of its name beside it. Extra flags for
the compiler and the linker come from DZ_CFLAGS and DZ_LDFLAGS (scripts/sanitize uses them).
"""

import hashlib
import json
import os
import re
import shutil
import sysconfig
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
STAMP = ROOT / "build" / "sources.json"
ENUM = re.compile(r"^cpdef enum ?(\w*):\n((?:    .*\n|\n)+)", re.MULTILINE)
MEMBER = re.compile(r"^    (\w+) = ([^#\n]*[^#\n ])", re.MULTILINE)
FOLDERS = ("envs", "wrappers", "training", "benchmarks")


def kernel_sources() -> list[Path]:
    files = [p for folder in FOLDERS for p in (ROOT / folder).rglob("*.py*")]
    return sorted(
        p for p in files if p.suffix == ".pyx" or (p.suffix == ".py" and p.with_suffix(".pxd").exists())
    )


def fingerprints() -> dict[str, list]:
    """Modification time, size and hash of every file that a kernel is compiled from."""
    files = {*kernel_sources(), *(p for folder in FOLDERS for p in (ROOT / folder).rglob("*.pxd"))}
    table = {}
    for path in sorted(files):
        stat = path.stat()
        digest = hashlib.blake2b(path.read_bytes(), digest_size=16).hexdigest()
        table[path.relative_to(ROOT).as_posix()] = [stat.st_mtime_ns, stat.st_size, digest]
    return table


def touch_changed() -> None:
    """Cython goes by modification time: a file whose content changed under an old time must be seen, too."""
    known = json.loads(STAMP.read_text()) if STAMP.exists() else {}
    for name, (_, _, digest) in fingerprints().items():
        if name in known and known[name][2] != digest:
            os.utime(ROOT / name)


def link_tree() -> Path:
    """A folder in which the package looks as it does installed: Cython and type checkers follow it."""
    tree = ROOT / "build" / "tree"
    package = tree / "dungeonzoo"
    package.mkdir(parents=True, exist_ok=True)
    targets = [ROOT / folder for folder in FOLDERS]
    targets += [p for p in (ROOT / "dungeonzoo").iterdir() if p.suffix == ".py" or p.name == "py.typed"]
    for target in targets:
        link = package / target.name
        if not link.is_symlink():
            link.symlink_to(target, target_is_directory=target.is_dir())
    (tree / "__init__.pxd").touch()
    (package / "__init__.pxd").touch()
    return tree


def write_stubs() -> None:
    """For type checkers: the enums of every kernel's .pxd, as a .pyi beside it."""
    for source in kernel_sources():
        lines = []
        if source.suffix == ".py":
            for name, body in ENUM.findall(source.with_suffix(".pxd").read_text()):
                lines += ["", f"class {name}(IntEnum):"] if name else [""]
                for member, value in MEMBER.findall(body):
                    lines.append(f"    {member} = {value}" if name else f"{member}: int")
        if lines:
            text = "\n".join(
                ["# made by setup.py from the .pxd of this name", "from enum import IntEnum", *lines, ""]
            )
            source.with_suffix(".pyi").write_text(text)


def check_compiler() -> None:
    """Ends the build with one line when there is no C compiler, or when Python's headers are missing."""
    if os.name != "posix":
        return
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        raise SystemExit(
            f"dungeonzoo: the C compiler {compiler!r} was not found; install gcc or clang, or set CC"
        )
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.exists():
        raise SystemExit(f"dungeonzoo: {header} is missing; install Python's headers (Debian: python3-dev)")


class BuildKernels(build_ext):
    """Compiles, then (in a checkout) notes what was compiled, so that a stale kernel is refused at import."""

    def run(self):
        check_compiler()
        before = fingerprints()
        super().run()
        if self.inplace or getattr(self, "editable_mode", False):
            STAMP.parent.mkdir(exist_ok=True)
            STAMP.write_text(json.dumps(before, indent=0))


def extensions() -> list:
    touch_changed()
    write_stubs()
    tree = link_tree()
    optimise = (
        ["-O3", "-g0", "-Wno-discarded-qualifiers", "-Wno-unused-function"] if os.name == "posix" else []
    )
    modules = [
        Extension(
            "dungeonzoo." + ".".join(p.relative_to(ROOT).with_suffix("").parts),
            [p.relative_to(ROOT).as_posix()],
            extra_compile_args=optimise + os.environ.get("DZ_CFLAGS", "").split(),
            extra_link_args=os.environ.get("DZ_LDFLAGS", "").split(),
        )
        for p in kernel_sources()
    ]
    directives = {
        "language_level": 3,
        "boundscheck": False,
        "wraparound": False,
        "cdivision": True,
        "initializedcheck": False,
        "annotation_typing": False,
        "infer_types": True,
    }
    return cythonize(
        modules,
        include_path=[str(tree)],
        build_dir="build/c",
        compiler_directives=directives,
        quiet=True,
        cache=os.environ.get("CYTHON_CACHE_DIR"),
    )


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildKernels},
    options={"build_ext": {"parallel": os.cpu_count()}},
)
