### BANG! 的问题与回答。`.short` 写在按键旁边。

## 问题。问的是 { $who }。{ $stake } 是不回应会失去的，写在下面。

prompt-character = { $who }：选择要担当的人物。
prompt-checks = { $who }：先判定炸药，还是监狱？
prompt-first-draw = { $who }：第一张牌从哪里摸？
prompt-kit-carlson = { $who }：哪张牌放回抽牌堆顶？
prompt-draw = { $who }：哪张牌用作{ $why-name }的判定？
prompt-play = { $manner ->
    [heal] { $turn } 的回合。{ $who }：弃两张牌恢复1点生命？
    [limitless] { $who }：出牌（BANG!不限张数），或结束回合。
    [fired] { $who }：出牌，但不能再用BANG!，或结束回合。
   *[free] { $who }：出牌（BANG!最多一张），或结束回合。
}
prompt-discard = { $count ->
    [0] { $who }：继续弃牌，或结束回合。
   *[other] { $who }：手牌太多，须弃{ $count }张。
}
prompt-shot = { $shooter ->
    [no] { $name }轮到 { $who }：要{ $needed }张射失，否则{ $stake }。
   *[yes] { $by } 射击 { $who }（{ $name }）：要{ $needed }张射失，否则{ $stake }。
}
prompt-indians = { $by } 的印第安人冲向 { $who }：出一张BANG!，否则{ $stake }。
prompt-duel = { $by } 与 { $at } 决斗。{ $who }：出一张BANG!，否则{ $stake }。
prompt-store = { $count ->
    [1] { $who }：拿杂货店的最后一张牌。
   *[other] { $who }：杂货店有{ $count }张牌，拿一张。
}
prompt-rescue = { $author ->
    [yes] { $by } 击倒了 { $who }。需要{ $life-points }：能自救吗？
   *[no] { $why-name }击倒了 { $who }。需要{ $life-points }：能自救吗？
}
prompt-top = { $who }：哪张牌放在弃牌堆顶？
prompt-brawl = { $who }：{ $whom } 失去哪张牌？
prompt-heirs = { $who }：从 { $whom } 留下的牌中拿一张。
prompt-vera-custer = { $who }：到下一回合为止用谁的特技？
prompt-daltons = { $who }：哪张蓝牌给道尔顿兄弟？
prompt-handcuffs = { $who }：说出这一回合唯一可打的花色。
prompt-new-identity = { $who }：换成另一个人物，只有2点生命？
prompt-blood-brothers = { $who }：送别人1点生命吗？
prompt-hard-liquor = { $who }：摸牌，还是喝酒恢复1点生命？
prompt-peyote = { $who }：下一张牌是红是黑？
prompt-ranch = { $who }：弃牌换同样多的牌，还是继续？
prompt-greygory-deck = { $who }：把借来的两个人物换成别的吗？
prompt-youl-grinner = { $who }：给 { $whom } 哪张牌？
prompt-dutch-will = { $who }：弃掉刚摸的一张牌，换一块金块。
prompt-josh-mccloud = { $who }：顶上是{ $card }。怎么用？
prompt-shadow = { $who }：在自己的回合以影子枪手归来吗？
prompt-may = { $who }：使用{ $ability }的特技吗？
# 不回应一次攻击的代价
stake-last = 失去最后一点生命
stake-two = 失去2点生命（现有{ $life }点）
stake-card = 失去场上的{ $card }
stake-one = 失去1点生命（现有{ $life }点）

## 回答

option-be = 担当{ $card }
    .short = { $card-short }
option-take = 拿{ $card-marked }
    .short = 拿
option-check = 先判定{ $card }
    .short = { $card-short }
option-draw = { $from ->
    [deck] 从抽牌堆摸
    [discards] 拿弃牌堆顶
   *[hand] 从 { $whom } 手中抽一张
}
    .short = { $from ->
        [deck] 抽牌堆
        [discards] 弃牌堆
       *[hand] 手牌
    }
option-return = 放回{ $card-marked }
    .short = 放回
option-choose = 以{ $card-marked }为准
    .short = 选这张
option-play = 打出{ $card-marked }
    .short = 打出
option-play-on = 对 { $whom } 打出{ $card-marked }
    .short = 打出
option-play-as = 对 { $whom } 把{ $card-marked }当{ $name }打出
    .short = 打出
option-play-hand = { $card-marked }：{ $whom } 的一张手牌
    .short = 手牌
option-play-front = { $card-marked }：{ $whom } 面前的{ $other }
    .short = 场上
option-pay = 打出{ $card-marked }，付出{ $paid }
    .short = 打出
option-pay-on = 对 { $whom } 打出{ $card-marked }，付出{ $paid }
    .short = 打出
option-pay-hand = { $card-marked }，付出{ $paid }：{ $whom } 的一张手牌
    .short = 手牌
option-pay-front = { $card-marked }，付出{ $paid }：{ $whom } 面前的{ $other }
    .short = 场上
option-throw-hand = { $whom } 的一张手牌
    .short = 手牌
option-throw-front = { $whom } 面前的{ $other }
    .short = 场上
option-discard = 弃掉{ $card-marked }
    .short = 弃牌
option-end = 结束回合
    .short = 结束
option-answer = 以{ $card-marked }回应
    .short = 回应
option-barrel = 用{ $card-marked }判定
    .short = 判定
option-use = 使用{ $card-marked }
    .short = 使用
option-use-on = 对 { $whom } 使用{ $card-marked }
    .short = 使用
option-use-paying-on = { $card }：弃{ $paid }，射击 { $whom }
    .short = 射击
option-copy = 取得{ $card }的特技
    .short = { $card-short }
option-take-hand = 从手牌拿一张
    .short = 手牌
option-draw-front = 拿 { $whom } 面前的{ $other }
    .short = 场上
option-use-paying = { $card }：弃{ $paid }
    .short = 使用
option-name = 说{ $suit }
    .short = { $suit }
option-give = 送 { $whom } 1点生命
    .short = 送
option-drink = 喝酒，不摸牌
    .short = 喝酒
option-guess = { $colour ->
    [red] 下一张是红的
   *[black] 下一张是黑的
}
    .short = { $colour ->
        [red] 红
       *[black] 黑
    }
option-done = 继续
    .short = 继续
option-ricochet = 用{ $paid }射击 { $whom } 面前的{ $other }
    .short = 射击
option-give-card = 给出{ $card-marked }
    .short = 给
option-hand-over = 把{ $card-marked }给 { $whom }，拿两张
    .short = 给
option-repeat = 弃{ $paid }，重复上一张牌
    .short = 重复
option-repeat-on = 弃{ $paid }，对 { $whom } 重复上一张牌
    .short = 重复
option-repeat-hand = 弃{ $paid }重复：{ $whom } 的一张手牌
    .short = 重复
option-repeat-front = 弃{ $paid }重复：{ $whom } 面前的{ $other }
    .short = 重复
option-order = 命令 { $seat } 打出{ $card }
    .short = 命令
option-order-on = 命令 { $seat } 对 { $whom } 打出{ $card }
    .short = 命令
option-order-hand = 命令 { $seat } 打出{ $card }：{ $whom } 的一张手牌
    .short = 命令
option-order-front = 命令 { $seat } 打出{ $card }：{ $whom } 面前的{ $other }
    .short = 命令
option-buy = 购买{ $card }
    .short = 购买
option-buy-on = 为 { $whom } 购买{ $card }
    .short = 购买
option-buy-as = 购买{ $card }当{ $name }
    .short = 购买
option-buy-as-on = 购买{ $card }当{ $name }，对 { $whom }
    .short = 购买
option-buy-as-hand = 购买{ $card }当{ $name }：{ $whom } 的一张手牌
    .short = 购买
option-buy-as-front = 购买{ $card }当{ $name }：{ $whom } 面前的{ $other }
    .short = 购买
option-put = 自己留着
    .short = 留着
option-put-on = 用于 { $whom }
    .short = 使用
option-put-as = 当{ $name }用
    .short = 使用
option-put-as-on = 当{ $name }用于 { $whom }
    .short = 使用
option-put-as-hand = 当{ $name }用：{ $whom } 的一张手牌
    .short = 使用
option-put-as-front = 当{ $name }用：{ $whom } 面前的{ $other }
    .short = 使用
option-swap = 把{ $card-marked }换成一块金块
    .short = 换
option-remove = 移除 { $whom } 的{ $card }
    .short = 移除
option-become = 以影子枪手归来
    .short = 归来
option-top = 把{ $card-marked }放在顶上
    .short = 放顶上
