"""Data printed on boards and cards. No rules."""
