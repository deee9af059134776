"""Stores for table logs: SQLite for one machine, PostgreSQL for many."""
