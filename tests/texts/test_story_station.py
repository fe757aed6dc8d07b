"""Sentences of The Thing: who acts, and what follows from it, in one line; a round in one line."""

import pytest

from tests.texts.test_story import event, log_of, texts
from tests.texts.test_story_sentences import STATION, chose, shown, station
from turncoat.kernel.shapes import EventWire
from turncoat.texts.languages import LANGUAGES


def moved(source: str, target: str, rule: str = "1", count: int = 1) -> EventWire:
    return event("moved", rule, **{"from": source, "to": target, "count": count})


def changed(track: str, before: object, after: object, rule: str = "1") -> EventWire:
    return event("changed", rule, **{"track": track, "from": before, "to": after})


def given(card: str, figure: int, *, is_vain: bool = False) -> list[EventWire]:
    """Blair reveals an action card and gives it to a figure."""
    rule = "T12.3" if is_vain else "T12.2"
    give: EventWire = chose(0, f"give_to {figure}", step="giving.give", card=card)
    return [shown("pile", "now", card, rule="T12.1"), {**give, "rule": rule}]


def done(card: str) -> EventWire:
    return shown("now", "action_discard", card, rule="T12.4")


def wrecked(place: str, rule: str = "T13.2", strength: int = 1) -> EventWire:
    return event("wrecked", rule, place=place, strength=strength)


def brief(language: str, *events: EventWire) -> str:
    """The line of a round that these events are all of."""
    head = event("turn_of", "T2", seat=0)
    return log_of("thing", language, STATION).lines([head, *events, head])[0].brief


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "Blair gives Sabotage to Clark; Clark sabotages the Storeroom; 1 item card leaves the game unseen.",
        ),
        (
            "ru",
            (
                "Блэр назначает «Саботаж» Кларку; Кларк устраивает саботаж на складе; "
                "1\u00a0карта предмета уходит из игры не глядя."
            ),
        ),
        (
            "uk",
            (
                "Блер призначає «Саботаж» Кларку; Кларк влаштовує саботаж на складі; "
                "1\u00a0карту предмета вилучають наосліп."
            ),
        ),
    ],
)
def test_sabotage_names_who_does_it_and_what_is_lost_in_one_line(language: str, said: str) -> None:
    lost = moved("item_deck", "box_unseen", "T13.2")
    assert station(language, *given("sabotage", 2), wrecked("storeroom"), lost) == [said]


def test_sabotage_by_the_revealed_alien_is_not_blamed_on_who_acted_before() -> None:
    lines = station("en", *given("activate", 2), done("activate"), wrecked("storeroom", "T8.1", 2))
    assert lines[-1] == "The revealed alien sabotages the Storeroom (strength 2)."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Blair gives Repair to Clark; Clark removes 1 damage token from the Snowcat (0 left)."),
        (
            "ru",
            "Блэр назначает «Ремонт» Кларку; Кларк убирает у снегохода 1\u00a0жетон повреждения (осталось 0).",
        ),
        (
            "uk",
            "Блер призначає «Ремонт» Кларку; Кларк прибирає біля снігохода 1\u00a0жетон пошкодження (лишилося 0).",
        ),
    ],
)
def test_a_repair_names_who_repairs(language: str, said: str) -> None:
    assert station(language, *given("repair", 2), changed("damage.snowcat", 1, 0)) == [said]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "Blair takes Activate and moves 1 fuel token from the Yard Reserve (4 left) to the Base Helicopter (now 1).",
        ),
        (
            "ru",
            (
                "Блэр назначает «Активацию» себе и переносит 1\u00a0фишку топлива из уличного резерва (осталось 4) "
                "к штатному вертолёту (теперь 1)."
            ),
        ),
        (
            "uk",
            (
                "Блер призначає «Активацію» собі й переносить 1\u00a0фішку пального з вуличного резерву (лишилося 4) "
                "до штатного гелікоптера (тепер 1)."
            ),
        ),
    ],
)
def test_fuel_is_carried_from_its_store_by_who_acts(language: str, said: str) -> None:
    fuel = [changed("yard", 5, 4), changed("fuel.helicopter", 0, 1)]
    assert station(language, *given("activate", 0), *fuel) == [said]


def test_without_an_action_damage_is_removed_by_none_named() -> None:
    lines = station("en", *given("repair", 2), done("repair"), changed("damage.snowcat", 1, 0))
    assert lines[-1] == "1 damage token is removed from the Snowcat (0 left)."


def test_an_action_that_cannot_be_carried_out_is_said_to_be_in_vain() -> None:
    assert station("en", *given("repair", 1, is_vain=True)) == ["Blair gives Repair to Garry, to no effect."]


def test_what_is_left_of_the_pile_ends_the_line_of_the_last_action() -> None:
    rest = [moved("pile", "action_discard", "T12.5")] * 2
    assert station("en", *given("repair", 1, is_vain=True), *rest) == [
        "Blair gives Repair to Garry, to no effect; 2 cards of the active pile are discarded face down."
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Garry turns out to be human and is free of suspicion."),
        ("ru", "Гарри оказывается человеком и больше не под подозрением."),
        ("uk", "Гаррі виявляється людиною й більше не під підозрою."),
    ],
)
def test_a_human_who_was_tested_is_free_of_suspicion_in_the_same_line(language: str, said: str) -> None:
    revealed = event("role_revealed", "T15.4", figure="1", role="human")
    assert station(language, revealed, changed("disc.1", 4, 0, "T15.4")) == [said]


def test_the_suspicion_of_a_revealed_alien_concerns_no_one() -> None:
    revealed = event("role_revealed", "T14.5", figure="1", role="alien")
    assert station("en", revealed, changed("disc.1", 4, 0, "T16.1")) == ["Garry turns out to be an alien."]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Blair uses a special ability: discards an action card face down and draws another."),
        ("ru", "Блэр пользуется своей способностью: сбрасывает карту действия взакрытую и берёт другую."),
        ("uk", "Блер користується своєю здібністю: скидає карту дії долілиць і бере іншу."),
    ],
)
def test_an_exchanged_card_is_one_line_with_its_cause(language: str, said: str) -> None:
    cards = [moved("hand.0", "action_discard", "T21.8"), moved("action_deck", "hand.0", "T21.8")]
    assert station(language, *cards) == [said]


def worked(seat: int, place: str, *, token: bool = False) -> list[EventWire]:
    events = [chose(seat, f"work {place}"), changed(f"at.{seat}", "rec_room", place)]
    events += [changed("token_holder", -1, seat)] if token else []
    return [*events, chose(seat, "give_action"), moved(f"hand.{seat}", "pile")]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            (
                "At work, with a card each for the active pile: Blair in the Laboratory, "
                "Garry in the Storeroom (takes the leader token), Clark at the Snowcat."
            ),
        ),
        (
            "ru",
            (
                "Работают и кладут по карте в стопку активных карт: Блэр в лаборатории, "
                "Гарри на складе (берёт жетон лидера), Кларк у снегохода."
            ),
        ),
        (
            "uk",
            (
                "Працюють і кладуть по карті в стос активних карт: Блер у лабораторії, "
                "Гаррі на складі (бере жетон лідера), Кларк біля снігохода."
            ),
        ),
    ],
)
def test_players_who_work_one_after_the_other_are_one_line(language: str, said: str) -> None:
    events = [*worked(0, "laboratory"), *worked(1, "storeroom", token=True), *worked(2, "snowcat")]
    assert station(language, *events) == [said]


def test_all_who_work_are_one_line_however_many_they_are() -> None:
    crew = (*STATION, "norris", "windows")
    events = [one for seat in range(len(crew)) for one in worked(seat, "laboratory", token=seat == 0)]
    (line,) = log_of("thing", "en", crew).lines(events)
    assert line.text.count("in the Laboratory") == len(crew)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Votes: Blair and Clark against Garry; Garry against Blair."),
        ("ru", "Голоса: Блэр и Кларк против Гарри; Гарри против Блэра."),
        ("uk", "Голоси: Блер і Кларк проти Гаррі; Гаррі проти Блера."),
    ],
)
def test_those_who_vote_against_one_player_are_named_together(language: str, said: str) -> None:
    votes = [
        event("voted", "T16", figure=figure, against=other)
        for figure, other in (("0", "1"), ("1", "0"), ("2", "1"))
    ]
    assert station(language, *votes) == [said]


def test_what_is_left_of_the_fire_ends_the_line_of_its_use() -> None:
    avoided = chose(0, "avoid flamethrower 0", step="meeting.stay_or_avoid")
    assert station("en", avoided, changed("canisters.flamethrower", 6, 5)) == [
        "Blair avoids the encounter thanks to the Flamethrower; canisters on the Flamethrower: 5."
    ]


def test_what_fire_does_to_the_alien_is_one_line() -> None:
    used = chose(0, "use_fire flamethrower 0", step="threatened.react")
    lines = station(
        "en",
        used,
        changed("canisters.flamethrower", 4, 3),
        moved("pile", "action_discard"),
        changed("strength", 2, 1),
        event("driven_off", "T13.1", figure="0", place="kitchen"),
    )
    assert lines == [
        (
            "Blair uses the Flamethrower against the alien; canisters on the Flamethrower: 3; "
            "1 card of the active pile is discarded face down; the alien grows weaker, to strength 1; "
            "Blair drives off the alien in the Kitchen."
        )
    ]


def test_places_that_dogs_go_to_end_with_an_and() -> None:
    dogs = [changed(f"dog.{dog}", 0, place) for dog, place in enumerate(("kitchen", "arsenal"))]
    assert station("en", *dogs) == ["Dogs go to the Kitchen and to the Arsenal."]


def test_one_player_who_works_is_told_in_full() -> None:
    assert station("en", *worked(0, "laboratory")) == [
        "Blair goes to the Laboratory to work and puts a card face down on the active pile."
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Infection tokens: Blair looks at Garry’s, Garry at Blair’s."),
        ("ru", "Жетоны заражения: Блэр смотрит жетон Гарри, Гарри\u00a0— жетон Блэра."),
        ("uk", "Жетони зараження: Блер дивиться на жетон Гаррі, Гаррі\u00a0— на жетон Блера."),
    ],
)
def test_infection_tokens_say_who_looks(language: str, said: str) -> None:
    seen = [event("token_seen", "T10.4", figure=str(one), of=str(1 - one)) for one in (0, 1)]
    assert station(language, *seen) == [said]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Suspicion: Garry −4 (now 0)."),
        ("ru", "Подозрения: Гарри −4 (теперь 0)."),
        ("uk", "Підозра: Гаррі −4 (тепер 0)."),
    ],
)
def test_suspicion_that_falls_has_a_minus_and_the_rest(language: str, said: str) -> None:
    assert station(language, changed("disc.1", 4, 0, "T14.4")) == [said]


# A round in one line


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Clark sabotages the Storeroom; Garry repairs the Snowcat."),
        ("ru", "Кларк устраивает саботаж на складе; Гарри проводит ремонт у снегохода."),
        ("uk", "Кларк влаштовує саботаж на складі; Гаррі проводить ремонт біля снігохода."),
    ],
)
def test_a_round_in_one_line_names_who_acted(language: str, said: str) -> None:
    repair = [*given("repair", 1), changed("damage.snowcat", 2, 1), done("repair")]
    assert brief(language, *given("sabotage", 2), wrecked("storeroom"), done("sabotage"), *repair) == said


def test_a_strike_is_left_out_of_the_line_where_it_says_what_came_of_it() -> None:
    strikes = [event("struck", "T4.3", place=place, strength=1) for place in ("snowcat", "storeroom")]
    assert brief("en", *strikes, wrecked("snowcat", "T8.1")) == (
        "The revealed alien strikes in the Storeroom; the revealed alien sabotages the Snowcat."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_that_is_too_long_loses_what_matters_least(language: str) -> None:
    """Not its end, where the roles are revealed."""
    met = [
        event("encounter", "T7.1", place=place, figures=["0", "1"])
        for place in ("storeroom", "kitchen", "arsenal", "laboratory", "snowcat", "boiler", "helicopter")
    ]
    revealed = event("role_revealed", "T14.5", figure="1", role="alien")
    whole = brief(language, *met, revealed)
    assert brief(language, revealed).rstrip(".").lower() in whole.lower()
    assert whole.count(";") == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_round_has_its_line_when_the_game_ends(language: str) -> None:
    ended = event("game_ended", "T19", ending="aliens_alone", winners=[0])
    log = log_of("thing", language, STATION)
    (head, _) = log.lines([event("turn_of", "T2", seat=0), ended])
    assert "Бл" in head.brief or "Blair" in head.brief
    assert texts([head]) != [head.brief]
