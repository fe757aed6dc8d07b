"""Live play over WebSocket: sockets of seats and spectators."""
