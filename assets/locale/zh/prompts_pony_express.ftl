### 小马快递的问题与回答。`.short` 写在按键旁边。

## 问题。问的是 { $who }；可能同时问几个人。

prompt-first-item = { $who }：两张道具卡留一张。
prompt-keep-item = { $who }：两张道具卡留一张。
prompt-put-under = { $who }：把一张道具卡放到牌堆底。
prompt-start = { $who }：在骰盅下掷骰。
prompt-cup = { $price ->
    [0] { $who }：免费重掷一次，或宣称牌型。
   *[other] { $who }：花{ $price }块黄金重掷，或宣称牌型。
}
prompt-call = { $caller ->
    [yes] { $by } 已经抓了。{ $who }：喊得更响？
   *[no] { $roller } 宣称{ $hand-a }。{ $who }：抓吗？
}
prompt-callers-move = { $who } 抓对了：走{ $steps }步，还是不动？
prompt-mount = { $who }：有新马就可再走一格，还是留在这里？
prompt-fight = { $whom } 在这里。{ $who }：开战吗？
prompt-corners = { $who }：选择与 { $whom } 决斗的位置。
prompt-fast-draw = { $whom } 先开枪。{ $who }：用快速拔枪抢先吗？
prompt-shot = { $who }：向 { $whom } 开枪。
prompt-second-die = { $who }：现在是第二颗骰子。
prompt-outcome = { $shooter } 的骰子正在飞。
prompt-indians = { $who }：向印第安人开一枪。
prompt-arrest = { $who }：进监狱，还是用副警长之星免于坐牢？
prompt-jail = { $pays ->
    [yes] { $who }：付3块黄金上路，或掷骰逃脱。
   *[no] { $who }：掷骰逃脱。
}
prompt-station = { $pays ->
    [yes] { $who }：花{ $fare }块黄金乘车到第{ $to }格吗？
   *[no] { $who }：到第{ $to }格的火车要{ $fare }块黄金。
}
prompt-mine = { $who } 在矿场掷出{ $hand-a }。有镐就可再挖，挖吗？
prompt-cold-drink = { $who } 问大家：有人想喝一杯凉的吗？

## 回答

option-keep = 留下{ $card-a }
    .short = 留下
option-put-under = 把{ $card-a }放到牌堆底
    .short = 放底
option-shake = 掷骰
    .short = 掷骰
option-roll = { $way ->
    [open] 公开重掷{ $dice }
   *[hidden] 在骰盅下重掷{ $dice }
}
    .short = { $way ->
        [open] 公开掷
       *[hidden] 盅下掷
    }
option-roll-jail = 掷骰逃脱
    .short = 掷骰
option-sort = { $count ->
    [0] 骰子全部盖住
   *[other] 公开{ $dice }
}
    .short = { $count ->
        [0] 全盖住
       *[other] 公开
    }
option-declare = 宣称{ $hand-a }
    .short = { $hand-short }
option-call = 抓吹牛
    .short = 抓
option-move = 前进
    .short = 走
option-stay = 留在这里
    .short = 不动
option-fight = 开战
    .short = 开战
option-corner = { $corner ->
    [left] 站左边
   *[right] 站右边
}
    .short = { $corner ->
        [left] 左
       *[right] 右
    }
option-flick = 从{ $place }°以{ $speed }毫米/秒射向{ $aim }°
    .short = 开枪
option-pay = 付3块黄金
    .short = 付3块
option-ride = 乘火车
    .short = 乘车
option-served = 大家都有喝的了
    .short = 已送上
option-loaded-die = 灌铅骰子：把骰子{ $die }转成{ $face }
    .short = 转骰子
option-sleight-of-hand = { $way ->
    [open] 巧手：公开重掷{ $dice }
   *[hidden] 巧手：在骰盅下重掷{ $dice }
}
    .short = 用巧手
option-second-revolver = 拔出第二把左轮
    .short = 拔第二把左轮
option-fast-draw = 快速拔枪：先开枪
    .short = 先开枪
option-deputys-star = 亮出副警长之星
    .short = 亮星章
option-file-in-the-loaf = 面包里的锉刀：出狱
    .short = 用锉刀
option-spyglass = 望远镜：看{ $dice }
    .short = 用望远镜
option-loud-voice = 大嗓门：抢先抓
    .short = 用大嗓门
option-poker-face = 扑克脸：宣称{ $hand-a }
    .short = 用扑克脸
option-fresh-mount = 新马：多走一格
    .short = 骑新马
option-lasso = 套住 { $whom }
    .short = 用套索
option-dynamite = 炸药：从{ $place }°以{ $speed }毫米/秒射向{ $aim }°
    .short = 扔炸药
option-peace-pipe = 抽和平烟斗
    .short = 抽和平烟斗
option-rail-pass = 火车票：免费乘车
    .short = 用火车票
option-pickaxe = 镐：重掷{ $dice }
    .short = 用镐
option-water-bag = 水袋：重掷只要1块黄金
    .short = 用水袋

# 回答里按编号说的骰子
dice-by-number = { $count ->
    [0] 没有骰子
   *[other] 骰子{ $numbers }
}
# 句子里的骰子数
some-dice = { $count }颗骰子
# 重掷花了多少
reroll-cost = { $price ->
    [0] 免费
   *[other] { $price }块黄金
}
