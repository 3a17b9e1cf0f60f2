"""Everything that proves the program. `python3 -m tests` runs it all."""
