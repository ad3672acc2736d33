### Wyatt Earp 一局的记录：每个事件一句话，`.wire` 是电报上的几个字。

event-hand-began = 第{ $number }回合开始，{ $dealer } 发牌。
    .wire = 第{ $number }回合
event-dealt = { $shown ->
    [yes] { $seat } 分到{ $cards }。
   *[no] { $seat } 分到{ $count }张牌。
}
    .wire = { $count }张牌
event-turned-up = 第一张弃牌是{ $card-a }。
    .wire = 翻开{ $card-short }
event-poster-grew = { $outlaw }：海报加{ $amount-money }，现有{ $total-money }。
    .wire = +{ $amount-money } { $outlaw-short }

## 一轮

event-turn-began = { $owes ->
    [yes] 轮到 { $seat }，这一轮不能打警长牌。
   *[no] 轮到 { $seat }。
}
    .wire = { $owes ->
        [yes] 无警长牌
       *[no] 行动
    }
event-drew = { $shown ->
    [yes] { $seat } 从抽牌堆摸到{ $cards }。
   *[no] { $seat } 从抽牌堆摸{ $count }张牌。
}
    .wire = 摸{ $count }张
event-took-discard = { $seat } 拿走弃牌堆顶的{ $card-a }。
    .wire = 拿{ $card-short }
event-reshuffled = 弃牌洗成新的抽牌堆，共{ $count }张。
    .wire = 新抽牌堆
event-laid = { $seat } 出{ $count }张{ $outlaw }。
    .wire = 出{ $outlaw-short } ×{ $count }
event-opened = { $seat } 首次打出{ $outlaw }：此后谁都可以不限张数地出。
    .wire = 开{ $outlaw-short }
event-discarded = { $seat } 弃掉{ $card-a }。
    .wire = 弃{ $card-short }

## 警长牌

event-sheriff-played = { $use ->
    [photo] { $seat } 打出{ $card-a }。
    [hide] { $seat } 对 { $whom } 的{ $outlaw }打出贼窟。
    [ask] { $seat } 打出超级通缉令，依序索要{ $outlaw-a }。
    [rob] { $seat } 对 { $whom } 的{ $outlaw }打出超级通缉令。
    [draw] { $seat } 打出惠特厄普来摸牌。
    [look] { $seat } 打出惠特厄普来翻看弃牌。
    [clear] { $seat } 打出惠特厄普，对付 { $whom } 的{ $outlaw }上的贼窟。
   *[other] { $seat } 为{ $outlaw }打出{ $card-a }。
}
    .wire = { $use ->
        [ask] 要{ $outlaw-short }
       *[other] { $card-short }
    }
event-sheriff-spent = { $seat } 的{ $card }进弃牌堆。
    .wire = { $card-short }用掉
event-shot-fired = { $hit ->
    [yes] { $seat } 射击，翻开{ $card-a }：命中。
   *[no] { $seat } 射击，翻开{ $card-a }：未中。
}
    .wire = { $hit ->
        [yes] 命中
       *[no] 未中
    }
event-no-shot = { $seat } 不能射击：没有牌可翻。
    .wire = 没有牌了
event-sheriff-laid = { $seat } 的{ $card }放在自己的{ $outlaw }上。
    .wire = 放{ $outlaw-short }
event-hideout-laid = { $seat } 的贼窟盖住 { $whom } 的{ $outlaw }：那里的通缉力不计。
    .wire = 盖{ $outlaw-short }
event-hideout-removed = { $own ->
    [yes] { $whom } 的{ $outlaw }上的贼窟没了：那里的通缉力又算数。
   *[no] { $seat } 移除 { $whom } 的{ $outlaw }上的贼窟：那里的通缉力又算数。
}
    .wire = 解{ $outlaw-short }
event-fastest-gun-lost = { $seat } 失去{ $outlaw }上的快枪手：出现了更快的枪。
    .wire = 失快枪手
event-asked-for = { $gave ->
    [yes] { $seat } 向 { $whom } 要{ $kind-a }。{ $whom } 有。
   *[no] { $seat } 向 { $whom } 要{ $kind-a }。{ $whom } 没有。
}
    .wire = { $gave ->
        [yes] 有{ $kind-short }
       *[no] 没有
    }
event-given = { $whom } 把{ $card-a }交给 { $seat }。
    .wire = 交{ $card-short }
event-robbed = { $seat } 从 { $whom } 那里拿走一张{ $outlaw }。
    .wire = 抢{ $outlaw-short }
event-reclaimed = { $seat } 从弃牌中取出{ $card-a }。
    .wire = 取{ $card-short }
event-owes-sheriff = { $seat } 为此放弃下一轮的警长牌。
    .wire = 欠一轮

## 回合结束

event-hand-ended = { $reason ->
    [out] 回合结束：{ $seat } 手上没有牌了。
    [supply] 回合结束：剩下的牌不够 { $seat } 摸。
    [no_shot] 回合结束：{ $seat } 没有牌可以用来射击。
   *[empty] 回合结束：{ $seat } 用完了抽牌堆。
}
    .wire = 回合结束
event-counted = { $captured ->
    [yes] { $outlaw }通缉成功（{ $counts }）：{ $reward-money }可分。
   *[no] { $scored ->
        [yes] { $outlaw }逃脱（{ $counts }）。
       *[no] { $outlaw }逃脱：谁都没有通缉力。
    }
}
    .wire = { $captured ->
        [yes] { $outlaw-short }落网
       *[no] { $outlaw-short }逃脱
    }
event-paid = { $seat } 因{ $outlaw }得{ $amount-money }。
    .wire = +{ $amount-money } { $outlaw-short }
event-settled = { $why ->
    [not_captured] { $outlaw }的海报上留下{ $left-money }。
    [shortfall] { $outlaw }的海报上留下{ $left-money }：不够下一份。
   *[paid] { $outlaw }的海报派彩完毕。
}
    .wire = { $why ->
        [paid] 派彩完毕
       *[other] 留{ $left-money }
    }
# { $name } 和算数的通缉力，event-counted 列表里的一个座位
points-of = { $name } { $points }点

## 游戏结束

event-tied = { $tied }的钱一样多，决斗定胜负。
    .wire = 决斗
event-tie-shot = { $hit ->
    [yes] { $seat } 翻开{ $card-a }，留下。
   *[no] { $seat } 翻开{ $card-a }：没有弹孔。
}
    .wire = { $hit ->
        [yes] 命中
       *[no] 未中
    }
event-game-won = { $seat } 以{ $money-money }赢得游戏。
    .wire = 获胜
