"""Sentences of Unfathomable: dice with what is added, rerolls in the attack, choices in short; a turn in one line."""

import pytest

from tests.texts.test_story import attack, event, ship, texts
from tests.texts.test_story_sentences import chose, moved_to, shown
from tests.texts.test_story_station import changed, moved
from turncoat.kernel.shapes import EventWire, Json

TOLL: Json = [
    "Roll",
    ["If", ["AtMost", ["Rolled"], ["Number", 6]], ["Lose", "fuel", ["Number", 1]], ["Nothing"]],
    ["Done"],
]
FEAST: Json = [
    "Roll",
    [
        "If",
        ["AtMost", ["Rolled"], ["Minus", ["Done"], ["Number", 1]]],
        ["Lose", "food", ["Number", 1]],
        ["Nothing"],
    ],
    ["Number", 0],
]


def rolled(die: int, **why: Json) -> EventWire:
    return event("rolled", "17", sides=8, die=die, why={"step": "roll.have_rolled", "seat": 2, **why})


def attack_die(die: int, **why: Json) -> EventWire:
    return rolled(die, **{"step": "attack.determine_outcome", **why})


def in_room(language: str, room: str, *events: EventWire) -> str:
    """The last line of what Jamie does there."""
    return texts(ship(language, moved_to(2, room), chose(2, "use_room"), *events))[-1]


def brief(language: str, *events: EventWire) -> str:
    """The line of a turn of Jamie's that these events are all of."""
    head = event("turn_of", "53.1", seat=2)
    return ship(language, head, *events, head)[0].brief


# Dice


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Boiler Room: Jamie rolls 2 + 6 = 8; no loss."),
        ("ru", "Машинное отделение: Джейми выбрасывает 2 + 6 = 8; без потерь."),
        ("uk", "Машинне відділення: Джеймі викидає 2 + 6 = 8; без втрат."),
    ],
)
def test_what_is_added_to_a_die_is_added_before_the_reader(language: str, said: str) -> None:
    assert in_room(language, "boiler_room", rolled(2, bonus=6, effect=TOLL)) == said


def test_a_roll_that_costs_something_says_only_what() -> None:
    fuel = changed("fuel", 8, 7)
    assert in_room("en", "boiler_room", rolled(3, bonus=-2, effect=TOLL), fuel) == (
        "Boiler Room: Jamie rolls 3 − 2 = 1; fuel −1 (7 left)."
    )


def test_a_roll_against_the_cards_that_were_drawn_knows_their_number() -> None:
    drawn = [moved("deck.lore", "hand.2", "41.3")] * 4
    assert in_room("en", "galley", *drawn, rolled(4, effect=FEAST)) == "Galley: Jamie rolls 4; no loss."
    assert in_room("en", "galley", *drawn, rolled(3, effect=FEAST)) == "Galley: Jamie rolls 3."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Shrivelling: Jamie rolls 3 + 2 = 5 (6 needed) – a miss."),
        ("ru", "Иссушение: Джейми выбрасывает 3 + 2 = 5 (нужно 6)\u00a0— промах."),
        ("uk", "Висушення: Джеймі викидає 3 + 2 = 5 (треба 6)\u00a0— промах."),
    ],
)
def test_shrivelling_says_whether_it_hit(language: str, said: str) -> None:
    assert texts(ship(language, rolled(3, step="shrivelling.wither", bonus=2))) == [said]


# Attacks


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "A Deep One attacks Jeanne in the Galley: 5, rerolled to 2 against 6 – a miss (reroll: Jamie – Combat Training 1).",
        ),
        (
            "ru",
            (
                "Глубоководный атакует Жанну на камбузе: 5, после переброса 2 против 6\u00a0— промах "
                "(переброс: Джейми\u00a0— «Боевая подготовка 1»)."
            ),
        ),
        (
            "uk",
            (
                "Глибоководний атакує Жанну в камбузі: 5, після перекидання 2 проти 6\u00a0— промах "
                "(перекидання: Джеймі\u00a0— «Бойова підготовка 1»)."
            ),
        ),
    ],
)
def test_a_reroll_is_told_by_the_attack_that_it_changes(language: str, said: str) -> None:
    card = shown("hand.2", "discard.strength", "combat_training:1", rule="41.4")
    reroll = [attack_die(5), chose(2, "reroll_attack combat_training:1"), card, attack_die(2)]
    assert texts(ship(language, *reroll, attack(2, other=1))) == [said]
    assert len(ship(language, *reroll)) == 1  # until the attack is told, it is told by itself


def test_equal_cards_that_reroll_one_attack_are_counted() -> None:
    rerolls = [
        attack_die(5),
        *[one for _ in range(2) for one in (chose(2, "reroll_attack combat_training:1"), attack_die(2))],
    ]
    assert "(reroll: Jamie – Combat Training 1 ×2)" in texts(ship("en", *rerolls, attack(2, other=1)))[0]


def test_an_item_that_attacks_after_a_reroll_is_not_told_twice() -> None:
    lines = ship(
        "en",
        chose(2, "use_item six_shooter"),
        attack_die(2, bonus=1, card="six_shooter"),
        chose(0, "reroll_attack combat_training:1"),
        attack_die(6, bonus=1, card="six_shooter"),
        attack(7, seat=2, card="six_shooter"),
    )
    assert texts(lines) == [
        (
            "Jamie attacks a Deep One in the Galley with Six-Shooter: 3, rerolled to 7 against 6 – "
            "it is defeated (reroll: Arjun – Combat Training 1)."
        )
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Jamie attacks Deep Ones in the Galley with Rampage 3 (6 needed): 7 – a hit, 2 – a miss."),
        (
            "ru",
            "Джейми атакует глубоководных на камбузе («Неистовство 3», нужно 6): 7\u00a0— попадание, 2\u00a0— промах.",
        ),
        (
            "uk",
            "Джеймі атакує глибоководних у камбузі («Шаленство 3», треба 6): 7\u00a0— влучання, 2\u00a0— промах.",
        ),
    ],
)
def test_attacks_with_one_weapon_in_one_place_name_both_once(language: str, said: str) -> None:
    attacks = [attack(result, seat=2, card="rampage:3") for result in (7, 2)]
    assert texts(ship(language, *attacks)) == [said]
    elsewhere: EventWire = {**attacks[1], "told": {**attacks[1]["told"], "space": "bridge"}}
    assert len(ship(language, attacks[0], elsewhere)) == 2


# Cards and choices


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Cards drawn: Jamie – 1 lore; Arjun – 2 will."),
        ("ru", "Взяты карты: Джейми\u00a0— знания 1; Арджун\u00a0— воля 2."),
        ("uk", "Узято карти: Джеймі\u00a0— знання 1; Арджан\u00a0— воля 2."),
    ],
)
def test_cards_that_several_players_draw_for_one_effect_are_one_line(language: str, said: str) -> None:
    draws = [moved("deck.lore", "hand.2", "41.3"), *[moved("deck.will", "hand.0", "41.3")] * 2]
    assert texts(ship(language, *draws)) == [said]
    other: EventWire = {**draws[1], "rule": "53.4"}
    assert len(ship(language, draws[0], other)) == 2


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Arjun turns down Rainstorm."),
        ("ru", "Арджун отказывается («Ливень»)."),
        ("uk", "Арджан відмовляється («Злива»)."),
    ],
)
def test_an_offer_that_is_turned_down_is_not_read_out(language: str, said: str) -> None:
    gain: Json = ["Gain", "food", ["Number", 1]]
    why: dict[str, Json] = {"step": "may.accept", "card": "rainstorm", "effect": gain}
    assert texts(ship(language, chose(0, "decline", **why))) == [said]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "2 passengers are defeated on Deck 4 (Soul ×2)."),
        ("ru", "Побеждены 2\u00a0пассажира в наружной области\u00a04 (Душа ×2)."),
        ("uk", "Переможено 2\u00a0пасажирів у палубній зоні\u00a04 (Душа ×2)."),
    ],
)
def test_passengers_that_are_lost_together_are_counted(language: str, said: str) -> None:
    lost = [shown("on_deck.d4", "passenger_now", "soul")] * 2
    assert texts(ship(language, *lost)) == [said]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Deep Ones spawn on Decks 1–3, 7, in the Galley, 1 in each space."),
        (
            "ru",
            "Глубоководные размещаются в наружных областях 1–3, 7, на камбузе, по 1\u00a0в каждой области.",
        ),
        ("uk", "Глибоководні зʼявляються в палубних зонах 1–3, 7, у камбузі, по 1\u00a0у кожній зоні."),
    ],
)
def test_monsters_that_appear_in_several_spaces_are_told_once(language: str, said: str) -> None:
    spaces = ("d1", "d2", "d3", "d7", "galley")
    assert texts(ship(language, *[event("spawned", "4.8", space=space, count=1) for space in spaces])) == [
        said
    ]


def test_passengers_that_are_risked_on_several_decks_are_told_once() -> None:
    risked = [moved("passengers", f"on_deck.{deck}", "32.4") for deck in ("d4", "d6", "d8")]
    assert texts(ship("en", *risked)) == ["Passengers are risked on Decks 4, 6, 8, 1 in each space."]


# A turn in one line


def crisis(card: str) -> EventWire:
    return shown("mythos", "crisis", card, rule="28.4")


def checked(total: int, outcome: str) -> EventWire:
    return event("checked", "42.8", total=total, target=9, outcome=outcome)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The crisis Jail Break failed by 15; souls −3 (4 left)."),
        ("ru", "Кризис «Побег из карцера» провален: не хватило 15; души снижаются на 3: теперь 4."),
        ("uk", "Кризу «Втеча з карцеру» провалено: забракло 15; душі зменшуються на 3: тепер 4."),
    ],
)
def test_a_crisis_and_its_check_are_one_clause_and_what_it_costs_is_summed(language: str, said: str) -> None:
    souls = [changed("souls", 7, 6), changed("souls", 6, 4)]
    assert brief(language, crisis("jail_break"), checked(-6, "failed"), *souls) == said


def test_a_check_of_no_crisis_names_none() -> None:
    assert brief("en", checked(6, "failed")) == "The check fails by 3."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Jamie goes to the Bridge and defeats 2 Deep Ones there."),
        ("ru", "Джейми передвигается на мостик и побеждает там 2\u00a0глубоководных."),
        ("uk", "Джеймі переміщується на місток і перемагає там 2\u00a0глибоководних."),
    ],
)
def test_a_place_that_the_line_has_just_named_is_not_named_again(language: str, said: str) -> None:
    hit = attack(6, seat=2)
    attack_on_bridge: EventWire = {**hit, "told": {**hit["told"], "space": "bridge"}}
    assert brief(language, moved_to(2, "bridge"), *[attack_on_bridge] * 2) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Jamie plays the cards Watch and Learn 1, Watch and Learn 2."),
        ("ru", "Джейми разыгрывает карты Смотри и учись 1, Смотри и учись 2."),
        ("uk", "Джеймі розігрує карти Дивись і вчись 1, Дивись і вчись 2."),
    ],
)
def test_cards_played_one_after_the_other_have_one_verb(language: str, said: str) -> None:
    plays = [shown("hand.2", "played", f"watch_and_learn:{value}") for value in (1, 2)]
    drawn = moved("deck.will", "hand.2", "41.3")
    assert brief(language, plays[0], drawn, plays[1]) == said


def test_a_repair_that_succeeds_is_told_as_such() -> None:
    repair = [
        moved_to(2, "cargo_hold"),
        chose(2, "repair"),
        shown("hand.2", "discard.will", "determination:3"),
    ]
    repaired = shown("damaged.cargo_hold", "damage", "structural_damage:will", rule="35.2")
    assert brief("en", *repair, repaired) == "Jamie goes to the Cargo Hold and repairs it."
    assert "repair" not in brief("en", *repair)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Jamie reveals himself as a traitor (Hybrid)."),
        ("ru", "Джейми оказывается предателем (Гибрид)."),
        ("uk", "Джеймі оголошує свою зраду (Гібрид)."),
    ],
)
def test_a_traitor_who_is_revealed_is_told_in_grammar(language: str, said: str) -> None:
    assert (
        brief(language, chose(2, "reveal hybrid"), shown("loyalty.2", "faceup.2", "hybrid", rule="38.1"))
        == said
    )
