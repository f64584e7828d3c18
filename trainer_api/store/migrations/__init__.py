"""How the store's tables came to be: Alembic's environment and its versions."""
