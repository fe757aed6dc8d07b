"""Process-wide services: background tasks, the clock, garbage collection, metrics, logs."""
