"""Looking ahead in Unfathomable."""
