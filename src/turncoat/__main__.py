"""`python -m turncoat` is the `turncoat` command."""

from turncoat.cli import main

if __name__ == "__main__":
    main()
