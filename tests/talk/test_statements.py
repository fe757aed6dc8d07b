"""Grammar of statements: kinds, notation, and refusals."""

from collections.abc import Callable

import pytest

from tests.talk.examples import everything
from tests.talk.scenes import ANNA, BORYS, CLARA, Scene, at_the_station, expect_refusal, on_the_atlantica
from turncoat.kernel.shapes import Json
from turncoat.talk.games import check_form, kinds_of, words_lists
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import KINDS, Statement, from_wire, to_wire
from turncoat.talk.thing.deeds import CHOICES as AT_THE_STATION
from turncoat.talk.unfathomable.deeds import CHOICES as ON_BOARD

UNFATHOMABLE = "unfathomable"
THING = "thing"
SCENES = (on_the_atlantica(), at_the_station())


def test_the_grammar_is_small() -> None:
    assert len(KINDS) <= 24


@pytest.mark.parametrize("make", [on_the_atlantica, at_the_station])
def test_every_kind_can_be_said_and_written_down(make: Callable[[], Scene]) -> None:
    scene = make()
    for statement in everything(scene):
        said = scene.say(statement)
        assert said.content == statement
        assert said.number == len(scene.record.said) - 1
        assert from_wire(to_wire(said)) == said
        assert from_wire(to_wire(statement)) == statement
    game = scene.game
    assert {one.kind for one in scene.record.said} == {kind.name for kind in kinds_of(game.name, 4)}
    again = TalkRecord.from_wire(game, 4, scene.record.to_wire(), scene.events)
    assert again.said == scene.record.said
    assert [again.ledger(seat) for seat in range(4)] == [scene.record.ledger(seat) for seat in range(4)]


def test_a_statement_is_written_in_words() -> None:
    statement = Statement("estimate", ANNA, seat=BORYS, level="accuse", reason="gave_nothing", event=7)
    assert to_wire(statement) == {
        "kind": "estimate",
        "speaker": 0,
        "seat": 1,
        "level": "accuse",
        "reason": "gave_nothing",
        "event": 7,
    }


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ([], "expected_object"),
        ({"speaker": 0}, "missing_field"),
        ({"kind": "thank"}, "missing_field"),
        ({"kind": "thank", "speaker": "Anna"}, "expected_number"),
        ({"kind": "thank", "speaker": 0, "seat": -1}, "expected_number"),
        ({"kind": "thank", "speaker": 0, "seat": True}, "expected_number"),
        ({"kind": "warn", "speaker": 0, "danger": 3}, "expected_text"),
        ({"kind": "warn", "speaker": 0, "card": "rampage:3"}, "unknown_field"),
    ],
)
def test_what_cannot_be_read_is_refused(written: Json, code: str) -> None:
    with expect_refusal(code):
        from_wire(written)


@pytest.mark.parametrize(
    ("statement", "code"),
    [
        (Statement("shout", ANNA), "unknown_statement_kind"),
        (Statement("vote_intent", ANNA, seat=BORYS), "not_said_here"),
        (Statement("thank", 4, seat=BORYS), "no_such_seat"),
        (Statement("thank", -1, seat=BORYS), "no_such_seat"),
        (Statement("thank", ANNA, seat=4), "no_such_seat"),
        (Statement("thank", ANNA), "missing_field"),
        (Statement("thank", ANNA, seat=BORYS, level="yes"), "unknown_field"),
        (Statement("thank", ANNA, seat=ANNA), "same_player"),
        (Statement("ask_view", ANNA, seat=BORYS, other=BORYS), "same_player"),
        (Statement("warn", ANNA, danger="boiler"), "unknown_name"),
        (Statement("warn", ANNA, danger="rampage"), "unknown_name"),
        (Statement("propose", ANNA, seat=BORYS, action="keep_out"), "unknown_name"),
        (Statement("estimate", ANNA, seat=BORYS, level="yes"), "unknown_name"),
    ],
)
def test_what_the_grammar_lacks_is_refused(statement: Statement, code: str) -> None:
    with expect_refusal(code):
        check_form(statement, UNFATHOMABLE, 4)


def test_each_game_has_its_own_words() -> None:
    brig = Statement("propose", ANNA, seat=BORYS, action="brig")
    vote = Statement("vote_intent", ANNA, seat=CLARA)
    check_form(brig, UNFATHOMABLE, 4)
    check_form(vote, THING, 4)
    with expect_refusal("unknown_name"):
        check_form(brig, THING, 4)


def test_where_nobody_hides_a_side_nobody_is_accused() -> None:
    check_form(Statement("warn", ANNA, danger="cold"), THING, 3)
    with expect_refusal("not_said_here"):
        check_form(Statement("estimate", ANNA, seat=BORYS, level="accuse"), THING, 3)


def test_other_games_have_no_talk() -> None:
    with expect_refusal("not_said_here"):
        check_form(Statement("thank", ANNA, seat=BORYS), "lifeboat", 4)


def test_nobody_can_ask_whether_somebody_is_a_traitor() -> None:
    """A3: accusing is allowed, asking is not."""
    questions = {kind.name for kind in KINDS.values() if kind.is_question}
    assert questions == {"ask_intent", "ask_why", "ask_view", "request"}


@pytest.mark.parametrize(("scene", "choices"), list(zip(SCENES, (ON_BOARD, AT_THE_STATION), strict=True)))
def test_choices_that_are_deeds_exist_and_have_a_reason_of_that_game(
    scene: Scene, choices: dict[str, str]
) -> None:
    assert set(choices) <= {verb.name for verb in scene.game.verbs}
    assert set(choices.values()) <= set(words_lists(scene.game.name)["reasons"])
