"""What is kept: jobs; later players, reviews and games. SQLite by default, PostgreSQL by URL."""

from __future__ import annotations

from trainer_api.store.errors import StoreError, StoreProblem
from trainer_api.store.store import STORE_FILE, Store, open_store

__all__ = ["STORE_FILE", "Store", "StoreError", "StoreProblem", "open_store"]
