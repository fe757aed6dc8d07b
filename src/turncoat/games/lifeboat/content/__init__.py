"""The cards of Lifeboat: data only."""
