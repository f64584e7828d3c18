"""What measures the recognizer and the judge: scenes with known truth, a scorer, a benchmark.

It shares no code with what trains the recognizer nor with the recognizer's own renderer, so that
an error in one cannot hide in the other.
"""
