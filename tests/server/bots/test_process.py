"""The bot process: killed when it misbehaves, restarted when a bot sits down."""

import asyncio
import sys
from pathlib import Path

import pytest

from turncoat.bots.remote.telling import Telling
from turncoat.kernel.errors import BadInput
from turncoat.server.bots.process import BotProcess, ChairGone

OPENING = """
import json, os, sys, time
def say(reply): print(reply if isinstance(reply, str) else json.dumps(reply), flush=True)
left = []
for line in sys.stdin:
    asked = json.loads(line)
    do = asked["do"]
    left += asked.get("chairs", [])
"""
ECHO = '    say({"ok": True, "asked": asked, "left": left, "pid": os.getpid()})'
SIT: Telling = {"do": "sit", "chair": 1}


def process(action: str, timeout: float = 20) -> BotProcess:
    """A process whose program echoes requests, and runs `action` on a bad one."""
    source = f'{OPENING}    if do == "bad":\n        {action}\n{ECHO}'
    return BotProcess((sys.executable, "-c", source), timeout)


async def test_it_is_started_for_the_first_bot_that_sits_down_and_answers() -> None:
    bots = process("pass")
    assert bots.pid is None
    life = await bots.sit(SIT)
    replies = await asyncio.gather(*(bots.ask(life, [{"do": "x", "chair": number}]) for number in range(20)))
    assert [reply["asked"] for reply in replies] == [{"do": "x", "chair": number} for number in range(20)]
    assert {reply["pid"] for reply in replies} == {bots.pid}
    await bots.close()
    assert bots.pid is None


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("os._exit(1)", "bot_ended"),
        ("os.close(1); time.sleep(60)", "bot_ended"),
        ('say("nonsense")', "bot_answer_unreadable"),
        ('say("[1]")', "bot_answer_unreadable"),
        ('say("x" * (1 << 25))', "bot_answer_unreadable"),
    ],
)
async def test_it_is_ended_when_it_answers_nothing_that_can_be_read(action: str, code: str) -> None:
    bots = process(action)
    life = await bots.sit(SIT)
    with pytest.raises(BadInput) as refusal:
        await bots.ask(life, [{"do": "bad"}])
    assert refusal.value.code == code
    assert bots.pid is None
    with pytest.raises(ChairGone):
        await bots.ask(life, [{"do": "x"}])
    assert await bots.sit(SIT) == life + 1
    with pytest.raises(ChairGone):
        await bots.ask(life, [{"do": "x"}])
    await bots.close()


async def test_it_is_ended_when_it_is_silent_for_too_long() -> None:
    bots = process("time.sleep(60)", timeout=2)
    life = await bots.sit(SIT)
    with pytest.raises(BadInput, match="bot_too_slow"):
        await bots.ask(life, [{"do": "bad"}])
    assert bots.pid is None


async def test_a_refusal_is_no_reason_to_end_it() -> None:
    bots = process('say({"ok": False, "error": "bot_fault", "detail": "secret"}); continue')
    life = await bots.sit(SIT)
    with pytest.raises(BadInput, match=r"^bot_refused: bot_fault$"):
        await bots.ask(life, [{"do": "bad"}])
    assert (await bots.ask(life, [{"do": "x"}]))["ok"] is True
    await bots.close()


async def test_it_is_told_who_left() -> None:
    bots = process("pass")
    life = await bots.sit(SIT)
    bots.leave(life - 1, 5)  # of an earlier life: long gone
    bots.leave(life, 1)
    assert bots.seated == 0
    reply = await bots.ask(life, [{"do": "x"}])
    assert (reply["asked"], reply["left"]) == ({"do": "x"}, [1])
    await bots.close()


async def test_a_question_that_nobody_waits_for_any_more_spoils_nothing() -> None:
    bots = process("time.sleep(60)")
    life = await bots.sit(SIT)
    asking = asyncio.create_task(bots.ask(life, [{"do": "bad"}]))
    await asyncio.sleep(0.1)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    again = await bots.sit(SIT)
    assert (await bots.ask(again, [{"do": "y"}]))["asked"] == {"do": "y"}
    await bots.close()


async def test_a_program_that_is_not_there_is_a_fault_like_others(tmp_path: Path) -> None:
    bots = BotProcess((str(tmp_path / "nothing"),))
    with pytest.raises(BadInput, match="bot_not_started"):
        await bots.sit(SIT)
