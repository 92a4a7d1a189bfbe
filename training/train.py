"""Self-play training: MaskablePPO against its own snapshots and the built-in players.

One run is one folder: `policy.safetensors` (plays without torch), `checkpoint.pt` (goes on exactly),
`curve.csv`, `curve.png`, `report.json` and TensorBoard's logs. A run is the same for the same seed and
number of threads on one machine; only where it stops hangs on the clock, when it is given minutes.
"""

import json
import os
import time
from collections import defaultdict, deque
from collections.abc import Mapping
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import torch
from rich.console import Console
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.logger import configure
from threadpoolctl import threadpool_limits

from ..envs.core.registry import find
from ..wrappers.players import PolicyPlayer
from ..wrappers.policy import make_policy, save_policy
from ..wrappers.sb3 import SeatVecEnv
from ..wrappers.seats import Seats
from .buffer import SteadyBuffer
from .checkpoint import CheckpointError, generators, load_checkpoint, save_checkpoint, set_generators
from .defaults import Settings, settings_for
from .evaluate import Match, places, play_match, print_results
from .export import export_network
from .imitate import imitate
from .networks import policy_of
from .progress import Bar
from .report import Point, draw_curve, points_of, write_curve
from .selfplay import League

BUILT_IN = ("random", "heuristic")
RECENT = 200
"""Games per kind of opponent over which TensorBoard's scores are taken."""


class Trainer:
    """A learner, its opponents and what has been measured so far; `update` is one turn of the loop."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any],
        settings: Settings,
        *,
        seed: int,
        folder: Path,
        threads: int,
        console: Console,
    ) -> None:
        threadpool_limits(limits=1, user_api="blas")
        self.variant = find(game).variant(**options)
        self.settings, self.seed, self.folder, self.threads = settings, seed, folder, threads
        self.console = console
        self.points: list[Point] = []
        self.updates, self.spent, self.imitated = 0, 0.0, 0
        self._begin = time.monotonic()
        self.league = League(self.variant, settings, seed)
        seats = Seats(self.variant, settings.envs, opponents="random", threads=threads)
        self.env = SeatVecEnv(seats)
        self.model = self._model()
        self.watcher = Watcher()
        self.watcher.init_callback(self.model)

    def _model(self) -> MaskablePPO:
        s = self.settings
        policy, keywords = policy_of(self.variant, s.network)
        model = MaskablePPO(
            policy,
            self.env,
            learning_rate=s.learning_rate,
            n_steps=s.horizon,
            batch_size=s.minibatch,
            n_epochs=s.epochs,
            gamma=s.gamma,
            gae_lambda=s.gae_lambda,
            clip_range=s.clip,
            ent_coef=s.entropy,
            vf_coef=s.value_weight,
            max_grad_norm=s.max_grad_norm,
            target_kl=s.target_kl,
            policy_kwargs=keywords,
            rollout_buffer_class=SteadyBuffer,
            seed=self.seed,
            device="cpu",
        )
        model.set_logger(configure(str(self.folder / "tensorboard"), ["tensorboard"]))
        model.ep_info_buffer, model.ep_success_buffer = deque(), deque()
        return model

    @property
    def minutes(self) -> float:
        """Time spent in this run, all its parts together."""
        return (self.spent + time.monotonic() - self._begin) / 60

    @property
    def steps(self) -> int:
        """The learner's decisions so far."""
        return self.model.num_timesteps

    # --- the loop

    def start(self, bar: Bar) -> None:
        """A fresh run: copy the built-in player if asked to, then the first snapshot and the first games."""
        torch.set_num_threads(self.threads)
        if decisions := self.settings.imitate:
            self.measure()
            tell = partial(bar.copying, decisions=decisions)
            rate = self.settings.imitate_rate
            agreed = imitate(self.model, self.variant, decisions, self.seed, rate=rate, tell=tell)
            self.imitated = decisions
            self.console.print(f"copied {decisions:,} decisions of the built-in player: {agreed:.1%} agree")
        self.snapshot()
        self.model._last_obs = self.env.reset()
        self.model._last_episode_starts = np.ones(self.env.num_envs, bool)
        self.measure()

    def update(self) -> None:
        """Games up to the horizon, one PPO update, and what is due after it."""
        s, model = self.settings, self.model
        torch.set_num_threads(1)  # play is many small products, which threads would only slow down
        model.collect_rollouts(self.env, self.watcher, model.rollout_buffer, s.horizon)
        torch.set_num_threads(self.threads)
        model.train()
        self.updates += 1
        if self.updates % s.snapshot_every == 0:
            self.snapshot()
        self.log()
        if self.updates % s.evaluate_every == 0:
            self.measure()
            self.save()

    def snapshot(self) -> None:
        """The learner as it is now joins its own opponents."""
        self.league.add(self.updates, *export_network(self.model))
        self.env.set_opponents(self.league.opponents())

    def measure(self) -> None:
        """One more point of the learning curve against each built-in player."""
        for name in BUILT_IN:
            match = self.match(name, self.settings.evaluate_deals, seed=self.updates + 1)
            self.points += points_of(match, self.minutes, self.steps, self.updates)
            self.model.logger.record(f"score/{name}", match.score)
            for part in match.sides:
                self.model.logger.record(f"score/{name}/{part.side}", part.score)
        write_curve(self.folder / "curve.csv", self.points)
        draw_curve(self.folder / "curve.png", self.points, self.title, par=1 / len(places(self.variant)))

    def match(self, opponent: str, deals: int, seed: int) -> Match:
        """The learner as it is now at one seat or on one side, a built-in player at all others."""
        policy = make_policy(self.variant, *export_network(self.model))
        learner = PolicyPlayer(policy, name="learner")
        return play_match(self.variant, learner, opponent, deals=deals, seed=seed)

    def log(self) -> None:
        """One line of numbers for TensorBoard."""
        logger = self.model.logger
        for name, value in self.watcher.scores().items():
            logger.record(f"games/{name}", value)
        logger.record("time/minutes", self.minutes)
        logger.record("time/updates", self.updates)
        logger.dump(self.steps)

    @property
    def title(self) -> str:
        """The picture's heading: what was learned, and from what."""
        start = f" after copying {self.imitated:,} decisions" if self.imitated else ""
        threads = f"{self.threads} thread{'s' * (self.threads != 1)}"
        seats = len(self.variant.agents)
        table = f" at tables of {seats}" if seats > 2 else ""
        return f"{self.variant.game.name}: self-play{table}{start}, seed {self.seed}, {threads}"

    # --- keeping

    def save(self) -> None:
        """The policy, and a checkpoint from which `restore` goes on exactly."""
        model = self.model
        network, tensors = export_network(model)
        save_policy(
            self.folder / "policy", variant=self.variant, network=network, tensors=tensors, note=self.title
        )
        content = {
            "run": self.identity,
            "updates": self.updates,
            "seconds": self.minutes * 60,
            "imitated": self.imitated,
            "steps": model.num_timesteps,
            "n_updates": model._n_updates,
            "policy": model.policy.state_dict(),
            "optimizer": model.policy.optimizer.state_dict(),
            "episode_starts": model._last_episode_starts,
            "env": self.env.get_state(),
            "league": self.league.get_state(),
            "watcher": self.watcher.get_state(),
            "points": [asdict(point) for point in self.points],
            "generators": generators(),
        }
        save_checkpoint(self.folder / "checkpoint.pt", content)

    @property
    def identity(self) -> dict[str, Any]:
        """What a checkpoint must have in common with the run that goes on from it."""
        return {
            "game": self.variant.game.name,
            "version": self.variant.game.version,
            "content": self.variant.content_hash,
            "options": {k: v for k, v in self.variant.options.items()},
            "settings": json.dumps(asdict(self.settings), sort_keys=True),
            "seed": self.seed,
        }

    def restore(self) -> None:
        """Goes on from the folder's checkpoint; CheckpointError when it is of another run."""
        content = load_checkpoint(self.folder / "checkpoint.pt")
        for key, value in self.identity.items():
            kept = content["run"].get(key)
            if key == "settings":
                kept, value = _known_to_both(kept, value)
            if kept != value:
                raise CheckpointError(f"{self.folder}: the checkpoint has {key} {kept}, not {value}")
        model = self.model
        self.updates, self.spent, self.imitated = content["updates"], content["seconds"], content["imitated"]
        self._begin = time.monotonic()
        model.num_timesteps, model._n_updates = content["steps"], content["n_updates"]
        model.policy.load_state_dict(content["policy"])
        model.policy.optimizer.load_state_dict(content["optimizer"])
        self.league.set_state(content["league"])
        players = self.league.by_name()
        model._last_obs = self.env.set_state(content["env"], [players[n] for n in content["env"]["players"]])
        model._last_episode_starts = content["episode_starts"]
        self.watcher.set_state(content["watcher"])
        self.points = [Point(**point) for point in content["points"]]
        set_generators(content["generators"])


def _known_to_both(a: str, b: str) -> tuple[str, str]:
    """Two rows of settings without those that one of them lacks: versions of the trainer differ in these."""
    rows = json.loads(a), json.loads(b)
    common = rows[0].keys() & rows[1].keys()
    one, other = (json.dumps({key: row[key] for key in sorted(common)}) for row in rows)
    return one, other


class Watcher(BaseCallback):
    """Notes how the learner's own games end, by kind of opponent, and moves the bar."""

    def __init__(self) -> None:
        super().__init__()
        self.results: dict[str, deque[float]] = defaultdict(lambda: deque(maxlen=RECENT))
        self.lengths: deque[int] = deque(maxlen=RECENT)
        self.games = 0

    def _on_step(self) -> bool:
        for slot in np.flatnonzero(self.locals["dones"]):
            info = self.locals["infos"][slot]
            self.games += 1
            self.lengths.append(info["episode"]["l"])
            for kind in {name.split()[0] for name in info["opponents"]}:
                self.results[kind].append(info["episode"]["r"])
        return True

    def scores(self) -> dict[str, float]:
        """Mean return of the latest games, by kind of opponent at the table, and the games' mean length."""
        numbers = {f"return_{kind}": float(np.mean(r)) for kind, r in self.results.items()}
        if self.lengths:
            numbers["decisions"] = float(np.mean(self.lengths))
        return numbers | {"finished": float(self.games)}

    def get_state(self) -> dict[str, Any]:
        results = {kind: list(map(float, r)) for kind, r in self.results.items()}
        return {"results": results, "lengths": list(self.lengths), "games": self.games}

    def set_state(self, state: Mapping[str, Any]) -> None:
        self.games = state["games"]
        self.lengths.extend(state["lengths"])
        for kind, results in state["results"].items():
            self.results[kind].extend(results)


def train(
    game: str,
    options: Mapping[str, Any] | None = None,
    *,
    minutes: float | None = None,
    steps: int | None = None,
    seed: int = 0,
    folder: str | Path | None = None,
    resume: bool = False,
    imitate: int | None = None,
    envs: int | None = None,
    threads: int | None = None,
    settings: Settings | None = None,
    console: Console | None = None,
) -> dict[str, Any]:
    """Trains a policy and returns the report that is also written to `folder`/report.json.

    Stops after `minutes` or `steps` decisions of the learner (all parts of a resumed run together),
    whichever comes first; the game's default minutes when neither is given. folder: runs/GAME-SEED unless
    given; resume: go on from its checkpoint. imitate, envs: in place of the game's settings. threads: of
    torch; by default the machine's, 8 at most.

    Raises ValueError for a folder that holds a run already (without `resume`), CheckpointError when there is
    nothing to resume or it is of another run.
    """
    settings = settings or settings_for(game)
    changed = {"imitate": imitate, "envs": envs}
    settings = replace(settings, **{name: value for name, value in changed.items() if value is not None})
    if minutes is None and steps is None:
        minutes = settings.minutes
    folder = Path(folder or Path("runs") / f"{game}-{seed}")
    if not resume and (folder / "checkpoint.pt").exists():
        raise ValueError(f"{folder} holds a run already; resume it, or name another folder")
    folder.mkdir(parents=True, exist_ok=True)
    threads = threads or min(os.cpu_count() or 1, 8)
    console = console or Console()
    trainer = Trainer(
        game, options or {}, settings, seed=seed, folder=folder, threads=threads, console=console
    )
    with Bar(console, minutes, steps) as bar:
        if resume:
            trainer.restore()
        else:
            trainer.start(bar)
        while not bar.show(trainer.minutes, trainer.steps, trainer.points):
            trainer.update()
    return finish(trainer)


def finish(trainer: Trainer) -> dict[str, Any]:
    """Saves everything, plays the final matches, and tells the result."""
    trainer.save()
    minutes, steps = trainer.minutes, trainer.steps
    matches = [trainer.match(name, trainer.settings.final_deals, seed=0) for name in BUILT_IN]
    report = {
        **trainer.identity,
        "settings": asdict(trainer.settings),
        "threads": trainer.threads,
        "minutes": minutes,
        "steps": steps,
        "updates": trainer.updates,
        "games": trainer.watcher.games,
        "imitated": trainer.imitated,
        "matches": [match.as_dict() for match in matches],
        "files": sorted(path.name for path in trainer.folder.iterdir()),
    }
    (trainer.folder / "report.json").write_text(json.dumps(report, indent=2) + "\n")
    print_results(trainer.console, matches)
    trainer.console.print(f"{steps:,} decisions in {minutes:.1f} minutes; everything is in {trainer.folder}")
    return report
