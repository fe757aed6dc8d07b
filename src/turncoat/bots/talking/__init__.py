"""How bots talk: what they make of what others say, and what they say themselves; docs/bots.md."""
