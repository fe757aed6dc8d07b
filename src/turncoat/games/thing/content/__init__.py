"""What is printed on boards and cards: data only."""
