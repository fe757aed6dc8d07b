"""The arena: every bot plays every other on either side, and gets a rating for each side."""
