"""Which gamepad belongs to which seat, kept while pads fall asleep, come back or are swapped."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.stage.intent import Device, Kind


@dataclass(slots=True)
class Place:
    """A seat's own pad: its make (GUID) and, while it is here, its instance id."""

    guid: str
    pad: int | None


@dataclass(slots=True)
class Seating:
    """Own pads of seats. A seat without a place is played with the mouse, the keyboard or any free pad."""

    places: dict[int, Place] = field(default_factory=dict)

    def take(self, seat: int, guid: str, pad: int) -> None:
        """Give a pad to a seat; it leaves the seat it had."""
        for other in [s for s, place in self.places.items() if place.pad == pad]:
            del self.places[other]
        self.places[seat] = Place(guid, pad)

    def leave(self, seat: int) -> None:
        """The seat has no pad of its own any more."""
        self.places.pop(seat, None)

    def clear(self) -> None:
        """No seat has a pad of its own."""
        self.places.clear()

    def seat_of(self, device: Device) -> int | None:
        """The seat whose own pad this is, or None: mouse, keyboard, a free pad."""
        if device.kind is not Kind.PAD or device.pad is None:
            return None
        return next((seat for seat, place in self.places.items() if place.pad == device.pad), None)

    def pad_of(self, seat: int) -> int | None:
        """The instance id of a seat's own pad, if it is here."""
        place = self.places.get(seat)
        return place.pad if place else None

    def has_own(self, seat: int) -> bool:
        """Whether the seat plays with a pad of its own, here or lost."""
        return seat in self.places

    def lost(self, device: Device) -> int | None:
        """A pad is gone: the seat that waits for it now, if any."""
        seat = self.seat_of(device)
        if seat is not None:
            self.places[seat].pad = None
        return seat

    def waiting(self, guid: str = "") -> list[int]:
        """Seats whose pad is gone; those that had this make of pad first."""
        empty = [seat for seat, place in sorted(self.places.items()) if place.pad is None]
        return sorted(empty, key=lambda seat: self.places[seat].guid != guid)

    def may_answer(self, device: Device, seat: int) -> bool:
        """Whether this device may act for that seat.

        Mouse and keyboard always may: the host holds them. An own pad acts for its seat only, a free pad for
        every seat that has none.
        """
        if device.kind is not Kind.PAD:
            return True
        owner = self.seat_of(device)
        return owner == seat if owner is not None else not self.has_own(seat)
