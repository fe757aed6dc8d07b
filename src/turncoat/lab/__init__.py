"""Mass play, figures and benchmarks. Nothing imports the lab but the command line."""
