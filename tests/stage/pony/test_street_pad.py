"""The street with a pad: aim with one stick, fire with a trigger, a button or the other stick."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.stage.devices.pads import Pads
from game.stage.intent import Kind
from tests.stage import virtual_pad as v
from tests.stage.pony.fights import NAMES, Fight
from tests.stage.virtual_pad import VirtualPad

RIGHT_X, RIGHT_Y = 2, 3


class PadFight(Fight):
    """A shoot-out of three people with a pad each."""

    def __init__(self, own: bool = True) -> None:
        Pads.start()
        super().__init__()
        self.pads = [VirtualPad() for _ in NAMES]
        self.pump()
        if own:
            for seat, pad in enumerate(self.pads):
                self.stage.seating.take(seat, self.stage.pads.here[pad.instance].guid, pad.instance)
        self.run(0.1)

    @property
    def shooter(self) -> VirtualPad:
        """The pad of who is asked."""
        assert self.street.asked_seat is not None
        return self.pads[self.street.asked_seat]

    def axis(self, axis: int, value: float, pad: VirtualPad | None = None) -> None:
        """Move an axis and see what comes of it."""
        (pad or self.shooter).axis(axis, value)
        self.pump()

    def button(self, button: int, down: bool, pad: VirtualPad | None = None) -> None:
        """Press or let go."""
        (pad or self.shooter).button(button, down)
        self.pump()

    def squeeze(self, seconds: float) -> None:
        """Hold the right trigger for a while."""
        pad = self.shooter
        self.axis(v.TRIGGER_RIGHT, 1, pad)
        self.run(seconds)
        self.axis(v.TRIGGER_RIGHT, -1, pad)


@pytest.fixture
def fight() -> Iterator[PadFight]:
    found = PadFight()
    yield found
    for pad in found.pads:
        pad.unplug()
    found.pump()


def test_a_whole_duel_by_pads(fight: PadFight) -> None:
    for _ in range(6):
        fight.squeeze(1.1)
        fight.settle()
        if fight.street.ended:
            break
    assert fight.street.ended and fight.shots()
    assert fight.stage.device is Kind.PAD


def test_the_stick_aims_and_does_not_fire(fight: PadFight) -> None:
    hand = fight.street.hand
    assert hand is not None
    before = hand.aim
    fight.axis(v.LEFT_Y, 1)
    fight.run(0.3)
    fight.axis(v.LEFT_Y, 0)
    turned = hand.aim
    assert turned != before
    fight.run(0.5)
    assert hand.aim == turned and not fight.shots()


def test_the_cross_turns_the_aim_finely_and_moves_the_die(fight: PadFight) -> None:
    hand = fight.street.hand
    assert hand is not None
    aim, place = hand.aim, hand.place
    fight.button(v.D_RIGHT, True)
    fight.button(v.D_RIGHT, False)
    assert 0 < abs(hand.aim - aim) <= 60
    fight.button(v.D_UP, True)
    fight.run(0.3)
    fight.button(v.D_UP, False)
    moved = hand.place
    assert abs(moved - place) > 300
    fight.squeeze(1.0)
    fight.settle()
    assert fight.shots()[0][0] == moved


def test_the_button_holds_and_lets_go(fight: PadFight) -> None:
    fight.button(v.A, True)
    fight.run(0.8)
    assert fight.street.hand is not None and fight.street.hand.power(fight.now * 1000) > 600
    fight.button(v.A, False)
    fight.settle()
    assert len(fight.shots()) == 1


def test_a_stick_pulled_back_and_let_go_shoots_the_other_way(fight: PadFight) -> None:
    hand = fight.street.hand
    assert hand is not None
    target, die = fight.street.sight.aimed_at, hand.die
    x, y = target[0] - die[0], target[1] - die[1]
    far = (x * x + y * y) ** 0.5
    for part in (0.3, 0.6, 0.9):
        fight.shooter.axis(RIGHT_X, -x / far * part)
        fight.axis(RIGHT_Y, -y / far * part)
        fight.run(0.1)
    assert hand.drawn
    fight.shooter.axis(RIGHT_X, 0)
    fight.axis(RIGHT_Y, 0)
    fight.settle()
    ((_, aim, _),) = fight.shots()
    assert abs(int(aim)) < 400


def test_b_puts_it_down(fight: PadFight) -> None:
    fight.axis(v.TRIGGER_RIGHT, 1)
    fight.run(0.6)
    fight.button(v.B, True)
    fight.button(v.B, False)
    fight.axis(v.TRIGGER_RIGHT, -1)
    fight.run(0.4)
    assert not fight.shots() and fight.stage.front is fight.street


def test_a_quick_press_never_fires(fight: PadFight) -> None:
    for button in (v.A, v.Y):
        fight.button(button, True)
        fight.button(button, False)
    fight.squeeze(0.05)
    fight.run(0.4)
    assert not fight.shots()


def test_a_pad_that_is_pulled_out_puts_the_die_down(fight: PadFight) -> None:
    fight.axis(v.TRIGGER_RIGHT, 1)
    fight.run(0.6)
    gone = fight.shooter
    gone.unplug()
    fight.pads.remove(gone)
    fight.pump()
    fight.run(0.3)
    assert fight.street.hand is not None and not fight.street.hand.drawn and not fight.shots()


def test_a_pad_that_nobody_shoots_with_may_be_pulled_out(fight: PadFight) -> None:
    fight.axis(v.TRIGGER_RIGHT, 1)
    fight.run(0.8)
    own = fight.shooter
    other = next(pad for pad in fight.pads if pad is not own)
    other.unplug()
    fight.pads.remove(other)
    fight.pump()
    fight.run(0.1)
    assert fight.stage.front is fight.street and fight.street.hand is not None and fight.street.hand.drawn
    fight.axis(v.TRIGGER_RIGHT, -1, own)
    fight.settle()
    assert len(fight.shots()) == 1


def test_what_was_held_on_a_lost_pad_turns_nothing_any_more(fight: PadFight) -> None:
    hand = fight.street.hand
    assert hand is not None
    fight.axis(v.LEFT_Y, 1)
    fight.run(0.2)
    gone = fight.shooter
    gone.unplug()
    fight.pads.remove(gone)
    fight.pump()
    turned = hand.aim
    fight.run(0.5)
    assert hand.aim == turned and not fight.shots()


def test_a_drifting_stick_neither_aims_nor_draws(fight: PadFight) -> None:
    hand = fight.street.hand
    assert hand is not None
    before = hand.aim, hand.place
    for n in range(240):
        for axis in (v.LEFT_X, v.LEFT_Y, RIGHT_X, RIGHT_Y):
            fight.shooter.axis(axis, 0.2 * (-1) ** (n // (axis + 1)))
        fight.pump()
        fight.frame(0.25)
        assert not hand.drawn
    assert (hand.aim, hand.place) == before and not fight.shots()


def test_without_the_focus_a_pad_shoots_nothing(fight: PadFight) -> None:
    fight.axis(v.TRIGGER_RIGHT, 1)
    fight.run(0.6)
    fight.send(pygame.WINDOWFOCUSLOST)
    fight.axis(v.TRIGGER_RIGHT, -1)
    fight.run(0.2)
    fight.squeeze(0.8)
    fight.send(pygame.WINDOWFOCUSGAINED)
    fight.run(0.3)
    assert not fight.shots() and fight.street.hand is not None and not fight.street.hand.drawn


def test_another_ones_pad_does_not_shoot(fight: PadFight) -> None:
    other = next(pad for pad in fight.pads if pad is not fight.shooter)
    fight.axis(v.TRIGGER_RIGHT, 1, other)
    fight.run(0.6)
    fight.axis(v.TRIGGER_RIGHT, -1, other)
    fight.run(0.3)
    assert not fight.shots() and fight.stage.said is not None


def test_one_pad_goes_round_where_nobody_has_an_own_one() -> None:
    fight = PadFight(own=False)
    fight.axis(v.TRIGGER_RIGHT, 1, fight.pads[0])
    fight.run(1.0)
    fight.axis(v.TRIGGER_RIGHT, -1, fight.pads[0])
    fight.settle()
    assert len(fight.shots()) == 1
    for pad in fight.pads:
        pad.unplug()
    fight.pump()


def test_a_hard_blow_shakes_the_pads_more_than_a_soft_one() -> None:
    strengths = []
    for seconds in (0.55, 1.2):
        fight = PadFight()
        fight.squeeze(seconds)
        fight.settle()
        strengths.append(max((high for pad in fight.pads for _, high in pad.rumbles), default=0))
        for pad in fight.pads:
            pad.unplug()
        fight.pump()
    assert 0 < strengths[0] < strengths[1]
