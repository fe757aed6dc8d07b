"""Beliefs about who is an alien: an exact Bayesian filter and its likelihoods."""
