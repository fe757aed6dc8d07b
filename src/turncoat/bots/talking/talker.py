"""A seat that takes part in the talk: it listens, answers questions, and now and then speaks up."""

from typing import Final

from turncoat.bots.player import Heard
from turncoat.bots.talking import matters, opinions, replies
from turncoat.bots.talking.concerns import Concerns
from turncoat.bots.talking.hearsay import Hearsay
from turncoat.bots.talking.manners import Manners
from turncoat.bots.talking.moment import Moment
from turncoat.bots.talking.opinions import Thought
from turncoat.bots.talking.recall import Recall
from turncoat.kernel.ids import Option, Seat, verb_of
from turncoat.kernel.views import View
from turncoat.talk.games import has_suspects
from turncoat.talk.moments import is_harmless
from turncoat.talk.statements import Statement

PAUSE: Final = (
    3.0  # choices that one keeps silent for after having spoken, at least, and the same again by chance
)
URGENT: Final = 0.9  # what cannot wait for that
DULL: Final = 0.25  # what is not worth a word
MOOD: Final = 0.3  # how much chance there is in what one says
ANNOUNCED: Final = 0.3  # of votes, that one says beforehand
TAUNT: Final = 0.05  # how often a revealed traitor has something to say
ASKED: Final = 0.4  # points that an option is better for doing what another seat asked for
PROMISED: Final = 0.8


class Talker:
    def __init__(self, game: str, concerns: Concerns, seats: int, seat: Seat) -> None:
        self.concerns: Final = concerns
        self.recall: Final = Recall(self.concerns, seat)
        self.hearsay: Final = Hearsay(seats, seat, concerns.proposed)
        self.has_suspects: Final = has_suspects(game, seats)
        self._silence: float = 0.0  # choices to go until it may speak up again

    # Listening

    def hear(self, heard: Heard) -> None:
        self.recall.hear(heard)

    def hear_statement(self, statement: Statement) -> None:
        self.recall.hear_statement(statement)
        self.hearsay.hear(statement)

    def adjust(self, suspicion: list[float], manners: Manners) -> list[float]:
        return self.hearsay.adjust(suspicion, manners.trusting) if self.has_suspects else suspicion

    def nudge(self, view: View, legal: list[Option], values: list[float], manners: Manners) -> list[float]:
        """What one was asked for or has promised is a little better than it was."""
        recall = self.recall
        if not recall.errands and not recall.promises:
            return values
        has_helped = self.concerns.has_helped(view, recall.pledge)
        found = []
        for option, value in zip(legal, values):
            action = self.concerns.doing.get(verb_of(option), "")
            if action == "help" and has_helped:
                action = ""
            if action in recall.promises and recall.is_fresh(recall.promises[action]):
                value += PROMISED
            elif action in recall.errands and recall.is_fresh(recall.errands[action]):
                value += ASKED * manners.obliging
            found.append(value)
        return found

    # Speaking

    def speak(self, moment: Moment, *, had_choice: bool) -> Statement | None:
        """One statement or none. Questions are answered at once; the rest waits until one has not spoken for a while."""
        self.hearsay.look_back(moment.record.log)
        self.recall.note_help(moment.record.log, self.concerns.intent(moment.view, moment.chosen))
        for question in moment.record.open_questions(moment.seat):
            reply = replies.answer(moment, question)
            if reply is not None:
                return reply
        if not had_choice or not is_harmless(moment.view):
            return None
        self._silence -= moment.manners.talkative
        said = self._revealed(moment) if moment.is_revealed else self._speak_up(moment)
        if said is not None:
            self._silence = PAUSE + moment.dice.below(1 + int(PAUSE))
        return said

    def _speak_up(self, moment: Moment) -> Statement | None:
        thoughts = self._pressing(moment)
        if self._silence <= 0.0:
            thoughts.extend(self._idle(moment))
            least = DULL
        else:
            least = URGENT
        return _said(moment, thoughts, least)

    def _pressing(self, moment: Moment) -> list[Thought]:
        """What is said now or never."""
        found: list[Thought] = []
        if not self.has_suspects:
            return found
        found.extend(matters.sights(moment))
        found.extend(matters.intent(moment))
        against = opinions.vote(moment)
        if against is not None and moment.chance(ANNOUNCED * moment.manners.talkative):
            found.append((URGENT, against))
        if self.recall.charges:
            found.extend(replies.defences(moment))
        return found

    def _idle(self, moment: Moment) -> list[Thought]:
        found: list[Thought] = []
        found.extend(matters.warnings(moment))
        found.extend(opinions.echoes(moment))
        if not self.has_suspects:
            return found
        found.extend(opinions.estimates(moment))
        found.extend(opinions.proposals(moment))
        found.extend(matters.reports(moment))
        found.extend(matters.questions(moment))
        found.extend(matters.requests(moment))
        found.extend(matters.thanks(moment))
        return found

    def _revealed(self, moment: Moment) -> Statement | None:
        others = [one for one in self.recall.opinions if one.seat != moment.seat]
        if not others or not moment.chance(TAUNT):
            return None
        kind = "agree" if moment.dice.below(2) else "disagree"
        said = Statement(kind, moment.seat, statement=others[-1].number)
        return said if moment.may_say(said) else None


def _said(moment: Moment, thoughts: list[Thought], least: float) -> Statement | None:
    """The one that one wants to say most; what contradicts oneself is taken back first, if one has changed one's mind."""
    moods = [(worth + MOOD * moment.dice.below(100) / 100, statement) for worth, statement in thoughts]
    for worth, statement in sorted(moods, key=lambda one: -one[0]):
        if worth < least:
            return None
        if not moment.record.may_say(statement):
            continue
        otherwise = moment.record.contradicts(statement)
        if not otherwise:
            return statement
        if moment.is_loyal and statement.kind == "estimate":
            back = Statement("take_back", moment.seat, statement=otherwise[0].number)
            if moment.may_say(back):
                return back
    return None
