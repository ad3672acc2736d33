"""Watching a Pony Express game again: trail and street."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pygame import Surface

from game.pony_express.items import KIND
from game.pony_express.state import Pony
from game.rules.kinds import Pick
from game.stage import prompting
from game.stage.motion import Choreography
from game.stage.play.cast import Cast
from game.stage.play.watching import Watching
from game.stage.pony import choreography, painter
from game.stage.pony.choreography import SEEN
from game.stage.pony.floor import Floor
from game.stage.pony.layout import trail_layout
from game.stage.pony.painter import NO_MARKS, Ground
from game.stage.pony.replay_street import AIMED, Reel, in_street
from game.stage.pony.rolls_board import draw_rolls
from game.stage.pony.sight import turn_of
from game.stage.text import text
from game.table.moment import Moment
from game.table.outcomes import shot_on_record

WHOEVER = -1
"""In place of a seat: one looks over the shoulder of whoever's turn it is."""


@dataclass(eq=False)
class PonyReplay(Watching):
    """Dice and item cards of whoever one looks at lie open; shots are seen as they are on record."""

    floor: Floor = field(init=False)
    reel: Reel = field(init=False)
    ground: Ground = field(default_factory=Ground)
    _pick: Pick = ()
    _before: Pony | None = None

    # -- over whose shoulder

    def first_viewer(self) -> int | None:
        """A bluff is best watched from behind whoever is at the cup."""
        return WHOEVER

    def viewers(self) -> tuple[int | None, ...]:
        """Also whoever's turn it is."""
        return (WHOEVER, *range(len(self.replay.chairs)), None)

    def viewer_name(self) -> str:
        """In words."""
        return text("watch-whoever") if self.viewer == WHOEVER else super().viewer_name()

    def eyes(self, g: Pony) -> int | None:
        """The seat through whose eyes one looks while the state is that, or None for the public's."""
        if self.viewer != WHOEVER:
            return self.viewer
        turn = turn_of(g)
        return turn if turn >= 0 else None

    # -- laying and playing

    def lay(self) -> None:
        """The trail, and a street for when it is needed."""
        self.floor = Floor(
            trail_layout(self.stage.canvas, len(self.replay.chairs)),
            self.motion,
            self.replay.view(None).state,
            Cast(self.names, self.sitters),
            self.stage.sounds.play,
        )
        self.reel = Reel(self)

    def laid_out(self) -> None:
        """Everything finds its new place."""
        self.reel.laid_out()
        super().laid_out()

    def stand(self) -> None:
        """Everything at its place."""
        floor = self.floor
        floor.air.sprites.clear()
        floor.gallops.clear()
        floor.tumbling.clear()
        floor.purses.clear()
        floor.roll, floor.rolls, floor.cup = None, [], ("rest", 0.0)
        floor.cast = Cast(self.names, self.sitters)
        floor.layout = trail_layout(self.stage.canvas, len(self.replay.chairs))
        self._look_at(self.replay.view(None).state)
        self.reel.stand(self.replay.view(None).state)

    def _look_at(self, g: Pony) -> None:
        """Show the position through the right eyes."""
        eyes = self.eyes(g)
        self.floor.viewer = eyes
        self.floor.hold(turn_of(g) if eyes is None else eyes, opened=True)
        self.floor.show(self.replay.view(eyes).state)

    def forward(self) -> None:
        """Play the next pick; what was before it is needed to show a shot."""
        if not self.ended:
            self._before = self.replay.view(None).state
            self._pick = self.replay.picks[self.replay.position][1]
        super().forward()

    def perform(self, moments: Sequence[Moment]) -> None:
        """On the trail by the one table of acts; in the street as the record has it."""
        before, after = self._before, self.replay.view(None).state
        left = list(moments)
        if before is not None and moments and in_street(before):
            left = self._in_street(before, after, left)
        for run in choreography.runs(left):
            self.motion.play(self.heard_first(run, self._act(run)))
        self.motion.play(self._arrive(after))

    def _act(self, run: Sequence[Moment]) -> Choreography:
        eyes = self.eyes(run[-1].view(None).state)
        if eyes != self.floor.viewer:
            self.floor.viewer = eyes
            if eyes is not None:
                self.floor.hold(eyes, opened=True)
        yield choreography.performed(self.floor, run)

    def _in_street(self, before: Pony, after: Pony, moments: list[Moment]) -> list[Moment]:
        """Queue what is seen there; returns what is left to the trail."""
        reel = self.reel
        reel.stand(before)
        shot = shot_on_record(before, self._pick)
        if shot is not None:
            reel.play(*shot, moments)
        elif self._pick[0] in AIMED:
            self.motion.play(reel.aim(self._pick))
        else:
            self.motion.play(reel.say(moments))
        if in_street(after):
            self.motion.play(self._tell(moments))
            return []
        seen = [moment for moment in moments if isinstance(moment.event, SEEN)]
        self.motion.play(self._tell(seen))
        self.motion.play(reel.end(after))
        return [moment for moment in moments if moment not in seen]

    def _tell(self, moments: Sequence[Moment]) -> Choreography:
        self.hear(moments)
        yield from ()

    def _arrive(self, after: Pony) -> Choreography:
        """Nothing moves any more: the position as it is, in the street or on the trail."""
        self._look_at(after)
        self.reel.stand(after)
        yield from ()

    def sentence(self) -> str:
        """In the street, what a shot came to; else where in the game this is."""
        return self.reel.told if self.reel.on and self.reel.told else super().sentence()

    # -- painting

    def draw(self, screen: Surface) -> None:
        """Street or trail, and the bar."""
        if self.reel.on:
            self.reel.draw(screen)
        else:
            self._draw_trail(screen)
        prompting.draw(self.stage, screen, self.bar, self.sentence(), self.offers())

    def _draw_trail(self, screen: Surface) -> None:
        press, floor, strip = self.stage.press, self.floor, tuple(self.strip)
        below = floor.below(press)
        self.ground.draw(press, screen, floor.layout, strip, floor)
        painter.draw_riders(press, screen, floor, NO_MARKS)
        draw_rolls(press, screen, floor)
        painter.draw_tray(below, screen, floor, NO_MARKS)
        painter.draw_seats(below, screen, floor)
        painter.draw_log(below, screen, floor.layout, strip)
        painter.draw_items(below, screen, floor, NO_MARKS)
        offered = self._offered()
        if offered:
            painter.draw_offer(press, screen, floor.layout, offered, NO_MARKS)

    def _offered(self) -> tuple[str, ...]:
        """The kinds of card of which one is about to be kept, where one may see them."""
        cards = [card for zone in self.floor.state.offer for card in zone]
        return tuple(KIND[card] for card in cards if card >= 0)

    def draw_over(self, screen: Surface) -> None:
        """What flies lies above everything."""
        if not self.reel.on:
            self.floor.air.draw(self.stage.press, screen)


WATCHING = PonyReplay
