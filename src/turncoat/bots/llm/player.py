"""A language model as a player. It receives the briefings of its seat, and nothing else.

A request is repeated at most twice; then the decision gets the answer that tables give for absent players: pass if that
is legal, otherwise the first option. After three decisions in a row without a reply of any model, the endpoint is not
asked any more in this game; if they are the first ones of the game, BadInput ends it, since nothing was played. A model
that replies nonsense is played with: that is its skill.
"""

import os
import time
from typing import Final, Never

from turncoat.bots.llm.endpoint import NONSENSE, Completion, Endpoint, EndpointFailed
from turncoat.bots.llm.reply import ModelReply, read_reply
from turncoat.bots.player import Heard, Player
from turncoat.bots.spending import Spending
from turncoat.briefings.briefer import Briefer
from turncoat.briefings.briefing import write
from turncoat.briefings.intro import how_to_reply, intro
from turncoat.kernel.dice import Dice
from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import EVERYBODY, Event
from turncoat.kernel.ids import Option, Seat
from turncoat.kernel.verbs import KERNEL_VERBS, PASS
from turncoat.kernel.views import View
from turncoat.kernel.wire import engine_view_wire, event_wire, option_wire
from turncoat.talk.games import kinds_of
from turncoat.talk.hushed import is_harmless
from turncoat.talk.offers import list_offers
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import Statement
from turncoat.texts.languages import DEFAULT, check_language

LANGUAGE: Final = "TURNCOAT_LLM_LANGUAGE"
RETRIES: Final = 2
PAUSE: Final = 0.5  # seconds before the first repetition; doubled before the next
DEAD: Final = 3  # decisions in a row without a reply of any model
UNSTATED: Final = 0.5  # the belief about a player that the model has not mentioned yet


class LlmPlayer(Player):
    listens = True
    talks = True

    def __init__(self, address: str) -> None:
        self._endpoint: Final = Endpoint(address)
        self._language: Final = check_language(os.environ.get(LANGUAGE, DEFAULT))
        self._spending: Final = Spending(f"llm:{address}")
        self._unheard: Final[list[Heard | Statement]] = []
        self._journal: Final[list[Event]] = []
        self._briefer: Briefer | None = None
        self._record: TalkRecord | None = None
        self._intro: str = ""
        self._offers: list[Statement] = []
        self._chosen: Statement | None = None
        self._is_silent_table: bool = False
        self._awaits_speak: bool = False
        self._stated: dict[int, float] = {}  # beliefs by player, counting from one
        self._beliefs: list[float] | None = None
        self._note: str = ""
        self._without_reply: int = 0  # decisions in a row
        self._has_replied: bool = False  # in this game
        self._failure: EndpointFailed | None = None  # the last one

    def hear(self, heard: Heard) -> None:
        self._unheard.append(heard)

    def hear_statement(self, statement: Statement) -> None:
        self._unheard.append(statement)

    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        """Take a single option without a request."""
        if self._awaits_speak:
            # A table that lets players talk asks for their statement after the answer
            self._is_silent_table = True
        self._chosen = None
        briefer = self._listen(view)
        self._offers = self._sayable(view)
        self._awaits_speak = bool(self._offers)
        if len(legal) == 1:
            return legal[0]
        self._spending.decisions += 1
        briefing = briefer.brief(view, legal, "", self._record, self._offers, self._note)
        reply = self._ask(write(briefing, briefer.words), len(legal))
        briefer.mark()
        if reply is None or reply.answer is None:
            self._spending.fallbacks += 1
            return fallback(view, legal)
        self._take_in(view, reply)
        return legal[reply.answer - 1]

    def speak(self, view: View, record: TalkRecord, dice: Dice) -> Statement | None:
        self._awaits_speak = False
        return self._chosen

    def beliefs(self) -> list[float] | None:
        """The beliefs that the model has stated."""
        return self._beliefs

    def spent(self) -> list[Spending]:
        return [self._spending]

    def _listen(self, view: View) -> Briefer:
        """Pass new events to the briefer, in order."""
        if self._briefer is None:
            self._briefer = Briefer(view.game, self._language, view.seat, view.seats)
            self._intro = intro(view.game, self._language, view.seat, view.seats)
            if kinds_of(view.game.name, view.seats):
                self._record = TalkRecord(view.game, view.seats)
        for one in self._unheard:
            if isinstance(one, Heard):
                event = _event(one, view.seat)
                self._journal.append(event)
                self._briefer.hear(event_wire(view.game, event, view.seat))
            elif self._record is not None:
                self._record.log.hear(self._journal)
                self._record.say(one.content)
        self._unheard.clear()
        if self._record is not None:
            self._record.log.hear(self._journal)
        return self._briefer

    def _sayable(self, view: View) -> list[Statement]:
        """The allowed statements, at a table that asks for one."""
        if self._record is None or self._is_silent_table:
            return []
        if not is_harmless(view) and not self._record.open_questions(view.seat):
            return []
        return list_offers(engine_view_wire(view), (), self._record, view.seat)

    def _ask(self, told: str, options: int) -> ModelReply | None:
        """The first reply with a legal answer; None if there is none."""
        assert self._briefer is not None
        if self._without_reply >= DEAD:
            return None
        game, language = self._briefer.game, self._language
        messages = [
            {"role": "system", "content": f"{self._intro}\n\n{how_to_reply(game, language)}"},
            {"role": "user", "content": told},
        ]
        self._without_reply += 1
        for attempt in range(1 + RETRIES):
            if attempt:
                self._spending.retries += 1
            completion = self._request(messages, attempt)
            if completion is None:
                continue
            self._without_reply = 0
            self._has_replied = True
            reply = self._judge(completion, options)
            if reply is not None:
                return reply
        if self._without_reply >= DEAD and not self._has_replied and self._failure is not None:
            raise BadInput(self._failure.code, self._failure.why)
        return None

    def _request(self, messages: list[dict[str, str]], attempt: int) -> Completion | None:
        begin = time.perf_counter()
        self._spending.requests += 1
        try:
            completion = self._endpoint.complete(messages)
        except EndpointFailed as failure:
            self._failure = failure
            self._spending.timeouts += failure.is_timeout
            self._spending.unreadable += failure.code == NONSENSE
            self._spending.unreachable += failure.code != NONSENSE and not failure.is_timeout
            if attempt < RETRIES:
                time.sleep(PAUSE * 2**attempt)
            return None
        finally:
            self._spending.seconds += time.perf_counter() - begin
        self._spending.prompt_tokens += completion.prompt_tokens
        self._spending.completion_tokens += completion.completion_tokens
        self._spending.cost += completion.cost
        return completion

    def _judge(self, completion: Completion, options: int) -> ModelReply | None:
        """The reply, if its answer is legal."""
        reply = read_reply(completion.text)
        if reply is None or reply.answer is None:
            self._spending.unreadable += 1
            return None
        if not 1 <= reply.answer <= options:
            self._spending.illegal += 1
            return None
        return reply

    def _take_in(self, view: View, reply: ModelReply) -> None:
        self._note = reply.note or self._note
        if reply.say is not None:
            if 1 <= reply.say <= len(self._offers):
                self._chosen = self._offers[reply.say - 1]
            else:
                self._spending.unsayable += 1
        if reply.beliefs:
            self._stated.update(reply.beliefs)
            self._beliefs = [self._stated.get(seat + 1, UNSTATED) for seat in range(view.seats)]

    def __deepcopy__(self, known: object) -> Never:
        raise BadInput("bot_not_copyable", self._spending.name)


def _event(heard: Heard, seat: Seat) -> Event:
    """The event as far as the seat knows it."""
    knowers = EVERYBODY if not heard.is_private else 1 << seat if heard.secret else 0
    return Event(heard.kind, heard.rule, heard.arguments, heard.secret, knowers)


def fallback(view: View, legal: list[Option]) -> Option:
    """The answer for a player who gives none."""
    for option in legal:
        if option_wire(view.game, option)["verb"] == KERNEL_VERBS[PASS].name:
            return option
    return legal[0]
