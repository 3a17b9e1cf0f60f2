"""Several server processes with PostgreSQL, Redis and nginx, all started for the tests on free ports."""
