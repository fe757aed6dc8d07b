"""Components of a game's box that have a text: cards, rooms, sheets, roles."""
