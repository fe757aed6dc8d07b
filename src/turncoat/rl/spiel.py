"""OpenSpiel: every game as a Python game of `pyspiel`, with chance nodes, tensors, strings and resampling.

`register()` registers them as `turncoat_GAME`; parameters are `players` and `options` ("name:value+name:value").
Utilities are 1 for each seat of the winning side and -1 for the others.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from turncoat.games.catalog import GAMES
from turncoat.kernel.array_game import ArrayGame
from turncoat.kernel.array_layout import BYTE, to_byte
from turncoat.kernel.codec import fingerprint
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import NO_OPTION, NOBODY, Seat, has_seat
from turncoat.rl.agent_game import WrongAction, agent_of
from turncoat.rl.catalogue import Catalogue, catalogue_of
from turncoat.rl.chance import DRAWS, ChanceGame, IllegalMove
from turncoat.rl.layouts import array_layout_of
from turncoat.rl.steps import Start

PREFIX: Final = "turncoat_"
MOST_OUTCOMES: Final = 256  # most outcomes of a draw: no zone has more kinds of cards
LONGEST: Final = 100_000  # most decisions and draws; no game comes near it
EVENTS: Final = 32  # newest events in a tensor of an information state; its string covers all events
EVENT_WIDTH: Final = 8  # numbers per event: kind, number of arguments told, and the first arguments
SCALE: Final = 1 / BYTE  # tensors are between 0 and 1
MOST_SEED: Final = 1 << 62
PLAYER_IDS: Final = {DRAWS: int(pyspiel.PlayerId.CHANCE), NOBODY: int(pyspiel.PlayerId.TERMINAL)}


def register() -> list[str]:
    """Register all games with pyspiel and return their short names. Games that are registered already are left
    alone."""
    known = {game_type.short_name for game_type in pyspiel.registered_games()}
    for name in GAMES:
        if f"{PREFIX}{name}" not in known:
            game_type = _type_of(name)
            pyspiel.register_game(game_type, _game_class(name, game_type))
    return [f"{PREFIX}{name}" for name in GAMES]


def _type_of(name: str) -> Any:
    game = GAMES[name]
    return pyspiel.GameType(
        short_name=f"{PREFIX}{name}",
        long_name=f"Turncoat: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.fewest_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        default_loadable=True,
        parameter_specification={"players": max(2, game.fewest_seats), "options": ""},
    )


def read_options(text: str) -> dict[str, str]:
    """Parse `name:value+name:value`: commas and equals signs are OpenSpiel's own."""
    options: dict[str, str] = {}
    for part in filter(None, text.split("+")):
        name, colon, value = part.partition(":")
        if not colon:
            raise BadInput("unknown_option", part)
        options[name] = value
    return options


def _game_class(name: str, game_type: Any) -> type[Any]:
    class RegisteredGame(SpielGame):
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(name, game_type, parameters or {})

    return RegisteredGame


class SpielGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    def __init__(self, name: str, game_type: Any, parameters: dict[str, Any]) -> None:
        given = {**game_type.parameter_specification, **parameters}
        self.catalogue: Final = catalogue_of(name)
        self.shared: Final = Shared(self.catalogue)
        self.start = Start(GAMES[name], int(given["players"]), read_options(str(given["options"])))
        game = GAMES[name]
        if not game.fewest_seats <= self.start.players <= game.most_seats:
            raise BadInput("wrong_player_count", f"{game.fewest_seats}-{game.most_seats}")
        game.settle(dict(self.start.options))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.catalogue),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.start.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type, info, parameters)
        # OpenSpiel makes an initial state for each copy of a state, and then overwrites it
        self.initial: Final = ChanceGame(self.start).copy()

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any | None = None, params: dict[str, Any] | None = None
    ) -> "SpielObserver":
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.shared = game.shared
        self.position = game.initial.copy()

    def current_player(self) -> int:
        asked = self.position.asked
        return asked if asked >= 0 else PLAYER_IDS[asked]

    def is_terminal(self) -> bool:
        return self.position.asked == NOBODY

    def is_chance_node(self) -> bool:
        """Answers here, since OpenSpiel would ask back for the current player."""
        return self.position.asked == DRAWS

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.position.chance is not None
        return self.position.chance.outcomes

    def returns(self) -> list[float]:
        s = self.position.state
        if s is None or not self.position.is_over:
            return [0.0] * self.position.start.players
        return [1.0 if has_seat(s.winners, seat) else -1.0 for seat in range(s.seats)]

    def resample_from_infostate(self, player: Seat, rng: Callable[[], float]) -> "SpielState":
        """A state that this player cannot tell from this one, dealt uniformly."""
        other = SpielState(self.get_game())
        other.position = self.position.imagine_for(player, fast(int(rng() * MOST_SEED)))
        return other

    def information_state_string(self, player: Seat | None = None) -> str:
        """A digest of everything that the seat was told and has answered."""
        seat = self.position.seat if player is None else player
        return f"seat_{seat} {self.position.heard.digest(seat).hex()}"

    def legal_actions(self, player: Seat | None = None) -> list[int]:
        """Answers here, since OpenSpiel would ask back four times for the same list."""
        chance = self.position.chance
        if chance is not None:
            return list(range(len(chance.odds)))
        return self._legal_actions(self.position.asked if player is None else player)

    def _legal_actions(self, player: int) -> list[int]:
        position = self.position
        return self.shared.numbers_of(position.legal) if player == position.asked else []

    def _apply_action(self, action: int) -> None:
        """WrongAction, and nothing has changed: the action is not legal."""
        position = self.position
        try:
            if position.chance is not None:
                position.draw(action)
            else:
                options = self.shared.options
                position.answer(options[action] if 0 < action < len(options) else NO_OPTION)
        except IllegalMove:
            raise WrongAction(self._refusal(action)) from None

    def _refusal(self, action: int) -> str:
        chance = self.position.chance
        if chance is not None:
            named, count = f"outcome {action} ({chance.kind})", len(chance.odds)
        else:
            named, count = (
                f"action {self._describe(action)} of {self._asked_name()}",
                len(self.position.legal),
            )
        why = f"there are {count} to choose from" if count else "the game is over"
        return f"{self.position.start.game.name}: {named} is not legal: {why}"

    def _asked_name(self) -> str:
        return "no seat" if self.is_terminal() else agent_of(self.position.seat)

    def _describe(self, action: int) -> str:
        last = len(self.shared.catalogue) - 1
        known = self.shared.catalogue.name(action) if 0 <= action <= last else f"out of range 0-{last}"
        return f"{action} ({known})"

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            chance = self.position.chance
            return f"{'draw' if chance is None else chance.kind} {action}"
        return self.shared.catalogue.name(action)

    def __str__(self) -> str:
        position = self.position
        drawn = " ".join(map(str, position.drawn))
        if position.state is None:
            return f"{position.start.game.name}: dealing, drawn {drawn}"
        s = position.state
        ends = f", {s.game.endings[s.ending]}" if position.is_over else ""
        return f"{s.game.name}: decision {s.decision}{ends}, drawn {drawn}, {fingerprint(s)}"


class Shared:
    """The catalogue, which copies of a state share: OpenSpiel deep-copies every attribute."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue: Final = catalogue
        self.options: Final = catalogue.actions.options
        self.numbers_of: Final = catalogue.actions.of

    def __deepcopy__(self, memo: dict[int, object]) -> "Shared":
        return self

    def __reduce__(self) -> tuple[Callable[[str], "Shared"], tuple[str]]:
        return _share, (self.catalogue.game.name,)


def _share(name: str) -> Shared:
    return Shared(catalogue_of(name))


class SpielObserver:
    """The bytes of the arrays, divided by 255. With perfect recall the newest events are added."""

    def __init__(self, game: SpielGame, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observation parameters {sorted(params)}, expected none")
        layout = array_layout_of(game.start.game.name)
        self._layout = layout
        rows = bytearray(layout.size)
        self._row = np.frombuffer(rows, np.uint8)
        self._arrays = ArrayGame(layout, rows, skips_forced=False)
        sizes: dict[str, int] = {}
        if kind.public_info:
            sizes["public"] = layout.public_size
        if kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            sizes["own"] = layout.own_size
        self._has_recall = bool(kind.perfect_recall)
        if self._has_recall:
            sizes["events"] = EVENTS * EVENT_WIDTH
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, np.ndarray[Any, np.dtype[np.float32]]] = {}
        start = 0
        for part, size in sizes.items():
            self.dict[part] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        s = state.position.state
        if s is None:  # nothing is visible before the deal is complete
            return
        self._arrays.show(s)
        if "public" in self.dict:
            self.dict["public"][:] = self._row[: self._layout.public_size] * SCALE
        if "own" in self.dict:
            self.dict["own"][:] = np.frombuffer(self._arrays.look(player), np.uint8) * SCALE
        if "events" in self.dict:
            told: list[int] = []
            for event, secret in state.position.heard.newest(EVENTS, player):
                values = [*event.arguments, *secret]
                shown = [event.kind + 1, len(values), *map(to_byte, values)][:EVENT_WIDTH]
                told.extend([*shown, *[0] * (EVENT_WIDTH - len(shown))])
            self.dict["events"][: len(told)] = np.array(told, np.float32) * SCALE

    def string_from(self, state: SpielState, player: int) -> str:
        if self._has_recall:
            return state.information_state_string(player)
        s = state.position.state
        if s is None:
            return f"seat_{player} before the deal"
        self._arrays.show(s)
        public = self._row[: self._layout.public_size].tobytes()
        parts = [f"seat_{player}"]
        if "public" in self.dict:
            parts.append(public.hex())
        if "own" in self.dict:
            parts.append(bytes(self._arrays.look(player)).hex())
        return " ".join(parts)
