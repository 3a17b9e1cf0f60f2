"""Every card, declared: one file a set; `rulesets` says which deck is which game."""
