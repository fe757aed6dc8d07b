"""The terminal table: any game, played by people at one keyboard with bots in the other seats. It knows no rules."""
