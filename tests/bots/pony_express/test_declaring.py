from __future__ import annotations

from collections import Counter

import pytest

from game.bots import brain
from game.bots.memory import BLANK, Memory
from game.bots.pony_express import declaring
from game.bots.pony_express.notes import CALL, ROLL
from game.pony_express.dice import HANDS, STEPS, hand_of
from game.rules.knowledge import view
from game.rules.library import find
from tests.bots.pony_express.tables import mind, rolled, with_faces
from tools.contests.bots import bot_of
from tools.contests.playing import Moment, Table, play

PAIR = (9, 9, 11, 12, 14)
LEVELS = ("greenhorn", "deputy", "marshal")


def named(level: str, *faces: int, many: int = 300, memory: Memory = BLANK) -> Counter[str]:
    """What a level that can't roll again names with these dice, by seed."""
    g = with_faces(rolled(1), *faces)
    g.gold[g.roller] = 0
    return Counter(declaring.declared(mind(g, g.roller, level, seed, memory)) for seed in range(many))


@pytest.mark.parametrize("level", LEVELS)
def test_good_hands_are_named_as_they_are_and_weak_ones_now_and_then_are_not(level: str) -> None:
    four = named(level, 9, 9, 9, 9, 14)
    assert four["four"] > 270
    weak = named(level, *PAIR)
    assert sum(weak.values()) - weak["pair"] > 0 and weak["pair"] > 60
    assert min(STEPS[name] for name in named(level, 9, 10, 11, 12, 14)) == 1, "nothing is called a pair"


def test_lies_are_not_always_one_class_higher() -> None:
    lies = named("marshal", *PAIR, many=600)
    one_up = lies["two_pairs"]
    more = sum(lies.values()) - lies["pair"] - one_up
    assert one_up > 40 and more > 40


def test_who_never_calls_is_lied_to() -> None:
    g = rolled(1)
    meek = Memory(1, tuple((CALL, seat, steps, 1, 0) for seat in range(4) for steps in range(2, 8) for _ in range(9)))
    bold = Memory(1, tuple((CALL, seat, steps, 1, 1) for seat in range(4) for steps in range(2, 8) for _ in range(9)))
    truths = {memory: named("marshal", *PAIR, memory=memory)["pair"] for memory in (meek, bold)}
    assert truths[meek] < 30 and truths[bold] > 200 and g.seats == 4


def test_dice_in_the_open_are_not_denied() -> None:
    g = with_faces(rolled(2), 9, 10, 11, 14, 9)
    g.choose(g.roller, ("sort", 15))
    for seed in range(60):
        assert declaring.declared(mind(g, g.roller, "marshal", seed)) == "pair", "it can be nothing better"


@pytest.mark.parametrize("level", ["deputy", "marshal"])
def test_a_roll_that_is_expected_to_be_worse_is_not_made(level: str) -> None:
    for faces in ((9, 10, 11, 12, 13), (9, 9, 9, 14, 14), (13, 13, 13, 13, 13)):
        g = with_faces(rolled(1), *faces)
        for seed in range(20):
            assert declaring.reroll(mind(g, g.roller, level, seed), 1)[0] < 0, hand_of(faces)


def test_the_dice_that_are_worth_keeping_are_kept() -> None:
    g = with_faces(rolled(1), 13, 13, 13, 9, 11)
    gain, way, mask = declaring.reroll(mind(g, g.roller), 1)
    assert gain > 0 and mask == 0b11000 and way in declaring.WAYS


def test_both_ways_of_rolling_again_are_used() -> None:
    ways = Counter[str]()
    for deal in range(40):
        g = rolled(deal)
        ways[declaring.reroll(mind(g, g.roller, seed=deal), 1)[1]] += 1
    assert ways["hidden"] > 3 and ways["open"] > 3 and HANDS[0] == "nothing"


def test_a_greenhorn_rolls_again_once_at_most_and_not_always() -> None:
    g = with_faces(rolled(1), 9, 9, 11, 12, 14)
    again = [brain.choose(view(g, g.roller), "pony_express", "greenhorn", seed) for seed in range(200)]
    rolls = [pick for pick in again if pick[0] == "roll"]
    assert 90 < len(rolls) < 150
    g.choose(g.roller, rolls[0])
    g.gold[g.roller] = 5
    assert {brain.choose(view(g, g.roller), "pony_express", "greenhorn", seed)[0] for seed in range(40)} == {"declare"}


def test_a_weak_hand_is_now_and_then_named_a_good_one_at_once() -> None:
    g = with_faces(rolled(1), *PAIR)
    g.gold[g.roller] = 3
    lies = Counter(declaring.lied_at_once(mind(g, g.roller, "marshal", seed), 1) for seed in range(120))
    assert 1 < 120 - lies[""] < 30
    assert {STEPS[name] for name in lies if name} <= {4, 5, 6, 7}
    strong = with_faces(rolled(1), 9, 9, 9, 14, 14)
    assert not any(declaring.lied_at_once(mind(strong, strong.roller, "marshal", seed), 1) for seed in range(9))
    assert not any(declaring.lied_at_once(mind(g, g.roller, "greenhorn", seed), 1) for seed in range(9))
    often = Counter(declaring.lied_at_once(mind(g, g.roller, "deputy", seed), 1) for seed in range(300))
    assert 60 < 300 - often[""] < 140
    assert often["two_pairs"] > often["three"] > often["five"], "whatever the dice make likely"


def test_about_a_quarter_of_what_deputies_declare_is_a_lie() -> None:
    game = find("pony_express")
    table, bots = Table(game, 3, game.presets.mix(game.presets.default)), [bot_of(game.name, "deputy")] * 3
    lied: list[bool] = []

    def look(moment: Moment) -> None:
        if moment.pick[0] == "declare":
            lied.append(hand_of(tuple(moment.g.dice)) != moment.pick[1])

    for deal in range(8):
        play(table, bots, deal, eye=look)
    assert len(lied) > 120
    assert 0.15 < sum(lied) / len(lied) < 0.4


def test_only_hands_that_are_not_worth_another_roll_are_declared() -> None:
    g = with_faces(rolled(1), *PAIR)
    g.gold[g.roller] = 3
    own = mind(g, g.roller)
    stay, all_hands = declaring.staying(own, 1), own.public_chances()
    assert declaring.staying(own, None) == all_hands
    assert [steps for steps, chance in enumerate(stay) if chance] == [4, 5, 6, 7], "three are"
    assert all(stay[steps] in (0, all_hands[steps]) for steps in range(len(HANDS)))


def test_hands_that_hardly_anybody_has_are_hardly_ever_lied_about() -> None:
    lies = named("marshal", *PAIR, many=400)
    assert lies["five"] + lies["straight"] < 30 and lies["five"] <= 1 < lies["three"]


def test_what_was_rolled_in_the_open_lets_the_kept_dice_be_guessed() -> None:
    g = with_faces(rolled(1), 9, 9, 14, 14, 11)
    g.gold[g.roller] = 0
    g.dice_seen[4] = (1 << g.seats) - 1
    memory = Memory(1, ((ROLL, g.roller, "open", g.turns),))
    said = Counter(declaring.declared(mind(g, g.roller, "marshal", seed, memory)) for seed in range(200))
    assert said["two_pairs"] > 100 and said["full_house"] > 5 and not said["pair"] + said["three"]


def test_where_a_pair_is_shown_nobody_names_less_than_two_pairs() -> None:
    g = with_faces(rolled(1), 9, 9, 11, 12, 14)
    g.gold[g.roller] = 0
    g.choose(g.roller, ("sort", 3))
    said = Counter(declaring.declared(mind(g, g.roller, "marshal", seed)) for seed in range(300))
    assert said["two_pairs"] > 10 * said["pair"] and said["three"] > 20
