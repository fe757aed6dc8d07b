"""Administration of a running server by its host: orders, and the channel by which the server receives them."""
