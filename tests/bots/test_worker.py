from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.bots import brain
from game.bots.memory import BLANK
from game.bots.search import Found, Search
from game.bots.worker import GRACE, SILENCE, SLICE, SLICED, STARTING_SECONDS, Question, Worker
from game.bots.wyatt_earp import trial
from game.rules.kinds import Pick
from game.rules.library import find
from game.rules.save import load_view, save_view
from game.table.players import BotTable
from game.table.seating import Chair, Setup
from game.table.session import Session
from tests.bots.playing import decisions

PATIENCE = 60.0
"""Seconds until a test gives up on a process that doesn't answer; none is ever asserted."""

needs_posix = pytest.mark.skipif(os.name != "posix", reason="sends signals")


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def worker(clock: Clock) -> Iterator[Worker]:
    made = Worker(clock)
    yield made
    made.close()
    assert multiprocessing.active_children() == []


def questions(count: int) -> list[Question]:
    """Decisions of one game with more than one option, as a worker is asked them."""
    game = find("wyatt_earp")
    found: list[Question] = []
    for number, (seen, _) in enumerate(decisions(seats=3, deal=5)):
        assert seen.ask is not None and seen.viewer is not None
        if len(seen.ask.options[seen.viewer]) > 1:
            found.append(Question(game.name, save_view(game, seen), "greenhorn", number, 2.0))
        if len(found) == count:
            break
    return found


def here(question: Question) -> Pick:
    return brain.choose_from_text(question.game, question.view, question.level, question.seed)


def until(done: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "the worker does not answer"
        time.sleep(0.005)


def started(worker: Worker) -> int:
    worker.start()
    until(lambda: worker.ready)
    assert worker.pid is not None
    return worker.pid


def answer(worker: Worker) -> Pick:
    picks: list[Pick] = []

    def polled() -> bool:
        pick = worker.poll()
        if pick is not None:
            picks.append(pick)
        return bool(picks)

    until(polled)
    return picks[0]


def test_it_picks_what_the_bot_picks_in_this_process(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = questions(12)
    expected = [here(question) for question in asked]
    assert len(set(expected)) > 4
    started(worker)
    monkeypatch.setattr("game.bots.worker.Sliced", lambda question, clock: pytest.fail("was worked out here"))
    monkeypatch.setattr(Question, "stand_in", lambda question: pytest.fail("was not waited for"))
    for question, pick in zip(asked, expected, strict=True):
        worker.ask(question)
        assert answer(worker) == pick
        assert worker.poll() is None, "an answer is given once"


def test_a_question_put_later_makes_an_earlier_one_stale(worker: Worker) -> None:
    first, second, third = questions(3)
    started(worker)
    for question in (first, second, third):
        worker.ask(question)
    assert answer(worker) == here(third)
    worker.ask(second)
    assert answer(worker) == here(second)


def test_before_it_is_ready_the_pick_is_worked_out_here(worker: Worker) -> None:
    (question,) = questions(1)
    worker.ask(question)
    assert worker.poll() == here(question)
    worker.start()
    worker.ask(question)
    assert worker.poll() == here(question)


def test_one_that_does_not_get_ready_is_replaced_once(worker: Worker, clock: Clock) -> None:
    (question,) = questions(1)
    worker.start()
    first = worker.pid
    clock.now += STARTING_SECONDS + 1
    worker._line = multiprocessing.Pipe()[0]  # a line on which nothing is ever said
    worker.ask(question)
    assert worker.poll() == here(question)
    assert worker.pid not in (first, None)


@needs_posix
def test_a_killed_one_is_replaced_once_and_then_bots_think_here(worker: Worker) -> None:
    asked = questions(3)
    first = started(worker)
    os.kill(first, signal.SIGKILL)
    worker.ask(asked[0])
    assert answer(worker) == here(asked[0])
    until(lambda: worker.ready)
    second = worker.pid
    assert second not in (first, None)
    worker.ask(asked[1])
    assert answer(worker) == here(asked[1])
    assert second is not None
    os.kill(second, signal.SIGKILL)
    worker.ask(asked[2])
    assert answer(worker) == here(asked[2])
    worker.start()
    assert worker.pid is None and not worker.ready


@needs_posix
def test_for_a_late_one_a_deputy_stands_in_and_one_that_stays_silent_is_replaced(worker: Worker, clock: Clock) -> None:
    first, second, third = (question._replace(level="marshal", seconds=0.3) for question in questions(3))
    pid = started(worker)
    os.kill(pid, signal.SIGSTOP)
    worker.ask(first)
    clock.now += first.seconds + GRACE - 0.01
    assert worker.poll() is None
    clock.now += 0.02
    assert worker.poll() == here(first._replace(level="deputy"))
    worker.ask(second)
    clock.now += second.seconds + GRACE + 0.01
    assert worker.poll() == here(second._replace(level="deputy"))
    assert worker.pid == pid, "it may only be busy"
    worker.ask(third)
    clock.now += SILENCE
    while worker.poll() is None:
        clock.now += SLICE
    assert worker.pid != pid
    until(lambda: worker.ready)
    worker.ask(third._replace(seconds=PATIENCE))
    assert answer(worker) == here(third)


@needs_posix
def test_one_that_was_only_late_goes_on(worker: Worker, clock: Clock) -> None:
    first, second = questions(2)
    pid = started(worker)
    os.kill(pid, signal.SIGSTOP)
    worker.ask(first)
    clock.now += first.seconds + GRACE + 0.01
    assert worker.poll() == here(first)
    os.kill(pid, signal.SIGCONT)
    worker.ask(second)
    assert answer(worker) == here(second)
    assert worker.pid == pid


def test_after_very_many_answers_it_is_replaced_by_a_fresh_one(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.bots.worker.RENEWED", 2)
    first, second, third = questions(3)
    pid = started(worker)
    for question in (first, second):
        worker.ask(question)
        assert answer(worker) == here(question)
    until(lambda: worker.ready)
    assert worker.pid not in (pid, None)
    worker.ask(third)
    assert answer(worker) == here(third)


def test_without_one_a_search_is_made_in_slices(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    worker = Worker(clock)
    question = searched()
    spent = [0]

    def thinking(asked: Question, late: Callable[[], bool]) -> Search:
        while not late():
            clock.now += SLICE * 0.51
            spent[0] += 1
            yield
        return Found(("played",))

    monkeypatch.setattr(Question, "thinking", thinking)
    worker.ask(question._replace(seconds=9.0))
    polls = 1
    while worker.poll() is None:
        assert spent[0] == 2 * polls, "a slice of thought each time"
        polls += 1
    assert spent[0] * SLICE * 0.51 == pytest.approx(SLICED, abs=2 * SLICE), "then it makes up its mind"


def test_a_search_in_slices_comes_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brain, "playouts_of", lambda game, level: 12 * (level == "marshal"))
    worker = Worker(Clock())  # whose time never passes: every poll thinks to the end
    question = searched()
    worker.ask(question)
    assert answer(worker) == here(question)


def test_who_cannot_wait_gets_a_pick_at_once(worker: Worker) -> None:
    question = searched()
    assert worker.hurry() is None
    worker.ask(question)
    assert worker.hurry() == here(question._replace(level="deputy"))
    assert worker.poll() is None


def searched() -> Question:
    """A decision that a Marshal searches for."""
    return next(q for q in questions(12) if _tries(q))._replace(level="marshal")


def _tries(question: Question) -> bool:
    seen = load_view(find(question.game), question.view)
    return trial.question(seen, 1, "marshal", BLANK) is not None


def test_what_cannot_be_thought_about_fails_where_it_can_be_seen(worker: Worker) -> None:
    (question,) = questions(1)
    started(worker)
    worker.ask(question._replace(level="commissioner"))
    with pytest.raises(ValueError, match="commissioner"):
        answer(worker)


def test_a_table_s_bots_play_the_same_game_in_it_as_without_it(worker: Worker) -> None:
    setup = Setup("wyatt_earp", tuple(Chair(name, n, "bot") for n, name in enumerate("AB")), "seed-004", {}, 3)
    games = []
    started(worker)
    for table in (BotTable(), BotTable(worker)):
        session = Session.start(setup, watched=False)
        picks: list[Pick] = []
        while len(picks) < 30 and (thought := table.think(session)) is not None:
            until(thought.done)
            picks.append(thought.pick())
            session.choose(thought.seat, picks[-1])
        games.append(picks)
    assert games[0] == games[1]


def run(script: str, **options: Any) -> subprocess.Popen[str]:
    """Another Python that runs a script kept in a file, as a spawned process needs it."""
    return subprocess.Popen(
        [sys.executable, script], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **options
    )


ROOT = Path(__file__).resolve().parents[2]

LEAVES = """
import signal
import sys
import time
sys.path.insert(0, {root!r})
from game.bots.worker import Worker

if __name__ == "__main__":
    worker = Worker()
    worker.start()
    while {wait} and not worker.ready:
        time.sleep(0.01)
    print(worker.pid, flush=True)
"""

STAYS = LEAVES.replace(
    "    print(worker.pid, flush=True)\n",
    """    # a shell starts what it runs in the background deaf to it
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        print(worker.pid, flush=True)
        while True:
            time.sleep(0.01)
    except KeyboardInterrupt:
        print("stopped", flush=True)
        worker.close()
""",
)
"""Whoever has read the process id may interrupt at once."""


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


@needs_posix
@pytest.mark.parametrize("wait", [True, False])
def test_leaving_without_a_word_leaves_nothing_behind(tmp_path: Path, wait: bool) -> None:
    script = tmp_path / "leaves.py"
    script.write_text(LEAVES.format(root=str(ROOT), wait=wait), encoding="utf-8")
    out, err = run(str(script)).communicate(timeout=PATIENCE)
    assert err == ""
    until(lambda: gone(int(out)))


@needs_posix
def test_ctrl_c_is_quiet(tmp_path: Path) -> None:
    script = tmp_path / "stays.py"
    script.write_text(STAYS.format(root=str(ROOT), wait=False), encoding="utf-8")
    process = run(str(script), start_new_session=True)
    assert process.stdout is not None
    pid = int(process.stdout.readline())
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (out, err) == ("stopped\n", "")
    until(lambda: gone(pid))


@needs_posix
def test_it_goes_when_the_program_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "stays.py"
    script.write_text(STAYS.format(root=str(ROOT), wait=True), encoding="utf-8")
    process = run(str(script))
    assert process.stdout is not None
    pid = int(process.stdout.readline())
    process.kill()
    process.communicate(timeout=PATIENCE)
    until(lambda: gone(pid))


def test_importing_starts_nothing() -> None:
    script = "import game.bots.worker, multiprocessing as m; print(m.active_children())"
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.stdout, done.stderr) == ("[]\n", "")


@needs_posix
def test_one_that_is_long_in_dying_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = Worker()
    worker.start()
    pid = worker.pid
    assert pid is not None
    monkeypatch.setattr("game.bots.worker.SpawnProcess.join", lambda process, timeout=None: None)
    monkeypatch.setattr("game.bots.worker.SpawnProcess.kill", lambda process: None)
    os.kill(pid, signal.SIGSTOP)
    worker.close()
    assert worker.pid is None
    monkeypatch.undo()
    (process,) = multiprocessing.active_children()
    process.kill()
    process.join()
