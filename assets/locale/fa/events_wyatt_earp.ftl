### گزارش وایات ارپ: برای هر رویداد یک جمله، و `.wire` چند واژه روی تلگراف.

event-hand-began = دست { $number } آغاز می‌شود. { $dealer } پخش می‌کند.
    .wire = دست { $number }
event-dealt = { $shown ->
    [yes] { $seat } { $cards } گرفت.
   *[no] { $seat } { $count } کارت گرفت.
}
    .wire = { $count } کارت
event-turned-up = نخستین کارت سوخته { $card-a } است.
    .wire = { $card-short } رو شد
event-poster-grew = { $outlaw }: { $amount-money } بیشتر روی پوستر، اکنون { $total-money }.
    .wire = +{ $amount-money } { $outlaw-short }

## نوبت

event-turn-began = { $owes ->
    [yes] نوبت { $seat } است، این بار بی کارت کلانتر.
   *[no] نوبت { $seat } است.
}
    .wire = { $owes ->
        [yes] بی کارت کلانتر
       *[no] بازی می‌کند
    }
event-drew = { $shown ->
    [yes] { $seat } از ستون { $cards } کشید.
   *[no] { $seat } از ستون { $count } کارت کشید.
}
    .wire = { $count } تا کشید
event-took-discard = { $seat } { $card-a } را از روی سوخته‌ها برداشت.
    .wire = { $card-short } را برداشت
event-reshuffled = سوخته‌ها بُر خوردند: ستون تازه { $count } کارت دارد.
    .wire = ستون تازه
event-laid = { $seat } { $count } کارت { $outlaw } چید.
    .wire = { $outlaw-short } ×{ $count }
event-opened = { $seat } { $outlaw } را باز کرد: از این پس هر کس هر تعداد می‌تواند بچیند.
    .wire = { $outlaw-short } باز شد
event-discarded = { $seat } { $card-a } را سوزاند.
    .wire = { $card-short } سوخت

## کارت‌های کلانتر

event-sheriff-played = { $use ->
    [photo] { $seat } { $card-a } را بازی کرد.
    [hide] { $seat } مخفی‌گاه را علیه دستهٔ { $outlaw } نزد { $whom } بازی کرد.
    [ask] { $seat } تحت تعقیب را بازی کرد و به ترتیب { $outlaw-a } می‌خواهد.
    [rob] { $seat } تحت تعقیب را علیه دستهٔ { $outlaw } نزد { $whom } بازی کرد.
    [draw] { $seat } وایات ارپ را بازی کرد تا کارت بکشد.
    [look] { $seat } وایات ارپ را بازی کرد تا سوخته‌ها را بگردد.
    [clear] { $seat } وایات ارپ را علیه مخفی‌گاه روی دستهٔ { $outlaw } نزد { $whom } بازی کرد.
   *[other] { $seat } { $card-a } را برای { $outlaw } بازی کرد.
}
    .wire = { $use ->
        [ask] { $outlaw-short } می‌خواهد
       *[other] { $card-short }
    }
event-sheriff-spent = { $card } از { $seat } به سوخته‌ها رفت.
    .wire = { $card-short } خرج شد
event-shot-fired = { $hit ->
    [yes] { $seat } تیر زد و { $card-a } رو شد: خورد.
   *[no] { $seat } تیر زد و { $card-a } رو شد: نخورد.
}
    .wire = { $hit ->
        [yes] خورد
       *[no] نخورد
    }
event-no-shot = { $seat } نمی‌تواند تیر بزند: کارتی برای رو کردن نیست.
    .wire = کارتی نماند
event-sheriff-laid = { $seat } { $card } را روی دستهٔ { $outlaw } خود گذاشت.
    .wire = روی { $outlaw-short }
event-hideout-laid = مخفی‌گاه { $seat } دستهٔ { $outlaw } نزد { $whom } را پوشاند: امتیازش شمرده نمی‌شود.
    .wire = { $outlaw-short } پنهان
event-hideout-removed = { $own ->
    [yes] مخفی‌گاه از دستهٔ { $outlaw } نزد { $whom } رفت: امتیازش دوباره شمرده می‌شود.
   *[no] { $seat } مخفی‌گاه را از دستهٔ { $outlaw } نزد { $whom } برداشت: امتیازش دوباره شمرده می‌شود.
}
    .wire = { $outlaw-short } آزاد
event-fastest-gun-lost = { $seat } سریع‌ترین تفنگ را روی { $outlaw } از دست داد: سریع‌تری آمد.
    .wire = تفنگش رفت
event-asked-for = { $gave ->
    [yes] { $seat } از { $whom } { $kind-a } خواست. { $whom } داشت.
   *[no] { $seat } از { $whom } { $kind-a } خواست. { $whom } نداشت.
}
    .wire = { $gave ->
        [yes] { $kind-short } دارد
       *[no] ندارد
    }
event-given = { $whom } { $card-a } را به { $seat } داد.
    .wire = { $card-short } را داد
event-robbed = { $seat } یک کارت { $outlaw } از دستهٔ { $whom } گرفت.
    .wire = { $outlaw-short } را برد
event-reclaimed = { $seat } { $card-a } را از سوخته‌ها بیرون آورد.
    .wire = { $card-short } برگشت
event-owes-sheriff = { $seat } برای آن از کارت کلانتر نوبت بعد می‌گذرد.
    .wire = یک نوبت بدهکار

## پایان دست

event-hand-ended = { $reason ->
    [out] دست تمام شد: { $seat } کارتی ندارد.
    [supply] دست تمام شد: کارت کافی برای کشیدن { $seat } نمانده است.
    [no_shot] دست تمام شد: { $seat } چیزی برای تیر زدن نداشت.
   *[empty] دست تمام شد: { $seat } ستون را تمام کرد.
}
    .wire = پایان دست
event-counted = { $captured ->
    [yes] { $outlaw } دستگیر شد ({ $counts }): { $reward-money } برای تقسیم.
   *[no] { $scored ->
        [yes] { $outlaw } گریخت ({ $counts }).
       *[no] { $outlaw } گریخت: کسی امتیازی ندارد.
    }
}
    .wire = { $captured ->
        [yes] { $outlaw-short } دستگیر شد
       *[no] { $outlaw-short } گریخت
    }
event-paid = { $seat } برای { $outlaw } { $amount-money } گرفت.
    .wire = +{ $amount-money } { $outlaw-short }
event-settled = { $why ->
    [not_captured] روی پوستر { $outlaw } { $left-money } می‌ماند.
    [shortfall] روی پوستر { $outlaw } { $left-money } می‌ماند: برای سهم بعدی کم است.
   *[paid] پوستر { $outlaw } پرداخت شد.
}
    .wire = { $why ->
        [paid] پرداخت شد
       *[other] { $left-money } ماند
    }
# { $name } و امتیازهای دستگیری‌اش
points-of = { $name } { $points }

## پایان بازی

event-tied = پول { $tied } مساوی است و دوئل می‌کنند.
    .wire = دوئل
event-tie-shot = { $hit ->
    [yes] { $seat } { $card-a } رو کرد و می‌ماند.
   *[no] { $seat } { $card-a } رو کرد: بی سوراخ گلوله.
}
    .wire = { $hit ->
        [yes] خورد
       *[no] نخورد
    }
event-game-won = { $seat } با { $money-money } بازی را برد.
    .wire = برد
