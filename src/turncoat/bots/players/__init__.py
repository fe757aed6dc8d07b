"""Players by kind: random, sensible, persona, belief, two-faced."""
