"""What holds of positions while an event is in force, though no single event of the log says it."""

from __future__ import annotations

import pytest

from game.bang.deck import KINDS, POOLS
from game.bang.game import GAME
from game.bang.measures import distance, reach
from tests.bang.tables import asked, dealt, legal, position, say, told
from tests.contract.play import playout

HIGH_NOON = "switch high_noon true"
SHOW = "switch wild_west_show true"
A, B, C, D = range(4)


@pytest.mark.clause("BG-11", kind="state")
def test_events_are_never_in_the_deck_or_in_a_hand() -> None:
    g = dealt(4, 3, high_noon=True)
    for _ in playout(g, 3):
        cards = g.deck + g.discards + sum(g.hand, ()) + sum(g.front, ())
        assert all(POOLS[card] == "" for card in cards)


@pytest.mark.clause("BG-23", kind="state")
@pytest.mark.clause("BG-136", kind="state")
@pytest.mark.clause("BG-137", kind="state")
@pytest.mark.parametrize(("event", "card", "life"), [("blessing", "bang_3c", 4), ("curse", "beer_6h", 3)])
def test_a_draw_goes_by_the_suit_the_event_gives(event: str, card: str, life: int) -> None:
    g = position(
        "seats 4", HIGH_NOON, f"set event {event}", "set A.hand bang_2c", "set B.front barrel_ks", f"set deck {card}"
    )
    say(g, "A> play bang_2c B", "B> use barrel_ks")
    assert g.life[B] == life


@pytest.mark.parametrize(("event", "card", "life"), [("blessing", "missed_5s", 4), ("curse", "saloon_5h", 1)])
def test_so_does_a_dynamite(event: str, card: str, life: int) -> None:
    g = position(
        "seats 4",
        HIGH_NOON,
        f"set event {event}",
        "set turn B",
        "set B.front dynamite_2h",
        f"set deck {card}",
        "pending Turn seat=B phase=start",
    )
    assert g.life[B] == life


@pytest.mark.clause("BG-66", kind="state")
def test_three_players_have_no_events_unless_the_deputy_turns_them() -> None:
    none, some = dealt(3, high_noon=True), dealt(3, high_noon=True, three_player_events="deputy")
    assert not none.event_deck and len(some.event_deck) == 13 and some.first == some.turn


@pytest.mark.clause("BG-67", kind="state")
def test_an_event_lasts_beyond_the_turn_in_which_it_came() -> None:
    g = position("seats 4", HIGH_NOON, "set turn D", "set rounds 1", "set event_deck shootout curse")
    say(g, "D> end", "A> end")
    assert KINDS[g.event[0]] == "shootout" and g.turn == B


@pytest.mark.clause("BG-141", kind="state")
def test_turns_go_the_other_way_and_effects_do_not() -> None:
    lines = ("seats 4", HIGH_NOON, "set event gold_rush")
    assert say(position(*lines), "A> end").turn == D
    g = position(*lines, "set A.hand indians_kd", "set B.hand bang_2c", "set D.hand bang_3c")
    assert asked(say(g, "A> play indians_kd")) == "B"


@pytest.mark.clause("BG-142", kind="state")
def test_hangover_switches_every_ability_off_and_leaves_life_as_it_is() -> None:
    lines = ("seats 4", HIGH_NOON, "set A.character rose_doolan", "set B.character slab_the_killer")
    assert distance(position(*lines), A, C) == 1
    g = position(*lines, "set event hangover", "set turn B", "set B.hand bang_2c", "set C.hand missed_2s")
    assert distance(g, A, C) == 2 and g.life[A] == 5
    say(g, "B> play bang_2c C", "C> answer missed_2s")
    assert g.life[C] == 4


@pytest.mark.clause("BG-145", kind="state")
def test_shootout_allows_two() -> None:
    g = position("seats 4", HIGH_NOON, "set event shootout", "set A.hand bang_2c bang_3c bang_4c")
    say(g, "A> play bang_2c B")
    assert legal(g, "A> play bang_3c B")
    say(g, "A> play bang_3c B")
    assert not legal(g, "A> play bang_4c B")


@pytest.mark.clause("BG-146", kind="state")
@pytest.mark.clause("BG-147", kind="state")
@pytest.mark.parametrize(
    ("character", "event", "cards"),
    [("slab_the_killer", "thirst", 1), ("slab_the_killer", "train_arrival", 3), ("pixie_pete", "thirst", 2)],
)
def test_how_many_cards_are_drawn(character: str, event: str, cards: int) -> None:
    g = position(
        "seats 4",
        HIGH_NOON,
        "switch dodge_city true",
        f"set event {event}",
        f"set A.character {character}",
        "pending Turn seat=A phase=draw",
    )
    assert len(g.hand[A]) == cards


@pytest.mark.clause("BG-150", kind="state")
@pytest.mark.parametrize(("counts", "paul"), [("ignore", 1), ("count", 2)])
def test_ambush_brings_everybody_to_distance_one(counts: str, paul: int) -> None:
    g = position(
        "seats 8",
        "switch fistful_of_cards true",
        f"switch ambush_characters {counts}",
        "set event ambush",
        "set D.front mustang_8h",
        "set E.character paul_regret",
    )
    assert [distance(g, A, seat) for seat in range(1, 8)] == [1, 1, 2, paul, 1, 1, 1]


@pytest.mark.clause("BG-154", kind="state")
def test_under_the_lasso_nothing_in_play_works() -> None:
    lines = ("seats 6", "switch fistful_of_cards true", "set A.front winchester_8s", "set D.front mustang_8h barrel_ks")
    free, bound = position(*lines), position(*lines, "set event lasso")
    assert (reach(free, A), distance(free, A, D)) == (5, 4)
    assert (reach(bound, A), distance(bound, A, D)) == (1, 3)


@pytest.mark.clause("BG-69", kind="state")
@pytest.mark.parametrize(("triggers", "shows"), [("two", 0), ("draw_cards", 1)])
def test_what_turns_a_show_card(triggers: str, shows: int) -> None:
    g = position(
        "seats 4",
        SHOW,
        "switch dodge_city true",
        f"switch wws_triggers {triggers}",
        "set A.front pony_express_qd",
        "set show_deck gag sacagaway",
    )
    assert len(say(g, "A> use pony_express_qd").show) == shows


@pytest.mark.clause("BG-70", kind="state")
def test_an_event_and_a_show_card_are_in_force_together() -> None:
    g = position("seats 4", SHOW, HIGH_NOON, "set event shootout", "set show showdown", "set A.hand beer_6h beer_7h")
    say(g, "A> play beer_6h as bang B", "A> play beer_7h as bang B")
    assert g.life[B] == 2


@pytest.mark.clause("BG-167", kind="state")
def test_gag_is_the_table_s_own_affair() -> None:
    g = position("seats 4", SHOW, "set A.hand stagecoach_9s", "set show_deck gag sacagaway")
    say(g, "A> play stagecoach_9s")
    assert KINDS[g.show[0]] == "gag" and asked(g) == "A" and g.pending is not None and g.pending.kind == "play"


@pytest.mark.clause("BG-172", kind="state")
@pytest.mark.parametrize(("reading", "fires"), [("only_missed", False), ("may", True)])
def test_in_a_showdown_any_card_is_fired(reading: str, fires: bool) -> None:
    g = position(
        "seats 4", SHOW, f"switch showdown_bang {reading}", "set show showdown", "set A.hand bang_2c dynamite_2h"
    )
    assert legal(g, "A> play dynamite_2h as bang B") and legal(g, "A> play bang_2c B") == fires
    answer = position("seats 4", SHOW, "set show showdown", "set A.hand beer_6h", "set B.hand bang_2c")
    assert legal(say(answer, "A> play beer_6h as bang B"), "B> answer bang_2c")


@pytest.mark.clause("BG-173", kind="state")
def test_in_the_wild_west_show_only_the_last_one_wins() -> None:
    lines = ("seats 4", SHOW, "set show wild_west_show", "set turn B", "set B.hand bang_2c", "set A.life 1")
    assert say(position(*lines), "B> play bang_2c A").side == ""
    g = say(position(*lines, "set C.status out", "set D.status out"), "B> play bang_2c A")
    assert (g.side, GAME.winners(g)) == ("last", (B,))


@pytest.mark.clause("BG-178", kind="state")
def test_gary_looter_takes_what_is_too_much() -> None:
    g = position("seats 4", SHOW, "set C.character gary_looter", "set A.life 1", "set A.hand beer_6h beer_7h")
    say(g, "A> end", "A> discard beer_7h")
    assert [KINDS[card] for card in g.hand[C]] == ["beer_7h"]


def test_a_position_without_an_event_tells_of_none() -> None:
    assert not told(position("seats 4", HIGH_NOON, "set turn A"))
