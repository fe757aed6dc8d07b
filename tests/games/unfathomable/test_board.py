"""The game's board against the printed one, and the visibility of every zone."""

import pytest

from tests.games.unfathomable.facts import board as facts
from tests.games.unfathomable.facts import setup
from tests.games.unfathomable.facts.tables import CHARACTERS
from turncoat.games.unfathomable import board, spaces
from turncoat.kernel.layout import HIDDEN, OPEN, OWNER, TOP, Layout

FACES = range(1, 9)
LAYOUT: Layout = board.lay_out()


def number(name: str) -> int:
    return spaces.NAMES.index(name)


def names(numbers: tuple[int, ...]) -> list[str]:
    return [spaces.NAMES[space] for space in numbers]


def distances(start: str, through: tuple[str, ...]) -> dict[str, int]:
    """Distance to each space, by the printed borders."""
    away = {start: 0}
    waiting = [start]
    for space in waiting:
        for other in facts.ADJACENT[space]:
            if other in through and other not in away:
                away[other] = away[space] + 1
                waiting.append(other)
    return away


def borders_of_the_plan() -> tuple[set[frozenset[str]], set[frozenset[str]]]:
    """Spaces of the drawn plan that share an edge, and those that share only a corner."""
    plan = facts.plan()
    edges: set[frozenset[str]] = set()
    corners: set[frozenset[str]] = set()
    for y, line in enumerate(plan):
        for x, space in enumerate(line):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                if y + down < len(plan) and 0 <= x + right < len(line):
                    other = plan[y + down][x + right]
                    if other != space:
                        (corners if down and right else edges).add(frozenset((space, other)))
    return edges, corners - edges


def borders_of_the_game() -> set[frozenset[str]]:
    return {
        frozenset((spaces.NAMES[space], spaces.NAMES[other]))
        for space in range(spaces.SPACES)
        for other in spaces.ADJACENT[space]
    }


def accepts(family: str) -> set[str]:
    """The zones that may hold cards of this family."""
    of = LAYOUT.families.index(family)
    return {zone.name for zone in LAYOUT.zones if of in zone.families}


@pytest.mark.rule("5")
def test_adjacent_spaces_are_those_of_the_box() -> None:
    for space in range(spaces.SPACES):
        name = spaces.NAMES[space]
        assert sorted(names(spaces.ADJACENT[space])) == sorted(facts.ADJACENT[name]), name
        for other in spaces.ADJACENT[space]:
            assert space in spaces.ADJACENT[other]
    assert len(borders_of_the_game()) == facts.BORDERS


@pytest.mark.rule("5", "5.1")
def test_spaces_that_share_only_a_corner_are_not_adjacent() -> None:
    edges, corners = borders_of_the_plan()
    assert frozenset(("chapel", "galley")) in corners
    assert borders_of_the_game() == edges
    assert not borders_of_the_game() & corners


@pytest.mark.rule("44", "44.2", "44.8", "44.11", "44.12", "44.17")
def test_there_are_eight_spaces_each_of_water_deck_and_interior() -> None:
    everywhere = range(spaces.PLACES)
    assert [spaces.NAMES[space] for space in everywhere if spaces.is_water(space)] == list(facts.WATER)
    assert [spaces.NAMES[space] for space in everywhere if spaces.is_deck(space)] == list(facts.DECKS)
    assert [spaces.NAMES[space] for space in everywhere if spaces.is_interior(space)] == list(facts.INTERIOR)
    assert (spaces.NAMES.index("deep"), spaces.SPACES, len(set(spaces.NAMES))) == (spaces.DEEP, 24, 25)


@pytest.mark.rule("14.3")
def test_the_deep_is_adjacent_to_nothing_and_no_space() -> None:
    assert spaces.ADJACENT[spaces.DEEP] == ()
    assert not any(spaces.DEEP in others for others in spaces.ADJACENT)
    kinds = (spaces.is_water, spaces.is_deck, spaces.is_interior, spaces.is_damageable)
    assert not any(is_kind(spaces.DEEP) for is_kind in kinds)


@pytest.mark.rule("15", "15.1", "15.2")
def test_there_is_an_arrow_in_every_water_and_deck_space_and_nowhere_else() -> None:
    arrows = {spaces.NAMES[space]: spaces.NAMES[to] for space, to in enumerate(spaces.ARROW)}
    assert arrows == facts.ARROWS
    assert set(arrows) == {*facts.WATER, *facts.DECKS}


@pytest.mark.rule("44.4")
def test_an_arrow_in_the_water_points_to_the_deck_beside_it() -> None:
    for name in facts.WATER:
        water = number(name)
        assert [spaces.ARROW[water]] == [space for space in spaces.ADJACENT[water] if spaces.is_deck(space)]


@pytest.mark.rule("44.14")
def test_an_arrow_on_a_deck_points_to_the_room_beside_it() -> None:
    for name in facts.DECKS:
        deck = number(name)
        assert [spaces.ARROW[deck]] == [space for space in spaces.ADJACENT[deck] if spaces.is_interior(space)]


@pytest.mark.rule("8")
def test_the_back_of_the_ship_is_beside_decks_seven_and_eight() -> None:
    back = [water for water in range(spaces.FIRST_DECK) if spaces.ASTERN[water] == spaces.DEEP]
    assert names(tuple(back)) == list(facts.BACK)
    assert [spaces.ARROW[water] for water in back] == [spaces.D7, spaces.D8]


def test_the_sea_takes_monsters_one_space_astern() -> None:
    assert names(spaces.ASTERN) == [facts.TRAVEL_SHIFT[water] for water in facts.WATER]


def test_monarchs_swim_one_space_ahead() -> None:
    assert names(spaces.AHEAD) == [facts.FORWARD[water] for water in facts.WATER]


@pytest.mark.rule("21", "44.3")
def test_the_front_of_the_ship_has_faces_one_to_four_and_five_to_eight() -> None:
    for face in FACES:
        front = spaces.NAMES[spaces.front_of_die(face)]
        assert face in facts.FRONT[front]
    assert [water for water in facts.WATER if spaces.AHEAD[number(water)] == number(water)] == list(
        facts.FRONT
    )


@pytest.mark.rule("44.13")
def test_a_deck_has_the_number_of_its_face() -> None:
    assert [spaces.NAMES[spaces.deck_of_die(face)] for face in FACES] == list(facts.DECKS)


@pytest.mark.rule("44.18")
def test_every_room_but_brig_and_sick_bay_has_numbers() -> None:
    for room, faces in facts.NUMBERS.items():
        printed = tuple(face for face in FACES if spaces.room_of_die(face) == number(room))
        assert printed == faces, room


@pytest.mark.rule("13.3", "44.19")
def test_rooms_can_be_damaged_but_brig_sick_bay_decks_and_water_cannot() -> None:
    damageable = tuple(space for space in range(spaces.PLACES) if spaces.is_damageable(space))
    assert names(damageable) == list(facts.ROOMS)
    assert len(damageable) == spaces.ROOMS


@pytest.mark.rule("44.1")
def test_the_closest_rooms_come_first_and_of_these_the_highest_number() -> None:
    for room in facts.ROOMS:
        away = distances(room, tuple(facts.ADJACENT))
        others = [other for other in facts.ROOMS if other != room]
        closest = sorted(others, key=lambda other: (away[other], -max(facts.NUMBERS[other])))
        assert [(other, away[other]) for other in closest] == list(facts.NEAREST[room])
        assert names(spaces.NEAREST_ROOMS[number(room) - spaces.FIRST_ROOM]) == closest


def test_the_first_step_to_a_room_is_on_a_shortest_way() -> None:
    ties = {(room, target): (set(steps), taken) for room, target, steps, taken in facts.TIES}
    for room in facts.ROOMS:
        for target in facts.ROOMS:
            if room == target:
                continue
            away = distances(target, facts.ROOMS)
            nearer = {step for step in facts.ADJACENT[room] if step in away and away[step] == away[room] - 1}
            steps, taken = ties.get((room, target), (nearer, min(nearer)))
            assert (len(nearer) > 1) == ((room, target) in ties)
            assert nearer == steps
            first = names(spaces.first_steps(number(room), number(target)))
            assert (set(first), first[-1]) == (steps, taken)


@pytest.mark.rule("36")
def test_there_are_four_resources() -> None:
    assert board.RESOURCES == setup.RESOURCES
    for resource, start in setup.DIALS.items():
        track = LAYOUT.tracks[LAYOUT.track_named[resource]]
        assert (track.low, track.high, track.start) == (0, setup.MOST_OF_A_RESOURCE, start)
        assert track.sight == OPEN


@pytest.mark.rule("50")
def test_there_are_two_tracks() -> None:
    for name, length in facts.TRACK_SPACES.items():
        track = LAYOUT.tracks[LAYOUT.track_named[name]]
        assert (track.low, track.high, track.start) == (0, length - 1, 0)
        assert track.sight == OPEN


def test_figures_stand_in_spaces_or_in_the_deep() -> None:
    for space, name in enumerate(spaces.NAMES):
        track = LAYOUT.tracks[board.DEEP_ONES + space]
        assert (track.label(), track.high) == (f"deep_ones.{name}", setup.DEEP_ONES)
    for monarch, place in setup.MONARCHS_AT_START.items():
        track = LAYOUT.tracks[LAYOUT.track_named[monarch]]
        assert (track.low, track.high, track.start) == (0, spaces.DEEP, number(place))


def test_the_characters_are_those_of_the_box() -> None:
    assert list(board.CHARACTERS) == [character.name for character in CHARACTERS]


@pytest.mark.rule("44.16")
def test_passengers_lie_on_decks_only() -> None:
    assert accepts("passenger") == {"passengers", "on_deck", "passenger_now", "box"}
    assert [LAYOUT.zones[board.ON_DECK + deck].key for deck in range(8)] == list(facts.DECKS)


def test_damage_lies_in_the_six_rooms() -> None:
    assert [LAYOUT.zones[board.DAMAGE + room].key for room in range(6)] == list(facts.ROOMS)
    assert accepts("damage") == {"damage", "damage_now", "damaged", "box"}


@pytest.mark.rule("30.1")
def test_decks_are_hidden_and_everybody_counts_them() -> None:
    decks = [board.SKILL_DECK + skill for skill in range(6)]
    decks += [board.CHAOS, board.MYTHOS, board.SPELLS, board.WAYPOINTS, board.ITEM_DECK]
    decks += [board.DAMAGE_DECK, board.LOYALTY_DECK]
    for deck in decks:
        zone = LAYOUT.zones[deck]
        assert (zone.sight, zone.is_counted) == (HIDDEN, True), zone.label()


@pytest.mark.rule("28.5", "30.2")
def test_of_a_discard_pile_only_the_top_card_is_seen() -> None:
    for pile in [*(board.SKILL_DISCARD + skill for skill in range(6)), board.MYTHOS_DISCARD]:
        zone = LAYOUT.zones[pile]
        assert (zone.sight, zone.is_counted) == (TOP, False), zone.label()


@pytest.mark.rule("30.5", "30.6")
def test_hands_and_loyalty_are_their_owners_and_everybody_counts_them() -> None:
    for first in (board.HAND, board.LOYALTY):
        for seat in range(board.MOST_SEATS):
            zone = LAYOUT.zones[first + seat]
            assert (zone.sight, zone.owner, zone.is_counted) == (OWNER, seat, True), zone.label()


@pytest.mark.rule("32.2")
def test_passengers_are_face_down() -> None:
    for zone in LAYOUT.zones[board.PASSENGERS : board.PASSENGER_NOW]:
        assert zone.sight == HIDDEN, zone.label()
