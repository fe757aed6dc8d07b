"""How bots talk: what they conclude from statements of others, and which they make; docs/bots.md."""
