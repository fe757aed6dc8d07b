"""Gymnasium's environment: one seat learns, bots of the catalogue play the other seats.

As in Gymnasium's own environments with masks, an action that is not legal changes nothing: the observation is the same,
the reward is 0, and `info["refused"]` says why. With `strict` it raises instead. An action outside the space always
raises.
"""

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded

from turncoat.bots.catalog import RANDOM, player_named
from turncoat.bots.player import Heard, Player
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import Event
from turncoat.kernel.ids import Seat
from turncoat.kernel.views import view
from turncoat.rl.aec import describe_turn
from turncoat.rl.agent_game import MOST_SEED, AgentGame, Observation, Terms, WrongAction, as_number

# Learning libraries read `action_mask` in `infos` too (stable-baselines, TorchRL).
MASK: Final = "action_mask"
REFUSED: Final = "refused"
PLAYERS_STREAM: Final = 1 << 63  # bit of a seed that tells the players' stream from the game's


class TurncoatSingle(gymnasium.Env[Observation, np.int64]):
    """`bots` are names of bots, one for each other seat in turn order, or one name for all of them."""

    def __init__(
        self,
        terms: Terms,
        *,
        seat: Seat = 0,
        bots: tuple[str, ...] = (RANDOM,),
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        if not 0 <= seat < terms.players:
            raise BadInput("no_such_seat", f"seat={seat}")
        if len(bots) not in {1, terms.players - 1}:
            raise BadInput("wrong_number_of_bots", f"{len(bots)}, expected 1 or {terms.players - 1}")
        for name in bots:
            player_named(name)
        self.agent_game: Final = AgentGame(terms)
        self.seat: Final = seat
        self.bots: Final = bots
        self.strict: Final = strict
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.action_space = self.agent_game.action_space()
        self.observation_space = self.agent_game.observation_space()  # type: ignore[assignment]
        self._players: dict[Seat, Player] = {}
        self._told: dict[Seat, int] = {}
        self._journal: list[Event] = []
        self._dice: Dice = fast(0)
        self._dealt: int | None = None  # the seed of the running game
        self._actions: list[np.int64] = []  # taken in it

    def __getstate__(self) -> dict[str, Any]:
        """The deal and the actions, from which the game is played again: bots need not be copyable."""
        return {
            "arguments": (self.agent_game.terms, self.seat, self.bots, self.strict, self.render_mode),
            "generator": self._np_random,
            "dealt": self._dealt,
            "actions": self._actions,
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        terms, seat, bots, strict, render_mode = state["arguments"]
        self.__init__(terms, seat=seat, bots=bots, strict=strict, render_mode=render_mode)  # type: ignore[misc]
        self._np_random = state["generator"]
        if state["dealt"] is not None:
            self._deal(state["dealt"])
            for action in state["actions"]:
                self._answer(action)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._deal(int(self.np_random.integers(MOST_SEED)) if seed is None else seed)
        return self._observe(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        agent_game = self.agent_game
        if self._dealt is None or agent_game.is_over or agent_game.is_truncated:
            raise ResetNeeded("the game is over or not dealt: reset() deals the next one")
        try:
            self._answer(action)
        except WrongAction as refusal:
            if self.strict or as_number(action) is None or not self.action_space.contains(action):
                raise
            return self._observe(), 0.0, False, False, {**self._info(), REFUSED: str(refusal)}
        reward = agent_game.rewards()[self.seat]
        return self._observe(), reward, agent_game.is_over, agent_game.is_truncated, self._info()

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The mask alone, by the name that sb3-contrib's MaskablePPO reads."""
        return self._observe()[MASK].astype(np.bool_)

    def render(self) -> str | None:
        """The pending question as text."""
        return describe_turn(self.agent_game) if self.render_mode == "ansi" else None

    def _observe(self) -> Observation:
        return self.agent_game.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        return self.agent_game.info(self.seat)

    def _deal(self, seed: int) -> None:
        """Deal a game, and play it up to the first question of the learning seat."""
        self._dealt = seed
        self._actions = []
        self._dice = fast(seed ^ PLAYERS_STREAM)
        others = [seat for seat in range(self.agent_game.terms.players) if seat != self.seat]
        names = self.bots if len(self.bots) > 1 else self.bots * len(others)
        self._players = {seat: player_named(name) for seat, name in zip(others, names, strict=True)}
        self._told = dict.fromkeys(others, 0)
        self.agent_game.deal(seed)
        self._journal = []
        if any(player.listens for player in self._players.values()):
            self.agent_game.state.journal = self._journal
        self._play_on()

    def _answer(self, action: np.int64) -> None:
        agent_game = self.agent_game
        agent_game.answer(agent_game.option(self.seat, action, agent_game.legal(self.seat)))
        self._actions.append(action)
        self._play_on()

    def _play_on(self) -> None:
        """Let the bots answer until the learning seat is asked, or the game is over."""
        agent_game = self.agent_game
        while not agent_game.is_over and not agent_game.is_truncated and agent_game.seat != self.seat:
            seat = agent_game.seat
            player = self._players[seat]
            if player.listens:
                for event in self._journal[self._told[seat] :]:
                    player.hear(Heard(event, seat))
                self._told[seat] = len(self._journal)
            agent_game.answer(
                player.decide(view(agent_game.state, seat), agent_game.running.legal, self._dice)
            )
