"""Test profile of other systems: Python reads this at its start (`make elsewhere`) and hides what Linux has and Windows has not.

Time zones of the system, uvloop, the terminal's settings, process groups, the mask of signals, the load and cores of the
machine. `sys.platform` stays what it is: the standard library needs it.
"""

import os
import signal
import sys
import zoneinfo

MODULES = ("uvloop", "termios", "tty", "resource")
OF_OS = ("killpg", "getloadavg", "sched_getaffinity", "sched_setaffinity", "geteuid")
OF_SIGNAL = ("pthread_sigmask",)

zoneinfo.reset_tzpath([])
for name in MODULES:
    sys.modules[name] = None  # type: ignore[assignment]
for name in OF_OS:
    if hasattr(os, name):
        delattr(os, name)
for name in OF_SIGNAL:
    if hasattr(signal, name):
        delattr(signal, name)
