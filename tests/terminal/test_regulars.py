"""Bots at the terminal are regulars, also after a game was saved."""

import json

import pytest

from turncoat.bots.regulars import REGULARS
from turncoat.games.catalog import GAMES
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.session import begin
from turncoat.terminal.play import choose_regulars
from turncoat.terminal.saving import restore_table, save_table, saved_regulars
from turncoat.terminal.speech import Speech
from turncoat.texts.words import words_of

SEATED = {1: "marta", 3: "otto"}


def test_every_bot_is_another_regular_and_who_sat_there_stays() -> None:
    chosen = choose_regulars([1, 2, 3, 4], SEATED, fast(5))
    assert (chosen[1], chosen[3]) == ("marta", "otto")
    assert len(set(chosen.values())) == 4
    assert set(chosen.values()) <= set(REGULARS)


def test_a_save_has_the_company() -> None:
    session = begin(GAMES["thing"], 4, fast(1), {})
    saved = json.loads(json.dumps(save_table(session, None, SEATED)))
    assert saved_regulars(saved) == SEATED
    restored, _ = restore_table(GAMES["thing"], saved)
    assert restored.fingerprint() == session.fingerprint()
    assert saved_regulars(session.save()) == {}
    saved["table"]["regulars"]["1"] = "nobody"
    with pytest.raises(BadInput):
        saved_regulars(saved)


@pytest.mark.parametrize(("language", "name"), [("en", "Marta"), ("ru", "Марта"), ("uk", "Марта")])
def test_a_bot_is_named_by_its_regular_in_lists(language: str, name: str) -> None:
    session = begin(GAMES["thing"], 4, fast(1), {})
    speech = Speech(GAMES["thing"], words_of("thing", language), session.view(0), 0, SEATED)
    assert name in speech.player(1)
