### 小马快递一局的记录：每个事件一句话，`.wire` 是电报上的几个字。

# 黄金的数量
nuggets = { $count }块黄金

## 出发

event-game-began = 所有骑士在St. Joseph上马，每人{ $gold }块黄金。
    .wire = 骑士上马
event-rolled = { $what ->
    [start] { $seat } 掷骰争先，{ $hand-a }：{ $shows }。
    [poker] { $seat } 在扑克桌上掷出{ $hand-a }：{ $shows }。
    [mine] { $seat } 在矿场掷出{ $hand-a }：{ $shows }。
    [saloon] { $seat } 在沙龙掷出{ $hand-a }：{ $shows }。
   *[jail] { $seat } 在监狱掷出{ $hand-a }：{ $shows }。
}
    .wire = { $hand-short }
event-tied = { $what ->
    [start] { $tied }平手，再掷一次争先。
   *[poker] { $tied }平手，再掷一次。
}
    .wire = 平手
event-starts = { $seat } 的牌型最大，先出发。
    .wire = 先出发
event-items-offered = { $shown ->
    [yes] { $seat } 看{ $cards }。
   *[no] { $seat } 抽{ $count }张道具卡，保留一张。
}
    .wire = 抽道具卡
event-item-kept = { $seat } 留下{ $card-a }。
    .wire = 留一张
event-item-returned = { $where ->
    [deck] { $seat } 退回{ $card-a }。
   *[under] { $seat } 把{ $card-a }面朝下放到牌堆底。
}
    .wire = 退一张
event-deck-shuffled = 道具卡洗好了：牌堆有{ $count }张。
    .wire = 洗道具卡
event-item-played = { $aimed ->
    [yes] { $seat } 对 { $whom } 打出{ $card-a }。
   *[no] { $seat } 打出{ $card-a }。
}
    .wire = { $card-short }！
event-item-spent = { $seat } 用完{ $card-a }，这张卡移出游戏。
    .wire = { $card-short }用掉

## 一回合

event-turn-began = 轮到 { $seat }。
    .wire = 出发
event-gold-taken = { $seat } 从银行得{ $nuggets }，现有{ $total }块。
    .wire = +{ $amount }金
event-gold-paid = { $seat } 付给银行{ $nuggets }，还剩{ $total }块。
    .wire = −{ $amount }金
event-gold-moved = { $seat } 付给 { $whom } { $nuggets }。
    .wire = 付{ $amount }金
event-cup-rolled = { $known ->
    [yes] { $seat } 在骰盅下掷出：{ $shows }。
   *[no] { $seat } 在骰盅下掷骰。
}
    .wire = 掷骰
event-rerolled = { $way ->
    [open] { $seat } 公开重掷{ $many }（{ $cost }）：{ $shows }。
   *[hidden] { $known ->
        [yes] { $seat } 在骰盅下重掷{ $many }（{ $cost }）：{ $shows }。
       *[no] { $seat } 在骰盅下重掷{ $many }（{ $cost }）。
    }
}
    .wire = { $way ->
        [open] 公开掷
       *[hidden] 重掷
    }
event-shown = { $seat } 公开{ $shows }。
    .wire = 公开{ $many }
event-covered = { $seat } 把{ $many }放回骰盅下。
    .wire = 盖住{ $many }
event-die-turned = { $known ->
    [yes] { $seat } 把一颗骰子转成{ $shows }。
   *[no] { $seat } 转动骰盅下的一颗骰子。
}
    .wire = 转骰子
event-declared = { $safe ->
    [yes] { $seat } 面不改色地宣称{ $hand-a }：谁都不能抓。
   *[no] { $seat } 宣称{ $hand-a }。
}
    .wire = “{ $hand-short }”
event-spied = { $known ->
    [yes] { $seat } 偷看 { $whom } 的骰盅，看见{ $shows }。
   *[no] { $seat } 偷看 { $whom } 骰盅下的{ $many }。
}
    .wire = 偷看
event-called = { $loud ->
    [yes] { $seat } 大喊 { $whom } 在吹牛。
   *[no] { $seat } 抓 { $whom } 吹牛。
}
    .wire = 抓
event-not-called = 没有人抓 { $seat }，骰子不用揭示。
    .wire = 没人抓
event-revealed = { $truth ->
    [yes] { $seat } 掀开骰盅：{ $shows }，是{ $hand-a }。没有吹牛。
   *[no] { $seat } 掀开骰盅：{ $shows }，是{ $hand-a }。吹牛！
}
    .wire = { $truth ->
        [yes] 真的！
       *[no] 吹牛！
    }
event-moved = { $how ->
    [dice] { $seat } 从第{ $start }格走到第{ $to }格。
    [call] { $seat } 按所抓的步数从第{ $start }格走到第{ $to }格。
    [mount] { $seat } 再走到第{ $to }格。
    [train] { $seat } 乘火车从第{ $start }格到第{ $to }格。
    [retreat] { $seat } 从第{ $start }格退到第{ $to }格。
   *[lasso] { $seat } 被从第{ $start }格拉回第{ $to }格。
}
    .wire = 到第{ $to }格
event-move-declined = { $seat } 不动。
    .wire = 不动

## 坐牢

event-jailed = { $seat } 被送进监狱。
    .wire = 坐牢
event-freed = { $how ->
    [paid] { $seat } 付钱出狱。
    [escaped] { $seat } 逃脱出狱。
   *[file] { $seat } 锉断铁栏出狱。
}
    .wire = 自由了
event-stood-up = { $seat } 的骑士立起来。
    .wire = 立起

## 枪战

event-fight-began = { $final ->
    [yes] { $seat } 在Sacramento遇上 { $whom }：最终决斗！
   *[no] { $seat } 在第{ $space }格遇上 { $whom }：枪战！
}
    .wire = { $final ->
        [yes] 最终决斗
       *[no] 枪战
    }
event-fight-declined = { $seat } 骑过 { $whom }，没有开战。
    .wire = 骑过去
event-corners-chosen = { $corner ->
    [left] { $seat } 站左边，{ $whom } 站右边。
   *[right] { $seat } 站右边，{ $whom } 站左边。
}
    .wire = { $corner ->
        [left] 站左边
       *[right] 站右边
    }
event-flicked = { $seat } 开枪。
    .wire = 开枪
event-rider-hit = { $how ->
    [touched] { $own ->
        [yes] { $seat } 的骰子擦到自己的骑士。
       *[no] { $seat } 的骰子碰到 { $whom }。
    }
   *[fell] { $own ->
        [yes] { $seat } 撞倒自己的骑士，再把它立起来。
       *[no] { $seat } 击倒 { $whom }。
    }
}
    .wire = { $how ->
        [touched] 碰到
       *[fell] 倒下！
    }
event-indian-hit = { $how ->
    [touched] { $seat } 的骰子碰到印第安人{ $indian }。
   *[fell] { $seat } 击倒印第安人{ $indian }。
}
    .wire = { $how ->
        [touched] 碰到印第安人
       *[fell] 印第安人倒下
    }
event-shot-missed = { $off ->
    [yes] { $seat } 的骰子飞出街道：未中。
   *[no] { $seat } 谁也没打中。
}
    .wire = 未中
event-arrested = { $seat } 打中了没参与枪战的 { $whom }，被逮捕。
    .wire = 被捕
event-fight-won = { $seat } 击败 { $whom }。
    .wire = 获胜
event-fight-drawn = { $seat } 和 { $whom } 都打完了，没有赢家。
    .wire = 没有赢家
event-fight-over = { $seat } 和 { $whom } 回到第{ $space }格。
    .wire = 回到第{ $space }格

## 行动格

event-poker-began = { $seat } 来了，{ $players }在第{ $space }格玩扑克。
    .wire = 扑克
event-poker-won = { $seat } 以{ $hand-a }赢得扑克。
    .wire = 赢扑克
event-indians-met = { $seat } 遇上印第安人，可以开一枪。
    .wire = 印第安人！
event-indians-counted = { $fallen ->
    [0] { $seat } 一个印第安人也没击倒。
   *[other] { $seat } 击倒{ $fallen }个印第安人。
}
    .wire = 击倒{ $fallen }/3
event-round-served = { $seat } 送上冷饮。
    .wire = 冷饮
event-no-items = 没有道具卡给 { $seat } 了。
    .wire = 没有道具卡

## Sacramento

event-mailbox-reached = { $seat } 把信送到邮筒{ $box }。
    .wire = 邮筒{ $box }
event-waits-in-sacramento = { $seat } 到了Sacramento，从自己的下一回合算起。
    .wire = 等待
event-game-won = { $how ->
    [mail] { $seat } 送到了信，赢得比赛。
   *[duel] { $seat } 赢得最终决斗和比赛。
}
    .wire = 赢得比赛
