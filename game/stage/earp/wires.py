"""The telegraph of Wyatt Earp: posters in their outlaw's ink, and what is done to a person nailed up."""

from __future__ import annotations

from game.rules.event import Event
from game.rules.kinds import NO_SEAT
from game.stage.paint.sheets import Sign
from game.stage.play import wires
from game.wyatt_earp import events as e
from game.wyatt_earp.deck import OUTLAWS


class Telegraph(wires.Telegraph):
    """What is done to a person stays nailed up until that person draws again, or a new hand begins."""

    def struck(self, event: Event) -> int:
        """Whose poster is robbed or hidden, who has to give a card or has lost a duel."""
        if isinstance(event, e.Given | e.Robbed | e.HideoutLaid):
            return int(event.whom)
        return int(event.seat) if isinstance(event, e.FastestGunLost) else NO_SEAT

    def takes_down(self, event: Event, seat: int) -> bool:
        """The person's own draw, or a new hand."""
        return isinstance(event, e.HandBegan) or (isinstance(event, e.Drew | e.TookDiscard) and event.seat == seat)

    def sign(self, event: Event, icon: str) -> Sign:
        """A poster shows whose it is."""
        if icon == "poster" and isinstance(event, e.Opened | e.SheriffPlayed | e.Counted | e.Settled):
            return Sign(icon, event.outlaw if event.outlaw in OUTLAWS else "")
        return Sign(icon, "")
