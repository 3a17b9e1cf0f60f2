"""The phases, one file each: first the rule in rulebook order, then a short function a sentence, then the steps."""
