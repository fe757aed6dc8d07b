"""T15: tests: of blood on the most suspicious, and by fire on anybody."""

from typing import ClassVar, Final

from turncoat.games.thing.board import FLAMES, LAB_DISCARD, LEADER, SAMPLE, TESTS_DONE, WIRE
from turncoat.games.thing.rules.becoming import become_revealed, discs_moved
from turncoat.games.thing.rules.escape import show_role
from turncoat.games.thing.rules.holdings import has_item, items, samples, use_canister
from turncoat.games.thing.rules.people import in_turn_order, is_shared, owner, players
from turncoat.games.thing.rules.suspicion import clear_disc, most_suspicious
from turncoat.games.thing.words import DONE, GIVE_TO, TEST_BLOOD, TEST_FIRE, VOLUNTEER
from turncoat.kernel.atoms import put, show
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import NO_OPTION, NOBODY, Option, Seat, Seats, first_of, option, verb_of
from turncoat.kernel.procedures import Ask, Procedure, SealedAsk
from turncoat.kernel.state import State

BLOOD: Final = 0
FIRE: Final = 1

KIND: Final = 0
WILLING: Final = 1  # figures, bit by bit
TESTER: Final = 2
TESTING = Procedure("testing", {"kind": KIND, "willing": WILLING, "tester": TESTER}, {"tester": "figure"})


def test_each_other(s: State) -> None:
    """T15.3: one of each kind in a round."""
    TESTING.push(s, [BLOOD, 0, 0])


def could_test(s: State, figure: int, kind: int) -> bool:
    """By what the table sees: whoever has lab tokens; whoever has a flamethrower and an item."""
    if kind == BLOOD:
        return len(s.zones[samples(s, figure)]) > 0
    return len(s.zones[FLAMES + figure]) > 0 and len(s.zones[items(s, figure)]) > 0


def can_test(s: State, figure: int, kind: int) -> bool:
    if kind == BLOOD:
        return SAMPLE in s.zones[samples(s, figure)]
    return len(s.zones[FLAMES + figure]) > 0 and has_item(s, figure, WIRE)


def test_rule(f: Frame) -> str:
    return "T15.1" if f.v[KIND] == BLOOD else "T15.2"


@TESTING.step
def anybody_able(s: State, f: Frame) -> None:
    f.v[WILLING] = 0
    if not any(could_test(s, figure, f.v[KIND]) for figure in players(s)):
        TESTING.go(f, "next_kind")


class Volunteer(SealedAsk):
    """Whoever could is asked, whatever they truly have; a seat speaks for its figures one after the other."""

    rule: ClassVar[str] = "T15.1"
    shows_progress: ClassVar[bool] = False

    def cited_rule(self, s: State, f: Frame) -> str:
        return test_rule(f)

    def seat(self, s: State, f: Frame) -> Seat:
        return NOBODY

    def seats(self, s: State, f: Frame) -> Seats:
        found = 0
        for figure in players(s):
            if could_test(s, figure, f.v[KIND]):
                found |= 1 << owner(s, figure)
        return found

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        found = [option(DONE)]
        for figure in players(s):
            if owner(s, figure) == seat and can_test(s, figure, f.v[KIND]):
                found.append(option(VOLUNTEER, figure))
        return found

    def close(self, s: State, f: Frame, answers: list[Option]) -> None:
        for answer in answers:
            if answer != NO_OPTION and verb_of(answer) == VOLUNTEER:
                f.v[WILLING] |= 1 << first_of(answer)


TESTING.ask("volunteer", Volunteer())


@TESTING.step
def who_tests(s: State, f: Frame) -> None:
    willing = [figure for figure in in_turn_order(s) if f.v[WILLING] >> figure & 1]
    if not willing:
        TESTING.go(f, "next_kind")
    elif len(willing) == 1:
        f.v[TESTER] = willing[0]
        TESTING.go(f, "choose_target")


class ChooseTester(Ask):
    """T15.3: of several the leader chooses."""

    rule: ClassVar[str] = "T15.3"

    def seat(self, s: State, f: Frame) -> Seat:
        return s.tracks[LEADER]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(GIVE_TO, figure) for figure in players(s) if f.v[WILLING] >> figure & 1]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        f.v[TESTER] = first_of(option)


TESTING.ask("choose_tester", ChooseTester())


class ChooseTarget(Ask):
    """T15.1: the most suspicious, of several the tester chooses; T15.2: anybody, oneself too."""

    rule: ClassVar[str] = "T15.1"

    def cited_rule(self, s: State, f: Frame) -> str:
        return test_rule(f)

    def seat(self, s: State, f: Frame) -> Seat:
        return owner(s, f.v[TESTER])

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        if f.v[KIND] == BLOOD:
            return [option(TEST_BLOOD, figure) for figure in most_suspicious(s)]
        return [option(TEST_FIRE, figure) for figure in players(s)]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        tester = f.v[TESTER]
        if f.v[KIND] == BLOOD:
            show(s, SAMPLE, samples(s, tester), LAB_DISCARD, "T15.1")
        else:
            use_canister(s, tester, s.zones[FLAMES + tester][0], "T15.2")
        put(s, TESTS_DONE, s.tracks[TESTS_DONE] | 1 << f.v[KIND], "T15.3")
        target = first_of(option)
        shared = is_shared(s.seats)
        shown = "T24.1" if shared else "T15.4"
        if show_role(s, target, shown):
            become_revealed(s, target, "T24.1" if shared else "T15.5", is_shown=True)
        else:
            discs_moved(s, [target] if clear_disc(s, target, shown) else [])


TESTING.ask("choose_target", ChooseTarget())


@TESTING.step
def next_kind(s: State, f: Frame) -> None:
    if f.v[KIND] == BLOOD:
        f.v[KIND] = FIRE
        TESTING.go(f, "anybody_able")
