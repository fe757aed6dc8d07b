"""TraitorBench: statements, beliefs and wins of a player at hidden-traitor tables, measured against the truth."""
