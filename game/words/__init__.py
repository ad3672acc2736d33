"""From what the program knows to what people read, in the language they chose.

The sentences live in `assets/locale/<language>/*.ftl`; code asks for them by id.  Nothing here loads Fluent before
the first sentence that has places to fill.
"""

from __future__ import annotations

from game.words.awards import award_name, award_says, shot_says
from game.words.lessons import lesson_task, lesson_text
from game.words.lines import Wire, event_line, telegraph
from game.words.names import kind_name, mark, marked_name, money, part_name, purse
from game.words.questions import option_button, option_label, option_lines, prompt
from game.words.refusals import plate, reason
from game.words.rules_text import (
    CardText,
    card_text,
    clause,
    clauses,
    game_name,
    preset_name,
    preset_says,
    switch_name,
    switch_says,
    value_label,
)
from game.words.speech import Unsaid, ahead, insist, language, languages, let_go, own_name, said_in, say, speak

__all__ = [
    "CardText",
    "Unsaid",
    "Wire",
    "ahead",
    "award_name",
    "award_says",
    "card_text",
    "clause",
    "clauses",
    "event_line",
    "game_name",
    "insist",
    "kind_name",
    "language",
    "languages",
    "lesson_task",
    "lesson_text",
    "let_go",
    "mark",
    "marked_name",
    "money",
    "option_button",
    "option_label",
    "option_lines",
    "own_name",
    "part_name",
    "plate",
    "preset_name",
    "preset_says",
    "prompt",
    "purse",
    "reason",
    "said_in",
    "say",
    "shot_says",
    "speak",
    "switch_name",
    "switch_says",
    "telegraph",
    "value_label",
]
