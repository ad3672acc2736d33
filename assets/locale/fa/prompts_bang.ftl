### پرسش‌ها و پاسخ‌های بنگ. `.short` کنار دکمه است.

## پرسش‌ها. از { $who } پرسیده می‌شود. { $stake } بهای بی‌پاسخ ماندن است.

prompt-character = { $who }: شخصیت خود را برگزینید.
prompt-checks = { $who }: نخست قرعهٔ دینامیت یا زندان؟
prompt-first-draw = { $who }: کارت اول از کجا بیاید؟
prompt-kit-carlson = { $who }: کدام کارت روی دسته برگردد؟
prompt-draw = { $who }: در قرعهٔ { $why-name } کدام کارت حساب شود؟
prompt-play = { $manner ->
    [heal] نوبت { $turn }. { $who }: دو کارت برای ۱ جان بسوزانید؟
    [limitless] { $who }: کارت بازی کنید (بنگ به هر تعداد)، یا نوبت را تمام کنید.
    [fired] { $who }: کارت بازی کنید، ولی دیگر بنگ نه، یا نوبت را تمام کنید.
   *[free] { $who }: کارت بازی کنید (حداکثر یک بنگ)، یا نوبت را تمام کنید.
}
prompt-discard = { $count ->
    [0] { $who }: باز هم بسوزانید، یا نوبت را تمام کنید.
   *[other] { $who }: دست بزرگ است؛ { $count } کارت بسوزانید.
}
prompt-shot = { $shooter ->
    [no] { $name } به { $who } رسید: { $needed } خطا لازم است، وگرنه { $stake }.
   *[yes] { $by } به { $who } تیر زد ({ $name }): { $needed } خطا لازم است، وگرنه { $stake }.
}
prompt-indians = سرخ‌پوست‌های { $by } به { $who } رسیدند: یک بنگ، وگرنه { $stake }.
prompt-duel = دوئل { $by } با { $at }؛ { $who }: یک بنگ، وگرنه { $stake }.
prompt-store = { $count ->
    [1] { $who }: آخرین کارت فروشگاه را بردارید.
   *[other] { $who }: یکی از { $count } کارت فروشگاه را بردارید.
}
prompt-rescue = { $author ->
    [yes] { $who } به دست { $by } افتاد. { $life-points } نجات می‌دهد: راهی هست؟
   *[no] { $why-name } { $who } را انداخت. { $life-points } نجات می‌دهد: راهی هست؟
}
prompt-top = { $who }: کدام کارت روی سوخته‌ها بماند؟
prompt-brawl = { $who }: { $whom } کدام کارت را از دست بدهد؟
prompt-heirs = { $who }: کارتی از بازماندهٔ { $whom } بردارید.
prompt-vera-custer = { $who }: تا نوبت بعد توانایی چه کسی؟
prompt-daltons = { $who }: کدام کارت آبی برای دالتون‌ها؟
prompt-handcuffs = { $who }: تنها خال مجاز این نوبت را بگویید.
prompt-new-identity = { $who }: شخصیتی دیگر با ۲ جان؟
prompt-blood-brothers = { $who }: یک جان به دیگری می‌دهید؟
prompt-hard-liquor = { $who }: کارت می‌کشید، یا برای ۱ جان می‌نوشید؟
prompt-peyote = { $who }: کارت بعد سرخ است یا سیاه؟
prompt-ranch = { $who }: کارت بسوزانید و به همان تعداد بکشید، یا ادامه؟
prompt-greygory-deck = { $who }: دو شخصیت قرضی را عوض می‌کنید؟
prompt-youl-grinner = { $who }: کدام کارت به { $whom } برسد؟
prompt-dutch-will = { $who }: یکی از کارت‌های تازه را بسوزانید، برای یک طلا.
prompt-josh-mccloud = { $who }: { $card } رو بود. برای چه به کار رود؟
prompt-shadow = { $who }: در نوبت‌های خود چون سایه برمی‌گردید؟
prompt-may = { $who }: توانایی { $ability } را به کار می‌برید؟
# بهای حملهٔ بی‌پاسخ
stake-last = آخرین جان می‌رود
stake-two = ۲ جان از { $life } می‌رود
stake-card = { $card } روی میز می‌رود
stake-one = ۱ جان از { $life } می‌رود

## پاسخ‌ها

option-be = بازی با { $card }
    .short = { $card-short }
option-take = برداشتن { $card-marked }
    .short = برداشتن
option-check = نخست قرعهٔ { $card }
    .short = { $card-short }
option-draw = { $from ->
    [deck] کشیدن از دسته
    [discards] برداشتن کارت سوختهٔ رو
   *[hand] گرفتن کارتی از دست { $whom }
}
    .short = { $from ->
        [deck] دسته
        [discards] سوخته‌ها
       *[hand] دست
    }
option-return = برگرداندن { $card-marked }
    .short = برگرداندن
option-choose = { $card-marked } حساب شود
    .short = برگزیدن
option-play = بازی { $card-marked }
    .short = بازی
option-play-on = بازی { $card-marked } روی { $whom }
    .short = بازی
option-play-as = بازی { $card-marked } به جای { $name } روی { $whom }
    .short = بازی
option-play-hand = { $card-marked }: کارتی از دست { $whom }
    .short = از دست
option-play-front = { $card-marked }: { $other } جلوی { $whom }
    .short = روی میز
option-pay = بازی { $card-marked }، با بهای { $paid }
    .short = بازی
option-pay-on = بازی { $card-marked } روی { $whom }، با بهای { $paid }
    .short = بازی
option-pay-hand = { $card-marked }، با بهای { $paid }: کارتی از دست { $whom }
    .short = از دست
option-pay-front = { $card-marked }، با بهای { $paid }: { $other } جلوی { $whom }
    .short = روی میز
option-throw-hand = کارتی از دست { $whom }
    .short = از دست
option-throw-front = { $other } جلوی { $whom }
    .short = روی میز
option-discard = سوزاندن { $card-marked }
    .short = سوزاندن
option-end = پایان نوبت
    .short = پایان
option-answer = پاسخ با { $card-marked }
    .short = پاسخ
option-barrel = قرعه برای { $card-marked }
    .short = قرعه!
option-use = کاربرد { $card-marked }
    .short = کاربرد
option-use-on = کاربرد { $card-marked } روی { $whom }
    .short = کاربرد
option-use-paying-on = { $card }: سوزاندن { $paid } برای تیر به { $whom }
    .short = تیر
option-copy = گرفتن توانایی { $card }
    .short = { $card-short }
option-take-hand = برداشتن کارتی از دست
    .short = از دست
option-draw-front = برداشتن { $other } جلوی { $whom }
    .short = روی میز
option-use-paying = { $card }: سوزاندن { $paid }
    .short = کاربرد
option-name = نام بردن { $suit }
    .short = { $suit }
option-give = یک جان به { $whom }
    .short = دادن
option-drink = نوشیدن به جای کارت
    .short = نوشیدن
option-guess = { $colour ->
    [red] کارت بعد سرخ است
   *[black] کارت بعد سیاه است
}
    .short = { $colour ->
        [red] سرخ
       *[black] سیاه
    }
option-done = ادامه
    .short = ادامه
option-ricochet = تیر با { $paid } به { $other } جلوی { $whom }
    .short = تیر
option-give-card = دادن { $card-marked }
    .short = دادن
option-hand-over = دادن { $card-marked } به { $whom } و گرفتن دو تا
    .short = دادن
option-repeat = سوزاندن { $paid } برای تکرار کارت آخر
    .short = تکرار
option-repeat-on = سوزاندن { $paid } برای تکرار کارت آخر روی { $whom }
    .short = تکرار
option-repeat-hand = سوزاندن { $paid } برای تکرار: کارتی از دست { $whom }
    .short = تکرار
option-repeat-front = سوزاندن { $paid } برای تکرار: { $other } جلوی { $whom }
    .short = تکرار
option-order = فرمان به { $seat }: بازی { $card }
    .short = فرمان
option-order-on = فرمان به { $seat }: بازی { $card } روی { $whom }
    .short = فرمان
option-order-hand = فرمان به { $seat }: بازی { $card }: کارتی از دست { $whom }
    .short = فرمان
option-order-front = فرمان به { $seat }: بازی { $card }: { $other } جلوی { $whom }
    .short = فرمان
option-buy = خرید { $card }
    .short = خرید
option-buy-on = خرید { $card } برای { $whom }
    .short = خرید
option-buy-as = خرید { $card } به جای { $name }
    .short = خرید
option-buy-as-on = خرید { $card } به جای { $name } روی { $whom }
    .short = خرید
option-buy-as-hand = خرید { $card } به جای { $name }: کارتی از دست { $whom }
    .short = خرید
option-buy-as-front = خرید { $card } به جای { $name }: { $other } جلوی { $whom }
    .short = خرید
option-put = نگه دار
    .short = نگه دار
option-put-on = برای { $whom }
    .short = کاربرد
option-put-as = به جای { $name }
    .short = کاربرد
option-put-as-on = به جای { $name } روی { $whom }
    .short = کاربرد
option-put-as-hand = به جای { $name }: کارتی از دست { $whom }
    .short = کاربرد
option-put-as-front = به جای { $name }: { $other } جلوی { $whom }
    .short = کاربرد
option-swap = عوض کردن { $card-marked } با یک طلا
    .short = عوض
option-remove = برداشتن { $card } از جلوی { $whom }
    .short = برداشتن
option-become = چون سایه برگرد
    .short = برگرد
option-top = { $card-marked } رو بماند
    .short = رو
