"""A local endpoint that speaks OpenAI's chat protocol and answers as the bot `random` does: from the numbered answers
in the prompt. It can also fail as real endpoints do.

    python -m turncoat.lab.llm.bot_endpoint --port 8000
    turncoat simulate lifeboat --games 2 --bots "llm:http://127.0.0.1:8000/v1#random"
"""

import json
import re
import threading
import time
from collections.abc import Sequence
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Final, Self

import click

from turncoat.briefings.briefing import SAYING
from turncoat.briefings.intro import ANSWER, BELIEFS, NOTE, SAY
from turncoat.kernel.dice import Dice, fast

HOST: Final = "127.0.0.1"
LETTERS_OF_TOKEN: Final = 4  # characters per token, in the `usage` of replies
OPTION: Final = re.compile(r"^(\d+)\. ", re.MULTILINE)
SENTENCE: Final = re.compile(rf"^{SAYING}(\d+)\. ", re.MULTILINE)
PERCENT: Final = 100

# Faults of a reply
WELL: Final = "well"
NONSENSE: Final = "nonsense"  # a reply without an answer
ILLEGAL: Final = "illegal"  # an answer that no option has
SLOW: Final = "slow"  # no reply in time
ERROR: Final = "error"  # an error of the endpoint
UNAUTHORIZED: Final = "unauthorized"
NOT_FOUND: Final = "not_found"
NO_JSON: Final = "no_json"  # not the protocol at all
NULL: Final = "null"
OTHER_JSON: Final = "other_json"
BINARY: Final = "binary"
STATUS: Final = {
    ERROR: (HTTPStatus.INTERNAL_SERVER_ERROR, b'{"error":{"message":"overloaded"}}'),
    UNAUTHORIZED: (HTTPStatus.UNAUTHORIZED, b'{"error":{"message":"no key"}}'),
    NOT_FOUND: (HTTPStatus.NOT_FOUND, b"<html>Not here</html>"),
    NO_JSON: (HTTPStatus.OK, b"<html>Welcome!</html>"),
    NULL: (HTTPStatus.OK, b"null"),
    OTHER_JSON: (HTTPStatus.OK, b'{"choices":[{"text":"{\\"answer\\": 1}"}]}'),
    BINARY: (HTTPStatus.OK, bytes(range(256))),
}  # what is no reply of a model
FAULTS: Final = (WELL, NONSENSE, ILLEGAL, SLOW, *STATUS)


class BotEndpoint:
    """An endpoint that runs while its block is entered. `faults` are the faults of successive replies."""

    def __init__(
        self, faults: Sequence[str] = (WELL,), *, port: int = 0, seed: int = 1, delay: float = 1.0
    ) -> None:
        self.requests: Final[list[dict[str, object]]] = []
        self._faults: Final = faults
        self._dice: Final = fast(seed)
        self._delay: Final = delay  # seconds that a slow reply takes
        self._lock: Final = threading.Lock()
        self._server: Final = ThreadingHTTPServer((HOST, port), _handler(self))
        self._thread: Final = threading.Thread(target=self._server.serve_forever, daemon=True)

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self._server.server_address[1]}/v1"

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def reply_to(self, request: dict[str, object]) -> tuple[int, bytes]:
        """The status and the body of a reply."""
        with self._lock:
            fault = self._faults[len(self.requests) % len(self._faults)]
            self.requests.append(request)
            prompt = _prompt(request)
            content = _content(fault, prompt, self._dice)
        if fault == SLOW:
            time.sleep(self._delay)
        if fault in STATUS:
            return STATUS[fault]
        usage = {
            "prompt_tokens": len(prompt) // LETTERS_OF_TOKEN,
            "completion_tokens": len(content) // LETTERS_OF_TOKEN,
        }
        reply = {"choices": [{"message": {"role": "assistant", "content": content}}], "usage": usage}
        return HTTPStatus.OK, json.dumps(reply).encode()


def _prompt(request: dict[str, object]) -> str:
    messages = request.get("messages")
    if not isinstance(messages, list) or not messages:
        return ""
    return str(messages[-1].get("content", ""))


def _content(fault: str, prompt: str, dice: Dice) -> str:
    """The text that a model would write: a JSON object in a fence, after a sentence."""
    if fault == NONSENSE:
        return "I would rather not say. {"
    options = len(OPTION.findall(prompt.rpartition("\n## ")[2]))
    sentences = len(SENTENCE.findall(prompt))
    if fault == ILLEGAL:
        return json.dumps({ANSWER: options + 1})
    reply: dict[str, object] = {ANSWER: 1 + dice.below(max(1, options))}
    if sentences and dice.below(3) == 0:
        reply[SAY] = 1 + dice.below(sentences)
    reply[BELIEFS] = {"1": dice.below(PERCENT) / PERCENT, "2": dice.below(PERCENT) / PERCENT}
    reply[NOTE] = f"I chose {reply[ANSWER]}."
    return f"Well.\n```json\n{json.dumps(reply)}\n```"


def _handler(endpoint: BotEndpoint) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self._send(HTTPStatus.OK, b'{"object":"list","data":[{"id":"random"}]}')

        def do_POST(self) -> None:
            length = int(self.headers.get("content-length", "0"))
            self._send(*endpoint.reply_to(json.loads(self.rfile.read(length))))

        def _send(self, status: int, body: bytes) -> None:
            self.send_response(status)
            self.send_header("content-type", "application/json")
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            try:
                self.wfile.write(body)
            except (BrokenPipeError, ConnectionResetError):
                return  # the client did not wait

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is the library's
            """Log nothing: tests read `requests`."""

    return Handler


@click.command()
@click.option("--port", type=click.IntRange(min=1, max=65535), default=8000)
@click.option("--seed", type=int, default=1)
@click.option(
    "--fault", type=click.Choice(FAULTS), multiple=True, default=(WELL,), help="In turn; repeatable."
)
def main(port: int, seed: int, fault: tuple[str, ...]) -> None:
    """Answer until Ctrl-C."""
    with BotEndpoint(fault, port=port, seed=seed) as endpoint:
        print(f"listening at {endpoint.address}", flush=True)
        threading.Event().wait()


if __name__ == "__main__":
    main()
