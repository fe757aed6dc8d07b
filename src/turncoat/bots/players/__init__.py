"""Players by kind: random, sensible, persona, belief, search, two-faced."""
