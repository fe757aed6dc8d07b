"""The page for unknown addresses: for browsers, in the visitor's language, with a link to the start page."""

import html
from collections.abc import Iterator
from functools import cache
from string import Template
from typing import Final

from starlette.datastructures import Headers

from turncoat.texts.languages import DEFAULT, LANGUAGES
from turncoat.texts.words import COMMON, words_of

HTML: Final = "text/html"
_PAGE: Final = Template(
    """<!doctype html>
<html lang="$language">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>$title: $name</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>
  :root {
    color-scheme: light dark;
    --accent: light-dark(#0b5a66, #63c8d1);
  }
  body {
    margin: 0;
    padding: 15vh 16px 0;
    background: light-dark(#f3efe6, #0e161c);
    color: light-dark(#1b252d, #e7edf0);
    font: 16px/1.5 system-ui, sans-serif;
  }
  main { max-width: 480px; margin: 0 auto; padding: 24px; border-radius: 10px; background: light-dark(#fffdf8, #17222b) }
  h1 { margin: 0; font: 600 26px/1.25 "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif }
  a { display: inline-block; padding: 10px 16px; border: 1px solid; border-radius: 10px; color: var(--accent) }
</style>
</head>
<body>
<main>
<h1>$title</h1>
<p>$why</p>
<a href="/">$home</a>
</main>
</body>
</html>
"""
)


def wants_page(headers: Headers) -> bool:
    """Whether a browser asks for a page; programs and scripts accept other types, or any."""
    return any(kind == HTML and weight > 0 for kind, weight in _weigh_parts(headers.get("accept", "")))


def preferred_language(headers: Headers) -> str:
    """The first of the visitor's languages that we have."""
    wanted = sorted(_weigh_parts(headers.get("accept-language", "")), key=lambda one: -one[1])
    codes = [name.partition("-")[0] for name, weight in wanted if weight > 0]
    return next((code for code in codes if code in LANGUAGES), DEFAULT)


@cache
def not_found_page(language: str) -> str:
    words = words_of(COMMON, language)
    told = {
        "language": language,
        "name": words.say("web-title"),
        "title": words.say("web-no-page"),
        "why": words.say("web-no-page-why"),
        "home": words.say("web-to-start"),
    }
    return _PAGE.substitute({name: html.escape(text) for name, text in told.items()})


def _weigh_parts(header: str) -> Iterator[tuple[str, float]]:
    """The values of a header such as `uk, en;q=0.5`, with their weights."""
    for part in header.split(","):
        name, *parameters = [one.strip().lower() for one in part.split(";")]
        weight = next((one.removeprefix("q=") for one in parameters if one.startswith("q=")), "1")
        yield name, float(weight) if weight.replace(".", "", 1).isdecimal() else 0.0
