"""Photo in, cards out. Knows pixels and embeddings; no rule, no player, no web."""
