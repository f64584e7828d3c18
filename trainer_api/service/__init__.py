"""What stands between the network and the rooms: doors, limits, errors, logs, the pool."""
