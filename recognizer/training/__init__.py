"""Makes models: training and export. The only part that needs torch (extra `clip`)."""
