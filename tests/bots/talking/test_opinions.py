"""Opinions that bots state: their beliefs, with a public reason; traitors state what helps them."""

import pytest

from tests.bots.talking.moments import USUAL, moment_of
from tests.talk.scenes import ANNA, BORYS, CLARA, DMYTRO, Scene, at_the_station, on_the_atlantica, turn_of
from turncoat.bots.sides import TRAITOROUS
from turncoat.bots.talking.concerns import Look
from turncoat.bots.talking.matters import sights
from turncoat.bots.talking.opinions import echoes, estimate, estimates, level_of, vote
from turncoat.games.thing.vocabulary import ABSTAIN, ACCUSE
from turncoat.kernel.ids import option
from turncoat.talk.statements import Statement

LEVELS = ["trust", "lean_human", "unsure", "lean_traitor", "accuse"]


def test_the_more_doubtful_somebody_is_the_worse_is_what_is_said_of_them() -> None:
    scene = on_the_atlantica()
    doubts = (0.02, 0.12, 0.25, 0.5, 0.9)
    assert [level_of(moment_of(scene, ANNA, {CLARA: doubt}), CLARA) for doubt in doubts] == LEVELS


def test_an_accuser_speaks_plainly_where_others_lean_and_the_cautious_lean_where_others_accuse() -> None:
    scene = on_the_atlantica()
    assert level_of(moment_of(scene, ANNA, {CLARA: 0.6}), CLARA) == "lean_traitor"
    assert level_of(moment_of(scene, ANNA, {CLARA: 0.6}, persona="accuser"), CLARA) == "accuse"
    assert level_of(moment_of(scene, ANNA, {CLARA: 0.8}), CLARA) == "accuse"
    assert level_of(moment_of(scene, ANNA, {CLARA: 0.8}, persona="cautious"), CLARA) == "lean_traitor"


def test_a_doubt_points_to_what_the_seat_did() -> None:
    scene = on_the_atlantica()
    said = estimate(moment_of(scene, ANNA, {CLARA: 0.6}), CLARA)
    assert (said.reason, said.event) == ("gave_nothing", scene.number("checked"))
    scene.say(said)


def test_of_several_deeds_it_is_the_one_that_moved_ones_own_belief() -> None:
    scene = on_the_atlantica()
    chosen = 2  # where Borys chose; nothing else of his speaks against him
    said = estimate(moment_of(scene, ANNA, {BORYS: 0.6}, reasons={BORYS: [(chosen + 1, 0.7)]}), BORYS)
    assert (said.reason, said.event) == ("chose_worse", chosen)


def test_a_doubt_without_a_deed_is_kept_to_oneself() -> None:
    scene = at_the_station()
    doubtful = [said for _, said in estimates(moment_of(scene, ANNA, {DMYTRO: 0.1, CLARA: 0.7}))]
    assert {said.seat for said in doubtful if said.level in ("lean_traitor", "accuse")} == {CLARA}
    uneventful = Scene("unfathomable", [turn_of(ANNA)])
    trusted = [said for _, said in estimates(moment_of(uneventful, ANNA, {CLARA: 0.9}))]
    assert {said.seat for said in trusted} == {BORYS, DMYTRO}


def test_what_one_has_said_already_is_not_news() -> None:
    scene = on_the_atlantica()
    moment = moment_of(scene, ANNA, {CLARA: 0.6})
    said = next(said for _, said in estimates(moment) if said.seat == CLARA)
    moment.recall.hear_statement(scene.say(said))
    assert CLARA not in {said.seat for _, said in estimates(moment)}


def test_a_vote_is_announced_as_it_will_be_cast() -> None:
    scene = at_the_station()
    assert vote(moment_of(scene, ANNA, {}, chosen=option(ACCUSE, CLARA))) == Statement(
        "vote_intent", ANNA, seat=CLARA
    )
    assert vote(moment_of(scene, ANNA, {}, chosen=option(ABSTAIN))) is None


# What others say


@pytest.mark.parametrize(("doubt", "kind"), [(0.7, "agree"), (0.05, "disagree")])
def test_one_agrees_with_what_one_thinks_oneself(doubt: float, kind: str) -> None:
    scene = on_the_atlantica()
    moment = moment_of(scene, ANNA, {CLARA: doubt})
    heard = scene.say(Statement("estimate", BORYS, seat=CLARA, level="accuse"))
    moment.recall.hear_statement(heard)
    assert [said for _, said in echoes(moment)] == [Statement(kind, ANNA, statement=heard.number)]


def test_about_whom_one_has_no_opinion_one_does_not_join_in() -> None:
    scene = on_the_atlantica()
    moment = moment_of(scene, ANNA, {})
    moment.recall.hear_statement(scene.say(Statement("estimate", BORYS, seat=CLARA, level="accuse")))
    assert not list(echoes(moment))


def test_a_sleeper_joins_in_more_gladly_than_a_lone_wolf() -> None:
    scene = on_the_atlantica()
    worths = []
    heard = scene.say(Statement("estimate", BORYS, seat=CLARA, level="accuse"))
    for persona, side in (("sleeper", TRAITOROUS), ("lone_wolf", 0)):
        moment = moment_of(scene, ANNA, {CLARA: 0.2}, persona=persona, side=side, reputation={CLARA: 0.7})
        if side == 0:
            moment = moment_of(scene, ANNA, {CLARA: 0.7}, persona=persona)
        moment.recall.hear_statement(heard)
        worths.append(next(worth for worth, _ in echoes(moment)))
    assert worths[0] > worths[1]


# Traitors


def test_a_traitor_speaks_as_the_table_thinks_worse_of_humans_and_better_of_friends() -> None:
    scene = on_the_atlantica()
    looks = {BORYS: 0.4, CLARA: 0.4, ANNA: 0.6}
    moment = moment_of(
        scene, ANNA, {BORYS: 0.95, CLARA: 0.05}, side=TRAITOROUS, persona="framer", reputation=looks
    )
    assert moment.voiced[ANNA] == 0.0
    assert moment.voiced[CLARA] > 0.4 > moment.voiced[BORYS]
    sleeping = moment_of(
        scene, ANNA, {BORYS: 0.95, CLARA: 0.05}, side=TRAITOROUS, persona="sleeper", reputation=looks
    )
    assert sleeping.voiced[BORYS] == pytest.approx(0.4)


def claims_of(moment_persona: str, level: str, doubted: float, scene_seed: int) -> str:
    scene = on_the_atlantica()
    moment = moment_of(
        scene,
        ANNA,
        {BORYS: 1.0 if level == "traitor" else 0.0},
        side=TRAITOROUS,
        persona=moment_persona,
        reputation={BORYS: doubted},
        seed=scene_seed,
    )
    moment.recall.looks.append(Look(1, BORYS, level))
    return next(said.level for _, said in sights(moment))


def test_a_traitor_calls_a_friend_human() -> None:
    assert {claims_of("fanatic", "traitor", 0.6, seed) for seed in range(10)} == {"human"}


def test_a_framer_sometimes_calls_a_human_a_traitor_whom_others_doubt_and_a_sleeper_never() -> None:
    assert {claims_of("framer", "human", 0.6, seed) for seed in range(20)} == {"human", "traitor"}
    assert {claims_of("framer", "human", 0.05, seed) for seed in range(20)} == {"human"}
    assert {claims_of("sleeper", "human", 0.6, seed) for seed in range(20)} == {"human"}


def test_a_loyal_seat_says_what_it_saw() -> None:
    scene = on_the_atlantica()
    for level in ("human", "traitor"):
        moment = moment_of(scene, ANNA, {})
        moment.recall.looks.append(Look(1, BORYS, level))
        assert [said for _, said in sights(moment)] == [
            Statement("claim_seen", ANNA, seat=BORYS, event=1, level=level)
        ]


def test_who_turns_traitor_stands_by_what_it_said() -> None:
    scene = on_the_atlantica()
    moment = moment_of(scene, ANNA, {BORYS: 1.0}, side=TRAITOROUS, reputation={BORYS: USUAL})
    moment.recall.hear_statement(
        scene.say(Statement("claim_seen", ANNA, seat=BORYS, event=1, level="traitor"))
    )
    turned = moment_of(
        scene, ANNA, {BORYS: 1.0}, side=TRAITOROUS, reputation={BORYS: USUAL}, recall=moment.recall
    )
    assert level_of(turned, BORYS) == "accuse"
