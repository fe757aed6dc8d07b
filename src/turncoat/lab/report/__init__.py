"""Reports of saved runs: figures from tables, charts of figures, and one HTML page that needs no network."""
