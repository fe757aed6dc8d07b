"""PettingZoo's parallel environment: every seat acts in every step; seats that are not asked play the no-op.

Seats that answer at once by the rules do so here too. An action of a seat that is not asked is refused like any illegal
action. All actions are checked before the first one is carried out.
"""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import ParallelEnv

from turncoat.kernel.ids import Option, Seat
from turncoat.rl.aec import describe_turn
from turncoat.rl.agent_game import AgentGame, Observation, Terms, WrongAction, as_number, seed_from

Step = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


class TurncoatParallel(ParallelEnv):  # type: ignore[misc] # PettingZoo has no types
    """The environment; `agent_game` is the game behind it."""

    def __init__(self, terms: Terms, render_mode: str | None = None) -> None:
        self.agent_game: Final = AgentGame(terms)
        self.metadata = {"name": f"{terms.game}_v0", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.possible_agents = self.agent_game.agents[:]
        self.agents: list[str] = []
        self._action_spaces = {
            agent: self.agent_game.action_space(has_no_op=True) for agent in self.possible_agents
        }
        self._observation_spaces = {
            agent: self.agent_game.observation_space(has_no_op=True) for agent in self.possible_agents
        }
        self._generator = np.random.default_rng()
        self._legal: dict[Seat, list[int]] = {}

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        self.agent_game.deal(seed_from(self._generator) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self._legal = self.agent_game.legal_together()
        return self._observe(), self._infos()

    def step(self, actions: dict[str, object]) -> Step:
        if not self.agents:
            raise ResetNeeded("the game is over: reset() deals the next one")
        self.agent_game.answer_together(self._answers(actions))
        self._legal = self.agent_game.legal_together()
        over, truncated = self.agent_game.is_over, self.agent_game.is_truncated
        rewards = dict(zip(self.agents, self.agent_game.rewards(), strict=True))
        step = (
            self._observe(),
            rewards,
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, truncated),
            self._infos(),
        )
        if over or truncated:
            self.agents = []
        return step

    def state(self) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """The public part of the observation: what a spectator sees."""
        return self.agent_game.row[: self.agent_game.layout.public_size].copy()

    def render(self) -> str | None:
        """The pending question as text."""
        return describe_turn(self.agent_game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Does nothing: there are no resources to free."""

    def _answers(self, actions: dict[str, object]) -> dict[Seat, Option]:
        """Answers of the asked seats. WrongAction: an action is illegal, or one is missing."""
        agent_game = self.agent_game
        for agent in actions:
            if agent not in self.agents:
                raise WrongAction(f"{agent_game.terms.game}: there is no agent {agent!r} now")
        answers: dict[Seat, Option] = {}
        for seat, agent in enumerate(self.agents):
            legal = self._legal.get(seat, [])
            action = actions.get(agent)
            if legal:
                answers[seat] = agent_game.option(seat, action, legal)
            elif action is not None and as_number(action) != agent_game.no_op:
                raise agent_game.refusal(seat, action, legal)
        return answers

    def _observe(self) -> dict[str, Observation]:
        return {
            agent: self.agent_game.observe_together(seat, self._legal.get(seat, []))
            for seat, agent in enumerate(self.agents)
        }

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: self.agent_game.info(seat) for seat, agent in enumerate(self.agents)}
