"""All tables of this process: registry, transactions, broadcast, connections, clocks."""
