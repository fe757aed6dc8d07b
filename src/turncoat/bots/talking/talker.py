"""A seat that takes part in talk: it listens, answers questions, and makes statements on occasion."""

from itertools import takewhile
from typing import Final

from turncoat.bots.player import Heard
from turncoat.bots.talking import matters, opinions, replies
from turncoat.bots.talking.concerns import Concerns
from turncoat.bots.talking.hearsay import Hearsay
from turncoat.bots.talking.manners import Manners
from turncoat.bots.talking.occasions import Occasions
from turncoat.bots.talking.opinions import Thought
from turncoat.bots.talking.recall import Recall
from turncoat.bots.talking.standpoint import Standpoint
from turncoat.kernel.ids import Option, Seat, verb_of
from turncoat.kernel.views import View
from turncoat.talk.games import has_suspects
from turncoat.talk.hushed import is_harmless
from turncoat.talk.statements import Statement

URGENT: Final = 0.9  # weight of statements regardless of other players' statements
LEAST: Final = 0.4  # least weight for a statement of an average talker
CROWD: Final = 0.15  # weight lost for each statement of others on the same subject
MOOD: Final = 0.3  # share of randomness in the weights
ANNOUNCED: Final = 0.3  # chance of announcing a vote
TAUNT: Final = 0.05  # chance of a statement by a revealed traitor
ASKED: Final = 0.4  # points added to an option that fulfils a request
PROMISED: Final = 0.8
# Replies, which do not count as statements on the same subject
ANSWERING: Final = frozenset({"answer", "defend", "promise"})


class Talker:
    def __init__(self, game: str, concerns: Concerns, seats: int, seat: Seat) -> None:
        self.concerns: Final = concerns
        self.recall: Final = Recall(self.concerns, seat)
        self.hearsay: Final = Hearsay(seats, seat, concerns.proposed)
        self.has_suspects: Final = has_suspects(game, seats)
        self.occasions: Final = Occasions()

    # Listening

    def hear(self, heard: Heard) -> None:
        self.recall.hear(heard)

    def hear_statement(self, statement: Statement) -> None:
        self.recall.hear_statement(statement)
        self.hearsay.hear(statement)

    def adjust(self, suspicion: list[float], manners: Manners) -> list[float]:
        return self.hearsay.adjust(suspicion, manners.trusting) if self.has_suspects else suspicion

    def nudge(self, view: View, legal: list[Option], values: list[float], manners: Manners) -> list[float]:
        """Values with a bonus for options that fulfil requests or promises."""
        recall = self.recall
        if not recall.errands and not recall.promises:
            return values
        has_helped = self.concerns.has_helped(view, recall.pledge)
        nudged = []
        for option, value in zip(legal, values):
            action = self.concerns.doing.get(verb_of(option), "")
            if action == "help" and has_helped:
                action = ""
            if action in recall.promises and recall.is_fresh(recall.promises[action]):
                value += PROMISED * manners.faithful
            elif action in recall.errands and recall.is_fresh(recall.errands[action]):
                value += ASKED * manners.obliging
            nudged.append(value)
        return nudged

    # Speaking

    def speak(self, standpoint: Standpoint, *, had_choice: bool) -> Statement | None:
        """The seat's statement, if any. Questions are answered at once; other statements need an occasion."""
        self.hearsay.look_back(standpoint.record.log)
        self.recall.note_help(standpoint.record.log, self.concerns.intent(standpoint.view, standpoint.chosen))
        for question in standpoint.record.open_questions(standpoint.seat):
            reply = replies.answer(standpoint, question)
            if reply is not None:
                return reply
        if not had_choice or not is_harmless(standpoint.view):
            return None
        if standpoint.is_revealed:
            return self._taunt(standpoint)
        pressing = self._urgent_thoughts(standpoint)
        said = _choose_statement(standpoint, pressing, URGENT)
        if said is None:
            least = LEAST / standpoint.manners.talkative + CROWD * self._crowd(standpoint)
            said = _choose_statement(standpoint, [*pressing, *self._occasional(standpoint)], least)
        if said is not None and said.kind != "take_back":  # taking back only prepares another statement
            self.occasions.spend(standpoint)
        return said

    def _crowd(self, standpoint: Standpoint) -> int:
        """The number of other seats' statements on the same subject since this turn began."""
        began = standpoint.record.log.turn_began()
        recent = takewhile(lambda one: one.at >= began, reversed(standpoint.record.said))
        return sum(1 for one in recent if one.speaker != standpoint.seat and one.kind not in ANSWERING)

    def _urgent_thoughts(self, standpoint: Standpoint) -> list[Thought]:
        """Statements that cannot wait: looks, votes, replies to charges."""
        thoughts: list[Thought] = []
        if not self.has_suspects:
            return thoughts
        thoughts.extend(matters.sights(standpoint))
        against = opinions.vote(standpoint)
        if against is not None and standpoint.chance(ANNOUNCED * standpoint.manners.talkative):
            thoughts.append((URGENT, against))
        if self.recall.charges:
            thoughts.extend(replies.defences(standpoint))
        return thoughts

    def _occasional(self, standpoint: Standpoint) -> list[Thought]:
        """Statements for the current occasions."""
        thoughts: list[Thought] = []
        arisen = self.occasions.dangers(standpoint)
        thoughts.extend(matters.warnings(standpoint, arisen))
        thoughts.extend(opinions.echoes(standpoint, self.occasions.opinions(standpoint)))
        if not self.has_suspects:
            return thoughts
        thoughts.extend(matters.errands(standpoint, arisen))
        if self.occasions.has_check(standpoint):
            thoughts.extend(matters.intent(standpoint))
            thoughts.extend(matters.calls_for_help(standpoint))
        if self.occasions.has_news(standpoint):
            thoughts.extend(opinions.estimates(standpoint))
            thoughts.extend(opinions.proposals(standpoint))
            thoughts.extend(matters.reports(standpoint))
            thoughts.extend(matters.questions(standpoint))
            thoughts.extend(matters.demands(standpoint))
            thoughts.extend(matters.thanks(standpoint))
        return thoughts

    def _taunt(self, standpoint: Standpoint) -> Statement | None:
        others = [one for one in self.recall.opinions if one.seat != standpoint.seat]
        if not others or not standpoint.chance(TAUNT):
            return None
        kind = "agree" if standpoint.dice.below(2) else "disagree"
        said = Statement(kind, standpoint.seat, statement=others[-1].number)
        return said if standpoint.may_say(said) else None


def _choose_statement(standpoint: Standpoint, thoughts: list[Thought], least: float) -> Statement | None:
    """The statement with the highest weight. If it contradicts an earlier claim, that claim is taken back
    first, provided the seat has changed its mind."""
    moods = [(worth + MOOD * standpoint.dice.below(100) / 100, statement) for worth, statement in thoughts]
    for worth, statement in sorted(moods, key=lambda one: -one[0]):
        if worth < least:
            return None
        if not standpoint.record.may_say(statement):
            continue
        otherwise = standpoint.record.contradicts(statement)
        if not otherwise:
            return statement
        if standpoint.is_loyal and statement.kind == "estimate" and otherwise[0].kind != "claim_seen":
            back = Statement("take_back", standpoint.seat, statement=otherwise[0].number)
            if standpoint.may_say(back):
                return back
    return None
