"""Talk of bots: conclusions from statements of others, and the choice of their own (docs/bots.md)."""
