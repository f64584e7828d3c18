"""Long work in the background: what kinds there are, and what runs them, one at a time.

A job's process imports this package: so it imports nothing by itself.
"""
