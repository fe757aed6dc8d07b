"""A briefing of one seat at one decision, and its text form. The module does not know how the parts are made."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from turncoat.texts.symbols import strip_marks
from turncoat.texts.words import Words

ITEM: Final = "- "
SAYING: Final = "s"  # prefix of the numbers of statements, which are not options


@dataclass(frozen=True)
class Choice:
    """An option: its text, with numbers of the position and printed texts."""

    id: str
    text: str
    details: Sequence[str] = ()


@dataclass(frozen=True)
class Asked:
    number: int  # of the decision
    rule: str
    ask: str
    effect: Sequence[str]
    choices: Sequence[Choice]


@dataclass(frozen=True)
class Briefing:
    """The parts of a briefing. `table` is what the seat sees, `earlier` has a line per finished turn, `news`
    what happened since the last answer, `owed` open questions of other players, `sayable` numbered
    statements. `asked` is None while the seat is not asked; `state` then says why."""

    table: Sequence[str]
    earlier: Sequence[str]
    news: Sequence[str]
    left_out: int  # lines left out before the news
    asked: Asked | None
    state: str = ""
    owed: Sequence[str] = ()
    sayable: Sequence[str] = ()
    note: str = ""
    is_over: bool = False


def write(briefing: Briefing, words: Words) -> str:
    """The briefing as one text, with the parts that change most at the end."""
    if not briefing.table:  # before the deal
        return briefing.state
    parts = [_section(words, "agent-table", briefing.table, "")]
    if briefing.earlier:
        parts.append(_section(words, "agent-earlier", briefing.earlier))
    news = [*briefing.news] or [words.say("agent-no-news")]
    if briefing.left_out:
        news.insert(0, words.say("agent-left-out", {"n": briefing.left_out}))
    parts.append(_section(words, "agent-news", news))
    if briefing.note:
        parts.append(_section(words, "agent-note", [briefing.note]))
    if briefing.owed:
        parts.append(_section(words, "agent-owed", briefing.owed))
    if briefing.sayable:
        numbered = [f"{SAYING}{number}. {text}" for number, text in enumerate(briefing.sayable, start=1)]
        parts.append(_section(words, "agent-sayable", numbered, ""))
    parts.append(briefing.state if briefing.asked is None else _decision(words, briefing.asked))
    return strip_marks("\n\n".join(parts))


def _section(words: Words, heading: str, lines: Sequence[str], mark: str = ITEM) -> str:
    return "\n".join([f"## {words.say(heading)}", *(f"{mark}{line}" for line in lines)])


def _decision(words: Words, asked: Asked) -> str:
    rule = words.say("terminal-rule", {"rule": asked.rule}) if asked.rule else ""
    message = "agent-decision-by-rule" if rule else "agent-decision"
    lines = [f"## {words.say(message, {'number': asked.number, 'rule': rule})}", asked.ask, *asked.effect]
    shared = shared_details(asked.choices)
    lines += [words.say("agent-every-option", {"text": text}) for text in shared]
    told: dict[tuple[str, ...], int] = {}
    for number, choice in enumerate(asked.choices, start=1):
        own = tuple([text for text in choice.details if text not in shared])
        first = told.setdefault(own, number)
        details = " ".join(own) if first == number else words.say("agent-as-option", {"n": first})
        lines.append(f"{number}. {choice.text} [{details}]" if own else f"{number}. {choice.text}")
    return "\n".join(lines)


def shared_details(choices: Sequence[Choice]) -> list[str]:
    """Details that all of several options share, to be printed once."""
    if len(choices) < 2:
        return []
    first, *others = choices
    return [text for text in dict.fromkeys(first.details) if all(text in one.details for one in others)]
