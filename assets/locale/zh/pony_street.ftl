# 小马快递枪战的街道。

street-gunfight = 枪战
street-final = 最终决斗
street-indians = 印第安人
street-strap = { $kind ->
    [gunfight] 第{ $space }格 · 先中者胜 · 误中旁人：坐牢
    [final] 先中者赢得比赛 · 误中旁人：落败
   *[indians] 第{ $space }格 · 一枪打三个 · 误中骑士：坐牢
}
street-owes = { $owes ->
    [0] 若中枪：坐牢
   *[other] 若中枪：付{ $owes }块黄金
}
street-prize = 倒一个：1块黄金 · 站一个：退一步
street-saloon = 沙龙
street-jail = 监狱
street-store = 杂货店
street-power = 力度
street-how-pull = 向后拉，瞄准，松开。
street-how-keys = 方向键瞄准。按住回车，松开。
street-how-pad = 摇杆瞄准。按住扳机，松开。
street-how-needle = 瞄准。按一下，力度摆动；再按一下，弹出。
street-shoots = { $name } 开枪。
street-watch = { $name } 正在瞄准。
street-put-down = 放下
street-cards = 道具卡
street-cards-which = { $name }：选一张卡，或返回去弹。
street-cards-none = { $name }：现在没有可用的道具卡。
street-dynamite-on = 扔炸药
street-dynamite-off = 只用一颗
street-needle-on = 改为按两下射击
street-needle-off = 改为按住射击
street-replay = 重看
street-go-on = 继续上路
street-menu = 菜单
street-too-weak = 太轻：骰子没有动。
street-backwards = 骰子只能往前飞。
street-stopped = 手指停住了：没有弹出。
street-lesson-pull = 从骰子向后拉，越远越用力，松开就开枪。沿弧线拖动可以移动骰子。
street-lesson-keys = 左右键瞄准，上下键移动骰子。按住回车，松开就开枪。
street-lesson-pad = 左摇杆瞄准，十字键移动骰子。按住扳机再松开，或把右摇杆向后拉再弹回。
street-lesson-cancel = 改主意了？{ $how ->
    [pull] 右键
    [keys] Esc
   *[pad] 右边的主键
}可以放下。
street-hit = 命中！
street-touched = 碰到
street-miss = 未中
street-off = 飞出街道
street-arrested = 被捕
street-fallen = 倒下{ $count }个
street-not-yours = 现在是 { $name } 开枪。

# 设置页的一行。
set-show-bodies = 显示碰撞范围
set-show-bodies-says = 在枪战的骑士和骰子周围画出骰子真正碰到的形状。
