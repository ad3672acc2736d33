"""Who sits at the table: chairs with a name, a person or a bot, and what they play with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.stage.intent import (
    MOUSE,
    Back,
    Confirm,
    Device,
    Intent,
    Kind,
    Menu,
    PageLeft,
    PageRight,
    Plugged,
    Read,
    Secondary,
    Unplugged,
)
from game.stage.layout import columns, grid, split_bottom
from game.stage.menus import widgets
from game.stage.menus.bot_player import BotPlayer
from game.stage.menus.guide import Guide
from game.stage.menus.naming import Naming
from game.stage.menus.page import Item, Page
from game.stage.menus.setup import CHAIRS, FEWEST, Setup, Sitter, at_home, faces, ready_names
from game.stage.menus.sides import Sides
from game.stage.menus.tickets import ROW, ticket
from game.stage.prompting import Offer
from game.stage.scene import Control
from game.stage.text import text
from game.table.lesson import has_lesson
from game.table.settings import Chair

READY_SHOWN = 8
SIGN = 150
FOOT = 96


@dataclass(eq=False)
class Seats(Page):
    """The chairs. `go_on` is called with them when they are right."""

    go_on: Callable[[Setup], None] = lambda setup: None
    limits: tuple[int, int] = (FEWEST, CHAIRS)
    """The fewest and the most seats of the game."""
    game: str = ""
    """The game that is going to be played, for who wants to know how."""
    setup: Setup = field(default_factory=lambda: Setup([]))
    found: list[Chair] = field(default_factory=list)
    """The chairs as they stood when the page was opened."""
    joining: int | None = None
    """The chair that waits for a press on its person's own pad."""
    host: Device = MOUSE
    """What this page was opened with: it chooses here, while a press on any other free gamepad sits down."""
    settled: str = ""
    """What became of a chair whose gamepad did not answer; said until something else is focused."""
    tickets: list[Rect] = field(default_factory=list)

    def entered(self) -> None:
        """Everybody sits where they sat last time."""
        self.host = self.stage.pressed_with
        pads = {instance: pad.guid for instance, pad in self.stage.pads.here.items()}
        settings = self.stage.settings
        usual = settings.seats_of.get(self.game)
        self.setup = Setup.remembered(ready_names(), at_home(settings.chairs), pads, self.limits, usual)
        self.found = self.setup.remember()

    def arrange(self) -> list[tuple[Item, Rect]]:
        """Tickets side by side, the way on below."""
        canvas = self.stage.canvas
        area = Rect(canvas.inside(64).x, 0, canvas.inside(64).width, 0)
        area.top = canvas.whole.top + canvas.px(SIGN)
        area.height = self.bar.top - canvas.px(16) - area.top
        body, foot = split_bottom(area, canvas.px(FOOT * min(1.2, canvas.text)), canvas.px(16))
        tall = min(body.height, canvas.px(700 * min(1.25, canvas.text)))
        body = Rect(body.x, body.centery - tall // 2, body.width, tall)
        half = -(-self.setup.most // 2)
        if self.setup.most > ROW:
            self.tickets = grid(body, half, 2, canvas.px(20))[: self.setup.most]
        else:
            self.tickets = columns(body, [1] * self.setup.most, canvas.px(24))
        placed: list[tuple[Item, Rect]] = []
        parts = [ticket(self, chair) for chair in range(self.setup.most)]
        for chairs in (parts[:half], parts[half:]) if self.setup.most > ROW else (parts,):
            for row in zip(*chairs, strict=True):
                placed += row
        label = text("seats-go-on", count=len(self.setup.seats))
        buttons = [Item("go_on", "button", label, primary=True, says=text("seats-go-on-says"))]
        if self.first_time:
            buttons.append(Item("lesson", "button", text("lesson-first"), says=text("lesson-first-says")))
        if self.stage.settings.lies_flat and self.stage.guard is None:
            buttons.append(Item("sides", "button", text("seats-sides"), says=text("sides-says")))
        wide = min(foot.width, canvas.px((760, 1360, 1800)[len(buttons) - 1]))
        strip = Rect(0, 0, wide, foot.height)
        strip.center = foot.center
        placed += zip(buttons, columns(strip, [1.3, 1, 1][: len(buttons)], canvas.px(24)), strict=True)
        return placed

    @property
    def first_time(self) -> bool:
        """Nobody has played this game here, so that its lesson is offered."""
        known = self.game in self.stage.settings.known_games
        return bool(self.game) and not known and self.stage.doors.lesson is not None and has_lesson(self.game)

    def paint_ground(self, screen: pygame.Surface) -> None:
        """The wall, a sign, the tickets with the marks of their seats."""
        widgets.wall(self.stage, screen)
        widgets.sign(self.stage, screen, text("seats-title"), SIGN)
        pictures = faces([sitting.name for sitting in self.setup.chairs])
        for chair, rect in enumerate(self.tickets):
            widgets.seat_card(self.stage, screen, self.sided(rect), chair, pictures[chair], self.setup.mark(chair))

    def first_focus(self) -> str:
        """Whoever sits as last time just goes on."""
        return "go_on"

    def sentence(self) -> str:
        """What this screen is for."""
        if self.joining is not None:
            waiting = "seats-joining-says" if self.stage.pads.here else "seats-joining-none"
            return text(waiting, name=self.setup.chairs[self.joining].name)
        if any(self.comes(pad.device) for pad in self.stage.pads.here.values()):
            return text("seats-pad-free")
        return text("seats-says", most=self.limits[1])

    def said(self) -> str:
        """While a pad is awaited the bar says so, whatever is focused."""
        return self.sentence() if self.joining is not None else self.settled or super().said()

    def focused(self, control: Control) -> None:
        """Another thing is looked at."""
        self.settled = ""
        super().focused(control)

    def offers(self) -> Sequence[Offer]:
        """Back, one more at the table, and on."""
        guide = (Offer("guide", text("guide-open"), "read"),) if self.game else ()
        sitters = {chair.sitter for chair in self.setup.chairs}
        return (
            Offer("back", text("menu-back"), "back"),
            Offer("person", text("seats-more"), "secondary", sitters != {Sitter.PERSON}, "seats-all-people"),
            Offer("bot", text("seats-more-bots"), "page_left", Sitter.NOBODY in sitters, "seats-all-taken"),
            *guide,
            Offer("next", text("seats-next"), "menu"),
        )

    def offered(self, name: str, intent: Intent) -> None:
        """An answer of the bar."""
        if name == "next":
            self.finish()
        elif name == "person":
            self.sit_down(intent.device)
        elif name == "bot":
            self.fill()
        elif name == "guide":
            self.stage.push(Guide(game=self.game))
        else:
            super().offered(name, intent)

    def pressed(self, item: Item, intent: Intent) -> None:
        """Change a chair."""
        if item.id == "go_on":
            self.finish()
            return
        if item.id == "sides":
            self.stage.push(Sides(setup=self.setup))
            return
        if item.id == "lesson":
            if self.stage.doors.lesson is not None:
                self.stage.doors.lesson(self.game)
            return
        what, _, number = item.id.partition("-")
        chair = int(number)
        if what == "who":
            self.joining = None
            self.setup.change(chair)
        elif what == "name":
            self.write_name(chair)
        elif what == "plays" and self.setup.chairs[chair].sitter is Sitter.BOT:
            self.choose_bot(chair)
        elif what == "plays":
            self.change_device(chair)

    def choose_bot(self, chair: int) -> None:
        """Open the lists of levels and temperaments."""
        sitting = self.setup.chairs[chair]

        def chosen(level: str, temper: str) -> None:
            self.setup.play_as(chair, level, temper)
            self.rebuild()

        sheet = BotPlayer(called=sitting.name, level=sitting.level, temper=sitting.temper, chosen=chosen)
        self.stage.push(sheet)

    def write_name(self, chair: int) -> None:
        """Open the slip for a name."""
        sitting = self.setup.chairs[chair]
        taken = {other.name for other in self.setup.chairs}
        ready = [name for name in self.setup.ready if name not in taken][:READY_SHOWN]

        def done(name: str) -> None:
            self.setup.rename(chair, name)
            self.rebuild()

        self.stage.push(Naming(title=text("seats-name-title"), written=sitting.name, ready=ready, done=done))

    def change_device(self, chair: int) -> None:
        """Shared things, or an own pad: then wait for a press on it."""
        if self.setup.chairs[chair].pad is not None or self.joining == chair:
            self.setup.give_pad(chair, None)
            self.joining = None
        else:
            self.joining = chair

    def heard(self, intent: Intent) -> bool:
        """A press on a free pad sits down, on an awaited one as that person; pads that go away leave their chair."""
        if isinstance(intent, Unplugged):
            for chair, sitting in enumerate(self.setup.chairs):
                if sitting.pad == intent.device.pad:
                    self.setup.give_pad(chair, None)
            self.rebuild()
            return True
        if isinstance(intent, Plugged):
            if not intent.known:
                return False
            self.stage.notice("seats-pad-here")
            return True
        if self.joining is not None and isinstance(intent, Confirm) and intent.device.kind is Kind.PAD:
            self.join(self.joining, intent.device)
            return True
        if isinstance(intent, Secondary) or (isinstance(intent, Confirm) and self.comes(intent.device)):
            self.sit_down(intent.device)
            return True
        if isinstance(intent, Back) and intent.device != self.host:
            leaves = self.setup.chair_of(intent.device.pad)
            if leaves is not None:
                self.get_up(leaves)
                return True
        if isinstance(intent, PageLeft):
            self.fill()
            return True
        if isinstance(intent, Read) and self.game:
            self.stage.push(Guide(game=self.game))
            return True
        if isinstance(intent, Menu | PageRight):
            self.finish()
            return True
        return super().heard(intent)

    def comes(self, device: Device) -> bool:
        """Whether this is a gamepad whose person has not sat down yet."""
        return device.kind is Kind.PAD and device != self.host and self.setup.chair_of(device.pad) is None

    def sit_down(self, device: Device) -> None:
        """One person more: with a gamepad of their own if it is a free one, else with what is shared."""
        own = self.comes(device)
        chair = self.setup.invite()
        if chair is None and own:
            # all are people: the pad is for the first of them who has none, but the host
            chair = next((n for n, one in enumerate(self.setup.chairs) if n and one.pad is None), None)
        if chair is None:
            self.stage.notice("seats-all-people")
            self.stage.sounds.play("error")
            return
        self.joining = None
        if own:
            self.join(chair, device)
        name = self.setup.chairs[chair].name
        self.settled = text("seats-joined-pad" if own else "seats-joined", name=name)
        self.stage.sounds.play("confirm")
        self.rebuild()

    def get_up(self, chair: int) -> None:
        """Whoever sat down with a gamepad gets up again."""
        self.setup.vacate(chair)
        self.settled = text("seats-left", name=self.setup.chairs[chair].name)
        self.stage.sounds.play("back")
        self.rebuild()

    def fill(self) -> None:
        """One bot more."""
        chair = self.setup.fill()
        if chair is None:
            self.stage.notice("seats-all-taken")
            self.stage.sounds.play("error")
            return
        self.joining = None
        self.settled = text("seats-bot-joined", name=self.setup.chairs[chair].name)
        self.stage.sounds.play("confirm")
        self.rebuild()

    def join(self, chair: int, device: Device) -> None:
        """The pad that was pressed belongs to the chair's person from now on."""
        assert device.pad is not None
        self.setup.give_pad(chair, device.pad, self.stage.pads.here[device.pad].guid)
        self.joining = None
        self.stage.pads.rumble(device.pad, 0.6, 150)
        self.rebuild()

    def back(self, intent: Intent) -> None:
        """Stop waiting for a pad, else leave."""
        if self.joining is not None:
            self.joining = None
            self.rebuild()
        else:
            self.leave()

    def leave(self) -> None:
        """Whoever was sat down stays so, as if there had been a game."""
        if self.setup.remember() != self.found:
            self.remember()
        super().leave()

    def finish(self) -> None:
        """These are the seats; a chair that still waits for its gamepad is settled first, for all to see."""
        if self.joining is not None:
            self.settled = text("seats-joining-ended", name=self.setup.chairs[self.joining].name)
            self.stage.sounds.play("knock")
            self.joining = None
            self.rebuild()
            return
        self.remember()
        self.go_on(self.setup)

    def remember(self) -> None:
        """These chairs are found again the next time."""
        self.stage.settings.chairs = self.setup.remember()
        if self.game:
            self.stage.settings.seats_of[self.game] = len(self.setup.seats)
        self.stage.save_settings()
