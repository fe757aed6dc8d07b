"""Evidence cards: what all saw a player do, ready to be said."""

import pytest

from tests.talk.scenes import (
    ANNA,
    BORYS,
    CLARA,
    DMYTRO,
    Scene,
    at_the_station,
    chose,
    event_wire,
    on_the_atlantica,
    play,
    record_of,
    talk_texts,
    turn_of,
)
from turncoat.talk.evidence import MOST_CARDS, EvidenceCard, evidence_cards, meeting_replies
from turncoat.talk.games import GAME_TALK, words_lists
from turncoat.talk.statements import Statement
from turncoat.texts.words import words_of


def lost_check(scene: Scene) -> None:
    """Another one to which Clara adds nothing."""
    scene.happens(
        event_wire("check_begun", {"target": 9, "skills": ["lore"]}),
        chose(CLARA, "done"),
        event_wire("shuffled", {"zone": "check_pile", "count": 2}),
        event_wire("checked", {"total": 2, "target": 9, "outcome": "failed"}),
    )


def card_about(scene: Scene, reader: int, reason: str) -> EvidenceCard:
    return next(card for card in evidence_cards(scene.record, reader) if card.deed.reason == reason)


def test_a_card_counts_how_often_and_its_event_is_the_last_time() -> None:
    scene = on_the_atlantica()
    for _ in range(2):
        lost_check(scene)
    card = card_about(scene, ANNA, "gave_nothing")
    assert (card.deed.seat, card.deed.times, card.deed.event) == (CLARA, 3, scene.number("checked"))
    texts = {
        language: talk_texts(scene.record, words_of("unfathomable", language))
        for language in ("en", "ru", "uk")
    }
    assert texts["en"].deed(card.deed) == "Three checks in a row, and not one card from Clara."
    assert texts["ru"].deed(card.deed) == "Три проверки подряд\u00a0— и ни одной карты от игрока Clara."
    assert texts["uk"].deed(card.deed) == "Три перевірки поспіль\u00a0— і жодної карти від гравця Clara."


def test_a_row_ends_when_the_player_gives_a_card() -> None:
    scene = on_the_atlantica()
    scene.happens(
        event_wire("moved", {"from": f"hand.{CLARA}", "to": "check_pile", "count": 1}),
        event_wire("checked", {"total": 2, "target": 9, "outcome": "failed"}),
    )
    lost_check(scene)
    assert card_about(scene, ANNA, "gave_nothing").deed.times == 1


def test_who_was_alone_with_whom_is_told_with_round_place_and_number() -> None:
    scene = at_the_station()
    met = scene.events[scene.number("encounter")]
    scene.happens(turn_of(ANNA), met)
    card = card_about(scene, CLARA, "alone_with")
    assert (card.deed.seat, card.deed.other, card.deed.times) == (ANNA, BORYS, 2)
    assert card.round == scene.record.log.round()
    text = talk_texts(scene.record, words_of("thing", "en")).deed(card.deed)
    assert text.startswith("Anna was alone with Borys twice, most recently in the ")


def test_rounds_are_counted_as_each_game_does() -> None:
    scene = on_the_atlantica()
    assert scene.record.log.round() == 1
    scene.happens(turn_of(BORYS), turn_of(CLARA), turn_of(DMYTRO))
    assert scene.record.log.round() == 1  # each player's turn
    scene.happens(turn_of(ANNA))
    assert scene.record.log.round() == 2
    assert scene.record.log.round_at(5) == 1


def test_a_card_is_said_for_or_against_others_and_explained_by_oneself() -> None:
    scene = on_the_atlantica()
    said = card_about(scene, ANNA, "gave_nothing").statements
    assert [(one.kind, one.level) for one in said] == [("estimate", "lean_traitor"), ("ask_why", "")]
    own = card_about(scene, CLARA, "gave_nothing").statements
    assert {one.kind for one in own} == {"defend"}
    scene.say(said[0])
    assert said[0] not in card_about(scene, ANNA, "gave_nothing").statements


def test_without_a_card_one_answers_agrees_or_gives_ones_word() -> None:
    scene = on_the_atlantica()
    accusation = scene.say(Statement("estimate", ANNA, seat=CLARA, level="accuse"))
    scene.say(Statement("ask_why", BORYS, seat=CLARA, event=scene.number("checked")))
    accused = {one.kind for one in meeting_replies(scene.record, CLARA, accusation)}
    assert accused == {"defend", "answer", "claim_self", "estimate"}
    others = {one.kind for one in meeting_replies(scene.record, DMYTRO, accusation)}
    assert others == {"agree", "disagree", "estimate"}
    assert not meeting_replies(scene.record, ANNA, accusation) or all(
        one.seat == CLARA for one in meeting_replies(scene.record, ANNA, accusation)
    )


@pytest.mark.parametrize("game", GAME_TALK)
def test_cards_are_the_same_for_all_readers_but_for_what_they_may_say(game: str) -> None:
    assert set(GAME_TALK[game].evidence) == set(words_lists(game)["reasons"])
    record = record_of(play(game, 5, 3, 400))
    shown = [[(card.deed, card.round) for card in evidence_cards(record, seat)] for seat in range(5)]
    assert shown[0]
    assert all(cards == shown[0] for cards in shown)
    assert max(sum(1 for deed, _ in shown[0] if deed.seat == seat) for seat in range(5)) <= MOST_CARDS
    assert all(record.may_say(one) for card in evidence_cards(record, 2) for one in card.statements)


def test_a_table_where_no_player_hides_a_side_has_no_cards() -> None:
    assert not evidence_cards(record_of(play("thing", 2, 3, 300)), 0)
