### BANG! 的桌子自己说的话：标签、按钮、出牌的步骤。

## 准备：现成的扩展搭配

rules-boxes = 盒中内容
rules-blend = { $blend ->
    [classic] 经典
    [dodge_city_night] 道奇城之夜
    [high_noon_night] 事件之夜
    [everything] 全部
   *[random] 随机
}
rules-blend-says = { $blend ->
    [classic] 只有基本版，什么也不加。
    [dodge_city_night] 基本版，加上Dodge City的牌和人物。
    [high_noon_night] High Noon和A Fistful of Cards，合成一堆事件。
    [everything] 所有扩展一起用，适合熟悉它们的人。
   *[random] 由运气决定用哪些扩展。再按一次换一种。
}
rules-not-for = 这套规则适合{ $fewest }至{ $most }人，现在有{ $players }人。请打开Dodge City，或改变座位。

## 桌上

bang-title = BANG!
bang-turn-number = 第{ $turn }回合
bang-turn-flag = 行动中
bang-away = 离席
bang-telegraph = 电报
bang-deck = 抽牌 { $count }
bang-discards = 弃牌
bang-store = 杂货店
# 牌子上：谁能打到谁。
bang-sights = 谁能打到？
# 显示距离牌时的提示：金色、暗色（"3 > 2"）、红色。
bang-sights-says = 金色：射程之内。暗色：太远，距离 > 射程。红色：打得到这边。
# 面板旁的牌子：在别人的回合弃两张牌恢复一点生命。
bang-heal = 2张牌：+1生命
bang-shop = 商店
# 柜台上有钱也不能买的牌。
bang-ware-not-now = 现在不行
bang-events-now = 本圈
bang-events-next = 下一个
bang-events-coming = 第一个
bang-events-left = 剩{ $count }
# 事件牌堆第一张的位置，谁也不知道是什么。
bang-events-first = { $pile ->
    [show] 打出小马车时大秀开始。
   *[events] 第一个事件在第2圈。
}
# 放大看的事件旁边。
bang-event-says = { $pile ->
    [show] 大秀牌一直有效，直到有人打出小马车或威尔士马车，翻开下一张。
   *[events] 事件有效一圈：再轮到首家时翻开下一个。
}
# 放大看的设备旁边。
bang-ware-says = { $border ->
    [black] 付{ $cost }块金块买下，留在主人面前。
   *[brown] 付{ $cost }块金块买下，立即生效，然后放到设备牌堆底。
}
bang-status-in = 在场
bang-status-dying = 濒死
bang-status-out = 出局
bang-status-ghost = 鬼魂
bang-status-shadow = 影子

## 一步一步出牌。{ $card } 带花色和点数。

bang-ask-target = { $used ->
    [none] { $card }：对谁？
   *[other] { $card }当{ $used }：对谁？
}
bang-ask-card-of = { $card }：{ $whom } 的哪张牌？
bang-ask-play = 打出{ $card }？再按一次它，或按按钮。
bang-ask-pay = { $power }：{ $count ->
    [0] 选要弃的牌。
   *[other] 再选一张牌。
}
# { $deed } 是完整的回答。
bang-ask-whole = { $deed }？再按一次，或按按钮。
bang-ask-as = { $card }：当什么用？
bang-ask-order = { $card }：{ $whom } 必须打出哪张牌？
bang-ask-more = { $card }：再加什么？
bang-ask-face-down = { $name } 选了一张面朝下的牌。
# 可能是故意的失误。
bang-doubt = { $slip ->
    [full-life] 生命已满：{ $name }，白白打出啤酒吗？
    [two-left] 只剩两名玩家，啤酒没有效果：还要打出吗？
    [too-few] 一张射失躲不开这一枪，又没有第二张：还要打出吗？
    [shorter] 新枪的射程比场上的短：还要换吗？
    [ending] 还能打BANG!：{ $name }，仍然结束回合吗？
    [own-card] 那是自己的牌：还要拿吗？
   *[friend] 这可能让同伴出局：还要做吗？
}
bang-sure = 就这么做
# 现在可用的特技、事件或设备的按钮：一句话说做什么。
bang-power = { $power ->
    [sid_ketchum] 弃2张牌回1点生命
    [chuck_wengam] 失1点生命摸2张
    [jose_delgado] 弃蓝牌摸2张
    [doc_holyday] 弃2张牌射击
    [flint_westwood] 一张换两张
    [jacky_murieta] 付2块金块射击
    [josh_mccloud] 付2块金块盲买
    [raddie_snake] 付1块金块摸1张
    [lee_van_kliff] 重复上一张牌
    [greygory_deck] 更换人物
    [gold_pan] 付1块金块摸1张
    [rucksack] 付2块金块回1点生命
    [ricochet] 射击一张牌
    [sniper] 用两张BANG!射击
    [dorothy_rage] 命令别人出牌
    [lady_rosa_of_texas] 换座位
    [jourdonnais] 用{ $card }判定
    [barrel] 用{ $card }判定
   *[other] 使用{ $card }
}
bang-give-blind = { $kind ->
    [duel] 出一张BANG!
   *[other] 出一张牌
}
bang-pass = { $kind ->
    [shot] 挨这一枪
    [indians] 失去一点生命
    [duel] 放弃决斗
    [rescue] 出局
    [play] 现在不用
    [hard_liquor] 摸牌
   *[other] 算了
}

# 问题不带手牌时，要求看自己的手牌。
bang-open-hand = 看手牌

# 放大看的人物旁边。$goal 是身份的目标。
bang-has-role = { $name } 是{ $role }。{ $goal }
bang-goal-of-three = 亲手打倒{ $hunted }，或者成为最后一个在场的人。
bang-goal-last = 成为最后一个在场的玩家。

## 谁出局了

bang-you-are-out = { $name } 出局了。按那个面板可以亮牌观看，或者接着替电脑玩。
bang-you-are-a-shadow = { $name } 出局了，但会在自己的回合以影子枪手归来。
bang-watch-open = { $name } 亮开所有牌观看
bang-play-bot = { $name } 接着玩 { $bot } 的座位
bang-gallery = 所有人的牌和身份，只给 { $name } 看。

## 结束

bang-result-title = 硝烟散去
bang-result-over = { $side ->
    [law] 警长一方在第{ $turn }回合获胜：{ $names }。
    [outlaws] 歹徒在第{ $turn }回合获胜：{ $names }。
    [renegade] 叛徒在第{ $turn }回合获胜：{ $names }。
    [last] { $names } 独自获胜，第{ $turn }回合。
    [life] 第{ $turn }回合时间到，生命最多：{ $names }。
    [instead] 按规则获胜的人先前已认输：第{ $turn }回合，{ $names }。
   *[left] 其他人都认输了：第{ $turn }回合，{ $names }。
}
bang-result-many = { $count }名赢家
bang-result-side = { $side ->
    [law] 警长一方获胜
    [outlaws] 歹徒获胜
    [renegade] 叛徒获胜
    [last] { $names } 获胜
    [life] 生命最多
   *[left] 游戏结束
}
bang-result-shots = 开枪
bang-result-hits = 伤害
bang-result-out = 击毙
bang-result-role = 身份
bang-result-character = 人物
bang-result-life = 生命

## 发生时喊出来的：牌子或印章上的几个字

bang-act-roles-mixed = 新身份！
bang-act-nothing-to-draw = 没有牌了
bang-act-skipped = 跳过回合
bang-act-again = 再来一回合！
bang-act-last-round = 最后一圈！
bang-act-must-play = 必须打出{ $card }
bang-act-suit = { $suit ->
    [hearts] 只能红桃
    [diamonds] 只能方块
    [clubs] 只能梅花
   *[spades] 只能黑桃
}
bang-act-missed = 躲开了！
bang-act-no-effect = 无效：{ $why }
bang-act-driven = 赶走了！
bang-act-duel-lost = 没有BANG!了
bang-act-life-lost = −{ $amount }
bang-act-life-gained = +{ $amount }生命
bang-act-dying = 最后一点生命！
bang-act-out = 出局
bang-act-reward = +3张牌
bang-act-penalty = 误杀副警长！
bang-act-won = { $side ->
    [law] 警长一方获胜：{ $names }
    [outlaws] 歹徒获胜：{ $names }
    [renegade] 叛徒获胜：{ $names }
    [life] 时间到，生命最多：{ $names }
   *[last] { $names } 独自获胜
}
bang-act-sworn = { $side ->
    [law] 为了法律
    [outlaws] 为了歹徒
   *[other] 为了自己
}
# 判定要什么；{ $why } 是要求判定的牌或特技。
bang-act-draw-need = { $why ->
    [dynamite] 黑桃2至9就爆炸
    [jail] 红桃出狱
    [barrel] 红桃躲开
    [jourdonnais] 红桃躲开
    [vendetta] 红桃再来一回合
    [don_bell] 红色再来一回合
    [teren_kill] 不是黑桃就得救
    [rhum] 每种花色一点生命
   *[other] 会是什么？
}
bang-act-draw-good = 走运！
bang-act-draw-bad = 不走运
bang-act-free = 自由了！
bang-act-stays-in = 留在监狱
bang-act-back = 归来！
bang-act-swapped = { $a } 与 { $b } 换座位
bang-act-nuggets = +{ $amount }金块

## 桌子中央正在发生的

bang-duel-line = { $name } 出一张BANG!，否则失去1点生命。
bang-duel-turn = 轮到这边
bang-shot-line = 要{ $needed }张射失才能躲过。
bang-volley-line = { $kind ->
    [indians] 出BANG!，否则失去1点生命。
    [gatling] 出射失，否则失去1点生命。
    [howitzer] 出射失，否则失去1点生命。
   *[other] 一个接一个轮下去。
}

## 一局的故事

bang-story = 回顾
bang-story-title = 本局回顾
bang-story-bar = 谁让谁出局，形势何时扭转。
# $who：有人负责，或者没有；没有时 $why 是致死的原因。
bang-story-out = { $who ->
    [somebody] 第{ $turn }回合：{ $by }（{ $author }）让 { $name }（{ $role }）出局。
   *[nobody] 第{ $turn }回合：{ $name }（{ $role }）出局，不怪任何人：{ $why }。
}
bang-story-turning = { $who ->
    [somebody] 转折点：第{ $turn }回合 { $by } 打掉 { $name } 1点生命，此后胜方再没落后。
   *[nobody] 转折点：第{ $turn }回合 { $name } 失去1点生命，此后胜方再没落后。
}
bang-story-most = { $name } 开枪最多：{ $shots }枪，打掉{ $hits }点生命。
