"""Everything in a game's box that has a text: cards, rooms, sheets, roles, one module a game."""
