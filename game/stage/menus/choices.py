"""The settings as rows of a menu: what each is called, which values it has, what a change touches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from game.stage.menus.page import Item
from game.stage.text import language, text
from game.table.settings import ANIMATIONS, ANSWER_SECONDS, ONE_HAND, PACES, PAD_GLYPHS, RANGES, TEXT_SIZES, Value

if TYPE_CHECKING:
    from game.stage.stage import Stage

Touches = Literal["sound", "picture", "window", "monitor", "play", "words"]
STEP = 5
"""Per cent a slider moves with one press."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One setting. `values` is empty for a slider, whose range the settings file knows."""

    name: str
    touches: Touches
    values: tuple[Value, ...] = (False, True)


CHOICES: dict[str, Choice] = {
    choice.name: choice
    for choice in (
        Choice("master", "sound", ()),
        Choice("effects", "sound", ()),
        Choice("music", "sound", ()),
        Choice("muted", "sound"),
        Choice("full_screen", "window"),
        Choice("display", "monitor"),
        Choice("language", "words"),
        Choice("text_size", "picture", TEXT_SIZES),
        Choice("high_contrast", "picture"),
        Choice("plain_type", "picture"),
        Choice("safe_marks", "picture"),
        Choice("tv_safe", "picture"),
        Choice("lies_flat", "play"),
        Choice("reduced_motion", "play"),
        Choice("gpu", "play"),
        Choice("pace", "play", PACES),
        Choice("animations", "play", ANIMATIONS),
        Choice("ask_before_ending", "play"),
        Choice("ask_before_slips", "play"),
        Choice("answer_seconds", "play", ANSWER_SECONDS),
        Choice("hints", "play"),
        Choice("confirm_swap", "play"),
        Choice("pad_glyphs", "play", PAD_GLYPHS),
        Choice("toggle_holds", "play"),
        Choice("one_hand", "play", ONE_HAND),
        Choice("two_presses", "play"),
        Choice("show_bodies", "play"),
        Choice("rumble", "play"),
        Choice("background_pads", "play"),
        Choice("dead_zone", "play", ()),
    )
}


def value_of(stage: Stage, name: str) -> Value:
    """What holds now: what is chosen, but for a pace that was asked for with this run."""
    if name == "display":
        return stage.window.monitor
    if name == "language":
        return language()
    value: Value = stage.pace_now if name == "pace" else getattr(stage.settings, name)
    return value


def values_of(stage: Stage, choice: Choice) -> tuple[Value, ...]:
    """The values there are to choose from: of monitors as many as are plugged in."""
    if choice.touches == "words":
        from game.words import languages  # the words come with the first sentence

        return languages()
    return tuple(range(stage.window.monitors)) if choice.touches == "monitor" else choice.values


def item_of(name: str, value: Any, sound: bool = True) -> Item:
    """A setting with its value as an item of a page. `sound` is False when there is no sound device: volumes are
    then grey.
    """
    choice = CHOICES[name]
    stem = "set-" + name.replace("_", "-")
    label, says = text(stem), text(f"{stem}-says")
    enabled = sound or choice.touches != "sound"
    why = "" if enabled else "sound-none"
    if not choice.values:
        low, high = RANGES[name]
        share = (value - low) / (high - low)
        shown = text("per-cent", value=value)
        return Item(name, "slider", label, shown, share, enabled=enabled, why=why, says=says)
    if choice.touches == "words":
        return Item(name, "choice", label, called(value), says=says)
    if choice.values == (False, True):
        shown = text("switch-on" if value else "switch-off")
        return Item(name, "switch", label, shown, on=value, enabled=enabled, why=why, says=says)
    shown = text(f"{stem}-value", value=value)
    return Item(name, "choice", label, shown, enabled=enabled, why=why, says=says)


def called(tag: str) -> str:
    """What a language calls itself, and whether a part of it is not yet written."""
    from game.words import languages, own_name
    from game.words.coverage import share

    known = tag in languages()
    name = own_name(tag) if known else tag
    return name if not known or share(tag) == 1 else text("set-language-partly", name=name)


def monitor_item(stage: Stage) -> Item:
    """On which monitor the window is; grey where there is only one."""
    value, count = stage.window.monitor + 1, stage.window.monitors
    shown = text("set-display-value", value=value, count=count)
    why = "" if count > 1 else "set-display-only"
    label, says = text("set-display"), text("set-display-says")
    return Item("display", "choice", label, shown, enabled=not why, why=why, says=says)


def items(stage: Stage, names: Sequence[str]) -> list[Item]:
    """Several settings as items."""
    return [
        monitor_item(stage) if name == "display" else item_of(name, value_of(stage, name), stage.sounds.working)
        for name in names
    ]


def step(stage: Stage, name: str, by: int) -> None:
    """Move a setting one step: a slider by 5 per cent, a choice to its next value, a switch to the other
    side.
    """
    choice = CHOICES[name]
    value: Any = value_of(stage, name)
    if not choice.values:
        low, high = RANGES[name]
        put(stage, name, max(low, min(high, value + by * STEP)))
    else:
        values = values_of(stage, choice)
        place = values.index(value) if value in values else 0
        put(stage, name, values[(place + by) % len(values)])


def slide(stage: Stage, name: str, share: float) -> None:
    """Put a slider somewhere, 0 to 1."""
    low, high = RANGES[name]
    put(stage, name, round(low + (high - low) * max(0.0, min(1.0, share))))


def put(stage: Stage, name: str, value: Value) -> None:
    """Give a setting a value and let it be heard or seen at once."""
    if value_of(stage, name) == value:
        return
    touches = CHOICES[name].touches
    if touches == "window":
        stage.toggle_full_screen()
        return
    if touches == "monitor":
        stage.window.move_to(int(value))
        stage.lay_out()
        stage.touch()
        return
    if touches == "words":
        stage.speak(str(value))
        return
    setattr(stage.settings, name, value)
    if name == "pace":
        stage.pace = None
    if touches == "sound":
        stage.sounds.levelled()
        stage.sounds.play("tick")
    elif touches == "picture":
        stage.lay_out()
    else:
        stage.heed_settings()
    stage.touch()
