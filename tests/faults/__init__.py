"""Servers that are killed, robbed of their disk or broken on purpose, robots that play on, and the ledger that finds what was lost."""
