"""The store: one interface, SQLite for one process, PostgreSQL for several."""
