"""The draw!, Jail and Dynamite."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from game.bang import events_fight as f
from game.bang import events_piles as d
from game.stage.bang.acts import ACTS, Turn
from game.stage.bang.acts_cards import away
from game.stage.bang.floor import DEAL_MS, Floor
from game.stage.bang.sight import kind_of
from game.stage.bang.steps import jolt, muzzle, over
from game.stage.bang.words import card_words, face, title_of
from game.stage.motion import Choreography, Together, Tween, Wait, linear, out_cubic
from game.stage.paint.bang.perils import draw_fuse
from game.stage.paint.bang.spotlight import DrawLook, draw_spotlight
from game.stage.paint.palette import BOTTLE, VERMILION
from game.stage.paint.press import Press
from game.stage.play.flying import Sprite
from game.stage.text import text

TURN_MS = 420.0
BREATH_MS = 300.0
VERDICT_MS = 850.0
READ_MS = 650.0
FUSE_MS = 700.0
SPARKS = 40
"""Degrees that the fuse's spark turns by for each tenth of its way."""

HEARTS = ("hearts",)
WANTED = {"dynamite": (), "barrel": HEARTS, "jourdonnais": HEARTS, "jail": HEARTS, "vendetta": HEARTS}
"""The suits that are good in a draw!, for the picture; for a Dynamite it is what the words say."""


@dataclass(eq=False)
class LightSprite(Sprite):
    """The draw! in the lamp light."""

    box: Rect
    look: DrawLook
    flip: float = 0.0

    def draw(self, press: Press, screen: pygame.Surface) -> None:
        draw_spotlight(press, screen, self.box, self.look, self.flip)


@ACTS.act(d.TurnedUp, "card_flip")
def turned_up(floor: Floor, turn: Turn) -> Choreography:
    """Cards from the draw pile are turned up, slowly, in the light."""
    event = turn.last(d.TurnedUp)
    light = LightSprite(floor.layout.arena, look_of(event.seat, event.why, event.cards))
    yield from _turned(floor, light)
    yield Wait(BREATH_MS)
    floor.drop(light)
    floor.show(turn.after)


@ACTS.act(d.DrawDecided, "focus_tick")
def draw_decided(floor: Floor, turn: Turn) -> Choreography:
    """The card that counts, and what it means."""
    event = turn.last(d.DrawDecided)
    cards = turn.before.flipped or (event.card,)
    verdict = text("bang-act-draw-good" if event.good else "bang-act-draw-bad")
    chosen = cards.index(event.card) if event.card in cards else 0
    look = look_of(event.seat, event.why, cards)
    light = LightSprite(
        floor.layout.arena,
        DrawLook(look.seat, look.head, look.need, look.suits, look.faces, look.words, chosen, verdict, event.good),
        1.0,
    )
    floor.air.add(light)
    yield Wait(VERDICT_MS)
    floor.drop(light)
    floor.show(turn.after)


@ACTS.act(d.FlippedKept, "card_slide")
def flipped_kept(floor: Floor, turn: Turn) -> Choreography:
    """A card that was turned up goes into a hand."""
    event = turn.last(d.FlippedKept)
    yield floor.fly([(event.card, floor.shown(), floor.held(event.seat, event.card))], DEAL_MS, sound="")
    floor.show(turn.after)


def look_of(seat: int, why: str, cards: tuple[int, ...]) -> DrawLook:
    """What is turned up, for whom and for what."""
    kinds = [kind_of(card) for card in cards]
    return DrawLook(
        seat,
        title_of(why),
        text("bang-act-draw-need", why=why),
        WANTED.get(why, ()),
        tuple(face(kind) for kind in kinds),
        tuple(card_words(kind) for kind in kinds),
    )


def _turned(floor: Floor, light: LightSprite) -> Choreography:
    def apply(t: float) -> None:
        floor.air.add(light)
        light.flip = t

    yield Tween(apply, TURN_MS, out_cubic)


# -- Jail


@ACTS.act(f.JailLeft, "jail_open")
def jail_left(floor: Floor, turn: Turn) -> Choreography:
    """The Jail is discarded; free, or a turn lost."""
    event = turn.last(f.JailLeft)
    start = floor.front(event.seat, event.card, turn.before)
    yield from away(floor, turn, [(event.card, start, floor.discards())])
    words = text("bang-act-free" if event.free else "bang-act-stays-in")
    yield from floor.tag(over(floor, event.seat), words, READ_MS, BOTTLE if event.free else VERMILION)


@ACTS.act(f.JailStays, "jail_bars")
def jail_stays(floor: Floor, turn: Turn) -> Choreography:
    """Another round behind bars."""
    floor.show(turn.after)
    yield from floor.tag(over(floor, turn.last(f.JailStays).seat), text("bang-act-stays-in"), READ_MS, VERMILION)


# -- Dynamite


@dataclass(eq=False)
class FuseSprite(Sprite):
    """A fuse that burns from one seat to the next."""

    start: tuple[int, int]
    end: tuple[int, int]
    burnt: float = 0.0

    def draw(self, press: Press, screen: pygame.Surface) -> None:
        draw_fuse(press, screen, self.start, self.end, self.burnt, press.px(40), round(self.burnt * 10) * SPARKS)


@ACTS.act(f.DynamitePassed, "fuse")
def dynamite_passed(floor: Floor, turn: Turn) -> Choreography:
    """The fuse burns on towards the next one."""
    event = turn.last(f.DynamitePassed)
    start = floor.front(event.seat, event.card, turn.before)
    end = floor.front(event.whom, event.card, turn.after)
    fuse = FuseSprite((round(start.x), round(start.y)), (round(end.x), round(end.y)))

    def burn(t: float) -> None:
        fuse.burnt = t
        (floor.air.drop if t >= 1 else floor.air.add)(fuse)

    yield Together(Tween(burn, FUSE_MS, linear))
    yield from away(floor, turn, [(event.card, start, end)], 380.0)


@ACTS.act(f.DynamiteStayed, "fuse")
def dynamite_stayed(floor: Floor, turn: Turn) -> Choreography:
    """Nobody can take it."""
    floor.show(turn.after)
    yield Wait(READ_MS / 2)


@ACTS.act(f.DynamiteExploded, "explosion")
def dynamite_exploded(floor: Floor, turn: Turn) -> Choreography:
    """It goes off."""
    event = turn.last(f.DynamiteExploded)
    at = floor.portrait(event.seat)
    yield Together(muzzle(floor, at, 320), jolt(floor, event.seat))
    if event.kept:
        floor.show(turn.after)
    else:
        yield from away(floor, turn, [(event.card, floor.front(event.seat, event.card, turn.before), floor.discards())])
