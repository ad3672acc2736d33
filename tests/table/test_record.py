from __future__ import annotations

import pytest

from game.rules.kinds import CHANCE
from game.table.record import (
    MAGIC,
    Entry,
    Unreadable,
    changes_from,
    head_of,
    read,
    read_entry,
    readable_part,
    sealed,
)
from game.table.seating import Chair, Setup

CHAIRS = (Chair("Ana", 0, "person", pad="03000000", side=3), Chair("  # Bo\n\r\0 {}", 3, "bot", "greenhorn", "bold"))
SETUP = Setup("wyatt_earp", CHAIRS, "published", {"game_target": 5000, "bank_limited": True}, 2**62 + 1)
ENTRIES = [
    Entry("pick", 1, ("draw", "supply")),
    Entry("pick", 0, ("wyatt_earp", "clear", 1, "jesse_james")),
    Entry("pick", int(CHANCE), ("rests", -120, 4, "fell")),
    Entry("undo", 0),
    Entry("looked", 1),
    Entry("chair", 1, chair=Chair("Zoë", 7, "person")),
    Entry("hand", number=2),
    Entry("state", number=2, check="0123456789abcdef"),
    Entry("concede", 0),
    Entry("over"),
]


def text() -> bytes:
    head = head_of(SETUP, "0f0f0f", "0.1.0", "2026-11-30 20:15:00")
    return sealed([*head.lines(), *(entry.line() for entry in ENTRIES)], 0)[0]


def test_what_is_written_is_read_again() -> None:
    data = text()
    found = read(data)
    assert found.head.setup.chairs == CHAIRS
    assert (found.head.setup.game, found.head.setup.preset, found.head.setup.seed) == (
        "wyatt_earp",
        "published",
        2**62 + 1,
    )
    assert changes_from(found.head) == SETUP.changes
    assert (found.head.rules, found.head.version, found.head.began) == ("0f0f0f", "0.1.0", "2026-11-30 20:15:00")
    assert found.entries == ENTRIES
    assert (found.length, found.torn, found.finished) == (len(data), False, True)


def test_going_on_from_where_reading_ended_continues_the_running_check() -> None:
    data = text()
    found = read(data)
    more = sealed([Entry("undo", 1).line()], found.check)[0]
    assert read(data + more).entries == [*ENTRIES, Entry("undo", 1)]


def test_a_torn_last_line_is_left_out_wherever_it_is_torn() -> None:
    data = text()
    last = len(data[:-1].rpartition(b"\n")[2]) + 1
    for cut in range(1, last):
        found = read(data[:-cut])
        assert found.torn and found.entries == ENTRIES[:-1] and found.length == len(data) - last
    assert not read(data[:-last]).torn


def test_zeros_after_the_last_line_are_a_line_that_was_never_written() -> None:
    found = read(text() + b"\0" * 512)
    assert found.torn and found.entries == ENTRIES and found.length == len(text())


def test_any_changed_byte_is_found() -> None:
    data = text()
    for at in range(len(data)):
        for bit in (1, 16):
            changed = bytearray(data)
            changed[at] ^= bit
            try:
                found = read(bytes(changed))
            except Unreadable:
                continue
            # only the very last newline can go unnoticed, as a line that was not finished
            assert at == len(data) - 1 and found.torn


def test_a_line_that_is_missing_doubled_or_elsewhere_is_found() -> None:
    lines = text().splitlines(keepends=True)
    for n in range(len(lines) - 1):
        without = lines[:n] + lines[n + 1 :]
        doubled = lines[: n + 1] + lines[n:]
        swapped = [*lines[:n], lines[n + 1], lines[n], *lines[n + 2 :]]
        for odd in (without, doubled, swapped):
            with pytest.raises(Unreadable):
                read(b"".join(odd))


def test_a_head_that_breaks_off_is_damage() -> None:
    data = text()
    play = data.index(b"#: play")
    for cut in range(play):
        with pytest.raises(Unreadable) as caught:
            read(data[:cut])
        assert caught.value.why == "damaged"
        assert readable_part(data[:cut]) is None


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "damaged"),
        (b"\0" * 4096, "damaged"),
        (b"hello\n", "foreign"),
        (b"\x89PNG\r\n\x1a\n\0\0", "foreign"),
        (b"\xff" * 100, "foreign"),
        (MAGIC.encode() + b"2  # 00000000\nwhatever", "newer"),
        (MAGIC.encode() + b"999999999999999999999999", "newer"),
        (MAGIC.encode() + b"x\n", "damaged"),
        (MAGIC.encode() + b"1  # 00000000\n", "damaged"),
    ],
)
def test_what_is_no_journal_of_ours_is_told_apart(data: bytes, why: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read(data)
    assert caught.value.why == why


def test_of_a_damaged_journal_everything_before_the_damage_can_be_read() -> None:
    data = text()
    lines = data.splitlines(keepends=True)
    head = len(lines) - len(ENTRIES)
    for n in range(len(ENTRIES) - 1):
        broken = b"".join(
            [*lines[: head + n], lines[head + n][:4] + b"!" + lines[head + n][5:], *lines[head + n + 1 :]]
        )
        good = readable_part(broken)
        assert good is not None and good.entries == ENTRIES[:n]
        assert broken[: good.length] == b"".join(lines[: head + n])


@pytest.mark.parametrize(
    "line",
    [
        "",
        "A",
        "A draw supply",
        "Q> draw supply",
        "3> pass",
        "#: dance A",
        "#: undo",
        "#: undo Q",
        "#: chair A",
        "#: chair A []",
        '#: chair A {"name": 3, "mark": 1, "who": "bot"}',
        '#: chair A {"name": "x", "mark": 1, "who": "cat"}',
        '#: chair A {"name": "x", "mark": true, "who": "bot"}',
        pytest.param("#: chair A " + "[" * 100_000, id="deep"),
        "#: hand two",
        "#: state 3",
        "#: over A",
    ],
)
def test_a_line_nobody_wrote_is_refused_even_with_a_good_check(line: str) -> None:
    with pytest.raises((ValueError, KeyError, TypeError, RecursionError)):
        read_entry(line)
    head = head_of(SETUP, "0f", "0.1.0", "2026-11-30 20:15:00").lines()
    with pytest.raises(Unreadable) as caught:
        read(sealed([*head, line, Entry("over").line()], 0)[0])
    assert (caught.value.why, caught.value.line) == ("damaged", len(head) + 1)


def test_a_later_version_may_add_to_a_chair() -> None:
    entry = read_entry('#: chair B {"name": "x", "mark": 1, "who": "bot", "hat": "black"}')
    assert entry == Entry("chair", 1, chair=Chair("x", 1, "bot"))


def test_a_switch_that_is_no_longer_known_is_named() -> None:
    head = head_of(SETUP, "0f", "0.1.0", "2026-11-30 20:15:00")
    head.switches["dance"] = "true"
    with pytest.raises(ValueError, match="dance"):
        changes_from(head)


def test_the_switches_count_not_what_their_preset_means_today() -> None:
    """A preset may be mended in a later version: the game goes on by the switches it was begun with."""
    head = head_of(SETUP, "0f", "0.1.0", "2026-11-30 20:15:00")
    head.switches["capture_threshold"] = "9"
    assert changes_from(head) == {**SETUP.changes, "capture_threshold": 9}
