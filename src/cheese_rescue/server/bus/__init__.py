"""The bus between processes over Redis, and the limits that the processes share."""
