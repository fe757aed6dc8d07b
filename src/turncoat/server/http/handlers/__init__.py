"""Request handlers, one module per subject."""
