### 整张牌上的字：一两句效果，以及 `.footer`，牌的种类。
### 开关会改变的牌，以同名变量取得开关的值。

# 每张通缉牌和每张照片的文字。
-outlaw-card = 首次要出三张以上。每次多出一张，悬红加$1,000。
-photo-card = 有人出过此罪犯后，放在此罪犯上。不用射击。

card-belle-starr = { -outlaw-card }
    .footer = 通缉牌 · 有弹孔
card-billy-the-kid = { -outlaw-card }
    .footer = 通缉牌 · 有弹孔
card-bob-dalton = { -outlaw-card }
    .footer = 通缉牌 · 有弹孔
card-butch-cassidy = { -outlaw-card }
    .footer = 通缉牌 · 有弹孔
card-jesse-james = { -outlaw-card }
    .footer = 通缉牌 · 有弹孔
card-sundance-kid = { -outlaw-card }
    .footer = 通缉牌 · 有弹孔
card-wes-hardin = { -outlaw-card }
    .footer = 通缉牌 · 有弹孔

card-photo-belle-starr = { -photo-card }
    .footer = 警长牌 · 不射击
card-photo-billy-the-kid = { -photo-card }
    .footer = 警长牌 · 不射击
card-photo-bob-dalton = { -photo-card }
    .footer = 警长牌 · 不射击
card-photo-butch-cassidy = { -photo-card }
    .footer = 警长牌 · 不射击
card-photo-jesse-james = { -photo-card }
    .footer = 警长牌 · 不射击
card-photo-sundance-kid = { -photo-card }
    .footer = 警长牌 · 不射击
card-photo-wes-hardin = { -photo-card }
    .footer = 警长牌 · 不射击

card-stagecoach-robbery = 射击判断。成功：放在自己的一名罪犯上。
    .footer = 警长牌 · 先射击
card-bank-robbery = 射击判断。成功：放在自己的一名罪犯上。
    .footer = 警长牌 · 先射击
card-fastest-gun = 射击判断。成功：放在自己的一名罪犯上，旧的快枪手弃掉。
    .footer = 警长牌 · 先射击
card-most-wanted = { $most_wanted_request ->
    [outlaw] 依序向别人要一张通缉牌。或射击：成功则拿走一张桌上的通缉牌。
   *[any_named] 依序向别人要任意一张牌。或射击：成功则拿走一张桌上的通缉牌。
}
    .footer = 警长牌 · 索要或射击
card-hideout = 射击判断。成功：对手一名罪犯的通缉力不计。
    .footer = 警长牌 · 先射击
card-wyatt-earp = { $hideout_removal ->
    [any] 摸两张。或取一张弃牌。或射击：成功则移除任一贼窟。
   *[own] 摸两张。或取一张弃牌。或射击：成功则移除自己的贼窟。
}
    .footer = 警长牌 · 三选一
