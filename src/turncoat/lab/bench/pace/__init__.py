"""`turncoat bench pace`: how a game against bots flows for one person, in modelled time."""
