"""Variants of Lifeboat with a planted leak, one per channel, which the two-world test must catch.

Each changes one place of an otherwise correct game, as a careless programmer might.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

from turncoat.kernel.atoms import move_top, put_secretly, tell
from turncoat.kernel.events import EVERYBODY, EventKind
from turncoat.kernel.frames import Frame
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Option, Seat, Seats, first_of, option, verb_of
from turncoat.kernel.layout import OPEN, TrackPlace
from turncoat.kernel.procedures import Action, Ask, Do, Procedure, Refusal, SealedAsk, Step
from turncoat.kernel.state import State
from turncoat.kernel.windows import Trigger
from turncoat_lifeboat.board import (
    EFFORT,
    EFFORTS_ADDED,
    HAND,
    LASHED,
    LOYALTY,
    PATCH,
    REVEALED,
    STEADY,
    VOW,
    WATCH_AT,
    WEATHER,
    WRECKER,
)
from turncoat_lifeboat.game import Lifeboat
from turncoat_lifeboat.rules.actions import Accuse, LookOut, Rest, Row
from turncoat_lifeboat.rules.cards import draw
from turncoat_lifeboat.rules.check import AddEffort
from turncoat_lifeboat.rules.dice import BeforeDie
from turncoat_lifeboat.rules.turn import Act, MakeVow
from turncoat_lifeboat.rules.vote import Vote
from turncoat_lifeboat.vocabulary import ACCUSE, ADD, BEFORE_DIE, ROW, VOWED


@dataclass(frozen=True)
class Planted:
    name: str
    game: Callable[[], Game]
    channels: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)


def with_step(procedure: str, step: str, do: Do | None, ask: Ask | None) -> Game:
    """Lifeboat with one step of a procedure replaced."""
    game = Lifeboat()
    number = game.procedure_named[procedure]
    old = game.procedures[number]
    new = Procedure(old.name, {name: at for at, name in enumerate(old.variables)})
    new.number = number
    new.steps = [Step(step, do, ask) if there.name == step else there for there in old.steps]
    new.places = old.places
    game.procedures[number] = new
    return game


class OverAsk(Ask):
    """Wrapper of a question, since classes of the compiled build cannot be subclassed here."""

    def __init__(self, honest: Ask) -> None:
        self.honest = honest

    def seat(self, s: State, f: Frame) -> Seat:
        return self.honest.seat(s, f)

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return self.honest.options(s, f, seat)

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        self.honest.take(s, f, seat, option)


class OverSealed(SealedAsk):
    def __init__(self, honest: SealedAsk) -> None:
        self.honest = honest

    def seat(self, s: State, f: Frame) -> Seat:
        return self.honest.seat(s, f)

    def seats(self, s: State, f: Frame) -> Seats:
        return self.honest.seats(s, f)

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return self.honest.options(s, f, seat)

    def close(self, s: State, f: Frame, answers: list[Option]) -> None:
        self.honest.close(s, f, answers)


class OverAccuse(Action):
    verb: ClassVar[int] = ACCUSE

    def __init__(self) -> None:
        self.honest = Accuse()

    def ban(self, s: State, seat: Seat) -> str:
        return self.honest.ban(s, seat)

    def options(self, s: State, seat: Seat) -> list[Option]:
        return self.honest.options(s, seat)

    def do(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        self.honest.do(s, f, seat, option)


def hands_in_the_payload() -> Game:
    game = Lifeboat()
    for seen in game.seen_zones:
        seen.append(HAND + 1)
    return game


def hidden_track_in_the_payload() -> Game:
    game = Lifeboat()
    game.layout.open_tracks.append((WATCH_AT, WATCH_AT + 1))
    return game


def vow_in_the_changes() -> Game:
    game = Lifeboat()
    vow = game.layout.tracks[VOW + 1]
    game.layout.tracks[VOW + 1] = TrackPlace(
        vow.name, vow.key, vow.low, vow.high, vow.start, OPEN, vow.owner, vow.kind
    )
    return game


def spectator_sees_the_deck() -> Game:
    game = Lifeboat()
    game.seen_zones[-1].append(WEATHER)
    return game


class LoudVow(OverSealed):
    def close(self, s: State, f: Frame, answers: list[Option]) -> None:
        for seat in range(s.seats):
            put_secretly(s, VOW + seat, first_of(answers[seat]))
            tell(s, VOWED, "L1.4", (seat,), (first_of(answers[seat]),), EVERYBODY)


def secret_part_of_an_event_to_everybody() -> Game:
    return with_step("voyage", "vow", None, LoudVow(MakeVow()))


class LoudEffort(OverAsk):
    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == ADD:
            tell(s, len(s.game.events) - 1, "L8.2", (seat, first_of(option)))
        super().take(s, f, seat, option)


def card_in_a_public_event() -> Game:
    game = with_step("check", "add", None, LoudEffort(AddEffort()))
    game.events.append(EventKind("added", (("seat", "seat"), ("card", "card"))))
    return game


class KnowingAccuse(OverAccuse):
    """Offers no player who could patch the hull."""

    def options(self, s: State, seat: Seat) -> list[Option]:
        return [
            choice for choice in super().options(s, seat) if PATCH not in s.zones[HAND + first_of(choice)]
        ]


class SortedAccuse(OverAccuse):
    """Offers all players, wreckers first."""

    def options(self, s: State, seat: Seat) -> list[Option]:
        return sorted(
            super().options(s, seat), key=lambda choice: WRECKER not in s.zones[LOYALTY + first_of(choice)]
        )


def act_with(*actions: Action) -> Game:
    return with_step("turn", "act", None, Act(list(actions)))


def options_from_others_hands() -> Game:
    return act_with(Row(), KnowingAccuse(), LookOut(), Rest())


def options_in_a_telling_order() -> Game:
    return act_with(Row(), SortedAccuse(), LookOut(), Rest())


class TellingRow(Action):
    """Refuses by another rule if a certain card is on top of the deck."""

    verb: ClassVar[int] = ROW

    def ban(self, s: State, seat: Seat) -> str:
        return f"L3.{s.zones[WEATHER][-1] % 7}" if s.zones[WEATHER] else "L3.8"

    def options(self, s: State, seat: Seat) -> list[Option]:
        return []


def refusal_by_a_hidden_reason() -> Game:
    return act_with(TellingRow(), LookOut(), Rest())


class TellingVote(OverSealed):
    """Reveals in a refusal whether the seat asked about is that of a player's vow."""

    def why_not(self, s: State, f: Frame, seat: Seat, verb: int) -> Refusal | None:
        other = (seat + 1) % s.seats
        return Refusal("friend" if s.tracks[VOW + other] == seat else "no_friend", "L4.2")


def refusal_with_a_telling_code() -> Game:
    return with_step("vote", "vote", None, TellingVote(Vote()))


class EligibleOnly(Trigger):
    """Opens only for seats that hold the card."""

    name: ClassVar[str] = "before_die"
    rule: ClassVar[str] = "L5.1"

    def __init__(self) -> None:
        self.honest = BeforeDie()

    def seats(self, s: State, f: Frame) -> Seats:
        could = 0
        for seat in range(s.seats):
            if STEADY in s.zones[HAND + seat]:
                could |= 1 << seat
        return could

    def reactions(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return self.honest.reactions(s, f, seat)

    def react(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        self.honest.react(s, f, seat, option)


def window_only_for_those_who_can() -> Game:
    game = Lifeboat()
    game.triggers[BEFORE_DIE] = EligibleOnly()
    return game


class VotersByLoyalty(OverSealed):
    def seats(self, s: State, f: Frame) -> Seats:
        """Wreckers are not waited for."""
        voters = 0
        for seat in range(s.seats):
            if not s.tracks[REVEALED + seat] and WRECKER not in s.zones[LOYALTY + seat]:
                voters |= 1 << seat
        return voters or 1


def waiting_list_by_loyalty() -> Game:
    return with_step("vote", "vote", None, VotersByLoyalty(Vote()))


class RememberingEffort(OverAsk):
    """Keeps the card in the frame, which is open information."""

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        super().take(s, f, seat, option)
        if verb_of(option) == ADD:
            f.v[2] = 1 + first_of(option)


def identifier_in_a_frame() -> Game:
    return with_step("check", "add", None, RememberingEffort(AddEffort()))


def slow_draw(s: State, f: Frame) -> None:
    """Takes more steps if the seat on the left is a wrecker."""
    waits = f.v[0] < 100 and WRECKER in s.zones[LOYALTY + (f.v[0] + 1) % s.seats]
    if waits:
        f.v[0] += 100
        f.step -= 1
        return
    f.v[0] %= 100
    draw(s, f.v[0], 2)


def virtual_time_by_loyalty() -> Game:
    return with_step("turn", "draw_cards", slow_draw, None)


def lazy_fate(s: State, f: Frame) -> None:
    """Shuffles the cards but keeps the seats' knowledge of their positions."""
    if s.zones[EFFORT]:
        move_top(s, EFFORT, EFFORTS_ADDED, "L8.2")
    s.dice.shuffle(s.zones[EFFORTS_ADDED])


class Pause(Ask):
    """Lets the current seat look at the shuffled cards before they are shown."""

    rule = "L8.2"

    def seat(self, s: State, f: Frame) -> Seat:
        return s.current

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(0)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        pass


def knowledge_kept_through_a_shuffle() -> Game:
    game = with_step("check", "fate", lazy_fate, None)
    number = game.procedure_named["check"]
    check = game.procedures[number]
    check.steps = [*check.steps[:3], Step("pause", None, Pause()), *check.steps[3:]]
    check.places = {step.name: at for at, step in enumerate(check.steps)}
    return game


def count_wreckers(s: State, f: Frame) -> None:
    draw(s, f.v[0], 2)
    s.result = sum(
        WRECKER in s.zones[LOYALTY + seat] for seat in range(s.seats) if not s.tracks[LASHED + seat]
    )


def result_from_a_secret() -> Game:
    return with_step("turn", "draw_cards", count_wreckers, None)


LEAKS = [
    Planted("hands in the payload", hands_in_the_payload, ("view",)),
    Planted("hidden track in the payload", hidden_track_in_the_payload, ("view",)),
    Planted("vow in the changes", vow_in_the_changes, ("changes",)),
    Planted("spectator sees the deck", spectator_sees_the_deck, ("view",)),
    Planted("secret part of an event to everybody", secret_part_of_an_event_to_everybody, ("event",)),
    Planted("card in a public event", card_in_a_public_event, ("event",)),
    Planted("options from others' hands", options_from_others_hands, ("options", "refusal")),
    Planted("options in a telling order", options_in_a_telling_order, ("options",)),
    Planted("refusal by a hidden reason", refusal_by_a_hidden_reason, ("refusal",)),
    Planted("refusal with a telling code", refusal_with_a_telling_code, ("refusal",)),
    Planted(
        "window only for those who can", window_only_for_those_who_can, ("view", "waiting", "event_count")
    ),
    Planted(
        "window only for those who can, together",
        window_only_for_those_who_can,
        ("view", "waiting", "event_count"),
        {"windows": "together"},
    ),
    Planted("waiting list by loyalty", waiting_list_by_loyalty, ("view", "waiting")),
    Planted("identifier in a frame", identifier_in_a_frame, ("view",)),
    Planted("virtual time by loyalty", virtual_time_by_loyalty, ("virtual_time",)),
    Planted("knowledge kept through a shuffle", knowledge_kept_through_a_shuffle, ("view",)),
    Planted("result from a secret", result_from_a_secret, ("view",)),
]
