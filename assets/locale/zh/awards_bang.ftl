### 一晚的奖项

award-most-wanted = 头号靶子
    .says = { $name } 在一局里被射击 { $count } 次。
award-quickest-gun = 最快的枪
    .says = { $name } 在一局里淘汰了 { $count } 人。
award-thickest-skin = 最厚的皮
    .says = { $name } 失去 { $count } 点生命，最后仍然站着。
award-sorriest-sheriff = 最懊悔的警长
    .says = { $name } 打死了自己的副警长，弃掉了所有牌。
