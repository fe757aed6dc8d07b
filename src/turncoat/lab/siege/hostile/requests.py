"""Malformed and hostile requests over HTTP, drawn by chance."""

from collections.abc import Callable
from typing import Final

from turncoat.games.catalog import smallest_game
from turncoat.kernel.dice import Dice
from turncoat.lab.siege.hostile.commands import Target, bend, command, deep, encode, mutate, noise, strange
from turncoat.lab.siege.live_server import ORIGIN, request_bytes
from turncoat.server.http.routes import ROUTES

NOTHING_HERE: Final = "nothing-here"
OTHER_ORIGIN: Final = "request other_origin"  # kind of the requests that other sites' pages send
PATHS: Final = (
    "/../../../../etc/passwd",
    "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2f..%2fetc/passwd",
    "/assets/../../access.py",
    "/assets/%2e%2e/%2e%2e/access.py",
    "/%00",
    "/api/tables/%00",
    "/api/tables/%ff%fe",
    "/api/tables/..%2fgames",
    "/api/tables/" + "a" * 3000,
    "/api/tables/%F0%9F%98%80/commands",
    "//evil.example/",
    "/\\evil.example",
    "/api",
    "/api/",
    "/api//games",
    "/api/games/",
    "/API/GAMES",
    f"/api/words/{smallest_game().name}/xx",
    "/api/words/..%2f..%2f/en",
    "/api/rules/%00/en",
    "*",
    "http://evil.example/api/games",
    "/api/tables?stage=everything",
    "/api/tables?stage=playing&stage=over",
    "/api/tables?%00=%ff",
    "/.git/config",
    "/index.html%00.js",
    "/assets",
    "/assets/",
)
METHODS: Final = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "CONNECT", "FOO")
ORIGINS: Final = (
    "null",
    "http://evil.example",
    "http://localhost.evil.example",
    "http://evil-localhost",
    "https://localhost",
    "http://sub.localhost",
    "http://localhost:1",
    "http://localhost@evil.example",
    "javascript:alert(1)",
    "http://[",
    "",
)
COOKIES: Final = (
    "turncoat=",
    "turncoat=AAAA",
    "turncoat=" + "A" * 43,
    "turncoat=" + "A" * 5000,
    "turncoat=;;;===",
    "=;=;=",
    'turncoat="\\"',
    'a={"b":1}; turncoat=\x80\xff',
    "__Host-turncoat=AAAA",
    "; " * 500,
)
HOSTS: Final = (
    "[::1",
    "[x]",
    "a]",
    "[",
    "[]",
    ":80",
    "a:70000",
    "a:port",
    "a/b",
    "a@localhost",
    "localhost, a",
    "",
)
# An attacker without a seat reaches little.
ATTACKED: Final = tuple(route for route in ROUTES if route.name != "forget_me")


def hostile_request(dice: Dice, target: Target) -> tuple[str, bytes]:
    kind = _REQUESTS[dice.below(len(_REQUESTS))]
    return f"request {kind.__name__.strip('_')}", kind(dice, target)


def _path(dice: Dice, target: Target) -> tuple[str, str]:
    """A method and path of a real route, with parameters that may be wrong."""
    route = ATTACKED[dice.below(len(ATTACKED))]
    path = route.path.replace("{table}", _table(dice, target))
    for name, value in (("game", smallest_game().name), ("language", "en"), ("device", "somebody")):
        path = path.replace(f"{{{name}}}", value if dice.below(4) else "%00%ff")
    return route.method, path


def _table(dice: Dice, target: Target) -> str:
    return (target.table, target.table, target.table, target.elsewhere, NOTHING_HERE)[dice.below(5)]


def _headers(dice: Dice, target: Target, body: bytes) -> dict[str, str]:
    headers = {"cookie": target.cookie, "origin": ORIGIN} if dice.below(4) else {}
    if body or dice.below(2):
        headers["content-type"] = "application/json"
    return headers


def _post_command(dice: Dice, target: Target) -> bytes:
    body = encode(bend(dice, command(dice, target)) if dice.below(3) else command(dice, target))
    return request_bytes(
        "POST", f"/api/tables/{_table(dice, target)}/commands", _headers(dice, target, body), body
    )


def _broken_body(dice: Dice, target: Target) -> bytes:
    method, path = _path(dice, target)
    bodies = (
        noise(dice),
        mutate(dice, encode(command(dice, target))),
        deep(dice),
        encode(strange(dice)),
    )
    body = bodies[dice.below(len(bodies))]
    return request_bytes(method, path, _headers(dice, target, body), body)


def _strange_path(dice: Dice, target: Target) -> bytes:
    method = METHODS[dice.below(len(METHODS))] if dice.below(2) else "GET"
    return request_bytes(method, PATHS[dice.below(len(PATHS))], _headers(dice, target, b""))


def _strange_method(dice: Dice, target: Target) -> bytes:
    _, path = _path(dice, target)
    return request_bytes(METHODS[dice.below(len(METHODS))], path, _headers(dice, target, b""))


def _strange_query(dice: Dice, target: Target) -> bytes:
    names = ("events", "language", "watch", "action", "stage", "invitation", "x")
    values = ("-1", "9" * 30, "1e9", "%00", "%ff", "en&language=uk", "true", "", "a" * 300, "nan")
    name, value = names[dice.below(len(names))], values[dice.below(len(values))]
    method, path = _path(dice, target)
    return request_bytes(method, f"{path}?{name}={value}", _headers(dice, target, b""))


def _other_origin(dice: Dice, target: Target) -> bytes:
    body = encode(command(dice, target))
    headers = {**_headers(dice, target, body), "origin": ORIGINS[dice.below(len(ORIGINS))]}
    return request_bytes("POST", f"/api/tables/{target.table}/commands", headers, body)


def _strange_cookie(dice: Dice, target: Target) -> bytes:
    method, path = _path(dice, target)
    cookie = (
        COOKIES[dice.below(len(COOKIES))]
        if dice.below(2)
        else mutate(dice, target.cookie.encode()).decode("latin-1")
    )
    cookie = cookie.translate({10: " ", 13: " ", 0: " "})
    return request_bytes(method, path, {"cookie": cookie, "origin": ORIGIN})


def _strange_host(dice: Dice, target: Target) -> bytes:
    method, path = _path(dice, target)
    name = ("host", "x-forwarded-host")[dice.below(2)]
    return request_bytes(method, path, {**_headers(dice, target, b""), name: HOSTS[dice.below(len(HOSTS))]})


def _too_large(dice: Dice, target: Target) -> bytes:
    body = b'{"text":"' + b"x" * (60_000 + dice.below(20_000)) + b'"}'
    return request_bytes("PUT", f"/api/tables/{target.table}/notes", _headers(dice, target, body), body)


def _broken_http(dice: Dice, target: Target) -> bytes:
    whole = request_bytes(
        "POST", f"/api/tables/{target.table}/commands", {"cookie": target.cookie, "origin": ORIGIN}, b"{}"
    )
    match dice.below(4):
        case 0:
            return noise(dice, 100) + b"\r\n\r\n"
        case 1:
            return mutate(dice, whole) + b"\r\n\r\n"
        case 2:
            return whole.replace(b"content-length: 2", b"content-length: -2")
        case _:
            return whole.replace(b"content-length: 2", b"transfer-encoding: chunked") + b"\r\nzz\r\n\r\n"


_REQUESTS: Final[tuple[Callable[[Dice, Target], bytes], ...]] = (
    *(_post_command,) * 5,
    *(_broken_body,) * 4,
    *(_strange_path,) * 3,
    _strange_method,
    *(_strange_query,) * 2,
    _other_origin,
    *(_strange_cookie,) * 2,
    _strange_host,
    _too_large,
    _broken_http,
)
