"""Observations as arrays: kept up to date, the same in two worlds, with a name for every position."""

import pytest

from tests.rl.tables import NAMES, TABLES, observe_anew, states
from turncoat.games.catalog import GAMES
from turncoat.kernel.array_game import ArrayGame
from turncoat.kernel.array_layout import ArrayLayout, TrackSpan
from turncoat.kernel.dice import fast
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Seat
from turncoat.kernel.imagine import imagine
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import view
from turncoat.rl.observation_legend import describe


def worlds(game: Game, players: int, seed: int, apart: int) -> list[tuple[State, State, Seat]]:
    """Positions of a game, each with an imagined one that a seat cannot tell from it."""
    pairs = []
    for at, s in enumerate(states(game.name, players, seed)):
        if at % apart == 0 and s.ending == RUNNING:
            viewer = at // apart % players
            pairs.append((s.copy(), imagine(view(s, viewer), fast(at)), viewer))
    return pairs


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_two_worlds_have_the_same_arrays_for_the_seat_that_cannot_tell_them_apart(
    name: str, players: int
) -> None:
    layout = ArrayLayout(GAMES[name])
    pairs = worlds(GAMES[name], players, 5, 41)
    for true, other, viewer in pairs:
        assert observe_anew(layout, true, viewer) == observe_anew(layout, other, viewer)
    assert players < 3 or any(true.zones != other.zones for true, other, _ in pairs)


def test_a_planted_leak_shows_in_the_arrays() -> None:
    game = GAMES["lifeboat"]
    layout = ArrayLayout(game)
    hidden = game.layout.track_named["watch_at"]
    shown = layout.open_track[game.layout.track_named["watches"]]
    assert shown is not None
    # A hidden track at a public place.
    layout.open_track[hidden] = TrackSpan(shown.at, game.layout.tracks[hidden])
    pairs = worlds(game, 4, 5, 7)
    assert any(
        observe_anew(layout, true, seat) != observe_anew(layout, other, seat) for true, other, seat in pairs
    )


@pytest.mark.parametrize("name", NAMES)
def test_arrays_that_are_kept_up_to_date_are_those_written_from_nothing(name: str) -> None:
    game = GAMES[name]
    layout = ArrayLayout(game)
    row = bytearray(layout.size)
    running = ArrayGame(layout, row, skips_forced=True)
    running.begin(game.new(game.most_seats, fast(3)))
    dice = fast(4)
    at = 0
    while running.seat >= 0:
        assert running.state is not None
        if at % 9 == 0:
            seen = observe_anew(layout, running.state.copy(), running.seat)
            assert bytes(row) == seen
        running.answer(running.legal[dice.below(len(running.legal))])
        at += 1
    assert running.state is not None
    assert row[: layout.public_size] == observe_anew(layout, running.state, 0)[: layout.public_size]


@pytest.mark.parametrize("name", NAMES)
def test_positions_shown_in_any_order_are_those_written_from_nothing(name: str) -> None:
    """A search jumps between positions of its tree, and a training run between games."""
    game = GAMES[name]
    layout = ArrayLayout(game)
    row = bytearray(layout.size)
    shown = ArrayGame(layout, row, skips_forced=False)
    positions = [s.copy() for seed in (3, 4) for s in states(name, game.most_seats, seed)][::29]
    dice = fast(5)
    dice.shuffle(order := list(range(len(positions))) * 2)
    for at in order:
        s = positions[at]
        shown.show(s)
        for seat in range(s.seats):
            seen = bytes(row[: layout.public_size]) + bytes(shown.look(seat))
            assert seen == observe_anew(layout, s, seat)


@pytest.mark.parametrize("name", NAMES)
def test_every_position_has_a_name_of_its_own_and_says_what_it_holds(name: str) -> None:
    layout = ArrayLayout(GAMES[name])
    names = [position.name for position in layout.positions()]
    assert len(names) == len(set(names)) == layout.size
    assert all(describe(position).meaning for position in layout.positions())


def test_a_hand_is_counted_card_by_card_in_the_own_part_alone() -> None:
    game = GAMES["lifeboat"]
    layout = ArrayLayout(game)
    s = next(states("lifeboat", 3, 1))
    public = [position.name for position in layout.public]
    own = [position.name for position in layout.own]
    assert "count.hand.0" in public
    assert not any(name.startswith("cards.hand") for name in public)
    for seat in range(3):
        seen = observe_anew(layout, s, seat)[layout.public_size :]
        zone = game.layout.zone_named[f"hand.{seat}"]
        for card, label in enumerate(game.layout.cards):
            at = f"cards.own.hand.{label}"
            assert s.zones[zone].count(card) == (seen[own.index(at)] if at in own else 0)
