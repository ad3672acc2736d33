"""The program's window: opens it, runs the loop, closes it."""

from __future__ import annotations

import time

import pygame
import pygame.system

from game.options import PlayOptions
from game.stage import heap
from game.stage import window as windows
from game.stage.devices.pads import Pads
from game.stage.menus.opening import Opening
from game.stage.paint import faces, shaping
from game.stage.sound import Sounds
from game.stage.stage import Stage
from game.stage.text import languages, speak, text
from game.stage.window import Window
from game.table import settings as settings_file
from game.trouble import Trouble


def run(options: PlayOptions) -> int:
    """Play until the window is closed; the exit status. Raises Trouble when no window can be opened."""
    never_before = not settings_file.kept()
    settings, aside = settings_file.load()
    if options.kiosk:
        settings.language = options.language or settings.language
    windows.prepare(settings)
    pygame.font.init()
    window = Window(settings)
    try:
        window.open(options.window, _full_screen(options), text("product-name"))
    except pygame.error as error:
        raise Trouble("trouble-no-screen", status=1, why=str(error)) from error
    opening = Opening(options)
    if never_before and options.language is None:
        settings.language = tongue()
    speak(options.language or settings.language)
    window.measure()  # the language decides at which side reading begins
    stage = Stage(settings, window, Sounds(settings, options.sound), opening.doors(), now=time.perf_counter())
    stage.pace = options.pace
    stage.heed_settings()
    try:
        opening.begin(stage)
        stage.step(time.perf_counter())
        stage.paint()
        heap.give_back()
        stage.tidy = tidy
        stage.bots.start()
        Pads.start()
        if not stage.sounds.open() and options.sound:
            stage.notice("sound-none")
        if aside:
            stage.notice("settings-set-aside")
        opening.welcome()
        loop(stage)
        stage.save_settings()
        status = stage.status
    finally:
        for scene in reversed(stage.scenes):
            scene.left()
        stage.bots.close()
        stage.sounds.close()
        pygame.quit()
    return status


def tidy() -> None:
    """After a table: fonts, lines, the words of other languages and holes in the heap go, so that memory stays flat."""
    from game.words import let_go  # the words come with the first sentence

    faces.close()
    shaping.let_go()
    let_go()
    heap.tidy()


def tongue() -> str:
    """The first language that the person's system asks for and the program speaks; English if there is none."""
    asked = (locale["language"] for locale in pygame.system.get_pref_locales())
    known = languages()
    return next((tag for tag in asked if tag in known), known[0])


def _full_screen(options: PlayOptions) -> bool | None:
    """Whether the window fills the screen; None: as it was last time."""
    return True if options.full_screen or (options.kiosk and options.window is None) else None


def loop(stage: Stage) -> None:
    """Wait for events until a frame is due, so that input is as fresh as it can be and an idle menu
    sleeps.
    """
    while stage.running:
        now = time.perf_counter()
        pause = stage.due(now)
        if pause > 0:
            # SDL takes 0 for "for ever"
            event = pygame.event.wait(max(1, int(pause * 1000)))
            if event.type != pygame.NOEVENT:
                stage.take(event, time.perf_counter())
            continue
        for event in pygame.event.get():
            stage.take(event, time.perf_counter())
        if stage.step(time.perf_counter()):
            stage.paint()
