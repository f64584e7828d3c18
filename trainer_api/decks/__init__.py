"""The user's decks: which there are, where they lie, how a new one is imported."""
