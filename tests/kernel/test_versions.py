"""A game that has changed reads the saves of its earlier versions."""

import json

import pytest

from tests.boat import boat
from tests.kernel.saves import in_an_effect
from tests.table import expect_refusal
from turncoat.kernel.codec import restore, save
from turncoat.kernel.declarations import Content, Migration, Reactions, Vocabulary
from turncoat.kernel.dice import fast
from turncoat.kernel.events import KERNEL_EVENTS
from turncoat.kernel.game import KERNEL_NODES, KERNEL_PROCEDURES, Game
from turncoat.kernel.ids import Seat
from turncoat.kernel.invariants import problems
from turncoat.kernel.layout import Layout, TrackPlace
from turncoat.kernel.playout import play_randomly
from turncoat.kernel.reading import as_object
from turncoat.kernel.record import read_record
from turncoat.kernel.settings import KERNEL_SETTINGS
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import State
from turncoat.kernel.verbs import KERNEL_VERBS
from turncoat_lifeboat.board import HULL, lay_out
from turncoat_lifeboat.game import LIFEBOAT


def with_planks() -> Layout:
    """Lifeboat's layout, in which the hull is called planks."""
    layout = lay_out()
    hull = layout.tracks[HULL]
    layout.tracks[HULL] = TrackPlace(
        "planks", "", hull.low, hull.high, hull.start, hull.sight, hull.owner, hull.kind
    )
    layout.track_named["planks"] = layout.track_named.pop("hull")
    return layout


def hull_to_planks(source: dict[str, Json]) -> dict[str, Json]:
    tracks = dict(as_object(source["tracks"], "tracks"))
    tracks["planks"] = tracks.pop("hull")
    # An effect that a frame executes may name the track too.
    stack = json.loads(
        json.dumps(source["stack"]).replace('["TrackValue", "hull"]', '["TrackValue", "planks"]')
    )
    return {**source, "tracks": tracks, "stack": stack, "version": 2}


class Plankboat(Game):
    """Lifeboat at a later version."""

    def __init__(self, version: int, migrations: dict[int, Migration]) -> None:
        super().__init__(
            "lifeboat",
            version,
            3,
            with_planks(),
            LIFEBOAT.procedures[len(KERNEL_PROCEDURES) :],
            Vocabulary(
                LIFEBOAT.verbs[len(KERNEL_VERBS) :],
                LIFEBOAT.endings,
                LIFEBOAT.sides,
                events=LIFEBOAT.events[len(KERNEL_EVENTS) :],
                settings=LIFEBOAT.settings[len(KERNEL_SETTINGS) :],
            ),
            content=Content(
                [node for node in LIFEBOAT.nodes.values() if node not in KERNEL_NODES], named=LIFEBOAT.named
            ),
            reactions=Reactions(LIFEBOAT.triggers),
            die=LIFEBOAT.die,
            migrations=migrations,
        )

    def set_up(self, s: State) -> None:
        LIFEBOAT.set_up(s)

    def components(self, seats: int, settings: tuple[int, ...]) -> list[int]:
        return LIFEBOAT.components(seats, settings)

    def side_of(self, s: State, seat: Seat) -> int:
        return LIFEBOAT.side_of(s, seat)

    def problems(self, s: State) -> list[str]:
        return LIFEBOAT.problems(s)


SECOND = Plankboat(2, {1: hull_to_planks})


def test_a_save_of_the_first_version_is_carried_over_to_the_second() -> None:
    old = in_an_effect()
    s = restore(SECOND, old.session.save())
    assert s.tracks == old.session.state.tracks
    again = save(s)
    assert again["version"] == 2
    assert "planks" in as_object(again["tracks"], "tracks")
    assert "hull" not in as_object(again["tracks"], "tracks")
    assert save(restore(SECOND, again)) == again


def test_a_game_that_was_carried_over_goes_on_as_it_would_have() -> None:
    old = boat(run=["driftwood"], hull=2).session
    new = restore(SECOND, old.save())
    for s in (old.state, new):
        play_randomly(s, fast(1), 400)
    assert problems(new) == []
    assert (new.zones, new.tracks, new.ending) == (old.state.zones, old.state.tracks, old.state.ending)


def test_several_migrations_follow_each_other() -> None:
    def take_hands_away(source: dict[str, Json]) -> dict[str, Json]:
        return {**source, "orders": [], "version": 3}

    third = Plankboat(3, {1: hull_to_planks, 2: take_hands_away})
    old = in_an_effect()
    old.session.order(1, "pass any end")
    assert restore(third, old.session.save()).orders == []


def test_a_version_without_a_way_here_is_refused() -> None:
    source = in_an_effect().session.save()
    with expect_refusal("unknown_version", "1"):
        restore(Plankboat(2, {}), source)
    with expect_refusal("unknown_version", "3"):
        restore(SECOND, {**source, "version": 3})
    with expect_refusal("unknown_version", "2"):
        restore(LIFEBOAT, save(restore(SECOND, source)))


def test_a_migration_does_not_change_the_save_it_reads() -> None:
    source = in_an_effect().session.save()
    before = json.dumps(source)
    restore(SECOND, source)
    assert json.dumps(source) == before


@pytest.mark.parametrize("version", [0, 2])
def test_a_record_is_replayed_only_by_the_version_it_was_played_with(version: int) -> None:
    record: dict[str, Json] = {"record": 1, "game": "lifeboat", "version": version}
    with expect_refusal("unknown_version", "record"):
        read_record(LIFEBOAT, record)
