"""Test driver for any game: set the board, answer as players do, look at the board."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from turncoat.games.catalog import GAMES, game_named
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import SPECTATOR, seats_in
from turncoat.kernel.invariants import check_invariants
from turncoat.kernel.reading import as_text, field
from turncoat.kernel.session import Session, begin, begin_at, resume
from turncoat.kernel.shapes import EngineViewWire, EventWire, Json, MomentValue
from turncoat.kernel.state import RUNNING


class Table:
    def __init__(self, session: Session) -> None:
        self.session = session

    # Answers

    def answer(self, seat: int, option: str, number: int | None = None) -> None:
        """The seat answers; the resulting position must break no invariant of the game."""
        self.session.answer(seat, option, number)
        check_invariants(self.session.state)

    def answer_each(self, answers: dict[int, str]) -> None:
        """Seats answer one after the other, in the order given."""
        for seat, option in answers.items():
            self.answer(seat, option)

    def all_answer(self, option: str) -> None:
        """All seats that are waited for give the same answer."""
        for seat in self.waiting_seats():
            self.answer(seat, option)

    def pass_all(self) -> None:
        """All pass, until no window is open."""
        while self.ask().startswith("window."):
            self.answer(self.waiting_seats()[0], "pass")

    def refuses(self, seat: int, option: str, code: str, rule: str = "", number: int | None = None) -> None:
        """The answer is refused with this code, and nothing has changed."""
        with self.unchanged(), expect_refusal(code, rule=rule):
            self.session.answer(seat, option, number)

    @contextmanager
    def unchanged(self) -> Iterator[None]:
        """The block leaves position, events and record unchanged."""
        before = self._everything()
        yield
        assert self._everything() == before

    def _everything(self) -> tuple[dict[str, Json], list[list[EventWire]], dict[str, Json] | None, int]:
        session = self.session
        watchers = [SPECTATOR, *range(session.state.seats)]
        record = None if session.record is None else session.record.to_json()
        return session.save(), [session.events(seat) for seat in watchers], record, session.steps

    # Decisions

    def waiting_seats(self) -> list[int]:
        """Seats whose answer is missing."""
        return [decision["seat"] for decision in self.session.decisions()]

    def ask(self) -> str:
        """The current question as `procedure.step`; empty at the end of the game."""
        decisions = self.session.decisions()
        return decisions[0]["ask"] if decisions else ""

    def options(self, seat: int) -> list[str]:
        """The seat's options; empty if it is not asked."""
        decision = self.session.decision(seat)
        return [] if decision is None else [option["id"] for option in decision["options"]]

    def verbs(self, seat: int) -> set[str]:
        return {option.split(" ", maxsplit=1)[0] for option in self.options(seat)}

    def why_not(self, seat: int, action: str) -> tuple[str, str]:
        """Code and rule of the ban on the action; empty if it is allowed."""
        refusal = self.session.why_not(seat, action)
        return ("", "") if refusal is None else (refusal.code, refusal.rule)

    # The board, as it truly is

    def track(self, name: str) -> int:
        state = self.session.state
        return state.tracks[state.game.layout.track_named[name]]

    def named_track(self, name: str) -> str | int:
        """The track's value by name."""
        game = self.session.state.game
        return game.names.value_name(game.layout.tracks[game.layout.track_named[name]].kind, self.track(name))

    def family_of(self, card: str) -> str:
        """The family that a card belongs to."""
        layout = self.session.state.game.layout
        return layout.families[layout.family_of[layout.card_named[card]]]

    def zone(self, name: str) -> list[str]:
        """The cards of a zone, bottom first."""
        state = self.session.state
        layout = state.game.layout
        return [layout.cards[card] for card in state.zones[layout.zone_named[name]]]

    def current(self) -> int:
        return self.session.state.current

    def ending(self) -> str:
        """Name of the ending; empty while the game goes on."""
        state = self.session.state
        return "" if state.ending == RUNNING else state.game.endings[state.ending]

    def winners(self) -> list[int]:
        return seats_in(self.session.state.winners)

    # Views and events

    def view(self, seat: int = SPECTATOR) -> EngineViewWire:
        return self.session.view(seat)

    def moment(self, name: str) -> dict[str, MomentValue] | None:
        """The fields of the innermost moment of that name; None: it is not on. All viewers are told the same."""
        moments = self.view()["moments"]
        assert all(self.view(seat)["moments"] == moments for seat in range(self.session.state.seats))
        named = [one for one in moments if one["moment"] == name]
        return {label: value for label, value in named[-1].items() if label != "moment"} if named else None

    def events(self, seat: int = SPECTATOR, since: int = 0) -> list[EventWire]:
        return self.session.events(seat, since)

    def told(self, event: str, seat: int = SPECTATOR, since: int = 0) -> list[dict[str, Json]]:
        """Arguments of the events of one kind, as the seat saw them, without what lies behind them."""
        return [
            {name: value for name, value in heard["told"].items() if name != "why"}
            for heard in self.events(seat, since)
            if heard["event"] == event
        ]

    def reasons(self, event: str) -> list[Json]:
        """The backgrounds of the events of one kind: the attacker and the defender, the purpose of a die."""
        return [heard["told"].get("why") for heard in self.events() if heard["event"] == event]

    def rules(self, event: str) -> list[str]:
        """Rules cited by the events of one kind."""
        return [heard["rule"] for heard in self.events() if heard["event"] == event]

    def heard(self) -> int:
        """Number of events so far."""
        return len(self.session.journal)


def new(
    game: str,
    players: int,
    seed: int = 0,
    options: dict[str, str] | None = None,
    dice: Dice | None = None,
) -> Table:
    """A newly dealt game."""
    return Table(begin(GAMES[game], players, fast(seed) if dice is None else dice, options or {}))


def at(position: dict[str, Json]) -> Table:
    """A game at a position."""
    table = Table(begin_at(game_named(as_text(field(position, "game"), "game")), position))
    check_invariants(table.session.state)
    return table


def save_and_restore(table: Table) -> Table:
    """A copy of the game, saved and restored."""
    return Table(resume(table.session.state.game, table.session.save()))


@contextmanager
def expect_refusal(code: str, detail: str | None = None, rule: str = "") -> Iterator[None]:
    """The block is refused with this code, at this place and by this rule, if given."""
    with pytest.raises(BadInput) as caught:
        yield
    assert caught.value.code == code, caught.value
    assert detail is None or caught.value.detail == detail, caught.value
    assert caught.value.rule == rule
