"""`turncoat bench server`: load on a real server, beside a peer."""
