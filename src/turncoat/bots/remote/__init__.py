"""Players in another process: the line protocol on both ends."""
