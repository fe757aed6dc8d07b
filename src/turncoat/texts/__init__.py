"""Words for what the engine says in identifiers: Fluent files in three languages, and what puts sentences together."""
