### آنچه میز وایات ارپ خود می‌گوید: برچسب‌ها، دکمه‌ها، پرچم‌ها.

## روی میز

earp-title = وایات ارپ
earp-step-draw = کشیدن
earp-step-play = بازی
earp-step-discard = سوزاندن
earp-hand-and-target = دست { $hand } · برد با { $target }
earp-turn-flag = نوبت
earp-away = رفته
earp-supply = ستون
earp-bank = بانک
earp-discards = سوخته‌ها
earp-ledger = اگر دست اکنون تمام شود
earp-reward = +{ $amount }
earp-gain = +{ $amount }
earp-nothing = هیچ
# روی کارتی که تازه کشیده شده؛ کوتاه.
earp-new = نو
earp-telegraph = تلگراف

## روی کارت‌ها

earp-wanted = تحت تعقیب
earp-points = امتیاز
# نام روی کارت باریک، یک واژه.
earp-narrow = { $kind ->
    [photo_belle_starr] تصویر
    [photo_billy_the_kid] تصویر
    [photo_bob_dalton] تصویر
    [photo_butch_cassidy] تصویر
    [photo_jesse_james] تصویر
    [photo_sundance_kid] تصویر
    [photo_wes_hardin] تصویر
    [stagecoach_robbery] کالسکه
    [bank_robbery] بانک
    [fastest_gun] تفنگ
    [most_wanted] تعقیب
    [hideout] مخفی
    [wyatt_earp] ارپ
   *[other] { $name }
}

## هنگام حرکت کارت‌ها

earp-hand-begins = دست { $hand }
earp-reshuffled = بُر خورد
earp-open = باز
earp-asked = { $card }؟
earp-gives = دارد
earp-has-none = ندارد
earp-owes = نوبت بعد بی کارت کلانتر
earp-shoots = تیر
earp-hit = خورد!
earp-miss = نخورد
earp-no-card-left = کارتی نماند
earp-tied = پول مساوی: دوئل می‌کنند

## پرداخت

earp-pay-points = { $points } امتیاز · { $needed } لازم
earp-pay-alone = همه را می‌برد
earp-pay-shares = سهم دارد
earp-pay-no-points = بی امتیاز
earp-pay-behind = { $points } امتیاز عقب: بی سهم
earp-captured = دستگیر
earp-escaped = آزاد

## آنچه بر صندلی یک نفر می‌گذرد.

## برگزیدن حرکت

earp-gain-on-hit = اگر خورد +{ $amount }
earp-ask-ending = { $name }: هنوز می‌توان چید. با این همه بسوزانید و نوبت را تمام کنید؟
earp-ask-wasting = { $name }: { $card } را هنوز می‌توان بازی کرد. با این همه بسوزانید و نوبت را تمام کنید؟
earp-ask-ending-face-down = { $name }: بسوزانید و نوبت را تمام کنید؟
earp-ask-face-down = { $name }: { $count } کارت برگزیده شد، به پشت.
earp-ask-kind = { $card }: نام کارتی را که می‌خواهید بگویید.
earp-ask-way = { $card }: نخست از چه کسی { $kind } بخواهید؟
earp-ask-target = { $aim ->
    [own] { $card }: دسته‌ای از خودتان را برگزینید.
    [hide] { $card }: دسته‌ای را برای پنهان کردن برگزینید.
    [rob] { $card }: دسته‌ای را که کارت یاغی از آن بگیرید برگزینید.
    [clear] { $card }: مخفی‌گاهی را برای تیر برگزینید.
   *[aimed] { $card }: شلیک؟ دوباره همان را بزنید، یا دکمهٔ پایین را.
}
earp-ask-use = { $card }: برای چه؟
earp-use = { $use ->
    [ask] خواستن یک کارت
    [rob] گرفتن کارت چیده‌شده
    [clear] تیر به مخفی‌گاه
    [draw] کشیدن دو تا
    [look] گشتن سوخته‌ها
   *[play] بازی
}
earp-play-card = بازی { $card }
earp-face-down-label = { $what ->
    [discard] سوزاندن
    [take] برداشتن
   *[play] بازی
}
earp-ask-first = نخست { $name }
earp-discard-anyway = سوزاندن با این همه

## نوار

earp-race = { $kind ->
    [photo_window] کسی تصویر { $outlaw } را اکنون بیرون از نوبت می‌گذارد؟
   *[wyatt_window] کسی اکنون بیرون از نوبت به مخفی‌گاهی تیر می‌زند؟
}
earp-paying-out = پاداش‌ها پوستر به پوستر پرداخت می‌شوند.

## خواندن درشت، گزارش، صندلی

earp-read-nobody = هیچ کارتی از { $outlaw } روی میز نیست.
earp-read-set = { $name } آنجا { $cards } دارد: { $hidden ->
    [yes] پنهان است، پس امتیازی شمرده نمی‌شود.
   *[no] { $points } امتیاز.
}

## نتیجه

earp-result-hand = دست { $hand } تمام شد
earp-result-game = تعقیب پایان یافت
earp-result-over = { $how ->
    [left] { $name } برد: دیگران همه تسلیم شدند.
    [instead] { $loser } تسلیم شد. { $name } از دیگران پولدارتر است و برد.
   *[won] { $name } پس از { $hands } دست برد.
}
earp-result-says = هر پوستر چه پرداخت، و هر کس اکنون چه دارد.
earp-result-paid = این دست
earp-result-has = اکنون دارد
earp-thousands = { $amount }٬۰۰۰
earp-result-next = ادامه
