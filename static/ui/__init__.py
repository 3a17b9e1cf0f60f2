"""The page: model (plain data), update (messages change it), views (HTML strings of it), dom and main (the browser's edge)."""
