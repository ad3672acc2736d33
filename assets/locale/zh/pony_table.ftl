### 小马快递的桌子自己说的话：标签、按钮、横幅。

## 地图上

pony-map-title = 小马快递
pony-map-strap = 从 ST. JOSEPH 到 SACRAMENTO · 1860
pony-map-north = 北
pony-map-st-joseph = St. Joseph
pony-map-sacramento = Sacramento
pony-map-nebraska = 内布拉斯加
pony-map-kansas = 堪萨斯
pony-map-rockies = 落基山脉
pony-map-utah = 犹他
pony-map-desert = 沙漠
pony-map-sierra = 内华达山脉
pony-map-platte = 普拉特河
pony-map-salt-lake = 大盐湖

## 地图周围

pony-title = 小马快递
pony-turn-number = 第{ $turn }回合
pony-turn-flag = 行动中
pony-away = 离席
pony-telegraph = 电报
pony-under-the-cup = 骰盅之下
pony-in-the-open = 公开
pony-peek-nothing = 没有道具卡
pony-who-may-call = 可以抓
pony-nobody-may-call = 谁都不能抓
pony-rolls = { $what ->
    [start] { $name } 掷骰争先
    [poker] { $name } 玩扑克
    [mine] { $name } 挖矿
    [saloon] { $name } 在沙龙
   *[jail] { $name } 在监狱
}
pony-board-start = 牌型最大的先出发
pony-board-poker = 赢家向每人收2块黄金
pony-one-in = 1/{ $many }
pony-mailbox = 邮筒{ $box }
pony-declared = { $name }：“{ $hand }”

## 骑士移动时

pony-saddle-up = 上马
pony-called = 抓！
pony-true = 真的
pony-bluff = 吹牛
pony-not-called = 没人抓
pony-arrested = 坐牢
pony-free = 自由
pony-stays = 不动
pony-equal = 平手：再来
pony-starts = { $name } 先出发
pony-plus-gold = +{ $amount }
pony-minus-gold = −{ $amount }
pony-gunfight = 枪战
pony-final-duel = 最终决斗
pony-no-fight = 骑过去
pony-wins = { $name } 获胜
pony-draw = 没有赢家
pony-hit = 命中！
pony-down = 倒下！
pony-miss = 未中
pony-poker = 扑克
pony-indians = 印第安人！
pony-indians-fallen = 击倒{ $fallen }/3
pony-served = 冷饮
pony-no-items = 没有卡了
pony-shuffled = 已洗牌
pony-mail = 信进邮筒{ $box }
pony-waits = 等待
pony-won = SACRAMENTO！
pony-spies = 望远镜

## 提示栏

pony-ask-cup-dice = { $name }：重掷这些，还是公开？或者选一个牌型宣称。
pony-ask-cup-hand = { $name }：宣称{ $hand }吗？真假都可以。
pony-ask-face-down = { $name }：按住扳机看自己的道具卡，再选一张。
pony-ask-look-on = { $name }：按住扳机，接着用自己的道具卡。
pony-ask-item = { $item }：选择用法。
pony-ask-dice = { $item }：选骰子，再按按钮。
pony-ask-die = { $item }：选一颗骰子，再选新的一面。
pony-ask-hand = { $item }：选要宣称的牌型。
pony-ask-rider = { $item }：选要拉回的骑士。
pony-roll-hidden = { $price ->
    [0] 盅下掷，免费
   *[other] 盅下掷，{ $price }块黄金
}
pony-roll-open = { $price ->
    [0] 公开掷，免费
   *[other] 公开掷，{ $price }块黄金
}
pony-show-dice = 公开这些
pony-hide-dice = 全部盖住
pony-declare = 宣称{ $hand }
pony-pass-call = 不抓
pony-pass-arrest = 进监狱
pony-pass-mount = 留在这里
pony-pass-station = 不坐火车
pony-pass-mine = 不再挖
pony-pass-fight = 和平上路
pony-pass-fast-draw = 让对方先开枪
pony-use = 打出{ $item }
pony-calls = { $name } 抓
pony-all-pass = 没人抓
pony-more = { $name }：道具卡
pony-race = { $name } 宣称{ $hand }。有人抓吗？
pony-race-loud = { $name } 已经抓了。有人喊得更响吗？

## 结果

pony-result-title = 比赛结束
pony-result-over = { $how ->
    [left] { $name } 获胜：其他人都认输了。
    [instead] { $loser } 认输。其余人中 { $name } 走得最远，获胜。
    [mail] { $name } 在第{ $turn }回合到达第三个邮筒，获胜。
    [duel] { $name } 在第{ $turn }回合赢得最终决斗。
   *[won] { $name } 在第{ $turn }回合赢得比赛。
}
pony-result-space = 格
pony-result-gold = 黄金
pony-result-items = 道具卡

## 游戏中查看

lookup-title = 几率、格子与宣称
lookup-open = 查阅
lookup-hands = 牌型
lookup-spaces = 格子
lookup-game = 本局宣称
lookup-evening = 今晚
lookup-hands-says = 在矿场，牌型值几步就得几块黄金；在沙龙就付几块。
lookup-spaces-says = 凭骰子走到一格时会发生什么。
lookup-game-says = 没有人抓的牌型，谁也不知道是真是假。
lookup-evening-says = 今晚这张桌子上的人在比赛中所作的宣称。
lookup-nothing = 还没有人宣称。
lookup-hand = 牌型
lookup-steps = 步数
lookup-once = 掷一次
lookup-least = 这样或更好
lookup-jail = 在监狱
lookup-no-hand = 散牌
lookup-always = 总是
lookup-percent = { $percent }%
lookup-jail-nothing = 无
lookup-jail-gold = 1块黄金
lookup-jail-card = 1张卡
lookup-jail-free = 逃脱
lookup-jail-free-gold = 逃脱，1块黄金
lookup-jail-free-card = 逃脱，1张卡
lookup-jail-free-gold-card = 逃脱，金，卡
lookup-turn = 第{ $turn }回合
lookup-came = { $came ->
    [open] 还可以抓。
    [safe] 不能抓。
    [unknown] 没人抓：谁知道呢？
    [true] { $caller } 抓了：是真的。
   *[bluff] { $rolled ->
        [none] { $caller } 抓了：吹牛，其实是散牌。
       *[other] { $caller } 抓了：吹牛，其实是{ $rolled }。
    }
}
