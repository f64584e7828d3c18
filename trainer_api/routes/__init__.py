"""HTTP under /api/v1: thin, one file a resource."""
