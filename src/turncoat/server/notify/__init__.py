"""Notifications: push, mail, webhooks and messengers."""
