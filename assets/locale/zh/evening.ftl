### 用手边的设备入座

seats-own-pad-short = 自己的
seats-shared-pad = 共用手柄
seats-shared-pad-short = 共用
seats-more = 加真人
seats-more-bots = 加电脑
seats-joined = { $name } 入座，用共用的设备玩。
seats-joined-pad = { $name } 拿着手柄入座。在这个手柄上按返回键就离座。
seats-left = { $name } 离座，由电脑接手。
seats-bot-joined = 电脑 { $name } 坐上空椅子。
seats-all-people = 每把椅子都坐着真人。
seats-all-taken = 每把椅子都有人了。
