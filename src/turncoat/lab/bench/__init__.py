"""Benchmarks, one module or folder each: kernel, peers, store, server, page, pace and rl. Their commands are in `cli/bench.py`."""
