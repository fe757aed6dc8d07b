"""Moments of The Thing: each one in a real position, and all of them over whole games of every size."""

import pytest

from tests.games.thing.meetings import all_lay_human, all_stay, give_position, meeting, strike_position
from tests.games.thing.station import LANDS_AT, new_station, station
from tests.games.thing.test_escape import at_vehicle
from tests.games.thing.test_rec_room import trade_position
from tests.games.thing.test_shared_dice import roll_position
from turncoat.games.thing.board import AT
from turncoat.games.thing.game import THING
from turncoat.games.thing.places import NAMES
from turncoat.games.thing.rules.people import is_shared, owner
from turncoat.kernel.decisions import waiting_seats
from turncoat.kernel.dice import fast
from turncoat.kernel.playout import play_randomly
from turncoat.kernel.shapes import Json, MomentValue
from turncoat.kernel.state import RUNNING, State

TWO: dict[str, Json] = {"1": "radio", "2": "radio"}


# Phases


@pytest.mark.parametrize(
    ("at", "words", "phase"),
    [
        ("movement", {}, "movement"),
        ("encounters", {"places": TWO}, "encounters"),
        ("rec_room", {"items": {"1": ["wire"]}}, "rec_room"),
        ("tests", {"samples": {"1": ["sample"]}}, "tests"),
    ],
)
def test_the_phase_of_the_round_is_a_moment(at: str, words: dict[str, Json], phase: str) -> None:
    assert station(at=at, **words).moment("phase") == {"phase": phase}


def test_before_the_first_round_there_is_no_phase() -> None:
    table = new_station(4, characters="chosen")
    assert (table.ask(), table.view()["moments"]) == ("station.take_character", [])


# The alien's strikes


def test_strikes_to_come_are_told_by_place_and_the_one_that_is_on_apart() -> None:
    table = strike_position({"kitchen": 2, "radio": 1}, {"1": "kitchen"})
    assert table.ask() == "striking.choose_place"
    assert table.moment("strikes") == {"strengths": {"kitchen": 2, "radio": 1}}
    assert table.moment("strike") is None
    table.answer(4, "pick_place kitchen")
    assert table.moment("strikes") == {"strengths": {"radio": 1}}
    assert table.moment("strike") == {"place": "kitchen", "strength": 2, "avoided": []}


def test_a_figure_that_opted_out_of_a_strike_is_named() -> None:
    table = strike_position({"kitchen": 2}, {"1": "kitchen", "2": "kitchen"}, weapons={"1": ["melee"]})
    avoid = next(option for option in table.options(1) if option.startswith("avoid"))
    assert table.moment("window") == {"trigger": "fire_at_alien"}
    table.answer(1, avoid)
    assert table.moment("strike") == {"place": "kitchen", "strength": 2, "avoided": ["1"]}


# Encounters


def test_the_leader_chooses_the_order_of_encounters_before_any_of_them_is_on() -> None:
    table = meeting({"0": "radio", "1": "radio", "2": "kitchen", "3": "kitchen"})
    assert table.ask() == "meeting.choose_meeting"
    assert table.moment("encounter") == {
        "stage": "order",
        "place": None,
        "staying": [],
        "asked": None,
        "to_ask": [],
    }


def test_an_encounter_tells_who_stays_who_is_asked_and_who_will_be() -> None:
    table = meeting(TWO, weapons={"1": ["melee"]})
    asked, told = table.waiting_seats()[0], table.moment("encounter")
    other = 3 - asked
    assert told == {
        "stage": "asking",
        "place": "radio",
        "staying": ["1", "2"],
        "asked": str(asked),
        "to_ask": [str(other)],
    }
    table.answer(asked, "avoid melee 1" if asked == 1 else "stay")
    told = table.moment("encounter")
    assert told is not None
    assert (told["asked"], told["to_ask"]) == (str(other), [])
    assert told["staying"] == (["2"] if asked == 1 else ["1", "2"])


def test_an_infection_check_is_told_in_two_stages_within_its_encounter() -> None:
    table = meeting({**TWO, "3": "radio"})
    all_stay(table)
    told: dict[str, MomentValue] = {"place": "radio", "figures": ["1", "2", "3"]}
    assert table.moment("infection") == {"stage": "laying", **told}
    assert table.moment("encounter") == {
        "stage": "met",
        "place": "radio",
        "staying": ["1", "2", "3"],
        "asked": None,
        "to_ask": [],
    }
    all_lay_human(table)
    assert table.moment("infection") == {"stage": "looking", **told}


# The Rec Room


def test_a_trade_is_told_before_and_after_the_offer() -> None:
    table = trade_position()
    assert table.moment("trade") == {"giver": "1", "partner": None, "offered": None, "is_swap": False}
    assert table.moment("asked") == {"figure": "1"}
    table.answer(1, "offer_swap item 2")
    table.answer(1, "hand_over wire")
    assert table.moment("trade") == {"giver": "1", "partner": "2", "offered": "item", "is_swap": True}
    assert table.moment("asked") == {"figure": "2"}


def test_a_vote_is_a_moment_until_it_is_counted() -> None:
    table = station(at="rec_room")
    assert (table.ask(), table.moment("vote")) == ("accusing.vote", {})
    table.all_answer("abstain")
    assert (table.ask(), table.moment("vote")) == ("accusing.reveal_oneself", None)


def test_a_test_tells_its_kind_and_then_its_tester() -> None:
    table = station(
        at="tests", samples={"1": ["sample"]}, items={"2": ["wire"]}, weapons={"2": ["flamethrower"]}
    )
    assert table.moment("test") == {"how": "either", "tester": None}
    table.answer(2, "done")
    table.answer(1, "run_blood 1")
    assert table.moment("test") == {"how": "blood", "tester": "1"}


# Leaving


def test_boarding_tells_the_candidate_from_the_call_on() -> None:
    table = station(
        at="rescue", sos="landed", rescue_at=LANDS_AT, round=6, discs={"0": 3, "1": 1, "2": 2, "3": 4}
    )
    assert table.moment("boarding") == {"stage": "called", "candidate": "1", "starter": None}
    table.answer(1, "board")
    assert table.moment("boarding") == {"stage": "wish", "candidate": "2", "starter": None}
    table.answer(2, "board")
    assert table.moment("boarding") == {"stage": "consent", "candidate": "2", "starter": None}
    assert table.moment("asked") is None  # all aboard are, about the candidate


def test_a_vehicle_of_the_station_has_a_starter_and_the_end_leaves_the_moment_on() -> None:
    table = at_vehicle("snowcat")
    table.answer(0, "give_to 1")
    assert (table.ask(), table.moment("asked")) == ("ignition.show_keys", {"figure": "1"})
    table.answer(1, "show_keys")
    told = table.moment("boarding")
    assert told is not None
    assert (told["stage"], told["starter"]) == ("wish", "1")
    while table.ending() == "":
        table.answer(table.waiting_seats()[0], "stay_behind")
    assert table.moment("boarding") == {"stage": "leaving", "candidate": None, "starter": "1"}


# Dice and weather


def test_dice_are_told_from_the_throw_to_the_action() -> None:
    table = roll_position([1, 3, 5])
    faces: list[str | int] = ["activate", "repair", "sabotage"]
    assert table.moment("roll") == {"stage": "actor", "actor": None, "faces": faces}
    table.answer(0, "give_to 0")
    assert table.moment("roll") == {"stage": "dice", "actor": "0", "faces": faces}
    table.answer(0, "cancel_die 2")
    assert table.moment("roll") == {"stage": "dice", "actor": "0", "faces": [*faces[:2], "cancelled"]}


def test_dice_lie_on_the_table_while_tools_are_offered() -> None:
    table = roll_position([1, 3, 3], items={"0": ["tools"]}, damage={"kitchen": 1})
    table.answer(0, "pass")
    table.answer(0, "give_to 0")
    assert table.ask() == "bonus_turn.use_bonus"
    assert table.moment("roll") == {"stage": "dice", "actor": "0", "faces": ["activate", "repair", "repair"]}


def test_old_or_new_weather_is_a_moment() -> None:
    table = station(at="weather", weather="storm", tracks={"die_at_station": 1}, dice=[1])
    assert table.ask() == "forecast.old_or_new"
    assert table.moment("forecast") == {"rolled": "clear", "second": None}


def test_bennings_reads_the_sky_twice() -> None:
    cast: list[Json] = ["bennings", "norris", "blair", "nauls"]
    table = give_position("activate", {"0": "weather_station"}, characters=cast, dice=[1, 6])
    table.answer(0, "give_to 0")
    assert table.ask() == "reading.choose_reading"
    assert table.moment("forecast") == {"rolled": "clear", "second": "storm"}


# Whole games

# The question that a moment belongs to, and its fields then
STAGES: dict[str, tuple[str, dict[str, MomentValue]]] = {
    "forecast.old_or_new": ("forecast", {}),
    "reading.choose_reading": ("forecast", {}),
    "meeting.choose_meeting": ("encounter", {"stage": "order"}),
    "meeting.stay_or_avoid": ("encounter", {"stage": "asking"}),
    "infection.lay_tokens": ("infection", {"stage": "laying"}),
    "infection.look": ("infection", {"stage": "looking"}),
    "strike.choose": ("strike", {}),
    "striking.choose_place": ("strikes", {}),
    "accusing.vote": ("vote", {}),
    "testing.volunteer": ("test", {"tester": None}),
    "testing.choose_target": ("test", {}),
    "call.take_off": ("boarding", {"stage": "called"}),
    "boarding.wish": ("boarding", {"stage": "wish"}),
    "boarding.consent": ("boarding", {"stage": "consent"}),
    "rolling.choose_actor": ("roll", {"stage": "actor"}),
    "rolling.change_dice": ("roll", {"stage": "dice"}),
    "rolling.use_face": ("roll", {"stage": "dice"}),
    "trading.make_offer": ("trade", {"partner": None}),
    "trading.answer_offer": ("trade", {}),
    "window.react": ("window", {}),
}
GAMES = {True: 40, False: 10}  # of each size, by whether the figures are shared; such games are short
RARE = {"boarding"}  # in games without a plan: a test of its own has it
DECLARED = {kind.name: [field.label for field in kind.fields] for kind in THING.moments.kinds}
NEVER: dict[bool, set[str]] = {  # by whether the figures are shared
    True: {"infection", "vote"},
    False: {"roll"},
}


def check_moments(s: State) -> set[str]:
    """Names of the moments that are on, which fit the question and the board."""
    moments = THING.moments.of(s.stack)
    by_name = {str(one["moment"]): one for one in moments}
    for one in moments:
        assert list(one) == ["moment", *DECLARED[str(one["moment"])]]
    procedure = THING.procedures[s.stack[-1].procedure]
    ask = f"{procedure.name}.{procedure.steps[s.stack[-1].step].name}"
    if ask in STAGES and s.ending == RUNNING:
        name, fields = STAGES[ask]
        assert {label: by_name[name][label] for label in fields} == fields, ask
    if "asked" in by_name and s.ending == RUNNING:
        assert waiting_seats(s) == 1 << owner(s, int(str(by_name["asked"]["figure"]))), ask
    if "infection" in by_name:
        told = by_name["infection"]
        assert isinstance(told["figures"], list)
        assert {NAMES[s.tracks[AT + int(one)]] for one in told["figures"]} == {told["place"]}
    return set(by_name)


@pytest.mark.parametrize("players", range(1, 9))
def test_moments_fit_the_board_in_games_of_every_size(players: int) -> None:
    seen: set[str] = set()
    for seed in range(GAMES[is_shared(players)]):
        s, dice = THING.new(players, fast(seed)), fast(seed)
        while s.ending == RUNNING:
            seen |= check_moments(s)
            play_randomly(s, dice, 1)
        seen |= check_moments(s)
    assert seen == DECLARED.keys() - NEVER[is_shared(players)] - RARE | (seen & RARE)


@pytest.mark.parametrize("players", range(1, 9))
def test_the_rescue_helicopter_calls_at_every_table(players: int) -> None:
    table = station(players, at="rescue", sos="landed", rescue_at=LANDS_AT, round=6)
    asked = table.moment("asked")
    assert asked is not None
    assert table.moment("boarding") == {"stage": "called", "candidate": asked["figure"], "starter": None}
