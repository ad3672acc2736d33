"""The declared shape of a game's state: what text, save, redaction and re-dealing read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, Literal, NamedTuple

What = Literal["cards", "number", "flag", "seat", "word", "secret"]


class Field(NamedTuple):
    """One attribute of a state.

    * cards: a zone, a tuple of card ids, the first on top; `known` says who knows a card there by rule
      (all, owner, nobody), which is what the text forms leave unsaid;
    * number, flag (0 or 1), seat (-1: nobody), word: open to all;
    * secret: a number only some know, for example a die under a cup; `mask` names the attribute of equal
      shape that holds who knows it.

    `pool` names which cards a zone can hold, in a game whose cards never mix (roles, characters).
    `per` names the dimensions (seat, or one of the game's own) over which the attribute is a flat list.
    """

    name: str
    what: What
    per: tuple[str, ...] = ()
    known: Literal["all", "owner", "nobody"] = "all"
    mask: str = ""
    pool: str = ""


class Schema:
    """All fields of a state, the sizes of its dimensions, and the kinds of its cards.

    `kinds[c]` is the kind of card id c: cards of one kind are alike in play.  `pools[c]` is the pool it belongs to;
    left out, all cards are of one.
    """

    def __init__(
        self,
        fields: tuple[Field, ...],
        kinds: tuple[str, ...],
        dimensions: Mapping[str, tuple[str, ...]],
        pools: tuple[str, ...] = (),
    ) -> None:
        self.fields = fields
        self.kinds = kinds
        self.pools = pools or ("",) * len(kinds)
        self.dimensions = dict(dimensions)
        self.by_name = {f.name: f for f in fields}
        self.zones = tuple(f for f in fields if f.what == "cards")
        self.masks = frozenset(f.mask for f in fields if f.mask)
        self.of_kind: dict[str, tuple[int, ...]] = {}
        for card, kind in enumerate(kinds):
            self.of_kind[kind] = (*self.of_kind.get(kind, ()), card)

    def labels(self, dimension: str, seats: int) -> tuple[str, ...]:
        """The tokens of a dimension: A, B, C ... for `seat`, and for `other` where a place has two seats."""
        return tuple("ABCDEFGH"[:seats]) if dimension in ("seat", "other") else self.dimensions[dimension]

    def places(self, field: Field, seats: int) -> Iterator[tuple[int, tuple[str, ...]]]:
        """(index in the flat list, labels) of every place of a field that has dimensions."""
        yield from enumerate(product(*(self.labels(d, seats) for d in field.per)))

    def owner(self, field: Field, index: int, seats: int) -> int:
        """The seat that place `index` of a field belongs to; -1 for a field without the seat dimension."""
        stride = 1
        for dimension in reversed(field.per):
            size = len(self.labels(dimension, seats))
            if dimension == "seat":
                return index // stride % size
            stride *= size
        return -1

    def default_mask(self, field: Field, index: int, seats: int) -> int:
        """Who knows a card that lies at this place, as far as the zone alone says."""
        if field.known == "all":
            return (1 << seats) - 1
        return 1 << self.owner(field, index, seats) if field.known == "owner" else 0


def zones_of(g: Any) -> Iterator[tuple[Field, int, tuple[int, ...]]]:
    """(field, index, cards) of every zone of a state; index 0 for a zone without dimensions."""
    for field in g.schema.zones:
        value = getattr(g, field.name)
        if not field.per:
            yield field, 0, value
        else:
            for index, cards in enumerate(value):
                yield field, index, cards


def put_zone(g: Any, field: Field, index: int, cards: tuple[int, ...]) -> None:
    """Replace the cards of one zone (set-up, redaction and re-dealing only; play goes through verbs).

    The list of zones is replaced, never changed: a copy may share it.
    """
    if field.per:
        zones = getattr(g, field.name)[:]
        zones[index] = cards
        setattr(g, field.name, zones)
    else:
        setattr(g, field.name, cards)
