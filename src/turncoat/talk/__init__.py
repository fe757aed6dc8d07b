"""Table talk: a small grammar of statements that people and bots share."""
