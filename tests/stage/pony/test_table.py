"""The trail in a window: whole games by mouse, secrets, the race to call, every size."""

from __future__ import annotations

import random

import pygame
import pytest

from game.pony_express.events import Rolled
from game.rules.ask import PASS
from game.stage.intent import Device, Kind, Look
from game.stage.layout import outside, overlaps
from game.stage.menus.cover import Cover
from game.stage.pony.results import RaceResult
from game.stage.pony.street import ShootoutScene
from game.stage.pony.table import PonyTable
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.table.settings import Settings
from game.words import event_line
from tests.stage.theatre import Theatre
from tools.screens.pony import laid

NAMES = ("Ana", "Bo", "Clem", "Dee", "Eli")
ALWAYS = ("read", "menu", "help", "log", "undo", "back", "hush")


class Trail(Theatre):
    """A table with `people` persons in the first seats and bots in the others."""

    def __init__(
        self,
        people: int = 1,
        seats: int = 4,
        seed: int = 5,
        size: tuple[int, int] = (1280, 720),
        painting: bool = False,
    ) -> None:
        chairs = tuple(Chair(NAMES[s], s, "person" if s < people else "bot") for s in range(seats))
        self.table = PonyTable(session=Session.start(Setup("pony_express", chairs, "seed-002", {}, seed)))
        super().__init__(self.table, size, Settings(pace="instant"), painting=painting)
        self.chance = random.Random(seed)

    def until_asked(self, *kinds: str) -> str:
        """Play on by mouse until a question of these kinds lies on the table; the kind, or nothing at the end."""
        for _ in range(4000):
            self.frame()
            front = self.stage.front
            if isinstance(front, RaceResult):
                return ""
            desk = self.table.desk
            if front is self.table and not self.table.motion.acting:
                if "race" in kinds and desk is None and self.table.race is not None and self._ids():
                    return "race"
                if desk is not None and desk.ask_kind in kinds:
                    return desk.ask_kind
            self.go_on()
        raise AssertionError("nothing of the kind is asked")

    def go_on(self) -> None:
        """One press of somebody who plays along."""
        front = self.stage.front
        if isinstance(front, Cover):
            self.run(0.5)
            self.click(front.controls()[0].rect.center)
        elif isinstance(front, ShootoutScene):
            self._shoot(front)
        elif front is self.table and not self.table.motion.acting:
            ids = self._ids()
            if ids:
                self.click_on(self.chance.choice(ids))
        elif front is not self.table:
            self.click_on("close")

    def _ids(self) -> list[str]:
        """What a person would press now."""
        desk = self.table.desk
        ids = [c.id for c in self.table.controls() if c.enabled and c.id not in ALWAYS]
        ids = [name for name in ids if not name.startswith(("seat:", "lookup:"))]
        if desk is None:
            return [name for name in ids if name == "all-pass" or name.startswith("race:")]
        if desk.ask_kind == "cup" and not desk.step.verb:
            if desk.step.hand:
                return ["declare"]
            rolls = [name for name in ids if name.startswith("roll-")]
            if rolls and len(desk.step.dice) > 1:
                return rolls
            dice = [name for name in ids if name.startswith("die:")]
            broke = desk.g.gold[desk.seat] < desk.price
            return [name for name in ids if name.startswith("hand:")][:3] if broke or not dice else [*dice, "hand:pair"]
        if desk.step.verb:
            return [name for name in ids if not name.startswith("item:")] or ["back"]
        return ids

    def _shoot(self, street: ShootoutScene) -> None:
        hand = street.hand
        if street.motion.acting:
            self.key(pygame.K_RETURN)
        if hand is None or street.asked_seat is None or street.motion.acting:
            return
        x, y = street.layout.at(*hand.die)
        tx, ty = street.layout.at(*street.sight.aimed_at)
        pull = pygame.Vector2(x - tx, y - ty).normalize() * 200 * street.layout.canvas.scale
        self.send(pygame.MOUSEBUTTONDOWN, button=1, pos=(x, y))
        at = (x, y)
        for n in range(1, 13):
            at = round(x + pull.x * n / 12), round(y + pull.y * n / 12)
            self.send(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0))
            self.frame(0.03)
        self.run(0.1)
        self.send(pygame.MOUSEBUTTONUP, button=1, pos=at)


def lies_open(table: PonyTable) -> bool:
    """Whether the asked person's cards and dice are shown."""
    return table.floor.open


@pytest.mark.parametrize(("people", "seats"), [(1, 3), (3, 5)])
def test_a_whole_game_by_mouse(people: int, seats: int) -> None:
    trail = Trail(people, seats)
    assert trail.until_asked("never") == ""
    result = trail.table.session.result()
    assert result is not None and result.winners
    front = trail.stage.front
    assert isinstance(front, RaceResult)
    assert front.line() and [offer.id for offer in front.offers()] == ["rematch", "log", "leave"]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080)])
def test_the_screen_shows_every_question_at_every_size(size: tuple[int, int]) -> None:
    trail = Trail(1, 4, 2, size)
    for kind in ("first_item", "start", "cup", "call"):
        assert trail.until_asked(kind) == kind
        trail.painting = True
        trail.stage.touch()
        trail.frame()
        trail.painting = False
        controls = {c.id: c.rect for c in trail.table.controls() if not c.id.startswith("offer:")}
        assert overlaps(controls) == []
        assert outside(controls, trail.stage.canvas.whole) == []
        trail.go_on()
    assert trail.stage.press.overflowed == set()


def test_of_several_people_only_the_roller_sees_the_dice() -> None:
    trail = Trail(2, 3, 4)
    assert trail.until_asked("cup") == "cup"
    table = trail.table
    assert lies_open(table) and all(face > 0 for face in table.floor.state.dice)
    assert trail.until_asked("race") == "race"
    g = table.floor.state
    assert not lies_open(table) and table.floor.viewer is None
    for face, covered, seen in zip(g.dice, g.covered, g.dice_seen, strict=True):
        assert face <= 0 or not covered or seen == 0b111
    assert not any(c.id.startswith(("item:", "die:", "hand:")) for c in table.controls())


def test_a_cover_comes_before_another_persons_cards() -> None:
    trail = Trail(3, 3, 4)
    for _ in range(600):
        trail.frame()
        if isinstance(trail.stage.front, Cover):
            break
    assert isinstance(trail.stage.front, Cover)
    assert trail.table.desk is None and not trail.table.floor.open


def test_silence_in_the_race_passes_for_everybody() -> None:
    trail = Trail(3, 3, 4)
    assert trail.until_asked("race") == "race"
    race = trail.table.race
    assert race is not None and race.kind == "call" and race.left > 0
    race.left = 1.0
    trail.run(0.3)
    assert trail.table.session.ask_kind() != "call"


def test_a_reroll_that_costs_too_much_says_why() -> None:
    trail = Trail(1, 3, 4)
    while trail.until_asked("cup"):
        desk = trail.table.desk
        assert desk is not None
        if desk.g.gold[desk.seat] >= desk.price:
            trail.go_on()
            continue
        trail.click_on("die:1")
        trail.click_on("roll-hidden")
        assert "gold" in trail.table.sentence()[0] and "PX-" in trail.table.sentence()[0]
        return
    pytest.fail("nobody was ever broke")


def test_whoever_is_asked_too_long_is_stood_in_for_by_a_bot() -> None:
    trail = Trail(1, 3, 4)
    trail.settings.answer_seconds = 30
    assert trail.until_asked("start") == "start"
    picks = trail.table.session.picks
    for _ in range(31 * 10):
        trail.frame(0.1)
    assert trail.table.session.picks > picks


def test_an_own_pad_keeps_dice_and_cards_face_down_until_the_look_button_is_held() -> None:
    trail = Trail(2, 3, 4)
    table = trail.table
    trail.stage.seating.take(0, "g", 7)
    trail.stage.seating.take(1, "h", 8)
    for _ in range(2000):
        trail.frame()
        desk = table.desk
        if desk is not None and desk.ask_kind == "cup":
            break
        if desk is not None and not table.motion.acting:
            table.decide(desk.answers()[0].pick)
        elif table.race is not None and not table.motion.acting:
            table.flow.pass_for(table.race.seats)
    desk = table.desk
    assert desk is not None and desk.ask_kind == "cup"
    assert not lies_open(table)
    assert not any(c.id.startswith("item:") for c in table.controls())
    table.heard(Look(Device(Kind.PAD, 7 + desk.seat), True))
    assert lies_open(table)
    table.heard(Look(Device(Kind.PAD, 7 + desk.seat), False))
    assert not lies_open(table)
    pad = Device(Kind.PAD, 7 + desk.seat)
    table.heard(Look(pad, True))
    table.desk = None  # the pick is made, and the button still held
    table.heard(Look(pad, False))
    assert not lies_open(table), "no look outlasts its button"


def test_the_last_person_left_is_called_before_the_own_secrets_lie_open() -> None:
    trail = Trail(2, 3, 4)
    trail.until_asked("cup")
    table = trail.table
    desk = table.desk
    assert desk is not None
    leaving = desk.seat
    table.session.take_over(leaving, Chair(NAMES[leaving], leaving, "bot"))
    table.reseated()
    front = trail.stage.front
    assert isinstance(front, Cover) and front.seat == 1 - leaving
    assert not lies_open(table) and table.floor.viewer is None


@pytest.mark.parametrize("size", [(1, 1), (900, 1), (100, 2000)])
def test_a_window_too_small_for_anything_is_no_fault(size: tuple[int, int]) -> None:
    trail = Trail(1, 3, 4, size=size, painting=True)
    for _ in range(30):
        trail.frame()
    assert trail.stage.front is trail.table


@pytest.mark.parametrize(
    ("position", "free", "keys"),
    [
        ("jail", "roll", {"roll": "secondary", "pay": "page_right"}),
        ("jail_poor", "roll", {"roll": "secondary", "pay": "page_right"}),
        ("station", "pass", {"ride": "secondary", "pass": "page_right"}),
    ],
)
def test_each_way_out_has_a_key_and_the_focus_rests_on_what_costs_nothing(
    position: str, free: str, keys: dict[str, str]
) -> None:
    theatre = Theatre(settings=Settings(pace="instant"), painting=False)
    table = laid(theatre, position)
    assert table.desk is not None and theatre.focus == free
    assert {offer.id: offer.meaning for offer in table.offers() if offer.id in keys} == keys
    gold = table.desk.g.gold[0]
    theatre.key(pygame.K_RETURN)
    theatre.run(0.5)
    assert table.session.view(0).state.gold[0] >= gold


def test_each_of_two_cards_to_keep_has_a_key() -> None:
    trail = Trail(1, 3, 4)
    trail.until_asked("first_item")
    assert [offer.meaning for offer in trail.table.offers() if "keep" in offer.id] == ["secondary", "page_right"]


@pytest.mark.parametrize("people", [1, 2])
def test_one_person_among_bots_is_not_asked_about_a_card_that_is_not_held(people: int) -> None:
    trail = Trail(people, 3, 4)
    empty = put = 0
    while trail.until_asked(*PonyTable.hushed):
        desk = trail.table.desk
        assert desk is not None
        put += 1
        empty += desk.options == (PASS,)
        trail.go_on()
        trail.frame()
    assert put, "none of these questions came"
    assert (empty == 0) == (people == 1)


def test_what_a_person_rolls_in_jail_is_said_even_where_all_goes_at_once() -> None:
    theatre = Theatre(settings=Settings(pace="instant"), painting=False)
    table = laid(theatre, "jail")
    theatre.click_on("roll")
    for _ in range(60):
        theatre.frame()
        if theatre.stage.said is not None:
            break
    rolled = next(event for event in reversed(table.session.log(None)) if isinstance(event, Rolled))
    assert theatre.stage.said is not None
    assert theatre.stage.said.text == event_line(rolled, table.names)
