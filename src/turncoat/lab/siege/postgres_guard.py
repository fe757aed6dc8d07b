"""Runs a command until its standard input is closed, then ends it: so nothing is left running, however a test run ends.
The first argument is the user to run the command as; empty means the same user."""

import signal
import subprocess
import sys


def main(user: str, *command: str) -> None:
    process = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, user=user or None, extra_groups=[] if user else None
    )
    sys.stdin.buffer.read()
    process.send_signal(signal.SIGQUIT)  # tells PostgreSQL to stop at once, as in a crash
    process.wait()


if __name__ == "__main__":
    main(*sys.argv[1:])
