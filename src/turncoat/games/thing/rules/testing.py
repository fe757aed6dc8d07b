"""T15: tests: A, of blood, on the most suspicious; B, by fire, on any character. One each per round."""

from typing import ClassVar, Final

from turncoat.games.thing.board import LAB_DISCARD, LEADER, SAMPLE, TESTS_DONE, WIRE
from turncoat.games.thing.rules.becoming import become_revealed, check_moved_discs
from turncoat.games.thing.rules.escape import show_role
from turncoat.games.thing.rules.holdings import has_item, items, loaded_flamethrowers, samples, use_canister
from turncoat.games.thing.rules.people import is_shared, owner, owners, players
from turncoat.games.thing.rules.suspicion import clear_disc, most_suspicious
from turncoat.games.thing.vocabulary import (
    DONE,
    FIRST_RULES,
    GIVE_TO,
    RULES,
    RUN_BLOOD,
    RUN_FIRE,
    TEST_BLOOD,
    TEST_FIRE,
    VOLUNTEER,
)
from turncoat.kernel.atoms import put, show
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import NO_OPTION, NOBODY, Option, Seat, Seats, first_of, option, verb_of
from turncoat.kernel.procedures import Ask, Procedure, SealedAsk
from turncoat.kernel.state import State

BLOOD: Final = 0
FIRE: Final = 1
EITHER: Final = 2  # both kinds at once, while volunteers are asked
RUN: Final = (RUN_BLOOD, RUN_FIRE)  # by kind
CITED: Final = ("T15.1", "T15.2", "T15")  # by kind

KIND: Final = 0
WILLING: Final = 1  # figures, as bits
TESTER: Final = 2
WILLING_BY_FIRE: Final = 3  # the same, for test B; by the first rules WILLING is for either
TESTING = Procedure(
    "testing",
    {"kind": KIND, "willing": WILLING, "tester": TESTER, "willing_by_fire": WILLING_BY_FIRE},
    {"tester": "figure"},
)


def test_each_other(s: State) -> None:
    """T15.3: one of each kind in a round."""
    TESTING.push(s, [BLOOD, 0, 0])


def has_fixed_order(s: State) -> bool:
    """Whether test A comes first and volunteers for each test are asked separately, by the first rules."""
    return s.settings[RULES] == FIRST_RULES


def could_test(s: State, figure: int, kind: int) -> bool:
    """Whether the figure could test, by open information: it has lab tokens, or a loaded flamethrower and an item."""
    if kind == BLOOD:
        return len(s.zones[samples(s, figure)]) > 0
    return len(loaded_flamethrowers(s, figure)) > 0 and len(s.zones[items(s, figure)]) > 0


def can_test(s: State, figure: int, kind: int) -> bool:
    if kind == BLOOD:
        return SAMPLE in s.zones[samples(s, figure)]
    return len(loaded_flamethrowers(s, figure)) > 0 and has_item(s, figure, WIRE)


def asked_kinds(f: Frame) -> list[int]:
    return [BLOOD, FIRE] if f.v[KIND] == EITHER else [f.v[KIND]]


def kinds_left(s: State, f: Frame) -> list[int]:
    """T15.3: kinds of tests not made this round."""
    if has_fixed_order(s):
        return [f.v[KIND]]
    return [kind for kind in (BLOOD, FIRE) if not s.tracks[TESTS_DONE] >> kind & 1]


def end_of_asking(s: State, f: Frame) -> None:
    """End the asking without a test: by the first rules volunteers for test B are asked next."""
    if has_fixed_order(s):
        TESTING.go(f, "next_kind")
    else:
        s.stack.pop()


@TESTING.step
def anybody_able(s: State, f: Frame) -> None:
    f.v[WILLING] = 0
    f.v[WILLING_BY_FIRE] = 0
    possible = [
        kind for kind in kinds_left(s, f) if any(could_test(s, figure, kind) for figure in players(s))
    ]
    if not possible:
        end_of_asking(s, f)
    else:
        f.v[KIND] = EITHER if len(possible) > 1 else possible[0]


class Volunteer(SealedAsk):
    """Every figure that could test by open information is asked, whether or not it truly can; a seat offers
    one test by one of its figures."""

    rule: ClassVar[str] = "T15"
    shows_progress: ClassVar[bool] = False

    def cited_rule(self, s: State, f: Frame) -> str:
        return CITED[f.v[KIND]]

    def seat(self, s: State, f: Frame) -> Seat:
        return NOBODY

    def seats(self, s: State, f: Frame) -> Seats:
        able = [figure for kind in asked_kinds(f) for figure in players(s) if could_test(s, figure, kind)]
        return owners(s, able)

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        options = [option(DONE)]
        for kind in asked_kinds(f):
            verb = VOLUNTEER if has_fixed_order(s) else RUN[kind]
            for figure in players(s):
                if owner(s, figure) == seat and can_test(s, figure, kind):
                    options.append(option(verb, figure))
        return options

    def close(self, s: State, f: Frame, answers: list[Option]) -> None:
        for answer in answers:
            if answer != NO_OPTION and verb_of(answer) != DONE:
                f.v[WILLING_BY_FIRE if verb_of(answer) == RUN_FIRE else WILLING] |= 1 << first_of(answer)


TESTING.ask("volunteer", Volunteer())


def offers(s: State, f: Frame) -> list[Option]:
    """Tests offered by the volunteers."""
    first = GIVE_TO if has_fixed_order(s) else RUN_BLOOD
    return [
        *[option(first, figure) for figure in players(s) if f.v[WILLING] >> figure & 1],
        *[option(RUN_FIRE, figure) for figure in players(s) if f.v[WILLING_BY_FIRE] >> figure & 1],
    ]


def accept_offer(f: Frame, offer: Option) -> None:
    if verb_of(offer) != GIVE_TO:
        f.v[KIND] = RUN.index(verb_of(offer))
    f.v[TESTER] = first_of(offer)


@TESTING.step
def who_tests(s: State, f: Frame) -> None:
    offered = offers(s, f)
    if not offered:
        end_of_asking(s, f)
    elif len(offered) == 1:
        accept_offer(f, offered[0])
        TESTING.go(f, "choose_target")


class ChooseTester(Ask):
    """T15.3: the leader chooses one of several offers, and thereby which test comes first."""

    rule: ClassVar[str] = "T15.3"

    def seat(self, s: State, f: Frame) -> Seat:
        return s.tracks[LEADER]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return offers(s, f)

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        accept_offer(f, option)


TESTING.ask("choose_tester", ChooseTester())


class ChooseTarget(Ask):
    """T15.1: the most suspicious figure, with ties chosen by the tester; T15.2: any character, including the
    tester."""

    rule: ClassVar[str] = "T15.1"

    def cited_rule(self, s: State, f: Frame) -> str:
        return CITED[f.v[KIND]]

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
            use_canister(s, tester, loaded_flamethrowers(s, tester)[0], "T15.2")
        put(s, TESTS_DONE, s.tracks[TESTS_DONE] | 1 << f.v[KIND], "T15.3")
        target = first_of(option)
        shared = is_shared(s.seats)
        shown = "T24.1" if shared else "T15.4"
        if show_role(s, target, shown):
            become_revealed(s, target, "T24.1" if shared else "T15.5", is_shown=True)
        else:
            check_moved_discs(s, [target] if clear_disc(s, target, shown) else [])


TESTING.ask("choose_target", ChooseTarget())


@TESTING.step
def next_kind(s: State, f: Frame) -> None:
    """After a test, volunteers are asked for the other kind; by the first rules they are asked for B in any case."""
    if not has_fixed_order(s):
        TESTING.go(f, "anybody_able")
    elif f.v[KIND] == BLOOD:
        f.v[KIND] = FIRE
        TESTING.go(f, "anybody_able")
