"""Malformed and hostile commands and messages, drawn by chance. Many are one slip away from a valid one: those find
most faults."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from turncoat.games.catalog import GAMES
from turncoat.kernel.dice import Dice
from turncoat.lab.siege.live_server import SEED


@dataclass(frozen=True)
class Target:
    """A table, the attacker's cookie and what the attacker sees there; and another table, at which the attacker must
    see and do nothing."""

    table: str
    cookie: str
    look: Any
    elsewhere: str


STRANGE: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    0,
    7,
    8,
    2**31,
    2**63,
    2**64,
    -(2**63) - 1,
    10**30,
    1.5,
    1e308,
    "",
    " ",
    "\x00",
    "\u202e",
    "😀" * 30,
    "a" * 130,
    "a" * 5000,
    "../../etc/passwd",
    "' OR 1=1 --",
    "{{7*7}}",
    "__proto__",
    [],
    [[]],
    {},
    {"do": "start"},
)
ORDERS: Final = ("pass any turn", "pass any end", "pass any", "any any any", "pass pass pass")


def hostile_message(dice: Dice, target: Target) -> tuple[str, bytes, bool]:
    """The kind of attack, the message, and whether it is marked as text."""
    kind = _MESSAGES[dice.below(len(_MESSAGES))]
    made = kind(dice, target)
    return f"message {kind.__name__.strip('_')}", made, dice.below(20) > 0


# Commands


def command(dice: Dice, target: Target) -> dict[str, Any]:
    """A command that may well be valid."""
    view = target.look["view"]
    decision = target.look["decision"]
    options = [] if decision is None else [option["id"] for option in decision["options"]]
    option = options[dice.below(len(options))] if options else "pass"
    order = ORDERS[dice.below(len(ORDERS))]
    known: tuple[dict[str, Any], ...] = (
        {"do": "answer", "decision": view["decision"] + dice.below(3), "option": option},
        {"do": "answer", "decision": view["decision"], "option": option},
        {"do": "order", "order": order},
        {"do": "clear_order", "order": order},
        {"do": "say", "statement": {"kind": "suspect", "speaker": 0, "about": 1, "at": 0}},
        {"do": "say", "statement": {"kind": "suspect", "about": 1}},
        {"do": "chat", "text": "hello"},
        {"do": "undo"},
        {"do": "agree", "petition": 0, "is_for": False},
        {"do": "ask_end"},
        {"do": "ask_pause"},
        {"do": "resume"},
        {"do": "leave"},
        {"do": "return"},
        {"do": "sit", "name": "Eve", "seat": 0},
        {"do": "stand"},
        {"do": "rename", "name": "Eve"},
        {"do": "seat_bot", "seat": 1, "bot": "random"},
        {"do": "seat_bot", "seat": 1, "bot": "process:/bin/sh"},
        {"do": "free", "seat": 1},
        {
            "do": "change",
            "settings": {"game": max(GAMES, key=lambda name: GAMES[name].most_seats), "players": 8},
        },
        {"do": "ready", "commitment": "0" * 64},
        {"do": "start"},
        {"do": "contribute", "seed": SEED},
        {"do": "show_marks", "is_shown": True},
        {"do": "share_replay", "is_shared": True},
        {"do": "ask_pace", "pace": {"kind": "days", "zone": "Nowhere/Land"}},
        {"do": "rematch"},
    )
    return known[dice.below(len(known))]


def strange(dice: Dice) -> Any:
    return STRANGE[dice.below(len(STRANGE))]


def bend(dice: Dice, body: dict[str, Any]) -> dict[str, Any]:
    """A copy of the body with one wrong value."""
    changed = dict(body)
    names = [*changed]
    name = names[dice.below(len(names))] if names else "do"
    match dice.below(4):
        case 0:
            changed.pop(name, None)
        case 1:
            changed["more"] = strange(dice)
        case 2 if isinstance(changed.get(name), dict):
            changed[name] = bend(dice, changed[name])
        case _:
            changed[name] = strange(dice)
    return changed


def mutate(dice: Dice, data: bytes) -> bytes:
    """A copy of the data with a few bytes changed, lost or doubled."""
    made = bytearray(data)
    for _ in range(1 + dice.below(4)):
        at = dice.below(len(made) + 1)
        match dice.below(4):
            case 0:
                made[at : at + 1] = bytes([dice.below(256)])
            case 1:
                del made[at : at + 1 + dice.below(8)]
            case 2:
                made[at:at] = made[max(0, at - 9) : at]
            case _:
                made[at:at] = bytes([dice.below(256)])
    return bytes(made)


def noise(dice: Dice, longest: int = 400) -> bytes:
    return bytes(dice.below(256) for _ in range(dice.below(longest)))


def deep(dice: Dice) -> bytes:
    """JSON nested so deeply that a parser might overflow."""
    depth = (100, 1_000, 5_000, 7_900)[dice.below(4)]
    opened, closed = ((b"[", b"]"), (b'{"a":', b"}"))[dice.below(2)]
    depth = min(depth, 15_000 // len(opened + closed))
    inner = opened * depth + (b"0" + closed * depth if dice.below(2) else b"")
    return b'{"request":1,"command":{"x":' + inner + b',"do":"start"}}'


def encode(body: Any) -> bytes:
    try:
        return msgspec.json.encode(body)
    except (OverflowError, ValueError):
        return b'{"request":' + b"9" * 5_000 + b"}"


# Messages


def _wrap(dice: Dice, command: Any) -> dict[str, Any]:
    return {"request": dice.below(1_000), "command": command}


def _valid_command(dice: Dice, target: Target) -> bytes:
    return encode(_wrap(dice, command(dice, target)))


def _bent_command(dice: Dice, target: Target) -> bytes:
    return encode(_wrap(dice, bend(dice, command(dice, target))))


def _bent_envelope(dice: Dice, target: Target) -> bytes:
    return encode(bend(dice, _wrap(dice, command(dice, target))))


def _mutated_command(dice: Dice, target: Target) -> bytes:
    return mutate(dice, _valid_command(dice, target))


def _cut_command(dice: Dice, target: Target) -> bytes:
    whole = _valid_command(dice, target)
    return whole[: dice.below(len(whole))]


def _noise(dice: Dice, target: Target) -> bytes:
    return noise(dice)


def _deep_json(dice: Dice, target: Target) -> bytes:
    return deep(dice)


def _scalar(dice: Dice, target: Target) -> bytes:
    return encode(strange(dice))


def _too_long(dice: Dice, target: Target) -> bytes:
    return encode(_wrap(dice, {"do": "chat", "text": "x" * (16_000 + dice.below(2_000))}))


_MESSAGES: Final[tuple[Callable[[Dice, Target], bytes], ...]] = (
    *(_valid_command,) * 3,
    *(_bent_command,) * 6,
    *(_bent_envelope,) * 3,
    *(_mutated_command,) * 6,
    _cut_command,
    _noise,
    _deep_json,
    _scalar,
    _too_long,
)
