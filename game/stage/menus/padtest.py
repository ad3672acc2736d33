"""The page that shows what gamepads say: where the sticks are, which buttons are down, and the dead zone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.stage import prompting
from game.stage.devices.makes import Make
from game.stage.devices.pads import Pad
from game.stage.devices.reading import Reading, read
from game.stage.intent import Back, Intent, Kind, Plugged, Unplugged
from game.stage.layout import grid
from game.stage.menus import widgets
from game.stage.menus.page import Item, Page
from game.stage.paint import pad_sheet
from game.stage.paint.controls import PANEL_HEAD
from game.stage.paint.pad_sheet import PadLook
from game.stage.text import text

SHOWN = 4
"""More pads than this have no room; whichever are used come first."""
TWICE_SECONDS = 1.5
"""Within which a pad's second press for back leaves the page: the first one is only looked at."""
LOOK_MS = 16.0
SELECT: dict[Make, str] = {
    "place": "cap-select",
    "xbox": "cap-view",
    "playstation": "cap-create",
    "nintendo": "cap-minus",
}


@dataclass(eq=False)
class PadTest(Page):
    """Every gamepad that is plugged in, as it is held."""

    panel: Rect | None = None
    cells: list[Rect] = field(default_factory=list)
    _readings: dict[int, Reading] = field(default_factory=dict)
    _backed: tuple[int | None, float] = (None, float("-inf"))

    def arrange(self) -> list[tuple[Item, Rect]]:
        """Nothing to press but the way out; a cell for each pad."""
        canvas = self.stage.canvas
        across, down = (1, 1) if len(self.pads()) < 2 else (2, 1) if len(self.pads()) < 3 else (2, 2)
        wide, high = pad_sheet.ROOM
        most = self.bar.top - canvas.whole.top - canvas.px(24)
        tall = min(canvas.px(down * (high + 40) + PANEL_HEAD), most)
        box = self.panel = self.middle(canvas.px(across * (wide + 40) + 60), tall)
        self.cells = grid(widgets.inside(self.stage, box), across, down, canvas.px(40))
        return []

    def pads(self) -> list[Pad]:
        """The pads that are shown."""
        return list(self.stage.pads.here.values())[:SHOWN]

    def readings(self) -> dict[int, Reading]:
        """What they say now."""
        maps = self.stage.settings.pad_maps
        return {number: read(pad, maps.get(pad.guid, {})) for number, pad in enumerate(self.pads())}

    def tick(self, ms: float) -> None:
        """Look again."""
        super().tick(ms)
        now = self.readings()
        if now != self._readings:
            self._readings = now
            self.stage.touch()

    def next_due(self) -> float | None:
        """Pads are looked at in every frame."""
        return LOOK_MS if self.pads() else super().next_due()

    def paint_ground(self, screen: pygame.Surface) -> None:
        """The wall, a sheet of paper and the pads on it."""
        widgets.wall(self.stage, screen)
        if self.panel is None:
            return
        widgets.panel(self.stage, screen, self.panel, text("pad-test-title"))
        if not self.pads():
            widgets.explanation(self.stage, screen, self.cells[0], text("pad-test-none"))
        for number, (cell, pad) in enumerate(zip(self.cells, self.pads(), strict=False)):
            if number in self._readings:
                pad_sheet.draw_pad(self.stage.press, screen, self.sided(cell), self._look(pad, self._readings[number]))

    def _look(self, pad: Pad, reading: Reading) -> PadLook:
        chosen = self.stage.settings.pad_glyphs
        make = pad.make if chosen == "auto" else prompting.make_shown(self.stage)
        caps = prompting.PAD_CAPS[make]
        return PadLook(
            pad.name,
            make,
            reading,
            self.stage.pads.dead_zone,
            (
                ("left_shoulder", text(caps["page_left"])),
                ("right_shoulder", text(caps["page_right"])),
                ("select", text(SELECT[make])),
                ("start", text(caps["menu"])),
            ),
            text("pad-test-other", number=reading.other[0]) if reading.other else "",
        )

    def sentence(self) -> str:
        """How it is left again."""
        return text("pad-test-says")

    def heard(self, intent: Intent) -> bool:
        """Pads are only looked at, but for two presses for back one after the other."""
        if isinstance(intent, Plugged | Unplugged):
            self.rebuild()
            return False
        if intent.device.kind is not Kind.PAD:
            return super().heard(intent)
        if isinstance(intent, Back):
            before, self._backed = self._backed, (intent.device.pad, self.stage.now)
            if before[0] == intent.device.pad and self.stage.now - before[1] < TWICE_SECONDS:
                self.leave()
        return True

    def offers(self) -> Sequence[prompting.Offer]:
        """For mouse and keyboard."""
        return (prompting.Offer("back", text("menu-back"), "back"),)
