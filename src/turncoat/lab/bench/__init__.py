"""Benchmarks: kernel, peers, store, server and page."""
