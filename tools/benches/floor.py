"""The floor that rules figures are held against: what bare Python needs for the least a decision can be.

Ten option tuples are made, one is drawn, four lists are edited and three event tuples kept.  Nothing of ours is in
it, so a ratio to it says what the rules module adds, whatever the machine's speed is at the moment.
"""

from __future__ import annotations

from time import process_time


def floor(decisions: int = 20_000) -> float:
    """Decisions per second of processor time."""
    supply, discards, hand, laid = list(range(60)), [0], [1, 2, 3], [4]
    log: list[tuple[str, tuple[object, ...]]] = []
    number = 1
    begun = process_time()
    for turn in range(decisions):
        options = [("lay", "jesse_james", count) for count in range(10)]
        number = (number * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        pick = options[number * 10 >> 64]
        card = supply.pop()
        hand.append(card)
        laid[0] = hand.pop(0)
        supply.insert(0, card)
        discards[0] = pick[2]
        log.append(("Drew", (turn, card)))
        log.append(("Laid", (turn, pick)))
        log.append(("Discarded", (turn, card)))
        if len(log) > 3000:
            log.clear()
    return decisions / (process_time() - begun)
