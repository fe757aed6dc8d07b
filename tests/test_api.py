"""The public API: what `import turncoat` exports, and the page about it."""

import doctest
import json
import re
import subprocess
import sys
from typing import Final

import pytest

import turncoat
from tests.earlier_records import EARLIER_RECORDS
from tests.structure.source import ROOT
from turncoat import api
from turncoat.bots.player import Player
from turncoat.kernel.dice import Dice
from turncoat.kernel.ids import Option
from turncoat.kernel.shapes import Json
from turncoat.kernel.views import View

PAGE: Final = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
EXAMPLES: Final[list[str]] = re.findall(r"^```pycon\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def refusal(code: str, *parts: str) -> str:
    return rf"^{code}: .*" + ".*".join(re.escape(part) for part in parts)


def test_the_examples_on_the_page_give_what_it_says() -> None:
    parsed = doctest.DocTestParser().get_doctest("\n".join(EXAMPLES), {}, "api.md", None, None)
    assert len(parsed.examples) > 20
    told: list[str] = []
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.REPORT_NDIFF)
    assert runner.run(parsed, out=told.append).failed == 0, "".join(told)


def test_every_exported_name_is_on_the_page_and_no_other_is_exported() -> None:
    named = set(re.findall(r"`(\w+)[`(.]", PAGE))
    assert set(turncoat.__all__) <= named
    assert all(getattr(turncoat, name) is getattr(api, name) for name in turncoat.__all__)
    assert set(turncoat.__all__) < set(dir(turncoat))
    with pytest.raises(AttributeError, match="castle"):
        turncoat.castle  # type: ignore[attr-defined]  # noqa: B018


def test_importing_turncoat_imports_none_of_its_rooms() -> None:
    program = "import sys, turncoat; print([name for name in sys.modules if name.startswith('turncoat.')])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@pytest.mark.parametrize("name", turncoat.game_names())
def test_a_game_played_by_bots_is_replayed_from_its_record(name: str) -> None:
    info = turncoat.game(name)
    result = turncoat.play(name, ["random"] * info.most_players, seed=4)
    assert result.ending in info.endings
    assert set(result.sides) <= set(info.sides)
    session = turncoat.replay(json.loads(json.dumps(result.record)))
    seen = turncoat.view(session)
    assert (seen["ending"], tuple(seen["winners"])) == (result.ending, result.winners)
    assert session.written_record() == result.record
    assert session.events(0)


def test_a_record_that_ends_otherwise_is_refused() -> None:
    record = turncoat.play("thing", ["random"] * 4).record
    with pytest.raises(turncoat.BadInput, match=r"^replay_differs"):
        turncoat.replay({**record, "ends": "0" * 64})


@pytest.mark.parametrize(
    "written", EARLIER_RECORDS[::4], ids=lambda written: f"{written['game']}-{written['seats']}"
)
def test_a_record_of_an_earlier_version_is_replayed_by_its_own_rules(written: dict[str, Json]) -> None:
    session = turncoat.replay(written)
    assert turncoat.view(session)["ending"] is not None
    assert session.written_record()["version"] == 1


def test_the_same_seed_deals_and_plays_the_same_game() -> None:
    players = ["sensible", "random", "belief", "persona"]
    first = turncoat.play("unfathomable", players, seed=9)
    assert turncoat.play("unfathomable", players, seed=9) == first
    assert turncoat.play("unfathomable", players, seed=10) != first


def test_a_function_plays_from_its_own_view_and_decision() -> None:
    seats = set()

    def last(view: turncoat.ViewWire, decision: turncoat.DecisionWire) -> str:
        seats.add((view["seat"], decision["seat"]))
        return decision["options"][-1]["id"]

    turncoat.play("unfathomable", ["random", last, "random"])
    assert seats == {(1, 1)}


def test_a_function_that_names_no_option_is_refused() -> None:
    with pytest.raises(turncoat.BadInput, match=r"^unknown_option_id"):
        turncoat.play("thing", [lambda view, decision: "fly"] * 4)
    with pytest.raises(turncoat.BadInput, match=r"^illegal_option"):
        turncoat.play("thing", [lambda view, decision: "pick_seat 0"] * 4)


def test_players_of_the_callers_own_are_seated_as_they_are() -> None:
    class Listener(Player):
        listens = True

        def __init__(self) -> None:
            self.heard = 0

        def hear(self, heard: object) -> None:
            self.heard += 1

        def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
            return legal[0]

    listener = Listener()
    turncoat.play("unfathomable", [listener, "random", "random"])
    assert listener.heard > 0


def test_an_imagined_game_agrees_with_the_view_and_can_be_played_on() -> None:
    session = turncoat.new("thing", 5, seed=2)
    seen = turncoat.view(session, 3)
    worlds = [turncoat.imagine(seen, seed=seed) for seed in range(4)]
    assert all(turncoat.view(world, 3) == seen for world in worlds)
    assert len({world.fingerprint() for world in worlds}) > 1
    asked = worlds[0].decisions()[0]
    worlds[0].answer(asked["seat"], asked["options"][0]["id"])
    assert worlds[0].fingerprint() != worlds[1].fingerprint()
    assert turncoat.view(turncoat.imagine(session.view_for(3), seed=1), 3) == seen


def test_a_session_without_a_record_says_so() -> None:
    world = turncoat.restore(turncoat.new("thing", 5).save())
    with pytest.raises(turncoat.BadInput, match=r"^no_record$"):
        world.written_record()


def test_a_wrong_table_is_refused_with_what_was_expected() -> None:
    with pytest.raises(turncoat.BadInput, match=refusal("unknown_game", "raft", "thing")):
        turncoat.new("raft", 4)
    with pytest.raises(turncoat.BadInput, match=refusal("unknown_game", "raft", "thing")):
        turncoat.game("raft")
    with pytest.raises(turncoat.BadInput, match=refusal("wrong_player_count", "9", "7, 8)")):
        turncoat.new("thing", 9)
    with pytest.raises(turncoat.BadInput, match=refusal("wrong_player_count", "0", "1, 2")):
        turncoat.play("thing", [])
    with pytest.raises(turncoat.BadInput, match=refusal("unknown_option", "weather", "kennel")):
        turncoat.new("thing", 4, options={"weather": "mild"})
    with pytest.raises(
        turncoat.BadInput, match=refusal("unknown_choice", "windows=open", "in_turn, together")
    ):
        turncoat.new("thing", 4, options={"windows": "open"})
    with pytest.raises(turncoat.BadInput, match=refusal("unknown_bot", "clever", "random")):
        turncoat.player("clever")
    with pytest.raises(turncoat.BadInput, match=r"^no_such_seat"):
        turncoat.view(turncoat.new("thing", 4), 4)
    with pytest.raises(turncoat.BadInput, match=r"^missing_field: game"):
        turncoat.replay({})
    with pytest.raises(turncoat.BadInput, match=refusal("no_board_to_correct", "unfathomable")):
        turncoat.new("unfathomable", 4, board={"fuel": 3})


def test_a_table_on_a_corrected_board_says_so_in_its_record() -> None:
    board: dict[str, Json] = {"weather_die": ["storm"] * 6}
    session = turncoat.new("thing", 4, board=board)
    assert session.written_record()["board"] == {f"weather_die.{face}": "storm" for face in range(4)}
