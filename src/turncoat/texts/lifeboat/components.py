"""The components of Lifeboat: its three decks."""

from typing import TYPE_CHECKING

from turncoat.games.lifeboat.board import SUITS
from turncoat.games.lifeboat.content.weather import DECK, WeatherCard
from turncoat.kernel.wire import node_wire
from turncoat.texts.components.component import Component, Group
from turncoat.texts.lines import Line
from turncoat.texts.phrases import key

if TYPE_CHECKING:
    from turncoat.texts.components.printed import Printer


def groups(printer: "Printer") -> list[Group]:
    found = []
    for family in printer.game.layout.families:
        if family == "weather":
            weather = [_weather(printer, card) for card in DECK]
            found.append(printer.group(family, f"family-{family}", weather))
        else:
            found.append(printer.cards(family))
    return found


def _weather(printer: "Printer", card: WeatherCard) -> Component:
    words = printer.words
    if card.target:
        suits = ", ".join(words.say(f"card-{SUITS[suit]}") for suit in card.suits)
        lines = [Line(words.say("weather-check", {"target": card.target, "suits": suits}))]
        lines.extend(printer.labelled("check-passed", card.passed))
        lines.extend(printer.labelled("check-failed", card.failed))
    else:
        lines = printer.effects.lines(node_wire(printer.game, card.failed))
    return Component(
        "card", card.name, words.say(f"card-{key(card.name)}"), lines, [card.passed, card.failed]
    )
