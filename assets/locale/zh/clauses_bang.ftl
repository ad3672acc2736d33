### 规则每一条的一句话：有人问“为什么？”时显示，也列在规则页上。
### 开关会改变的条文，以同名变量取得开关的值（真假写作 true 和 false）。没有值时按预设 dv4。

## 盒中内容

clause-BG-01 = { $jail_copies ->
    [by_players] 有80张游戏牌、16张人物牌和7张身份牌。监狱四人用一张，五人用两张，更多人用三张。
   *[3] 有80张游戏牌（其中蓝牌17张）、16张人物牌和7张身份牌。
}
clause-BG-02 = 每种花色里，2至7各一张，8至A各两张。
clause-BG-03 = 有些牌的名称、花色和点数都相同。
clause-BG-04 = { $dodge_city ->
    [true] 使用Dodge City：多40张牌和15个人物。
   *[false] 不使用Dodge City：它有40张牌和15个人物。
}
clause-BG-05 = 点数从2到10，再到J、Q、K、A，只在判定时有用。

## 准备

clause-BG-06 = { $player_range ->
    [base] 四至七人玩：总有一名警长和一名叛徒，歹徒依次为2、2、3、3名，副警长0、1、1、2名。
   *[dodge_city] 三至八人玩：四人起总有一名警长和一名叛徒，八人有两名叛徒；歹徒依次为2、2、3、3、3名，副警长0、1、1、2、2名。
}
clause-BG-07 = 警长的身份公开。其他人的身份保密，直到出局。
clause-BG-08 = { $characters_dealt ->
    [2] 每名玩家从两个人物中选一个，公开。人物的子弹数就是生命，警长多一点。
   *[1] 每名玩家分到一个人物，公开。人物的子弹数就是生命，警长多一点。
}
clause-BG-09 = 起始手牌的张数等于生命。
clause-BG-10 = 打出和弃掉的牌按顺序正面朝上放进弃牌堆。警长先开始，按顺时针轮流。
clause-BG-11 = 事件牌单独放置，从不算在抽牌堆里。

## 一回合

clause-BG-12 = { $start_checks ->
    [jail_first] 一回合先处理开始时的效果，再判定监狱，然后判定炸药。接着摸牌、出牌、弃牌。
    [owner_choice] 一回合先处理开始时的效果，再判定炸药和监狱，先后自选。接着摸牌、出牌、弃牌。
   *[dynamite_first] 一回合先处理开始时的效果，再判定炸药，然后判定监狱。接着摸牌、出牌、弃牌。
}
clause-BG-13 = 摸牌阶段从抽牌堆摸两张牌。
clause-BG-14 = 出牌张数不限，但每回合只有一张BANG!；同一玩家面前不能有两张同名的牌，也不能有两把枪。
clause-BG-15 = 不在自己的回合时只能回应：射失、被要求的BANG!、自救。
clause-BG-16 = { $voluntary_discard ->
    [true] 回合结束时，手牌不能超过现有生命。也可以多弃。
   *[false] 回合结束时，手牌不能超过现有生命。不能多弃。
}
clause-BG-17 = { $reshuffle_when ->
    [needed] 需要牌而抽牌堆已空时，弃牌洗成新的抽牌堆。弃牌也没有，就不摸。
   *[emptied] 抽牌堆一空，弃牌立即洗成新的抽牌堆。弃牌也没有，就不摸。
}
clause-BG-18 = 前一张牌处理完，才能打下一张。

## 判定

clause-BG-19 = 判定时翻开抽牌堆顶的一张牌，看其花色和点数，然后弃掉。
clause-BG-20 = 谁需要结果，就由谁判定。翻开几张时由其选一张，全部弃掉。
clause-BG-21 = { $start_checks ->
    [jail_first] 先判定监狱，再判定炸药。
    [owner_choice] 先判定炸药还是监狱，由玩家决定。
   *[dynamite_first] 先判定炸药，再判定监狱。
}
clause-BG-22 =
    { $barrel_answers ->
        [any_missed_request] 每次被要求出射失时，酒桶可以判定一次：红桃算作一张。
       *[shots] 每次被射击时，酒桶可以判定一次：红桃算作一张射失。
    }{ $barrel_on_success ->
        [discard] 判定出红桃后弃掉。
       *[stay] 之后仍留在场上。
    }
clause-BG-23 = 祝福和诅咒改变每一张牌的花色。

## 距离与射击

clause-BG-24 = 距离是从两边数座位中较小的数，只数在场的玩家。
clause-BG-25 =
    野马、藏身处和Paul Regret使别人到自己的距离加1；{ $scope_name ->
        [appaloosa] 阿帕卢萨马
       *[scope] 瞄准镜
    }{ $scope_effect ->
        [reach_plus_1] 使主人的射程加1。
       *[distance_minus_1] 和Rose Doolan使自己到别人的距离减1，最小为1。
    }
clause-BG-26 = 距离有方向：两人互相的距离可以不同。
clause-BG-27 = 枪决定BANG!的射程，不改变距离。没有枪时射程为1。
clause-BG-28 = 金丝雀、决斗、格林机枪、印第安人、监狱、杂货店和沙龙不限距离。
clause-BG-29 = 一次射击要一张射失才能躲避，否则失去1点生命。
clause-BG-30 = 只有BANG!牌占用每回合一张的限额，也只有它因Slab the Killer而更难躲避。
clause-BG-31 = 被射击的人回应的先后不限。酒桶判定失败后，仍可用别的办法。
clause-BG-32 = 谁也不能替别人回应射击。
clause-BG-33 = 决斗和印第安人不是射击：只有BANG!有用。
clause-BG-34 = 在决斗中或对印第安人出的BANG!是弃掉，不是打出，不占用每回合的限额。
clause-BG-35 = 涉及几名玩家的效果，按顺时针逐个处理。

## 生命与出局

clause-BG-36 = 生命不会超过开始时的数目。
clause-BG-37 = 一次失去三点生命算一次受击。要恢复到至少1点才能得救。
clause-BG-38 =
    { $rescue_beers ->
        [one] 失去最后一点生命时，可用一张啤酒自救
       *[many] 失去最后一点生命时，可用啤酒自救，张数不限
    }{ $two_left_beer ->
        [purge_on_reshuffle] ，只剩两名玩家时也行；
        [normal] ，无论还剩几名玩家；
       *[no_effect] ，但只剩两名玩家时不行；
    }{ $saloon_rescue ->
        [true] 也可用沙龙或Sid Ketchum的特技。别的都来不及。
       *[false] 也可用Sid Ketchum的特技。别的都来不及。
    }
clause-BG-39 = 因受击得到的牌，要等生死已定才得到。
clause-BG-40 = { $elimination_order_prompt ->
    [always] 出局者亮出身份，弃掉全部牌，顺序总由自己决定。
    [never] 出局者亮出身份，弃掉全部牌，先弃手牌。
   *[if_relevant] 出局者亮出身份，弃掉全部牌，顺序要紧时由自己决定。
}
clause-BG-41 = 出局者没有回合，不算距离，也不能成为目标。
clause-BG-42 = 在自己的回合出局，这一回合就到此为止。

## 谁负责

clause-BG-43 = 谁的牌造成失去生命，就由谁负责。炸药、事件和自己造成的，没有人负责。
clause-BG-44 = 决斗由提出的人负责。提出的人输了，没有人负责。
clause-BG-45 = 击毙歹徒的人摸三张牌。
clause-BG-46 = 警长击毙副警长，要弃掉全部牌。
clause-BG-47 = 出局依次为：自救、亮身份、处理死者的牌、奖励或惩罚、判断胜负。

## 游戏的结束

clause-BG-48 = { $renegade_win ->
    [final_duel] 警长出局：若此前只剩警长和一名叛徒，叛徒获胜，否则歹徒获胜。
   *[sole_survivor] 警长出局：若只有一名叛徒在场，叛徒获胜，否则歹徒获胜。
}
clause-BG-49 = 歹徒和叛徒全部出局：警长和副警长获胜。
clause-BG-50 = { $dead_share_win ->
    [false] 只有在场的人随自己一方获胜。
   *[true] 出局的人也随自己一方获胜。叛徒只能独自获胜，而且必须在场。
}
clause-BG-51 = { $victory_check ->
    [after_elimination] 每次有人出局之后判断胜负。
    [on_role_shown] 一亮出身份就判断胜负。
   *[after_card] 一张牌对所有人处理完之后才判断胜负。
}
clause-BG-52 = 若谁都不在场，歹徒获胜。

## 三人与八人

clause-BG-53 = 三人玩时，副警长的目标是叛徒，叛徒的目标是歹徒，歹徒的目标是副警长。副警长先开始。
clause-BG-54 = 三人玩时，亲手打倒自己目标的人获胜。目标被别人打倒，则最后一个在场的人获胜。
clause-BG-55 = 三人玩时，打倒一人而游戏没有结束，摸三张牌。
clause-BG-56 = 三人玩时，任何人都可以关进监狱；只剩两人时啤酒没有效果。
clause-BG-57 = 两名叛徒各自为战，警长一方必须打倒两人。

## Dodge City

clause-BG-58 =
    绿牌先放在面前，以后的回合才能用。{ $green_miss_ready ->
        [at_once] 能躲避射击的放下就能用。
       *[next_turn] 能躲避射击的，这一回合结束后就能用。
    }
clause-BG-59 = 带此标志的牌要再付一张手牌，付出的牌没有效果。
clause-BG-60 = 名称不同而作用相同的牌可以同时放在面前。
clause-BG-61 =
    { $dynamite_pass ->
        [next_player] 炸药传给紧邻的下家。
       *[next_without] 炸药传给左边第一个面前没有炸药的玩家。没有这样的玩家就留下。
    }
clause-BG-62 = Dodge City总是和基本版一起玩。

## High Noon和A Fistful of Cards

clause-BG-63 =
    High Noon有13个事件，最后是正午；A Fistful of Cards有15个，最后是一把好牌。{ $event_preview ->
        [hidden] 下一个事件不公开。
       *[open] 下一个事件公开。
    }
clause-BG-64 = 从警长的第二回合起，他每回合开始时翻开一个新事件。只有最新的有效。
clause-BG-65 = 两堆事件一起用时，随机取十二个，再把一张最后的事件放在底下。
clause-BG-66 =
    警长不在了，就由下一个在场的玩家翻事件。{ $three_player_events ->
        [deputy] 三人玩时由副警长翻。
       *[off] 三人玩时不用事件。
    }
clause-BG-67 = 事件一直有效，直到下一个事件盖住它。

## Wild West Show

clause-BG-68 = 每当有人打出小马车或威尔士马车，就翻开一张新的大秀牌。
clause-BG-69 =
    { $wws_triggers ->
        [draw_cards] 每张能摸牌的牌都翻开一张大秀牌。
       *[two] 其他能摸牌的牌都不翻大秀牌。
    }
clause-BG-70 = 大秀牌和事件可以同时有效。

## Gold Rush

clause-BG-71 = Gold Rush带来金块和可以购买的设备。

## 游戏牌

clause-BG-72 = { $two_left_beer ->
    [purge_on_reshuffle] 啤酒恢复1点生命。只剩两名玩家时，洗弃牌就把啤酒移出游戏。
    [normal] 啤酒恢复1点生命，不超过上限。
   *[no_effect] 啤酒恢复1点生命，不超过上限。只剩两名玩家时没有效果。
}
clause-BG-73 = 沙龙使每名在场的玩家恢复1点生命。它不算啤酒。
clause-BG-74 =
    { $panic_range ->
        [neighbours] 恐慌拿走相邻玩家的一张牌，金丝雀让任何人弃一张牌：
       *[distance] 恐慌拿走距离1的玩家的一张牌，金丝雀让任何人弃一张牌：
    }{ $take_discard_self_target ->
        [true] 随机一张手牌，或任选一张场上的牌，自己的也可以。
       *[false] 别人的随机一张手牌，或任选一张场上的牌。
    }
clause-BG-75 = 小马车摸两张牌，威尔士马车摸三张。
clause-BG-76 = { $general_store ->
    [passed] 杂货店：翻开与人数相同的牌，按顺时针传下去，每人留一张。
   *[open] 杂货店：公开与人数相同的牌，按顺时针每人拿一张。
}
clause-BG-77 = 决斗双方轮流出BANG!，对方先出。不出的一方失去1点生命。
clause-BG-78 = 格林机枪向其他每名玩家各射一枪。
clause-BG-79 = { $indians_targets ->
    [all] 印第安人：每个人都要出一张BANG!，否则失去1点生命。
   *[others] 印第安人：其他人各出一张BANG!，否则失去1点生命。
}
clause-BG-80 =
    { $jail_sheriff ->
        [allowed] 监狱可以放在任何别人面前。
       *[forbidden] 监狱可以放在警长以外的任何别人面前。
    }{ $jail_skips ->
        [play] 判定不是红桃，囚犯这一回合不能出牌
        [draw_and_play] 判定不是红桃，囚犯这一回合不能摸牌和出牌
       *[turn] 判定不是红桃，囚犯跳过这一回合
    }{ $jail_draw_allowed ->
        [true] （但可以摸牌）
       *[false] {""}
    }{ $jail_on_fail ->
        [stay] ，监狱留下
       *[discard] ，监狱弃掉
    }{ $jail_max_rounds ->
        [3] ，最多关三回合。
        [none] 。
       *[1] ，只关一回合。
    }
clause-BG-81 =
    { $dynamite_pass ->
        [next_player] 炸药判定出黑桃2至9就爆炸，失去3点生命，否则传给下家。
       *[next_without] 炸药判定出黑桃2至9就爆炸，失去3点生命，否则传给面前没有炸药的下家。
    }{ $dynamite_after_explosion ->
        [keep] 爆炸后留下。
       *[discard] 爆炸后弃掉。
    }
clause-BG-82 = { $same_weapon ->
    [replace] 新枪替换旧枪，同名的也可以。
   *[forbidden] 新枪替换旧枪，名称必须不同。
}

## 人物

clause-BG-83 =
    { $hit_abilities ->
        [per_hit] Bart Cassidy每次被别人击中，
       *[per_point] Bart Cassidy每失去1点生命，
    }{ $auto_abilities ->
        [optional] 可以摸一张牌。
       *[forced] 在受击处理完后摸一张牌。
    }
clause-BG-84 =
    Black Jack亮出摸的第二张牌：是红桃或方块，{ $auto_abilities ->
        [optional] 可以再摸一张。
       *[forced] 就再摸一张。
    }
clause-BG-85 = Calamity Janet可以把BANG!当射失用，把射失当BANG!用。
clause-BG-86 =
    { $hit_abilities ->
        [per_hit] El Gringo每次被一名玩家击中，
       *[per_point] El Gringo每因一名玩家失去1点生命，
    }{ $auto_abilities ->
        [optional] 可以从其手牌中随机拿一张。
       *[forced] 就从其手牌中随机拿一张。
    }
clause-BG-87 = Jesse Jones的第一张牌可以从别人手中随机抽。
clause-BG-88 = Jourdonnais始终有一个酒桶。真的酒桶可以再判定一次。
clause-BG-89 = Kit Carlson看三张牌，留两张，一张放回抽牌堆顶。
clause-BG-90 = Lucky Duke判定时翻两张牌，选其一。
clause-BG-91 = 别人到Paul Regret的距离加1。
clause-BG-92 = Pedro Ramirez的第一张牌可以从弃牌堆拿。
clause-BG-93 = Rose Doolan到别人的距离减1。
clause-BG-94 = { $sid_timing ->
    [own_turn] Sid Ketchum可以弃两张牌恢复1点生命，限自己的回合或濒死时。
   *[any] Sid Ketchum可以弃两张牌恢复1点生命，没有效果待处理时随时可以，濒死时也可以。
}
clause-BG-95 = 要两张射失才能躲避Slab the Killer的一张BANG!。
clause-BG-96 =
    { $auto_abilities ->
        [optional] Suzy Lafayette手牌空了可以摸一张牌，
       *[forced] Suzy Lafayette手牌空了就摸一张牌，
    }{ $refill_mid_shot ->
        [true] 射击处理到一半也是如此。
       *[false] 但要等进行中的效果处理完。
    }
clause-BG-97 = { $vulture_takes ->
    [hand] 有玩家出局时，Vulture Sam拿走其手牌。
   *[all] 有玩家出局时，Vulture Sam拿走其全部牌。
}
clause-BG-98 = Willy the Kid每回合可以打出任意张BANG!。

## Dodge City的牌

clause-BG-99 = 重拳：射击距离1的一名玩家。
clause-BG-100 =
    闪避：躲避一次射击，再摸一张牌。{ $dodge_draw_usable ->
        [false] 摸到的牌不能回应同一枪。
       *[true] 摸到的牌可以回应同一枪。
    }
clause-BG-101 = 春田步枪，另付一张牌：射击任一玩家。
clause-BG-102 = 群殴，另付一张牌：其他人各失去一张牌，手牌或场上的牌。
clause-BG-103 = 拉格泰姆，另付一张牌：从任一玩家拿一张牌，手牌或场上的牌。
clause-BG-104 = 龙舌兰，另付一张牌：任一玩家恢复1点生命。它不算啤酒。
clause-BG-105 = 威士忌，另付一张牌：自己恢复2点生命。它不算啤酒。
clause-BG-106 = 望远镜：主人到所有别人的距离减1。
clause-BG-107 = 藏身处：别人到主人的距离加1。
clause-BG-108 = 圣经：躲避一次射击，再摸一张牌。
clause-BG-109 = 铁板：躲避一次射击。
clause-BG-110 = 墨西哥帽：躲避一次射击。
clause-BG-111 = 牛仔帽：躲避一次射击。
clause-BG-112 =
    { $derringer_draw ->
        [before] 德林杰：先摸一张牌，再射击距离1的一名玩家。
       *[after] 德林杰：射击距离1的一名玩家，再摸一张牌。
    }
clause-BG-113 = 匕首：射击距离1的一名玩家。
clause-BG-114 = 胡椒盒枪：射击自己枪射程内的一名玩家。
clause-BG-115 = 野牛步枪：射击任一玩家。
clause-BG-116 = 榴弹炮：向其他每名玩家各射一枪。
clause-BG-117 = 康康舞：任一玩家失去一张牌，手牌或场上的牌。
clause-BG-118 = 大篷车：从任一玩家拿一张牌，手牌或场上的牌。
clause-BG-119 = 水壶：自己恢复1点生命。它不算啤酒。
clause-BG-120 = 小马快递：摸三张牌。

## Dodge City的人物

clause-BG-121 =
    别人打出的方块对Apache Kid无效，{ $apache_duel ->
        [immune] 决斗也无效。
       *[affected] 决斗除外。
    }
clause-BG-122 = 在Belle Star自己的回合里，其他人面前的牌都无效。
clause-BG-123 = Bill Noface摸一张牌，每缺1点生命再摸一张。
clause-BG-124 = Chuck Wengam在自己的回合可以失去1点生命，摸两张牌，最后一点除外。
clause-BG-125 = Doc Holyday每回合一次，可以弃两张牌射击射程内的一名玩家，不占BANG!的限额。
clause-BG-126 = Elena Fuente可以把任何手牌当射失用。
clause-BG-127 = 每当别人出局，Greg Digger恢复2点生命。
clause-BG-128 = 每当别人出局，Herb Hunter摸两张牌，奖励另计。
clause-BG-129 =
    José Delgado可以弃一张蓝牌摸两张牌，{ $jose_limit ->
        [none] 不限次数。
       *[2] 每回合两次。
    }
clause-BG-130 =
    { $molly_counts ->
        [any] Molly Stark在自己的回合之外每用一张手牌，摸一张牌。
       *[named_three] Molly Stark在自己的回合之外每用一张BANG!、射失或啤酒，摸一张牌。
    }
clause-BG-131 = Pat Brennan可以不照常摸牌，改拿任一玩家面前的一张牌。
clause-BG-132 = Pixie Pete摸三张牌，而不是两张。
clause-BG-133 = Sean Mallory在回合结束时可以留十张手牌。
clause-BG-134 = Tequila Joe每打一张啤酒恢复2点生命。其他恢复生命的牌不变。
clause-BG-135 =
    { $vera_timing ->
        [before_checks] 判定炸药和监狱之前，Vera Custer说出一个人物，取得其特技，
       *[after_checks] 判定炸药和监狱之后，Vera Custer说出一个人物，取得其特技，
    }{ $vera_when_skipped ->
        [keep] 直到说出另一个。
       *[none] 直到自己的下一回合开始。
    }

## High Noon的事件

clause-BG-136 = 祝福：所有牌都算红桃。
clause-BG-137 = 诅咒：所有牌都算黑桃。
clause-BG-138 = 道尔顿兄弟：面前有蓝牌的人各弃一张。
clause-BG-139 =
    医生：{ $doctor_pool ->
        [wounded] 受伤的人中生命最少的恢复1点生命。
       *[all] 生命最少的人恢复1点生命。
    }
clause-BG-140 = 鬼镇：出局的人在自己的回合归来，摸三张牌，没有生命可失去。
clause-BG-141 = 淘金热：回合改为逆时针，效果仍按顺时针。
clause-BG-142 = 宿醉：人物都没有特技，生命不变。
clause-BG-143 = 牧师：谁都不能打出啤酒，濒死时也不能。
clause-BG-144 = 布道：自己的回合里不能用BANG!牌，既不能射击，也不能回应。
clause-BG-145 = 枪战：每回合可打两张BANG!，而不是一张。
clause-BG-146 = 干渴：摸牌阶段少摸一张。
clause-BG-147 = 火车到站：摸牌阶段多摸一张。
clause-BG-148 = 正午：每人在自己的回合开始时失去1点生命，先于其他一切。没有人负责。

## A Fistful of Cards的事件

clause-BG-149 =
    废矿：从弃牌堆摸牌。{ $abandoned_mine ->
        [whole_turn] 用过的牌都放到抽牌堆上。
       *[phase3] 结束时多余的牌放到抽牌堆上。
    }
clause-BG-150 =
    伏击：所有人的距离都是1，{ $ambush_characters ->
        [count] 只有场上的牌和人物能改变。
       *[ignore] 只有场上的牌能改变。
    }
clause-BG-151 = 结义兄弟：回合开始时可以送别人1点生命，最后一点除外。
clause-BG-152 = 死者归来：第一个出局的人在自己的回合归来，不再离开，有2点生命和两张牌。
clause-BG-153 =
    烈酒：可以不摸牌，改恢复1点生命；{ $hard_liquor_full ->
        [forbidden] 生命已满时不可以。
       *[allowed] 生命已满时也可以，但没有效果。
    }
clause-BG-154 =
    套索：场上的牌都无效。{ $lasso_start_checks ->
        [dummy_jail] 监狱仍要判定，但没有作用。
       *[suspended] 炸药和监狱都不判定。
    }
clause-BG-155 = 西部法则：亮出摸的第二张牌，这一回合能打就必须打出。
clause-BG-156 = 仙人掌：猜颜色再翻一张牌，猜对就留下，继续猜，直到猜错。
clause-BG-157 = 牧场：摸牌阶段结束时，可以弃任意张牌，从抽牌堆换同样多，只换一次。
clause-BG-158 =
    跳弹：用一张BANG!射击场上的一张牌，{ $ricochet_answers ->
        [missed_cards] 只有射失牌能救它。
       *[missed_like] 任何躲避效果都能救它。
    }
clause-BG-159 =
    俄罗斯轮盘：大家轮流出射失，先出不了的失去2点生命。{ $roulette_answers ->
        [missed_cards] 只有射失牌算数。
       *[missed_like] 任何躲避效果都算数。
    }
clause-BG-160 = 狙击手：一起弃两张BANG!，射击射程内的一名玩家，要躲避两次。不占BANG!的限额。
clause-BG-161 = 法官：不能把牌放在任何人面前。
clause-BG-162 = 血仇：回合结束时判定；红桃则再来一回合，只限一次。
clause-BG-163 =
    一把好牌：回合开始时，每张手牌受一枪，{ $fistful_count ->
        [live] 每枪之后重新数。
       *[fixed] 张数一开始就数定。
    }

## Wild West Show的牌

clause-BG-164 = 乱葬岗：出局的人带1点生命归来，他们的身份重洗再分。
clause-BG-165 = Darling Valentine：回合开始时弃掉手牌，摸同样多的牌。
clause-BG-166 = Dorothy Rage：自己的回合里可以命令别人以指定的方式打出一张指定的牌。没有那张牌的人亮出手牌。
clause-BG-167 = 封口：谁说话，谁失去1点生命。
clause-BG-168 = Helena Zontero：判定为红色，则警长以外所有在场者的身份重洗再分。
clause-BG-169 =
    Lady Rosa of Texas：可以与右边的玩家换座位，对方跳过一回合，但不会连续跳过两回合。{ $lady_rosa_two ->
        [allowed] 只剩两人时也可以。
       *[forbidden] 只剩两人时不可以。
    }
clause-BG-170 = Miss Susanna：一回合打出不足三张牌的人失去1点生命。
clause-BG-171 = Sacagaway：所有手牌公开。
clause-BG-172 =
    摊牌：任何牌都可当BANG!，{ $showdown_bang ->
        [may] 而BANG!也可当射失。
       *[only_missed] 而BANG!只能当射失。
    }
clause-BG-173 = 西部大秀：人人都要成为最后一个在场的玩家。其他方面身份不变。

## 另外两个事件

clause-BG-174 = 手铐：摸牌后说出一种花色，这一回合只能打出手中那种花色的牌。
clause-BG-175 =
    新身份：{ $new_identity ->
        [random] 可以换成一个随机的人物
       *[spare] 可以换成另一个备用人物
    }，生命为2点。

## Wild West Show的人物

clause-BG-176 = Big Spencer以五张牌开始，永远不能打出射失。
clause-BG-177 = Flint Westwood每回合一次，可以给别人一张手牌，从其手中随机拿两张。
clause-BG-178 = Gary Looter拿走别人因手牌超限弃掉的牌。
clause-BG-179 = Greygory Deck有两个基本版人物，回合开始时可以把两个都随机换掉。
clause-BG-180 = John Pain手牌少于六张时，拿走每张判定翻开的牌。
clause-BG-181 = Lee Van Kliff在自己的回合可以弃一张BANG!，重复刚打出的棕牌，每张只限一次。
clause-BG-182 = Teren Kill将要出局时判定：不是黑桃就留在场上，有1点生命，摸一张牌。
clause-BG-183 = Youl Grinner摸牌之前，手牌比他多的人各选一张给他。

## 自定

clause-BG-184 = { $length_cap ->
    [other] 第{ $length_cap }圈之后游戏结束：警长守到了最后，警长一方获胜。若本应由最后在场者获胜，则生命最多者获胜。
   *[none] 游戏进行到有一方获胜为止。
}

## Gold Rush：金块与设备

clause-GR-01 = 24张设备牌中公开三张，旁边是一堆30块金块。
clause-GR-02 = 每让别人失去1点生命，就从金块堆拿一块。
clause-GR-03 = 自己造成的伤、炸药、事件，以及提出决斗者输掉决斗，都没有金块。
clause-GR-04 = 金块公开，不是牌：拿牌和弃牌的效果都碰不到它。
clause-GR-05 = 出牌阶段可以购买设备、用啤酒换金块、移除别人的黑色设备，次数不限。
clause-GR-06 = 付卡上标的金块，购买三张公开设备中的一张，然后翻开下一张。
clause-GR-07 = 棕色设备立即生效，然后放到设备牌堆底。
clause-GR-08 = 黑色设备留在主人面前，通缉令放在指定的人面前。同名的不能有两张。
clause-GR-09 = 黑色设备既不是蓝牌也不是绿牌：拿走或弃掉那些牌的效果都碰不到它。
clause-GR-10 = 出牌阶段可以弃一张啤酒换一块金块，而不恢复生命。
clause-GR-11 = 只剩两名玩家时也可以用啤酒换金块。牧师禁止这样做。
clause-GR-12 = 付其价格再加1块金块，可以把别人的一张黑色设备放到设备牌堆底。
clause-GR-13 = 出局者的黑色设备放到设备牌堆底，金块归还金块堆；影子保留金块。
clause-GR-14 = 警长击毙副警长，金块仍保留。
clause-GR-15 =
    { $shadow_optional ->
        [true] 出局者可以成为影子，并保留金块。
       *[false] 出局者成为影子，并保留金块。
    }
clause-GR-16 = 影子在自己的回合摸两张牌、出牌，结束时弃掉全部牌。
clause-GR-17 = 在自己的回合之外，影子不算距离和人数，也不能成为目标。
clause-GR-18 =
    影子叛徒投警长一方，如果亮出的警长一方身份多于{ $shadow_renegade_compare ->
        [hidden] 未亮出的歹徒，否则投歹徒。
       *[shown] 亮出的歹徒，否则投歹徒。
    }
clause-GR-19 =
    { $shadow_scope ->
        [first_only] 第一个出局的玩家成为影子，
       *[all] 每个出局的玩家都成为影子，
    }警长除外。

## Gold Rush：各张设备

clause-GR-20 = 一杯酒：任一玩家（买者也可以）恢复1点生命。
clause-GR-21 = 酒瓶：当恐慌、啤酒或一枪使用，但不算那些牌。
clause-GR-22 = 伙伴：当杂货店、决斗或金丝雀使用，但不算那些牌。
clause-GR-23 = 朗姆酒：判定翻四张牌，每种不同的花色恢复1点生命。
clause-GR-24 = 联合太平洋：摸四张牌。
clause-GR-25 = 淘金：回合结束，生命全满，再来一回合。
clause-GR-26 = 和平烟斗：别人打出的方块对主人无效，决斗除外。
clause-GR-27 = 枪带：主人在回合结束时可以留八张手牌。
clause-GR-28 = 马蹄铁：主人每次判定多翻一张牌，从中选一张。
clause-GR-29 = 镐：主人在摸牌阶段多摸一张。
clause-GR-30 =
    打倒被通缉者的人摸两张牌，拿一块金块。通缉令可以放在{ $wanted_targets ->
        [not_sheriff] 警长以外的任何人面前。
        [not_self] 任何别人面前。
       *[any] 任何人面前。
    }
clause-GR-31 = 淘金盘：主人可以付1块金块摸一张牌，每回合两次。
clause-GR-32 = 靴子：主人每失去1点生命摸一张牌，最后一点除外。
clause-GR-33 = 护身符：主人每失去1点生命拿一块金块，最后一点除外。
clause-GR-34 = 背包：主人可以付2块金块恢复1点生命，濒死时也可以。

## Gold Rush：人物

clause-GR-35 = Don Bell在回合结束时判定；红色则再来一回合。
clause-GR-36 = Dutch Will摸两张牌，弃其一，拿一块金块。
clause-GR-37 = Jacky Murieta在自己的回合可以付2块金块，射击射程内的一名玩家，不占BANG!的限额。
clause-GR-38 = Josh McCloud在自己的回合可以付2块金块，得设备牌堆顶的一张。已有的黑色设备则弃掉。
clause-GR-39 = 每当有人打出啤酒，无论为生命还是金块，Madam Yto摸一张牌。
clause-GR-40 = Pretty Luzena每回合一次，买设备少付1块金块。
clause-GR-41 = Raddie Snake可以付1块金块摸一张牌，每回合两次。
clause-GR-42 = Simeon Picos每失去1点生命，拿一块金块。
