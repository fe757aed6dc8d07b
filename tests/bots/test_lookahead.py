"""Values of positions and worlds drawn by beliefs, for both games."""

import pytest

from turncoat.bots.games import GAME_BOTS
from turncoat.bots.lookahead import AnyLookahead, Weights, pick_weighted, read_weights, tilts, write_weights
from turncoat.bots.player import Heard
from turncoat.games.catalog import GAMES
from turncoat.games.thing.board import ALIEN, ROLE
from turncoat.games.unfathomable.board import LOYALTY
from turncoat.games.unfathomable.cards import HYBRID
from turncoat.kernel.decisions import ask_next
from turncoat.kernel.dice import fast
from turncoat.kernel.imagine import imagine
from turncoat.kernel.invariants import problems
from turncoat.kernel.knowledge import Knowledge
from turncoat.kernel.playout import play_randomly
from turncoat.kernel.runner import run
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import View, view
from turncoat.kernel.worlds import World
from turncoat.lab.proofs.views import different_field

LOOKS = {name: bots.lookahead for name, bots in GAME_BOTS.items() if bots.lookahead is not None}
SURE = 0.999
TABLES = [
    (name, seats) for name in LOOKS for seats in range(GAMES[name].fewest_seats, GAMES[name].most_seats + 1)
]


def game_after(name: str, seats: int, decisions: int, seed: int = 1) -> State:
    s = GAMES[name].deal(seats, fast(seed))
    s.journal = []
    run(s)
    play_randomly(s, fast(seed + 1), decisions)
    return s


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_position_has_a_chance_and_as_many_features_as_names(name: str, seats: int) -> None:
    look = LOOKS[name]
    for decisions in (0, 40, 160):
        s = game_after(name, seats, decisions)
        kind = look.kind(seats)
        row = look.features(World(s), [0.3] * 8)
        assert len(row) == len(look.kinds[kind])
        assert 0.0 < look.weights[kind].chance(row) < 1.0


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_the_table_of_values_is_there_and_is_not_trivial(look: AnyLookahead) -> None:
    for kind, features in look.kinds.items():
        weights = look.weights[kind]
        assert len(weights.weights) == len(features)
        assert sum(weight != 0.0 for weight in weights.weights) > len(features) // 2
        assert max(map(abs, weights.weights)) < 100.0


def test_weights_are_written_and_read_again(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    written = write_weights({"table": (("fuel", "food"), Weights(0.5, (1.25, -2.0)))}, "fitted")
    monkeypatch.setattr("turncoat.bots.lookahead.files", lambda room: Folder(written))
    assert read_weights("anywhere", {"table": ("food", "fuel", "souls")}) == {
        "table": Weights(0.5, (-2.0, 1.25, 0.0))
    }


class Folder:
    """A package with one file."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __truediv__(self, name: str) -> "Folder":
        return self

    def read_text(self, encoding: str) -> str:
        return self.text


def test_a_tilt_turns_a_posterior_into_a_suspicion_and_leaves_proof_alone() -> None:
    (certain, tilt) = tilts([1.0, 0.25], [0.5, 0.5])
    assert certain == 1.0
    assert 0.25 * tilt / (0.25 * tilt + 0.75) == pytest.approx(0.5)


def test_weighted_picks_follow_their_weights() -> None:
    dice = fast(1)
    picks = [pick_weighted([1.0, 0.0, 3.0], dice) for _ in range(4000)]
    assert picks.count(1) == 0
    assert picks.count(2) / 4000 == pytest.approx(0.75, abs=0.03)


# Worlds


def imagined(s: State, seat: int, suspicion: dict[int, float], samples: int) -> tuple[View, list[State]]:
    """Worlds as a bot at the seat draws them, with other suspicions than its belief has."""
    bots = GAME_BOTS[s.game.name]
    assert bots.lookahead is not None
    assert bots.personas is not None
    assert s.journal is not None
    seen = view(s, seat)
    belief, knowledge = bots.personas.belief(seen), Knowledge(s.game)
    for event in s.journal:
        belief.hear(Heard(event, seat))
        knowledge.hear(event)
    belief.look(seen)
    doubts = belief.suspicion()
    for other, doubt in suspicion.items():
        doubts[other] = doubt
    beliefs = bots.lookahead.beliefs(seen, belief, doubts)
    return seen, [imagine(seen, fast(number), knowledge, beliefs) for number in range(samples)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_imagined_world_looks_the_same_to_its_seat_and_is_possible(name: str, seats: int) -> None:
    for decisions in (30, 150):
        s = game_after(name, seats, decisions, seed=decisions + seats)
        if s.ending != RUNNING:
            continue
        seat, _ = ask_next(s)
        seen, worlds = imagined(s, seat, {}, 8)
        for world in worlds:
            assert not problems(world)
            assert different_field(seen, view(world, seat)) == ""


def test_worlds_of_the_station_follow_what_a_seat_suspects() -> None:
    s = game_after("thing", 5, 30)
    seat = next(seat for seat in range(5) if s.tracks[ROLE + seat] != ALIEN)
    suspect, trusted = [other for other in range(5) if other != seat][:2]
    _, worlds = imagined(s, seat, {suspect: SURE, trusted: 1.0 - SURE}, 60)
    assert sum(world.tracks[ROLE + suspect] == ALIEN for world in worlds) > 50
    assert sum(world.tracks[ROLE + trusted] == ALIEN for world in worlds) < 10


def test_worlds_of_the_ship_follow_what_a_seat_suspects() -> None:
    s = game_after("unfathomable", 5, 30)
    seat = next(seat for seat in range(5) if HYBRID not in s.zones[LOYALTY + seat])
    suspect, trusted = [other for other in range(5) if other != seat][:2]
    _, worlds = imagined(s, seat, {suspect: SURE, trusted: 1.0 - SURE}, 60)
    assert sum(HYBRID in world.zones[LOYALTY + suspect] for world in worlds) > 40
    assert sum(HYBRID in world.zones[LOYALTY + trusted] for world in worlds) < 10
