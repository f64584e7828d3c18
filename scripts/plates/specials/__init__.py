"""Emblems of the special cards, one module a key; drawn in the manner of `emblems`."""
