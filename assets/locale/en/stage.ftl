### What the window itself says, on any screen.

product-name = Sundown Saloon

# Two sentences, one after the other
sentences = { $first } { $then }

sound-muted = Sound is off.
sound-on = Sound is on.
sound-none = There is no sound device. The game plays on in silence.
sound-gone = The sound device is gone. The game plays on in silence.
settings-not-saved = The settings cannot be saved. They hold until you quit.
settings-set-aside = The settings file could not be read. It was set aside and older settings are used.

pad-gone = A gamepad is gone.
pad-gone-seat = { $name }'s gamepad is gone.
pad-back = A gamepad is here. Press a button on it to take { $name }'s seat.
pad-taken = { $name } has a gamepad again.

## What is printed on keys and buttons

cap-enter = ENTER
cap-esc = ESC
cap-x = X
cap-r = R
cap-f10 = F10
cap-q = Q
cap-e = E
cap-l = L
cap-start = START
cap-lb = LB
cap-rb = RB
cap-lt = LT
cap-menu = MENU
cap-options = OPTIONS
cap-plus = +
cap-l1 = L1
cap-r1 = R1
cap-l2 = L2
cap-zl = ZL
cap-select = SELECT
cap-view = VIEW
cap-create = CREATE
cap-minus = -
