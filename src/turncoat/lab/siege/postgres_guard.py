"""Runs a command for as long as a process holds the other end of its standard input, and ends it then: so nothing is left
running, however a test run ends. The first argument is the user to run it as; empty: the same."""

import signal
import subprocess
import sys


def main(user: str, *command: str) -> None:
    process = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, user=user or None, extra_groups=[] if user else None
    )
    sys.stdin.buffer.read()
    process.send_signal(signal.SIGQUIT)  # to PostgreSQL: at once, as in a crash
    process.wait()


if __name__ == "__main__":
    main(*sys.argv[1:])
