"""What the tables of all games share, and how a game joins in.

`table.Table` is the scene at which any game is played.  It stands on `laid.LaidTable` (the state of the screen) and
owns what no game needs to write again:

    session and `flow`     picks to the disk, acts one after the other, who is asked, the bots' wire and their pauses
                           (`pacing`), races with their clock (`race`), a hand's result before the next one
    `handing`, `privacy`   covers, own gamepads and the held look button, answers out of turn, who is left alone
    `bar`, `closer`        the prompt bar with undo and step; log, a seat's menu, the pause's entries, the own hand
    `patience`             a limit on how long one person thinks
    `wires`, `logbook`     the telegraph strip and the whole log
    `watching`             the same game watched again: course, clock, buttons
    `reading`, `results`   a card read large; the sheets at the end

A game writes its own package, like `game.stage.earp` and `game.stage.pony`:

    layout.py        rectangles in window pixels for a canvas and a number of seats; has `scale`
    sight.py         plain looks for the painter from a state as its viewer knows it
    painter.py       paints a floor; every piece a kept print
    floor.py         `Floor(floor.Floor[Layout, State])`: `open`, `show`, `hold`, `turn`, and the places things fly
                     between; coins, stamps, plates are there already
    acts.py          `ACTS: Acts[Floor, State] = Acts()`; modules `acts_*` enter every event class with `@ACTS.act`;
                     choreography.py imports them all
    desk.py          `Desk(desk.Desk[State, Step])`: `press`, `back`, `answers`, `begun`, and `use` where an answer is
                     no whole play
    asking.py        a question on the screen: a frozen class with `sentence`, `offers`, `refusals` (`desk.Question`)
    things.py        what can be pressed, as controls.  Ids are `word:rest`; `seat:N` and `log` open by themselves
    wires.py         a `Telegraph` of its own, if something is done to seats, or an icon wants an ink
    table.py         `class BoardTable(Table[Floor, Desk, Asked])` and `TABLE = BoardTable`
    replay.py        `class BoardReplay(Watching)` and `WATCHING = BoardReplay`

and one line in `game.stage.rooms.ROOMS`.  Title, chairs, rules, saved games and replay find it there.

What `table.py` has to say stands in `room.Room`.  It must give `acts`, `lay`, `fit`, `draw`; `new_desk`,
`question_of`, `goals`, `things`; `reader`, `show_hand_result`, `show_game_result`.  It says what is always so in class
variables: `windows` (questions to several against a clock: reactions out of turn), `public` (asked without a cover),
`kept_back`, `breaks`, `heads`, `bot_waits`, `peeks`, `says_what_is_done`.  Whatever else differs is a method of
`Room` or `Table` to override, with `super()` where the table does something itself: `prints`, `depends`, `stepped`,
`thinks_twice`, `elsewhere` (a question put in a scene of its own), `race_label`, `race_sentence`, `spoken_for`,
`confirmed_from_pad`, `peek`, `answered`, `rewound`, `heard`, `facts`; `waited_for` and `aside` (who may act meanwhile
without being waited for), `asks_openly` (without a cover just now), `deeds` (in a seat's menu).

The smallest room there is, at which any game can be played, is `tests/stage/play/plain_room.py`; and
`tests/stage/test_rooms.py` looks at every room in the list.
"""
