### 窗口自己在任何画面上说的话。

product-name = Sundown Saloon

# 前后两句话
sentences = { $first }{ $then }

sound-muted = 声音已关。
sound-on = 声音已开。
sound-none = 没有声音设备，游戏静静地进行。
sound-gone = 声音设备不见了，游戏静静地进行。
settings-not-saved = 设置无法保存，只在退出之前有效。
settings-set-aside = 设置文件读不出来，已放到一边，改用较早的设置。

pad-gone = 一个手柄断开了。
pad-gone-seat = { $name } 的手柄断开了。
pad-back = 手柄已接上。按它的一个键，就坐上 { $name } 的座位。
pad-taken = { $name } 又有手柄了。

## 按键上印的字

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
