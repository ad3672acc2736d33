"""What a parsed Fluent message consists of.  Loads Fluent."""

from __future__ import annotations

from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor


class _Walk(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.texts: list[ast.TextElement] = []
        self.referred: list[str] = []
        self.variables: list[str] = []

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802  the visitor finds it by the class's name
        self.texts.append(node)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.referred.append(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self.referred.append("-" + node.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.append(node.id.name)


def _walked(node: ast.BaseNode) -> _Walk:
    walk = _Walk()
    walk.visit(node)
    return walk


def texts(node: ast.BaseNode) -> list[ast.TextElement]:
    """The stretches of plain text in it."""
    return _walked(node).texts


def referred(node: ast.BaseNode) -> list[str]:
    """The messages and terms it refers to; terms with their leading dash."""
    return _walked(node).referred


def variables(node: ast.BaseNode) -> set[str]:
    """The names of the places that have to be filled."""
    return set(_walked(node).variables)
