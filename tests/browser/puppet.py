"""WebSocket proxy between a page and its server. It injects steps that are too rare in random games."""

import json
import re
from typing import Any, Final

from playwright.sync_api import Page, WebSocketRoute

SOCKET: Final = re.compile(r"/api/tables/.*/socket")


class Puppet:
    """Forwards messages both ways until the first injected step; from then on drops the server's updates and
    acknowledges the page's messages itself."""

    def __init__(self, page: Page) -> None:
        self._number = 0
        self._events = 0
        self._has_told = False
        self._socket: WebSocketRoute | None = None
        self.sent: list[dict[str, Any]] = []  # messages of the page to the server
        page.route_web_socket(SOCKET, self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        server = socket.connect_to_server()
        server.on_message(self._pass_on)
        socket.on_message(lambda message: self._send(server, message))

    def _send(self, server: WebSocketRoute, message: str | bytes) -> None:
        self.sent.append(json.loads(message))
        if not self._has_told:
            server.send(message)
        elif self._socket is not None:
            self._socket.send(json.dumps({"message": "done", "request": self.sent[-1]["request"]}))

    def _pass_on(self, sent: str | bytes) -> None:
        message = json.loads(sent)
        if message["message"] == "update" and self._has_told:
            return  # a bot was still answering
        if message["message"] in {"hello", "update"}:
            self._number = message["number"]
            told = message if message["message"] == "hello" else message["public"] or {}
            first = told.get("first_event", 0) if message["message"] == "hello" else self._events
            self._events = first + len(told.get("events", []))
        assert self._socket is not None
        self._socket.send(sent)

    def say(self, statement: dict[str, Any]) -> None:
        """Inject a statement of a player."""
        self._has_told = True
        self._number += 1
        public = {"kind": "said", "seat": statement["speaker"], "body": {"statement": statement}}
        message = {"message": "update", "number": self._number, "at": 0, "public": public, "own": None}
        assert self._socket is not None
        self._socket.send(json.dumps(message))

    def tell(
        self,
        changes: dict[str, Any] | None = None,
        events: list[tuple[str, dict[str, Any]]] | None = None,
        answers: dict[str, dict[str, Any]] | None = None,
        ask: str = "",
        details: dict[str, list[str]] | None = None,
        rule: str = "T1",
        lines: list[str] | None = None,
        dangers: list[dict[str, Any]] | None = None,
    ) -> None:
        """Inject a step: its changes, its events and the next decision, whose options are given as text, verb
        and arguments, some with a printed explanation. `lines` are the log: one for each event."""
        self._has_told = True
        self._number += 1
        told = [{"event": event, "rule": rule, "told": arguments} for event, arguments in events or []]
        message: dict[str, Any] = {
            "message": "update",
            "number": self._number,
            "at": 0,
            "public": {
                "kind": "answered",
                "events": told,
                "changes": {"decision": 9000 + self._number, **(changes or {})},
            },
            "own": None,
            "texts": {
                "log": [
                    {
                        "event": "changed",
                        "rule": "",
                        "text": text,
                        "is_turn": False,
                        "topic": "changed",
                        "at": self._events + at,
                    }
                    for at, text in enumerate(lines or [])
                ]
            },
        }
        if dangers is not None:
            message["public"]["dangers"] = dangers
        self._events += len(told)
        if answers is not None:
            options = [{"id": words, **given} for words, given in answers.items()]
            message["own"] = {
                "decision": {
                    "number": 9000 + self._number,
                    "seat": 0,
                    "ask": ask,
                    "rule": "",
                    "options": options,
                }
            }
            printed = [(details or {}).get(words, []) for words in answers]
            question = {"ask": "Which?", "effect": [], "options": list(answers), "details": printed}
            message["texts"]["question"] = question
        assert self._socket is not None
        self._socket.send(json.dumps(message))
