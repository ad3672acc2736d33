### 规则页上的 BANG!。game/bang/presets.toml 的每个开关：名称、它决定什么（-says）、每个值的标签；
### 每个预设一个名称和一句话（-says）。下划线写作连字符。

## 扩展

switch-dodge-city = 道奇城 Dodge City
switch-dodge-city-says = 四十张牌（有绿牌）和十五个人物。
switch-dodge-city-false = 关
switch-dodge-city-true = 开

switch-high-noon = 正午 High Noon
switch-high-noon-says = 每圈一个事件，到最后的正午人人失去生命。
switch-high-noon-false = 关
switch-high-noon-true = 开

switch-fistful-of-cards = 一把好牌 A Fistful of Cards
switch-fistful-of-cards-says = 十五个事件，最后每张手牌受一枪。
switch-fistful-of-cards-false = 关
switch-fistful-of-cards-true = 开

switch-later-events = 后来的两个事件
switch-later-events-says = 手铐和新身份，加入其他事件。
switch-later-events-false = 关
switch-later-events-true = 开

switch-wild-west-show = 西部大秀 Wild West Show
switch-wild-west-show-says = 十张突如其来的大秀牌，还有八个人物。
switch-wild-west-show-false = 关
switch-wild-west-show-true = 开

switch-gold-rush = 淘金热 Gold Rush
switch-gold-rush-says = 命中得金块，可买设备，还有八个人物。
switch-gold-rush-false = 关
switch-gold-rush-true = 开

switch-shadow-gunslingers = 影子枪手
switch-shadow-gunslingers-says = 出局的人是否在自己的回合以影子归来。
switch-shadow-gunslingers-false = 关
switch-shadow-gunslingers-true = 开

## 玩家与人物

switch-player-range = 玩家人数
switch-player-range-says = 是否允许三人或八人玩，用专为他们准备的身份。
switch-player-range-dodge-city = 3至8人
switch-player-range-base = 4至7人

switch-characters-dealt = 人物的分发
switch-characters-dealt-says = 玩家分到一个人物，还是从两个中选一个。
switch-characters-dealt-1 = 一个
switch-characters-dealt-2 = 两个选一个

switch-auto-abilities = 摸牌的特技
switch-auto-abilities-says = Bart Cassidy、Black Jack、El Gringo和Suzy Lafayette是否必须摸牌。
switch-auto-abilities-forced = 必须
switch-auto-abilities-optional = 随意

switch-hit-abilities = 受击时的特技
switch-hit-abilities-says = Bart Cassidy和El Gringo按失去的每点生命摸牌，还是按每次受击。
switch-hit-abilities-per-point = 每点生命
switch-hit-abilities-per-hit = 每次受击

switch-sid-timing = Sid Ketchum何时恢复
switch-sid-timing-says = Sid Ketchum随时可以弃两张牌，还是只在自己的回合。
switch-sid-timing-any = 随时
switch-sid-timing-own-turn = 自己的回合

switch-refill-mid-shot = 射击中的Suzy Lafayette
switch-refill-mid-shot-says = Suzy Lafayette在射击处理到一半时就摸牌，还是在之后。
switch-refill-mid-shot-false = 之后
switch-refill-mid-shot-true = 立即

switch-vulture-takes = Vulture Sam拿什么
switch-vulture-takes-says = Vulture Sam拿走出局者的全部牌，还是只拿手牌。
switch-vulture-takes-all = 全部牌
switch-vulture-takes-hand = 手牌

## 监狱、炸药、酒桶

switch-jail-on-fail = 监狱未判出红桃
switch-jail-on-fail-says = 判定不是红桃时，监狱弃掉还是留下。
switch-jail-on-fail-discard = 弃掉
switch-jail-on-fail-stay = 留下

switch-jail-skips = 监狱的代价
switch-jail-skips-says = 判定不是红桃时，这一回合失去什么。
switch-jail-skips-turn = 整个回合
switch-jail-skips-play = 出牌
switch-jail-skips-draw-and-play = 摸牌和出牌

switch-jail-max-rounds = 关几回合
switch-jail-max-rounds-says = 监狱最多可以关囚犯几回合。
switch-jail-max-rounds-1 = 一回合
switch-jail-max-rounds-3 = 最多三回合
switch-jail-max-rounds-none = 直到红桃

switch-jail-draw-allowed = 狱中摸牌
switch-jail-draw-allowed-says = 囚犯在失去的回合里能否摸牌。
switch-jail-draw-allowed-false = 不可以
switch-jail-draw-allowed-true = 可以

switch-jail-copies = 监狱的张数
switch-jail-copies-says = 三张监狱全用，还是四人用一张、五人用两张。
switch-jail-copies-3 = 三张
switch-jail-copies-by-players = 按人数

switch-jail-sheriff = 警长与监狱
switch-jail-sheriff-says = 警长能否被关进监狱。
switch-jail-sheriff-forbidden = 不可以
switch-jail-sheriff-allowed = 可以

switch-start-checks = 炸药与监狱
switch-start-checks-says = 回合开始时先判定哪一个。
switch-start-checks-dynamite-first = 先炸药
switch-start-checks-jail-first = 先监狱
switch-start-checks-owner-choice = 玩家自选

switch-dynamite-pass = 炸药传给谁
switch-dynamite-pass-says = 炸药是否跳过面前已有炸药的玩家。
switch-dynamite-pass-next-without = 没有炸药的下家
switch-dynamite-pass-next-player = 紧邻的下家

switch-dynamite-after-explosion = 爆炸后的炸药
switch-dynamite-after-explosion-says = 炸药爆炸之后是否弃掉。
switch-dynamite-after-explosion-discard = 弃掉
switch-dynamite-after-explosion-keep = 留下

switch-barrel-on-success = 酒桶判出红桃
switch-barrel-on-success-says = 酒桶起过作用之后是否留在场上。
switch-barrel-on-success-stay = 留下
switch-barrel-on-success-discard = 弃掉

switch-barrel-answers = 酒桶挡什么
switch-barrel-answers-says = 酒桶只挡射击，还是每次被要求出射失时都有用。
switch-barrel-answers-shots = 射击
switch-barrel-answers-any-missed-request = 凡要出射失时

## 其他牌

switch-two-left-beer = 只剩两人时的啤酒
switch-two-left-beer-says = 只剩两名玩家时，啤酒有什么作用。
switch-two-left-beer-no-effect = 没有效果
switch-two-left-beer-purge-on-reshuffle = 洗牌时移除啤酒
switch-two-left-beer-normal = 1点生命

switch-rescue-beers = 自救的啤酒
switch-rescue-beers-says = 一次受击能否用几张啤酒自救。
switch-rescue-beers-many = 要几张用几张
switch-rescue-beers-one = 一张

switch-saloon-rescue = 用沙龙自救
switch-saloon-rescue-says = 濒死时能否用沙龙得救。
switch-saloon-rescue-false = 不可以
switch-saloon-rescue-true = 可以

switch-panic-range = 恐慌的范围
switch-panic-range-says = 恐慌按距离算，还是只够得到相邻的两名玩家。
switch-panic-range-distance = 距离1
switch-panic-range-neighbours = 相邻的玩家

switch-take-discard-self-target = 拿自己的牌
switch-take-discard-self-target-says = 恐慌和金丝雀能否用在自己的牌上。
switch-take-discard-self-target-false = 不可以
switch-take-discard-self-target-true = 可以

switch-indians-targets = 印第安人攻击谁
switch-indians-targets-says = 打出印第安人的玩家自己是否也受攻击。
switch-indians-targets-others = 其他人
switch-indians-targets-all = 所有人

switch-general-store = 杂货店
switch-general-store-says = 牌公开摆着，还是一手一手传下去。
switch-general-store-open = 公开摆着
switch-general-store-passed = 依次传递

switch-scope-effect = 瞄准镜的作用
switch-scope-effect-says = 瞄准镜缩短距离，还是加长射程。
switch-scope-effect-distance-minus-1 = 距离减1
switch-scope-effect-reach-plus-1 = 射程加1

switch-scope-name = 瞄准镜的名称
switch-scope-name-says = 这张牌叫什么；较早的版本是一匹马。
switch-scope-name-scope = 瞄准镜
switch-scope-name-appaloosa = 阿帕卢萨马

switch-same-weapon = 同名的枪
switch-same-weapon-says = 场上的枪能否用同名的枪替换。
switch-same-weapon-forbidden = 不可以
switch-same-weapon-replace = 可以替换

switch-voluntary-discard = 多弃牌
switch-voluntary-discard-says = 回合结束时，能否弃掉比必须更多的牌。
switch-voluntary-discard-false = 只弃多余的
switch-voluntary-discard-true = 张数不限

switch-reshuffle-when = 何时洗弃牌
switch-reshuffle-when-says = 抽牌堆一空就洗弃牌，还是等到需要牌时。
switch-reshuffle-when-emptied = 一空就洗
switch-reshuffle-when-needed = 需要牌时

## 结束

switch-renegade-win = 叛徒怎样获胜
switch-renegade-win-says = 叛徒只要最后一个在场，还是必须与警长单挑获胜。
switch-renegade-win-sole-survivor = 最后一个在场
switch-renegade-win-final-duel = 单挑警长

switch-dead-share-win = 出局的人
switch-dead-share-win-says = 出局的人是否随自己一方获胜。
switch-dead-share-win-true = 一同获胜
switch-dead-share-win-false = 不算获胜

switch-victory-check = 何时判断胜负
switch-victory-check-says = 是否要等一张牌对所有人处理完，才判断有没有人获胜。
switch-victory-check-after-card = 整张牌之后
switch-victory-check-after-elimination = 每次出局之后
switch-victory-check-on-role-shown = 亮身份时

switch-elimination-order-prompt = 死者弃牌的顺序
switch-elimination-order-prompt-says = 何时询问出局者按什么顺序弃牌。
switch-elimination-order-prompt-if-relevant = 顺序要紧时
switch-elimination-order-prompt-always = 总是问
switch-elimination-order-prompt-never = 不问

switch-length-cap = 最后一圈
switch-length-cap-says = 游戏是否在若干圈后结束：那时警长一方获胜；三人玩时生命最多者获胜。
switch-length-cap-none = 不设
switch-length-cap-10 = 第10圈
switch-length-cap-15 = 第15圈
switch-length-cap-20 = 第20圈

## Dodge City

switch-green-miss-ready = 保命的绿牌
switch-green-miss-ready-says = 能躲避射击的绿牌何时可用。
switch-green-miss-ready-next-turn = 下家回合起
switch-green-miss-ready-at-once = 立即

switch-dodge-draw-usable = 闪避摸到的牌
switch-dodge-draw-usable-says = 因闪避或圣经摸到的牌，能否回应同一枪。
switch-dodge-draw-usable-true = 可以
switch-dodge-draw-usable-false = 不可以

switch-derringer-draw = 德林杰摸的牌
switch-derringer-draw-says = 射击之后摸牌，还是射击之前。
switch-derringer-draw-after = 射击之后
switch-derringer-draw-before = 射击之前

switch-molly-counts = Molly Stark的牌
switch-molly-counts-says = Molly Stark在自己的回合之外用哪些牌会摸牌。
switch-molly-counts-named-three = BANG!、射失、啤酒
switch-molly-counts-any = 任何手牌

switch-apache-duel = Apache Kid与决斗
switch-apache-duel-says = 方块的决斗对Apache Kid是否有效。
switch-apache-duel-affected = 有效
switch-apache-duel-immune = 无效

switch-jose-limit = José Delgado的次数
switch-jose-limit-says = José Delgado一回合能几次弃一张蓝牌摸两张牌。
switch-jose-limit-2 = 两次
switch-jose-limit-none = 不限

switch-vera-timing = Vera Custer的选择
switch-vera-timing-says = Vera Custer在炸药和监狱之后选择，还是之前。
switch-vera-timing-after-checks = 炸药和监狱之后
switch-vera-timing-before-checks = 炸药和监狱之前

switch-vera-when-skipped = 狱中的Vera Custer
switch-vera-when-skipped-says = 失去回合时，Vera Custer是否保留原来的特技。
switch-vera-when-skipped-none = 没有特技
switch-vera-when-skipped-keep = 保留原来的

## 事件

switch-three-player-events = 三人玩的事件
switch-three-player-events-says = 三人玩时能否用事件牌；能用则由副警长翻开。
switch-three-player-events-off = 不用
switch-three-player-events-deputy = 由副警长翻

switch-event-preview = 下一个事件
switch-event-preview-says = 事件牌堆顶的一张是否公开。
switch-event-preview-open = 公开
switch-event-preview-hidden = 不公开

switch-ambush-characters = 伏击与人物
switch-ambush-characters-says = 伏击期间，人物是否改变距离。
switch-ambush-characters-ignore = 不改变
switch-ambush-characters-count = 改变

switch-abandoned-mine = 废矿
switch-abandoned-mine-says = 哪些牌放到抽牌堆上：多余的手牌，还是用过的所有牌。
switch-abandoned-mine-phase3 = 多余的手牌
switch-abandoned-mine-whole-turn = 整个回合用的

switch-lasso-start-checks = 套索、监狱与炸药
switch-lasso-start-checks-says = 套索期间监狱和炸药都不判定，还是监狱照样判定但没有作用。
switch-lasso-start-checks-suspended = 不判定
switch-lasso-start-checks-dummy-jail = 监狱空判一次

switch-roulette-answers = 俄罗斯轮盘
switch-roulette-answers-says = 在俄罗斯轮盘中，用什么可以保命。
switch-roulette-answers-missed-like = 任何躲避效果
switch-roulette-answers-missed-cards = 射失牌

switch-ricochet-answers = 跳弹
switch-ricochet-answers-says = 用什么可以救被射击的牌。
switch-ricochet-answers-missed-like = 任何躲避效果
switch-ricochet-answers-missed-cards = 射失牌

switch-fistful-count = 一把好牌
switch-fistful-count-says = 枪数是否在回合开始时就数定。
switch-fistful-count-fixed = 数定
switch-fistful-count-live = 每枪重数

switch-hard-liquor-full = 生命已满与烈酒
switch-hard-liquor-full-says = 生命已满的玩家能否白白放弃摸牌。
switch-hard-liquor-full-allowed = 可以
switch-hard-liquor-full-forbidden = 不可以

switch-doctor-pool = 医生
switch-doctor-pool-says = 在哪些人当中找生命最少的。
switch-doctor-pool-all = 所有玩家
switch-doctor-pool-wounded = 受伤的玩家

switch-new-identity = 新身份
switch-new-identity-says = 另一个人物是准备时的备用人物，还是随机的。
switch-new-identity-spare = 备用人物
switch-new-identity-random = 随机

## Wild West Show

switch-wws-triggers = 翻开大秀牌
switch-wws-triggers-says = 打出哪些牌会翻开下一张大秀牌。
switch-wws-triggers-two = 小马车、威尔士马车
switch-wws-triggers-draw-cards = 所有能摸牌的牌

switch-lady-rosa-two = 只剩两人时换座位
switch-lady-rosa-two-says = 只剩两名玩家时，Lady Rosa能否换座位。
switch-lady-rosa-two-forbidden = 不可以
switch-lady-rosa-two-allowed = 可以

switch-showdown-bang = 摊牌中的BANG!
switch-showdown-bang-says = BANG!牌是否仍能用来射击。
switch-showdown-bang-only-missed = 只当射失
switch-showdown-bang-may = 两者皆可

## Gold Rush

switch-wanted-targets = 通缉令对谁
switch-wanted-targets-says = 黑色设备通缉令可以放在谁面前。
switch-wanted-targets-any = 任何人
switch-wanted-targets-not-sheriff = 警长除外
switch-wanted-targets-not-self = 自己除外

switch-shadow-scope = 谁成为影子
switch-shadow-scope-says = 每个出局的人都成为影子，还是只有第一个。
switch-shadow-scope-all = 每个人
switch-shadow-scope-first-only = 第一个

switch-shadow-optional = 成为影子
switch-shadow-optional-says = 出局的人是否必须成为影子。
switch-shadow-optional-false = 必须
switch-shadow-optional-true = 自愿

switch-shadow-renegade-compare = 影子叛徒投哪一方
switch-shadow-renegade-compare-says = 亮出的警长一方身份与哪些歹徒相比。
switch-shadow-renegade-compare-shown = 亮出的歹徒
switch-shadow-renegade-compare-hidden = 未亮出的歹徒

## 预设

preset-dv4 = 第四版
preset-dv4-says = 现今出版的游戏，每人一个人物。
preset-seed-001 = 简短规则
preset-seed-001-says = 监狱可以一直关，酒桶起作用就弃掉，叛徒必须与警长单挑获胜。
preset-seed-003 = 详细规则
preset-seed-003-says = 人物两个选一个，杂货店依次传递，亮出身份就可能结束游戏。
