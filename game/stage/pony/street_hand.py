"""Turns what mouse, keyboard and pads say into the gestures of the flick.

Aim and fire are different controls, a stray press never fires, and whatever breaks a gesture off costs nothing: the
right button, B, Esc, the focus, the pad or the window being gone, a release outside the window.
"""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from game.shootout.gesture import Draw, NoShot
from game.stage.intent import (
    Aim,
    Back,
    Confirm,
    Drag,
    Intent,
    Kind,
    Lean,
    Look,
    PageLeft,
    PageRight,
    Phase,
    Read,
    Release,
    Scroll,
    Secondary,
    Squeeze,
    Unplugged,
)
from game.stage.pony.flick import PLACE_STEP, Way
from game.stage.pony.street_painter import SLIDE
from game.stage.text import text

if TYPE_CHECKING:
    from game.stage.pony.street import ShootoutScene

STREET = "street"
SURE_MS = 6.0
"""Until what was let go counts."""
TOPPLES = 0.11
"""Power that a die needs beyond what takes it to a figure, to topple it."""
WHY = {NoShot.TOO_WEAK: "street-too-weak", NoShot.STOPPED: "street-stopped"}
MEANINGS = {Secondary: "secondary", PageLeft: "page_left", PageRight: "page_right", Read: "read"}


class HandAtWork:
    """The devices of whoever shoots."""

    def __init__(self, scene: ShootoutScene) -> None:
        self.scene = scene
        self._placing = False
        self._pad: int | None = None
        """The pad that draws now."""
        self._ending: float | None = None
        """When the gesture ended, until the die flies."""
        self._since = 0.0

    # -- what others ask

    @property
    def moving(self) -> bool:
        """Frames are needed: something is held."""
        hand = self.scene.hand
        return hand is not None and (hand.drawn or any(hand.arrows) or any(hand.leaning))

    def how(self) -> str:
        """In a few words, what the hand has to do."""
        if self.scene.stage.settings.two_presses:
            return text("street-how-needle")
        return text(f"street-how-{self.kind}")

    @property
    def kind(self) -> str:
        """pull, keys or pad: the gesture of the device that was used last."""
        return {Kind.MOUSE: "pull", Kind.KEYBOARD: "keys", Kind.PAD: "pad"}[self.scene.stage.device]

    def needed(self) -> float:
        """Power, 0 to 1, that reaches the target and topples it."""
        hand = self.scene.hand
        if hand is None:
            return 0.0
        (x, y), (tx, ty) = hand.die, self.scene.sight.aimed_at
        return min(1.0, hypot(tx - x, ty - y) / SLIDE + TOPPLES)

    def may_act(self, intent: Intent) -> bool:
        """Whether this device may shoot for who is asked."""
        seat = self.scene.asked_seat
        if seat is None:
            return False
        if self.scene.stage.seating.may_answer(intent.device, seat):
            return True
        if isinstance(intent, Confirm | Squeeze):
            self.scene.stage.notice("street-not-yours", name=self.scene.names[seat])
            self.scene.stage.sounds.play("error")
        return False

    def tick(self, ms: float) -> None:
        """Held arrows turn the aim; a swaying hand is the player's own."""
        hand = self.scene.hand
        if hand is not None and self._ending is not None:
            self._since += ms
            if self._since >= SURE_MS:
                ending, self._ending = self._ending, None
                self._fire(ending)
        elif hand is not None and hand.pass_time(ms):
            self.scene.stage.touch()

    @property
    def _now(self) -> float:
        return self.scene.stage.now * 1000

    # -- what is heard

    def heard(self, intent: Intent) -> bool:
        """Any intent; True when it has been dealt with."""
        if isinstance(intent, Unplugged):
            if self._pad == intent.device.pad:
                self.put_down()
            return False
        if isinstance(intent, Release) and intent.lost:
            self._lose(intent)
            return True
        if isinstance(intent, Drag):
            return self._dragged(intent)
        if isinstance(intent, Back) and self.put_down():
            return True
        if type(intent) in MEANINGS:
            return self._button(MEANINGS[type(intent)], intent)
        if isinstance(intent, Look):
            return True
        hand = self.scene.hand
        if hand is None or self.scene.motion.acting:
            return isinstance(intent, Lean | Release | Squeeze)
        if isinstance(intent, Lean | Release | Squeeze | Scroll | Confirm) and not self.may_act(intent):
            return not isinstance(intent, Confirm) or self._on_street(intent)
        if isinstance(intent, Lean):
            self._lean(intent)
            return True
        if isinstance(intent, Squeeze):
            self._hold(intent)
            return True
        if isinstance(intent, Release):
            self._let_go(intent)
            return True
        if isinstance(intent, Scroll):
            hand.put(hand.place + 4 * PLACE_STEP * intent.lines)
            return True
        if isinstance(intent, Aim):
            return self._aim(intent)
        if isinstance(intent, Confirm) and self._on_street(intent):
            self._pressed(intent)
            return True
        return False

    def _on_street(self, intent: Intent) -> bool:
        focus = self.scene.focus
        if isinstance(intent, Confirm) and intent.position is not None:
            under = focus.at(intent.position)
            return under is not None and under.id == STREET
        return focus.id == STREET

    def _button(self, meaning: str, intent: Intent) -> bool:
        offer = next((o for o in self.scene.offers() if o.meaning == meaning), None)
        if offer is not None:
            self.scene.act(offer.id, intent)
        return True

    def put_down(self) -> bool:
        """Break a gesture off; False when there was none."""
        hand = self.scene.hand
        self._placing, self._pad, self._ending = False, None, None
        if hand is None or not hand.drawn:
            return False
        hand.cancel()
        self.scene.attend()
        self.scene.stage.sounds.play("back")
        self.scene.stir()
        return True

    def _lose(self, intent: Release) -> None:
        """The focus is gone: nothing is held."""
        hand = self.scene.hand
        if hand is None:
            return
        hand.hold_arrows(0, 0)
        hand.leaning = (0.0, 0.0)
        self.put_down()

    # -- mouse and finger

    def _dragged(self, drag: Drag) -> bool:
        hand, layout = self.scene.hand, self.scene.layout
        if hand is None or self.scene.motion.acting:
            return False
        at = drag.at * 1000
        if drag.phase is Phase.BEGIN:
            under = self.scene.focus.at(drag.start)
            if under is None or under.id != STREET or not self.may_act(drag):
                return False
            self.scene.focus.id = STREET
            self.scene.lesson.end()
            self._placing = hand.on_arc(*layout.place(drag.start))
            if not self._placing:
                hand.begin(Way.PULL, at)
                hand.sample(at, *layout.units(drag.start))
                self.scene.stage.sounds.play("hammer_click", volume=0.6)
            self.scene.stir()
            return True
        if self._placing:
            self._place(drag)
            return True
        if hand.way is not Way.PULL or self._ending is not None:
            return True
        if drag.phase is Phase.CANCEL:
            self.put_down()
            return True
        hand.sample(at, *layout.units(drag.position))
        if drag.phase is Phase.DROP:
            if not self.scene.stage.window.page.reach.collidepoint(drag.position):
                self.put_down()
            else:
                self._finish(at)
        return True

    def _place(self, drag: Drag) -> None:
        hand = self.scene.hand
        if hand is not None and drag.phase is not Phase.CANCEL and self._put(drag.position):
            self.scene.stage.touch()
        if drag.phase in (Phase.DROP, Phase.CANCEL):
            self._placing = False

    def _put(self, position: tuple[int, int]) -> bool:
        hand = self.scene.hand
        if hand is None:
            return False
        aimed = self.scene.sight.aimed_at
        moved = hand.put_towards(*self.scene.layout.place(position))
        hand.point_at(*aimed)
        return moved

    def _aim(self, intent: Aim) -> bool:
        """Directions aim by `Lean`; the pointer aims where the needle is used, since nothing is dragged there."""
        hand = self.scene.hand
        if hand is None:
            return False
        if intent.direction is not None:
            return self.scene.focus.id == STREET
        if self.scene.stage.settings.two_presses and intent.position is not None:
            under = self.scene.focus.at(intent.position)
            if under is not None and under.id == STREET:
                hand.point_at(*self.scene.layout.place(intent.position))
                self.scene.stage.touch()
        return False

    # -- keys, buttons, sticks

    def _pressed(self, intent: Confirm) -> None:
        """Enter, the confirming button or a click on the street."""
        hand = self.scene.hand
        if hand is None:
            return
        if self.scene.stage.settings.two_presses:
            self._needle(intent)
        elif intent.position is not None:
            if hand.on_arc(*self.scene.layout.place(intent.position)):
                self._put(intent.position)
        else:
            self._hold(intent)

    def _hold(self, intent: Confirm | Squeeze) -> None:
        hand = self.scene.hand
        if hand is None or (hand.drawn and hand.way is not Way.NEEDLE):
            return
        if self.scene.stage.settings.two_presses:
            self._needle(intent)
            return
        self.scene.focus.id = STREET
        self._begin(Way.HOLD, intent)

    def _needle(self, intent: Confirm | Squeeze) -> None:
        hand = self.scene.hand
        if hand is None:
            return
        if hand.way is Way.NEEDLE:
            if self._now - hand.began >= 150:
                self._finish(self._now)
        elif not hand.drawn:
            self._begin(Way.NEEDLE, intent)

    def _begin(self, way: Way, intent: Intent) -> None:
        hand = self.scene.hand
        if hand is None:
            return
        hand.begin(way, self._now)
        self._pad = intent.device.pad
        self.scene.lesson.end()
        self.scene.stage.sounds.play("hammer_click", volume=0.6)
        self.scene.stir()

    def _let_go(self, intent: Release) -> None:
        hand = self.scene.hand
        if hand is not None and hand.way is Way.HOLD and self._pad == intent.device.pad:
            self._finish(self._now)

    def _lean(self, lean: Lean) -> None:
        hand = self.scene.hand
        if hand is None:
            return
        if lean.part == "arrows":
            if self.scene.focus.id == STREET:
                self.scene.lesson.end()
                hand.hold_arrows(lean.x, lean.y)
            else:
                hand.hold_arrows(0, 0)
        elif lean.part == "left":
            hand.leaning = (lean.x, lean.y) if hand.way is not Way.STICK else (0.0, 0.0)
        else:
            self._pull_stick(lean)
        self.scene.stage.touch()

    def _pull_stick(self, lean: Lean) -> None:
        """The right stick is a sling: pulled back, and let go."""
        hand = self.scene.hand
        far = hypot(lean.x, lean.y)
        if hand is None or self.scene.stage.settings.two_presses:
            return
        if not hand.drawn and far >= 0.5:
            self._begin(Way.STICK, lean)
        if hand.way is not Way.STICK or self._pad != lean.device.pad or self._ending is not None:
            return
        hand.sample(lean.at * 1000, lean.x, lean.y)
        if far <= 0.25:
            self._finish(lean.at * 1000)

    def _finish(self, now: float) -> None:
        """The gesture ends.  A pad that is pulled out and a focus that goes let everything go first: so what was let
        go counts a moment later, when nothing of that kind has come after it.
        """
        if self._ending is None:
            self._ending, self._since = now, 0.0
        self.scene.stage.touch()

    def _fire(self, now: float) -> None:
        """The die flies, or lies where it lay."""
        hand, scene = self.scene.hand, self.scene
        if hand is None:
            return
        drawn = hand.release(now)
        self._pad = None
        scene.stir()
        if not isinstance(drawn, Draw):
            if drawn in WHY:
                scene.stage.notice(WHY[drawn])
            scene.stage.sounds.play("back")
            return
        pick = hand.pick(drawn)
        if pick is None:
            scene.stage.notice("street-backwards")
            scene.stage.sounds.play("error")
            return
        scene.shoot(pick)
