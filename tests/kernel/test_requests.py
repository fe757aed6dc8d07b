"""Requests of a line protocol: parsing, stable error codes, and no crash on any input."""

import json

import pytest

from turncoat.kernel.errors import BadInput
from turncoat.kernel.reading import as_int, field
from turncoat.kernel.requests import Commands, Reply, Request, obey, refusal_reply, replies


class Adder:
    def __init__(self) -> None:
        self.total = 0


def _add(adder: Adder, request: Request) -> Reply:
    adder.total += as_int(field(request, "number"), "number")
    return {"total": adder.total}


def _divide(adder: Adder, request: Request) -> Reply:
    return {"total": adder.total // as_int(field(request, "by"), "by")}


def _forbid(adder: Adder, request: Request) -> Reply:
    raise BadInput("not_now", "here", "L1.4")


COMMANDS: Commands[Adder] = {"add": (["number"], _add), "divide": (["by"], _divide), "forbid": ([], _forbid)}


def ask(adder: Adder, request: object) -> Reply:
    return obey(json.dumps(request), adder, COMMANDS, "adder_fault")


def test_a_command_is_carried_out_by_whoever_speaks_the_protocol() -> None:
    adder = Adder()
    ask(adder, {"do": "add", "number": 2})
    assert ask(adder, {"do": "add", "number": 3}) == {"ok": True, "total": 5}


@pytest.mark.parametrize(
    ("request_", "reply"),
    [
        ([], {"error": "expected_object", "detail": "request"}),
        ({}, {"error": "missing_field", "detail": "do"}),
        ({"do": "sing"}, {"error": "unknown_command", "detail": "sing"}),
        ({"do": "add", "number": 1, "twice": True}, {"error": "unknown_field", "detail": "twice"}),
        ({"do": "add", "number": "x"}, {"error": "expected_number", "detail": "number"}),
        ({"do": "forbid"}, {"error": "not_now", "detail": "here", "rule": "L1.4"}),
    ],
)
def test_what_cannot_be_done_is_refused_and_changes_nothing(request_: object, reply: Reply) -> None:
    adder = Adder()
    assert ask(adder, request_) == {"ok": False, **reply}
    assert adder.total == 0


def test_a_fault_is_a_reply_with_the_code_of_the_protocol() -> None:
    reply = ask(Adder(), {"do": "divide", "by": 0})
    assert (reply["ok"], reply["error"]) == (False, "adder_fault")
    assert str(reply["detail"]).startswith("ZeroDivisionError: ")


def test_every_line_that_is_not_blank_gets_a_line() -> None:
    adder = Adder()
    lines = ['{"do":"add","number":1}', "", "  \n", "nonsense"]
    answers = list(replies(lines, lambda line: obey(line, adder, COMMANDS, "adder_fault")))
    assert answers == ['{"ok":true,"total":1}', '{"ok":false,"error":"not_json"}']


def test_a_refusal_says_no_more_than_there_is_to_say() -> None:
    assert refusal_reply(BadInput("no_game")) == {"ok": False, "error": "no_game"}
