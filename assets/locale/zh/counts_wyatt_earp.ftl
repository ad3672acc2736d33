### 统计页上 Wyatt Earp 的项目。

count-draws = 摸到的牌
count-draws-belle-starr = Belle Starr
count-draws-billy-the-kid = Billy the Kid
count-draws-bob-dalton = Bob Dalton
count-draws-butch-cassidy = Butch Cassidy
count-draws-jesse-james = Jesse James
count-draws-sundance-kid = Sundance Kid
count-draws-wes-hardin = Wes Hardin
count-draws-sheriff = 警长牌
count-shots = 射击
count-shots-hit = 有弹孔
count-shots-no-hit = 无弹孔
