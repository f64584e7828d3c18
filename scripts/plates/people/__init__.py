"""Figures posed for one work each, where its own module would grow too long."""
