"""What holds of positions and whole games of the base game, though no single event says it."""

from __future__ import annotations

from collections import Counter

import pytest

from game.bang import events_fight as f
from game.bang import events_piles as d
from game.bang.deck import (
    BORDER,
    BULLETS,
    KINDS,
    N_PLAYING,
    NAME,
    RANK,
    RANKS,
    ROLE_CARDS,
    ROLES_AT,
    SET,
    SUIT,
    SUITS,
    WEAPONS,
)
from game.bang.game import GAME
from game.bang.measures import distance, reach
from game.bang.state import max_life, role_of
from game.rules.position import SetUp, build
from tests.bang.tables import asked, dealt, legal, position, say, told
from tests.contract.play import playout

BASE = [card for card in range(N_PLAYING) if SET[card] == "base"]
A, B, C, D, E = range(5)


@pytest.mark.clause("BG-01", kind="data")
def test_what_is_in_the_box() -> None:
    borders = Counter(BORDER[NAME[card]] for card in BASE)
    assert borders == {"brown": 63, "blue": 17} and sum(NAME[card] in WEAPONS for card in BASE) == 8
    assert sum(SET[card] == "base" for card, name in enumerate(NAME) if name in BULLETS) == 16
    base_roles = Counter(ROLES_AT[7])
    assert base_roles == {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 1}
    assert Counter(NAME[card] for card in ROLE_CARDS) == base_roles + Counter({"renegade": 1})


@pytest.mark.parametrize(("seats", "jails"), [(4, 1), (5, 2), (6, 3), (7, 3)])
def test_few_players_use_fewer_jails(seats: int, jails: int) -> None:
    g = dealt(seats, jail_copies="by_players")
    used = g.deck + g.discards + sum(g.hand, ())
    assert sum(NAME[card] == "jail" for card in used) == jails


@pytest.mark.clause("BG-02", kind="data")
def test_ranks_in_every_suit() -> None:
    for suit in SUITS:
        ranks = Counter(RANK[card] for card in BASE if SUIT[card] == suit)
        assert ranks == {rank: 2 if rank >= RANKS.index("8") else 1 for rank in range(len(RANKS))}


@pytest.mark.clause("BG-03", kind="data")
def test_the_only_twins_of_the_base_game_are_two_stagecoaches() -> None:
    twins = Counter(KINDS[card] for card in BASE)
    assert {kind for kind, count in twins.items() if count > 1} == {"stagecoach_9s"}


@pytest.mark.clause("BG-05", kind="state")
@pytest.mark.parametrize(
    ("card", "explodes"), [("missed_2s", True), ("winchester_8s", True), ("volcanic_10s", False), ("bang_as", False)]
)
def test_the_ranks_that_set_a_dynamite_off(card: str, explodes: bool) -> None:
    g = position("seats 4", "set A.front dynamite_2h", f"set deck {card}", "pending Turn seat=A phase=start")
    assert bool(told(g, f.DynamiteExploded)) == explodes


@pytest.mark.clause("BG-06", kind="state")
@pytest.mark.parametrize("seats", range(3, 9))
def test_the_roles_for_so_many_players(seats: int) -> None:
    roles = Counter(role_of(dealt(seats), seat) for seat in range(seats))
    deputies, outlaws = {3: (1, 1), 4: (0, 2), 5: (1, 2), 6: (1, 3), 7: (2, 3), 8: (2, 3)}[seats]
    assert roles["sheriff"] == (seats > 3) and roles["renegade"] == 1 + (seats == 8)
    assert (roles["deputy"], roles["outlaw"]) == (deputies, outlaws)


def test_no_other_number_of_players() -> None:
    for seats in (2, 9):
        with pytest.raises(ValueError, match="bang is for 3 to 8 seats"):
            build(SetUp(game="bang", seats=seats))


@pytest.mark.clause("BG-18", kind="state")
@pytest.mark.clause("BG-32", kind="state")
def test_while_a_shot_is_unanswered_only_its_target_is_asked_and_nothing_else_is_played() -> None:
    g = position(
        "seats 4",
        "set A.hand bang_2c stagecoach_9s",
        "set B.hand missed_2s",
        "set C.character sid_ketchum",
        "set C.life 2",
        "set C.hand missed_3s beer_6h",
    )
    assert asked(g) == "AC"
    say(g, "A> play bang_2c B")
    assert asked(g) == "B"
    assert not legal(g, "A> play stagecoach_9s") and not legal(g, "C> answer missed_3s")
    assert not legal(g, "C> use sid_ketchum missed_3s beer_6h")


@pytest.mark.clause("BG-20", kind="state")
@pytest.mark.clause("BG-90", kind="state")
def test_lucky_duke_chooses_one_of_two_cards_and_nobody_else_does() -> None:
    g = position(
        "seats 4",
        "set A.hand bang_2c",
        "set B.character lucky_duke",
        "set B.front barrel_ks",
        "set deck bang_3c beer_6h",
    )
    say(g, "A> play bang_2c B", "B> use barrel_ks")
    assert asked(g) == "B" and legal(g, "B> choose bang_3c") and legal(g, "B> choose beer_6h")
    say(g, "B> choose bang_3c")
    assert g.life[B] == 3 and {KINDS[card] for card in g.discards} >= {"bang_3c", "beer_6h"}


@pytest.mark.clause("BG-21", kind="state")
def test_the_dynamite_explodes_before_the_jail_is_drawn_for() -> None:
    g = position(
        "seats 4",
        "set turn B",
        "set B.front jail_js dynamite_2h",
        "set deck missed_5s beer_6h",
        "pending Turn seat=B phase=start",
    )
    (exploded,), (left,) = told(g, f.DynamiteExploded), told(g, f.JailLeft)
    assert told(g).index(exploded) < told(g).index(left)


@pytest.mark.clause("BG-24", kind="state")
def test_distances_around_the_table() -> None:
    g = position("seats 6", "set turn A")
    assert [distance(g, A, seat) for seat in range(1, 6)] == [1, 2, 3, 2, 1]
    gone = position("seats 6", "set B.status out")
    assert [distance(gone, A, seat) for seat in range(2, 6)] == [1, 2, 2, 1]


@pytest.mark.clause("BG-25", kind="state")
@pytest.mark.clause("BG-26", kind="state")
@pytest.mark.clause("BG-91", kind="state")
@pytest.mark.clause("BG-93", kind="state")
def test_what_changes_the_distance_adds_up_one_way() -> None:
    g = position(
        "seats 6",
        "set A.character rose_doolan",
        "set A.front scope_as",
        "set D.character paul_regret",
        "set D.front mustang_8h",
    )
    assert (distance(g, A, D), distance(g, D, A)) == (3, 3)
    assert (distance(g, B, D), distance(g, D, B)) == (4, 2)
    assert (distance(g, A, C), distance(g, C, A)) == (1, 2)
    assert distance(g, A, B) == 1


@pytest.mark.clause("BG-28", kind="state")
def test_what_has_no_range_reaches_the_far_side() -> None:
    g = position("seats 8", "set A.hand duel_qd jail_js cat_balou_kh bang_2c", "set E.hand beer_6h")
    assert distance(g, A, E) == 4 and reach(g, A) == 1
    assert legal(g, "A> play duel_qd E") and legal(g, "A> play jail_js E") and legal(g, "A> play cat_balou_kh E hand")
    assert not legal(g, "A> play bang_2c E")


@pytest.mark.clause("BG-30", kind="state")
@pytest.mark.clause("BG-34", kind="state")
def test_neither_a_gatling_nor_a_bang_given_in_a_duel_uses_up_the_limit() -> None:
    g = position("seats 4", "set A.hand gatling_10h duel_qd bang_2c bang_3c", "set B.hand bang_4c")
    say(g, "A> play gatling_10h", "B> pass", "A> play duel_qd B", "B> answer bang_4c", "A> answer bang_2c")
    assert g.bangs == 0 and legal(g, "A> play bang_3c B")
    say(g, "A> play bang_3c B")
    assert g.bangs == 1


@pytest.mark.clause("BG-35", kind="state")
def test_indians_ask_clockwise_from_their_player() -> None:
    g = position(
        "seats 5",
        "set turn C",
        "set C.hand indians_kd",
        *(f"set {seat}.hand bang_{n}c" for n, seat in enumerate("ABDE", 2)),
    )
    say(g, "C> play indians_kd")
    order = ""
    while g.pending and g.pending.kind == "indians":
        order += asked(g)
        say(g, f"{asked(g)}> pass")
    assert order == "DEAB"


@pytest.mark.clause("BG-36", kind="state")
@pytest.mark.parametrize("seed", range(3))
def test_nobody_ever_has_more_life_than_at_the_start(seed: int) -> None:
    g = dealt(5 + seed, seed)
    for _ in playout(g, seed):
        assert all(g.life[seat] <= max_life(g, seat) for seat in range(g.seats))
    assert told(g, f.LifeGained)


@pytest.mark.clause("BG-37", kind="state")
@pytest.mark.parametrize(("life", "needs"), [(3, 1), (2, 2), (1, 3)])
def test_a_dynamite_takes_as_many_beers_as_lead_back_to_one(life: int, needs: int) -> None:
    g = position(
        "seats 4",
        f"set A.life {life}",
        "set A.hand beer_6h beer_7h beer_8h",
        "set A.front dynamite_2h",
        "set deck missed_5s",
        "pending Turn seat=A phase=start",
    )
    for number in range(6, 6 + needs):
        assert g.pending and g.pending.kind == "rescue" and g.life[A] < 1
        say(g, f"A> answer beer_{number}h")
    assert g.life[A] == 1 and g.pending and g.pending.kind == "play"


@pytest.mark.clause("BG-39", kind="state")
def test_bart_cassidy_draws_after_his_rescue_not_before() -> None:
    lines = ("seats 4", "set A.hand bang_2c", "set B.character bart_cassidy", "set B.life 1", "set deck beer_6h")
    saved = say(position(*lines, "set B.hand beer_7h"), "A> play bang_2c B", "B> pass")
    assert [KINDS[card] for card in saved.hand[B]] == ["beer_7h"]
    say(saved, "B> answer beer_7h")
    assert [KINDS[card] for card in saved.hand[B]] == ["beer_6h"]
    lost = say(position(*lines), "A> play bang_2c B")
    assert lost.status[B] == "out" and not any(isinstance(drew, d.Drew) and drew.seat == B for drew in told(lost))


@pytest.mark.clause("BG-42", kind="state")
def test_who_falls_in_the_own_turn_has_no_more_of_it() -> None:
    g = position("seats 4", "set turn B", "set B.life 1", "set B.hand duel_qd beer_6h", "set C.hand bang_2c")
    say(g, "B> play duel_qd C", "C> answer bang_2c", "B> pass", "B> pass")
    assert g.status[B] == "out" and g.turn == C and asked(g) == "C"


@pytest.mark.clause("BG-43", kind="state")
def test_who_is_responsible() -> None:
    g = position("seats 4", "set A.hand gatling_10h indians_kd bang_2c duel_qd", "set B.life 4", "set D.life 4")
    say(g, "A> play gatling_10h", "A> play indians_kd", "A> play bang_2c D")
    assert {(loss.by, loss.why) for loss in told(g, f.LifeLost) if isinstance(loss, f.LifeLost)} == {
        (A, "gatling"),
        (A, "indians"),
        (A, "bang"),
    }
    lost = position("seats 4", "set A.front dynamite_2h", "set deck missed_5s", "pending Turn seat=A phase=start")
    (loss,) = told(lost, f.LifeLost)
    assert isinstance(loss, f.LifeLost) and loss.by == -1


@pytest.mark.clause("BG-47", kind="state")
def test_the_order_at_an_elimination() -> None:
    g = position(
        "seats 5", "set A.hand bang_2c beer_6h", "set B.life 1", "set B.front scope_as", "set C.status out",
        "set D.status out", "set E.status out",
    )  # fmt: skip
    say(g, "A> play bang_2c B")
    names = [type(event).__name__ for event in told(g)]
    wanted = ["LifeLost", "Dying", "Eliminated", "RoleShown", "Discarded", "Buried", "Penalised", "Discarded"]
    assert names[names.index("LifeLost") :][: len(wanted)] == wanted


@pytest.mark.clause("BG-50", kind="state")
def test_the_dead_deputy_wins_and_a_dead_renegade_does_not() -> None:
    g = position(
        "seats 5", "set A.hand duel_qd", "set B.status out", "set D.status out", "set E.status out", "set C.life 1"
    )
    say(g, "A> play duel_qd C")
    assert GAME.winners(g) == (A, B)


@pytest.mark.clause("BG-51", kind="state")
@pytest.mark.parametrize(
    ("check", "winners"), [("after_card", (C, D)), ("after_elimination", (A, B)), ("on_role_shown", (A, B))]
)
def test_one_card_that_decides_for_both_sides(check: str, winners: tuple[int, ...]) -> None:
    g = position(
        "seats 5", f"switch victory_check {check}", "set turn B", "set B.hand gatling_10h", "set A.life 1",
        "set C.life 1", "set D.status out", "set E.status out",
    )  # fmt: skip
    say(g, "B> play gatling_10h")
    assert GAME.winners(g) == winners


@pytest.mark.clause("BG-56", kind="state")
def test_among_three_anybody_is_jailed_and_beer_is_idle_with_two_left() -> None:
    roles = ("seats 3", "set A.role deputy", "set B.role outlaw", "set C.role renegade")
    assert legal(position(*roles, "set turn C", "set C.hand jail_js"), "C> play jail_js A")
    g = say(position(*roles, "set A.life 1", "set A.hand beer_6h", "set B.status out"), "A> play beer_6h")
    assert g.life[A] == 1


@pytest.mark.clause("BG-57", kind="state")
@pytest.mark.parametrize(("others", "winner"), [("B", ""), ("", "H")])
def test_of_two_renegades_only_the_last_one_alive_wins(others: str, winner: str) -> None:
    dead = [f"set {seat}.status out" for seat in "BCDEFG" if seat not in others]
    g = say(position("seats 8", *dead, "set turn H", "set A.life 1", "set H.hand bang_2c"), "H> play bang_2c A")
    won = "".join("ABCDEFGH"[seat] for seat in GAME.winners(g))
    assert won == (winner or "DEF")


@pytest.mark.clause("BG-85", kind="state")
def test_calamity_janet_s_cards_answer_either_way() -> None:
    janet = ("seats 4", "set B.character calamity_janet", "set B.hand bang_3c missed_2s")
    for card, answer in (("bang_2c", "bang_3c"), ("bang_2c", "missed_2s"), ("duel_qd", "missed_2s")):
        g = say(position(*janet, f"set A.hand {card} beer_6h"), f"A> play {card} B")
        assert legal(g, f"B> answer {answer}")
    g = position(*janet, "set turn B")
    assert legal(g, "B> play missed_2s as bang C") and legal(g, "B> play bang_3c C")


@pytest.mark.clause("BG-88", kind="state")
def test_jourdonnais_with_a_barrel_has_two_tries() -> None:
    lines = ("seats 4", "set A.hand bang_2c", "set B.character jourdonnais", "set deck bang_3c bang_4c")
    both = say(position(*lines, "set B.front barrel_ks"), "A> play bang_2c B")
    assert legal(both, "B> use barrel_ks") and legal(both, "B> use jourdonnais")
    say(both, "B> use jourdonnais")
    assert legal(both, "B> use barrel_ks") and not legal(both, "B> use jourdonnais")
    assert not legal(say(position(*lines), "A> play bang_2c B"), "B> use barrel_ks")


@pytest.mark.clause("BG-95", kind="state")
def test_slab_s_bang_takes_two() -> None:
    lines = ("seats 4", "set A.character slab_the_killer", "set A.hand bang_2c", "set B.hand missed_2s missed_3s")
    one = say(position(*lines), "A> play bang_2c B", "B> answer missed_2s", "B> pass")
    two = say(position(*lines), "A> play bang_2c B", "B> answer missed_2s", "B> answer missed_3s")
    assert (one.life[B], two.life[B]) == (3, 4)


@pytest.mark.clause("BG-98", kind="state")
def test_willy_fires_as_often_as_he_likes() -> None:
    lines = ("seats 4", "set A.hand bang_2c bang_3c bang_4c")
    willy = say(position(*lines, "set A.character willy_the_kid"), "A> play bang_2c B", "A> play bang_3c B")
    assert legal(willy, "A> play bang_4c B")
    assert not legal(say(position(*lines), "A> play bang_2c B"), "A> play bang_3c B")


def test_big_spencer_begins_with_five_cards() -> None:
    found = 0
    for seed in range(40):
        g = dealt(8, seed, wild_west_show=True)
        for seat in range(8):
            if NAME[g.character[seat][0]] == "big_spencer" and seat != g.turn:
                assert len(g.hand[seat]) == 5 < max_life(g, seat)
                found += 1
    assert found
