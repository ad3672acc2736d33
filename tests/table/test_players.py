from __future__ import annotations

from dataclasses import replace

from game.bots import brain
from game.bots.worker import Question, Worker
from game.rules.kinds import Pick
from game.rules.library import find
from game.rules.save import load_view, save_view
from game.table.course import Undone
from game.table.players import BotTable, level_of, play_bots, thinking_seed
from game.table.seating import Chair, Setup
from game.table.session import Session
from tests.table.playing import a_pick, any_pick, play_until, set_up, short_game


def of_level(level: str, seats: int = 3, people: int = 0, seed: int = 7) -> Setup:
    setup = set_up(seats, people, seed, {"game_target": 5000})
    return replace(setup, chairs=tuple(replace(chair, level=level) for chair in setup.chairs))


def test_bots_play_a_game_to_its_end_and_the_same_one_each_time() -> None:
    games = []
    for _ in range(2):
        session = Session.start(of_level("deputy"), watched=False)
        play_bots(session)
        assert session.over
        games.append(session.state_hash())
    assert games[0] == games[1]


def test_bots_stop_where_a_person_is_asked() -> None:
    session = Session.start(of_level("random", people=1), watched=False)
    for _ in range(20):
        play_bots(session)
        assert session.asked() == (0,) and BotTable().think(session) is None
        session.choose(*any_pick(session))


def test_a_thought_is_kept_while_nothing_changes_and_dropped_when_something_does() -> None:
    session = play_until(Session.start(set_up(people=1)), "play")
    while session.asked() == (0,):
        session.choose(0, a_pick(session, 0, session.options(0)[-1][0]))  # type: ignore[arg-type]  # verbs are words
    table = BotTable()
    first = table.think(session)
    assert first is not None and table.think(session) is first
    session.choose(first.seat, first.pick())
    second = table.think(session)
    assert second is not first


def test_after_an_undo_a_bot_thinks_about_the_table_as_it_is() -> None:
    session = play_until(Session.start(set_up()), "play")
    seat = session.asked()[0]
    table = BotTable()
    first = table.think(session)
    session.choose(seat, a_pick(session, seat, "discard"))
    assert isinstance(session.undo(seat), Undone)
    again = table.think(session)
    assert first is not None and again is not None and again is not first
    assert (again.seat, again.pick()) == (first.seat, first.pick())


def test_a_seat_that_a_person_takes_is_no_bots_any_more() -> None:
    session = play_until(Session.start(set_up()), "play")
    seat = session.asked()[0]
    table = BotTable()
    assert table.think(session)
    session.take_over(seat, Chair("Eve", 5, "person"))
    assert table.think(session) is None


def test_each_decision_has_a_seed_of_its_own_that_does_not_give_the_games_away() -> None:
    session = Session.start(short_game())
    seeds = {thinking_seed(session, seat) for seat in range(2)}
    seat, pick = any_pick(session)
    session.choose(seat, pick)
    seeds |= {thinking_seed(session, seat) for seat in range(2)}
    assert len(seeds) == 4
    assert session.setup.seed not in seeds and all(0 <= seed < 2**64 for seed in seeds)
    other = Session.start(short_game(8))
    assert thinking_seed(other, 0) not in seeds


def test_a_bot_is_shown_its_own_view_and_nothing_else() -> None:
    session = play_until(Session.start(set_up()), "play")
    seat = session.asked()[0]
    seen = session.view(seat)
    told = load_view(find("wyatt_earp"), save_view(session.game, seen))
    by_text = brain.choose(told, "wyatt_earp", "deputy", thinking_seed(session, seat))
    thought = BotTable().think(session)
    assert thought is not None and thought.pick() == by_text


class LateWorker(Worker):
    """A worker without a process, which answers when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Question] = []
        self.answers = False

    def ask(self, question: Question) -> None:
        self.asked.append(question)

    def poll(self) -> Pick | None:
        asked = self.asked[-1]
        return brain.choose_from_text(asked.game, asked.view, asked.level, asked.seed) if self.answers else None


def test_a_thought_in_the_worker_is_polled_and_asked_for_once() -> None:
    session = play_until(Session.start(set_up()), "play")
    worker = LateWorker()
    table = BotTable(worker)
    thought = table.think(session)
    assert thought is not None and not thought.done()
    assert table.think(session) is thought and not thought.done()
    worker.answers = True
    assert thought.done()
    here = BotTable().think(session)
    assert here is not None and thought.pick() == here.pick()
    assert len(worker.asked) == 1


def test_who_cannot_wait_for_the_worker_gets_the_same_pick_at_once() -> None:
    session = play_until(Session.start(set_up()), "play")
    thought, here = BotTable(LateWorker()).think(session), BotTable().think(session)
    assert thought is not None and here is not None
    assert thought.pick() == here.pick() and thought.done()


def test_the_worker_is_given_what_the_seat_sees_and_nothing_else() -> None:
    session = play_until(Session.start(set_up()), "play")
    worker = LateWorker()
    BotTable(worker).think(session)
    (question,) = worker.asked
    seat = session.asked()[0]
    assert question.view == save_view(session.game, session.view(seat))
    told = load_view(session.game, question.view).state
    others = [card for other, hand in enumerate(told.hand) if other != seat for card in hand]
    assert others and any(card < 0 for card in others) and all(card < 0 for card in told.supply)
    assert told.chance == 0


def test_a_level_of_another_version_plays_as_usual() -> None:
    session = Session.start(of_level("commissioner"))
    assert level_of(session, 0) == "deputy"
    assert BotTable().think(session) is not None
    assert level_of(Session.start(of_level("random")), 0) == "random"
