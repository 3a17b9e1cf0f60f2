"""Rooms, storage, sockets and pages. No rule of the game lives here."""
