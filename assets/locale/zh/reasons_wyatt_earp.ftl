### Wyatt Earp 中为什么不行，以及什么可以。`.plate` 是灰色牌上的字。

## 一轮

reason-draw-first = 先要摸牌：从抽牌堆摸两张，或拿弃牌堆顶一张。
    .plate = 先摸牌
reason-drawn-already = 这一轮已经摸过牌：出牌，或弃一张结束。
    .plate = 已摸过牌
reason-no-discards = 没有弃牌可拿：从抽牌堆摸两张。
    .plate = 没有弃牌
reason-one-sheriff-card = 这一轮的一张警长牌已经打过：出通缉牌，或弃牌。
    .plate = 只限一张警长牌
reason-only-the-taken-card = 只有刚取出的牌可以作第二张警长牌：打它、出通缉牌，或弃牌。
    .plate = 只限取出的牌
reason-owes-sheriff = 在别人的一轮打的牌，已用掉这一轮的警长牌：出通缉牌，或弃牌。
    .plate = 不能打警长牌
reason-keep-one-to-discard = 必须留一张来弃：少出一些，或现在弃牌。
    .plate = 留一张
reason-too-few-in-hand = { $held ->
    [0] 手上没有{ $outlaw }可出。
   *[other] 手上只有{ $held }张{ $outlaw }，不是{ $count }张：少出一些。
}
    .plate = { $held ->
        [0] 手上没有
       *[other] 只有{ $held }张
    }
reason-three-to-open = { $held ->
    [1] 还没有人出过{ $outlaw }：首次要三张以上，手上只有1张。
    [2] 还没有人出过{ $outlaw }：首次要三张以上，手上只有2张。
   *[other] 还没有人出过{ $outlaw }：一次出三张以上。
}
    .plate = 要3张
reason-not-in-hand = 这张牌不在手上：选手上的牌。
    .plate = 不在手上

## 警长牌

reason-photo-before-opening = 照片要等该罪犯出过通缉牌：先要有人出三张。
    .plate = 还没出过
reason-nothing-of-yours-there = 只能放在自己出过通缉牌或照片的罪犯上：先出一张。
    .plate = 还没出过牌
reason-fastest-gun-already-here = 这名罪犯已有快枪手：换一名。
    .plate = 已有快枪手
reason-hideout-on-own-set = 贼窟要放在别人的牌上：选别人的。
    .plate = 自己的牌
reason-no-set-to-hide = 那里没有这名罪犯的牌：选有牌的一组。
    .plate = 没有牌
reason-set-already-hidden = 那里已有贼窟，只能有一张：换一组。
    .plate = 已有贼窟
reason-only-outlaws-may-be-asked-for = 按本局规则，超级通缉令只能要通缉牌：说一名罪犯。
    .plate = 只限通缉牌
reason-no-such-card = 没有这个名字的牌：说一名罪犯或一张警长牌。
    .plate = 没有这张牌
reason-one-way-round = 两人游戏左右都是邻座：向左边要。
    .plate = 只有一个方向
reason-rob-yourself = 超级通缉令要拿别人的牌：选别人的一组。
    .plate = 自己的牌
reason-no-outlaw-card-to-take = 那里没有这名罪犯的通缉牌：选有的一组。
    .plate = 没有可拿的
reason-only-outlaw-cards-can-be-taken = 超级通缉令只能拿通缉牌，不能拿警长牌：说一名罪犯。
    .plate = 只限通缉牌
reason-no-hideout-there = 那里没有贼窟：选被盖住的一组。
    .plate = 没有贼窟
reason-hideout-not-in-own-area = 按本局规则，惠特厄普只能帮自己的牌：选自己的一组。
    .plate = 不是自己的牌
reason-only-the-new-hideout = 此刻只能对付刚放的贼窟：射击它，或不出。
    .plate = 只限新贼窟
reason-nothing-to-take-from-discards = 弃牌里只有惠特厄普：用来摸两张牌。
    .plate = 没有可取的
reason-no-wyatt-earp-from-discards = 惠特厄普要留在弃牌里：拿别的牌。
    .plate = 不能拿厄普
reason-not-in-discards = 这张牌不在弃牌里：拿里面有的。
    .plate = 不在弃牌里
