"""One module a plate, named after its card (hyphens become underscores).

A module says its size, `SIZE = (width, height)` with 1,200 on the long side, and draws itself,
`draw(plate)`. Its docstring is the brief the drawing follows.
"""
