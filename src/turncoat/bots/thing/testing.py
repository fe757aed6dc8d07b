"""Values for tests (T15): which to offer, on which figure, and in which order. The choice of the first test
considers the second."""

from typing import Final

from turncoat.bots.thing.mind import Mind
from turncoat.bots.thing.station import is_cleared, items_of, loaded_flamethrowers, samples_of
from turncoat.games.thing.board import DISC, TESTS_DONE
from turncoat.games.thing.rules.testing import BLOOD, FIRE, KIND
from turncoat.games.thing.vocabulary import DONE, FIRST_RULES, GIVE_TO, RULES, RUN_BLOOD, RUN_FIRE
from turncoat.kernel.ids import Option, first_of, verb_of

TEST: Final = 50.0  # times p(1-p)
TEST_COSTS: Final = 2.0
FOLLOWED: Final = 0.5  # the chance that the other test is offered too
UNSURE_TESTER: Final = 10.0  # times the doubt about the tester
FRIEND_TESTED: Final = 40.0  # points, for an alien
HUMAN_TESTED: Final = 10.0


def volunteer(mind: Mind, legal: list[Option]) -> list[float]:
    """The first test must be worth it by itself; the possible second test decides which of the two comes
    first. An alien offers none."""
    return [0.0 if verb_of(option) == DONE else _offer(mind, _kind(mind, option)) for option in legal]


def _kind(mind: Mind, option: Option) -> int:
    """The kind of test. By the first rules the question names it."""
    verb = verb_of(option)
    return BLOOD if verb == RUN_BLOOD else FIRE if verb == RUN_FIRE else mind.frame.v[KIND]


def _offer(mind: Mind, kind: int) -> float:
    if mind.alien:
        return -5.0 - TEST_COSTS
    best = max(
        [(test_worth(mind, target), target) for target in _targets(mind, kind, mind.people)], default=(0.0, 0)
    )
    worth = best[0] * mind.traits.accusing - TEST_COSTS
    return worth + FOLLOWED * _second(mind, kind, best[1]) if worth > 0.0 else worth


def _targets(mind: Mind, kind: int, among: list[int]) -> list[int]:
    if kind == FIRE:
        return among
    most = max([mind.tracks[DISC + figure] for figure in among], default=0)
    return [figure for figure in among if mind.tracks[DISC + figure] == most]


def _second(mind: Mind, kind: int, target: int) -> float:
    """The value of the other test after this target has shown its role: the blood test is then made on
    another figure."""
    other = FIRE if kind == BLOOD else BLOOD
    if not _may_follow(mind, other):
        return 0.0
    rest = [figure for figure in mind.people if figure != target]
    worths = [test_worth(mind, figure) for figure in _targets(mind, other, rest)]
    return max(0.0, max(worths, default=0.0) - TEST_COSTS)


def _may_follow(mind: Mind, kind: int) -> bool:
    """T15.3: whether the other test is not done yet and a figure could make it, by open information. By the
    first rules no test follows test B."""
    if mind.view.settings[RULES] == FIRST_RULES or mind.tracks[TESTS_DONE] >> kind & 1:
        return False
    if kind == BLOOD:
        return any(samples_of(mind.view, figure) for figure in mind.people)
    return any(
        loaded_flamethrowers(mind.view, figure) and items_of(mind.view, figure) for figure in mind.people
    )


def test_worth(mind: Mind, target: int) -> float:
    """The value of the information: highest where both roles are likely. A test of the seat itself informs
    only the others."""
    if is_cleared(mind.view, target):
        return 0.0
    if not mind.shared and target == mind.seat:
        return -30.0 if mind.alien else 6.0
    doubt = mind.suspicion[target]
    return TEST * doubt * (1.0 - doubt) + (2.0 if doubt < 1.0 else 0.0)


def _friend(mind: Mind, target: int) -> float:
    """For an alien: the chance that the figure is an alien too; 1 for itself."""
    return 1.0 if target == mind.seat else mind.suspicion[target]


def choose_target(mind: Mind, legal: list[Option]) -> list[float]:
    values = []
    for option in legal:
        target = first_of(option)
        if mind.alien:
            values.append(HUMAN_TESTED - FRIEND_TESTED * _friend(mind, target))
        else:
            second = _second(mind, mind.frame.v[KIND], target)
            values.append(test_worth(mind, target) + FOLLOWED * second)
    return values


def choose_tester(mind: Mind, legal: list[Option]) -> list[float]:
    """The test that reveals more, by the least doubtful tester; an alien prefers the one that spares its own."""
    return [_choice_worth(mind, option) for option in legal]


def _choice_worth(mind: Mind, option: Option) -> float:
    tester = mind.suspicion[first_of(option)]
    if verb_of(option) == GIVE_TO:
        return -tester
    kind = _kind(mind, option)
    if not mind.alien:
        return _offer(mind, kind) - UNSURE_TESTER * tester
    targets = _targets(mind, kind, mind.people)
    likeliest = max(targets, key=lambda figure: mind.reputation[figure], default=mind.seat)
    return tester - FRIEND_TESTED * _friend(mind, likeliest)
