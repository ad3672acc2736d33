# 命令行上说的话。以“trouble-”开头的是一句话，并说明该怎么办。

help-program = 一块屏幕上的西部桌面游戏。不带命令就直接开始玩。
help-command = 要做什么；{ $command } --help 有更多说明
help-play = 打开窗口；加 --game 则立即坐到一张桌子旁
help-case = 运行例题文件：几行文字写成的局面、选择和预期
help-replay = 从第一步到最后一步重看一局存档
help-export = 把今晚的积分榜、对局和奖项写成 CSV 文件
help-usage = 用法：
help-words = 命令与文件
help-options = 选项
help-help = 显示这些说明并结束
help-version = 显示版本并结束
help-game = 立即开始的游戏：{ $games }
help-seats = 有几人入座
help-bots = 其中几个是电脑（坐最后的座位）
help-seed = 决定每次洗牌和每个电脑的数
help-preset = 按哪套规则玩
help-set = 给一个规则开关换个值；可以多次使用
help-with = 使用的扩展，用逗号隔开
help-headless = 不开窗口：由电脑玩到底，并显示记录
help-window = 窗口大小，以像素计，例如 1280x720
help-full-screen = 占满屏幕
help-no-sound = 不要声音
help-pace = 电脑的行动显示多久：{ $paces }
help-language = 使用的语言：en、fa 或 zh
help-kiosk = 在公共场所独自运行：电脑一直玩，直到有人按键
help-idle = 与 --kiosk 同用：多少秒没有人按键就重新开始（120）
help-pin = 与 --kiosk 同用：打开管理页的密码（1881）
help-case-file = 例题文件
help-replay-file = 存档
help-export-folder = 写到哪里（不写就放在数据文件夹里的新文件夹）

version = Sundown Saloon { $version }

trouble-no-such-command = 没有命令 { $said }：命令有 { $known }。
trouble-not-understood = 看不懂（{ $said }）：{ $command } --help 列出可以怎么写。
trouble-unknown-words = 这里没有 { $said }：{ $command } --help 列出有哪些。
trouble-no-value = { $said } 后面要写一个值：{ $command } --help 有说明。
trouble-lacking = 缺少 { $said }：{ $command } --help 有说明。
trouble-no-such-game = 没有游戏 { $said }：游戏有 { $known }。
trouble-only-headless = { $game } 在窗口里还没有桌子：加上 --headless 可以看电脑怎么玩。
trouble-not-a-number = { $option } 要一个整数，{ $said } 不是。
trouble-out-of-range = { $option } { $said } 超出范围：{ $game } 允许 { $low } 至 { $high }。
trouble-seed-range = --seed { $said } 不在 0 到 { $most } 之间。
trouble-more-bots-than-seats = { $seats } 个座位坐不下 { $bots } 个电脑：请给 --bots 一个 0 到 { $seats } 的数。
trouble-headless-people = 没有窗口只能由电脑玩：去掉 --bots，或写成 { $seats }。
trouble-no-such-preset = { $game } 没有预设 { $said }：预设有 { $known }。
trouble-not-a-setting = --set 要写成 开关=值，{ $said } 不是。
trouble-no-such-switch = { $game } 没有开关 { $said }：开关有 { $known }。
trouble-no-such-value = 开关 { $switch } 不能是 { $said }：可以是 { $known }。
trouble-not-a-step = 开关 { $switch } 不能是 { $said }：可以是 { $low } 至 { $high }，每档 { $step }。
trouble-no-such-expansion = { $game } 没有扩展 { $said }：有 { $known }，或写 all 全部使用。
trouble-no-expansions = { $game } 没有扩展：请去掉 --with { $said }。
trouble-no-such-file = 没有文件 { $said }：请检查文件名和文件夹。
trouble-not-a-size = --window 要一个大小，例如 1280x720，{ $said } 不是。
trouble-size-range = 窗口大小 { $said } 不能玩：请给 { $least } 到 { $most } 之间的大小。
trouble-kiosk-game = --kiosk 在窗口里提供所有游戏：请去掉游戏、桌子的选项和 --headless，或去掉 --kiosk。
trouble-kiosk-only = --idle 和 --pin 只与 --kiosk 同用：请加上 --kiosk，或去掉它们。
trouble-idle-range = --idle 不能是 { $said }：请给 { $least } 到 { $most } 秒。
trouble-no-folder-named = 空名字不是文件夹：请写一个，或者不写。
trouble-not-a-pin = --pin 不能是 { $said }：请给四到八位数字。
trouble-no-such-pace = 没有速度 { $said }：速度有 { $known }。
trouble-no-such-language = 没有语言 { $said }：语言有 { $known }。
trouble-no-screen =
    没有可以打开窗口的屏幕（{ $why }）：请从桌面启动，或设置 DISPLAY，或不开窗口由电脑玩：{ $command } play --headless。
trouble-no-library =
    窗口所需的一个部件无法载入（{ $why }）：请用 python3 -m pip install --force-reinstall pygame-ce 重装部件；没有桌面的 Linux 还需要 X11 库：sudo apt install libx11-6 libxext6 libxcursor1 libxi6 libxrandr2。
trouble-output = 输出无法写入（{ $why }）：请在那个磁盘上腾出空间，或输出到别处。
trouble-crash = 出了不该出的故障，程序只好停止；请连同这个文件一起报告：{ $log }
trouble-crash-unkept = 出了不该出的故障，程序只好停止；请连同上面几行一起报告。
