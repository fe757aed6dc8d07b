"""Simulated tables with talk: said in time, counted, recorded, and silent on request."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.bots.talkers import Loudmouth, Talker
from tests.lab.cheats import CheatWhoTellsTales
from turncoat.bots import catalog
from turncoat.bots.diary import from_wire
from turncoat.bots.player import Player
from turncoat.bots.players.two_faced import join_faces
from turncoat.games.catalog import GAMES
from turncoat.kernel.codec import fingerprint
from turncoat.kernel.engine import Engine
from turncoat.lab.ladder.run import Climb, ascend
from turncoat.lab.proofs.no_peeking import look_for_peeking
from turncoat.lab.proofs.subjects import Subject
from turncoat.lab.simulate.casting import Bots, Cast
from turncoat.lab.simulate.game import Deal, Witness, play_deal
from turncoat.lab.simulate.plan import Plan, save_to
from turncoat.lab.simulate.report import as_object, run
from turncoat.lab.simulate.run import simulate
from turncoat.lab.simulate.talk_audit import TalkAudit
from turncoat.lab.simulate.tally import Tally
from turncoat.lab.workers.processes import ALONE, LocalProcesses

BOTS = {"talker": Talker, "loudmouth": Loudmouth}


@pytest.fixture(autouse=True)
def talkers(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, bot in BOTS.items():
        monkeypatch.setitem(catalog.PLAYERS, name, bot)


def deal(bot: str, seats: int = 4, seed: int = 3, *, is_silent: bool = False) -> Deal:
    return Deal(GAMES["thing"], seed, {}, [(bot, bot)] * seats, is_silent)


def plan(bot: str, games: int = 2) -> Plan:
    bots = Bots((bot,))
    return Plan("thing", (4,), games, 0, Cast(bots, bots))


def tally_of(planned: Plan, processes: int = 1) -> Tally:
    return simulate(planned, LocalProcesses(processes), lambda _: None).tally


def test_what_is_said_is_in_the_record_before_the_answer_it_went_with() -> None:
    witness = Witness(audit=TalkAudit())
    s, _ = play_deal(deal("talker"), witness)
    assert witness.talk is not None
    assert s.journal is not None
    assert witness.audit is not None
    assert len(witness.talk.said) > 20
    assert witness.audit.statements == len(witness.talk.said)
    assert witness.audit.asked == witness.audit.kinds["request"]
    assert 0 < witness.audit.answered <= witness.audit.asked
    assert [one.at for one in witness.talk.said] == sorted(one.at for one in witness.talk.said)
    assert witness.talk.said[-1].at < len(s.journal)


def test_a_silent_table_says_nothing_and_plays_the_same_game() -> None:
    talking, silent = Witness(record=deal("talker").record()), Witness(record=deal("talker").record())
    play_deal(deal("talker"), talking)
    play_deal(deal("talker", is_silent=True), silent)
    assert talking.talk is not None
    assert silent.talk is None
    assert talking.record is not None
    assert silent.record is not None
    assert talking.record.entries == silent.record.entries  # these bots do not act on talk


def test_a_game_with_a_statement_that_cannot_be_said_fails_and_is_counted() -> None:
    tally = tally_of(plan("loudmouth"))
    assert tally.failed == 2
    assert tally.talk.refused == 2
    assert tally.failures[0].message.startswith("BadInput: statement_refused: seat=")


@pytest.mark.slow
def test_the_count_of_talk_does_not_depend_on_the_number_of_processes() -> None:
    planned = plan("persona", 4)
    one = tally_of(planned)
    assert one.talk.statements > 20
    assert one == tally_of(planned, processes=2)


def test_the_report_has_the_talk(capsys: pytest.CaptureFixture[str]) -> None:
    report = as_object(simulate(plan("talker"), ALONE, lambda _: None))
    assert report["silent"] is False
    talk = report["talk"]
    assert isinstance(talk, dict)
    assert talk["games"] == 2
    assert talk["refused"] == 0
    assert run(plan("talker"), ALONE, as_json=False) == 0
    shown = capsys.readouterr().out
    assert "talk in 2 games" in shown
    assert "questions answered" in shown


@pytest.mark.parametrize("planned", [replace(plan("talker"), is_silent=True), plan("random")])
def test_without_talk_there_is_none_in_the_report(planned: Plan, capsys: pytest.CaptureFixture[str]) -> None:
    assert as_object(simulate(planned, ALONE, lambda _: None))["talk"] is None
    run(planned, ALONE, as_json=False)
    assert "talk" not in capsys.readouterr().out


def test_a_ladder_can_be_climbed_in_silence() -> None:
    climb = Climb("thing", 4, 2, 0, ("talker",))
    talking, silent = (
        ascend(climb, ALONE, lambda _: None),
        ascend(replace(climb, is_silent=True), ALONE, lambda _: None),
    )
    assert talking.failed == silent.failed == 0
    failing = replace(climb, rungs=("loudmouth",))
    assert ascend(failing, ALONE, lambda _: None).failed == 2
    assert ascend(replace(failing, is_silent=True), ALONE, lambda _: None).failed == 0


def test_a_saved_game_has_what_was_said_and_the_diaries(tmp_path: Path) -> None:
    simulate(replace(plan("talker", 1), save=save_to(tmp_path)), ALONE, lambda _: None)
    written = json.loads((tmp_path / "thing-4-0.json").read_text(encoding="utf-8"))
    witness = Witness()
    play_deal(deal("talker", seed=0), witness)
    assert witness.talk is not None
    assert written["talk"] == witness.talk.to_wire()
    assert all("at" in said for said in written["talk"])
    assert len(written["diaries"]) == 4
    assert all(from_wire(entry).persona == "cautious" for entry in written["diaries"][2])
    assert Engine(GAMES).reply_to(json.dumps({"do": "replay", "record": written}))["ok"] is True


def test_a_game_without_talk_and_diaries_is_saved_without_them(tmp_path: Path) -> None:
    simulate(replace(plan("random", 1), save=save_to(tmp_path)), ALONE, lambda _: None)
    written = json.loads((tmp_path / "thing-4-0.json").read_text(encoding="utf-8"))
    assert not {"talk", "diaries"} & set(written)


# Peeking


def tattlers(seats: int) -> list[Player]:
    return [join_faces(CheatWhoTellsTales(), Talker()) for _ in range(seats)]


def test_tales_told_by_one_of_two_faces_are_found() -> None:
    findings = look_for_peeking(Subject(GAMES["thing"], 5), tattlers, 0, 400)
    assert str(findings.difference).startswith("statement at thing-5")


def test_two_honest_faces_may_talk() -> None:
    def seat_talkers(seats: int) -> list[Player]:
        return [join_faces(Talker(), catalog.player_named("persona")) for _ in range(seats)]

    findings = look_for_peeking(Subject(GAMES["thing"], 5), seat_talkers, 0, 60)
    assert findings.difference is None
    assert findings.points == 60


def test_the_same_deal_is_talked_through_in_the_same_words() -> None:
    games = []
    for _ in range(2):
        witness = Witness()
        s, _ = play_deal(Deal(GAMES["unfathomable"], 5, {}, [("persona", "persona")] * 4), witness)
        assert witness.talk is not None
        games.append((fingerprint(s), witness.talk.to_wire()))
    assert games[0] == games[1]
    assert games[0][1]
