"""Chapters 10, 22, 31, 41, 42, 43, 47, 48: skill cards, the chaos deck and skill checks."""

import pytest

from tests.games.unfathomable.harbour import sea
from tests.table import Table

# Ten chaos cards that cancel each other out two by two, for any check with influence and without will.
CALM = ["coordinated_effort:1", "persistence:1"] * 5
NO_HANDS: dict[str, object] = {"hand__0": [], "hand__1": [], "hand__2": []}


def check(word: str, **words: object) -> Table:
    return sea([word], **{"chaos": CALM, **NO_HANDS, **words})


@pytest.mark.rule("42.8", "42.1", "48.1", "47", "47.1", "31", "31.1")
@pytest.mark.parametrize(
    ("target", "food", "sanity", "souls"),
    [(9, 9, 8, 8), (10, 9, 8, 8), (11, 8, 8, 7), (13, 8, 8, 7), (14, 8, 7, 8)],
)
def test_supporting_cards_less_opposing_ones_pass_partly_pass_or_fail(
    target: int, food: int, sanity: int, souls: int
) -> None:
    hand = ["inspiring_speech:5", "inspiring_speech:5", "rampage:4", "persistence:2", "persistence:2"]
    partial = {9: 8, 10: 8, 11: 8, 13: 10, 14: 12}[target]
    table = check(f"check:{target}:influence,strength:{partial}", hand__0=hand)
    for card in hand:
        table.answer(0, f"add {card}")
    dials = [table.track(dial) for dial in ("food", "sanity", "souls")]
    assert dials == [food, sanity, souls]


@pytest.mark.rule("28.17")
def test_a_check_without_a_partial_pass_only_passes_or_fails() -> None:
    table = check("check:5:influence,strength:0", hand__0=["rampage:4"])
    table.answer(0, "add rampage:4")
    assert (table.track("sanity"), table.track("souls")) == (7, 8)


@pytest.mark.rule("42.5", "42.2")
def test_everybody_may_add_cards_from_the_left_of_the_current_player_who_comes_last() -> None:
    hands = {f"hand__{seat}": ["rampage:3", "rampage:4"] for seat in range(3)}
    table = check("check:9:influence,strength:0", **{**hands, "hand__2": ["rampage:3"]}, current=1)
    assert table.waiting() == [2]
    table.answer(2, "done")
    assert table.waiting() == [0]
    table.answer(0, "add rampage:3")
    table.answer(0, "done")
    assert table.waiting() == [1]
    table.answer(1, "add rampage:3")
    table.answer(1, "add rampage:4")
    assert table.track("food") == 9


@pytest.mark.rule("42.5", "9.5", "39.6")
@pytest.mark.parametrize("bound", [{"at__0": "brig"}, {"revealed__0": 1}])
def test_who_is_in_the_brig_or_revealed_adds_one_card_at_most(bound: dict[str, object]) -> None:
    table = check("check:9:influence,strength:0", hand__0=["rampage:3", "rampage:4"], **bound)
    table.answer(0, "add rampage:4")
    assert table.ask() == "harbour.idle"
    assert table.zone("hand.0") == ["rampage:3"]


@pytest.mark.rule("42.4", "10.1", "42.7")
def test_two_chaos_cards_join_each_check_and_all_are_discarded_by_skill() -> None:
    table = check("check:1:influence,strength:0", hand__0=["rampage:4"])
    table.answer(0, "add rampage:4")
    assert len(table.zone("chaos")) == 8
    assert table.zone("discard.strength") == ["rampage:4"]
    assert len(table.zone("discard.influence")) + len(table.zone("discard.will")) == 2
    assert table.zone("check_shown") == table.zone("check_pile") == []


@pytest.mark.rule("42.6", "30.7", "30.8")
def test_others_see_how_many_cards_are_added_and_not_which() -> None:
    table = check("check:9:influence,strength:0", hand__1=["rampage:4", "rampage:3"], hand__0=["rampage:3"])
    table.answer(1, "add rampage:4")
    pile = table.view(2)["zones"]["check_pile"]
    assert (pile["count"], pile["cards"]) == (3, None)
    assert "rampage" not in str(table.events(2))


@pytest.mark.rule("52.3")
def test_treachery_always_opposes() -> None:
    table = check("check:1:influence,strength:0", hand__0=["perform_rites:5"])
    table.answer(0, "add perform_rites:5")
    assert table.track("sanity") == 7


@pytest.mark.rule("10.2", "10")
def test_when_the_last_chaos_card_is_taken_there_is_a_new_deck_of_ten() -> None:
    table = check("check:1:influence,strength:0", chaos=CALM[:2])
    assert len(table.zone("chaos")) == 10
    assert not any(card.startswith(("reinforcements", "call_to_action")) for card in table.zone("chaos"))


@pytest.mark.rule("10.5")
def test_treachery_is_shuffled_into_the_chaos_deck() -> None:
    table = sea(["chaos_two"], chaos=CALM, top={"deck.treachery": ["ransack:4", "siren_song:3"]})
    assert sorted(table.zone("chaos")) == sorted([*CALM, "ransack:4", "siren_song:3"])


def test_a_chaos_deck_that_is_built_anew_is_discarded_first() -> None:
    table = sea(["rebuild_chaos"], chaos=["ransack:4"])
    assert (table.zone("discard.treachery"), len(table.zone("chaos"))) == (["ransack:4"], 10)


@pytest.mark.rule("53.4", "43", "43.1")
def test_a_human_receives_the_skill_set() -> None:
    table = sea(["receive_skills"], **NO_HANDS)
    skills = sorted(table.family_of(card) for card in table.zone("hand.0"))
    assert skills == ["influence", "observation", "observation", "strength", "strength"]


@pytest.mark.rule("24.10", "43.2", "9.6", "9.12")
@pytest.mark.parametrize(("place", "cards"), [("d1", 6), ("brig", 5)])
def test_an_active_improvement_adds_a_card_outside_the_brig(place: str, cards: int) -> None:
    items = {"items__0": ["mystical_text"], "improvement__0": "mystical_text"}
    table = sea(["receive_skills"], at__0=place, **NO_HANDS, **items)
    assert len(table.zone("hand.0")) == cards


@pytest.mark.rule("40.1", "53.4")
def test_in_the_sick_bay_one_card_of_the_set_is_received() -> None:
    table = sea(["receive_skills"], at__0="sick_bay", **NO_HANDS)
    assert table.options(0) == ["draw_from influence", "draw_from observation", "draw_from strength"]
    table.answer(0, "draw_from strength")
    assert [table.family_of(card) for card in table.zone("hand.0")] == ["strength"]


@pytest.mark.rule("53.10", "39.4", "52.1")
def test_a_revealed_traitor_may_receive_treachery_instead_of_any_card() -> None:
    table = sea(["receive_skills"], revealed__0=1, **NO_HANDS)
    table.answer(0, "treachery_instead_of observation")
    table.answer(0, "treachery_instead_of observation")
    assert "treachery_instead_of observation" not in table.options(0)
    table.answer(0, "done")
    skills = sorted(table.family_of(card) for card in table.zone("hand.0"))
    assert skills == ["influence", "strength", "strength", "treachery", "treachery"]


@pytest.mark.rule("41.3")
def test_decks_are_named_before_any_card_is_drawn() -> None:
    table = sea(["draw_two"], **NO_HANDS)
    assert len(table.options(0)) == 5
    table.answer(0, "draw_from will")
    assert table.zone("hand.0") == []
    table.answer(0, "draw_from lore")
    assert sorted(table.family_of(card) for card in table.zone("hand.0")) == ["lore", "will"]


@pytest.mark.rule("22", "22.1", "22.2", "53.7")
def test_everybody_discards_down_to_ten_in_turn_order() -> None:
    many = [f"coordinated_effort:{value}" for value in (1, 2)] * 5
    hands = {
        "hand__0": [*many, "rampage:3"],
        "hand__1": [],
        "hand__2": ["persistence:1"] * 7 + ["persistence:2"] * 5,
    }
    table = sea(["hand_limit"], **hands)
    table.answer(0, "discard rampage:3")
    table.answer(2, "discard persistence:2")
    table.answer(2, "discard persistence:1")
    assert [len(table.zone(f"hand.{seat}")) for seat in range(3)] == [10, 0, 10]
    assert table.ask() == "harbour.idle"


@pytest.mark.rule("41.2")
def test_a_deck_is_rebuilt_from_its_discards_as_its_last_card_is_drawn() -> None:
    will = [*["persistence:1"] * 7, *["persistence:2"] * 5, *["determination:3"] * 4]
    words = {"hand__1": will, "hand__0": [], "hand__2": [], "chaos": CALM[:1]}
    discard = ["determination:4", "determination:4", "determination:4", "true_grit:5"]
    table = sea(["draw_will"], **words, **{"discard.will": discard})
    assert table.zone("hand.0") == ["true_grit:5"]
    assert sorted(table.zone("deck.will")) == sorted(discard)


@pytest.mark.rule("41.2", "12.1")
def test_without_cards_in_deck_and_discards_nothing_is_drawn() -> None:
    traitors = ["reinforcements:1"] * 7 + ["call_to_action:2"] * 5 + ["siren_song:3"] * 4
    rest = ["ransack:4"] * 3 + ["perform_rites:5"] * 2
    table = sea(["draw_treachery"], hand__0=[], hand__1=traitors, hand__2=rest)
    assert table.zone("hand.0") == []


@pytest.mark.rule("41.4")
def test_cards_are_discarded_to_the_pile_of_their_skill_and_all_if_there_are_too_few() -> None:
    table = sea(["discard_two"], **{**NO_HANDS, "hand__0": ["rampage:3", "persistence:1"]})
    assert (table.zone("discard.strength"), table.zone("discard.will")) == (["rampage:3"], ["persistence:1"])
