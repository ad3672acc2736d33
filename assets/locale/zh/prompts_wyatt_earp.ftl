### Wyatt Earp 一桌的问题与回答。`.short` 写在按键旁边。

## 问题。问的是 { $who }；回合外可能同时问几个人。

prompt-draw = { $top ->
    [no] { $who }：从抽牌堆摸两张牌。
   *[yes] { $who }：从抽牌堆摸两张牌，或从弃牌堆拿{ $card-a }。
}
prompt-play = { $sheriff ->
    [last] { $who }：弃掉最后一张牌，这一回合就结束。
    [fetched] { $who }：立即打出{ $card-a }、出通缉牌，或弃牌。
    [played] { $who }：继续出通缉牌，或弃牌。
    [owed] { $who }：出通缉牌，或弃牌。这一轮的警长牌已经用掉。
   *[free] { $who }：出通缉牌、打一张警长牌，或弃牌。
}
prompt-look-through = { $who }：从弃牌中任选一张，惠特厄普除外。
prompt-photo-window = { $price ->
    [yes] { $opener } 首次打出{ $outlaw }。{ $who }：现在放照片，下一轮不能打警长牌？
   *[no] { $opener } 首次打出{ $outlaw }。{ $who }：现在放照片，没有代价？
}
prompt-wyatt-window = { $moment ->
    [landed] { $price ->
        [yes] { $by } 用贼窟盖住了 { $whom } 的{ $outlaw }（{ $points }）。{ $who }：立即还击，下一轮不能打警长牌？
       *[no] { $by } 用贼窟盖住了 { $whom } 的{ $outlaw }（{ $points }）。{ $who }：立即还击，没有代价？
    }
    [payout] 接下来分红。{ $who }：先用惠特厄普射击贼窟吗？
   *[between] { $price ->
        [yes] { $by } 的一轮结束。{ $who }：射击贼窟，下一轮不能打警长牌？
       *[no] { $by } 的一轮结束。{ $who }：射击贼窟，没有代价？
    }
}
# 被盖住的一组值多少，用在 prompt-wyatt-window 里
points-there = { $points }点通缉力

## 回答

option-draw = { $pile ->
    [supply] 摸两张牌
   *[discards] 拿弃牌堆顶
}
    .short = { $pile ->
        [supply] 摸两张
       *[discards] 拿弃牌
    }
option-lay = 出{ $count }张{ $card }
    .short = 出{ $count }张
option-discard = 弃掉{ $card }
    .short = 弃牌
option-photo = 放{ $photo-a }
    .short = 放照片
option-stagecoach-robbery = 抢马车：放在{ $card }上
    .short = 射击
option-bank-robbery = 抢银行：放在{ $card }上
    .short = 射击
option-fastest-gun = 快枪手：放在{ $card }上
    .short = 射击
option-hideout = 盖住 { $whom } 的{ $card }
    .short = 射击
option-most-wanted-ask = { $side ->
    [first] 先向 { $whom } 要{ $card-a }
    [only] 向 { $whom } 要{ $card-a }
    [left] 从左边起要{ $card-a }
   *[right] 从右边起要{ $card-a }
}
    .short = 索要
option-most-wanted-rob = 超级通缉令：从 { $whom } 拿走{ $card-a }
    .short = 射击
option-wyatt-earp-draw = 惠特厄普：摸两张牌
    .short = 摸两张
option-wyatt-earp-look = 惠特厄普：翻看弃牌
    .short = 翻看
option-wyatt-earp-clear = 惠特厄普：射击 { $whom } 的{ $card }上的贼窟
    .short = 解除{ $card-short }
option-take = 拿{ $card-a }
    .short = 拿
