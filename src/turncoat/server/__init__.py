"""Tables that people and bots play at over a network: seats, links, clocks, store, feed, fairness."""
