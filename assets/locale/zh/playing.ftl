### 每张桌子都会说的：提示栏、回合外的回答、记录、座位与手牌。

## 提示栏

play-why = { $why }（{ $clause }）
play-read = 读牌
play-nothing-to-read = 这里没有更多可读的说明。
play-menu = 菜单
play-close = 关闭
play-back = 返回
play-undo = 收回
play-step = 下一步
play-not-your-seat = 现在问的是 { $name }。
play-face-down-no = 这张现在不能出：看看手牌，或者选别的。

## 回合外的回答

# 每个可以回答的人一个按钮，旁边是 play-all-pass。
play-race-seat = { $name } 回应
play-all-pass = 都不出

## 一张纸条，说明真人的座位上发生了什么：$told 是记录里的句子。

play-done-to = { $told }

## 回答时限

play-time-runs-out = { $name }：还剩十秒。
play-time-up = 时间到：由电脑替 { $name } 回答。

## 记录

play-log-title = 电报局
play-log-bar = 本局发生的事，只写大家都看得见的。
play-log-older = 更早
play-log-newer = 更新

## 座位与手牌

play-seat-look = 让 { $name } 看自己的手牌
play-seat-to-bot = 由电脑替 { $name } 玩
play-seat-to-person = 由真人替 { $name } 玩
play-seat-concede = { $name } 认输
play-seat-sure = 确定吗？{ $what }
play-pause-seat = { $name } 的座位……
play-seat-bar = 从现在起这个座位由谁来玩？
play-ponders = { $name } 正在想……
# 按住看牌键、手牌亮开时的横幅。
play-look-away = { $name } 在看牌：其他人请转过头去
play-peek-bar = { $name } 的手牌。关上后就又藏起来了。
play-peek-hide = 藏起来
