"""What the package contains, how it installs, and how it refuses what cannot work."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
FOLDERS = {name: ROOT / path for name, path in PROJECT["tool"]["setuptools"]["package-dir"].items()}
HEAVY = {
    "torch",
    "matplotlib",
    "pygame",
    "pygame-ce",
    "stable_baselines3",
    "stable-baselines3",
    "sb3_contrib",
    "ray",
}
PACKED = (".py", ".pyi", ".pyx", ".pxd", ".toml", ".json", "py.typed")


def folder_of(package: str) -> Path:
    """The folder of a package, through the mapping of the nearest parent that has one."""
    parent, rest = package, []
    while parent not in FOLDERS:
        parent, _, last = parent.rpartition(".")
        rest.insert(0, last)
    return FOLDERS[parent].joinpath(*rest)


def checkout(target: Path) -> Path:
    """A copy of everything that a build reads, without compiled or generated files."""
    ignore = shutil.ignore_patterns("*.so", "*.c", "__pycache__", "results")
    for folder in {path.name for path in FOLDERS.values()}:
        shutil.copytree(ROOT / folder, target / folder, ignore=ignore)
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "constraints.txt"):
        shutil.copy(ROOT / name, target)
    return target


def run(*command: str, cwd: Path, **variables: str) -> subprocess.CompletedProcess:
    environment = {**os.environ, "PYTHONPATH": "", **variables}
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, timeout=500)


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an sdist and a wheel: the one named by DZ_DIST, or built now."""
    if "DZ_DIST" in os.environ:
        return Path(os.environ["DZ_DIST"])
    source, out = checkout(tmp_path_factory.mktemp("checkout")), tmp_path_factory.mktemp("dist")
    built = run(sys.executable, "-m", "build", "--no-isolation", "-o", str(out), cwd=source)
    assert built.returncode == 0, built.stdout[-2000:] + built.stderr[-2000:]
    return out


def test_every_package_folder_is_listed():
    found = {
        name + "".join(f".{part}" for part in init.parent.relative_to(folder).parts)
        for name, folder in FOLDERS.items()
        for init in folder.rglob("__init__.py")
    }
    assert found == set(PROJECT["tool"]["setuptools"]["packages"])


def test_every_package_folder_exists():
    for package in PROJECT["tool"]["setuptools"]["packages"]:
        assert (folder_of(package) / "__init__.py").exists(), package


@pytest.mark.fault(34)
def test_wheel_holds_one_top_level_package(dist: Path):
    """Fault 34: a wheel that installs a top-level ``tests`` or ``envs``."""
    (wheel,) = dist.glob("*.whl")
    top = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    version = PROJECT["project"]["version"]
    assert top == {"dungeonzoo", f"dungeonzoo-{version}.dist-info"}


def test_wheel_holds_every_file_of_the_packages(dist: Path):
    (wheel,) = dist.glob("*.whl")
    inside = set(zipfile.ZipFile(wheel).namelist())
    for package in PROJECT["tool"]["setuptools"]["packages"]:
        for path in folder_of(package).iterdir():
            if path.is_file() and path.name.endswith(PACKED):
                assert package.replace(".", "/") + "/" + path.name in inside


def test_wheel_holds_a_kernel_for_every_source(dist: Path):
    (wheel,) = dist.glob("*.whl")
    inside = set(zipfile.ZipFile(wheel).namelist())
    sources = {name for name in inside if name.endswith(".pyx")}
    sources |= {name[:-3] + "py" for name in inside if name.endswith(".pxd") and name[:-3] + "py" in inside}
    kernels = {name.split(".")[0] for name in inside if name.endswith((".so", ".pyd"))}
    assert {name.split(".")[0] for name in sources} == kernels


@pytest.mark.fault(34)
def test_plain_install_asks_for_no_heavy_library():
    """Fault 34: heavy or pinned extras make the plain install fail."""
    core = {re.split("[<>=!~;]", line)[0] for line in PROJECT["project"]["dependencies"]}
    assert not core & HEAVY
    assert not [line for line in PROJECT["project"]["dependencies"] if "==" in line or "<" in line]


def test_constraints_name_every_direct_dependency():
    """Every library of the core and of the tested extras has a tested version."""
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    pinned = {line.split("==")[0] for line in lines if line and not line.startswith("#")}
    extras = PROJECT["project"]["optional-dependencies"]
    wanted = PROJECT["project"]["dependencies"] + [
        line for extra in ("train", "render", "docs", "dev") for line in extras[extra]
    ]
    assert {line.split(">=")[0] for line in wanted} <= pinned


def test_import_loads_no_heavy_library():
    """``import dungeonzoo`` needs the core's libraries only, none of the extras'."""
    code = f"import sys, dungeonzoo; print(*sorted({HEAVY} & set(sys.modules)))"
    result = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert result.stdout.strip() == "", result.stdout + result.stderr


def test_without_a_compiler_the_build_says_so_in_one_line(tmp_path: Path):
    result = run(
        sys.executable, "setup.py", "build_ext", "--inplace", cwd=checkout(tmp_path), CC="no-such-compiler"
    )
    assert result.returncode != 0
    assert result.stderr.splitlines()[-1] == (
        "dungeonzoo: the C compiler 'no-such-compiler' was not found; install gcc or clang, or set CC"
    )


class TestStaleKernels:
    """In a checkout, a missing or outdated kernel is refused with the command that rebuilds it."""

    COMMAND = "run: python setup.py build_ext --inplace"

    @pytest.fixture
    def built(self, tmp_path: Path) -> Path:
        """A checkout with the kernels that this one was built with."""
        for folder in {path.name for path in FOLDERS.values()}:
            shutil.copytree(
                ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", "results")
            )
        (tmp_path / "build").mkdir()
        shutil.copy(ROOT / "build" / "sources.json", tmp_path / "build")
        shutil.copy(ROOT / "setup.py", tmp_path)
        return tmp_path

    def error(self, root: Path) -> str:
        """The last line that importing the core from this checkout prints to stderr."""
        lines = run(sys.executable, "-c", "import dungeonzoo.envs.core", cwd=root).stderr.splitlines()
        return lines[-1] if lines else ""

    def test_fresh_build_imports(self, built: Path):
        assert self.error(built) == ""

    def test_touched_source_imports(self, built: Path):
        os.utime(built / "envs" / "core" / "rng.py", (1, 1))
        assert self.error(built) == ""

    @pytest.mark.parametrize("name", ["rng.py", "table.pyx", "state.pxd"])
    def test_changed_source_is_refused(self, built: Path, name: str):
        with (built / "envs" / "core" / name).open("a") as file:
            file.write("# changed\n")
        assert self.error(built).startswith(f"ImportError: envs/core/{name} has changed")
        assert self.error(built).endswith(self.COMMAND)

    def test_missing_kernel_is_refused(self, built: Path):
        for kernel in (built / "envs" / "core").glob("rng.*.so"):
            kernel.unlink()
        assert self.error(built) == f"ImportError: the kernel of envs/core/rng.py is missing; {self.COMMAND}"

    def test_no_build_at_all_is_refused(self, built: Path):
        (built / "build" / "sources.json").unlink()
        assert "the kernels have not been built" in self.error(built)
        assert self.error(built).endswith(self.COMMAND)


def test_the_type_checker_skips_kernels_and_nothing_else():
    kernels = {
        path.relative_to(ROOT).as_posix()
        for folder in FOLDERS.values()
        for path in folder.rglob("*.py")
        if path.with_suffix(".pxd").exists()
    }
    assert set(PROJECT["tool"]["pyright"]["ignore"]) == kernels
