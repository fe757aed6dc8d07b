"""Unknown addresses: browsers get a page in their language, programs a refusal."""

from pathlib import Path

import msgspec
import pytest

from tests.server.asgi import request as ask
from tests.server.serving import serving

BROWSER = b"text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
TITLES = {"en": "Page not found", "ru": "Такой страницы нет", "uk": "Такої сторінки немає"}


def headers_of(accept: bytes, languages: bytes = b"") -> list[tuple[bytes, bytes]]:
    headers = [(b"accept", accept)]
    return [*headers, (b"accept-language", languages)] if languages else headers


@pytest.mark.parametrize(
    ("languages", "language"),
    [
        (b"", "en"),
        (b"ru", "ru"),
        (b"uk-UA,uk;q=0.9,ru;q=0.8,en;q=0.7", "uk"),
        (b"en;q=0.3,ru-RU;q=0.8", "ru"),
        (b"de-DE,de;q=0.9,uk;q=0.5", "uk"),
        (b"ru;q=0,uk", "uk"),
        (b"pl", "en"),
        (b"ru;q=\xb2,,;;q=x,-", "en"),
    ],
)
async def test_a_browser_is_shown_a_page_in_its_language_with_a_way_home(
    tmp_path: Path, languages: bytes, language: str
) -> None:
    async with serving(tmp_path) as (_, app):
        status, headers, sent = await ask(app, "GET", "/nonsense", headers=headers_of(BROWSER, languages))
    told = dict(headers)
    page = sent.decode()
    assert status == 404
    assert told[b"content-type"] == b"text/html; charset=utf-8"
    assert told[b"cache-control"] == b"no-store"
    assert b"default-src 'self'" in told[b"content-security-policy"]
    assert f'<html lang="{language}">' in page
    assert TITLES[language] in page
    assert '<a href="/">' in page


@pytest.mark.parametrize(
    ("method", "path", "accept"),
    [
        ("GET", "/nonsense", b"*/*"),
        ("GET", "/nonsense", b"application/json"),
        ("GET", "/nonsense", b"text/html;q=0"),
        ("GET", "/api/nonsense", BROWSER),
        ("GET", "/api", BROWSER),
        ("POST", "/nonsense", BROWSER),
    ],
)
async def test_programs_and_the_api_are_refused_as_ever(
    tmp_path: Path, method: str, path: str, accept: bytes
) -> None:
    async with serving(tmp_path) as (_, app):
        status, _, sent = await ask(app, method, path, headers=headers_of(accept))
    assert (status, msgspec.json.decode(sent)) == (404, {"error": "not_here"})


async def test_what_was_asked_for_is_not_said_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as (_, app):
        _, _, sent = await ask(app, "GET", "/<script>alert(1)</script>", headers=headers_of(BROWSER))
    assert b"alert" not in sent
