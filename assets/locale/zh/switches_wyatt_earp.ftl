### 规则页上的 Wyatt Earp。game/wyatt_earp/presets.toml 的每个开关：名称、它决定什么（-says）、每个值的标签；
### 每个预设一个名称和一句话（-says）。下划线写作连字符。

## 派彩

switch-capture-threshold = 通缉成功的点数
switch-capture-threshold-says = 所有玩家对一名罪犯的通缉力合计要多少点，才能分悬红。
switch-capture-threshold-8 = 8点以上
switch-capture-threshold-9 = 9点以上

switch-sole-lead-margin = 独得的差距
switch-sole-lead-margin-says = 比最高者落后多少点，就不再分红。
switch-sole-lead-margin-5 = 5点以上
switch-sole-lead-margin-6 = 6点以上

switch-tie-shortfall = 同点而钱不够
switch-tie-shortfall-says = 余款不够通缉力相同的玩家每人一份时怎么办。
switch-tie-shortfall-stop-all = 派彩停止
switch-tie-shortfall-skip-group = 跳过他们

switch-zero-cp-shares = 没有点数但相差不多
switch-zero-cp-shares-says = 最高者点数很少时，对该罪犯没有通缉力的玩家能否分红。
switch-zero-cp-shares-false = 不分
switch-zero-cp-shares-true = 分

## 游戏的结束

switch-game-target = 目标金额
switch-game-target-says = 一回合派彩之后，有人的钱到这个数，游戏就结束。
switch-game-target-value = ${ NUMBER($value) }

switch-game-end = 达到目标
switch-game-end-says = 正好等于目标就结束，还是必须超过。
switch-game-end-at-least = 达到即可
switch-game-end-more-than = 必须超过

## 抽牌堆

switch-first-reshuffle = 第一次只剩一张
switch-first-reshuffle-says = 有人要摸两张，第一个抽牌堆却只剩一张时，这一张怎么办。
switch-first-reshuffle-take-then-shuffle = 先摸再洗
switch-first-reshuffle-shuffle-all = 先洗进去

switch-second-exhaustion = 抽牌堆再次用完
switch-second-exhaustion-says = 抽牌堆第二次用完后，回合何时结束。
switch-second-exhaustion-on-draw = 不够摸时
switch-second-exhaustion-when-empty = 一用完就结束

## 警长牌

switch-photo-out-of-turn = 在别人的一轮放照片
switch-photo-out-of-turn-says = 罪犯刚有人首次打出时，别的玩家能否立即放上照片。
switch-photo-out-of-turn-off = 不可以
switch-photo-out-of-turn-free = 可以
switch-photo-out-of-turn-costs-sheriff = 用下一轮警长牌换

switch-fastest-gun-same-outlaw = 快枪手对快枪手
switch-fastest-gun-same-outlaw-says = 谁的快枪手会挡住放在同一罪犯上的新快枪手。
switch-fastest-gun-same-outlaw-any-owner = 任何人的
switch-fastest-gun-same-outlaw-others-only = 别人的

switch-most-wanted-request = 超级通缉令要什么
switch-most-wanted-request-says = 用超级通缉令向别人要牌时，可以指名哪些牌。
switch-most-wanted-request-outlaw = 通缉牌
switch-most-wanted-request-any-named = 任何牌

switch-wyatt-out-of-turn-window = 在别人的一轮打厄普
switch-wyatt-out-of-turn-window-says = 在别人的一轮里，何时可以打惠特厄普对付贼窟。
switch-wyatt-out-of-turn-window-on-hideout = 贼窟刚放下时
switch-wyatt-out-of-turn-window-any-time = 两轮之间也可以
switch-wyatt-out-of-turn-window-off = 不可以

switch-wyatt-out-of-turn-cost = 这样打厄普的代价
switch-wyatt-out-of-turn-cost-says = 在别人的一轮里打惠特厄普，是否占用自己下一轮的警长牌。
switch-wyatt-out-of-turn-cost-costs-sheriff = 下一轮警长牌
switch-wyatt-out-of-turn-cost-none = 没有代价

switch-hideout-removal = 厄普能移除的贼窟
switch-hideout-removal-says = 惠特厄普只能帮自己的牌，还是桌上任何一组都可以。
switch-hideout-removal-own = 自己牌上的
switch-hideout-removal-any = 任何一个

## 通缉牌与钱

switch-reward-pooling = 一轮出两次
switch-reward-pooling-says = 同一轮里分次出的同一罪犯的牌，算悬红时是否合在一起。
switch-reward-pooling-per-play = 各算各的
switch-reward-pooling-per-turn = 合在一起

switch-opened-persists = 首次打出之后
switch-opened-persists-says = 某罪犯在桌上一张牌也不剩时，是否仍不限张数。
switch-opened-persists-true = 仍不限张数
switch-opened-persists-false = 重新要三张

switch-bank-limited = 银行
switch-bank-limited-says = 银行的钱会不会用完。
switch-bank-limited-false = 永不用完
switch-bank-limited-true = 只有$150,000

## 预设

preset-seed-004 = 详细规则
preset-seed-004-says = 常用的玩法，出自较长的波斯文文档：照片和惠特厄普可在别人的一轮打出。
preset-seed-000 = 简短规则
preset-seed-000-says = 稍简单，出自较短的中文文档：照片不能在别人的一轮里放。
preset-published = 出版的游戏
preset-published-says = 市售游戏的玩法（published），以印刷资料所载为准。
preset-cases = 例题规则
preset-cases-says = 每个开关都取排在最前的值。本项目的例题按它进行。
