"""Imagine: an imagined world looks exactly as the true one to the seat that imagined it, is possible, and is drawn
uniformly from what is possible.
"""

import msgspec

from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.ids import SPECTATOR, UNKNOWN, Card, Seat, Zone
from turncoat.kernel.imagine import imagine
from turncoat.kernel.invariants import problems
from turncoat.kernel.state import State
from turncoat.kernel.views import View, view
from turncoat.kernel.wire import engine_view_wire
from turncoat.lab.proofs.subjects import ProofFailed, Subject, positions


def prove_imagine(subject: Subject, seed: int, every: int = 1) -> int:
    """Check for every viewer at every few decisions that view(imagine(view)) == view. Returns the number of worlds."""
    dice = fast(seed + 17)
    made = 0
    for at, s in enumerate(positions(subject, seed)):
        if at % every:
            continue
        for seat in [*range(subject.seats), SPECTATOR]:
            seen = view(s, seat)
            world = imagine(seen, fast(dice.below(1 << 30)))
            if as_bytes(view(world, seat)) != as_bytes(seen):
                raise ProofFailed(
                    f"{subject}: seat {seat} sees an imagined world differ, decision {s.decision}"
                )
            wrong = problems(world)
            if wrong:
                raise ProofFailed(f"{subject}: an impossible world was imagined: {wrong[0]}")
            made += 1
    return made


def as_bytes(seen: View) -> bytes:
    """Encode everything in a view, for people and for bots."""
    plain = {
        "wire": engine_view_wire(seen),
        "tracks": seen.tracks,
        "zones": seen.zones,
        "result": seen.result,
        "peeks": sorted(seen.peeks.items()),
    }
    return msgspec.json.encode(plain)


def prove_uniform(s: State, seat: Seat, samples: int, dice: Dice) -> float:
    """Compare how often each hidden card lies at each place with the expected chances. Returns the largest chi-square
    per degree of freedom. Fails if chance cannot explain it."""
    seen = view(s, seat)
    expected = _expected_chances(seen)
    counts: dict[tuple[Zone, int], dict[Card, int]] = {place: {} for place in expected}
    for _ in range(samples):
        world = imagine(seen, fast(dice.below(1 << 30)))
        for zone, position in expected:
            card = world.zones[zone][position]
            counts[zone, position][card] = counts[zone, position].get(card, 0) + 1
    worst = 0.0
    for place, chances in expected.items():
        worst = max(worst, _chi_square(counts[place], chances, samples, f"{s.game.name}:{place}"))
    return worst


def _chi_square(counts: dict[Card, int], chances: dict[Card, float], samples: int, where: str) -> float:
    impossible = [card for card in counts if card not in chances]
    if impossible:
        raise ProofFailed(f"{where}: a card that cannot be there: {impossible[0]}")
    total = sum((counts.get(card, 0) - samples * p) ** 2 / (samples * p) for card, p in chances.items())
    freedom = max(1, len(chances) - 1)
    # Beyond six standard deviations of the chi-square distribution, chance is no explanation.
    if total > freedom + 6 * (2 * freedom) ** 0.5 + 6:
        raise ProofFailed(f"{where}: not uniform, chi-square {total:.1f} with {freedom} degrees of freedom")
    return total / freedom


def _expected_chances(seen: View) -> dict[tuple[Zone, int], dict[Card, float]]:
    """The chance of each card at the first unknown place of each zone. Zones of one family draw from it; what is left
    of each family is spread over the zones that hold several."""
    layout = seen.game.layout
    left = seen.game.components(seen.seats, seen.settings)
    places: list[tuple[Zone, int]] = []
    unknown = [0] * len(layout.zones)
    for zone, cards in enumerate(seen.zones):
        for position, card in enumerate(cards):
            if card != UNKNOWN:
                left[card] -= 1
            elif not unknown[zone]:
                places.append((zone, position))
            unknown[zone] += card == UNKNOWN
    pool = [0] * len(layout.families)
    for card, count in enumerate(left):
        pool[layout.family_of[card]] += count
    mixed = pool[:]
    for zone, count in enumerate(unknown):
        if len(layout.zones[zone].families) == 1:
            mixed[layout.zones[zone].families[0]] -= count
    by_place: dict[tuple[Zone, int], dict[Card, float]] = {}
    for zone, position in places:
        families = layout.zones[zone].families
        if len(families) > 1 and any(count and family not in families for family, count in enumerate(mixed)):
            continue  # several zones with different families share what is left: no closed formula
        chances: dict[Card, float] = {}
        for card, count in enumerate(left):
            family = layout.family_of[card]
            if not count or family not in families:
                continue
            share = 1.0 if len(families) == 1 else mixed[family] / sum(mixed)
            if share:
                chances[card] = share * count / pool[family]
        by_place[zone, position] = chances
    return by_place
