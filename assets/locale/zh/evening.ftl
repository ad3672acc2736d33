### 用手边的设备入座

seats-own-pad-short = 自己的
seats-shared-pad = 共用手柄
seats-shared-pad-short = 共用
seats-pad-free = 空闲的手柄按下方的键即可入座。
seats-more = 加真人
seats-more-bots = 加电脑
seats-joined = { $name } 入座，用共用的设备玩。
seats-joined-pad = { $name } 拿着手柄入座。在这个手柄上按返回键就离座。
seats-left = { $name } 离座，由电脑接手。
seats-bot-joined = 电脑 { $name } 坐上空椅子。
seats-all-people = 每把椅子都坐着真人。
seats-all-taken = 每把椅子都有人了。

### 今晚：积分榜、奖项、对局

title-evening = 今晚
evening-title = 今晚
evening-league = 积分榜
evening-awards = 奖项
evening-shots = 射击
evening-games = 对局
evening-points = 积分
evening-played = 局数
evening-won = 胜
evening-rank = { $rank }. { $name }
evening-formula = 每局结束，胜过所有人得 { $points } 分：每胜过一个座位得一份，打平得半份。电脑同样算作对手，但不上榜。
evening-says = 共计 { $count } 局。
evening-reading = 正在翻看对局。
evening-none = 今晚还没有打完的对局。
evening-bots-only = 今晚打完的对局里只有电脑：积分榜只记真人。
evening-no-awards = 还没有人得奖。
evening-no-shots = 还没有人开过枪。小马快递的枪战列在这里。
evening-award = { $award }：{ $name }
evening-proof = { $proof }{ $game }，{ $clock }。
evening-award-says = 按一下重看。
evening-shot-says = 按一下慢速重看。
evening-game = { $game }，{ $clock }，{ $count } 人同桌
evening-game-won = { $winners } 获胜。
evening-game-says = 按一下从头观看。
evening-export = 存成文件
evening-exported = 已写到 { $folder }
evening-not-exported = 文件写不了（{ $why }）：请在磁盘上腾出空间。
evening-anew = 清空积分榜
evening-anew-sure = 现在清空积分榜
evening-anew-says = 为另一个夜晚清空积分榜。打完的对局仍然保存着。
evening-not-anew = 磁盘拒绝写入：积分榜保持原样。
evening-page-back = 上一页
evening-page-on = 下一页
evening-page-none = 没有更多了。

### 用命令把今晚写成文件

export-written = { $count } 局已写到 { $folder }
trouble-nothing-finished = 积分榜开始以来还没有打完的对局，没有东西可写。
trouble-not-exported = 文件写不到 { $folder }（{ $why }）：换一个文件夹，或腾出空间。

### 教学

lesson-title = 教学：{ $game }
lesson-at = 第 { $at } 节，共 { $of } 节
lesson-task = 教学：{ $task }
lesson-now = 现在：{ $task }
lesson-begin = 开始
lesson-go-on = 到桌上
lesson-skip = 跳过教学
lesson-skip-says = 想再看时，“怎么玩”里随时都有。
lesson-again = 再看这一步
lesson-play = 玩{ $game }
lesson-leave = 结束教学
lesson-over-says = 教学结束：玩一局，或者返回。
lesson-says = { $game }的简短教学，随时可以离开。
lesson-clause = { $clause }：{ $rule }
lesson-other = 这样也可以，但教学现在是另一步：{ $task }（{ $clause }）
lesson-other-plain = 这样也可以，但教学现在是另一步：{ $task }
lesson-first = 第一次玩？看教学
lesson-first-says = 一步一步，两三分钟。
guide-lesson = 教学
guide-lesson-says = 一步一步，两三分钟。
guide-lesson-at-table = 正在对局：教学在标题画面的“怎么玩”里。

### 随时可用的帮助

play-help = 帮助
help-title = 现在能做什么？
help-bar = 在{ $game }里现在能做什么、不能做什么，以及为什么。
help-may = 可以这样做：
help-may-not = 现在不能这样做：
help-more = 还有 { $count } 种类似的做法
help-thing = { $things }：{ $why }
help-rule = { $shown }［{ $clause }：{ $rule }］
help-nobody = 现在这块屏幕前没有人能做什么。各样东西的作用见“怎么玩”。
help-face-down = 手牌面朝下放着，所以这里什么也不说。先看手牌，再问一次。
help-ask-deputy = 老手会怎么做？
help-deputy = 老手会选：{ $what }。
help-deputy-marked = 桌上的方括号标出从哪里开始。
cap-f1 = F1
cap-ls = LS
cap-l3 = L3

### 单手操作

set-one-hand = 操作用手
set-one-hand-says = 按键都在一只手够得到的地方；手柄只用一根摇杆和两个键。其余的在提示栏里选。
set-one-hand-value = { $value ->
    [left] 只用左手
    [right] 只用右手
   *[both] 双手
}

### 对局中换设备

play-seat-share = { $name } 改用共用的设备
play-seat-own = { $name } 用这个手柄玩
