### 每种游戏里桌子自己说的话。

money = ${ $amount }
list-end = { $first }和{ $last }
list-or = { $first }或{ $last }
list-start = { $first }、{ $rest }
a-card = 一张牌
several-cards = { $count }张{ $kind }

## 为什么不行。`.plate` 是灰色牌上的字。

reason-not-asked = 现在问的是别人：请等那边回答。
    .plate = 还没轮到
reason-not-an-option = 这不在现在的选择之列：请选亮着的。
    .plate = 现在不可选
reason-not-a-pick = 这根本不是一个选择：选择由词、整数和座位组成。
    .plate = 不是选择
reason-choose-a-set = 先选桌上的一组牌：可以放上去的都亮着。
    .plate = 先选一组
reason-game-over = 游戏已经结束：不能再出牌。
    .plate = 游戏结束

## 每种游戏的回答

option-pass = 不出
    .short = 不出
