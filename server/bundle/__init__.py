"""Turns the page's Python (engine/ and static/ui/) into one JavaScript file. See README.md in this folder."""
