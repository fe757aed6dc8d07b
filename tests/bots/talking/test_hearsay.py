"""Hearsay: the weight of others' statements (G12: high from trusted seats, low from distrusted ones)."""

import pytest

from tests.bots.talking.standpoints import concerns_of
from tests.talk.scenes import ANNA, BORYS, CLARA, DMYTRO, adds_cards, chose, event_wire, on_the_atlantica
from turncoat.bots.talking.hearsay import MOST, Hearsay, odds_of
from turncoat.kernel.dice import fast
from turncoat.talk.statements import Statement

TRUSTED, USUAL, DISTRUSTED = 0.1, 0.3, 0.6


def number_statement(number: int, statement: Statement) -> Statement:
    return Statement(**{**vars(statement), "number": number, "at": 0})


def accusation(speaker: int, seat: int, number: int = 0) -> Statement:
    return number_statement(number, Statement("estimate", speaker, seat=seat, level="accuse"))


def after(suspicion: list[float], *statements: Statement) -> list[float]:
    """Anna's beliefs after these statements."""
    hearsay = Hearsay(len(suspicion), ANNA, concerns_of("unfathomable").proposed)
    for statement in statements:
        hearsay.hear(statement)
    return hearsay.adjust(suspicion)


def test_nothing_changes_where_nothing_was_said() -> None:
    assert after([0.0, 0.2, 0.7, 1.0]) == [0.0, 0.2, 0.7, 1.0]


def test_an_accusation_by_a_trusted_seat_raises_in_nine_cases_of_ten() -> None:
    dice = fast(5)
    raised = 0
    for _ in range(500):
        before = [0.0, 0.2 * dice.below(1000) / 1000, *[(1 + dice.below(998)) / 1000 for _ in range(2)]]
        raised += after(before, accusation(BORYS, CLARA))[CLARA] > before[CLARA]
    assert raised >= 0.9 * 500


def test_an_accusation_by_a_distrusted_seat_moves_less_than_a_tenth() -> None:
    dice = fast(6)
    for _ in range(500):
        before = [0.0, 0.5 + 0.5 * dice.below(1000) / 1000, (1 + dice.below(998)) / 1000, USUAL]
        claim = number_statement(0, Statement("claim_seen", BORYS, seat=CLARA, event=1, level="traitor"))
        for statement in (accusation(BORYS, CLARA), claim):
            assert after(before, statement)[CLARA] - before[CLARA] < 0.1


def test_a_known_traitor_is_not_listened_to_at_all() -> None:
    before = [0.0, 1.0, USUAL, USUAL]
    assert after(before, accusation(BORYS, CLARA)) == before


def test_to_have_seen_weighs_most() -> None:
    before = [0.0, TRUSTED, USUAL, USUAL]
    claim = number_statement(0, Statement("claim_seen", BORYS, seat=CLARA, event=1, level="traitor"))
    assert after(before, claim)[CLARA] > after(before, accusation(BORYS, CLARA))[CLARA] + 0.05


@pytest.mark.parametrize(
    ("statement", "is_worse"),
    [
        (Statement("estimate", BORYS, seat=CLARA, level="lean_traitor"), True),
        (Statement("estimate", BORYS, seat=CLARA, level="lean_human"), False),
        (Statement("estimate", BORYS, seat=CLARA, level="trust"), False),
        (Statement("claim_seen", BORYS, seat=CLARA, event=1, level="human"), False),
        (Statement("propose", BORYS, seat=CLARA, action="brig"), True),
        (Statement("propose", BORYS, seat=CLARA, action="free"), False),
        (Statement("vote_intent", BORYS, seat=CLARA), True),
    ],
)
def test_every_word_about_a_seat_moves_it_its_own_way(statement: Statement, is_worse: bool) -> None:
    before = [0.0, TRUSTED, USUAL, USUAL]
    adjusted = after(before, number_statement(0, statement))
    assert (adjusted[CLARA] > before[CLARA]) == is_worse
    assert adjusted[CLARA] != before[CLARA]
    assert adjusted[DMYTRO] == before[DMYTRO]


def test_who_agrees_adds_to_it_and_who_disagrees_takes_from_it() -> None:
    before = [0.0, TRUSTED, USUAL, TRUSTED]
    alone = after(before, accusation(BORYS, CLARA))[CLARA]
    agreed = number_statement(1, Statement("agree", DMYTRO, statement=0))
    disagreed = number_statement(1, Statement("disagree", DMYTRO, statement=0))
    assert after(before, accusation(BORYS, CLARA), agreed)[CLARA] > alone
    assert after(before, accusation(BORYS, CLARA), disagreed)[CLARA] < alone


def test_repeating_it_helps_less_and_less_and_never_beyond_the_bound() -> None:
    before = [0.0, TRUSTED, 0.2, 0.2]
    heard = [accusation(BORYS, CLARA, number) for number in range(30)]
    steps = [after(before, *heard[:count])[CLARA] for count in (0, 1, 2, 3)]
    assert steps[1] - steps[0] > steps[2] - steps[1] > steps[3] - steps[2] > 0.0
    claims = [
        number_statement(
            number, Statement("claim_seen", number % 3 + 1, seat=CLARA, event=number, level="traitor")
        )
        for number in range(30)
        if number % 3 + 1 != CLARA
    ]
    assert odds_of(after([0.0, 0.01, 0.2, 0.01], *claims)[CLARA]) == pytest.approx(odds_of(0.2) + MOST)


def test_what_was_taken_back_counts_no_more() -> None:
    before = [0.0, TRUSTED, USUAL, USUAL]
    back = number_statement(1, Statement("take_back", BORYS, statement=0))
    assert after(before, accusation(BORYS, CLARA), back) == before


def test_nobody_believes_oneself_more_for_having_said_it() -> None:
    before = [0.0, TRUSTED, USUAL, USUAL]
    assert after(before, accusation(ANNA, CLARA)) == before


def test_an_opinion_that_one_shares_is_hardly_news() -> None:
    doubtful = [0.0, TRUSTED, 0.7, 0.1]
    trusting = [0.0, TRUSTED, 0.1, 0.7]
    accused = accusation(BORYS, CLARA)
    shared = odds_of(after(doubtful, accused)[CLARA]) - odds_of(0.7)
    news = odds_of(after(trusting, accused)[CLARA]) - odds_of(0.1)
    assert 0.0 < shared < 0.5 * news


def test_a_lie_about_oneself_falls_back_on_the_liar() -> None:
    before = [0.0, USUAL, USUAL, USUAL]
    claim = number_statement(0, Statement("claim_seen", BORYS, seat=ANNA, event=1, level="traitor"))
    adjusted = after(before, claim)
    assert adjusted[BORYS] > before[BORYS]
    assert adjusted[ANNA] == 0.0


def test_what_is_certain_stays_certain() -> None:
    before = [0.0, TRUSTED, 1.0, 0.0]
    trust = number_statement(0, Statement("estimate", BORYS, seat=CLARA, level="trust"))
    assert after(before, trust, accusation(BORYS, DMYTRO, 1))[CLARA:] == [1.0, 0.0]


def test_who_promises_help_and_gives_none_is_doubted_for_it() -> None:
    scene = on_the_atlantica()
    hearsay = Hearsay(4, ANNA, concerns_of("unfathomable").proposed)
    event = scene.number("check_begun")
    for seat in (BORYS, CLARA):
        hearsay.hear(scene.say(Statement("intent", seat, event=event, level="strong")))
    scene.happens(adds_cards(BORYS, 2), chose(CLARA, "done"))
    hearsay.look_back(scene.record.log)
    before = [0.0, USUAL, USUAL, USUAL]
    assert hearsay.adjust(before) == before
    scene.happens(event_wire("shuffled", {"zone": "check_pile", "count": 4}))
    hearsay.look_back(scene.record.log)
    adjusted = hearsay.adjust(before)
    assert adjusted[BORYS] == USUAL
    assert adjusted[CLARA] > USUAL
