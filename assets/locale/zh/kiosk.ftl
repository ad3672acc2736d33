### 在公共场所独自运行的窗口。

kiosk-press = 按任意键开始玩
kiosk-idle = 还在吗？不按任何键，{ $seconds }秒后就结束。
kiosk-leave = 结束这一局
kiosk-leave-says = 只要有人在，游戏就等着。一旦结束就没有了。
kiosk-help = 怎么玩
kiosk-pin-title = 管理员
kiosk-pin-says = { $count ->
        [0] 请输入密码。
       *[other] 请输入密码。已输入{ $count }位。
    }
kiosk-pin-wrong = 密码不对。
kiosk-operator-title = 管理
kiosk-operator-says = 音量、语言和游戏从现在起对每位来客有效。
kiosk-restart = 重新启动窗口
kiosk-close = 退出
kiosk-offer-says = 来客能否在首页看到这个游戏，以及电脑是否演示它。
kiosk-last-game = 至少要留下一个游戏。
kiosk-counts = 今天：来客{ $visitors }位，开始{ $games }局，完成{ $finished }局，崩溃{ $crashes }次。
kiosk-afresh = 窗口将在{ $clock }重新启动，若那时有人则等无人时。
kiosk-rests = 刚才出了故障。大约{ $minutes }分钟后可以再玩。
kiosk-later = 过了一会儿……
trouble-kiosk-twice = 已有一个 --kiosk 在用数据文件夹 { $folder }：请先结束它，或用 SUNDOWN_HOME 给这一个指定另一个文件夹。
