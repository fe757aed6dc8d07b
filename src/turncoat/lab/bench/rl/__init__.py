"""`turncoat bench rl`: our environments beside PettingZoo's hanabi and OpenSpiel's own Python games, in turns."""
