"""An agent that plays by the texts of the tools alone, through the SDK's own client."""

import re
from dataclasses import dataclass
from typing import Final

from mcp import Client
from mcp.types import TextContent

DECISION: Final = re.compile(r"^## Decision (\d+)", re.MULTILINE)
HANDLE: Final = re.compile(r"^seat: (\S+)", re.MULTILINE)


class ToolFailed(Exception):
    """The text of a tool error."""


async def call(client: Client, tool: str, **arguments: object) -> str:
    result = await client.call_tool(tool, arguments)
    text = "\n".join(part.text for part in result.content if isinstance(part, TextContent))
    if result.is_error:
        raise ToolFailed(text)
    return text


def handle_in(text: str) -> str:
    handle = HANDLE.search(text)
    assert handle is not None
    return handle[1]


def decision_in(text: str) -> tuple[int, int] | None:
    """The number of the decision, and how many answers it has."""
    asked = DECISION.search(text)
    if asked is None:
        return None
    return int(asked[1]), len(re.findall(r"^\d+\. ", text[asked.end() :], re.MULTILINE))


@dataclass
class Agent:
    """Takes the answers in turn: the last, the first, the last but one, ..."""

    client: Client
    seat: str
    answers: int = 0
    said: int = 0

    async def play(self, text: str, most: int = 10_000) -> str:
        """Until the game is over, or after so many answers; the last text."""
        while self.answers < most:
            asked = decision_in(text)
            if asked is None:
                if "the game is over" in text:
                    return text
                text = await call(self.client, "wait", seat=self.seat, seconds=20)
                continue
            number, options = asked
            if "\ns1. " in text and self.answers % 5 == 0:
                await call(self.client, "say", seat=self.seat, sentence=1)
                self.said += 1
            option = 1 + self.answers * 7 % options
            text = await call(self.client, "answer", seat=self.seat, decision=number, option=option)
            self.answers += 1
        return text
