### گزارش بنگ: برای هر رویداد یک جمله، و `.wire` چند واژه روی تلگراف.

# کارت‌هایی که خواننده نمی‌شناسد
some-cards = { $count } کارت
# مقدار جان
life-points = { $count } جان
# مقدار طلا
nuggets = { $count } طلا
# کارتی که به جای دیگری به کار می‌رود
card-as = { $card-a } به جای { $name-a }

## آماده‌سازی

event-role-dealt = { $known ->
    [yes] { $seat } { $card-a } است.
   *[no] { $seat } نقشی گرفت.
}
    .wire = نقش گرفت
event-role-shown = { $seat } { $card-a } است.
    .wire = { $card-short }
event-characters-offered = { $shown ->
    [yes] { $seat } میان { $cards } برمی‌گزیند.
   *[no] { $seat } { $count } شخصیت گرفت تا یکی را نگه دارد.
}
    .wire = برمی‌گزیند
event-character-taken = { $seat } { $card } است و { $life-points } دارد.
    .wire = { $card-short }
event-deck-shuffled = دسته بُر خورد: { $some } در آن است.
    .wire = دسته بُر خورد
event-dealt = { $seat } با { $drawn } در دست آغاز می‌کند.
    .wire = +{ $count }

## نوبت‌ها

event-turn-began = نوبت { $seat } است.
    .wire = بازی می‌کند
event-turn-skipped = { $seat } در { $why-name } ماند و نوبتش سوخت.
    .wire = نوبتش سوخت
event-turn-ended = نوبت { $seat } تمام شد.
    .wire = پایان نوبت

## دسته

event-drew = { $why ->
    [draw] { $seat } از دسته { $drawn } کشید.
    [reward] { $seat } به پاداش { $drawn } کشید.
   *[other] { $why-name } به { $seat } { $drawn } داد.
}
    .wire = +{ $count }
event-nothing-to-draw = کارتی برای کشیدن { $seat } نمانده است.
    .wire = کارتی نماند
event-drew-discard = { $seat } { $card-a } را از سوخته‌ها برداشت.
    .wire = { $card-short } را برداشت
event-card-shown = { $seat } { $card-marked } را نشان داد ({ $why-name }).
    .wire = { $mark }
event-looked-at = { $shown ->
    [yes] { $seat } { $cards } را روی دسته دید.
   *[no] { $seat } { $drawn } را روی دسته دید.
}
    .wire = { $count } دید
event-kept = { $seat } { $drawn } از آن‌ها را نگه داشت.
    .wire = { $count } نگه داشت
event-put-back = { $seat } { $card-a } را روی دسته برگرداند.
    .wire = یکی برگرداند
event-reshuffled = سوخته‌ها بُر خوردند و دستهٔ تازه شدند: { $some } در آن است.
    .wire = دستهٔ تازه
event-beers-removed = { $count ->
    [0] دو نفر مانده‌اند و آبجویی میان سوخته‌ها نیست.
   *[other] دو نفر مانده‌اند و { $count } آبجو از بازی می‌رود.
}
    .wire = آبجوها رفتند
event-turned-up = { $seat } برای { $why-name } قرعه کشید: { $marks }.
    .wire = { $count ->
        [1] { $marks }
       *[other] قرعه!
    }
event-draw-decided = { $good ->
    [yes] { $mark } حساب است: بخت با { $seat } بود.
   *[no] { $mark } حساب است: بخت با { $seat } نبود.
}
    .wire = { $good ->
        [yes] بخت یار
       *[no] بدشانسی
    }

## بازی کارت

event-played = { $aimed ->
    [yes] { $seat } { $used } را روی { $whom } بازی کرد.
   *[no] { $seat } { $used } را بازی کرد.
}
    .wire = { $name-short }
event-placed = { $aimed ->
    [yes] { $seat } { $used } را جلوی { $whom } گذاشت.
   *[no] { $seat } { $used } را جلوی خود گذاشت.
}
    .wire = { $name-short }
event-answered = { $to ->
    [rescue] { $seat } با { $used } در بازی ماند.
    [duel] { $seat } در دوئل { $used } داد.
    [indians] { $seat } در برابر سرخ‌پوست‌ها { $used } داد.
   *[other] { $seat } در برابر تیر { $used } به کار برد.
}
    .wire = { $card-short }
event-green-used = { $aimed ->
    [yes] { $seat } { $card-a } را روی { $whom } به کار برد.
   *[no] { $seat } { $card-a } را به کار برد.
}
    .wire = { $name-short }
event-ability-copied = { $seat } تا نوبت بعدش توانایی { $ability } را دارد.
    .wire = { $ability-short }
event-ability-used = { $aimed ->
    [yes] { $seat } توانایی { $ability } را روی { $whom } به کار برد.
   *[no] { $seat } توانایی { $ability } را به کار برد.
}
    .wire = { $ability-short }
event-discarded = { $why ->
    [limit] { $seat } { $cards } را که بیش از جان‌هایش بود سوزاند.
    [penalty] { $seat } { $cards } را به جریمه باخت.
    [cost] { $seat } { $cards } را از دست پرداخت.
    [eliminated] کارت‌های { $seat } به سوخته‌ها رفت: { $cards }.
    [shadow] کارت‌های { $seat } به سوخته‌ها رفت و سایه محو شد: { $cards }.
    [replaced] { $seat } { $cards } را برای تفنگ تازه کنار گذاشت.
   *[other] { $seat } { $cards } را سوزاند ({ $why-name }).
}
    .wire = { $count } سوزاند
event-taken = { $place ->
    [hand] { $seat } { $card-a } را از دست { $whom } گرفت.
   *[front] { $seat } { $card-a } را از جلوی { $whom } برداشت.
}
    .wire = { $place ->
        [hand] کارتی گرفت
       *[front] { $card-short } را گرفت
    }
event-thrown = { $place ->
    [hand] { $seat } کاری کرد که { $whom } { $card-a } را از دست بسوزاند.
   *[front] { $seat } کاری کرد که { $whom } { $card-a } را از روی میز بسوزاند.
}
    .wire = { $card-short } رفت
event-inherited = بازماندهٔ { $whom } به { $seat } رسید: { $drawn }.
    .wire = ارث { $count }

## فروشگاه

event-store-opened = { $seat } فروشگاه را با { $drawn } گشود.
    .wire = فروشگاه
event-store-passed = { $seat } از { $drawn } فروشگاه برمی‌گزیند.
    .wire = برمی‌گزیند
event-store-taken = { $seat } { $card-a } را از فروشگاه برداشت.
    .wire = { $card-short } را برداشت

## نبردها

event-shot-fired = { $shooter ->
    [no] { $name }: تیری به { $whom }.
    [power] { $seat } با توانایی { $name } به { $whom } تیر زد.
   *[yes] { $seat } با { $name-a } به { $whom } تیر زد: { $needed } خطا لازم است.
}
    .wire = تیر
event-shot-cancelled = تیر به { $whom } نخورد.
    .wire = نخورد
event-no-effect = { $name } بر { $whom } اثری ندارد ({ $why-name }).
    .wire = بی اثر
event-indians-came = سرخ‌پوست‌های { $seat } به { $whom } رسیدند.
    .wire = سرخ‌پوست‌ها
event-indians-driven = { $whom } سرخ‌پوست‌ها را راند.
    .wire = راندشان
event-duel-began = { $seat } از { $whom } دوئل خواست.
    .wire = دوئل
event-duel-lost = { $whom } بنگ نداد و دوئل با { $seat } را باخت.
    .wire = دوئل را باخت

## زندان و دینامیت

event-jail-left = { $free ->
    [yes] { $seat } آزاد شد و از زندان بیرون آمد.
   *[no] زندان جلوی { $seat } سوخت.
}
    .wire = { $free ->
        [yes] آزاد شد
       *[no] زندان سوخت
    }
event-jail-stays = زندان جلوی { $seat } می‌ماند.
    .wire = در زندان
event-dynamite-passed = دینامیت از { $seat } به { $whom } رفت.
    .wire = دینامیت
event-dynamite-stayed = دینامیت نزد { $seat } ماند.
    .wire = دینامیت ماند
event-dynamite-exploded = دینامیت جلوی { $seat } ترکید.
    .wire = دینامیت ترکید

## جان

event-life-lost = { $alive ->
    [yes] { $author ->
        [yes] { $by } از { $seat } { $life-points } گرفت؛ { $life } مانده است.
       *[no] { $seat } { $life-points } باخت ({ $why-name })؛ { $life } مانده است.
    }
   *[no] { $author ->
        [yes] { $by } از { $seat } { $life-points } گرفت؛ هیچ نمانده است.
       *[no] { $seat } { $life-points } باخت ({ $why-name })؛ هیچ نمانده است.
    }
}
    .wire = −{ $amount } جان
event-life-gained = { $seat } { $life-points } پس گرفت و اکنون { $life } دارد.
    .wire = +{ $amount } جان
event-dying = { $seat } در آستانهٔ مرگ است و { $life-points } می‌خواهد.
    .wire = آخرین بخت
event-eliminated = { $author ->
    [yes] { $seat } به دست { $by } بیرون رفت.
   *[no] { $seat } بیرون رفت.
}
    .wire = بیرون
event-buried = { $seat } دیگر کارتی ندارد.
    .wire = بی کارت
event-rewarded = { $seat } برای بیرون کردن { $whom } سه کارت پاداش گرفت.
    .wire = پاداش
event-penalised = { $seat } معاون را بیرون کرد، { $whom } را، و همهٔ کارت‌هایش را باخت.
    .wire = همه را باخت
event-game-won = { $side ->
    [law] قانون برد: { $winners }.
    [outlaws] { $many ->
        [0] یاغی‌ها بردند، هرچند هیچ‌یک نمانده است.
       *[other] یاغی‌ها بردند: { $winners }.
    }
    [renegade] خائن برد: { $winners }.
    [life] وقت تمام شد: { $winners } با بیشترین جان.
   *[last] { $winners } بازی را برد.
}
    .wire = { $side ->
        [law] قانون برد
        [outlaws] یاغی‌ها بردند
        [renegade] خائن برد
        [life] بیشترین جان
       *[last] برد
    }

## رویدادها

event-events-shuffled = { $count } رویداد چیده شد.
    .wire = رویدادها
event-event-ahead = رویداد بعدی { $card } است.
    .wire = بعدی: { $card-short }
event-event-turned = { $seat } { $card } را رو کرد که از این پس برقرار است.
    .wire = { $card-short }
event-character-kept = { $seat } شخصیت دیگری دید و همان ماند.
    .wire = همان ماند
event-suit-named = { $seat } گفت { $suit-name }: خال دیگری در این نوبت بازی نمی‌شود.
    .wire = { $suit-name }
event-flipped-kept = { $seat } { $card-a } روشده را نگه داشت ({ $why-name }).
    .wire = { $card-short } را برد
event-must-play = { $seat } باید در این نوبت { $kind-a } را بازی کند، اگر بشود.
    .wire = باید بازی کند
event-stowed = { $seat } { $card-a } را به پشت روی دسته گذاشت.
    .wire = روی دسته
event-characters-borrowed = { $seat } اکنون توانایی { $cards } را دارد.
    .wire = توانایی قرضی
event-given = { $seat } به { $whom } { $card-a } داد.
    .wire = کارتی داد
event-places-swapped = { $seat } با { $whom } جا عوض کرد که نوبت بعد را می‌سوزاند.
    .wire = جا عوض کرد
event-roles-mixed = نقش‌های { $mixed } بُر خوردند و دوباره پخش شدند.
    .wire = نقش‌های تازه
event-extra-turn = { $seat } پس از این نوبت دیگری دارد ({ $why-name }).
    .wire = نوبت دیگر
event-last-round = دور { $number } آغاز می‌شود؛ این دور آخر است.
    .wire = دور آخر
event-came-back = { $why ->
    [shadow] { $seat } برای این نوبت چون سایه برگشت.
   *[other] { $ghost ->
        [yes] { $seat } برای این نوبت چون روح برگشت ({ $why-name }).
       *[no] { $seat } به بازی برگشت ({ $why-name }).
    }
}
    .wire = { $why ->
        [shadow] سایه
       *[other] { $ghost ->
            [yes] روح
           *[no] برگشت
        }
    }

## Gold Rush

event-shop-shuffled = تجهیزات بُر خورد: { $some } در دسته‌اش است.
    .wire = تجهیزات
event-shop-filled = { $card } اکنون فروشی است.
    .wire = { $card-short }
event-nuggets-taken = { $seat } { $gold } گرفت و اکنون { $total } دارد.
    .wire = +{ $gold }
event-nuggets-paid = { $seat } { $gold } داد و { $total } دارد.
    .wire = −{ $gold }
event-bought = { $aimed ->
    [yes] { $seat } { $name-a } را برای { $whom } خرید.
   *[no] { $seat } { $name-a } را از پیشخوان خرید.
}
    .wire = { $name-short } خرید
event-gear-lost = { $card } از جلوی { $whom } زیر دستهٔ تجهیزات رفت.
    .wire = { $card-short } رفت
event-beer-swapped = { $seat } آبجویی را با یک طلا عوض کرد.
    .wire = آبجو فروخت
event-shadow-made = { $seat } چون سایه برمی‌گردد.
    .wire = سایه
event-sworn = { $side ->
    [law] { $seat } از این نوبت به سود قانون است.
   *[outlaws] { $seat } از این نوبت به سود یاغی‌هاست.
}
    .wire = { $side ->
        [law] با قانون
       *[outlaws] با یاغی‌ها
    }
event-faded = { $seat } تا نوبت بعدش دوباره بیرون است.
    .wire = محو شد
