### 一晚的奖项

award-biggest-catch = 最大的猎物
    .says = { $name } 在第 { $number } 手凭 { $outlaw } 得到 { $amount }。
award-richest-hand = 最肥的一手
    .says = { $name } 在第 { $number } 手得到 { $amount }。
award-surest-gun = 最准的枪
    .says = { $name } 在一局里命中 { $count } 次。
