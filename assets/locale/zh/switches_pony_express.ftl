### 规则页上的小马快递。game/pony_express/presets.toml 的每个开关：名称、它决定什么（-says）、每个值的标签；
### 每个预设一个名称和一句话（-says）。下划线写作连字符。

## 枪战

switch-hit-rule-target = 命中决斗者
switch-hit-rule-target-says = 对方要倒下才算命中，还是碰到就算。
switch-hit-rule-target-fall = 必须倒下
switch-hit-rule-target-touch = 碰到就算

switch-hit-rule-bystander = 误中旁人
switch-hit-rule-bystander-says = 没参与的骑士要倒下，还是碰到，开枪者就被捕。
switch-hit-rule-bystander-fall = 必须倒下
switch-hit-rule-bystander-touch = 碰到就算

switch-gunfight-optional = 枪战
switch-gunfight-optional-says = 后到者能否不开战，骑过去。
switch-gunfight-optional-false = 必须开战
switch-gunfight-optional-true = 后到者决定

switch-jailed-count-for-meetings = 遇上坐牢的骑士
switch-jailed-count-for-meetings-says = 枪战和扑克是否算上坐牢的骑士。
switch-jailed-count-for-meetings-false = 不算
switch-jailed-count-for-meetings-true = 算

## 吹牛

switch-caught-bluffer-penalty = 吹牛被抓
switch-caught-bluffer-penalty-says = 吹牛被抓的骑士怎么办。
switch-caught-bluffer-penalty-stay = 不动
switch-caught-bluffer-penalty-jail = 坐牢

switch-underclaim-is-bluff = 宣称比掷出的低
switch-underclaim-is-bluff-says = 宣称得比掷出的低，算不算吹牛。
switch-underclaim-is-bluff-true = 算吹牛
switch-underclaim-is-bluff-false = 不算

switch-call-scope = 谁可以抓
switch-call-scope-says = 同格的都可以抓（没有则最近的都可以），还是只有最近的一位可以。
switch-call-scope-same-space-then-nearest = 同格，否则最近的
switch-call-scope-nearest-only = 最近的一位

switch-call-order = 几个人要抓
switch-call-order-says = 几个人都要抓时，谁算数。
switch-call-order-first-press = 先按的
switch-call-order-clockwise = 顺时针逐个问

switch-call-passes-on = 最近的不抓
switch-call-passes-on-says = 这时更远的骑士能否抓。
switch-call-passes-on-false = 谁都不能抓
switch-call-passes-on-true = 次近的可以

switch-nearest-metric = 怎样算最近
switch-nearest-metric-says = 前后的骑士按距离一样算，还是前方的优先。
switch-nearest-metric-absolute = 不分前后
switch-nearest-metric-ahead-first = 前方优先

## 骰子

switch-free-reroll-scope = 免费重掷
switch-free-reroll-scope-says = 谁每回合可以免费重掷一次。
switch-free-reroll-scope-sole-last = 单独落在最后的
switch-free-reroll-scope-last = 落在最后的都有

switch-desert-from = 沙漠
switch-desert-from-says = 从哪一格起，每次重掷花2块黄金。
switch-desert-from-value = 从第{ $value }格起

switch-exposed-partial-reroll = 公开重掷
switch-exposed-partial-reroll-says = 公开重掷时，能否留下几颗公开的骰子不掷。
switch-exposed-partial-reroll-true = 可以留几颗
switch-exposed-partial-reroll-false = 公开的都要掷

switch-show-known-hidden = 看见过的骰子
switch-show-known-hidden-says = 骰子放回骰盅下之前是哪一面，桌上是否继续显示。
switch-show-known-hidden-true = 显示
switch-show-known-hidden-false = 自己记

switch-compare-kickers = 单颗骰子
switch-compare-kickers-says = 牌型相同时，是否用单颗骰子分胜负。
switch-compare-kickers-true = 用来分胜负
switch-compare-kickers-false = 不算

## 黄金与坐牢

switch-poker-short-pay = 扑克输家只有1块
switch-poker-short-pay-says = 扑克输家只有1块黄金时，是付这1块，还是全由银行代付。
switch-poker-short-pay-pay-available = 付这1块
switch-poker-short-pay-bank-pays-all = 全由银行代付

switch-jail-charity = 坐牢时的救济
switch-jail-charity-says = 坐牢而没有黄金的骑士，何时从银行拿1块。
switch-jail-charity-after-release = 出狱之后
switch-jail-charity-at-start = 一回合开始时

switch-bank-limited = 银行
switch-bank-limited-says = 银行的黄金会不会用完。
switch-bank-limited-false = 永不用完
switch-bank-limited-true = 只有30块

## 格子与道具卡

switch-peace-blocks-effects = 第1至5格
switch-peace-blocks-effects-says = 和平的格子有没有效果。
switch-peace-blocks-effects-false = 效果照常
switch-peace-blocks-effects-true = 没有效果

switch-jail-card-draw = 狱中得到的卡
switch-jail-card-draw-says = 狱中掷骰得到的道具卡能否两张选一。
switch-jail-card-draw-1 = 一张，不能选
switch-jail-card-draw-2 = 两张选一

switch-relay-one-left = 最后一张道具卡
switch-relay-one-left-says = 只剩一张道具卡时，驿站给什么。
switch-relay-one-left-take = 给那一张
switch-relay-one-left-none = 不给

switch-item-hand-limit = 手上的道具卡
switch-item-hand-limit-says = 手上最多可以有几张道具卡。
switch-item-hand-limit-none = 不限
switch-item-hand-limit-1 = 一张
switch-item-hand-limit-2 = 两张
switch-item-hand-limit-3 = 三张
switch-item-hand-limit-4 = 四张

## Sacramento

switch-sacramento-via-call = 因抓吹牛而到达
switch-sacramento-via-call-says = 抓吹牛的人走到Sacramento，是否立即算到达。
switch-sacramento-via-call-true = 立即
switch-sacramento-via-call-false = 下一回合起

switch-sacramento-can-call = 在终点抓吹牛
switch-sacramento-can-call-says = 在Sacramento的骑士能否抓。
switch-sacramento-can-call-true = 可以
switch-sacramento-can-call-false = 不可以

## 预设

preset-seed-002 = 规则书
preset-seed-002-says = 规则书的译文：碰到就算命中，吹牛被抓者留在原处。
preset-table = 另一种玩法
preset-table-says = 另一种常见的读法：骑士要倒下，吹牛被抓者坐牢。
preset-cases = 例题规则
preset-cases-says = 每个开关都取排在最前的值。本项目的例题按它进行。
