"""Programs that play other projects' engines. Each runs in an environment of its own and imports nothing of ours."""
