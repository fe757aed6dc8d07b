"""Messages are read one by one, when they are first said; tables in several threads may say them at the same time."""

from typing import Any

import pytest
from fluent.runtime import FluentResource

from turncoat.texts import words as module
from turncoat.texts.words import Words

TEXTS = ["greeting = Hello, { person }!\n", "person = sailor\nloop = { loop.part }\n    .part = twice\n"]


def test_a_message_may_be_said_while_another_thread_still_reads_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other thread comes in between: it says the message, and what it refers to, before the first one has read it."""
    words = Words("en", TEXTS, {})
    said = []

    def read(text: str) -> Any:
        monkeypatch.setattr(module, "FluentResource", FluentResource)
        said.append(words.say("greeting"))
        return FluentResource(text)

    monkeypatch.setattr(module, "FluentResource", read)
    assert words.has("greeting")
    assert [*said, words.say("greeting")] == ["Hello, sailor!"] * 2
    assert not words.gaps


def test_a_message_that_refers_to_itself_is_read_once() -> None:
    words = Words("en", TEXTS, {})
    assert words.say("loop") == "twice"
    assert not words.gaps
