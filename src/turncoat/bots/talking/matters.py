"""What a seat says about what goes on: looks, checks, dangers and errands, and what it asks others."""

from collections.abc import Iterator

from turncoat.bots.talking.concerns import Look
from turncoat.bots.talking.moment import Moment
from turncoat.bots.talking.opinions import LEAN, Thought
from turncoat.kernel.ids import Seat
from turncoat.talk.deeds import Check
from turncoat.talk.games import words_of
from turncoat.talk.statements import KINDS, Statement

# What one saw


def sights(moment: Moment) -> Iterator[Thought]:
    for look in moment.recall.looks:
        if look.whose in moment.others and moment.concerns.is_whole(moment.view, look):
            level = look.level if moment.is_loyal else _as_it_pays(moment, look)
            yield (
                moment.concerns.sight,
                Statement("claim_seen", moment.seat, seat=look.whose, event=look.event, level=level),
            )


def _as_it_pays(moment: Moment, look: Look) -> str:
    """A friend is human; a human whom others doubt and no other seat has seen may be a traitor, if the game has a word for it."""
    words = words_of(KINDS["claim_seen"], "level", moment.view.game.name)
    if look.level == "traitor" or "traitor" not in words:
        return "human"
    seen_by_others = any(
        whose == look.whose
        for other in range(moment.view.seats)
        if other != moment.seat
        for _, whose in moment.record.log.looks(other)
    )
    is_doubted = moment.gap(look.whose) > 0.0
    return "traitor" if is_doubted and not seen_by_others and moment.chance(moment.manners.lying) else "human"


# Checks


def intent(moment: Moment) -> Iterator[Thought]:
    """Before one adds to a check, how much one will; the answer is chosen already, so a loyal seat says what it does."""
    level = moment.concerns.intent(moment.view, moment.chosen)
    check = moment.record.log.running_check()
    if not level or check is None:
        return
    if not moment.is_loyal and level == "none" and moment.concerns.gives_always:
        level = "some"  # the card lies face down
    yield (
        (0.5 if level == "strong" else 0.35),
        Statement("intent", moment.seat, event=check.event, level=level),
    )


def reports(moment: Moment) -> Iterator[Thought]:
    """After a check of this turn, what one has done; of what a loyal seat did ill it says nothing."""
    log = moment.record.log
    check = next(reversed(log.checks.values()), None)
    if check is None or check.event < log.turn_began() or not check.has_acted(moment.seat):
        return
    has_given = check.given.get(moment.seat, 0) > 0
    is_true = (moment.recall.levels.get(check.event, "") != "none") == has_given
    if is_true or not moment.is_loyal:
        level = "helped" if has_given else "could_not"
        worth = 0.25 + 0.2 * max(0.0, moment.own_reputation())
        yield worth, Statement("report", moment.seat, event=check.event, level=level)


def questions(moment: Moment) -> Iterator[Thought]:
    """Whom one doubts, why; whom one trusts, what they think; seats that have still to add to a check, how much."""
    log = moment.record.log
    free = [seat for seat in moment.others if not moment.record.open_questions(seat)]
    for seat in free:
        if moment.gap(seat) > 0.5 * LEAN:
            for deed in log.deeds(seat, log.turn_began())[:1]:
                if deed.is_against:
                    yield (
                        0.55 * moment.manners.accusing,
                        Statement("ask_why", moment.seat, seat=seat, event=deed.event),
                    )
    check = log.running_check()
    if check is not None:
        for seat in free:
            if _will_add(moment, check, seat):
                yield 0.35, Statement("ask_intent", moment.seat, seat=seat, event=check.event)
    suspect = max(moment.others, key=lambda seat: moment.voiced[seat], default=moment.seat)
    if suspect != moment.seat and moment.gap(suspect) > LEAN:
        for seat in free:
            if seat != suspect and moment.gap(seat) < 0.0:
                said = Statement("ask_view", moment.seat, seat=seat, other=suspect)
                if moment.recall.is_new(said):
                    yield 0.5, said


# Dangers and errands


def warnings(moment: Moment) -> Iterator[Thought]:
    for rank, danger in enumerate(moment.concerns.dangers(moment.view)):
        said = Statement("warn", moment.seat, danger=danger)
        if moment.recall.is_new(said):
            yield 0.6 - 0.1 * rank, said


def requests(moment: Moment) -> Iterator[Thought]:
    """Work goes to whom one trusts; who is doubtful had better be tested, or keep away."""
    free = [seat for seat in moment.others if not moment.record.open_questions(seat)]
    if not free:
        return
    dangers = moment.concerns.dangers(moment.view)
    for danger in dangers:
        errand = moment.concerns.errands.get(danger)
        if errand is not None:
            yield from _asked(moment, _most_trusted(moment, free), errand, 0.6)
    check = moment.record.log.running_check()
    if check is not None and dangers:
        still = [seat for seat in free if _will_add(moment, check, seat)]
        if still:
            yield from _asked(moment, _most_trusted(moment, still), "help", 0.5)
    doubtful = max(free, key=lambda seat: moment.voiced[seat])
    if moment.gap(doubtful) > LEAN:
        yield from _asked(moment, doubtful, "be_tested", 0.5 * moment.manners.accusing)
        yield from _asked(moment, doubtful, "keep_away", 0.4)


def _asked(moment: Moment, seat: Seat, action: str, worth: float) -> Iterator[Thought]:
    said = Statement("request", moment.seat, seat=seat, action=action)
    if moment.recall.is_new(said):
        yield worth, said


def _will_add(moment: Moment, check: Check, seat: Seat) -> bool:
    return not check.has_acted(seat) and moment.concerns.has_cards(moment.view, seat)


def _most_trusted(moment: Moment, seats: list[Seat]) -> Seat:
    return min(seats, key=lambda seat: moment.voiced[seat])


def thanks(moment: Moment) -> Iterator[Thought]:
    log = moment.record.log
    for seat in moment.others:
        if moment.gap(seat) <= 0.0:
            said = Statement("thank", moment.seat, seat=seat)
            done = [deed for deed in log.deeds(seat, log.turn_began()) if not deed.is_against]
            if done and moment.recall.is_new(said):
                yield 0.35 * moment.manners.obliging, said
