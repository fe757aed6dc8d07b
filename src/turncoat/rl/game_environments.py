"""The environments of one game, by PettingZoo's names: `env`, `raw_env`, `parallel_env`; and `single_env`,
`vector_env`."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from turncoat.bots.catalog import RANDOM
from turncoat.rl.aec import OrderedAEC, TurncoatAEC
from turncoat.rl.agent_game import CATALOGUE, Actions, Terms
from turncoat.rl.catalogue import Catalogue, catalogue_of
from turncoat.rl.layouts import array_layout_of
from turncoat.rl.observation_legend import LegendEntry, describe
from turncoat.rl.parallel import TurncoatParallel
from turncoat.rl.single import TurncoatSingle
from turncoat.rl.vector import TurncoatVector


@dataclass(frozen=True)
class Environments:
    """The environments of a game. All arguments after `players` are those of `Terms`."""

    game: str

    def terms(self, players: int = 0, options: Mapping[str, str] | None = None, **more: Any) -> Terms:
        return Terms(self.game, players, options or {}, **more)

    def raw_env(self, players: int = 0, *, render_mode: str | None = None, **more: Any) -> TurncoatAEC:
        return TurncoatAEC(self.terms(players, **more), render_mode)

    def env(self, players: int = 0, *, render_mode: str | None = None, **more: Any) -> OrderedAEC:
        """The AEC environment, which enforces the order of calls as PettingZoo's wrapper does."""
        return OrderedAEC(self.terms(players, **more), render_mode)

    def parallel_env(
        self, players: int = 0, *, render_mode: str | None = None, **more: Any
    ) -> TurncoatParallel:
        return TurncoatParallel(self.terms(players, **more), render_mode)

    def single_env(
        self,
        players: int = 0,
        *,
        seat: int = 0,
        bots: tuple[str, ...] = (RANDOM,),
        strict: bool = False,
        render_mode: str | None = None,
        **more: Any,
    ) -> TurncoatSingle:
        """Gymnasium's environment: one seat against bots."""
        terms = self.terms(players, **more)
        return TurncoatSingle(terms, seat=seat, bots=bots, strict=strict, render_mode=render_mode)

    def vector_env(
        self,
        envs: int,
        players: int = 0,
        *,
        actions: Actions = CATALOGUE,
        skip_forced: bool = True,
        **more: Any,
    ) -> TurncoatVector:
        """Many games at once; questions without a choice are skipped unless told otherwise."""
        terms = self.terms(players, actions=actions, skip_forced=skip_forced, **more)
        return TurncoatVector(terms, envs)

    @property
    def catalogue(self) -> Catalogue:
        return catalogue_of(self.game)

    @property
    def positions(self) -> list[LegendEntry]:
        """The meaning of each byte of an observation, in order: the public part, then the own part."""
        return [describe(position) for position in array_layout_of(self.game).positions()]

    @property
    def questions(self) -> list[str]:
        """Names of pending questions (`procedure.step`), by the number in the byte `question`."""
        return array_layout_of(self.game).question_names
