"""Appendix IV: setup for three to six players."""

from collections import Counter

import pytest

from tests.games.unfathomable.facts import setup as facts
from tests.games.unfathomable.facts.tables import CHARACTERS
from tests.games.unfathomable.ship import ship
from tests.table import Table, new

PLAYERS = (3, 4, 5, 6)
NAMES = [character.name for character in CHARACTERS]
BY_NAME = {character.name: character for character in CHARACTERS}
SKILLS = ("influence", "lore", "observation", "strength", "will")


def embark(players: int, seed: int = 0, crew: tuple[str, ...] = ()) -> Table:
    """Characters are chosen, the first of those that are free if none is named, and the first hands drawn."""
    table = new("unfathomable", players, seed=seed)
    names = list(crew)
    while table.ask() != "performing.act":
        seat = table.waiting_seats()[0]
        choice = table.options(seat)[0]
        if names and table.ask() == "voyage.take_character":
            choice = f"take_character {names.pop(0)}"
        table.answer(seat, choice)
    return table


def character_of(table: Table, seat: int) -> str:
    return str(table.named_track(f"character.{seat}"))


# 1 - 8: the board


@pytest.mark.rule("A4", "A4.1", "A4.2", "A4.7")
def test_tracks_stand_at_the_start_and_monsters_where_the_board_shows_them() -> None:
    table = new("unfathomable", 4)
    assert (table.track("travel"), table.track("ritual")) == (0, 0)
    assert (table.named_track("hydra"), table.named_track("dagon")) == ("deep", "deep")
    figures = {
        name: count
        for name, count in table.view()["tracks"].items()
        if name.startswith("deep_ones.") and count != 0
    }
    assert figures == {f"deep_ones.{space}": count for space, count in facts.DEEP_ONES_AT_START.items()}


@pytest.mark.rule("A4.3", "36")
def test_every_dial_starts_at_eight() -> None:
    for players in PLAYERS:
        table = new("unfathomable", players)
        assert {dial: table.track(dial) for dial in facts.RESOURCES} == facts.DIALS


@pytest.mark.rule("A4.4", "A4.7", "32", "32.1", "32.10")
def test_two_of_nine_passengers_are_on_deck_and_the_rest_in_the_supply() -> None:
    table = new("unfathomable", 3)
    on_deck = {f"d{deck}": len(table.zone(f"on_deck.d{deck}")) for deck in range(1, 9)}
    assert {deck: count for deck, count in on_deck.items() if count} == facts.PASSENGERS_AT_START
    everyone = [*table.zone("passengers"), *table.zone("on_deck.d3"), *table.zone("on_deck.d4")]
    assert Counter(everyone) == facts.PASSENGER_COPIES


@pytest.mark.rule("A4.4")
def test_passengers_are_mixed() -> None:
    assert len({tuple(new("unfathomable", 3, seed=seed).zone("passengers")) for seed in range(10)}) > 1


@pytest.mark.rule("A4.5", "41", "41.1", "41.2", "10")
@pytest.mark.parametrize("skill", [*SKILLS, "treachery"])
def test_a_skill_has_a_deck_of_twenty_one_cards(skill: str) -> None:
    table = new("unfathomable", 3)
    deck = table.zone(f"deck.{skill}")
    own = [*deck, *[card for card in table.zone("chaos") if table.family_of(card) == skill]]
    assert len(deck) == (21 if skill == "treachery" else 19)
    assert Counter(card.rsplit(":", 1)[1] for card in own) == {"1": 7, "2": 5, "3": 4, "4": 3, "5": 2}
    assert table.zone(f"discard.{skill}") == []


@pytest.mark.rule("A4.8", "10")
def test_the_chaos_deck_has_two_cards_of_each_skill_but_treachery() -> None:
    chaos = new("unfathomable", 5).zone("chaos")
    table = new("unfathomable", 5)
    assert Counter(table.family_of(card) for card in chaos) == dict.fromkeys(SKILLS, 2)


@pytest.mark.rule("A4.5", "A4.6", "A4.8", "A4.11", "A4.14", "A4.15", "A4.17")
@pytest.mark.parametrize(
    "deck", ["deck.lore", "deck.treachery", "chaos", "mythos", "damage", "item_deck", "waypoints", "spells"]
)
def test_decks_are_shuffled(deck: str) -> None:
    first, second = (new("unfathomable", 3, seed=seed).zone(deck) for seed in (1, 2))
    assert first != second
    assert first != sorted(first)


@pytest.mark.rule("A4", "A4.6", "A4.11", "A4.14", "A4.15")
def test_the_other_decks_are_complete() -> None:
    table = embark(4)
    decks = {deck: len(table.zone(deck)) for deck in ("mythos", "damage", "waypoints", "spells", "item_deck")}
    assert decks == {"mythos": 70, "damage": 9, "waypoints": 20, "spells": 20, "item_deck": 16}


# 9 - 12: characters


@pytest.mark.rule("A4.9", "11", "33")
@pytest.mark.parametrize("players", PLAYERS)
def test_players_choose_characters_in_turn_order_from_the_current_player(players: int) -> None:
    table = new("unfathomable", players, seed=1)
    first = table.current()
    free = sorted(NAMES)
    for offset in range(players):
        seat = (first + offset) % players
        assert table.waiting_seats() == [seat]
        assert sorted(option.split()[1] for option in table.options(seat)) == free
        name = free.pop(offset % 2)
        table.answer(seat, f"take_character {name}")
        assert character_of(table, seat) == name
    assert table.ask() != "voyage.take_character"


@pytest.mark.rule("A4.9")
def test_a_character_that_is_taken_cannot_be_chosen_again() -> None:
    table = new("unfathomable", 3)
    first = table.current()
    table.answer(first, "take_character jeanne")
    table.refuses((first + 1) % 3, "take_character jeanne", "illegal_option", "A4.9")


@pytest.mark.rule("A4.9")
def test_the_first_player_is_drawn_by_lot() -> None:
    assert {new("unfathomable", 3, seed=seed).current() for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("A4.10", "20.1")
def test_everybody_has_a_feat() -> None:
    table = embark(4)
    assert [table.track(f"feat.{seat}") for seat in range(4)] == [1, 1, 1, 1]


@pytest.mark.rule("A4.11", "A4.12", "24.2", "11", "33")
@pytest.mark.parametrize("name", NAMES)
def test_a_character_starts_with_the_own_item_in_the_own_place(name: str) -> None:
    others = tuple(other for other in NAMES if other != name)[:2]
    table = embark(3, crew=(name, *others))
    seat = table.current()
    assert table.zone(f"items.{seat}") == [BY_NAME[name].item]
    assert table.named_track(f"at.{seat}") == BY_NAME[name].start
    assert BY_NAME[name].item not in table.zone("item_deck")


@pytest.mark.rule("33", "11")
def test_a_player_is_the_character_that_it_plays() -> None:
    """A card that names a character asks its player, and moves its figure."""
    table = ship(seats=["william", "jeanne", "svetlana"], at="mythos", top={"mythos": ["signs_of_life"]})
    assert table.waiting_seats() == [1]
    table.answer(1, "choose 1")
    assert (table.named_track("at.1"), table.named_track("at.0")) == ("sick_bay", "chapel")


# 13: hands


@pytest.mark.rule("A4.13")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_but_the_first_player_draw_three_cards_from_the_left_of_the_first_on(players: int) -> None:
    table = new("unfathomable", players, seed=3, options={"characters": "random"})
    first = table.current()
    asked = []
    while table.ask() == "drawing.name_deck":
        seat = table.waiting_seats()[0]
        if seat not in asked:
            asked.append(seat)
        assert table.zone(f"hand.{first}") == []
        table.answer(seat, table.options(seat)[0])
    assert asked == [(first + offset) % players for offset in range(1, players)]
    assert [len(table.zone(f"hand.{seat}")) for seat in asked] == [3] * (players - 1)
    assert len(table.zone(f"hand.{first}")) == 5  # of its first Receive Skills step


@pytest.mark.rule("A4.13", "43")
def test_the_three_cards_are_chosen_within_the_skill_set() -> None:
    table = new("unfathomable", 3)
    first = table.current()
    for offset, name in enumerate(("jamie", "william", "jeanne")):
        table.answer((first + offset) % 3, f"take_character {name}")
    william, jeanne = (first + 1) % 3, (first + 2) % 3
    for skill in ("lore", "will"):
        assert table.options(william) == ["draw_from lore", "draw_from will"]
        table.answer(william, f"draw_from {skill}")
    table.answer(william, "draw_from will")
    assert table.options(jeanne) == ["draw_from influence", "draw_from observation", "draw_from strength"]
    table.answer(jeanne, "draw_from influence")
    assert table.options(jeanne) == ["draw_from observation", "draw_from strength"]
    table.answer(jeanne, "draw_from observation")
    table.answer(jeanne, "draw_from observation")
    drawn = [
        sorted(table.family_of(card) for card in table.zone(f"hand.{seat}")) for seat in (william, jeanne)
    ]
    assert drawn == [["lore", "will", "will"], ["influence", "observation", "observation"]]


# 14, 15: titles


@pytest.mark.rule("A4.14", "A4.15", "49.1", "49.2")
@pytest.mark.parametrize("seed", range(8))
def test_titles_go_to_the_highest_in_each_line(seed: int) -> None:
    table = new("unfathomable", 4, seed=seed, options={"characters": "random"})
    crew = [BY_NAME[character_of(table, seat)] for seat in range(4)]
    assert crew[table.track("captain")].captain_rank == min(character.captain_rank for character in crew)
    assert crew[table.track("keeper")].keeper_rank == min(character.keeper_rank for character in crew)


# 16, 17: loyalty


@pytest.mark.rule("A4.16", "25", "29.10")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_loyalty_deck_fits_the_number_of_players(players: int) -> None:
    table = embark(players)
    cards = table.zone("loyalty_deck")
    for seat in range(players):
        cards.extend(table.zone(f"loyalty.{seat}"))
    counts = Counter(cards)
    assert (counts["hybrid"], counts["cultist"], counts["human"]) == facts.LOYALTY[players]


@pytest.mark.rule("A4.17", "25.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_is_dealt_one_loyalty_card_and_looks_at_the_own(players: int) -> None:
    table = embark(players)
    for seat in range(players):
        assert table.view(seat)["zones"][f"loyalty.{seat}"]["cards"] == table.zone(f"loyalty.{seat}")
        assert table.view((seat + 1) % players)["zones"][f"loyalty.{seat}"] == {
            "count": 1,
            "cards": None,
            "known_to": None,
        }
    assert len(table.zone("loyalty_deck")) == players


@pytest.mark.rule("A4.17")
def test_loyalty_is_dealt_by_lot() -> None:
    dealt = {
        tuple(embark(3, seed=seed).zone(f"loyalty.{seat}")[0] for seat in range(3)) for seed in range(12)
    }
    assert len(dealt) > 2
