"""Looking ahead in The Thing."""
