"""Devices, invitations, and which device may do what."""
