"""The messages of one language, cut out of the .ftl files and handed to Fluent one by one.

Loading Fluent takes about 0.2 s and parsing every file as much again, which the first frame cannot spare.  So a
message is parsed when it is first asked for, and one that is a single line without places needs no Fluent at all.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

Args = Mapping[str, str | int]
Accent = Callable[[str], str]
"""What a made-up language does to every stretch of plain text."""

_HEAD = re.compile(r"(-?[A-Za-z][\w-]*) *=(.*)")


def cut(text: str) -> dict[str, str]:
    """The source of every message and term of a file, by id (terms with their leading dash)."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in text.splitlines():
        head = None if line[:1] in (" ", "}", "") else _HEAD.match(line)
        if head or line.startswith("#"):
            lines = []
            if head:
                found.setdefault(head[1], lines)
        lines.append(line)
    return {name: "\n".join(body).rstrip() + "\n" for name, body in found.items()}


class Catalogue:
    """All messages of some files of one language.  `locale` decides plurals and how numbers are written."""

    def __init__(self, locale: str, files: Iterable[Path], accent: Accent | None = None) -> None:
        self._locale = locale
        self._accent = accent
        self._sources: dict[str, str] = {}
        for file in files:
            for name, source in cut(file.read_text(encoding="utf-8")).items():
                self._sources.setdefault(name, source)
        self._plain: dict[str, str] = {}
        self._parsed: set[str] = set()
        self._bundle: FluentBundle | None = None

    def __contains__(self, message: str) -> bool:
        return message in self._sources

    def named(self, start: str) -> list[str]:
        """The messages whose ids begin so, in the order in which they are written."""
        return [name for name in self._sources if name.startswith(start)]

    def words(self, message: str, attribute: str, args: Args) -> tuple[str, list[Exception]]:
        """The words of a message, or of one of its attributes, and what went wrong in making them.

        KeyError for a message or attribute that is not there.
        """
        if not attribute:
            known = self._plain.get(message)
            if known is None:
                known = self._if_plain(message)
            if known is not None:
                return known, []
        bundle = self._with(message)
        entry = bundle.get_message(message)
        pattern = entry.attributes[attribute] if attribute else entry.value
        if pattern is None:
            raise KeyError(message)
        words, errors = bundle.format_pattern(pattern, dict(args))
        return str(words), list(errors)

    def forget(self) -> None:
        """Let go of all that was made ready; it is made again when it is asked for."""
        self._plain.clear()
        self._parsed.clear()
        self._bundle = None

    def ahead(self) -> Iterator[None]:
        """Make every message that isn't plain ready, one a step, before it is asked for."""
        for message in self._sources:
            if message.startswith("-") or message in self._parsed or self._if_plain(message) is not None:
                continue
            bundle = self._with(message)
            if bundle.has_message(message):  # a broken one is told of where it is wanted
                bundle.get_message(message)
            yield

    def _if_plain(self, message: str) -> str | None:
        source = self._sources[message]
        if "{" in source or source.count("\n") > 1:
            return None
        text = source.split("=", 1)[1].strip()
        if not text:
            return None
        self._plain[message] = self._accent(text) if self._accent else text
        return self._plain[message]

    def _with(self, message: str) -> FluentBundle:
        """The bundle, once it holds this message and all it refers to."""
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self._locale], use_isolating=False)
        wanted = [message]
        while wanted:
            name = wanted.pop()
            if name in self._parsed or name not in self._sources:
                continue
            self._parsed.add(name)
            resource = FluentResource(self._sources[name])
            wanted += self._made_ready(resource)
            self._bundle.add_resource(resource)
        return self._bundle

    def _made_ready(self, resource: Resource) -> list[str]:
        """What a resource refers to; its plain text gets the accent on the way."""
        from game.words.walk import referred, texts

        if self._accent:
            for element in texts(resource):
                element.value = self._accent(element.value)
        return referred(resource)
