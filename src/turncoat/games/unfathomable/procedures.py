"""Every procedure of Unfathomable."""

from typing import Final

from turncoat.games.unfathomable.effects.actions import UP_TO_TIMES
from turncoat.games.unfathomable.effects.card_effects import PROCEDURES as CARD_PROCEDURES
from turncoat.games.unfathomable.rules.actions import LEAVING_BRIG, REPAIRING
from turncoat.games.unfathomable.rules.activations import (
    DEEP_ONE_MOVES,
    DEEP_ONES_ACT,
    MONARCH_ACTS,
    STIRRING,
)
from turncoat.games.unfathomable.rules.astral_travel import ASTRAL_TRAVEL
from turncoat.games.unfathomable.rules.attack import ATTACK, TARGETING
from turncoat.games.unfathomable.rules.damage import DAMAGING
from turncoat.games.unfathomable.rules.defeat import DEFEAT, DEFEAT_ALL, DEFEAT_PASSENGER, DEFEAT_PASSENGERS
from turncoat.games.unfathomable.rules.herding import SCATTERING, SHIFTING, SPAWNING
from turncoat.games.unfathomable.rules.items import IMPROVING, SEARCHING
from turncoat.games.unfathomable.rules.looking import SCOUTING, SCOUTING_ONE
from turncoat.games.unfathomable.rules.mythos import CHOICE_CRISIS, MISFORTUNE, MYTHOS_STEP
from turncoat.games.unfathomable.rules.oath import NUDGING
from turncoat.games.unfathomable.rules.passengers import RISK
from turncoat.games.unfathomable.rules.paying import EXCHANGE, PAYING
from turncoat.games.unfathomable.rules.performing import PERFORMING
from turncoat.games.unfathomable.rules.playing import PLAYING
from turncoat.games.unfathomable.rules.reveal import REVEALING
from turncoat.games.unfathomable.rules.shrivelling import SHRIVELLING
from turncoat.games.unfathomable.rules.skill_cards import DISCARDING, DRAWING, LIMITING, RECEIVING
from turncoat.games.unfathomable.rules.skill_check import CHECK
from turncoat.games.unfathomable.rules.spells import CASTING
from turncoat.games.unfathomable.rules.tracks import CHANTING, SWEEP, TRAVELLING
from turncoat.games.unfathomable.rules.trading import GIVING, TRADING
from turncoat.games.unfathomable.rules.turn import TURN
from turncoat.games.unfathomable.rules.voyage import VOYAGE
from turncoat.games.unfathomable.rules.waypoints import AWAKENING_PHASE, WAYPOINT
from turncoat.kernel.procedures import Procedure

PROCEDURES: Final[list[Procedure]] = [
    VOYAGE,
    TURN,
    PERFORMING,
    PLAYING,
    LEAVING_BRIG,
    REPAIRING,
    UP_TO_TIMES,
    ATTACK,
    TARGETING,
    SHRIVELLING,
    DRAWING,
    RECEIVING,
    DISCARDING,
    LIMITING,
    PAYING,
    EXCHANGE,
    CHECK,
    MYTHOS_STEP,
    CHOICE_CRISIS,
    MISFORTUNE,
    MONARCH_ACTS,
    STIRRING,
    DEEP_ONES_ACT,
    DEEP_ONE_MOVES,
    SHIFTING,
    SCATTERING,
    SPAWNING,
    NUDGING,
    DAMAGING,
    DEFEAT,
    DEFEAT_ALL,
    DEFEAT_PASSENGER,
    DEFEAT_PASSENGERS,
    RISK,
    TRAVELLING,
    CHANTING,
    SWEEP,
    WAYPOINT,
    AWAKENING_PHASE,
    CASTING,
    SCOUTING,
    SCOUTING_ONE,
    IMPROVING,
    SEARCHING,
    TRADING,
    GIVING,
    REVEALING,
    ASTRAL_TRAVEL,
    *CARD_PROCEDURES,
]
