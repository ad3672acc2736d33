### 在公共场所独自运行的窗口。

kiosk-press = 按任意键开始玩
kiosk-idle = 还在吗？{ $seconds }秒后重新开始。按任意键继续。
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
kiosk-operator-says = 音量和语言对每位来客有效，直到程序重新启动。
kiosk-restart = 重新启动窗口
kiosk-close = 退出
