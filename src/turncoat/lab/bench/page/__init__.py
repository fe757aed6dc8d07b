"""`turncoat bench page`: loading and motion in a real browser."""
