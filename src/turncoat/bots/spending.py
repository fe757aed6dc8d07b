"""The costs and failures of bots outside this program, as counters that can be added up."""

from dataclasses import dataclass, fields
from typing import Final

from turncoat.kernel.shapes import Json

NAME: Final = "name"


@dataclass
class Spending:
    name: str  # of the bot
    decisions: int = 0  # decisions with a choice
    requests: int = 0
    retries: int = 0
    unreachable: int = 0  # requests without a connection, or with an error of the endpoint
    timeouts: int = 0
    unreadable: int = 0  # replies without a readable answer
    illegal: int = 0  # answers that are not the number of an option
    unsayable: int = 0  # statements that are not on the list
    fallbacks: int = 0  # decisions answered by the fallback
    prompt_tokens: int = 0
    completion_tokens: int = 0
    cost: float = 0.0  # as reported by the endpoint, or by the given prices
    seconds: float = 0.0  # spent waiting for replies

    def add(self, other: "Spending") -> None:
        for one in fields(self):
            if one.name != NAME:
                setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))

    def as_object(self) -> dict[str, Json]:
        return {one.name: getattr(self, one.name) for one in fields(self) if one.name != NAME}


def add_spending(total: dict[str, Spending], more: list[Spending]) -> None:
    """Add costs to the total, by bot."""
    for spent in more:
        total.setdefault(spent.name, Spending(spent.name)).add(spent)
