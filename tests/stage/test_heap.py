from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
import pathlib, sys
import pygame
from game.stage import heap

def held():
    lines = pathlib.Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) // 1024

heap.give_back()
pygame.Surface((2000, 2000))
before = held()
prints, small = [], []
for number in range(300):
    prints.append(pygame.Surface((300, 300)))
    prints[-1].fill("red")
    small.append(bytearray(5000))
most = held()
prints.clear()
print(before, most, held())
"""


HOLES = (
    PROGRAM.partition("heap.give_back()")[0]
    + """
class Table:
    def __init__(self):
        self.table = self
        self.prints = [pygame.Surface((100, 100)) for _ in range(40)]

heap.give_back()
tables, left = [], []
for number in range(100):
    tables.append(Table())
    left.append(bytearray(5000))
most = held()
tables.clear()
before = held()
heap.tidy()
print(before, most, held())
"""
)


@pytest.mark.skipif(sys.platform != "linux", reason="glibc's setting")
def test_thrown_away_prints_are_given_back() -> None:
    said = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True).stdout
    before, most, after = map(int, said.splitlines()[-1].split())
    assert most > before + 80, "the prints were never there"
    assert after < before + 20


@pytest.mark.skipif(sys.platform != "linux", reason="glibc's holes")
def test_tables_that_were_left_leave_no_holes() -> None:
    said = subprocess.run([sys.executable, "-c", HOLES], capture_output=True, text=True, check=True).stdout
    before, most, after = map(int, said.splitlines()[-1].split())
    assert before > most - 20, "they went by themselves"
    assert after < most - 100
