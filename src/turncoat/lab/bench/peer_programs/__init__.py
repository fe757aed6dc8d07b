"""Programs that play other people's engines. Each runs in an environment of its own and imports nothing of ours."""
