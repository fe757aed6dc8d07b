"""Reactions out of turn: each window of the rules, the seats it opens for, and their options."""
