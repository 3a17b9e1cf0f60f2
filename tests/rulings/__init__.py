"""The rulings, and what checks them: README.md tells how they are written."""
