"""Whole games: every question is answered, all answers are legal, personas differ."""

from collections import Counter

import pytest

from turncoat.bots.player import Heard
from turncoat.bots.thing.memory import Memory
from turncoat.bots.thing.personas import PERSONAS, RECKONERS, Traits
from turncoat.bots.thing.values import ANSWERS, values
from turncoat.games.thing.board import ALIEN, ROLE
from turncoat.games.thing.game import THING
from turncoat.kernel.decisions import ask_next, take
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import verb_of
from turncoat.kernel.runner import run
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import view

MOST = 3000  # decisions; no game takes longer
VARIANTS: list[dict[str, str]] = [
    {},
    {"characters": "chosen", "kennel": "beginner", "windows": "in_turn"},
    {"arson": "always", "damage_caps": "printed", "dormitory_encounters": "no"},
]


def play(
    seats: int,
    seed: int,
    human: Traits,
    alien: Traits,
    options: dict[str, str] | None = None,
    beside: dict[str, Counter[str]] | None = None,
) -> State:
    """A game played to its end, with equal bots on each side; the state keeps its events. Humans named
    `beside` do not play: their answers in the places of those who do are counted."""
    s = THING.deal(seats, fast(seed), options or {})
    memories = [Memory(THING, seat, seats) for seat in range(seats)]
    heard = 0
    s.journal = []
    run(s)
    for _ in range(MOST):
        if s.ending != RUNNING:
            break
        for event in s.journal[heard:]:
            for seat, memory in enumerate(memories):
                memory.hear(Heard(event, seat))
        heard = len(s.journal)
        seat, legal = ask_next(s)
        seen = view(s, seat)
        suspicion = memories[seat].suspicion(seen)
        assert all(0.0 <= one <= 1.0 for one in suspicion)
        traits = alien if seats > 3 and s.tracks[ROLE + seat] == ALIEN else human
        reputation = memories[seat].reputation(seen)
        worths = values(seen, legal, traits, suspicion, reputation, memories[seat])
        assert len(worths) == len(legal)
        for name, would in (beside or {}).items():
            if traits is human:
                other = values(seen, legal, PERSONAS["human"][name], suspicion, reputation, memories[seat])
                would[THING.verbs[verb_of(legal[other.index(max(other))])].name] += 1
        take(s, seat, legal[worths.index(max(worths))])
    assert s.ending != RUNNING
    return s


def verbs(s: State) -> Counter[str]:
    """Number of answers by verb, of all seats together."""
    assert s.journal is not None
    return Counter(THING.verbs[event.arguments[1]].name for event in s.journal if event.kind == 0)


def test_every_question_of_the_game_has_an_answer() -> None:
    asked = {
        (procedure.name, step.name)
        for procedure in THING.procedures
        for step in procedure.steps
        if step.ask is not None
    }
    assert set(ANSWERS) == asked


def test_there_are_six_personas_for_each_side_and_no_two_are_alike() -> None:
    assert set(PERSONAS) == {"human", "alien"}
    for personas in PERSONAS.values():
        assert len(personas) >= 6
        assert len(set(personas.values())) == len(personas)


@pytest.mark.parametrize("seats", range(1, 9))
@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_games_of_all_sizes_and_options_are_played_to_their_end(seats: int, variant: int) -> None:
    human = list(PERSONAS["human"].values())[(seats + variant) % 6]
    alien = list(PERSONAS["alien"].values())[(seats * 2 + variant) % 6]
    play(seats, 10 * seats + variant, human, alien, VARIANTS[variant])


def test_the_same_seed_gives_the_same_game() -> None:
    traits = PERSONAS["human"]["steady"], PERSONAS["alien"]["framer"]
    assert play(5, 3, *traits).tracks == play(5, 3, *traits).tracks


def count(human: str, alien: str, verb: str) -> int:
    """Number of times that a verb is chosen in a few games of five."""
    times = 0
    for seed in range(6):
        times += verbs(play(5, seed, PERSONAS["human"][human], PERSONAS["alien"][alien]))[verb]
    return times


def meetings(human: str) -> float:
    """Encounters per round."""
    encounters = rounds = 0
    for seed in range(24):
        s = play(8, seed, PERSONAS["human"][human], PERSONAS["alien"]["sleeper"])
        assert s.journal is not None
        encounters += sum(1 for event in s.journal if THING.events[event.kind].name == "encounter")
        rounds += s.tracks[THING.layout.track_named["round"]]
    return encounters / rounds


def reveals(alien: str) -> int:
    """Number of games in which an alien has revealed itself by the end of the second round."""
    games = 0
    for seed in range(12):
        s = play(6, seed, PERSONAS["human"]["steady"], PERSONAS["alien"][alien])
        assert s.journal is not None
        round_now = 0
        for event in s.journal:
            name = THING.events[event.kind].name
            if name == "changed" and event.arguments[0] == 0:
                round_now = event.arguments[2]
            if name == "role_revealed" and event.rule == "T14.5" and round_now <= 2:
                games += 1
                break
    return games


def test_an_accuser_accuses_more_than_the_generous() -> None:
    would: dict[str, Counter[str]] = {"accuser": Counter(), "generous": Counter()}
    for seed in range(12):
        play(6, seed, PERSONAS["human"]["steady"], PERSONAS["alien"]["sleeper"], beside=would)
    assert would["accuser"]["accuse"] > would["generous"]["accuse"] > 0


@pytest.mark.slow
def test_the_generous_meet_more_often_than_lone_wolves() -> None:
    assert meetings("generous") > meetings("lone_wolf")


def test_an_early_revealer_comes_out_earlier_than_a_sleeper() -> None:
    assert reveals("early_revealer") > reveals("sleeper")


def test_those_who_reckon_have_the_same_personas_and_are_more_patient() -> None:
    for side, personas in PERSONAS.items():
        assert RECKONERS[side].keys() == personas.keys()
        for name, traits in personas.items():
            assert RECKONERS[side][name].trust < traits.trust
            assert (RECKONERS[side][name].boldness < traits.boldness) == (side == "alien")
            assert RECKONERS[side][name].caution == traits.caution
