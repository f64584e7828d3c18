# ruff: noqa: T201 - the command prints
"""Mutation testing: break the rules in one small way at a time and see whether a test notices.

`python -m tests.rules.mutation [SHARE] [WORKERS]` prints the score of a random share (default 1.0)
of all mutants. Mutated are comparisons, boolean and arithmetic operators, `not`, numbers, booleans,
the condition of every `if`, returned values, and statements that only call or assign a field.
Texts, annotations and docstrings are left alone. Each mutant runs in a process of its own, forked
from one that has imported the test tools, against the quick tests and then the slow ones; it is
killed when a test fails, when importing fails, or after a minute of processor time.
"""

from __future__ import annotations

import ast
import copy
import importlib.abc
import importlib.util
import os
import resource
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "trainer_api" / "rules"
LIMIT = 60
SLOW = ("test_playouts", "test_machine", "test_leaks")
JUDGED = ("test_possible", "test_verdict")
SKIPPED = ("test_docs", "test_pettingzoo")

NOTHING = ast.Constant(None)
COMPARE = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE,
    ast.GtE: ast.Gt, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
ARITHMETIC = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.Mod: ast.Mult, ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip


def mutations(node):
    """Yield the names of the ways to break a node; `broken` applies one."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARE:
        yield "compare"
    elif isinstance(node, ast.BoolOp):
        yield "and/or"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not"
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in ARITHMETIC:
        yield "arithmetic"
    elif isinstance(node, ast.Constant) and type(node.value) in (int, bool):
        yield "constant"
    elif isinstance(node, ast.If | ast.IfExp):
        yield "always"
        yield "never"
    elif isinstance(node, ast.Return) and ast.dump(node.value or NOTHING) != ast.dump(NOTHING):
        yield "return"
    elif (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)) or (
        isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute)
    ):
        yield "drop"


def broken(node, way):
    """Return the node broken in that way."""
    new = copy.deepcopy(node)
    if way == "compare":
        new.ops[0] = COMPARE[type(node.ops[0])]()
    elif way == "and/or":
        new.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif way == "not":
        new = new.operand
    elif way == "arithmetic":
        new.op = ARITHMETIC[type(node.op)]()
    elif way == "constant":
        new.value = not node.value if isinstance(node.value, bool) else node.value + 1
    elif way in ("always", "never"):
        new.test = ast.Constant(way == "always")
    elif way == "return":
        new.value = ast.Constant(None)
    else:
        new = ast.Pass()
    return ast.copy_location(new, node)


class Breaker(ast.NodeTransformer):
    """Breaks the mutation with one number, or only counts them (number -1)."""

    def __init__(self, number):
        self.number = number
        self.found = []

    def visit(self, node):
        if isinstance(node, ast.AnnAssign):
            if node.value:
                node.value = self.visit(node.value)
            return node
        if isinstance(node, ast.FunctionDef):
            node.body = [self.visit(statement) for statement in node.body]
            return node
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            return node
        for way in mutations(node):
            self.found.append((node.lineno, way))
            if len(self.found) - 1 == self.number:
                return broken(node, way)
        return self.generic_visit(node)


def mutated(path, number):
    """The syntax tree of a file with one mutation, and all mutations that it has."""
    breaker = Breaker(number)
    tree = breaker.visit(ast.parse(path.read_text(encoding="utf-8")))
    return ast.fix_missing_locations(tree), breaker.found


class Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module from a broken tree."""

    def __init__(self, name, path, tree):
        self.name, self.path, self.tree = name, path, tree

    def find_spec(self, name, _path, _target=None):
        if name != self.name:
            return None
        package = self.path.name == "__init__.py"
        return importlib.util.spec_from_loader(
            name, self, origin=str(self.path), is_package=package
        )

    def create_module(self, _spec):
        return None

    def exec_module(self, module):
        exec(compile(self.tree, str(self.path), "exec"), module.__dict__)  # noqa: S102


def run_mutant(path, number):
    """Fork, break, test; whether a test noticed."""
    pid = os.fork()
    if pid == 0:
        resource.setrlimit(resource.RLIMIT_CPU, (LIMIT, LIMIT))
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        code = 1
        try:
            code = test_mutant(path, number)
        finally:
            os._exit(code)
    _, status = os.waitpid(pid, 0)
    return status != 0


def test_mutant(path, number):
    """Run the tests against one mutant in this process; 0 when none fails."""
    import pytest
    from hypothesis import settings

    settings.register_profile("mutants", derandomize=True, database=None)
    settings.load_profile("mutants")
    name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    tree, _ = mutated(path, number)
    sys.meta_path.insert(0, Finder(name, path, tree))
    base = ["-x", "-q", "-p", "no:cacheprovider", "-m", "not long", "-o", "filterwarnings=default"]
    folder = Path(__file__).parent
    judge = path.stem in ("masks", "verdict", "possible")
    quick = [p for p in sorted(folder.glob("test_*.py")) if p.stem not in SLOW + SKIPPED]
    quick.sort(key=lambda p: (p.stem in JUDGED) != judge)
    slow = [folder / f"{stem}.py" for stem in SLOW]
    for chosen in (quick, slow):
        code = pytest.main([*base, *map(str, chosen)])
        if code:
            return int(code)
    return 0


def main():
    share = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    workers = int(sys.argv[2]) if len(sys.argv) > 2 else os.cpu_count()
    import hypothesis.stateful  # noqa: F401 - so that no mutant must
    import pytest  # noqa: F401

    files = [
        p for p in sorted(RULES.rglob("*.py")) if p.name not in ("__init__.py", "house_deck.py")
    ]
    points = [(path, n, *at) for path in files for n, at in enumerate(mutated(path, -1)[1])]
    if run_mutant(files[0], -1):
        raise SystemExit("a test fails although nothing is broken")
    rng = Random(1)  # noqa: S311 - chooses mutants
    chosen = rng.sample(points, round(len(points) * share))
    with ThreadPoolExecutor(workers) as pool:
        results = pool.map(lambda point: run_mutant(point[0], point[1]), chosen)
        killed = 0
        for done, ((path, _, line, way), dead) in enumerate(zip(chosen, results, strict=True), 1):
            killed += dead
            if not dead:
                print(f"survived: {path.relative_to(ROOT)}:{line} {way}")
            if done % 25 == 0 or done == len(chosen):
                share = killed / done
                print(f"{killed} of {done} killed ({share:.1%}); {len(points)} in all", flush=True)


if __name__ == "__main__":
    main()
