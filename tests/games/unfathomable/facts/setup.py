"""Setup of Unfathomable as independent data: figures, dials, loyalty, crews. Does not import the game."""

RESOURCES = ("fuel", "food", "sanity", "souls")
DIALS = {"fuel": 8, "food": 8, "sanity": 8, "souls": 8}
# Appendix I: with four or six players
DIALS_WITHOUT_CULTIST = {"fuel": 7, "food": 6, "sanity": 6, "souls": 7}
EASIER_FOR_HUMANS = 2  # Appendix II: on every dial
EASIER_FOR_TRAITORS = -2
MOST_OF_A_RESOURCE = 10

DEEP_ONES = 20
DEEP_ONES_AT_START = {"w1": 2, "w2": 2, "d1": 1, "d2": 1}
PASSENGERS_AT_START = {"d3": 1, "d4": 1}
MONARCHS_AT_START = {"hydra": "deep", "dagon": "deep"}
CHAOS_CARDS_OF_A_SKILL = 2  # of each but treachery

# by number of players: hybrid, cultist, human
LOYALTY = {3: (1, 0, 5), 4: (1, 1, 6), 5: (2, 0, 8), 6: (2, 1, 9)}
LOYALTY_WITHOUT_CULTIST = {3: (1, 0, 5), 4: (1, 0, 7), 5: (2, 0, 8), 6: (2, 0, 10)}
LOYALTY_IN_THE_BOX = (3, 1, 10)  # no number of players needs the third hybrid

PASSENGER_LOSSES: dict[str, dict[str, int]] = {
    "nobody": {},
    "soul": {"souls": 1},
    "two_souls": {"souls": 2},
    "soul_and_sanity": {"souls": 1, "sanity": 1},
}
PASSENGER_COPIES = {"nobody": 2, "soul": 5, "two_souls": 1, "soul_and_sanity": 1}
PASSENGER_COPIES_WITH_ONE_NOBODY = {"nobody": 1, "soul": 6, "two_souls": 1, "soul_and_sanity": 1}

# the first game, by number of players
RECOMMENDED_CREWS = {
    3: ("jeanne", "svetlana", "william"),
    4: ("arjun", "jeanne", "samira", "william"),
    5: ("arjun", "jamie", "samira", "svetlana", "william"),
    6: ("arjun", "jeanne", "jamie", "samira", "svetlana", "william"),
}
FIRST_GAME_HAND = 5  # the whole skill set
HAND = 3
