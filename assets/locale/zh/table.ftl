### 桌子说的话：存档、收回、没有窗口的一局的记录。

## 存档。$file 是文件名，$now 是放到一边后的名字。

save-torn = 程序停下之前，这一局的最后一步没有写完。它还没有显示过，请重选一次。
save-mended =
    { $picks ->
        [0] 存档 { $file } 受损，从头开始；受损的文件保留为 { $now }。
       *[other] 存档 { $file } 受损，从第 { $picks } 步之后继续；受损的文件保留为 { $now }。
    }
save-damaged = 存档 { $file } 受损，不能接着玩。它保留为 { $now }。
save-foreign = { $file } 混在存档里，却不是存档。它保留为 { $now }。
save-newer = 存档 { $file } 由更新版本的程序写成：请用那个版本接着玩。在此之前保留为 { $now }。
save-changed-rules = 玩过 { $file } 之后规则变了：第 { $picks } 步之后不再成立，不能接着玩。它保留为 { $now }。
save-drifted = 存档 { $file } 在第 { $picks } 步之后与当时玩的不一样，这不应该发生：请连同文件一起报告。它保留为 { $now }。
save-in-use = { $file } 正在另一个窗口里玩：请到那里继续，或先关掉那个窗口。
save-cannot-open = 存档 { $file } 打不开（{ $why }）。什么也没有改动。
save-disk-full = 磁盘已满，这一局继续但不保存：腾出空间后会自动恢复保存。
save-refused = 这一局无法保存到 { $folder }（{ $why }）。游戏继续但不保存。
save-result-refused = 这一局的结果无法记入 { $file }（{ $why }）。它仍作为未完的存档保留：以后再打开它，结果就会记下。
save-again = 又开始保存了，先前玩的都在内。

## 重看：文件留在原处。

replay-damaged = { $file } 的第 { $line } 行受损，不能重看。
replay-foreign = { $file } 不是本程序的存档：请从存档文件夹里选一个。
replay-newer = { $file } 由更新版本的程序写成：请用那个版本重看。
replay-changed-rules = 玩过 { $file } 之后规则变了：第 { $picks } 步之后不再成立，不能重看。
replay-cannot-open = { $file } 打不开（{ $why }）。

## 为什么不能收回。`.plate` 是灰色按钮上的字。

reason-nothing-to-undo = 还没有什么可收回：这个座位还没有选过。
    .plate = 还没有
reason-undo-another-acted = 之后别人已经行动：只有最后一步才能收回。
    .plate = 别人已行动
reason-other-lesson-step = 这样也可以，但教学现在是另一步：先做那一步。
    .plate = 不是这一步
reason-undo-new-knowledge = 之后看到了新东西：摸到、翻开或亮出的牌不能当没看见。
    .plate = 已看到新牌

## 没有窗口的一局的记录

record-title = Sundown Saloon { $version }：{ $game }
record-rules = 规则：{ $preset }。种子：{ $seed }。
record-switch = { $switch }：{ $value }
record-seat = 座位 { $seat }：{ $name }，电脑
record-event = { $event }  [{ $clause }]
record-wins = { $name } 赢了这一局。
record-stands =
    { $won ->
        [yes] { $name } 有 { $money }，赢了这一局。
       *[no] { $name } 有 { $money }。
    }
