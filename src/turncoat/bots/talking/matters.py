"""Statements about the game: looks, checks, dangers and errands, and questions to other players."""

from collections.abc import Collection, Iterator
from typing import Final

from turncoat.bots.talking.concerns import Look
from turncoat.bots.talking.opinions import LEAN, Thought, level_of
from turncoat.bots.talking.standpoint import Standpoint
from turncoat.kernel.ids import Seat
from turncoat.talk.contradictions import DOUBTING
from turncoat.talk.deeds import Check, Deed
from turncoat.talk.games import words_of
from turncoat.talk.statements import KINDS, Statement

AGAIN: Final = 0.5  # weight of reporting a look again
WORTH_ASKING: Final = 0.5  # log odds below which a deed raises no question

# Looks


def sights(standpoint: Standpoint) -> Iterator[Thought]:
    """Claims to have seen a side. A loyal seat does not report a human whom it doubts all the same."""
    for look in standpoint.recall.looks:
        if look.whose in standpoint.others and standpoint.concerns.is_whole(standpoint.view, look):
            level = look.level if standpoint.is_loyal else _as_it_pays(standpoint, look)
            is_known = standpoint.recall.claims.get(look.whose) == level
            worth = standpoint.concerns.sight * (AGAIN if is_known else 1.0)
            said = Statement("claim_seen", standpoint.seat, seat=look.whose, event=look.event, level=level)
            if level == "traitor":
                yield worth, said
            elif not standpoint.is_loyal or level_of(standpoint, look.whose) not in DOUBTING:
                yield from _clear_player(standpoint, said, worth)


def _clear_player(standpoint: Standpoint, sight: Statement, worth: float) -> Iterator[Thought]:
    """The claim that a player is human, unless the seat has voiced a doubt about them. A loyal seat takes back
    a doubt that is older than the look."""
    doubt = standpoint.recall.doubts.get(sight.seat)
    if doubt is None:
        yield worth, sight
    elif standpoint.is_loyal and doubt.at <= sight.event:
        yield worth, Statement("take_back", standpoint.seat, statement=doubt.number)


def _as_it_pays(standpoint: Standpoint, look: Look) -> str:
    """A traitor's claim: a friend is human; a human whom others doubt and no other seat has seen may be a
    traitor, if the game has a word for it."""
    words = words_of(KINDS["claim_seen"], "level", standpoint.view.game.name)
    if look.level == "traitor" or "traitor" not in words:
        return "human"
    seen_by_others = any(
        whose == look.whose
        for other in range(standpoint.view.seats)
        if other != standpoint.seat
        for _, whose in standpoint.record.log.looks(other)
    )
    is_doubted = standpoint.gap(look.whose) > 0.0
    return (
        "traitor"
        if is_doubted and not seen_by_others and standpoint.chance(standpoint.manners.lying)
        else "human"
    )


# Checks


def intent(standpoint: Standpoint) -> Iterator[Thought]:
    """The announcement, before adding to a check, of how much help the seat will give. The answer is chosen already, so
    a loyal seat tells the truth."""
    level = standpoint.concerns.intent(standpoint.view, standpoint.chosen)
    check = standpoint.record.log.running_check()
    if not level or check is None:
        return
    if not standpoint.is_loyal and level == "none" and standpoint.concerns.gives_always:
        level = "some"  # the card lies face down
    yield (
        (0.5 if level == "strong" else 0.35),
        Statement("intent", standpoint.seat, event=check.event, level=level),
    )


def reports(standpoint: Standpoint) -> Iterator[Thought]:
    """Reports, after a check of this turn, of what the seat has given; a loyal seat does not mention its harmful
    deeds."""
    log = standpoint.record.log
    check = next(reversed(log.checks.values()), None)
    if check is None or check.event < log.turn_began() or not check.has_acted(standpoint.seat):
        return
    has_given = check.given.get(standpoint.seat, 0) > 0
    is_true = (standpoint.recall.levels.get(check.event, "") != "none") == has_given
    if is_true or not standpoint.is_loyal:
        level = "helped" if has_given else "could_not"
        worth = 0.25 + 0.2 * max(0.0, standpoint.own_reputation())
        yield worth, Statement("report", standpoint.seat, event=check.event, level=level)


def questions(standpoint: Standpoint) -> Iterator[Thought]:
    """Ask doubtful seats for reasons, and trusted seats for opinions."""
    free = _free(standpoint)
    for seat in free:
        if standpoint.gap(seat) > 0.5 * LEAN:
            deed = _gravest_deed(standpoint, seat)
            if deed is not None:
                said = Statement("ask_why", standpoint.seat, seat=seat, event=deed.event)
                yield 0.55 * standpoint.manners.accusing, said
    suspect = max(standpoint.others, key=lambda seat: standpoint.voiced[seat], default=standpoint.seat)
    if suspect != standpoint.seat and standpoint.gap(suspect) > LEAN:
        for seat in free:
            if seat != suspect and standpoint.gap(seat) < 0.0:
                said = Statement("ask_view", standpoint.seat, seat=seat, other=suspect)
                if standpoint.recall.is_new(said):
                    yield 0.5, said


def _gravest_deed(standpoint: Standpoint, seat: Seat) -> Deed | None:
    """The seat's gravest deed of this turn; None if it is trivial."""
    log, telling = standpoint.record.log, standpoint.concerns.telling
    deeds = [one for one in log.deeds(seat, log.turn_began()) if one.is_against]
    deed = max(deeds, key=lambda one: telling[one.reason], default=None)
    return None if deed is None or telling[deed.reason] < WORTH_ASKING else deed


def calls_for_help(standpoint: Standpoint) -> Iterator[Thought]:
    """Ask seats that have not added to the check for their intent or, in danger, for help."""
    check = standpoint.record.log.running_check()
    if check is None:
        return
    still = [seat for seat in _free(standpoint) if _will_add(standpoint, check, seat)]
    for seat in still:
        yield 0.35, Statement("ask_intent", standpoint.seat, seat=seat, event=check.event)
    if still and standpoint.concerns.dangers(standpoint.view):
        yield from _make_request(standpoint, _least_suspect(standpoint, still), "help", 0.5)


# Dangers and errands


def warnings(standpoint: Standpoint, dangers: Collection[str]) -> Iterator[Thought]:
    """Warn of new dangers."""
    for rank, danger in enumerate(dangers):
        said = Statement("warn", standpoint.seat, danger=danger)
        if standpoint.recall.is_new(said):
            yield 0.6 - 0.1 * rank, said


def errands(standpoint: Standpoint, dangers: Collection[str]) -> Iterator[Thought]:
    """Request what a danger calls for, from the most trusted seat."""
    free = _free(standpoint)
    for danger in dangers if free else ():
        errand = standpoint.concerns.errands.get(danger)
        if errand is not None:
            yield from _make_request(standpoint, _least_suspect(standpoint, free), errand, 0.6)


def demands(standpoint: Standpoint) -> Iterator[Thought]:
    """Request a test or distance from the most doubtful seat."""
    doubtful = max(_free(standpoint), key=lambda seat: standpoint.voiced[seat], default=standpoint.seat)
    if doubtful != standpoint.seat and standpoint.gap(doubtful) > LEAN:
        yield from _make_request(standpoint, doubtful, "be_tested", 0.5 * standpoint.manners.accusing)
        yield from _make_request(standpoint, doubtful, "keep_away", 0.4)


def _make_request(standpoint: Standpoint, seat: Seat, action: str, worth: float) -> Iterator[Thought]:
    said = Statement("request", standpoint.seat, seat=seat, action=action)
    if standpoint.recall.is_new(said):
        yield worth, said


def _free(standpoint: Standpoint) -> list[Seat]:
    """The seats without an open question."""
    return [seat for seat in standpoint.others if not standpoint.record.open_questions(seat)]


def _will_add(standpoint: Standpoint, check: Check, seat: Seat) -> bool:
    return not check.has_acted(seat) and standpoint.concerns.has_cards(standpoint.view, seat)


def _least_suspect(standpoint: Standpoint, seats: list[Seat]) -> Seat:
    return min(seats, key=lambda seat: standpoint.voiced[seat])


def thanks(standpoint: Standpoint) -> Iterator[Thought]:
    log = standpoint.record.log
    for seat in standpoint.others:
        if standpoint.gap(seat) <= 0.0:
            said = Statement("thank", standpoint.seat, seat=seat)
            done = [deed for deed in log.deeds(seat, log.turn_began()) if not deed.is_against]
            if done and standpoint.recall.is_new(said):
                yield 0.35 * standpoint.manners.obliging, said
