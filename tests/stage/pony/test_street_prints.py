"""What a shot shows has been printed before it is seen."""

from __future__ import annotations

import pygame
import pytest

from game.stage.paint import figures
from game.stage.pony import street_painter as painter
from game.stage.pony.street_prints import Blinks, Picture, before_a_fight
from game.stage.pony.street_sight import number_of
from game.table.settings import Settings
from tests.stage.pony.fights import Fight, session_at

ALL = 60.0
"""Seconds: enough for all the work there is."""


def filmed(fight: Fight) -> None:
    """Step until the film of a shot that has just been let go begins."""
    for _ in range(60):
        fight.frame()
        if fight.street.show.on:
            return
    raise AssertionError("no film")


@pytest.mark.parametrize(("kind", "seed"), [("shot", 4), ("indians", 3)])
def test_a_film_is_laid_of_finished_prints_only(kind: str, seed: int) -> None:
    fight = Fight(session_at(kind, seed), painting=True)
    fight.street.show.ahead.go_on(ALL)
    fight.flick(295)
    filmed(fight)
    fight.street.show.ahead.go_on(ALL)
    film, shelf = fight.street.show.film, fight.stage.press.shelf
    assert film is not None and any(beat.blow.fell for beat in film.beats)
    fight.frame()
    before = set(shelf)
    fight.until(lambda: fight.street.show.stamped is not None, "the verdict is stamped")
    assert set(shelf) == before, "printed while it was seen"


def test_who_walks_out_finds_the_street_printed() -> None:
    fight = Fight(painting=True)
    press, canvas = fight.stage.press, fight.stage.canvas
    press.shelf.clear()
    for _ in before_a_fight(press, canvas, 3):
        pass
    before = set(press.shelf)
    street = fight.street
    painter.ground(press, fight.stage.window.surface, street.layout)
    for pose in painter.standing(street.sight):
        # of a figure only its turn is left to be printed
        figures.draw_standing(press, fight.stage.window.surface, (300, 300), number_of(pose.figure), pose.angle)
    later = {key[0] for key in set(press.shelf) - before}
    assert later <= {"game.stage.paint.figures._standing"}


def test_the_street_of_who_is_asked_next_is_painted_while_the_film_runs() -> None:
    fight = Fight(painting=True)
    fight.flick(260, aside=140)
    filmed(fight)
    fight.street.show.ahead.go_on(ALL)
    street = fight.street
    ahead = street._sight()
    fight.settle()
    assert street.hand is not None and street.sight == ahead


def test_a_blow_is_printed_as_it_is_at_its_moment_whenever_that_is_done() -> None:
    fight = Fight(painting=True)
    fight.flick(295)
    filmed(fight)
    street, film = fight.street, fight.street.show.film
    assert film is not None
    beat = next(beat for beat in film.beats if beat.stop)
    prints = []
    for early in (True, False):
        blinks = Blinks(fight.stage.press, street.layout, street.sight, film)
        backdrop, scratch = Picture(), Picture()
        if early:
            for _ in blinks.ahead(backdrop, scratch):
                pass
        inks = blinks.of(beat, backdrop, scratch)
        assert inks is not None and inks.get_width() == street.layout.arena.width // 2
        prints.append(pygame.image.tobytes(inks, "RGB"))
    assert prints[0] == prints[1]
    assert len(set(prints[0])) > 8


def test_a_picture_is_painted_over_when_it_shows_something_else() -> None:
    fight = Fight(painting=True)
    street, press = fight.street, fight.stage.press
    picture = Picture()
    first = picture.backdrop(press, street.layout, street.sight, None, True)
    kept = pygame.image.tobytes(first, "RGB")
    again = picture.backdrop(press, street.layout, street.sight, None, False)
    assert again is first and pygame.image.tobytes(again, "RGB") != kept
    assert picture.backdrop(press, street.layout, street.sight, None, True) is first
    assert pygame.image.tobytes(first, "RGB") == kept


def test_another_window_size_in_the_middle_of_a_blow_breaks_nothing() -> None:
    fight = Fight(painting=True, settings=Settings())
    fight.flick(295)
    filmed(fight)
    street, film = fight.street, fight.street.show.film
    assert film is not None
    fight.until(lambda: film.stopped(street.show._at) is not None, "the film stands still at the blow")
    fight.stage.window.open((1024, 768), full_screen=False)
    fight.stage.lay_out()
    fight.settle()
    assert street.ended or street.hand is not None
