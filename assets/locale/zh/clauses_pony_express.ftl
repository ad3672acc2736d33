### 规则每一条的一句话：有人问“为什么？”时显示，也列在规则页上。
### 开关会改变的条文，以同名变量取得开关的值（真假写作 true 和 false）。没有值时按预设 seed-002。

## 盒中内容

clause-PX-01 = 三至五名玩家参加。
clause-PX-02 = 有五颗骰子和一个骰盅，骰面是A、K、Q、J、10、9。
clause-PX-03 = 有20张道具卡、30块黄金、五位骑士、三个印第安人和一个枪战标记。
clause-PX-04 = 路线共33格，大多数格子有效果。
clause-PX-05 = 决斗双方站在一条对角线的两角，印第安人站第三角。射印第安人从第四角开枪。

## 准备

clause-PX-06 = 所有骑士从第1格St. Joseph出发。
clause-PX-07 = 每名玩家起初有3块黄金，其余归银行。
clause-PX-08 = 每人掷一次，牌型最大的先出发，平手则重掷。之后按顺时针轮流。
clause-PX-09 = 每名玩家从两张道具卡中保留一张，其余洗回牌堆。
clause-PX-10 = 印第安人放在Sacramento下方，枪战标记放在版图旁边。

## 牌型

clause-PX-11 = 步数：一对1，两对2，三条3，顺子4，葫芦5，四条6，五条7。
clause-PX-12 = 顺子是9-10-J-Q-K或10-J-Q-K-A，首尾不能相接。
clause-PX-13 = 骰子没有花色，所以没有同花。
clause-PX-14 = 牌型相同时骰面大的胜，从A到9依次变小；先比数目多的那组。
clause-PX-15 = { $compare_kickers ->
    [false] 单颗骰子不用来分胜负。
   *[true] 仍然相同时比单颗骰子，从最大的比起。
}
clause-PX-16 = 掷骰共7,776种结果：一对3,600，两对1,800，三条1,200，顺子240，葫芦300，四条150，五条6。

## 一回合

clause-PX-17 = 一回合依次为：救济、掷骰、重掷、宣称、抓、移动、相遇、格子的效果。
clause-PX-18 = 一回合开始时没有黄金的玩家，从银行拿1块。
clause-PX-19 = 五颗骰子都在骰盅下掷，只有自己看。

## 重掷与骰盅

clause-PX-20 = 每次重掷花1块黄金，黄金够就可以一再重掷。
clause-PX-21 = 或者重掷盖住的骰子、公开的不动，或者重掷公开的骰子、盖住的不动。
clause-PX-22 = 每次掷骰之后可以重新安排骰子：放回骰盅下，或者公开。
clause-PX-23 = 每次重掷至少要留下一颗骰子。
clause-PX-24 = { $exposed_partial_reroll ->
    [false] 重掷公开的骰子时，留下的都要在骰盅下。
   *[true] 重掷公开的骰子时，其余公开的可以原样留下。
}
clause-PX-25 = { $show_known_hidden ->
    [false] 骰子放回骰盅下之前是哪一面，要自己记住。
   *[true] 骰子放回骰盅下之前是哪一面，桌上会显示出来。
}
clause-PX-26 = { $free_reroll_scope ->
    [last] 落在最后的玩家，并列也算，每回合可以免费重掷一次。
   *[sole_last] 单独落在最后的玩家，每回合可以免费重掷一次。
}
clause-PX-27 = 从沙漠里开始的一回合，每次重掷花2块黄金。
clause-PX-28 = 在沙漠里，只有1块黄金不能重掷。

## 宣称与抓

clause-PX-29 = 掷骰者宣称一个牌型，至少一对，可真可假。
clause-PX-30 = { $underclaim_is_bluff ->
    [false] 宣称得比掷出的低，不算吹牛。
   *[true] 宣称得比掷出的低，也算吹牛。
}
clause-PX-31 = { $call_scope ->
    [nearest_only] 只有一位没有坐牢的骑士可以抓：最靠近的，同样近则顺时针数的第一位。
   *[same_space_then_nearest] 同一格里没有坐牢的骑士可以抓。没有这样的骑士时，最靠近的可以抓。
}
clause-PX-32 = { $call_order ->
    [clockwise] 几个人都可以抓时，按顺时针逐个问。
   *[first_press] 几个人都可以抓时，先喊的算数。
}
clause-PX-33 =
    { $nearest_metric ->
        [ahead_first] 前方的骑士总比后方的近。
       *[absolute] 最靠近指距离最短，不分前后。
    }{ $call_passes_on ->
        [true] 他们不抓，就轮到次近的。
       *[false] 他们不抓，别人也不能抓。
    }
clause-PX-34 = 坐牢的骑士不能抓。
clause-PX-35 = 没有人抓，骰子就不揭示，骑士走所宣称的步数。
clause-PX-36 = 宣称是真的，抓的人坐牢，掷骰者移动。
clause-PX-37 = 宣称是吹牛，掷骰者不动。抓的人可以走所宣称的步数，到达的格子没有效果。
clause-PX-38 = { $caught_bluffer_penalty ->
    [jail] 吹牛被抓的人坐牢。
   *[stay] 吹牛被抓的人不移动，也不坐牢。
}

## 移动及其后果

clause-PX-39 = 向前走完全部步数，超过Sacramento的步数作废。
clause-PX-40 = 先处理相遇，再处理格子的效果；已被送监的骑士没有效果。
clause-PX-41 = 相遇和效果只因自己掷骰的移动而发生。
clause-PX-42 = { $peace_blocks_effects ->
    [true] 第1至5格既没有相遇，也没有效果。
   *[false] 第1至5格没有相遇，效果照常。
}
clause-PX-43 = 格中另有一位骑士则枪战，另有更多则玩扑克。
clause-PX-44 = { $jailed_count_for_meetings ->
    [true] 坐牢的骑士也算在相遇之内。
   *[false] 坐牢的骑士不算在相遇之内。
}
clause-PX-45 = { $gunfight_optional ->
    [true] 后到者可以不开战，骑过去。
   *[false] 枪战不能回避。
}

## 枪战

clause-PX-46 = 用标记记住这一格。后到者决定谁站哪一角。
clause-PX-47 = 骰子从弧线与骑士之间弹出。后到者先开枪，然后轮流。
clause-PX-48 = 先命中者胜，枪战结束。各开三枪都没中，谁也不用付。
clause-PX-49 = 输者付出一半黄金，有零头则进一。
clause-PX-50 = 输者没有黄金就坐牢，由银行付胜者1块。
clause-PX-51 = 击中没参与枪战的骑士就输掉枪战，照付黄金，并且坐牢。
clause-PX-52 = 之后双方回到标记的那一格，同在一格，标记移除。
clause-PX-53 =
    { $hit_rule_target ->
        [fall] 决斗者倒下才算命中。
       *[touch] 骰子碰到决斗者就算命中。
    }{ $hit_rule_bystander ->
        [fall] 其他骑士倒下才算击中。
       *[touch] 其他骑士被碰到就算击中。
    }
clause-PX-54 = 打中自己的骑士，或在决斗中打中印第安人，都没有效果。

## 扑克

clause-PX-55 = 格中每位没有倒下的骑士公开掷五颗骰子一次，不能重掷。
clause-PX-56 = 牌型最大的向其他每人收2块黄金。最大者平手则重掷。
clause-PX-57 = { $poker_short_pay ->
    [pay_available] 只有1块黄金的付1块，其余由银行补上，并且坐牢。
   *[bank_pays_all] 拿不出2块黄金的，全由银行代付，并且坐牢。
}
clause-PX-58 = 从后到者开始按顺时针掷骰。

## 行动格

clause-PX-59 = 有火车站、印第安人、矿场、沙龙和驿站。
clause-PX-60 = 在火车站付车资就乘到下一站。铁路到第22格为止。
clause-PX-61 = 火车站的位置和车资以所用的版图为准。
clause-PX-62 = 向三个印第安人开一枪：每倒一个得1块黄金，每站着一个退一步。
clause-PX-63 = { $hit_rule_bystander ->
    [fall] 在那里打倒骑士就坐牢。
   *[touch] 在那里碰到骑士就坐牢。
}
clause-PX-64 = 倒退不触发任何事，最多退到第1格。
clause-PX-65 = 在矿场公开掷一次，牌型值几步就得几块黄金。
clause-PX-66 = 在沙龙先问大家要不要冷饮，再公开掷一次，牌型值几步就付几块黄金。不够的全付出，并且坐牢。
clause-PX-67 = { $relay_one_left ->
    [none] 驿站给道具卡，两张留一张；不足两张就不给。
   *[take] 驿站给道具卡，两张留一张；只剩一张就给那一张。
}

## 坐牢

clause-PX-68 = 坐牢的骑士在原地放倒，仍占着那一格。
clause-PX-69 = 到自己的下一回合，付3块黄金可以出狱，照常进行一回合。
clause-PX-70 = 在狱中掷骰：两对1块黄金，三条一张卡，顺子逃脱，葫芦逃脱加1块黄金，四条逃脱加一张卡，五条三样都有。
clause-PX-71 = 逃脱之后照常进行一回合；没有黄金的先拿1块。
clause-PX-72 = 没有逃脱，骑士立起来，这一回合结束，下一回合照常。
clause-PX-73 = { $jail_charity ->
    [at_start] 坐牢而没有黄金的，先拿1块再选择。
   *[after_release] 出狱之前没有救济。
}
clause-PX-74 = { $jail_card_draw ->
    [2] 狱中掷骰得到的道具卡，两张留一张。
   *[1] 狱中掷骰得到的道具卡，抽一张，不能选。
}
clause-PX-75 = 已经坐牢的再被送监，没有变化。

## 道具卡

clause-PX-76 = 道具卡在卡上写明的时机用一次，用后移出游戏。
clause-PX-77 = 道具卡以所用的清单为准。
clause-PX-78 = { $item_hand_limit ->
   *[none] 手上的道具卡不限张数。
    [1] 手上最多1张道具卡，多出的放到牌堆底。
    [2] 手上最多2张道具卡，多出的放到牌堆底。
    [3] 手上最多3张道具卡，多出的放到牌堆底。
    [4] 手上最多4张道具卡，多出的放到牌堆底。
}

## Sacramento

clause-PX-79 = 先到Sacramento的骑士每回合走到下一个邮筒，到第三个就获胜。
clause-PX-80 = 第二位骑士到达Sacramento时进行最终决斗，胜者赢得比赛。
clause-PX-81 = 先到Sacramento的先开枪；若已在第二个邮筒，则每开两枪对方开一枪。枪数不限。
clause-PX-82 = 一方被命中时决斗结束；击中其他骑士的一方落败。
clause-PX-83 = { $sacramento_via_call ->
    [false] 因抓吹牛到达Sacramento，从自己的下一回合起才算到达。
   *[true] 因抓吹牛到达Sacramento，立即算到达。
}
clause-PX-84 = { $sacramento_can_call ->
    [false] 在Sacramento的骑士不能抓。
   *[true] 在Sacramento的骑士可以抓，但不因此走步。
}
clause-PX-85 = 第二位到达时，若第一位正在坐牢，就把他的骑士立起来应战。
clause-PX-86 = { $bank_limited ->
    [true] 银行只有30块黄金，付完为止。
   *[false] 银行的黄金永不用完。
}

## 二十张道具卡

clause-PX-87 = 灌铅骰子：宣称之前把一颗骰子转成任意一面。在骰盅下转，谁也不知道是哪颗。
clause-PX-88 = 巧手：宣称之前免费重掷一次，五颗全掷也可以。
clause-PX-89 = 第二把左轮：这场枪战可开五枪；最终决斗中多开一枪。
clause-PX-90 = 快速拔枪：使用者先开枪，双方枪数的比例不变。
clause-PX-91 = 副警长之星：免于坐牢，骑士不倒下。该付的黄金照付。
clause-PX-92 = 面包里的锉刀：免费出狱，照常进行一回合。
clause-PX-93 = 望远镜：可以抓的人先看骰盅下的两颗骰子。
clause-PX-94 = 大嗓门：无论多远都可以抓，并且优先于其他人。
clause-PX-95 = 扑克脸：宣称三条或更低，谁都不能抓。
clause-PX-96 = 新马：相遇之前多走一格，只有最后到达的格子算数。
clause-PX-97 = 套索：前方一至三格内的一位骑士倒退两格，那里没有效果。
clause-PX-98 = 炸药：一枪弹出两颗骰子，每次命中都算。
clause-PX-99 = 和平烟斗：不开枪、不倒退，得1块黄金。
clause-PX-100 = 火车票：免费乘到下一站。
clause-PX-101 = 镐：在矿场从五颗骰子中任选几颗再掷一次。
clause-PX-102 = 水袋：在沙漠里，这一回合每次重掷只花1块黄金。
