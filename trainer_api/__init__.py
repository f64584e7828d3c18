"""The game around the recognizer: catalogue, rules, checks, decks and the `stairway` command."""
