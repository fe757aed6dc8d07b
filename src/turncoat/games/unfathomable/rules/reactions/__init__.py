"""What players may do out of turn: each window of the rules, who could react in it, and with what."""
