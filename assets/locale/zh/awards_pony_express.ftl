### 一晚的奖项

award-best-shot = 最佳射击
    .says = { $name } 一颗骰子击倒 { $count } 个目标。
award-boldest-bluff = 最大胆的吹牛
    .says = { $name } 宣称“{ $declared }”，其实是“{ $rolled }”，却没人抓。
award-keenest-eye = 最锐利的眼睛
    .says = { $name } 在一场比赛里抓到 { $count } 次吹牛。
