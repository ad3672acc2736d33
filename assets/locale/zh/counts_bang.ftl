### 统计页上 BANG! 的项目。

count-flips = 判定
count-flips-spades = 黑桃
count-flips-hearts = 红桃
count-flips-diamonds = 方块
count-flips-clubs = 梅花
