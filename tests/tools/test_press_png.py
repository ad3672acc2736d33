from __future__ import annotations

import io

import numpy as np
import pygame
from numpy.typing import NDArray

from tools.press.png import COLOURS, encode, quantised


def decoded(data: bytes) -> NDArray[np.int64]:
    surface = pygame.image.load(io.BytesIO(data), "x.png")
    rgb = pygame.surfarray.array3d(surface).swapaxes(0, 1)
    alpha = pygame.surfarray.array_alpha(surface).T
    return np.dstack([rgb, alpha]).astype(np.int64)


def few_colours() -> NDArray[np.uint8]:
    picture = np.zeros((8, 10, 4), np.uint8)
    picture[:4] = (30, 23, 20, 255)
    picture[4:, :5] = (178, 48, 30, 128)
    return picture


def many_colours(alpha: bool) -> NDArray[np.uint8]:
    picture = np.random.default_rng(7).integers(0, 256, (64, 64, 4), np.uint8)
    if not alpha:
        picture[:, :, 3] = 255
    return picture


def test_few_colours_come_back_as_they_were() -> None:
    picture = few_colours()
    back = decoded(encode(picture))
    assert back.shape == picture.shape
    assert np.array_equal(back[:, :, 3], picture[:, :, 3])
    assert np.abs(back - picture)[picture[:, :, 3] > 0].max() <= 1


def test_no_more_colours_than_a_table_holds() -> None:
    table, index = quantised(many_colours(alpha=True))
    assert len(table) == COLOURS
    assert index.max() < len(table)


def test_a_picture_may_be_held_to_fewer_colours() -> None:
    table, index = quantised(many_colours(alpha=False), 16)
    assert len(table) == 16
    assert index.max() < 16
    assert len(encode(many_colours(alpha=False), 16)) < len(encode(many_colours(alpha=False)))


def test_colours_stay_near_when_there_are_too_many() -> None:
    soft = np.zeros((64, 64, 4), np.uint8)
    soft[:, :, 0], soft[:, :, 1], soft[:, :, 3] = np.arange(64)[:, None] * 3, np.arange(64)[None, :] * 2, 255
    table, index = quantised(soft)
    assert np.abs(table[index].astype(int) - soft).max() <= 16


def test_the_same_picture_gives_the_same_bytes() -> None:
    assert encode(many_colours(True)) == encode(many_colours(True))


def test_clear_pixels_need_one_colour_whatever_they_hide() -> None:
    hidden = many_colours(True)
    hidden[:, :, 3] = 0
    assert len(quantised(hidden)[0]) == 1


def test_only_pictures_with_alpha_say_so_and_none_says_when_it_was_made() -> None:
    assert b"tRNS" in encode(few_colours())
    opaque = encode(many_colours(alpha=False))
    assert b"tRNS" not in opaque and b"tIME" not in opaque and b"tEXt" not in opaque
