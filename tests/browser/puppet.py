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
            self._socket.send(json.dumps({"frame": "done", "request": self.sent[-1]["request"]}))

    def _pass_on(self, message: str | bytes) -> None:
        frame = json.loads(message)
        if frame["frame"] == "update" and self._has_told:
            return  # a bot was still answering
        if frame["frame"] in {"hello", "update"}:
            self._number = frame["number"]
        assert self._socket is not None
        self._socket.send(message)

    def tell(
        self,
        changes: dict[str, Any] | None = None,
        events: list[tuple[str, dict[str, Any]]] | None = None,
        answers: dict[str, dict[str, Any]] | None = None,
        ask: str = "",
        details: dict[str, list[str]] | None = None,
    ) -> None:
        """Inject a step: its changes, its events and the next decision, whose options are given as text, verb
        and arguments, some with a printed explanation."""
        self._has_told = True
        self._number += 1
        told = [{"event": event, "rule": "T1", "told": arguments} for event, arguments in events or []]
        frame: dict[str, Any] = {
            "frame": "update",
            "number": self._number,
            "at": 0,
            "public": {
                "kind": "answered",
                "events": told,
                "changes": {"decision": 9000 + self._number, **(changes or {})},
            },
            "own": None,
        }
        if answers is not None:
            options = [{"id": words, **given} for words, given in answers.items()]
            frame["own"] = {
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
            frame["texts"] = {"question": question}
        assert self._socket is not None
        self._socket.send(json.dumps(frame))
