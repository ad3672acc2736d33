### Wyatt Earp 的桌子自己说的话：标签、按钮、横幅。

## 桌上

earp-title = Wyatt Earp
earp-step-draw = 摸牌
earp-step-play = 出牌
earp-step-discard = 弃牌
earp-hand-and-target = 第{ $hand }回合 · 先得{ $target }
earp-turn-flag = 行动中
earp-away = 离席
earp-supply = 抽牌堆
earp-bank = 银行
earp-discards = 弃牌堆
earp-ledger = 若回合现在结束
earp-reward = +${ $amount }
earp-gain = +{ $amount }
earp-nothing = 没有
# 刚摸到的牌上；要短。
earp-new = 新
earp-telegraph = 电报

## 牌上

earp-wanted = 通缉
earp-points = 通缉力
# 窄牌上的名字，一个词。
earp-narrow = { $kind ->
    [photo_belle_starr] 照片
    [photo_billy_the_kid] 照片
    [photo_bob_dalton] 照片
    [photo_butch_cassidy] 照片
    [photo_jesse_james] 照片
    [photo_sundance_kid] 照片
    [photo_wes_hardin] 照片
    [stagecoach_robbery] 马车
    [bank_robbery] 银行
    [fastest_gun] 快枪
    [most_wanted] 通缉
    [wyatt_earp] 厄普
   *[other] { $name }
}

## 牌移动时

earp-hand-begins = 第{ $hand }回合
earp-reshuffled = 已洗牌
earp-open = 已开
earp-asked = { $card }？
earp-gives = 有
earp-has-none = 没有
earp-owes = 下一轮不能打警长牌
earp-shoots = 射击
earp-hit = 命中！
earp-miss = 未中
earp-no-card-left = 没有牌了
earp-tied = 钱一样多：决斗

## 派彩

earp-pay-points = { $points }点 · 需要{ $needed }点
earp-pay-alone = 独得
earp-pay-shares = 分红
earp-pay-no-points = 没有通缉力
earp-pay-behind = 落后{ $points }点：不分
earp-captured = 通缉成功
earp-escaped = 在逃

## 一张纸条，说明真人的座位上发生了什么。

## 选择出法

earp-gain-on-hit = 命中 +{ $amount }
earp-ask-ending = { $name }：还能出牌。仍然弃牌结束这一轮吗？
earp-ask-wasting = { $name }：{ $card }还能打出。仍然弃掉它、结束这一轮吗？
earp-ask-ending-face-down = { $name }：弃牌并结束这一轮吗？
earp-ask-face-down = { $name }：已选{ $count }张牌，牌面朝下。
earp-ask-kind = { $card }：说出要哪张牌。
earp-ask-way = { $card }：先向谁要{ $kind }？
earp-ask-target = { $aim ->
    [own] { $card }：选自己的一组牌放上去。
    [hide] { $card }：选要盖住的一组牌。
    [rob] { $card }：选要拿走通缉牌的一组。
    [clear] { $card }：选要射击的贼窟。
   *[aimed] { $card }：射击吗？再按一次它，或按按钮。
}
earp-ask-use = { $card }：做什么用？
earp-use = { $use ->
    [ask] 索要一张牌
    [rob] 拿走桌上一张
    [clear] 射击贼窟
    [draw] 摸两张
    [look] 翻看弃牌
   *[play] 打出
}
earp-play-card = 打出{ $card }
earp-face-down-label = { $what ->
    [discard] 弃牌
    [take] 拿
   *[play] 打出
}
earp-ask-first = 先问 { $name }
earp-discard-anyway = 仍然弃牌

## 提示栏

earp-race = { $kind ->
    [photo_window] 有人要现在放{ $outlaw }的照片吗？
   *[wyatt_window] 有人要现在射击贼窟吗？
}
earp-paying-out = 正在逐张海报派彩。

## 放大看、记录、座位

earp-read-nobody = 桌上没有{ $outlaw }的牌。
earp-read-set = { $name } 那里有{ $cards }：{ $hidden ->
    [yes] 被贼窟盖住，通缉力都不计。
   *[no] { $points }点通缉力。
}

## 结果

earp-result-hand = 第{ $hand }回合结束
earp-result-game = 追捕结束
earp-result-over = { $how ->
    [left] { $name } 获胜：其他人都认输了。
    [instead] { $loser } 认输。其余人中 { $name } 钱最多，获胜。
   *[won] { $name } 打了{ $hands }个回合后获胜。
}
earp-result-says = 每张海报付了多少，各人现有多少。
earp-result-paid = 本回合
earp-result-has = 现有
earp-thousands = { $amount },000
earp-result-next = 继续
