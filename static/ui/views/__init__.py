"""Views: pure functions from the model to the HTML of one region each."""
