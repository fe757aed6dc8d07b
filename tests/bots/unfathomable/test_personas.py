"""Whole games of personas: every question is answered, nothing fails, and personas differ in what they do."""

from collections import Counter
from random import Random

import pytest

from turncoat.bots.player import Heard
from turncoat.bots.unfathomable.memory import Memory
from turncoat.bots.unfathomable.personas import PERSONAS, Traits
from turncoat.bots.unfathomable.values import ANSWERS, values
from turncoat.games.unfathomable.board import FACEUP, LOYALTY
from turncoat.games.unfathomable.cards import CULTIST, HYBRID
from turncoat.games.unfathomable.game import UNFATHOMABLE
from turncoat.kernel.decisions import ask_next, take
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import verb_of
from turncoat.kernel.state import RUNNING
from turncoat.kernel.views import View, view

OPTIONS = [
    {},
    {"cultist": "no", "windows": "together"},
    {"difficulty": "easier_for_traitors", "deep_one_routes": "current_player", "nobody_passengers": "one"},
    {"first_game": "yes", "secrecy": "relaxed"},
    {"difficulty": "easier_for_humans", "characters": "random"},
]


def faction_of(seen: View) -> str:
    own = [*seen.zones[LOYALTY + seen.seat], *seen.zones[FACEUP + seen.seat]]
    return "traitor" if HYBRID in own or CULTIST in own else "human"


def play(
    seats: int, seed: int, options: dict[str, str], human: Traits | None = None, traitor: Traits | None = None
) -> tuple[Counter[str], int]:
    """One game; how often each verb was used, and the ending."""
    s = UNFATHOMABLE.new(seats, fast(seed), options)
    chance = Random(seed)
    memories = [Memory(UNFATHOMABLE, seat, seats) for seat in range(seats)]
    traits = [
        {
            "human": human or chance.choice(list(PERSONAS["human"].values())),
            "traitor": traitor or chance.choice(list(PERSONAS["traitor"].values())),
        }
        for _ in range(seats)
    ]
    used: Counter[str] = Counter()
    while s.ending == RUNNING:
        seat, legal = ask_next(s)
        seen = view(s, seat)
        memory = memories[seat]
        traits_now = traits[seat][faction_of(seen)]
        worths = values(seen, legal, traits_now, memory.suspicion(seen), memory.reputation(seen), memory)
        assert len(worths) == len(legal)
        answer = max(zip(worths, [chance.random() for _ in legal], legal, strict=True))[2]
        used[UNFATHOMABLE.verbs[verb_of(answer)].name] += 1
        heard = s.journal = []
        take(s, seat, answer)
        s.journal = None
        for event in heard:
            for one, listening in enumerate(memories):
                listening.hear(Heard(event, one))
    return used, s.ending


def test_every_question_of_the_game_has_an_answer() -> None:
    asked = {
        f"{procedure.name}.{step.name}"
        for procedure in UNFATHOMABLE.procedures
        for step in procedure.steps
        if step.ask is not None
    }
    assert asked == set(ANSWERS)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda one: "-".join(one) or "usual")
def test_games_are_played_to_their_end(seats: int, options: dict[str, str]) -> None:
    used, ending = play(seats, seats, options)
    assert ending >= 0
    assert sum(used.values()) > 50


def test_there_are_personas_enough_on_both_sides() -> None:
    for faction in ("human", "traitor"):
        assert len(PERSONAS[faction]) >= 6
        assert len(set(PERSONAS[faction].values())) == len(PERSONAS[faction])


def test_an_early_revealer_is_seen_sooner_than_a_sleeper() -> None:
    def reveals(name: str) -> int:
        return sum(play(5, seed, {}, traitor=PERSONAS["traitor"][name])[0]["reveal"] for seed in range(6))

    assert reveals("early_revealer") > reveals("sleeper")


def test_the_generous_add_more_cards_than_the_lone_wolves() -> None:
    def cards_added(name: str) -> float:
        games = [play(4, seed, {}, human=PERSONAS["human"][name])[0] for seed in range(8)]
        return sum(used["add"] for used in games) / sum(used["move"] + used["use_room"] for used in games)

    assert cards_added("generous") > cards_added("lone_wolf")
