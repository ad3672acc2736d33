from __future__ import annotations

from game.rules.ask import PASS
from game.stage.earp.sight import WINDOWS
from game.stage.earp.table import EarpTable
from game.stage.play.pacing import LEAST_SHARE, MOST_SHARE, WINDOW_PAUSES
from tests.stage.earp.test_pictured import table_of
from tests.stage.earp.test_secrets import picks_of, uncover
from tests.stage.theatre import FRAME, Theatre


def window_table(choice: bool) -> tuple[Theatre, EarpTable]:
    """One person among bots is asked out of turn, with something to play or without."""
    for number in range(1, 60):
        theatre, scene = table_of(number, people=1)
        theatre.stage.settings.pace = "normal"
        session = scene.session
        for pick in range(200):
            asked = session.asked()
            if session.ask_kind() in WINDOWS and 0 in asked and (session.options(asked[0]) != (PASS,)) == choice:
                return theatre, scene
            options = picks_of(scene, asked[0])
            lays = [option for option in options if option[0] == "lay"]
            session.choose(asked[0], lays[-1] if lays else options[pick % len(options)])
    raise AssertionError("no window came")


def test_who_has_nothing_to_play_is_asked_nothing_and_passes_after_the_pause_of_a_bot() -> None:
    theatre, scene = window_table(choice=False)
    scene.flow.unsettled = True
    theatre.frame()
    assert scene.desk is None and scene.flow.race is None
    assert scene.sentence()[0].startswith("Does anybody")
    assert [offer.id for offer in scene.offers()] == ["read", "help", "menu"]
    waited = 0.0
    while scene.session.last_pick != (0, PASS) and waited < 20:
        theatre.frame()
        waited += FRAME
        assert scene.session.ask_kind() in ("", *WINDOWS)
    usual = WINDOW_PAUSES["normal"] / 1000
    assert waited >= usual * LEAST_SHARE - 2 * FRAME
    assert waited <= usual * MOST_SHARE * 4


def test_who_has_something_to_play_is_asked_and_told_the_price() -> None:
    theatre, scene = window_table(choice=True)
    uncover(theatre, scene)
    assert scene.desk is not None and scene.flow.race is not None
    assert "no sheriff card next turn" in scene.sentence()[0]
    assert {"pass", "play-0"} <= {offer.id for offer in scene.offers()}
