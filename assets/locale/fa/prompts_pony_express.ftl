### پرسش‌ها و پاسخ‌های پونی اکسپرس. `.short` کنار دکمه است.

## پرسش‌ها. از { $who } پرسیده می‌شود.

prompt-first-item = { $who }: از دو کارت ابزار یکی را نگه دارید.
prompt-keep-item = { $who }: از دو کارت ابزار یکی را نگه دارید.
prompt-put-under = { $who }: یک کارت ابزار را زیر دسته بگذارید.
prompt-start = { $who }: تاس‌ها را زیر لیوان بریزید.
prompt-cup = { $price ->
    [0] { $who }: یک بار رایگان دوباره بریزید، یا یک دست اعلام کنید.
   *[other] { $who }: با { $price } طلا دوباره بریزید، یا یک دست اعلام کنید.
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
option-shake = ریختن تاس
    .short = ریختن
option-roll = { $way ->
    [open] ریختن { $dice } آشکارا
   *[hidden] ریختن { $dice } زیر لیوان
}
    .short = { $way ->
        [open] آشکار
       *[hidden] پنهان
    }
option-roll-jail = ریختن برای فرار
    .short = ریختن
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
option-move = جلو رفتن
    .short = رفتن
option-stay = همین‌جا ماندن
    .short = ماندن
option-fight = بجنگ
    .short = جنگ
option-corner = { $corner ->
    [left] ایستادن در چپ
   *[right] ایستادن در راست
}
    .short = { $corner ->
        [left] چپ
       *[right] راست
    }
option-flick = تیر به { $aim }° با { $speed } میلی‌متر بر ثانیه از { $place }°
    .short = تیر
option-pay = دادن ۳ طلا
    .short = ۳ طلا
option-ride = سوار شدن بر قطار
    .short = قطار
option-served = همه نوشیدنی دارند
    .short = آوردم
option-loaded-die = تاس سنگین: تاس { $die } به { $face }
    .short = گرداندن تاس
option-sleight-of-hand = { $way ->
    [open] تردستی: ریختن { $dice } آشکارا
   *[hidden] تردستی: ریختن { $dice } زیر لیوان
}
    .short = تردستی
option-second-revolver = کشیدن هفت‌تیر دوم
    .short = کشیدن هفت‌تیر دوم
option-fast-draw = دست تند: اول تیر
    .short = تیر اول
option-deputys-star = نشان دادن ستارهٔ معاون
    .short = نشان دادن ستاره
option-file-in-the-loaf = سوهان در نان: بیرون از زندان
    .short = با سوهان بگریز
option-spyglass = دوربین: دیدن { $dice }
    .short = دیدن با دوربین
option-loud-voice = صدای بلند: پیش از همه مچ
    .short = بلند کردن صدا
option-poker-face = چهرهٔ خونسرد: اعلام { $hand-a }
    .short = خونسرد باش
option-fresh-mount = اسب تازه: یک خانه بیشتر
    .short = گرفتن اسب تازه
option-lasso = کمند به { $whom }
    .short = انداختن کمند
option-dynamite = دینامیت به { $aim }° با { $speed } میلی‌متر بر ثانیه از { $place }°
    .short = انداختن دینامیت
option-peace-pipe = کشیدن چپق صلح
    .short = کشیدن چپق صلح
option-rail-pass = بلیت قطار: رفتن بی پول
    .short = نشان دادن بلیت
option-pickaxe = کلنگ: ریختن دوبارهٔ { $dice }
    .short = کلنگ زدن
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
