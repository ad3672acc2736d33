### 整张牌上的字：一两句效果，以及 `.footer`，牌的种类。

# 瞄准镜牌上的名字
title-scope = { $scope_name ->
    [appaloosa] 阿帕卢萨马
   *[scope] 瞄准镜
}

## 基本版

card-bang = 射程内的一名玩家失去1点生命，除非打出射失。
    .footer = 动作牌 · 每回合一张
card-missed = 躲避一次对自己的射击。
    .footer = 回应射击
card-beer = 恢复1点生命，濒死时也可使用。
    .footer = 动作牌或濒死回复
card-saloon = 所有玩家恢复1点生命。
    .footer = 动作牌
card-panic = 从距离1的玩家拿一张牌。
    .footer = 动作牌 · 距离1
card-cat-balou = 任一玩家弃一张牌。
    .footer = 动作牌 · 不限距离
card-stagecoach = 摸两张牌。
    .footer = 动作牌
card-wells-fargo = 摸三张牌。
    .footer = 动作牌
card-general-store = 翻开与人数相同的牌，每人拿一张。
    .footer = 动作牌 · 所有人
card-duel = 对方与自己轮流出BANG!，先停的失去1点生命。
    .footer = 动作牌 · 不限距离
card-gatling = 向其他所有玩家各射一枪。
    .footer = 动作牌 · 其他所有人
card-indians = 其他人各出一张BANG!，否则失去1点生命。
    .footer = 动作牌 · 其他所有人
card-barrel = 被射击时判定：红桃算作射失。
    .footer = 装备牌
card-mustang = 别人到你的距离加1。
    .footer = 装备牌
card-scope = 你到别人的距离减1。
    .footer = 装备牌
card-jail = 囚犯须判定出红桃，否则跳过一回合。
    .footer = 放在别人面前
card-dynamite = 轮到时判定：黑桃2至9失去3点生命。
    .footer = 装备牌 · 传给下家
card-volcanic = 射程1。每回合BANG!不限张数。
    .footer = 枪 · 射程1
card-schofield = BANG!可打到距离2的玩家。
    .footer = 枪 · 射程2
card-remington = BANG!可打到距离3的玩家。
    .footer = 枪 · 射程3
card-rev-carabine = BANG!可打到距离4的玩家。
    .footer = 枪 · 射程4
card-winchester = BANG!可打到距离5的玩家。
    .footer = 枪 · 射程5

## Dodge City

card-punch = 射击距离1的玩家。
    .footer = 动作牌 · 距离1
card-dodge = 躲避一次对自己的射击，并摸一张牌。
    .footer = 回应射击
card-springfield = 另弃一张牌：射击任一玩家。
    .footer = 动作牌 · 多付一张
card-brawl = 另弃一张牌：其他人各失去一张牌。
    .footer = 动作牌 · 多付一张
card-rag-time = 另弃一张牌：从任一玩家拿一张牌。
    .footer = 动作牌 · 多付一张
card-tequila = 另弃一张牌：任一玩家恢复1点生命。
    .footer = 动作牌 · 多付一张
card-whisky = 另弃一张牌：恢复2点生命。
    .footer = 动作牌 · 多付一张
card-binocular = 你到别人的距离减1。
    .footer = 装备牌
card-hideout = 别人到你的距离加1。
    .footer = 装备牌
card-bible = 躲避一次对自己的射击，并摸一张牌。
    .footer = 下一回合起可用
card-iron-plate = 躲避一次对自己的射击。
    .footer = 下一回合起可用
card-sombrero = 躲避一次对自己的射击。
    .footer = 下一回合起可用
card-ten-gallon-hat = 躲避一次对自己的射击。
    .footer = 下一回合起可用
card-derringer = 射击距离1的玩家，并摸一张牌。
    .footer = 下一回合起可用
card-knife = 射击距离1的玩家。
    .footer = 下一回合起可用
card-pepperbox = 射击射程内的一名玩家。
    .footer = 下一回合起可用
card-buffalo-rifle = 射击任一玩家。
    .footer = 下一回合起可用
card-howitzer = 向其他所有玩家各射一枪。
    .footer = 下一回合起可用
card-can-can = 任一玩家弃一张牌。
    .footer = 下一回合起可用
card-conestoga = 从任一玩家拿一张牌。
    .footer = 下一回合起可用
card-canteen = 恢复1点生命。
    .footer = 下一回合起可用
card-pony-express = 摸三张牌。
    .footer = 下一回合起可用

## 身份

card-sheriff = 打倒所有歹徒及叛徒。
    .footer = 身份 · 公开
card-deputy = 保护警长，帮助警长一方获胜。
    .footer = 身份
card-outlaw = 消灭警长。
    .footer = 身份
card-renegade = 成为最后一个在场的玩家。
    .footer = 身份

## 基本版人物

card-bart-cassidy = 每失去1点生命，摸一张牌。
    .footer = 人物
card-black-jack = 亮出摸的第二张牌：是红色则再摸一张。
    .footer = 人物
card-calamity-janet = BANG!可当射失用，射失可当BANG!用。
    .footer = 人物
card-el-gringo = 每因一名玩家失去1点生命，从其手中抽一张牌。
    .footer = 人物
card-jesse-jones = 第一张牌可从别的玩家手中抽。
    .footer = 人物
card-jourdonnais = 始终带着一个酒桶。
    .footer = 人物
card-kit-carlson = 看三张牌，摸两张，放回一张。
    .footer = 人物
card-lucky-duke = 每次判定翻两张牌，选其一。
    .footer = 人物
card-paul-regret = 别人到他的距离加1。
    .footer = 人物
card-pedro-ramirez = 第一张牌可从弃牌堆拿。
    .footer = 人物
card-rose-doolan = 她到别人的距离减1。
    .footer = 人物
card-sid-ketchum = 可弃两张牌，恢复1点生命。
    .footer = 人物
card-slab-the-killer = 要两张射失才能躲避他的BANG!。
    .footer = 人物
card-suzy-lafayette = 手牌空了就摸一张牌。
    .footer = 人物
card-vulture-sam = 有玩家出局时，拿走其所有的牌。
    .footer = 人物
card-willy-the-kid = 可打出任意张BANG!。
    .footer = 人物

## Dodge City 人物

card-apache-kid = 别人打出的方块对他无效，决斗除外。
    .footer = 人物
card-belle-star = 在她的回合里，别人面前的牌都无效。
    .footer = 人物
card-bill-noface = 摸一张牌，每缺1点生命再摸一张。
    .footer = 人物
card-chuck-wengam = 自己的回合里可失去1点生命（最后一点除外），摸两张牌。
    .footer = 人物
card-doc-holyday = 每回合一次，可弃两张牌，射击射程内的一名玩家。
    .footer = 人物
card-elena-fuente = 任何手牌都可当射失用。
    .footer = 人物
card-greg-digger = 别的玩家出局时，恢复2点生命。
    .footer = 人物
card-herb-hunter = 别的玩家出局时，摸两张牌。
    .footer = 人物
card-jose-delgado = 每回合两次，可弃一张蓝牌，摸两张牌。
    .footer = 人物
card-molly-stark = 回合外每用一张牌，摸一张牌。
    .footer = 人物
card-pat-brennan = 可不摸牌，改拿任何人面前的一张牌。
    .footer = 人物
card-pixie-pete = 摸三张牌，而不是两张。
    .footer = 人物
card-sean-mallory = 回合结束时手牌可留到十张。
    .footer = 人物
card-tequila-joe = 每张啤酒恢复2点生命。
    .footer = 人物
card-vera-custer = 每回合取得另一人物的特技。
    .footer = 人物

## Gold Rush 人物

card-don-bell = 回合结束时判定：红色则再来一回合。
    .footer = 人物
card-dutch-will = 摸两张牌，弃其一，拿一块金块。
    .footer = 人物
card-jacky-murieta = 自己的回合里可付2块金块，射击射程内的一名玩家。
    .footer = 人物
card-josh-mccloud = 自己的回合里可付2块金块，得设备牌堆顶的一张。
    .footer = 人物
card-madam-yto = 有人打出啤酒，她就摸一张牌。
    .footer = 人物
card-pretty-luzena = 每回合一次，设备少付1块金块。
    .footer = 人物
card-raddie-snake = 每回合两次，可付1块金块摸一张牌。
    .footer = 人物
card-simeon-picos = 每失去1点生命，拿一块金块。
    .footer = 人物

## Wild West Show 人物

card-big-spencer = 以五张牌开始，不能打出射失。
    .footer = 人物
card-flint-westwood = 每回合一次，可用一张牌换某玩家的两张随机手牌。
    .footer = 人物
card-gary-looter = 别人回合结束时弃的牌归他。
    .footer = 人物
card-greygory-deck = 有两个基本版人物，每回合可全换。
    .footer = 人物
card-john-pain = 手牌少于六张时，拿走每张判定翻开的牌。
    .footer = 人物
card-lee-van-kliff = 自己的回合里可弃BANG!，重复刚打出的棕牌。
    .footer = 人物
card-teren-kill = 出局时判定：不是黑桃就留下，1点生命，摸一张牌。
    .footer = 人物
card-youl-grinner = 摸牌前，手牌比他多的人各给他一张。
    .footer = 人物

## High Noon 事件

card-blessing = 所有牌都算红桃。
    .footer = HIGH NOON
card-curse = 所有牌都算黑桃。
    .footer = HIGH NOON
card-the-daltons = 面前有蓝牌的人各弃一张。
    .footer = HIGH NOON · 一次
card-the-doctor = 生命最少的人恢复1点生命。
    .footer = HIGH NOON · 一次
card-ghost-town = 出局者在自己的回合以鬼魂归来，摸三张牌。
    .footer = HIGH NOON
card-gold-rush = 回合改为逆时针，效果仍顺时针。
    .footer = HIGH NOON
card-hangover = 人物都没有特技。
    .footer = HIGH NOON
card-the-reverend = 谁都不能打出啤酒。
    .footer = HIGH NOON
card-the-sermon = 自己的回合里不能用BANG!。
    .footer = HIGH NOON
card-shootout = 每回合可打出两张BANG!。
    .footer = HIGH NOON
card-thirst = 少摸一张牌。
    .footer = HIGH NOON
card-train-arrival = 多摸一张牌。
    .footer = HIGH NOON
card-high-noon = 回合开始时失去1点生命。
    .footer = HIGH NOON · 最后

## A Fistful of Cards 事件

card-abandoned-mine = 从弃牌堆摸牌。多余的牌放回抽牌堆顶。
    .footer = A FISTFUL OF CARDS
card-ambush = 所有人的距离都是1，只有场上的牌能改变。
    .footer = A FISTFUL OF CARDS
card-blood-brothers = 回合开始时可送别人1点生命。
    .footer = A FISTFUL OF CARDS
card-dead-man = 第一个出局者带2点生命和两张牌归来。
    .footer = A FISTFUL OF CARDS
card-hard-liquor = 可不摸牌，改恢复1点生命。
    .footer = A FISTFUL OF CARDS
card-lasso = 场上的牌都无效。
    .footer = A FISTFUL OF CARDS
card-law-of-the-west = 亮出摸的第二张牌，能打则必须打出。
    .footer = A FISTFUL OF CARDS
card-peyote = 不摸牌，改为猜红黑，对就继续。
    .footer = A FISTFUL OF CARDS
card-ranch = 摸牌后可换一次牌。
    .footer = A FISTFUL OF CARDS
card-ricochet = 可弃一张BANG!，射击场上的一张牌。
    .footer = A FISTFUL OF CARDS
card-russian-roulette = 依次各出一张射失，先出不了的失去2点生命。
    .footer = A FISTFUL OF CARDS · 一次
card-sniper = 两张BANG!合成一枪，要两张射失才能躲避。
    .footer = A FISTFUL OF CARDS
card-the-judge = 不能在场上放牌。
    .footer = A FISTFUL OF CARDS
card-vendetta = 回合结束时判定：红桃则再来一回合。
    .footer = A FISTFUL OF CARDS
card-a-fistful-of-cards = 回合开始时，每张手牌受一枪。
    .footer = A FISTFUL OF CARDS · 最后

## Wild West Show

card-bone-orchard = 出局者带1点生命归来，身份重洗。
    .footer = WILD WEST SHOW
card-darling-valentine = 回合开始时换掉全部手牌。
    .footer = WILD WEST SHOW
card-dorothy-rage = 自己的回合里可命令别人打出一张牌。
    .footer = WILD WEST SHOW
card-gag = 说话者失去1点生命，由大家自己监督。
    .footer = WILD WEST SHOW
card-helena-zontero = 判定为红色，则在场者的身份重新分发。
    .footer = WILD WEST SHOW · 一次
card-lady-rosa-of-texas = 自己的回合里可与右边玩家换座位，对方跳过一回合。
    .footer = WILD WEST SHOW
card-miss-susanna = 一回合打出不足三张牌者失去1点生命。
    .footer = WILD WEST SHOW
card-sacagaway = 所有手牌公开。
    .footer = WILD WEST SHOW
card-showdown = 任何牌都是BANG!，BANG!则是射失。
    .footer = WILD WEST SHOW
card-wild-west-show = 人人都要成为最后一个在场的玩家。
    .footer = WILD WEST SHOW · 最后

## 后来的两个事件

card-handcuffs = 摸牌后说一种花色，只能打它。
    .footer = 事件
card-new-identity = 回合开始时可换人物，生命2点。
    .footer = 事件

## Gold Rush 设备

card-shot = 任一玩家恢复1点生命。
    .footer = 设备 · 1
card-bottle = 当作恐慌、啤酒或一枪使用。
    .footer = 设备 · 2
card-pardner = 当作杂货店、决斗或金丝雀使用。
    .footer = 设备 · 2
card-rhum = 判定四张牌：每种花色1点生命。
    .footer = 设备 · 3
card-union-pacific = 摸四张牌。
    .footer = 设备 · 4
card-gold-rush-card = 回合结束，生命全满，再来一回合。
    .footer = 设备 · 5
card-calumet = 别人的方块无效，决斗除外。
    .footer = 装备 · 3
card-gun-belt = 回合结束时可留八张牌。
    .footer = 装备 · 2
card-horseshoe = 判定多翻一张，从中选一张。
    .footer = 装备 · 2
card-pickaxe = 多摸一张牌。
    .footer = 装备 · 4
card-wanted = 打倒此人的玩家摸两张牌，拿一块金块。
    .footer = 装备 · 2
card-gold-pan = 1块金块换一张牌，每回合两次。
    .footer = 装备 · 3
card-boots = 每失去1点生命摸一张牌。
    .footer = 装备 · 3
card-lucky-charm = 每失去1点生命拿一块金块。
    .footer = 装备 · 3
card-rucksack = 2块金块换1点生命，濒死时也可。
    .footer = 装备 · 3
