"""One model behind an endpoint that speaks OpenAI's chat protocol. The module does not know what requests and
replies mean.

Settings are environment variables, since a bot's name is written into records: TURNCOAT_LLM_KEY,
TURNCOAT_LLM_TIMEOUT (seconds), TURNCOAT_LLM_PRICES (per million tokens: of prompts, of replies).
"""

import os
import ssl
import weakref
from dataclasses import dataclass
from functools import cache
from typing import Any, Final
from urllib.parse import unquote, urlsplit

import httpx2

from turncoat.kernel.errors import BadInput

KEY: Final = "TURNCOAT_LLM_KEY"
TIMEOUT: Final = "TURNCOAT_LLM_TIMEOUT"
PRICES: Final = "TURNCOAT_LLM_PRICES"
USUAL_TIMEOUT: Final = 60.0
CONNECTING: Final = 5.0  # connection timeout in seconds
OK: Final = 200
MOST_TOKENS: Final = 400  # of a reply, which is one small object
MILLION: Final = 1_000_000
SHOWN: Final = 80  # bytes of a response, in a refusal
NO_TEXT: Final = False  # in the place of a text: the response is not of the protocol
PROBE: Final = [{"role": "user", "content": "Reply with the word yes."}]

# Kinds of failures
UNREACHABLE: Final = "endpoint_unreachable"
REFUSED: Final = "endpoint_refused"
NONSENSE: Final = "endpoint_nonsense"


class EndpointFailed(Exception):
    """No reply came from a model. `code` says which kind of failure it is, `why` names the endpoint and what it did;
    `status` is that of the response, 0 without one."""

    def __init__(self, code: str, why: str, *, status: int = 0, is_timeout: bool = False) -> None:
        super().__init__(f"{code}: {why}")
        self.code: Final = code
        self.why: Final = why
        self.status: Final = status
        self.is_timeout: Final = is_timeout


@dataclass(frozen=True)
class Completion:
    text: str
    prompt_tokens: int
    completion_tokens: int
    cost: float


class Endpoint:
    def __init__(self, address: str) -> None:
        """`address` is URL#MODEL, with reserved characters of the model's name as %XX. BadInput if it is
        malformed, or a setting is."""
        self.url, _, model = address.partition("#")
        self.model: Final = unquote(model)
        if urlsplit(self.url).scheme not in ("http", "https") or not self.model:
            raise BadInput("bad_endpoint", f"{address} (llm:http://localhost:8000/v1#MODEL)")
        self.timeout: Final = _numbers(TIMEOUT, 1, [USUAL_TIMEOUT])[0]
        self._prices: Final = _numbers(PRICES, 2, [0.0, 0.0])
        key = os.environ.get(KEY, "")
        headers = {"authorization": f"Bearer {key}"} if key else {}
        patience = httpx2.Timeout(self.timeout, connect=min(CONNECTING, self.timeout))
        is_safe = self.url.startswith("https:")
        self._client: Final = httpx2.Client(
            headers=headers, timeout=patience, verify=_certificates() if is_safe else False
        )
        weakref.finalize(self, self._client.close)

    def check(self) -> None:
        """BadInput if no model replies there. Called once, before any game."""
        try:
            self.complete(PROBE)
        except EndpointFailed as failure:
            raise BadInput(failure.code, failure.why) from None

    def complete(self, messages: list[dict[str, str]]) -> Completion:
        """The model's reply to these messages. EndpointFailed: the endpoint has none, or speaks another protocol."""
        body = {"model": self.model, "messages": messages, "max_tokens": MOST_TOKENS}
        try:
            response = self._client.post(f"{self.url.rstrip('/')}/chat/completions", json=body)
        except httpx2.TimeoutException:
            why = f"{self.url}: no reply in {self.timeout:g} s"
            raise EndpointFailed(UNREACHABLE, why, is_timeout=True) from None
        except (httpx2.HTTPError, httpx2.InvalidURL):
            raise EndpointFailed(UNREACHABLE, self.url) from None
        if response.status_code != OK:
            why = f"{self.url}: {response.status_code} {response.reason_phrase}{_reason(response)}"
            raise EndpointFailed(REFUSED, why, status=response.status_code)
        return self._read(response)

    def _read(self, response: httpx2.Response) -> Completion:
        """The reply in a response; an empty text if the model wrote none."""
        try:
            reply: Any = response.json()
            text = reply["choices"][0]["message"]["content"]
        except (ValueError, LookupError, TypeError):
            reply = text = NO_TEXT
        if not isinstance(text, str | None):
            why = f"{self.url}: expected choices[0].message.content, got {_shorten(response.content)}"
            raise EndpointFailed(NONSENSE, why, status=response.status_code)
        usage = reply.get("usage")
        told = usage if isinstance(usage, dict) else {}
        asked, replied = _count(told.get("prompt_tokens")), _count(told.get("completion_tokens"))
        price = (asked * self._prices[0] + replied * self._prices[1]) / MILLION
        cost = told.get("cost")
        if isinstance(cost, int | float) and not isinstance(cost, bool):
            price = cost
        return Completion(text or "", asked, replied, price)


def _reason(response: httpx2.Response) -> str:
    """The endpoint's reason for a refusal, if it gives one as the protocol does."""
    try:
        said = response.json()["error"]["message"]
    except (ValueError, LookupError, TypeError):
        return ""
    return f" ({_shorten(said.encode())})" if isinstance(said, str) else ""


def _shorten(content: bytes) -> str:
    """The beginning of what was sent, on one line."""
    text = content[:SHOWN].decode("utf-8", "replace")
    return "".join(letter if letter.isprintable() else " " for letter in text).strip() or "nothing"


@cache
def _certificates() -> ssl.SSLContext:
    """Certificates, loaded once: loading takes longer than a request."""
    return httpx2.create_ssl_context()


def _count(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else 0


def _numbers(name: str, count: int, usual: list[float]) -> list[float]:
    """The setting as this many positive numbers, separated by commas."""
    written = os.environ.get(name, "")
    if not written:
        return usual
    try:
        numbers = [float(part) for part in written.split(",")]
    except ValueError:
        numbers = []
    if len(numbers) != count or not all(0 <= number < MILLION for number in numbers):
        raise BadInput("bad_setting", f"{name}={written}")
    return numbers
