"""A whole hand of Wyatt Earp in a real window, by mouse and by gamepad, and a game to its end."""

from __future__ import annotations

from tests.e2e.desk import Desk, Shown
from tests.e2e.robot import MouseRobot, PadRobot
from tests.stage.virtual_pad import A


def hand_is_over(shown: Shown) -> bool:
    return shown.scene == "handresult"


def test_a_hand_by_mouse_against_bots(desk: Desk) -> None:
    """With the mouse only, and its left button only."""
    desk.start("--no-sound", "--game", "wyatt_earp", "--seats", "4", "--bots", "3", "--seed", "5", "--pace", "instant")
    robot = MouseRobot(desk)
    robot.play(hand_is_over)
    assert robot.acts >= 8, "a hand of 37 cards in the supply asks everybody several times"
    robot.play(lambda shown: shown.scene == "earptable" and shown.facts["hand"] == 2 and not shown.busy)
    assert desk.said() == ""


def test_a_hand_by_a_gamepad_that_is_pulled_out_and_put_back(desk: Desk) -> None:
    """The game waits for the seat's person, and the same pad goes on where it stood."""
    desk.start("--no-sound", "--pace", "instant")
    robot = PadRobot(desk)
    desk.plug(robot.pad)
    robot.sit_down()

    def in_the_middle(shown: Shown) -> bool:
        facts = shown.facts
        return shown.scene == "earptable" and not shown.busy and facts["asked"] == 0 and facts["picks"] >= 12

    before = robot.play(lambda shown: in_the_middle(shown) or hand_is_over(shown))
    assert in_the_middle(before), "the hand was over before its middle"
    desk.unplug(robot.pad)
    desk.until(lambda shown: shown.scene == "padlost")
    desk.plug(robot.pad)
    robot.press(A)
    after = desk.until(lambda shown: shown.scene == "earptable" and not shown.busy)
    assert [after.facts[k] for k in ("picks", "asked", "kind")] == [before.facts[k] for k in ("picks", "asked", "kind")]
    robot.play(hand_is_over)


def test_a_game_of_bots_runs_to_its_end(desk: Desk) -> None:
    table = ("--game", "wyatt_earp", "--seats", "2", "--bots", "2", "--seed", "5", "--set", "game_target=5000")
    desk.start("--no-sound", "--pace", "instant", *table)
    shown = desk.until(lambda shown: shown.scene == "gameresult")
    assert "leave" in shown.controls or "title" in shown.controls, shown.controls
