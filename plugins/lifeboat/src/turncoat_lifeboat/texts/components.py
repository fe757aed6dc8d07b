"""The components of Lifeboat: its three decks."""

from typing import TYPE_CHECKING

from turncoat.kernel.wire import node_wire
from turncoat.texts.components.component import Component, Group
from turncoat.texts.lines import Line
from turncoat.texts.phrases import key
from turncoat_lifeboat.board import SUITS
from turncoat_lifeboat.content.weather import DECK, WeatherCard

if TYPE_CHECKING:
    from turncoat.texts.components.printed import Printer


def groups(printer: "Printer") -> list[Group]:
    groups = []
    for family in printer.game.layout.families:
        if family == "weather":
            weather = [_weather(printer, card) for card in DECK]
            groups.append(printer.group(family, f"family-{family}", weather))
        else:
            groups.append(printer.cards(family))
    return groups


def _weather(printer: "Printer", card: WeatherCard) -> Component:
    words = printer.words
    if card.target:
        suits = ", ".join(words.say(f"card-{SUITS[suit]}") for suit in card.suits)
        lines = [Line(words.say("weather-check", {"target": card.target, "suits": suits}))]
        lines.extend(printer.label_effect("check-passed", card.passed))
        lines.extend(printer.label_effect("check-failed", card.failed))
    else:
        lines = printer.effects.lines(node_wire(printer.game, card.failed))
    return Component(
        "card", card.name, words.say(f"card-{key(card.name)}"), lines, [card.passed, card.failed]
    )
