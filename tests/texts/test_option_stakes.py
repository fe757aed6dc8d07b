"""Numbers of the position for an answer: from what the asked seat sees, in every language."""

import inspect
import re
from types import ModuleType

import pytest

from tests.games.thing.station import station
from tests.games.unfathomable.ship import JEANNE, ship
from tests.games.unfathomable.test_reactions_checks import CREW, check
from tests.table import Table
from tests.texts.test_complete import own_messages
from turncoat.bots.catalog import player_named
from turncoat.games.catalog import GAMES
from turncoat.kernel.decisions import options, waiting_seats
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import seats_in
from turncoat.kernel.session import begin
from turncoat.kernel.state import RUNNING
from turncoat.texts.consequences import consequences, name_in_use
from turncoat.texts.games import texts_of
from turncoat.texts.languages import LANGUAGES
from turncoat.texts.option_stakes import stakes_of
from turncoat.texts.thing import option_stakes as thing
from turncoat.texts.unfathomable import option_stakes as unfathomable
from turncoat.texts.words import words_of


def stakes(table: Table, seat: int, option: str) -> list[str]:
    decision = table.session.decision(seat)
    assert decision is not None
    ids = [one["id"] for one in decision["options"]]
    return list(stakes_of(table.session.state, seat, decision, "en")[ids.index(option)])


@pytest.mark.rule("42.5", "42.8")
def test_a_check_says_its_target_and_what_a_player_can_give() -> None:
    table = check(CREW, hands={"jamie": ["watch_and_learn:2", "forced_learning:5", "rampage:3"]})
    while table.ask() != "check.add_cards":
        table.pass_all()
    numbers = "Check of 9: you can give 7, chaos adds 2 cards; cards in it so far: 2."
    assert stakes(table, 1, "add forced_learning:5") == ["Adds 5.", numbers]
    assert stakes(table, 1, "add rampage:3") == ["Takes 3 away.", numbers]
    assert stakes(table, 1, "done") == [numbers]


@pytest.mark.rule("3.3", "6.9", "35.1")
def test_an_action_says_what_it_faces_and_what_it_costs() -> None:
    table = ship(
        deep_ones={"galley": 2, "d5": 1}, passengers={"d5": ["soul"]}, characters={"jeanne": "galley"}
    )
    assert stakes(table, JEANNE, "attack_deep_one") == ["5 of 8 faces hit (4 or more)."]
    moves = [one for one in table.options(JEANNE) if one.startswith("move ")]
    told = {one: stakes(table, JEANNE, one) for one in moves}
    assert told["move d5"] == ["1 Deep One there.", "1 passenger there."]
    assert ["Nothing there."] in told.values()
    assert stakes(table, JEANNE, "end_actions") == ["2 actions are left unused."]


@pytest.mark.rule("6.9")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chance_of_an_attack_names_what_is_added_to_the_roll(language: str) -> None:
    words = words_of("unfathomable", language)
    numbers = {"hits": 6, "sides": 8, "target": 4}
    plain = words.say("stake-attack", {**numbers, "more": 0, "less": 0})
    assert words.say("stake-attack", {**numbers, "more": 2, "less": 0}).count("+2") == 1
    assert words.say("stake-attack", {**numbers, "more": 0, "less": 1}).count("−1") == 1
    assert "+" not in plain
    assert "−" not in plain
    knife = ship(
        deep_ones={"galley": 1}, characters={"jeanne": "galley"}, items={"jeanne": ["kitchen_knife"]}
    )
    assert stakes(knife, JEANNE, "attack_deep_one") == ["6 of 8 faces hit (4 or more, with +1)."]


@pytest.mark.rule("4.13")
def test_which_deep_one_acts_says_what_is_there_and_not_what_the_room_does_for_people() -> None:
    table = ship(run=["act_deep_ones"], deep_ones={"galley": 1, "d7": 1}, passengers={"d7": ["soul"]})
    current = table.session.state.current
    decision = table.session.decision(current)
    assert decision is not None
    game = table.session.state.game
    for option in decision["options"]:
        assert consequences(game, "en", option, "") == []
    assert stakes(table, current, "pick_space galley")[0] == "1 Deep One there."


def test_a_place_of_the_station_says_who_is_there_and_what_is_broken() -> None:
    table = station(damage={"kitchen": 2}, dogs=["kitchen", "gone", "gone", "gone"])
    assert stakes(table, table.waiting_seats()[0], "work kitchen") == ["1 dog there.", "Damage there: 2."]


# Answers whose words are all that there is to say: agreeing, declining, going on without doing anything, and secrets to lay
SAID_BY_THEIR_WORDS = {
    "unfathomable": {"pass", "done", "accept", "decline", "jury_rig", "pick_seat", "choose"},
    "thing": {
        "pass",
        "done",
        "confirm",
        "clear_plan",
        "accept",
        "decline",
        "stay",
        "abstain",
        "stay_hidden",
        "reveal_self",
        "lay_human",
        "lay_alien",
        "keep_token",
        "drop_token",
        "old_weather",
        "new_weather",
        "other_weather",
        "one_more",
        "mend",
        "shine",
        "board",
        "stay_behind",
        "let_in",
        "keep_out",
        "show_keys",
        "burn_with_die",
    },
}
# Answers with numbers of the position wherever they are asked
COUNTED = {
    "unfathomable": {
        "add",
        "add_late",
        "attack_deep_one",
        "draw_from",
        "end_actions",
        "hide_nothing",
        "lower_total",
        "pick_track",
        "play",
        "prepare",
        "raise_total",
        "repair",
        "use_ability",
        "use_feat",
        "use_room",
        "use_tome",
    },
    "thing": {"accuse", "give_action", "hand_over", "look_at", "swap", "use_fuel", "wreck"},
}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats"), [("unfathomable", 3), ("unfathomable", 6), ("thing", 2), ("thing", 5)]
)
def test_every_answer_explains_itself(game: str, seats: int) -> None:
    """An answer is explained by its numbers, or by the text of what it uses, unless its words say everything."""
    unexplained, uncounted = set(), set()
    session = begin(GAMES[game], seats, fast(seats), {})
    bot, dice = player_named("random"), fast(1)
    while session.state.ending == RUNNING:
        seat = seats_in(waiting_seats(session.state))[0]
        decision = session.decision(seat)
        assert decision is not None
        for option, lines in zip(
            decision["options"], stakes_of(session.state, seat, decision, "en"), strict=True
        ):
            verb = option["verb"]
            if not re.search(r"\d", " ".join(lines)):
                uncounted.add(verb)
            if not lines and not consequences(
                GAMES[game], "en", option, name_in_use(session.state, seat, verb)
            ):
                unexplained.add(verb)
        session.take(seat, bot.decide(session.view_for(seat), options(session.state, seat), dice))
    assert unexplained <= SAID_BY_THEIR_WORDS[game]
    assert not uncounted & COUNTED[game]


@pytest.mark.rule("42.8")
def test_a_reaction_says_the_check_it_is_about_and_what_it_costs() -> None:
    table = check(CREW, hands={"jamie": ["nothing_to_hide:3", "rampage:3"]})
    told = stakes(table, 1, "hide_nothing nothing_to_hide:3")
    assert told[-1] == "Cards left in hand: 1."
    assert told[0].startswith("Check of 9:")


@pytest.mark.rule("2.3")
def test_a_room_says_how_everything_stands_that_it_changes() -> None:
    table = ship(characters={"jeanne": "galley"}, hands={"jeanne": ["rampage:3"]})
    assert stakes(table, JEANNE, "use_room") == ["Food now: 8.", "Cards in hand: 1."]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["unfathomable", "thing"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told_in_every_language(game: str, language: str) -> None:
    told: set[str] = set()
    for seats in (1 if game == "thing" else 3, 5):
        session = begin(GAMES[game], seats, fast(seats), {})
        bot, dice = player_named("random"), fast(1)
        while session.state.ending == RUNNING:
            seat = seats_in(waiting_seats(session.state))[0]
            decision = session.decision(seat)
            assert decision is not None
            lines = stakes_of(session.state, seat, decision, language)
            told |= {
                option["verb"] for option, stake in zip(decision["options"], lines, strict=True) if stake
            }
            legal = options(session.state, seat)
            session.take(seat, bot.decide(session.view_for(seat), legal, dice))
    assert len(told) > 4


@pytest.mark.parametrize("module", [unfathomable, thing])
def test_no_message_about_stakes_is_left_over(module: ModuleType) -> None:
    game = module.__name__.split(".")[-2]
    source = inspect.getsource(module)
    stakes = [message for message in own_messages(game) if message.startswith("stake-")]
    assert stakes
    assert [message for message in stakes if f'"{message}"' not in source] == []


@pytest.mark.parametrize("game", ["unfathomable", "thing"])
def test_intents_and_stakes_are_those_of_verbs_that_there_are(game: str) -> None:
    texts, verbs = texts_of(game), {verb.name for verb in GAMES[game].verbs}
    assert set(texts.intents) | set(texts.stakes) <= verbs
    for language in LANGUAGES:
        assert all(words_of(game, language).has(f"intent-{intent}") for intent in texts.intents.values())
