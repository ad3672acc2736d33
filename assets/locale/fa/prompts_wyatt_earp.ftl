### پرسش‌ها و پاسخ‌های وایات ارپ. `.short` کنار دکمه است.

## پرسش‌ها. از { $who } پرسیده می‌شود.

prompt-draw = { $top ->
    [no] { $who }: دو کارت از ستون بکشید.
   *[yes] { $who }: دو کارت بکشید، یا { $card-a } را از سوخته‌ها بردارید.
}
prompt-play = { $sheriff ->
    [last] { $who }: آخرین کارت را بسوزانید. دست تمام می‌شود.
    [fetched] { $who }: { $card-a } را همین حالا بازی کنید، یاغی بچینید، یا بسوزانید.
    [played] { $who }: باز هم یاغی بچینید، یا بسوزانید.
    [owed] { $who }: یاغی بچینید، یا بسوزانید. کارت کلانتر این نوبت خرج شده است.
   *[free] { $who }: یاغی بچینید، یک کارت کلانتر بازی کنید، یا بسوزانید.
}
prompt-look-through = { $who }: هر کارتی جز وایات ارپ از سوخته‌ها بردارید.
prompt-photo-window = { $price ->
    [yes] { $opener } { $outlaw } را باز کرد. { $who }: اکنون تصویر را می‌گذارید و نوبت بعد کارت کلانتر بازی نمی‌کنید؟
   *[no] { $opener } { $outlaw } را باز کرد. { $who }: اکنون تصویر را بی هزینه می‌گذارید؟
}
prompt-wyatt-window = { $moment ->
    [landed] { $price ->
        [yes] { $by } دستهٔ { $outlaw } نزد { $whom } ({ $points }) را پنهان کرد. { $who }: پاسخ با تیر، و نوبت بعد بی کارت کلانتر؟
       *[no] { $by } دستهٔ { $outlaw } نزد { $whom } ({ $points }) را پنهان کرد. { $who }: پاسخ با تیر، بی هزینه؟
    }
    [payout] پرداخت در پیش است. { $who }: نخست با وایات ارپ به مخفی‌گاهی تیر می‌زنید؟
   *[between] { $price ->
        [yes] نوبت { $by } تمام شد. { $who }: تیر به مخفی‌گاه، و نوبت بعد بی کارت کلانتر؟
       *[no] نوبت { $by } تمام شد. { $who }: تیر به مخفی‌گاه، بی هزینه؟
    }
}
# ارزش دستهٔ پنهان
points-there = { $points } امتیاز

## پاسخ‌ها

option-draw = { $pile ->
    [supply] کشیدن دو کارت
   *[discards] برداشتن کارت سوختهٔ رو
}
    .short = { $pile ->
        [supply] کشیدن دو تا
       *[discards] سوخته
    }
option-lay = چیدن { $count } { $card }
    .short = چیدن { $count }
option-discard = سوزاندن { $card }
    .short = سوزاندن
option-photo = گذاشتن { $photo-a }
    .short = تصویر
option-stagecoach-robbery = سرقت کالسکه روی { $card }
    .short = تیر
option-bank-robbery = سرقت بانک روی { $card }
    .short = تیر
option-fastest-gun = سریع‌ترین تفنگ روی { $card }
    .short = تیر
option-hideout = پنهان کردن { $card } نزد { $whom }
    .short = تیر
option-most-wanted-ask = { $side ->
    [first] نخست از { $whom } { $card-a } بخواه
    [only] از { $whom } { $card-a } بخواه
    [left] از سمت چپ { $card-a } بخواه
   *[right] از سمت راست { $card-a } بخواه
}
    .short = خواستن
option-most-wanted-rob = تحت تعقیب: گرفتن { $card-a } از { $whom }
    .short = تیر
option-wyatt-earp-draw = وایات ارپ: کشیدن دو کارت
    .short = کشیدن دو تا
option-wyatt-earp-look = وایات ارپ: گشتن سوخته‌ها
    .short = گشتن سوخته‌ها
option-wyatt-earp-clear = وایات ارپ: تیر به مخفی‌گاه روی { $card } نزد { $whom }
    .short = رهایی { $card-short }
option-take = برداشتن { $card-a }
    .short = برداشتن
