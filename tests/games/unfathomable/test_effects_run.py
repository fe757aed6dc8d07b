"""Effects named by `run` in position files: each works in any position, or is refused with a message."""

from typing import Final

import pytest

from tests.games.unfathomable.ship import ship
from tests.table import Table, refused
from turncoat.games.catalog import GAMES
from turncoat.games.unfathomable.cards import SPELL_NAMES
from turncoat.games.unfathomable.position import FIXED_WORDS
from turncoat.games.unfathomable.rules.mythos import Mythos
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.playout import play_randomly
from turncoat.kernel.shapes import Json

GAME: Final = GAMES["unfathomable"]
CARDS: Final = [
    GAME.layout.cards[card] for card, effect in GAME.card_effects.items() if not isinstance(effect, Mythos)
]
COUNTED: Final = ["travel+2", "travel-1", "ritual+1", "damage:galley", "risk+1", "spawn:d1+2"]
WORDS: Final = [*FIXED_WORDS, *COUNTED, *CARDS]
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
        "zones": {"box": [*SPELL_NAMES]},
    },
}


@pytest.mark.parametrize("where", POSITIONS)
@pytest.mark.parametrize("low", [True, False], ids=["low", "high"])
def test_every_effect_that_may_be_named_runs_or_is_refused(where: str, low: bool) -> None:
    for at, word in enumerate(WORDS):
        table = run_or_refused(word, dice=[2 if low else 7] * 4, seed=at, **POSITIONS[where])
        if table is not None:
            play_randomly(table.session.state, fast(at), 40)


def run_or_refused(word: str, **words: Json) -> Table | None:
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
        table.answer(table.waiting()[0], table.options(table.waiting()[0])[0])
    assert any(word in table.zone(f"play_area.{seat}") for seat in range(3))


def test_a_fog_bank_that_is_run_is_sailed_past_on_a_low_die() -> None:
    table = ship(run=["fog_bank"], dice=[2], top={"waypoints": ["smooth_sailing"]})
    assert (table.zone("box"), table.zone("journey")) == (["fog_bank"], ["smooth_sailing"])


def test_an_effect_that_cannot_be_carried_out_here_is_refused_by_its_name() -> None:
    with refused("effect_not_possible", "tool_kit"):
        ship(run=["tool_kit"], characters={"jeanne": "d1"})
    with refused("card_not_left", "flesh_ward"):
        ship(run=["flesh_ward"], kept={"svetlana": ["flesh_ward"]})


def running(*words: str) -> Table:
    return ship(run=[*words])


def test_an_effect_whose_card_is_gone_by_then_does_nothing() -> None:
    table = running("flesh_ward", "flesh_ward")
    while table.ask().startswith("pick."):
        table.answer(table.waiting()[0], "pick_seat 1")
    assert table.zone("play_area.1") == ["flesh_ward"]
