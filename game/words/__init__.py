"""From what the program knows to what people read, in the language they chose.

The sentences live in `assets/locale/<language>/*.ftl`; code asks for them by id.  Nothing here loads Fluent before
the first sentence that has places to fill.
"""

from __future__ import annotations

from game.words.lines import Wire, event_line, telegraph
from game.words.names import kind_name, money
from game.words.questions import option_button, option_label, prompt
from game.words.refusals import plate, reason
from game.words.speech import Unsaid, insist, language, languages, say, speak

__all__ = [
    "Unsaid",
    "Wire",
    "event_line",
    "insist",
    "kind_name",
    "language",
    "languages",
    "money",
    "option_button",
    "option_label",
    "plate",
    "prompt",
    "reason",
    "say",
    "speak",
    "telegraph",
]
