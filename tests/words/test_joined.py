"""Every Persian word is drawn with the joined forms that its letters ask for."""

from __future__ import annotations

import re
import unicodedata

from game.assets import assets
from game.stage.paint.shaping import shaped

LETTERS = "ءآأؤئابتثجچحخدذرزژسشصضطظعغفقکگلمنوهۀی"
NEVER_ON = set("ءآأؤادذرزژو")
"""Letters that don't join the next one."""
JOINT = "\N{ZERO WIDTH NON-JOINER}"
FORMS = {(False, False): "isolated", (False, True): "initial", (True, True): "medial", (True, False): "final"}


def asked_for(word: str) -> list[tuple[str, str]]:
    """Each letter with the form that its neighbours give it."""
    found = []
    for at, letter in enumerate(word):
        before, after = word[at - 1 : at] if at else "", word[at + 1 : at + 2]
        on = letter not in NEVER_ON and after not in ("", JOINT, "ء")
        back = before not in ("", JOINT) and before not in NEVER_ON and letter != "ء"
        if letter != JOINT:
            found.append((letter, FORMS[back, on]))
    return found


def drawn(word: str) -> list[tuple[str, str]]:
    """Each letter with the form it is drawn in, from the first to the last; lam and alef are one sign."""
    found = []
    for char in reversed(shaped(word)):
        form, _, codes = unicodedata.decomposition(char).partition(" ")
        if not form.startswith("<"):
            found.append((char, "isolated"))
            continue
        letters = [chr(int(code, 16)) for code in codes.split()]
        joined_back = form in ("<medial>", "<final>")
        if len(letters) == 1:
            found.append((letters[0], form.strip("<>")))
        else:
            found += [(letters[0], FORMS[joined_back, True]), (letters[1], "final")]
    return found


def test_every_persian_word_is_joined() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in (assets() / "locale" / "fa").glob("*.ftl"))
    text = re.sub("[\u064b-\u0653\u0655]", "", text.replace("ه\u0654", "ۀ"))
    words = set(re.findall(f"[{LETTERS}][{LETTERS}{JOINT}]*", text))
    assert len(words) > 1500
    assert [word for word in words if drawn(word) != asked_for(word)] == []
