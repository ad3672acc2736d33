### 统计页上 小马快递 的项目。

count-dice = 骰子
count-dice-14 = A
count-dice-13 = K
count-dice-12 = Q
count-dice-11 = J
count-dice-10 = 10
count-dice-9 = 9
count-shots = 枪战
count-shots-shots = 弹出的骰子
count-shots-felled = 击倒对手
count-shots-touched = 碰到对手
count-shots-indians = 击倒印第安人
count-shots-bystanders = 误倒旁人
count-shots-missed = 全未中
count-declared = 宣称
count-declared-declared = 宣称牌型
count-declared-not-called = 没人抓
count-declared-true = 被抓：真的
count-declared-bluff = 被抓：吹牛
count-declared-calls = 抓别人
