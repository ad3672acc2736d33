"""Awards come from what really happened, and a replay stands right before it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from game.bang import events_fight as bang
from game.pony_express import events as pony
from game.rules.library import find
from game.table import awards
from game.table.counts import counted
from game.table.journal import Journal
from game.table.moment import Moment
from game.table.players import BotTable
from game.table.replay import Replay
from game.table.results import remembered
from game.table.seating import Chair, Setup
from game.table.session import Session
from game.wyatt_earp import events as earp
from tests.table.test_counts import let_play

NAMES = ("Ana", "Bo", "Cy", "Dora")
GAMES = (("bang", 4, 5), ("pony_express", 3, 4), ("wyatt_earp", 2, 7))
FAST: dict[str, dict[str, int]] = {"wyatt_earp": {"game_target": 5000}}


def played(game: str, seats: int, seed: int) -> Path:
    """A game of bots, played to its end and saved as if people had sat there."""
    chairs = tuple(Chair(NAMES[seat], seat, "bot") for seat in range(seats))
    setup = Setup(game, chairs, find(game).presets.default, FAST.get(game, {}), seed)
    journal = Journal.create(setup, sync=False)
    session = Session.start(setup, journal)
    let_play(session)
    assert session.over and isinstance(BotTable(), BotTable)
    session.close()
    return journal.path


@pytest.mark.parametrize(("game", "seats", "seed"), GAMES)
def test_every_feat_names_a_known_award_and_a_position_of_the_game(game: str, seats: int, seed: int) -> None:
    path = played(game, seats, seed)
    feats = awards.found_in(path).best
    known = find(game).feats
    assert known is not None and feats
    replay = Replay(path)
    for feat in feats:
        assert feat.award in known.awards
        assert 0 <= feat.seat < seats and feat.worth > 0
        assert 0 <= feat.position <= replay.length
    assert len({(feat.award, feat.seat) for feat in feats}) == len(feats), "the best of each seat only"


def events_at(path: Path, position: int) -> list[Moment]:
    replay = Replay(path)
    replay.seek(position)
    return replay.forward()


SEEN: dict[str, Callable[[object], bool]] = {
    "most-wanted": lambda event: isinstance(event, bang.ShotFired),
    "quickest-gun": lambda event: isinstance(event, bang.Eliminated),
    "best-shot": lambda event: isinstance(event, pony.Flicked),
    "boldest-bluff": lambda event: isinstance(event, pony.NotCalled),
    "keenest-eye": lambda event: isinstance(event, pony.Revealed),
    "biggest-catch": lambda event: isinstance(event, earp.Paid),
    "surest-gun": lambda event: isinstance(event, earp.ShotFired),
}


@pytest.mark.parametrize(("game", "seats", "seed"), GAMES)
def test_a_replay_from_its_position_shows_the_feat_with_the_next_pick(game: str, seats: int, seed: int) -> None:
    path = played(game, seats, seed)
    shown = [feat for feat in awards.found_in(path).best if feat.award in SEEN]
    assert shown
    for feat in shown:
        assert any(SEEN[feat.award](moment.event) for moment in events_at(path, feat.position)), feat


def test_the_numbers_are_those_of_the_log() -> None:
    path = played("bang", 4, 5)
    replay = Replay(path)
    aimed = [event.whom for moments in each(replay) for event in moments if isinstance(event, bang.ShotFired)]
    wanted = {feat.seat: feat.worth for feat in awards.found_in(path).best if feat.award == "most-wanted"}
    assert wanted == {seat: aimed.count(seat) for seat in set(aimed)}


def each(replay: Replay) -> list[list[object]]:
    found: list[list[object]] = [[moment.event for moment in replay.opening]]
    while replay.position < replay.length:
        found.append([moment.event for moment in replay.forward()])
    return found


def test_the_best_of_the_evening_wins_and_of_equals_the_first() -> None:
    path = played("bang", 4, 5)
    (game,) = remembered()
    people = replace(game, chairs=tuple(replace(chair, who="person") for chair in game.chairs))
    earned = awards.awards_of(people)
    assert {award.name for award in earned} <= set(NAMES) and earned[0].path == path
    best = awards.best(earned)
    assert len({award.feat.award for award in best}) == len(best)
    for award in best:
        rivals = [one.feat.worth for one in earned if one.feat.award == award.feat.award]
        assert award.feat.worth == max(rivals)
    twin = [replace(award, name="Later") for award in best]
    assert awards.best([*best, *twin]) == best


def test_a_journal_that_lies_in_the_place_of_anothers_tells_nothing_of_it() -> None:
    played("pony_express", 3, 4)
    (game,) = remembered()
    people = replace(game, chairs=tuple(replace(chair, who="person") for chair in game.chairs))
    assert awards.awards_of(people) and awards.shots_of(people)
    for other in (replace(people, game="bang"), replace(people, chairs=people.chairs[:1])):
        assert (awards.awards_of(other), awards.shots_of(other)) == ([], [])


def test_bots_earn_nothing_and_a_lost_or_running_game_has_no_feats(tmp_path: Path) -> None:
    played("wyatt_earp", 2, 7)
    (game,) = remembered()
    assert awards.awards_of(game) == []
    assert awards.found_in(tmp_path / "gone.journal").best == ()
    setup = Setup("wyatt_earp", game.chairs, game.preset, FAST["wyatt_earp"], 8)
    journal = Journal.create(setup, sync=False)
    session = Session.start(setup, journal)
    let_play(session, 30)
    session.close()
    assert awards.found_in(journal.path).best == (), "what lies under a cup of a game that goes on stays there"


def test_every_shot_of_a_race_is_told_with_what_came_of_it() -> None:
    path = played("pony_express", 3, 9)
    (game,) = remembered()
    assert sorted(game.result.places)[0] == 1 == game.result.places[game.result.winners[0]], "read back from the file"
    shots = awards.shots_of(game)
    log = Replay(path)
    log.seek(log.length)
    events = log.log(0)
    fired = [event for event in events if isinstance(event, pony.Flicked)]
    assert shots and [shot.feat.seat for shot in shots] == [event.seat for event in fired]
    assert {shot.name for shot in shots} <= set(NAMES)
    for shot in shots:
        there = [moment.event for moment in events_at(path, shot.feat.position)]
        assert any(isinstance(event, pony.Flicked) and event.seat == shot.feat.seat for event in there)
    how = [shot.feat.told["how"] for shot in shots]
    assert set(how) <= {"down", "touched", "bystander", "missed"} and len(set(how)) > 1
    counts = counted(path)
    done = sum(counts.deeds["pony_express", "shots"].values(), Counter[str]())
    assert sum(int(shot.feat.told["count"]) for shot in shots) == done["felled"] + done["indians"]
    assert all(shot.feat.told["whom"] != shot.feat.seat for shot in shots)


@pytest.mark.parametrize("game", ["bang", "wyatt_earp"])
def test_games_without_shoot_outs_have_no_shots_to_see(game: str) -> None:
    feats = find(game).feats
    assert feats is not None and feats.each == ""
