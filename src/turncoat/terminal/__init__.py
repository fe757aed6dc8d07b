"""Terminal client: any game, hot-seat at one keyboard, with bots in the other seats. Contains no rules."""
