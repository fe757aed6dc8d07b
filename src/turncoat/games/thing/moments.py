"""Moments of The Thing: phases of the round, scenes between characters, and the character that a question is about."""

from typing import Final

from turncoat.games.thing.places import KENNEL
from turncoat.games.thing.rules import escape, locations, repairs
from turncoat.games.thing.rules.actions import GIVING
from turncoat.games.thing.rules.bonus import BONUS_TURN
from turncoat.games.thing.rules.bonus import FIGURE as BONUS_FIGURE
from turncoat.games.thing.rules.drawing import DRAWING
from turncoat.games.thing.rules.encounters import ASKED, MEETING, MEETING_AT, STAYING, STRIKING, TO_ASK
from turncoat.games.thing.rules.escape import BOARDING, CALL
from turncoat.games.thing.rules.infection import INFECTION
from turncoat.games.thing.rules.infection import MEETING as IN_INFECTION
from turncoat.games.thing.rules.locations import IGNITION, READING, SAMPLING, SEARCHING
from turncoat.games.thing.rules.moving import MOVING
from turncoat.games.thing.rules.placing import PLACING
from turncoat.games.thing.rules.planning import PLANNING
from turncoat.games.thing.rules.rec_room import ACCUSING, GIVER, KIND, PARTNER, SWAPS, TRADING
from turncoat.games.thing.rules.repairs import MENDING
from turncoat.games.thing.rules.round import ROUND_PROCEDURE
from turncoat.games.thing.rules.shared import ACTOR, DICE, DIE, ROLLING
from turncoat.games.thing.rules.strikes import AVOIDED, PLACE, STRENGTH_THERE, STRIKE
from turncoat.games.thing.rules.testing import KIND as TEST_KIND
from turncoat.games.thing.rules.testing import TESTER, TESTING
from turncoat.games.thing.rules.upkeep import EATING
from turncoat.games.thing.rules.weather import FORECAST, ROLLED
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import UNKNOWN, seats_in
from turncoat.kernel.moments import Describe, MomentKind, Told
from turncoat.kernel.procedures import Procedure

PHASES: Final = {
    FORECAST: "weather",
    PLANNING: "planning",
    DRAWING: "drawing",
    MOVING: "movement",
    PLACING: "movement",
    STRIKING: "strikes",
    STRIKE: "strikes",
    MEETING: "encounters",
    INFECTION: "encounters",
    CALL: "boarding",
    BOARDING: "boarding",
    GIVING: "actions",
    ROLLING: "actions",
    TRADING: "rec_room",
    ACCUSING: "rec_room",
    TESTING: "tests",
    EATING: "food",
}
PHASE_NAMES: Final = "|".join(dict.fromkeys(PHASES.values()))
_PHASE_OF: Final[dict[int, str]] = {}  # by procedure number, which is assigned when the game is built
TESTS: Final = ("blood", "fire", "either")  # by kind


def step_of(procedure: Procedure, f: Frame) -> str:
    return procedure.steps[f.step].name


def frame_below(procedure: Procedure, stack: list[Frame], at: int) -> Frame | None:
    """The nearest frame of the procedure below this place on the stack."""
    for f in reversed(stack[:at]):
        if f.procedure == procedure.number:
            return f
    return None


def describe_phase(stack: list[Frame], at: int) -> list[Told] | None:
    """The phase of the innermost procedure: a strike can interrupt any phase."""
    if not _PHASE_OF:
        _PHASE_OF.update({procedure.number: phase for procedure, phase in PHASES.items()})
    for f in reversed(stack):
        if f.procedure in _PHASE_OF:
            return [_PHASE_OF[f.procedure]]
    return None


def describe_strikes(stack: list[Frame], at: int) -> list[Told] | None:
    """The strikes still to come."""
    strengths = stack[at].v
    return [{place: strengths[place] for place in range(KENNEL + 1) if strengths[place]}]


def describe_strike(stack: list[Frame], at: int) -> list[Told] | None:
    v = stack[at].v
    return [v[PLACE], v[STRENGTH_THERE], seats_in(v[AVOIDED])]


def describe_encounter(stack: list[Frame], at: int) -> list[Told] | None:
    """The encounter, by stage: the leader chooses where, figures are asked one by one, the rest meet."""
    f = stack[at]
    step = step_of(MEETING, f)
    if step == "choose_meeting":
        return ["order", UNKNOWN, [], UNKNOWN, []]
    if step == "stay_or_avoid":
        return ["asking", f.v[MEETING_AT], seats_in(f.v[STAYING]), f.v[ASKED], seats_in(f.v[TO_ASK])]
    return ["met", f.v[MEETING_AT], seats_in(f.v[STAYING]), UNKNOWN, []]


def describe_infection(stack: list[Frame], at: int) -> list[Told] | None:
    f = stack[at]
    meeting = frame_below(MEETING, stack, at)
    place = UNKNOWN if meeting is None else meeting.v[MEETING_AT]
    return [
        "laying" if step_of(INFECTION, f) == "lay_tokens" else "looking",
        place,
        seats_in(f.v[IN_INFECTION]),
    ]


def describe_vote(stack: list[Frame], at: int) -> list[Told] | None:
    return [] if step_of(ACCUSING, stack[at]) == "vote" else None


def describe_test(stack: list[Frame], at: int) -> list[Told] | None:
    """A test that is being arranged; its result is not part of this moment."""
    f = stack[at]
    step = step_of(TESTING, f)
    if step not in ("volunteer", "choose_tester", "choose_target"):
        return None
    return [TESTS[f.v[TEST_KIND]], f.v[TESTER] if step == "choose_target" else UNKNOWN]


def describe_call(stack: list[Frame], at: int) -> list[Told] | None:
    """The call for a vehicle, until the boarding begins, which is a moment of its own."""
    return ["called", stack[at].v[escape.FIGURE], UNKNOWN] if at == len(stack) - 1 else None


def describe_boarding(stack: list[Frame], at: int) -> list[Told] | None:
    """The boarding. A vehicle of the station has a starter; the rescue helicopter has none."""
    f = stack[at]
    ignition = frame_below(IGNITION, stack, at)
    starter = UNKNOWN if ignition is None else ignition.v[locations.FIGURE]
    step = step_of(BOARDING, f)
    if step in ("wish", "consent"):
        return [step, f.v[escape.ASKED], starter]
    return ["leaving", UNKNOWN, starter]


def describe_roll(stack: list[Frame], at: int) -> list[Told] | None:
    """The dice on the table, from the throw until the action; in darkness they are thrown after the actor was
    chosen."""
    f = stack[at]
    first, last = ROLLING.places["choose_actor"], ROLLING.places["use_face"]
    if not first <= f.step <= last:
        return ["before", UNKNOWN, []]
    return ["actor" if f.step == first else "dice", f.v[ACTOR], f.v[DIE : DIE + f.v[DICE]]]


def describe_forecast(stack: list[Frame], at: int) -> list[Told] | None:
    return [stack[at].v[ROLLED], UNKNOWN] if step_of(FORECAST, stack[at]) == "old_or_new" else None


def describe_reading(stack: list[Frame], at: int) -> list[Told] | None:
    f = stack[at]
    if step_of(READING, f) != "choose_reading":
        return None
    return [f.v[locations.ROLLED], f.v[locations.SECOND]]


def describe_trade(stack: list[Frame], at: int) -> list[Told] | None:
    f = stack[at]
    if at < len(stack) - 1:
        return None
    if step_of(TRADING, f) == "make_offer":
        return [f.v[GIVER], UNKNOWN, UNKNOWN, 0]
    return [f.v[GIVER], f.v[PARTNER], f.v[KIND], f.v[SWAPS]]


def describe_trader(stack: list[Frame], at: int) -> list[Told] | None:
    """The trading figure: the giver is asked until the offer is made, then the partner."""
    f = stack[at]
    is_givers = step_of(TRADING, f) in ("make_offer", "choose_offered")
    return [f.v[GIVER if is_givers else PARTNER]] if at == len(stack) - 1 else None


def asks(procedure: Procedure, variable: int, *steps: str) -> Describe:
    """A description for questions at these steps, which are about the figure in the variable."""

    def describe_asked(stack: list[Frame], at: int) -> list[Told] | None:
        f = stack[at]
        is_asked = at == len(stack) - 1 and step_of(procedure, f) in steps
        return [f.v[variable]] if is_asked and f.v[variable] >= 0 else None

    return describe_asked


MOMENTS: Final = [
    MomentKind("phase", {"phase": PHASE_NAMES}, {ROUND_PROCEDURE: describe_phase}),
    MomentKind("strikes", {"strengths": "place:number"}, {STRIKING: describe_strikes}),
    MomentKind(
        "strike", {"place": "place", "strength": "number", "avoided": "figure*"}, {STRIKE: describe_strike}
    ),
    MomentKind(
        "encounter",
        {
            "stage": "order|asking|met",
            "place": "place?",
            "staying": "figure*",
            "asked": "figure?",
            "to_ask": "figure*",
        },
        {MEETING: describe_encounter},
    ),
    MomentKind(
        "infection",
        {"stage": "laying|looking", "place": "place?", "figures": "figure*"},
        {INFECTION: describe_infection},
    ),
    MomentKind("vote", {}, {ACCUSING: describe_vote}),
    MomentKind("test", {"how": "|".join(TESTS), "tester": "figure?"}, {TESTING: describe_test}),
    MomentKind(
        "boarding",
        {"stage": "called|wish|consent|leaving", "candidate": "figure?", "starter": "figure?"},
        {CALL: describe_call, BOARDING: describe_boarding},
    ),
    MomentKind(
        "roll", {"stage": "before|actor|dice", "actor": "figure?", "faces": "face*"}, {ROLLING: describe_roll}
    ),
    MomentKind(
        "forecast",
        {"rolled": "weather", "second": "weather?"},
        {FORECAST: describe_forecast, READING: describe_reading},
    ),
    MomentKind(
        "trade",
        {"giver": "figure", "partner": "figure?", "offered": "kind?", "is_swap": "bool"},
        {TRADING: describe_trade},
    ),
    MomentKind(
        "asked",
        {"figure": "figure"},
        {
            MEETING: asks(MEETING, ASKED, "stay_or_avoid"),
            CALL: asks(CALL, escape.FIGURE, "take_off"),
            BOARDING: asks(BOARDING, escape.ASKED, "wish"),
            ROLLING: asks(ROLLING, ACTOR, "change_dice", "use_face"),
            TRADING: describe_trader,
            TESTING: asks(TESTING, TESTER, "choose_target"),
            SEARCHING: asks(SEARCHING, locations.FIGURE, "third_card", "keep_one"),
            SAMPLING: asks(SAMPLING, locations.FIGURE, "keep_token", "one_more"),
            READING: asks(READING, locations.FIGURE, "choose_reading", "send_fuel"),
            IGNITION: asks(IGNITION, locations.FIGURE, "show_keys"),
            MENDING: asks(MENDING, repairs.FIGURE, "how_much"),
            BONUS_TURN: asks(BONUS_TURN, BONUS_FIGURE, "use_bonus"),
        },
    ),
]
