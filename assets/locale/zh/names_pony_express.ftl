### 小马快递的名称。`.a` 用在句子里，`.short` 用在电报上。

game-name = 小马快递

purse = { $amount }块黄金
part = 第{ $number }回合
    .inside = 第{ $number }回合
    .last = 上一回合
    .next = 下一回合
    .played = 打了{ $number }回合，比赛结束。


## 道具卡

kind-loaded-die = 灌铅骰子
    .a = 一张灌铅骰子
    .short = 灌铅骰子
kind-sleight-of-hand = 巧手
    .a = 一张巧手
    .short = 巧手
kind-second-revolver = 第二把左轮
    .a = 一张第二把左轮
    .short = 左轮
kind-fast-draw = 快速拔枪
    .a = 一张快速拔枪
    .short = 快速拔枪
kind-deputys-star = 副警长之星
    .a = 一张副警长之星
    .short = 星章
kind-file-in-the-loaf = 面包里的锉刀
    .a = 一张面包里的锉刀
    .short = 锉刀
kind-spyglass = 望远镜
    .a = 一张望远镜
    .short = 望远镜
kind-loud-voice = 大嗓门
    .a = 一张大嗓门
    .short = 大嗓门
kind-poker-face = 扑克脸
    .a = 一张扑克脸
    .short = 扑克脸
kind-fresh-mount = 新马
    .a = 一张新马
    .short = 新马
kind-lasso = 套索
    .a = 一张套索
    .short = 套索
kind-dynamite = 炸药
    .a = 一张炸药
    .short = 炸药
kind-peace-pipe = 和平烟斗
    .a = 一张和平烟斗
    .short = 和平烟斗
kind-rail-pass = 火车票
    .a = 一张火车票
    .short = 火车票
kind-pickaxe = 镐
    .a = 一张镐
    .short = 镐
kind-water-bag = 水袋
    .a = 一张水袋
    .short = 水袋

## 牌型。`.a` 用在句子里，`.short` 用在按钮上。

hand-nothing = 散牌
    .a = 散牌
    .short = 散牌
hand-pair = 一对
    .a = 一对
    .short = 一对
hand-two-pairs = 两对
    .a = 两对
    .short = 两对
hand-three = 三条
    .a = 三条
    .short = 三条
hand-straight = 顺子
    .a = 顺子
    .short = 顺子
hand-full-house = 葫芦
    .a = 葫芦
    .short = 葫芦
hand-four = 四条
    .a = 四条
    .short = 四条
hand-five = 五条
    .a = 五条
    .short = 五条

## 骰子的面

face-9 = 9
face-10 = 10
face-11 = J
face-12 = Q
face-13 = K
face-14 = A
# 读者不可以看见的一面
face-hidden = ？
