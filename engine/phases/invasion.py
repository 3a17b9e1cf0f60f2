"""The Xeno invasion at the end of a round."""

STEPS = []
