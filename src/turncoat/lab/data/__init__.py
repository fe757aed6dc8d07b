"""Games as tables: one schema (docs/data.md), written as Parquet files, from records of games."""
