### پرسش‌ها و پاسخ‌های پونی اکسپرس. `.short` کنار دکمه است.

## پرسش‌ها. از { $who } پرسیده می‌شود.

prompt-first-item = { $who }: از دو کارت ابزار یکی را نگه دارید.
prompt-keep-item = { $who }: از دو کارت ابزار یکی را نگه دارید.
prompt-put-under = { $who }: یک کارت ابزار را زیر دسته بگذارید.
prompt-start = { $who }: تاس‌ها را زیر لیوان بریزید.
prompt-cup = { $price ->
    [0] { $who }: یک بار رایگان دوباره بریزید، یا دستی اعلام کنید.
   *[other] { $who }: با { $price } طلا دوباره بریزید، یا دستی اعلام کنید.
}
prompt-call = { $caller ->
    [yes] { $by } مچ گرفت. { $who }: بلندتر فریاد می‌زنید؟
   *[no] { $roller } می‌گوید { $hand-a }. { $who }: مچ می‌گیرید؟
}
prompt-callers-move = { $who } درست گفت: { $steps } گام می‌روید، یا می‌مانید؟
prompt-mount = { $who }: با اسب تازه، اگر باشد، یک خانه بیشتر، یا همین‌جا؟
prompt-fight = { $whom } اینجاست. { $who }: می‌جنگید؟
prompt-corners = { $who }: گوشه‌ای در برابر { $whom } برگزینید.
prompt-fast-draw = { $whom } اول تیر می‌زند. { $who }: با دست تند اول می‌زنید؟
prompt-shot = { $who }: به { $whom } تیر بزنید.
prompt-second-die = { $who }: حالا تاس دوم.
prompt-outcome = تاس { $shooter } در راه است.
prompt-indians = { $who }: یک تیر به سرخ‌پوست‌ها.
prompt-arrest = { $who }: به زندان می‌روید، یا با ستارهٔ معاون نه؟
prompt-jail = { $pays ->
    [yes] { $who }: ۳ طلا بدهید و بتازید، یا برای فرار بریزید.
   *[no] { $who }: برای فرار از زندان بریزید.
}
prompt-station = { $pays ->
    [yes] { $who }: با { $fare } طلا با قطار به خانهٔ { $to } می‌روید؟
   *[no] { $who }: قطار تا خانهٔ { $to }، بهایش { $fare } طلا.
}
prompt-mine = { $who } از معدن { $hand-a } دارد. اگر کلنگ باشد، باز می‌کَنید؟
prompt-cold-drink = { $who } از همه می‌پرسد: کسی نوشیدنی خنک می‌خواهد؟

## پاسخ‌ها

option-keep = نگه داشتن { $card-a }
    .short = نگه دار
option-put-under = گذاشتن { $card-a } زیر دسته
    .short = زیر دسته
option-shake = تاس بریز
    .short = بریز
option-roll = { $way ->
    [open] ریختن { $dice } آشکارا
   *[hidden] ریختن { $dice } زیر لیوان
}
    .short = { $way ->
        [open] آشکار
       *[hidden] پنهان
    }
option-roll-jail = برای فرار بریز
    .short = بریز
option-sort = { $count ->
    [0] همهٔ تاس‌ها پنهان
   *[other] نشان دادن { $dice }
}
    .short = { $count ->
        [0] همه پنهان
       *[other] نشان
    }
option-declare = اعلام { $hand-a }
    .short = { $hand-short }
option-call = مچ‌گیری
    .short = مچ
option-move = رفتن گام‌ها
    .short = برو
option-stay = همین‌جا بمان
    .short = بمان
option-fight = بجنگ
    .short = جنگ
option-corner = { $corner ->
    [left] در چپ بایست
   *[right] در راست بایست
}
    .short = { $corner ->
        [left] چپ
       *[right] راست
    }
option-flick = تیر به { $aim }° با { $speed } میلی‌متر بر ثانیه از { $place }°
    .short = تیر
option-pay = ۳ طلا بده
    .short = ۳ طلا
option-ride = سوار قطار شو
    .short = قطار
option-served = همه نوشیدنی دارند
    .short = آوردم
option-loaded-die = تاس سنگین: تاس { $die } به { $face }
    .short = گرداندن تاس
option-sleight-of-hand = { $way ->
    [open] تردستی: ریختن { $dice } آشکارا
   *[hidden] تردستی: ریختن { $dice } زیر لیوان
}
    .short = تردستی کن
option-second-revolver = هفت‌تیر دوم را بکش
    .short = هفت‌تیر دوم را بکش
option-fast-draw = دست تند: اول تیر
    .short = اول تیر بزن
option-deputys-star = ستارهٔ معاون را نشان بده
    .short = ستاره را نشان بده
option-file-in-the-loaf = سوهان در نان: بیرون از زندان
    .short = با سوهان بگریز
option-spyglass = دوربین: دیدن { $dice }
    .short = با دوربین ببین
option-loud-voice = صدای بلند: پیش از همه مچ
    .short = صدا را بلند کن
option-poker-face = چهرهٔ خونسرد: اعلام { $hand-a }
    .short = خونسرد باش
option-fresh-mount = اسب تازه: یک خانه بیشتر
    .short = اسب تازه بگیر
option-lasso = کمند به { $whom }
    .short = کمند بینداز
option-dynamite = دینامیت به { $aim }° با { $speed } میلی‌متر بر ثانیه از { $place }°
    .short = دینامیت بینداز
option-peace-pipe = چپق صلح بکش
    .short = چپق صلح بکش
option-rail-pass = بلیت قطار: بی پول برو
    .short = بلیت را نشان بده
option-pickaxe = کلنگ: ریختن دوبارهٔ { $dice }
    .short = کلنگ بزن
option-water-bag = مشک آب: ریختن دوباره ۱ طلا
    .short = از مشک بنوش

# تاس‌ها با شماره
dice-by-number = { $count ->
    [0] هیچ تاسی
   *[other] تاس { $numbers }
}
# چند تاس
some-dice = { $count } تاس
# هزینهٔ ریختن دوباره
reroll-cost = { $price ->
    [0] رایگان
   *[other] { $price } طلا
}
