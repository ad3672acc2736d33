### 一晚的奖项

award-biggest-catch = 最大的猎物
    .says = { $name } 在第 { $number } 回合凭{ $outlaw }得 { $amount }。
award-richest-hand = 最肥的一回合
    .says = { $name } 在第 { $number } 回合得 { $amount }。
award-surest-gun = 最准的枪
    .says = { $name } 在一局里命中 { $count } 次。
