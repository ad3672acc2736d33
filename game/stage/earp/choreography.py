"""The one table from event to what is seen and heard: a choreography and a sound for every class of event.

The words come from `game.words` (a sentence for the log, a wire for the telegraph); a test demands all three.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.stage.earp import acts_cards, acts_money, acts_shots
from game.stage.earp.acts import ACTS, Act, Turn
from game.stage.earp.floor import Floor
from game.stage.motion import Choreography
from game.table.moment import Moment
from game.wyatt_earp.state import Earp

TABLE = (acts_cards, acts_money, acts_shots)
"""The modules that fill `ACTS`."""


def act_of(moment: Moment) -> Act:
    """The act of a moment.  Raises KeyError for an event without one."""
    return ACTS[type(moment.event)]


def runs(moments: Sequence[Moment]) -> Iterator[tuple[Moment, ...]]:
    """Moments in the portions that are played as one act each."""
    run: list[Moment] = []
    for moment in moments:
        if run and not (type(run[-1].event) is type(moment.event) and act_of(moment).together):
            yield tuple(run)
            run = []
        run.append(moment)
    if run:
        yield tuple(run)


def performed(floor: Floor, run: Sequence[Moment]) -> Choreography:
    """The choreography of a portion of moments, as the floor's viewer may see them; it begins when it is its turn."""
    viewer = floor.viewer
    before = floor.state
    after: Earp = run[-1].view(viewer).state
    chosen = act_of(run[-1])
    floor.play(chosen.sound)
    yield chosen.perform(floor, Turn(tuple(moment.event_for(viewer) for moment in run), before, after))
    floor.show(after)
