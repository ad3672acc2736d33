from __future__ import annotations

import pytest

from game.stage.text import row, sentences, speak


@pytest.mark.parametrize(
    ("tag", "said", "together"),
    [
        ("en", ("Kate fires.", "", "Nobody is hit."), "Kate fires. Nobody is hit."),
        ("zh", ("Kate 开枪。", "谁也没打中。"), "Kate 开枪。谁也没打中。"),
        ("en", (), ""),
    ],
)
def test_sentences_are_parted_as_the_language_parts_them(tag: str, said: tuple[str, ...], together: str) -> None:
    speak(tag)
    assert sentences(*said) == together


@pytest.mark.parametrize(
    ("tag", "names", "together"),
    [
        ("en", ["Ana", "Bo", "Cy"], "Ana, Bo, Cy"),
        ("zh", ["Ana", "Bo"], "Ana、Bo"),
        ("zh", ["Ana"], "Ana"),
        ("en", [], ""),
    ],
)
def test_names_stand_in_a_row_with_the_commas_of_the_language(tag: str, names: list[str], together: str) -> None:
    speak(tag)
    assert row(names) == together
