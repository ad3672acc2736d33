### 标题、座位、规则、存档、暂停、设置、关于、遮幕。

menu-back = 返回
menu-cancel = 取消
per-cent = { $value }%
switch-on = 开
switch-off = 关

## 标题

title-says = 大家围坐一块屏幕，一起来玩。
title-play = 开始
title-saved = 存档
title-about = 关于
title-settings = 设置
title-quit = 退出
title-none-saved = 还没有存档。
title-bang-says = 一桌三至八人。
title-wyatt-earp-says = 一桌二至四人。
title-pony-express-says = 一桌三至五人。

bill-bang-strap = 著名的枪战
bill-bang-title = BANG!
bill-bang-tagline = 身份各自隐藏
bill-bang-first = 警长与副警长
bill-bang-second = 对抗
bill-bang-third = 歹徒与叛徒
bill-bang-seats = 3 – 8 人
bill-bang-time = 30 分钟
bill-wyatt-earp-strap = 西部通缉令
bill-wyatt-earp-title = Wyatt Earp
bill-wyatt-earp-tagline = 七名罪犯，一份赏金
bill-wyatt-earp-first = 悬红高达
bill-wyatt-earp-second = $25,000
bill-wyatt-earp-third = -
bill-wyatt-earp-seats = 2 – 4 人
bill-wyatt-earp-time = 45 分钟
bill-pony-express-strap = 从 ST. JOE 到 SACRAMENTO
bill-pony-express-title = 小马/快递
bill-pony-express-tagline = -
bill-pony-express-first = 吹牛 · 骑马 · 枪战
bill-pony-express-second = 诚征掷骰好手
bill-pony-express-third = -
bill-pony-express-seats = 3 – 5 人
bill-pony-express-time = 60 分钟

## 座位

seats-title = 谁来入座？
seats-says = { $most ->
    [5] 这一桌坐三至五人。
    [8] 这一桌坐三至八人。
   *[other] 这一桌坐二至四人。
}
seats-person = 真人
seats-bot = 电脑
seats-nobody = 无人
seats-shared = 鼠标与键盘
seats-shared-short = 鼠标
seats-own-pad = 自己的手柄
seats-plays-nothing = –
seats-level-greenhorn = 新手
seats-level-greenhorn-says = { $name } 会看错、会忘事，适合第一局的对手。
seats-level-deputy = 老手
seats-level-deputy-says = { $name } 把能知道的都算进去，当场决定。
seats-level-marshal = 高手
seats-level-marshal-says = { $name } 每次决定前还会往后想一想。
seats-level-marshal-slow = 慢性子高手
seats-level-marshal-slow-says = { $name } 慢慢往后想：一次决定最多一秒半。
seats-level-says = { $name }：{ $level }，{ $temper }。电脑只看得见自己座位上能看见的东西。
seats-bot-title = { $name } 怎么玩
seats-temper-drawn = 随缘
seats-temper-drawn-says = 每一局替 { $name } 抽一种脾气。
seats-temper-even = 平和
seats-temper-even-says = { $name } 没有偏好。
seats-temper-trigger-happy = 手快
seats-temper-trigger-happy-says = { $name } 宁可现在开枪，也不等更好的时机。
seats-temper-careful = 谨慎
seats-temper-careful-says = { $name } 不送人好处，少冒险。
seats-temper-grudger = 记仇
seats-temper-grudger-says = { $name } 喜欢看别人吃亏。
seats-temper-hoarder = 爱囤
seats-temper-hoarder-says = { $name } 喜欢把手里的东西留着。
seats-temper-gambler = 好赌
seats-temper-gambler-says = { $name } 相信运气。
seats-press-a-button = 请按一个键
seats-who-says = 这把椅子坐真人、电脑，还是空着。
seats-name-says = 给 { $name } 换个名字。
seats-plays-says = { $name } 用什么来玩。有自己的手柄，手牌就能保密。
seats-joining-says = { $name }：请按手柄下方的主键。
seats-joining-none = { $name }：请打开手柄并按下方的主键；或者再按一次这里，用鼠标和键盘玩。
seats-joining-ended = 没有手柄回应，{ $name } 就用鼠标和键盘。现在可以继续，也可以再分配手柄。
seats-pad-here = 手柄已接上。按它下方的主键就能入座。
seats-nobody-here = 这里没有人坐。
seats-next = 去选规则
seats-go-on = { $count } 位玩家：去选规则
seats-go-on-says = 下一步：选择按哪套规则玩。
seats-sides = 桌边位置
sides-title = 谁坐哪一边？
sides-says = 每个人坐在平放屏幕的哪一边。
sides-row-says = 问{ $name }时，画面转向这一边。
sides-value = { $side ->
    [0] 下边
    [1] 左边
    [2] 上边
   *[other] 右边
}
seats-name-title = 你叫什么名字？

ready-names = 凯特, 多克, 摩根, 海蒂, 维吉尔, 安娜, 小博, 克莱, 多拉, 伊莱, 菲伊, 格斯, 艾克, 小乔, 阿卢, 小梅, 内德, 奥珀, 皮特, 露丝

# 哪些现成的名字是女名：她们用女性的肖像，其余用男性的。
ready-women = 凯特, 海蒂, 安娜, 多拉, 菲伊, 小乔, 阿卢, 小梅, 奥珀, 露丝

naming-letters = A B C D E F G H I J K L M N O P Q R S T U V W X Y Z ’ -
naming-space = 空格
naming-erase = 删除
naming-done = 完成
naming-empty = 名字里至少要有一个字母。
naming-full = 名字最多 { $most } 个字符，多出的不要了。
naming-says = 选一个现成的名字，或者用键盘、鼠标、手柄写一个。

## 规则

rules-title = 规则开关
rules-presets = 规则
rules-says = 选一套规则，或单独拨动开关。
rules-bar = 本桌的规则。
rules-press = 按一下拨动这个开关。
rules-arrows = 点箭头或按左右键：调小或调大。
rules-changed = 改了 { $count } 个开关
rules-recommended = 初次游戏推荐
rules-own-says = 你自己的搭配。
rules-page-back = 上一页
rules-page-on = 下一页（{ $at }/{ $of }）
rules-page-says = 开关太多，一张纸写不下：这是第 { $at } 页，共 { $of } 页。
rules-page-first = 这是第一页。
rules-page-last = 这是最后一页。
rules-save = 保存搭配
rules-forget = 删除搭配
rules-begin = { $game ->
    [pony_express] 上马出发
   *[other] 发牌
}
rules-nothing-to-save = 没有改过开关，没什么可保存的。
rules-not-own = 只能删除自己的搭配。
rules-save-title = 给这套搭配起名
rules-not-saved = 没有保存：已有六套搭配，或者 { $name } 是固有规则的名字。
rules-mix-names = 自家规则, 周五之夜, 长局, 短局

## 暂停

pause-title = 游戏暂停
pause-resume = 继续
pause-settings = 全部设置
pause-leave = 保存，回到标题
pause-quit = 保存，退出程序
pause-leave-says = 每一步都已保存，随时可以从这里接着玩。

## 设置

settings-title = 设置
settings-says = 每项改动立即生效，并会保留。
settings-play = 游戏
settings-picture = 画面
settings-sound = 声音
settings-pads = 手柄
settings-keys = 键盘
key-says = “{ $action }”的自定按键。方向键、回车和 Esc 始终有效。
key-press = 请按键
key-none = 无
key-reset = 恢复默认按键
key-nothing-to-reset = 没有改过按键。
key-not-this-one = { $key } 不能另作他用：它的作用是固定的。
key-up = 上
key-down = 下
key-left = 左
key-right = 右
key-confirm = 确定
key-back = 返回
key-secondary = 第二选择
key-read = 读牌
key-page-left = 上一页
key-page-right = 下一页
key-look = 看手牌
key-menu = 菜单
key-mute = 静音
set-master = 总音量
set-master-says = 所有声音的大小。
set-effects = 音效
set-effects-says = 纸牌、枪声、金币。
set-music = 音乐
set-music-says = 乐队：平时悠闲，要紧时紧张。
set-muted = 静音
set-muted-says = 完全没有声音。随时按 M 键或手柄的 Select 也一样。
set-full-screen = 全屏
set-full-screen-says = 占满屏幕。随时按 F11 也一样。
set-display = 显示器
set-display-says = 窗口放在哪一台显示器上。
set-display-value = 第 { $value } 台，共 { $count } 台
set-display-only = 只有一台显示器：再接一台才能选择。
language-own-name = 简体中文
set-language = 语言
set-language-says = 所有画面、记录和纸牌用的语言。
set-language-partly = { $name }（部分）
set-text-size = 文字大小
set-text-size-says = 所有文字的大小。不选则由窗口决定。
set-text-size-value = { $value ->
    [0] 随窗口
   *[other] { $value }%
}
set-high-contrast = 高对比度
set-high-contrast-says = 素净的亮纸、黑墨、更粗的边框。
set-plain-type = 朴素字体
set-plain-type-says = 用易读的字体代替木刻字体。
set-safe-marks = 色觉辅助
set-safe-marks-says = 座位用八种深浅，花色用四种墨色，色觉不同的人也分得清。
set-tv-safe = 电视边距
set-tv-safe-says = 适合会裁掉画面边缘的电视。
set-lies-flat = 屏幕平放在桌上
set-lies-flat-says = 画面转向被问到的人。谁坐哪一边，在选座位时定。
set-gpu = 用显卡显示
set-gpu-says = 由显卡显示画面。下次启动起生效。
set-reduced-motion = 减少动态
set-reduced-motion-says = 不摇晃、不闪光；纸牌淡入，不再飞来飞去。
set-pace = 电脑的速度
set-pace-says = 电脑行动前等多久。“逐步”则每次等按一下。
set-pace-value = { $value ->
    [slow] 慢
    [fast] 快
    [instant] 立即
    [step] 逐步
   *[normal] 正常
}
set-animations = 动画的速度
set-animations-says = 纸牌和骰子移动的快慢。按一下即可结束正在进行的动画。
set-animations-value = { $value ->
    [like_bots] 与电脑相同
    [slow] 慢
    [fast] 快
    [instant] 立即
   *[normal] 正常
}
set-ask-before-ending = 结束回合前确认
set-ask-before-ending-says = 还能出牌却要弃牌时，再问一次。
set-ask-before-slips = 提醒失误
set-ask-before-slips-says = 极少是本意的出法再问一次：满血喝啤酒、换更短的枪、误杀同伴的群攻。
set-answer-seconds = 回答时限
set-answer-seconds-says = 超过时限，由电脑替被问的人回答一次。
set-hints = 向老手请教
set-hints-says = 在帮助里可以问老手会怎么做，只根据自己座位看得见的东西。
set-answer-seconds-value = { $value ->
    [0] 不限
   *[other] { $value } 秒
}
set-confirm-swap = 对调确定与返回
set-confirm-swap-says = 右边的主键是确定，下边的是返回。
set-pad-glyphs = 提示中的按键
set-pad-glyphs-says = 显示手中手柄上印的符号，或者固定一种。
set-pad-glyphs-value = { $value ->
    [place] 按位置
    [xbox] Xbox
    [playstation] PlayStation
    [nintendo] Nintendo
   *[auto] 随手中的手柄
}
set-two-presses = 两次按键弹骰
set-two-presses-says = 指针走动，再按一次停住。不用按住，也不用拉。
set-toggle-holds = 按住改为按一下
set-toggle-holds-says = 需要按住的，按一下打开，再按一下关闭。
set-rumble = 震动
set-rumble-says = 座位上有事发生时手柄震动。
set-background-pads = 后台接收手柄
set-background-pads-says = 别的窗口在前面时手柄仍有效。下次启动起生效。
set-dead-zone = 摇杆死区
set-dead-zone-says = 摇杆要推多远才算数。数值大些可以对付漂移的摇杆。

## 关于

about-title = 关于
about-tab = 本程序
about-face-rye = RYE
about-face-league-gothic = LEAGUE GOTHIC
about-face-besley = BESLEY
about-face-noto-serif-sc = NOTO SERIF SC
about-face-lalezar = LALEZAR
about-face-vazirmatn = VAZIRMATN
about-licence-says = 上、下键翻页。
about-product = Sundown Saloon，版本{ $version }。大家围坐一块屏幕玩的西部桌面游戏。存档和设置都留在这台机器上，不向任何地方发送任何东西。
about-trademarks = BANG!、Wyatt Earp和Pony Express是已出版游戏的名称，也是其出版商的商标或书名。这里提到它们，只是为了说明本程序懂得哪些规则。本程序并非出自他们之手，他们也没有审看过。喜欢这些游戏的人应当拥有实物：真正的纸牌拿在手里更好。
about-own = 所有图画、声音和句子都是为本程序制作的。字体为Rye、League Gothic、Besley、Noto Serif SC、Lalezar和Vazirmatn，采用SIL开放字体许可证，见后面几页。窗口、声音和手柄由pygame-ce与SDL实现；句子由Fluent拼成。

## 遮幕

cover-head = 请交给 { $name }
cover-line = 现在只有 { $name } 可以看。
cover-button = 我是 { $name }
cover-says = 轮到 { $name } 回答。拿好鼠标后请按键。
cover-menu = 暂停
cover-not-you = 这要由 { $name } 来按。

## 断开或不认识的手柄

pad-lost-title = { $name } 的手柄断开了
pad-lost-says = 游戏在等 { $name }。请重新打开手柄，或按任意一个空闲手柄上的键。
pad-lost-bar = { $name }：请按手柄上的一个键。
pad-lost-shared = 改用鼠标和键盘
pad-lost-pause = 暂停菜单
pad-test-title = 手中的手柄
pad-test-row-says = 查看摇杆的位置和按下的键。
pad-test-here = { $count ->
    [0] 无
   *[other] { $count }
}
pad-test-says = 虚线圈内算摇杆静止。在手柄上连按两次返回即可离开。
pad-test-none = 没有接上手柄。
pad-test-other = 键 { $number } 还没有用途。
pad-map-title = 新手柄
pad-map-says = 第 { $done } 个键，共 { $count } 个。
pad-map-south = 请按要当作“确定”的键。
pad-map-east = 请按要当作“返回”的键。
pad-map-north = 请按要用来读牌的键。
pad-map-start = 请按要用来开菜单的键。
pad-map-later = 以后再说
pad-map-twice = 那个键已经有用途了。
pad-map-done = 手柄可以用了。

## 存档

saves-title = 存档
saves-says = 每一局都在这里，每一步都已保存。
saves-aside = 有 { $count } 个文件不能使用，已另行保留在存档旁边。
saves-row-says = 继续、重看或丢弃。
saves-no-film = 这类存档可以接着玩，还不能重看。
saves-statistics = 统计
saves-newer = 较新的对局
saves-older = 较旧的对局
saves-no-newer = 这些就是最新的。
saves-no-older = 这些就是最旧的。
saved-title = 存档
saved-on = { $part ->
    [none] { $game } · { $preset } · { $when }
   *[other] { $game } · { $part } · { $preset } · { $when }
}
saved-finished = { $part ->
    [none] { $game } · 已结束 · { $preset } · { $when }
   *[other] { $game } · 结束于{ $part } · { $preset } · { $when }
}
saved-when = { $month }{ $day }日 { $clock }
saved-go-on = 继续
saved-watch = 重看
saved-is-over = 这一局已经结束。
saved-not-over = 这一局还没有结束，请接着玩。
saved-throw-away = 丢弃
saved-throw-away-sure = 再按一次：永久删除
saved-throw-away-says = 丢弃的存档找不回来。
saved-not-thrown = 磁盘拒绝：存档还在。
saved-later = 以后再说
saved-later-says = 它仍留在存档里。
welcome-back = 欢迎回来
welcome-says = 这一局就停在你离开的地方。
month-1 = 1月
month-2 = 2月
month-3 = 3月
month-4 = 4月
month-5 = 5月
month-6 = 6月
month-7 = 7月
month-8 = 8月
month-9 = 9月
month-10 = 10月
month-11 = 11月
month-12 = 12月

## 重看一局

watch-at = { $part ->
    [none] 第 { $at } 步，共 { $of } 步
   *[other] 第 { $at } 步，共 { $of } 步，{ $part }
}
watch-over = { $who } 以 { $purse } 获胜。
watch-won = { $who } 获胜。
watch-nobody = 谁也不看
watch-whoever = 轮到的人
watch-step-back = 后退
watch-play = 播放
watch-stop = 停止
watch-step = 前进
watch-pace = 速度：{ $pace ->
    [slow] 慢
    [fast] 快
    [instant] 立即
   *[normal] 正常
}
watch-cards = 手牌：{ $who }
watch-leave = 离开
watch-at-start = 这里是开头。
watch-at-end = 这里是结尾。

## 回答时限

## 统计

stats-title = 统计
stats-says = { $games ->
    [0] 还没有统计过任何存档。
   *[other] { $games } 局。小字：运气公平时，二十次里有十九次落在这个范围内。
}{ $unread ->
    [0] {""}
   *[other] {""}有 { $unread } 个文件读不出来。
}
stats-says-game = 小字：运气公平时，二十次里有十九次落在这个范围内。未完的一局只统计大家都看见的。
stats-reading = 正在统计：已有 { $games } 局……
stats-none = 还没有统计。先玩一局吧。
stats-game = 游戏
stats-scope = 统计范围
stats-scope-game = 这一局
stats-scope-evening = 今晚
stats-scope-all = 所有存档
stats-all = 全体
stats-others = 其他
stats-total = 合计
stats-verdict = 结论
stats-band = { $low }–{ $high }
stats-percent = { $percent }%
stats-word-few = 太少
stats-word-usual = 公平
stats-word-odd = 少见
stats-word-very-odd = 极少见
stats-few = 数据太少，还看不出运气是否公平。
stats-usual = 总体没有异常：运气公平时，一百次里有 { $share } 次至少这样不均。
stats-odd = 少见，但会发生：运气公平时，一百次里有 { $share } 次这样不均。
stats-very-odd = 极少见：运气公平时，一千次里不到一次这样不均。
stats-square = 卡方 { $square }，自由度 { $freedom }。

## 一局结束

result-rematch = 再来一局
result-log = 记录
result-statistics = 统计
result-leave = 回到标题
result-gave-up = 已认输
