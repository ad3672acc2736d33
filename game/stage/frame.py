"""One frame: the scenes from the lowest that shows, the focus, a notice; and what the probe hears of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage import probe
from game.stage.paint import notices, palette, paper, states

if TYPE_CHECKING:
    from game.stage.stage import Stage

NOTICE_WIDTH = 1100
NOTICE_FOOT = 88
"""Units between a notice and the lower edge: it stands just above the prompt bar."""


def paint_frame(stage: Stage) -> None:
    """Paint what stands on the stage now."""
    screen = stage.window.surface
    scenes = stage.scenes
    lowest = len(scenes) - 1
    while lowest > 0 and scenes[lowest].overlay:
        lowest -= 1
    if stage.canvas.whole.size != stage.canvas.window:
        screen.fill(palette.WALNUT_DARK)
    for scene in scenes[lowest:]:
        scene.draw(screen)
        if scene is stage.front and stage.brackets is not None:
            states.draw_focus(stage.press, screen, stage.brackets)
        scene.draw_over(screen)
    if stage.said is not None:
        slip = notices.notice(stage.press, stage.said.text, width=NOTICE_WIDTH)
        place = slip.get_rect(midbottom=stage.canvas.whole.midbottom)
        paper.lay(stage.press, screen, slip, place.move(0, -stage.canvas.px(NOTICE_FOOT)).topleft, 12)
    if stage.guard is not None:
        stage.guard.draw(screen)
    stage.curtain.draw(screen)


def report(stage: Stage) -> None:
    """Tell the probe what was shown."""
    scene, page = stage.front, stage.window.page
    if scene is None:
        return

    def controls() -> list[probe.Control]:
        return [
            probe.Control(c.id, (where.x, where.y, where.width, where.height), c.enabled)
            for c in scene.focus.controls
            for where in (page.area(c.rect),)
        ]

    probe.show(
        scene.name,
        controls,
        scene.focus.id,
        page.window,
        busy=scene.motion.acting or scene.thinking or stage.curtain.leaving is not None,
        **{**scene.facts(), "notice": stage.said.text if stage.said else None, "awake": stage.awake},
    )
