"""Effects named by `run` in position files: each works in any position, or is refused with a message."""

from typing import Final

import pytest

from tests.games.unfathomable.crisis import damage_by_room
from tests.games.unfathomable.ship import ship
from tests.table import Table, expect_refusal
from turncoat.games.catalog import GAMES
from turncoat.games.unfathomable.cards import WAYPOINT_NAMES
from turncoat.games.unfathomable.position import FIXED_WORDS
from turncoat.games.unfathomable.rules.mythos import Mythos
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.playout import play_randomly
from turncoat.kernel.session import resume
from turncoat.kernel.shapes import Json

GAME: Final = GAMES["unfathomable"]
CARDS: Final = [
    GAME.layout.cards[card] for card, effect in GAME.card_effects.items() if not isinstance(effect, Mythos)
]
COUNTED: Final = ["travel+2", "travel-1", "ritual+1", "damage:galley", "risk+1", "spawn:d1+2"]
WORDS: Final = [*FIXED_WORDS, *COUNTED, *CARDS]
SPELLS: Final[list[Json]] = [*ship().zone("spells")]
POSITIONS: Final[dict[str, dict[str, Json]]] = {
    "on a deck": {"characters": {"jeanne": "d1"}},
    "in a damaged room": {"damage": {"galley": "strength"}, "characters": {"jeanne": "galley"}},
    "in the Brig": {"characters": {"jeanne": "brig"}, "captain": "svetlana"},
    "in the Sick Bay": {"characters": {"jeanne": "sick_bay"}, "hands": {"jeanne": ["shrug_it_off:5"]}},
    "among Deep Ones": {
        "deep_ones": {"boiler_room": 2, "d1": 3, "w1": 2},
        "passengers": {"d1": ["soul", "nobody"]},
        "monarchs": {"hydra": "w1", "dagon": "w2"},
    },
    "with a revealed traitor": {"revealed": ["jeanne"], "captain": "svetlana"},
    "far out, without spells": {
        "travel": 3,
        "ritual": 3,
        "zones": {"box": SPELLS},
    },
}


@pytest.mark.parametrize("where", POSITIONS)
@pytest.mark.parametrize("low", [True, False], ids=["low", "high"])
def test_every_effect_that_may_be_named_runs_or_is_refused(where: str, low: bool) -> None:
    for at, word in enumerate(WORDS):
        table = run_or_refuse(word, dice=[2 if low else 7] * 4, seed=at, **POSITIONS[where])
        if table is not None:
            play_randomly(table.session.state, fast(at), 40)


def run_or_refuse(word: str, **words: Json) -> Table | None:
    try:
        return ship(run=[word], **words)
    except BadInput as refusal:
        if refusal.code in ("card_not_left", "effect_not_possible") and refusal.detail == word:
            return None
        raise


@pytest.mark.parametrize("word", ["revelation_of_script", "flesh_ward"])
def test_a_spell_that_is_kept_comes_to_a_play_area(word: str) -> None:
    table = ship(run=[word])
    while table.ask().startswith("pick."):
        table.answer(table.waiting_seats()[0], table.options(table.waiting_seats()[0])[0])
    assert any(word in table.zone(f"play_area.{seat}") for seat in range(3))


def test_a_fog_bank_that_is_run_is_sailed_past_on_a_low_die() -> None:
    table = ship(run=["fog_bank"], dice=[2], top={"waypoints": ["smooth_sailing"]})
    assert (table.zone("box"), table.zone("journey")) == (["fog_bank"], ["smooth_sailing"])


def test_an_effect_that_cannot_be_carried_out_here_is_refused_by_its_name() -> None:
    with expect_refusal("effect_not_possible", "tool_kit"):
        ship(run=["tool_kit"], characters={"jeanne": "d1"})
    with expect_refusal("card_not_left", "flesh_ward"):
        ship(run=["flesh_ward"], kept={"svetlana": ["flesh_ward"]})


NINE: Final[list[Json]] = [*["soul"] * 5, *["nobody"] * 2, "two_souls", "soul_and_sanity"]


@pytest.mark.parametrize(
    ("word", "words"),
    [
        ("attack", {"characters": {"jeanne": "d1"}, "deep_ones": {"d2": 1}}),
        ("spell", {"zones": {"box": SPELLS}}),
        ("waypoint", {"zones": {"box_unseen": [*WAYPOINT_NAMES]}}),
        ("risk+1", {"passengers": {"d8": NINE}}),
        ("travel-1", {}),
        ("ritual-2", {}),
    ],
)
def test_a_word_that_would_do_nothing_here_is_refused(word: str, words: dict[str, Json]) -> None:
    with expect_refusal("effect_not_possible", word):
        ship(run=[word], **words)


@pytest.mark.parametrize("word", ["damage_ship", "damage:galley"])
def test_nothing_is_damaged_by_an_empty_deck(word: str) -> None:
    cards = damage_cards()
    with expect_refusal("effect_not_possible", word):
        ship(run=[word], zones={"box": cards})
    assert len(damage_by_room(ship(run=[word], zones={"box": cards[:-1]}, top={"damage": cards[-1:]}))) == 1


def damage_cards() -> list[Json]:
    """Every card of the damage deck."""
    return [*ship().zone("damage")]


def test_instructions_that_can_be_followed_in_part_are_possible() -> None:
    table = ship(run=["risk+3"], passengers={"d8": NINE[1:]}, dice=[2])
    assert [len(table.zone(f"on_deck.{deck}")) for deck in ("d2", "d8")] == [1, 8]
    assert ship(run=["travel-3"], travel=1).track("travel") == 0


@pytest.mark.parametrize("word", ["risk+0", "travel+0", "spawn:d1+0"])
def test_an_amount_is_at_least_one(word: str) -> None:
    with expect_refusal("unknown_effect", word):
        ship(run=[word])


@pytest.mark.rule("13.5")
def test_damage_to_a_damaged_room_strikes_the_closest_undamaged_one() -> None:
    table = ship(
        run=["damage:galley"], damage={"galley": "strength"}, top={"damage": ["structural_damage:will"]}
    )
    assert damage_by_room(table) == {
        "galley": ["structural_damage:strength"],
        "boiler_room": ["structural_damage:will"],
    }


# One after the other


@pytest.mark.parametrize(
    ("words", "position", "ask"),
    [
        (["spawn:d1+2", "attack"], {"characters": {"jeanne": "d1"}}, "targeting.choose_target"),
        (["spawn:d1+1", "lesser_banishment:3"], {}, "pick.pick"),
        (["travel+1", "travel-1"], {}, "performing.act"),
    ],
)
def test_an_effect_may_need_what_an_earlier_one_does(
    words: list[str], position: dict[str, Json], ask: str
) -> None:
    with expect_refusal("effect_not_possible", words[-1]):
        ship(run=[words[-1]], **position)
    assert ship(run=[*words], **position).ask() == ask


@pytest.mark.parametrize(
    ("words", "named", "position"),
    [
        (["risk+1", "risk+1"], "risk+1", {"passengers": {"d8": NINE[1:]}}),
        (["travel-1", "travel+1"], "travel-1", {}),
        (["travel-1", "travel-1"], "travel-1", {"travel": 1}),
        (
            ["damage:galley", "tool_kit"],
            "tool_kit",
            {"characters": {"jeanne": "galley"}},
        ),  # who is in the Sick Bay
    ],
)
def test_an_effect_that_an_earlier_one_has_made_impossible_is_refused(
    words: list[Json], named: str, position: dict[str, Json]
) -> None:
    with expect_refusal("effect_not_possible", named):
        ship(run=words, **position)


def test_a_room_that_has_just_been_damaged_can_be_repaired() -> None:
    words: dict[str, Json] = {"characters": {"jeanne": "galley"}, "kept": {"jeanne": ["flesh_ward"]}}
    table = ship(run=["damage:galley", "tool_kit"], top={"damage": ["structural_damage:will"]}, **words)
    table.answer(0, "use_ward")
    assert (damage_by_room(table), table.ask()) == ({}, "performing.act")


def test_words_that_are_still_to_come_survive_a_save() -> None:
    table = ship(run=["flesh_ward", "spawn:d1+2"])
    later = Table(resume(GAME, table.session.save()))
    while later.ask().startswith("pick."):
        later.answer(later.waiting_seats()[0], "pick_seat 1")
    assert later.track("deep_ones.d1") == 2


def busy_position(*words: str) -> Table:
    return ship(run=[*words])


def test_an_effect_whose_card_is_gone_by_then_does_nothing() -> None:
    table = busy_position("flesh_ward", "flesh_ward")
    while table.ask().startswith("pick."):
        table.answer(table.waiting_seats()[0], "pick_seat 1")
    assert table.zone("play_area.1") == ["flesh_ward"]
