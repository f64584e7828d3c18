"""The `stairway` command: thin, one file a group."""
