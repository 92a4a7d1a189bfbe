"""DungeonZoo: rich tabletop games as fast multi-agent reinforcement-learning environments.

``import dungeonzoo`` registers every game with Gymnasium (``gymnasium.make``, ``gymnasium.make_vec``) and
with PettingZoo (``pettingzoo.make``). The games themselves are in ``dungeonzoo.envs``.
"""

from pathlib import Path

_here = Path(__file__).resolve().parent
if not (_here / "envs").is_dir():  # a checkout: the other folders stand beside this one
    __path__.append(str(_here.parent))

__version__ = "0.1.0"

from .envs.core.registry import register  # noqa: E402 # pyright: ignore[reportMissingImports]

register()
