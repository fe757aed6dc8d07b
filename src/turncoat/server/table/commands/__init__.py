"""Use cases of a table, one module each: command, entry, plan, fold, check. `registry.py` lists all commands and all entries."""
