### گزارش پونی اکسپرس: برای هر رویداد یک جمله، و `.wire` چند واژه روی تلگراف.

# مقدار طلا
nuggets = { $count } طلا

## آغاز

event-game-began = همهٔ سواران در سنت جوزف با { $gold } طلا سوار می‌شوند.
    .wire = سوار شدند
event-rolled = { $what ->
    [start] { $seat } برای آغاز { $hand-a } ریخت: { $shows }.
    [poker] { $seat } سر میز پوکر { $hand-a } ریخت: { $shows }.
    [mine] { $seat } از معدن { $hand-a } درآورد: { $shows }.
    [saloon] { $seat } در میخانه { $hand-a } ریخت: { $shows }.
   *[jail] { $seat } در زندان { $hand-a } ریخت: { $shows }.
}
    .wire = { $hand-short }
event-tied = { $what ->
    [start] { $tied } مساوی‌اند و برای آغاز دوباره می‌ریزند.
   *[poker] { $tied } مساوی‌اند و دوباره می‌ریزند.
}
    .wire = مساوی
event-starts = { $seat } بهترین دست را دارد و اول می‌تازد.
    .wire = اول می‌تازد
event-items-offered = { $shown ->
    [yes] { $seat } { $cards } را می‌بیند.
   *[no] { $seat } { $count } کارت ابزار کشید تا یکی را نگه دارد.
}
    .wire = ابزار کشید
event-item-kept = { $seat } { $card-a } را نگه داشت.
    .wire = یک کارت نگه داشت
event-item-returned = { $where ->
    [deck] { $seat } { $card-a } را پس داد.
   *[under] { $seat } { $card-a } را به پشت زیر دسته گذاشت.
}
    .wire = یک کارت پس داد
event-deck-shuffled = کارت‌های ابزار بُر خوردند: { $count } کارت در دسته است.
    .wire = ابزارها بُر خورد
event-item-played = { $aimed ->
    [yes] { $seat } { $card-a } را روی { $whom } بازی کرد.
   *[no] { $seat } { $card-a } را بازی کرد.
}
    .wire = { $card-short }!
event-item-spent = کار { $seat } با { $card-a } تمام شد؛ کارت از بازی می‌رود.
    .wire = { $card-short } خرج شد

## نوبت

event-turn-began = نوبت { $seat } است.
    .wire = می‌تازد
event-gold-taken = { $seat } از بانک { $nuggets } گرفت و اکنون { $total } دارد.
    .wire = +{ $amount } طلا
event-gold-paid = { $seat } به بانک { $nuggets } داد و { $total } دارد.
    .wire = −{ $amount } طلا
event-gold-moved = { $seat } به { $whom } { $nuggets } داد.
    .wire = { $amount } طلا داد
event-cup-rolled = { $known ->
    [yes] { $seat } زیر لیوان ریخت: { $shows }.
   *[no] { $seat } زیر لیوان ریخت.
}
    .wire = ریخت
event-rerolled = { $way ->
    [open] { $seat } { $many } را آشکارا دوباره ریخت ({ $cost }): { $shows }.
   *[hidden] { $known ->
        [yes] { $seat } { $many } را زیر لیوان دوباره ریخت ({ $cost }): { $shows }.
       *[no] { $seat } { $many } را زیر لیوان دوباره ریخت ({ $cost }).
    }
}
    .wire = { $way ->
        [open] آشکار ریخت
       *[hidden] دوباره ریخت
    }
event-shown = { $seat } { $shows } را نشان داد.
    .wire = { $many } نشان داد
event-covered = { $seat } { $many } را زیر لیوان برگرداند.
    .wire = { $many } پنهان
event-die-turned = { $known ->
    [yes] { $seat } تاسی را به { $shows } گرداند.
   *[no] { $seat } تاسی را زیر لیوان گرداند.
}
    .wire = تاس گرداند
event-declared = { $safe ->
    [yes] { $seat } با چهرهٔ خونسرد { $hand-a } اعلام کرد: کسی نمی‌تواند مچ بگیرد.
   *[no] { $seat } { $hand-a } اعلام کرد.
}
    .wire = «{ $hand-short }»
event-spied = { $known ->
    [yes] { $seat } زیر لیوان { $whom } را نگاه کرد و { $shows } دید.
   *[no] { $seat } { $many } را زیر لیوان { $whom } دید.
}
    .wire = نگاه کرد
event-called = { $loud ->
    [yes] { $seat } فریاد زد که { $whom } بلوف می‌زند.
   *[no] { $seat } مدعی شد که { $whom } بلوف می‌زند.
}
    .wire = مچ گرفت
event-not-called = اعلام { $seat } پذیرفته شد و تاس‌ها پنهان ماندند.
    .wire = مچی نبود
event-revealed = { $truth ->
    [yes] { $seat } لیوان را برداشت: { $shows }، یعنی { $hand-a }. راست گفته بود.
   *[no] { $seat } لیوان را برداشت: { $shows }، یعنی { $hand-a }. بلوف!
}
    .wire = { $truth ->
        [yes] راست بود!
       *[no] بلوف!
    }
event-moved = { $how ->
    [dice] { $seat } از خانهٔ { $start } به { $to } تاخت.
    [call] { $seat } گام‌های مچ‌گیری را از خانهٔ { $start } به { $to } رفت.
    [mount] { $seat } تا خانهٔ { $to } پیش رفت.
    [train] { $seat } با قطار از خانهٔ { $start } به { $to } رفت.
    [retreat] { $seat } از خانهٔ { $start } به { $to } عقب نشست.
   *[lasso] { $seat } از خانهٔ { $start } به { $to } کشیده شد.
}
    .wire = به خانهٔ { $to }
event-move-declined = { $seat } ماند.
    .wire = ماند

## زندان

event-jailed = { $seat } به زندان رفت.
    .wire = به زندان
event-freed = { $how ->
    [paid] { $seat } پول داد و از زندان بیرون آمد.
    [escaped] { $seat } از زندان گریخت.
   *[file] { $seat } میله‌ها را سوهان کشید و بیرون آمد.
}
    .wire = آزاد شد
event-stood-up = { $seat } دوباره ایستاد.
    .wire = ایستاد

## نبردها

event-fight-began = { $final ->
    [yes] { $seat } در ساکرامنتو به { $whom } رسید: دوئل نهایی!
   *[no] { $seat } در خانهٔ { $space } به { $whom } رسید: نبرد!
}
    .wire = { $final ->
        [yes] دوئل نهایی
       *[no] نبرد
    }
event-fight-declined = { $seat } بی نبرد از { $whom } گذشت.
    .wire = رد شد
event-corners-chosen = { $corner ->
    [left] { $seat } در چپ ایستاد و { $whom } در راست.
   *[right] { $seat } در راست ایستاد و { $whom } در چپ.
}
    .wire = { $corner ->
        [left] در چپ
       *[right] در راست
    }
event-flicked = { $seat } تیر زد.
    .wire = تیر زد
event-rider-hit = { $how ->
    [touched] { $own ->
        [yes] تاس { $seat } به سوار خودش سایید.
       *[no] تاس { $seat } به { $whom } سایید.
    }
   *[fell] { $own ->
        [yes] { $seat } سوار خودش را انداخت و دوباره بلند کرد.
       *[no] { $whom } با تیر { $seat } افتاد.
    }
}
    .wire = { $how ->
        [touched] سایید
       *[fell] افتاد!
    }
event-indian-hit = { $how ->
    [touched] تاس { $seat } به سرخ‌پوست { $indian } سایید.
   *[fell] { $seat } سرخ‌پوست { $indian } را انداخت.
}
    .wire = { $how ->
        [touched] سایید
       *[fell] یکی افتاد
    }
event-shot-missed = { $off ->
    [yes] تاس { $seat } از خیابان بیرون رفت: نخورد.
   *[no] { $seat } به کسی نزد.
}
    .wire = نخورد
event-arrested = { $seat } به { $whom } زد که در نبرد نبود، و بازداشت شد.
    .wire = بازداشت
event-fight-won = { $seat } بر { $whom } پیروز شد.
    .wire = برد
event-fight-drawn = { $seat } و { $whom } همهٔ تیرها را زدند و کسی نبرد.
    .wire = بی برنده
event-fight-over = { $seat } و { $whom } به خانهٔ { $space } برگشتند.
    .wire = به خانهٔ { $space }

## خانه‌ها

event-poker-began = { $players } در خانهٔ { $space } پوکر می‌زنند، چون { $seat } رسید.
    .wire = پوکر
event-poker-won = { $seat } پوکر را با { $hand-a } برد.
    .wire = پوکر را برد
event-indians-met = { $seat } به سرخ‌پوست‌ها رسید و یک تیر دارد.
    .wire = سرخ‌پوست‌ها!
event-indians-counted = { $fallen ->
    [0] { $seat } هیچ سرخ‌پوستی را نینداخت.
   *[other] { $seat } { $fallen } سرخ‌پوست را انداخت.
}
    .wire = { $fallen } از ۳
event-round-served = { $seat } نوشیدنی خنک آورد.
    .wire = نوشیدنی خنک
event-no-items = برای { $seat } کارت ابزاری نمانده است.
    .wire = ابزاری نماند

## ساکرامنتو

event-mailbox-reached = { $seat } نامه را در صندوق { $box } گذاشت.
    .wire = صندوق { $box }
event-waits-in-sacramento = { $seat } در ساکرامنتو است و از نوبت بعدش حساب می‌شود.
    .wire = منتظر
event-game-won = { $how ->
    [mail] { $seat } نامه را رساند و مسابقه را برد.
   *[duel] { $seat } دوئل نهایی و مسابقه را برد.
}
    .wire = مسابقه را برد
