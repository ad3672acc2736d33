### 一晚的奖项

award-best-shot = 最佳射击
    .says = { $name } 一颗骰子击倒 { $count } 个目标。
award-boldest-bluff = 最大胆的吹牛
    .says = { $name } 宣称“{ $declared }”，其实是“{ $rolled }”，却没人抓。
award-keenest-eye = 火眼金睛
    .says = { $name } 在一场比赛里抓到 { $count } 次吹牛。

### 一晚的射击

shot-told = { $target ->
    [indians] { $name } 射击印第安人
   *[rider] { $name } 射击 { $whom }
}
    .came = { $how ->
        [down] { $target ->
            [indians] 击倒 { $count } 个印第安人。
           *[rider] 击倒！
        }
        [touched] 碰到了，没倒。
        [bystander] 误倒旁人。
       *[missed] 没有打中。
    }
