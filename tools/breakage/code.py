"""Break the code of the rules: one comparison, number, word or statement of one function at a time."""

from __future__ import annotations

import ast
import inspect
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import _lru_cache_wrapper, partial
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final, NamedTuple

from game import rules
from game.rules.library import modules
from tools.breakage import Breakage, Subject

OPPOSITES: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.GtE, ast.LtE),
    ast.LtE: (ast.Gt, ast.Lt),
    ast.Gt: (ast.LtE, ast.GtE),
    ast.GtE: (ast.Lt, ast.Gt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
FunctionNode = ast.FunctionDef


def breakages(subject: Subject) -> Iterator[Breakage]:
    """Every change of every function of the game's package, in the order of the text."""
    for module in modules(subject.package):
        home = module.__name__.removeprefix(subject.package.__name__ + ".")
        tree = ast.parse(inspect.getsource(module))
        for path, function in _functions(tree):
            name = f"{home}:{'.'.join(path)}"
            if home not in subject.elsewhere and name not in subject.elsewhere:
                yield from _of_function(subject.package, Text(module, tree, path), name, function)


class Text(NamedTuple):
    """A function by its place in the text of its module."""

    module: ModuleType
    tree: ast.Module
    path: tuple[str, ...]


class Place(NamedTuple):
    """Where a node hangs: in a field of its parent, and at which index if that field is a list."""

    parent: ast.AST
    field: str
    at: int = -1

    def put(self, node: ast.AST) -> None:
        """Hang another node there."""
        if self.at < 0:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.at] = node


def _functions(tree: ast.AST, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], FunctionNode]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            yield (*path, node.name), node
        elif isinstance(node, ast.ClassDef):
            yield from _functions(node, (*path, node.name))


def _of_function(package: ModuleType, text: Text, home: str, function: FunctionNode) -> Iterator[Breakage]:
    live = _live(text)
    seen: Counter[str] = Counter()
    first = 1 if ast.get_docstring(function) is not None else 0
    for index in range(first, len(function.body)):
        for place, node in list(_inside(Place(function, "body", index), function.body[index])):
            for new in _changes(node):
                name = f"{home}: {_shown(node)} -> {_shown(new)}"
                seen[name] += 1
                ast.fix_missing_locations(ast.copy_location(new, node))
                number = f" ({seen[name]})" if seen[name] > 1 else ""
                yield Breakage(name + number, partial(_swapped, package, live, text, place, node, new))


def _inside(place: Place, node: ast.AST) -> Iterator[tuple[Place, ast.AST]]:
    """A node and all below it, annotations left out, each with its place."""
    yield place, node
    for name, value in ast.iter_fields(node):
        if name == "annotation":
            continue
        if isinstance(value, ast.AST):
            yield from _inside(Place(node, name), value)
        elif isinstance(value, list):
            for index, child in enumerate(value):
                if isinstance(child, ast.AST):
                    yield from _inside(Place(node, name, index), child)


def _changes(node: ast.AST) -> Iterator[ast.AST]:
    """What may stand in a node's place to break it."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        for opposite in OPPOSITES[type(node.ops[0])]:
            yield ast.Compare(node.left, [opposite()], node.comparators)
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        yield ast.BinOp(node.left, ast.Sub() if isinstance(node.op, ast.Add) else ast.Add(), node.right)
    elif isinstance(node, ast.IfExp):
        yield ast.IfExp(node.test, node.orelse, node.body)
    elif isinstance(node, ast.Constant):
        yield from _other_constants(node.value)
    elif isinstance(node, ast.Expr) or (isinstance(node, ast.Assign | ast.AugAssign) and _is_of_an_object(node)):
        yield _nothing(node)


def _other_constants(value: object) -> Iterator[ast.AST]:
    if isinstance(value, bool):
        yield ast.Constant(not value)
    elif isinstance(value, int):
        yield ast.Constant(value + 1)
    elif isinstance(value, str):
        yield ast.Constant("another")


def _nothing(node: ast.AST) -> ast.stmt:
    """A statement that does nothing; it names the cell of `super()` where the old one did, as the swap needs it."""
    uses_super = any(isinstance(part, ast.Name) and part.id == "super" for part in ast.walk(node))
    return ast.Expr(ast.Name("__class__", ast.Load())) if uses_super else ast.Pass()


def _is_of_an_object(node: ast.Assign | ast.AugAssign) -> bool:
    """Whether the statement changes a thing that outlives the function: without a local name others would fall."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return all(isinstance(target, ast.Attribute | ast.Subscript) for target in targets)


def _shown(node: ast.AST) -> str:
    return "nothing" if ast.unparse(node) in ("pass", "__class__") else " ".join(ast.unparse(node).split())[:90]


def _live(text: Text) -> FunctionType:
    thing: Any = text.module
    for name in text.path:
        thing = inspect.getattr_static(thing, name)
    thing = inspect.unwrap(getattr(thing, "fget", thing))  # a property, a function that remembers its results
    assert isinstance(thing, FunctionType), text.path
    return thing


def forget(package: ModuleType) -> None:
    """What functions remember of their results may be broken, or whole where it should be broken.

    The rules module, which every game stands on, remembers too: which hooks there are of the things in play.
    """
    for module in (*modules(package), *modules(rules)):
        for thing in vars(module).values():
            if isinstance(thing, _lru_cache_wrapper):
                thing.cache_clear()


@contextmanager
def _swapped(
    package: ModuleType, live: FunctionType, text: Text, place: Place, old: ast.AST, new: ast.AST
) -> Iterator[None]:
    """The function runs code that has `new` in the place of `old`."""
    place.put(new)
    try:
        code = _code_of(compile(text.tree, text.module.__name__, "exec"), text.path)
    finally:
        place.put(old)
    usual = live.__code__
    live.__code__ = code
    forget(package)
    try:
        yield
    finally:
        live.__code__ = usual
        forget(package)


def _code_of(code: CodeType, path: tuple[str, ...]) -> CodeType:
    """The code of a function inside that of its module."""
    for name in path:
        code = next(part for part in code.co_consts if isinstance(part, CodeType) and part.co_name == name)
    return code
