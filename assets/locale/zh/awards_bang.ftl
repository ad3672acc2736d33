### 一晚的奖项

award-most-wanted = 头号靶子
    .says = { $name } 在一局里被射击 { $count } 次。
award-quickest-gun = 最快的枪
    .says = { $name } 在一局里击毙 { $count } 人。
award-thickest-skin = 命最硬
    .says = { $name } 失去 { $count } 点生命，最后仍然在场。
award-sorriest-sheriff = 最懊悔的警长
    .says = { $name } 击毙了自己的副警长，弃掉全部牌。
