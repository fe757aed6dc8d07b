"""Sentences of the log, as a reader needs them: what was declined, which place, whose die, each thing once."""

import pytest

from tests.texts.test_story import event, log_of, ship, texts
from turncoat.games.catalog import GAMES
from turncoat.kernel.shapes import EventWire, Json
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.people import people_of
from turncoat.texts.words import words_of

STATION = ("blair", "garry", "clark", "nauls")


def station(language: str, *events: EventWire) -> list[str]:
    return texts(log_of("thing", language, STATION).lines(events))


def moved_to(seat: int, space: str) -> EventWire:
    return event("changed", "3.3", **{"track": f"at.{seat}", "from": "galley", "to": space})


def chose(seat: int, option: str, **why: Json) -> EventWire:
    told: dict[str, Json] = {"seat": seat, "verb": option.split(" ", maxsplit=1)[0], "option": option}
    return event("chose", "1", **told, **({"why": why} if why else {}))


def shown(source: str, target: str, *cards: str, rule: str = "1") -> EventWire:
    return event("shown", rule, **{"from": source, "to": target, "cards": list(cards)})


# Unfathomable


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Arjun gives no item away."),
        ("ru", "Арджун не отдаёт ни одной вещи."),
        ("uk", "Арджан не віддає жодного предмета."),
    ],
)
def test_a_gift_that_is_declined_is_named(language: str, said: str) -> None:
    assert texts(ship(language, chose(0, "decline", step="giving.gift"))) == [said]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Arjun doesn’t take the item and puts it back."),
        ("ru", "Арджун не берёт вещь и возвращает её в колоду."),
        ("uk", "Арджан не бере предмет і повертає його в колоду."),
    ],
)
def test_an_item_that_is_not_kept_is_put_back(language: str, said: str) -> None:
    assert texts(ship(language, chose(0, "decline", step="searching.keep_one"))) == [said]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Arjun sends Jeanne to the Galley."),
        ("ru", "Арджун отправляет Жанну на камбуз."),
        ("uk", "Арджан відправляє Жанну в камбуз."),
    ],
)
def test_astral_travel_says_who_sends_whom_and_where(language: str, said: str) -> None:
    picked = chose(0, "pick_seat 1", step="astral_travel.choose_figure")
    went = event("changed", "46.1", **{"track": "at.1", "from": "d1", "to": "galley"})
    assert texts(ship(language, picked, went)) == [said]


def test_a_caster_who_travels_too_just_goes() -> None:
    picked = chose(0, "pick_seat 0", step="astral_travel.choose_figure")
    went = event("changed", "46.1", **{"track": "at.0", "from": "d1", "to": "galley"})
    assert texts(ship("en", picked, went)) == ["Arjun goes to the Galley."]


@pytest.mark.parametrize(
    ("language", "went", "stayed"),
    [
        ("en", "Arjun goes to Deck 7 and rescues a passenger.", "Arjun rescues a passenger on Deck 7."),
        (
            "ru",
            "Арджун передвигается в наружную область\u00a07 и спасает пассажира.",
            "Арджун спасает пассажира в наружной области\u00a07.",
        ),
        (
            "uk",
            "Арджан переміщується в палубну зону\u00a07 і рятує пасажира.",
            "Арджан рятує пасажира в палубній зоні\u00a07.",
        ),
    ],
)
def test_a_rescue_names_the_place_once(language: str, went: str, stayed: str) -> None:
    rescue = chose(0, "rescue")
    back = event("moved", "32.7", **{"from": "on_deck.d7", "to": "passengers", "count": 1})
    assert texts(ship(language, moved_to(0, "d7"), rescue, back)) == [went]
    lines = texts(ship(language, moved_to(0, "d7"), event("turn_of", "53.1", seat=0), rescue, back))
    assert lines[-1] == stayed


@pytest.mark.parametrize(
    ("language", "place"),
    [("en", "ransacks the Chapel."), ("ru", "грабёж в часовне."), ("uk", "грабунок у каплиці.")],
)
def test_ransacking_names_the_room(language: str, place: str) -> None:
    lines = texts(ship(language, moved_to(0, "chapel"), chose(0, "ransack ransack:4")))
    assert lines[-1].endswith(place)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The chaos deck is rebuilt."),
        ("ru", "Колода хаоса собрана заново."),
        ("uk", "Колоду хаосу складено наново."),
    ],
)
def test_the_chaos_deck_is_rebuilt_in_one_sentence(language: str, said: str) -> None:
    def card(skill: str) -> EventWire:
        return event("moved", "10.2", **{"from": f"deck.{skill}", "to": "chaos", "count": 2})

    assert texts(ship(language, card("influence"), card("lore"), card("will"))) == [said]


def test_treachery_that_goes_into_the_chaos_deck_is_counted() -> None:
    card = event("moved", "28.4", **{"from": "deck.treachery", "to": "chaos", "count": 4})
    assert texts(ship("en", card)) == ["4 treachery cards go into the chaos deck."]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "A passenger is defeated on Deck 3: no loss."),
        ("ru", "Побеждён пассажир в наружной области\u00a03: без потерь."),
        ("uk", "Переможено пасажира в палубній зоні\u00a03: без втрат."),
    ],
)
def test_a_blank_passenger_is_no_loss(language: str, said: str) -> None:
    assert texts(ship(language, shown("on_deck.d3", "passenger_now", "nobody"))) == [said]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mythos_card_that_is_skipped_is_named_where_it_is_spoken_of(language: str) -> None:
    drawn = shown("mythos", "crisis", "do_no_harm", rule="28.4")
    skipped = shown("crisis", "mythos_discard", "do_no_harm", rule="28.4")
    (said,) = texts(ship(language, drawn, skipped))
    name = words_of("unfathomable", language).say("card-do-no-harm")
    start = {
        "en": f"No one can face {name}, so",
        "ru": f"Карту «{name}» разыграть некому",
        "uk": f"Карту «{name}» нема кому розіграти",
    }
    assert said.startswith(start[language])


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Arjun gets Travel Pharmacy."),
        ("ru", "Арджун получает вещь «Дорожная аптечка»."),
        ("uk", "Арджан отримує предмет «Дорожня аптечка»."),
    ],
)
def test_an_item_that_a_player_gets_stands_behind_its_kind(language: str, said: str) -> None:
    assert texts(ship(language, shown("item_deck", "items.0", "travel_pharmacy"))) == [said]


def test_what_a_sentence_has_named_is_not_named_again() -> None:
    played = shown("hand.0", "played", "coordinated_effort:1")
    picked = chose(0, "pick_seat 1", step="pick.pick", card="coordinated_effort:1")
    assert texts(ship("en", played, picked)) == ["Arjun plays Coordinated Effort 1 and picks Jeanne."]
    assert texts(ship("en", picked)) == ["Arjun picks Jeanne (Coordinated Effort 1)."]


def test_players_who_pick_themselves_are_not_named_twice() -> None:
    picked = chose(0, "pick_seat 0", step="pick.pick", card="accusation")
    assert texts(ship("en", picked)) == ["Arjun picks himself (Accusation)."]
    assert texts(ship("uk", picked)) == ["Арджан вибирає себе («Звинувачення»)."]


def test_rerolls_of_one_attack_are_one_line() -> None:
    lines = ship(
        "en",
        chose(0, "reroll_attack combat_training:1"),
        chose(1, "reroll_attack combat_training:2"),
        chose(0, "reroll_attack combat_training:1"),
    )
    assert texts(lines) == [
        "The attack is rerolled: Arjun – Combat Training 1 ×2, Jeanne – Combat Training 2."
    ]


def test_an_offer_that_several_players_answer_is_one_line() -> None:
    gain: Json = ["Gain", "food", ["Number", 1]]
    why: dict[str, Json] = {"step": "may.accept", "card": "the_captains_banquet", "effect": gain}
    answers = [chose(0, "decline", **why), chose(1, "accept", **why)]
    assert texts(ship("en", *answers)) == [
        "The Captain’s Banquet, gain 1 food: Arjun says no, Jeanne says yes."
    ]
    other = chose(2, "decline", **{**why, "card": "accusation"})
    assert len(ship("en", *answers, other)) == 2


def test_a_deed_after_two_in_one_clause_is_joined_by_then() -> None:
    lines = ship("en", moved_to(0, "galley"), chose(0, "use_room"), moved_to(0, "bridge"))
    assert texts(lines) == ["Arjun goes to the Galley and uses it, then goes to the Bridge."]


def test_equal_cards_are_counted_wherever_they_stand() -> None:
    cards = ("persistence:1", "determination:3", "persistence:1")
    (said,) = texts(ship("en", shown("hand.0", "discard.will", *cards)))
    assert said == "Arjun discards: Persistence 1 ×2, Determination 3."


# The Thing


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Clark burns down the Kitchen with the Dynamite / Molotov."),
        ("ru", "Кларк устраивает пожар на кухне картой «Динамит / Коктейль Молотова»: локация сгорает."),
        ("uk", "Кларк влаштовує пожежу на кухні картою «Динаміт / Коктейль Молотова»: локація згоряє."),
    ],
)
def test_a_fire_names_the_location_once(language: str, said: str) -> None:
    came = event("changed", "T6.2", **{"track": "at.2", "from": "rec_room", "to": "kitchen"})
    burned = shown("locations", "burned_cards", "at_kitchen", rule="T11.3")
    lines = station(language, came, chose(2, "burn dynamite 2"), burned)
    assert lines == [said]


def test_a_fire_with_a_die_names_who_acts_and_where() -> None:
    came = event("changed", "T6.2", **{"track": "at.2", "from": "rec_room", "to": "kitchen"})
    acts = chose(0, "give_to 2", step="rolling.choose_actor")
    lines = station("en", came, acts, chose(0, "burn_with_die dynamite"))
    assert lines[-1].startswith("Clark spends a die")
    assert lines[-1].endswith("to burn down the Kitchen.")


@pytest.mark.parametrize("rule", ["T18.3", "T23.14"])  # the second for 1-3 players
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Round 2: Clark leads."),
        ("ru", "Раунд 2, лидер\u00a0— Кларк."),
        ("uk", "Раунд 2, лідер\u00a0— Кларк."),
    ],
)
def test_the_next_leader_is_told_once(language: str, said: str, rule: str) -> None:
    lines = station(
        language,
        event("changed", rule, track="leader", **{"from": 0, "to": 2}),
        event("changed", "T2", track="round", **{"from": 1, "to": 2}),
        event("turn_of", "T2", seat=2),
    )
    assert lines == [said]


def test_a_leader_who_is_taken_is_followed_at_once() -> None:
    assert station("en", event("changed", "T8.7", track="leader", **{"from": 0, "to": 2})) == [
        "Clark is the new leader."
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Blair and Garry catch 2 dogs in the Kitchen and lock them in the Kennel."),
        ("ru", "Блэр и Гарри ловят 2\u00a0собак на кухне и запирают их на псарне."),
        ("uk", "Блер і Гаррі ловлять 2\u00a0собак на кухні й замикають їх на псарні."),
    ],
)
def test_dogs_that_are_caught_together_are_counted(language: str, said: str) -> None:
    met = event("encounter", "T7.1", place="kitchen", figures=["0", "1"])
    caught = [
        event("changed", "T9.3", **{"track": f"dog.{dog}", "from": "kitchen", "to": "kennel"})
        for dog in (0, 1)
    ]
    assert station(language, met, *caught) == [said]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Blair lets Clark run the test."),
        ("ru", "Блэр поручает проверку Кларку."),
        ("uk", "Блер доручає тест Кларку."),
    ],
)
def test_a_tester_of_the_first_rules_is_chosen_for_the_test(language: str, said: str) -> None:
    assert station(language, chose(0, "give_to 2", step="testing.choose_tester")) == [said]


def test_tests_say_who_runs_them_and_who_is_tested() -> None:
    assert station("en", chose(0, "run_blood 2")) == ["Blair lets Clark run the blood test."]
    assert station("en", chose(0, "test_blood 2")) == ["Blair tests Clark’s blood."]
    assert station("en", chose(2, "test_blood 2")) == ["Clark tests their own blood."]
    dice = event(
        "dice_rolled", "T23.8", faces=["repair", "repair", "repair"]
    )  # 1-3 players share the figures
    assert station("en", dice, chose(2, "test_blood 2"))[1:] == ["Clark tests Clark’s blood."]
    assert station("ru", chose(2, "test_fire 2")) == ["Кларк проверяет себя (проверка Б)."]


def test_lab_tokens_that_are_drawn_and_discarded_are_counted() -> None:
    def token(target: str, source: str = "lab_bag") -> EventWire:
        return event("moved", "T13.6", **{"from": source, "to": target, "count": 1})

    drawn = [token("looking.0"), token("lab_discard", "looking.0")]
    assert station("en", *drawn, *drawn, token("looking.0"), token("samples.0", "looking.0")) == [
        "Blair draws 2 lab tokens and discards them face down, then draws a lab token and keeps it."
    ]


@pytest.mark.parametrize(("language", "said"), [("en", "figure 1"), ("ru", "фигурка 1"), ("uk", "фігурка 1")])
def test_figures_without_a_character_are_counted_from_one(language: str, said: str) -> None:
    people = people_of(GAMES["thing"], (), words_of("thing", language), ["A", "B", "C", "D"])
    assert str(people.figures[0]) == said
