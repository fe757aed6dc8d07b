"""The games. A game imports the kernel and none of our other packages."""
