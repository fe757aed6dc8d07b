"""Beliefs about who is a traitor: an exact Bayesian filter and its likelihoods."""
