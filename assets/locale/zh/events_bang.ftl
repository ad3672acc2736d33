### BANG! 一局的记录：每个事件一句话，`.wire` 是电报上的几个字。

# 读者不知道名字的牌
some-cards = { $count }张牌
# 生命的数量
life-points = { $count }点生命
# 金块的数量
nuggets = { $count }块金块
# 当作另一张牌使用的牌
card-as = { $card-a }（当{ $name-a }）

## 开局

event-role-dealt = { $known ->
    [yes] { $seat } 是{ $card-a }。
   *[no] { $seat } 分到一张身份牌。
}
    .wire = 分到身份
event-role-shown = { $seat } 是{ $card-a }。
    .wire = { $card-short }
event-characters-offered = { $shown ->
    [yes] { $seat } 从{ $cards }中选择。
   *[no] { $seat } 分到{ $count }张人物牌，保留一张。
}
    .wire = 选择人物
event-character-taken = { $seat } 担当{ $card }，有{ $life-points }。
    .wire = { $card-short }
event-deck-shuffled = 抽牌堆洗好了，共{ $some }。
    .wire = 洗牌
event-dealt = { $seat } 起始手牌{ $drawn }。
    .wire = +{ $count }

## 回合

event-turn-began = 轮到 { $seat }。
    .wire = 行动
event-turn-skipped = { $seat } 留在{ $why-name }，跳过这一回合。
    .wire = 跳过回合
event-turn-ended = { $seat } 的回合结束。
    .wire = 回合结束

## 抽牌堆

event-drew = { $why ->
    [draw] { $seat } 从抽牌堆摸{ $drawn }。
    [reward] { $seat } 得到奖励，摸{ $drawn }。
   *[other] { $why-name }让 { $seat } 摸{ $drawn }。
}
    .wire = +{ $count }
event-nothing-to-draw = 没有牌给 { $seat } 摸了。
    .wire = 没有牌了
event-drew-discard = { $seat } 从弃牌堆拿{ $card-a }。
    .wire = 拿{ $card-short }
event-card-shown = { $seat } 亮出{ $card-marked }（{ $why-name }）。
    .wire = { $mark }
event-looked-at = { $shown ->
    [yes] { $seat } 看抽牌堆顶的{ $cards }。
   *[no] { $seat } 看抽牌堆顶的{ $drawn }。
}
    .wire = 看{ $count }张
event-kept = { $seat } 留下其中{ $drawn }。
    .wire = 留{ $count }张
event-put-back = { $seat } 把{ $card-a }放回抽牌堆顶。
    .wire = 放回一张
event-reshuffled = 弃牌洗成新的抽牌堆，共{ $some }。
    .wire = 重新洗牌
event-beers-removed = { $count ->
    [0] 只剩两名玩家，弃牌里没有啤酒。
   *[other] 只剩两名玩家，{ $count }张啤酒移出游戏。
}
    .wire = 移除啤酒
event-turned-up = { $seat } 为{ $why-name }判定：{ $marks }。
    .wire = { $count ->
        [1] { $marks }
       *[other] 判定
    }
event-draw-decided = { $good ->
    [yes] { $mark }算数：{ $seat } 走运。
   *[no] { $mark }算数：{ $seat } 不走运。
}
    .wire = { $good ->
        [yes] 走运
       *[no] 不走运
    }

## 出牌

event-played = { $aimed ->
    [yes] { $seat } 对 { $whom } 打出{ $used }。
   *[no] { $seat } 打出{ $used }。
}
    .wire = { $name-short }
event-placed = { $aimed ->
    [yes] { $seat } 把{ $used }放在 { $whom } 面前。
   *[no] { $seat } 在面前放下{ $used }。
}
    .wire = { $name-short }
event-answered = { $to ->
    [rescue] { $seat } 用{ $used }自救。
    [duel] { $seat } 在决斗中出{ $used }。
    [indians] { $seat } 对印第安人出{ $used }。
   *[other] { $seat } 用{ $used }躲避。
}
    .wire = { $card-short }
event-green-used = { $aimed ->
    [yes] { $seat } 对 { $whom } 使用{ $card-a }。
   *[no] { $seat } 使用场上的{ $card-a }。
}
    .wire = { $name-short }
event-ability-copied = { $seat } 到自己的下一回合为止有{ $ability }的特技。
    .wire = { $ability-short }
event-ability-used = { $aimed ->
    [yes] { $seat } 对 { $whom } 使用{ $ability }的特技。
   *[no] { $seat } 使用{ $ability }的特技。
}
    .wire = { $ability-short }
event-discarded = { $why ->
    [limit] { $seat } 手牌超过生命，弃{ $cards }。
    [penalty] { $seat } 受罚，失去{ $cards }。
    [cost] { $seat } 付出手中的{ $cards }。
    [eliminated] { $seat } 留下{ $cards }，进弃牌堆。
    [shadow] { $seat } 留下{ $cards }，影子消失。
    [replaced] { $seat } 换新枪，弃{ $cards }。
   *[other] { $seat } 弃{ $cards }（{ $why-name }）。
}
    .wire = 弃{ $count }张
event-taken = { $place ->
    [hand] { $seat } 从 { $whom } 手中拿{ $card-a }。
   *[front] { $seat } 拿走 { $whom } 面前的{ $card-a }。
}
    .wire = { $place ->
        [hand] 拿一张手牌
       *[front] 拿{ $card-short }
    }
event-thrown = { $place ->
    [hand] { $seat } 让 { $whom } 弃掉手中的{ $card-a }。
   *[front] { $seat } 让 { $whom } 弃掉场上的{ $card-a }。
}
    .wire = 失去{ $card-short }
event-inherited = { $seat } 接收 { $whom } 留下的{ $drawn }。
    .wire = 接收{ $count }张

## 杂货店

event-store-opened = { $seat } 打开杂货店，翻开{ $drawn }。
    .wire = 杂货店
event-store-passed = { $seat } 从杂货店的{ $drawn }中挑选。
    .wire = 挑选
event-store-taken = { $seat } 从杂货店拿{ $card-a }。
    .wire = 拿{ $card-short }

## 战斗

event-shot-fired = { $shooter ->
    [no] { $name }：射击 { $whom }。
    [power] { $seat } 用{ $name }的特技射击 { $whom }。
   *[yes] { $seat } 用{ $name-a }射击 { $whom }：要{ $needed }张射失才能躲避。
}
    .wire = 射击
event-shot-cancelled = { $whom } 躲过一枪。
    .wire = 躲过
event-no-effect = { $name }对 { $whom } 无效（{ $why-name }）。
    .wire = 无效
event-indians-came = { $seat } 的印第安人冲向 { $whom }。
    .wire = 印第安人
event-indians-driven = { $whom } 赶走印第安人。
    .wire = 赶走
event-duel-began = { $seat } 向 { $whom } 提出决斗。
    .wire = 决斗
event-duel-lost = { $whom } 没有出BANG!，输掉与 { $seat } 的决斗。
    .wire = 决斗落败

## 监狱与炸药

event-jail-left = { $free ->
    [yes] { $seat } 出狱，自由了。
   *[no] { $seat } 面前的监狱弃掉。
}
    .wire = { $free ->
        [yes] 出狱
       *[no] 弃监狱
    }
event-jail-stays = { $seat } 面前的监狱留着。
    .wire = 留在监狱
event-dynamite-passed = 炸药从 { $seat } 传给 { $whom }。
    .wire = 炸药
event-dynamite-stayed = 炸药留在 { $seat } 那里。
    .wire = 炸药留下
event-dynamite-exploded = 炸药在 { $seat } 面前爆炸。
    .wire = 炸药爆炸

## 生命

event-life-lost = { $alive ->
    [yes] { $author ->
        [yes] { $by } 让 { $seat } 失去{ $life-points }，还剩{ $life }点。
       *[no] { $seat } 失去{ $life-points }（{ $why-name }），还剩{ $life }点。
    }
   *[no] { $author ->
        [yes] { $by } 让 { $seat } 失去{ $life-points }，一点不剩。
       *[no] { $seat } 失去{ $life-points }（{ $why-name }），一点不剩。
    }
}
    .wire = −{ $amount }生命
event-life-gained = { $seat } 恢复{ $life-points }，现有{ $life }点。
    .wire = +{ $amount }生命
event-dying = { $seat } 濒死，需要{ $life-points }。
    .wire = 濒死
event-eliminated = { $author ->
    [yes] { $by } 击毙 { $seat }。
   *[no] { $seat } 出局。
}
    .wire = 出局
event-buried = { $seat } 不再有牌。
    .wire = 不再有牌
event-rewarded = { $seat } 击毙 { $whom }，得三张牌作为奖励。
    .wire = 奖励
event-penalised = { $seat } 击毙了副警长 { $whom }，弃掉全部牌。
    .wire = 弃全部牌
event-game-won = { $side ->
    [law] 警长一方获胜：{ $winners }。
    [outlaws] { $many ->
        [0] 歹徒获胜，虽然一个也不在场。
       *[other] 歹徒获胜：{ $winners }。
    }
    [renegade] 叛徒获胜：{ $winners }。
    [life] 时间到：{ $winners } 生命最多。
   *[last] { $winners } 赢得游戏。
}
    .wire = { $side ->
        [law] 警长胜
        [outlaws] 歹徒胜
        [renegade] 叛徒胜
        [life] 生命最多
       *[last] 获胜
    }

## 事件

event-events-shuffled = { $count }个事件洗成一堆。
    .wire = 洗事件
event-event-ahead = 下一个事件是{ $card }。
    .wire = 下个{ $card-short }
event-event-turned = { $seat } 翻开{ $card }，从现在起有效。
    .wire = { $card-short }
event-character-kept = { $seat } 看了另一个人物，仍用原来的。
    .wire = 不变
event-suit-named = { $seat } 说{ $suit-name }：这一回合不能打别的花色。
    .wire = { $suit-name }
event-flipped-kept = { $seat } 留下翻开的{ $card-a }（{ $why-name }）。
    .wire = 留{ $card-short }
event-must-play = { $seat } 这一回合必须打出{ $kind-a }，如果可能的话。
    .wire = 必须打出
event-stowed = { $seat } 把{ $card-a }面朝下放在抽牌堆上。
    .wire = 放抽牌堆
event-characters-borrowed = { $seat } 现在有{ $cards }的特技。
    .wire = 借特技
event-given = { $seat } 把手中的{ $card-a }给 { $whom }。
    .wire = 给一张
event-places-swapped = { $seat } 与 { $whom } 换座位，后者跳过下一回合。
    .wire = 换座位
event-roles-mixed = { $mixed }的身份重洗再分。
    .wire = 重洗身份
event-extra-turn = { $seat } 之后再来一回合（{ $why-name }）。
    .wire = 再来一回合
event-last-round = 第{ $number }圈开始，这是最后一圈。
    .wire = 最后一圈
event-came-back = { $why ->
    [shadow] { $seat } 以影子枪手归来一回合。
   *[other] { $ghost ->
        [yes] { $seat } 以鬼魂归来一回合（{ $why-name }）。
       *[no] { $seat } 回到游戏（{ $why-name }）。
    }
}
    .wire = { $why ->
        [shadow] 影子
       *[other] { $ghost ->
            [yes] 鬼魂
           *[no] 归来
        }
    }

## Gold Rush

event-shop-shuffled = 设备洗好了，共{ $some }。
    .wire = 洗设备
event-shop-filled = { $card }现在出售。
    .wire = { $card-short }
event-nuggets-taken = { $seat } 拿{ $gold }，现有{ $total }块。
    .wire = +{ $gold }
event-nuggets-paid = { $seat } 付{ $gold }，还剩{ $total }块。
    .wire = −{ $gold }
event-bought = { $aimed ->
    [yes] { $seat } 为 { $whom } 买{ $name-a }。
   *[no] { $seat } 从商店买{ $name-a }。
}
    .wire = 买{ $name-short }
event-gear-lost = { $whom } 的{ $card }放到设备牌堆底。
    .wire = 失去{ $card-short }
event-beer-swapped = { $seat } 用啤酒换一块金块。
    .wire = 换啤酒
event-shadow-made = { $seat } 将以影子枪手归来。
    .wire = 影子
event-sworn = { $side ->
    [law] { $seat } 从这一回合起为警长一方而战。
   *[outlaws] { $seat } 从这一回合起为歹徒而战。
}
    .wire = { $side ->
        [law] 投警长
       *[outlaws] 投歹徒
    }
event-faded = { $seat } 再次离场，直到自己的下一回合。
    .wire = 消失
