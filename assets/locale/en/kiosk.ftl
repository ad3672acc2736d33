### The window that runs alone in public.

kiosk-press = Press anything to play
kiosk-idle =
    { $seconds ->
        [one] Still there? Without a press this ends in { $seconds } second.
       *[other] Still there? Without a press this ends in { $seconds } seconds.
    }
kiosk-leave = End the game
kiosk-leave-says = The game waits as long as somebody is here. Once it is ended it is gone.
kiosk-help = How to play
kiosk-pin-title = For the operator
kiosk-pin-says = { $count ->
        [0] Type the PIN.
        [one] Type the PIN. One digit so far.
       *[other] Type the PIN. { $count } digits so far.
    }
kiosk-pin-wrong = That is not the PIN.
kiosk-operator-title = Operator
kiosk-operator-says = Volume, language and games hold for every visitor from now on.
kiosk-restart = Start the window again
kiosk-close = Quit
kiosk-offer-says = Whether visitors find this game on the title, and bots show it.
kiosk-last-game = One game has to stay.
kiosk-counts = Today: { $visitors } { $visitors ->
        [one] visitor
       *[other] visitors
    }, { $games } { $games ->
        [one] game
       *[other] games
    } begun and { $finished } finished, { $crashes } { $crashes ->
        [one] crash
       *[other] crashes
    }.
kiosk-afresh = The window starts afresh at { $clock }, or as soon after that as nobody is there.
kiosk-rests = There was a fault. The games come back in about { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }.
kiosk-later = A little later …
trouble-kiosk-twice = A kiosk runs already with the data folder { $folder }: end that one, or set SUNDOWN_HOME to another folder for this one.
