### آنچه میز پونی اکسپرس خود می‌گوید.

## روی نقشه

pony-map-title = پونی اکسپرس
pony-map-strap = از سنت جوزف تا ساکرامنتو · ۱۸۶۰
pony-map-north = ش
pony-map-st-joseph = سنت جوزف
pony-map-sacramento = ساکرامنتو
pony-map-nebraska = نبراسکا
pony-map-kansas = کانزاس
pony-map-rockies = کوه‌های راکی
pony-map-utah = یوتا
pony-map-desert = بیابان
pony-map-sierra = سیرا نوادا
pony-map-platte = رود پلات
pony-map-salt-lake = دریاچهٔ نمک

## گرد نقشه

pony-title = پونی اکسپرس
pony-turn-number = نوبت { $turn }
pony-turn-flag = نوبت
pony-away = رفته
pony-telegraph = تلگراف
pony-under-the-cup = زیر لیوان
pony-in-the-open = آشکار
pony-peek-nothing = بی کارت ابزار
pony-who-may-call = می‌تواند مچ بگیرد
pony-nobody-may-call = کسی نمی‌تواند مچ بگیرد
pony-rolls = { $what ->
    [start] { $name } برای آغاز می‌ریزد
    [poker] { $name } پوکر می‌زند
    [mine] { $name } می‌کَند
    [saloon] { $name } در میخانه
   *[jail] { $name } در زندان
}
pony-board-start = بهترین دست اول می‌تازد
pony-board-poker = بهترین از هر کس ۲ طلا می‌گیرد
pony-one-in = ۱ در { $many }
pony-mailbox = صندوق { $box }
pony-declared = { $name }: «{ $hand }»

## هنگام تاختن

pony-saddle-up = سوار شوید
pony-called = مچ!
pony-true = راست بود
pony-bluff = بلوف
pony-not-called = کسی مچ نگرفت
pony-arrested = به زندان
pony-free = آزاد
pony-stays = می‌ماند
pony-equal = مساوی: دوباره
pony-starts = { $name } اول می‌تازد
pony-plus-gold = +{ $amount }
pony-minus-gold = −{ $amount }
pony-gunfight = نبرد
pony-final-duel = دوئل نهایی
pony-no-fight = رد می‌شود
pony-wins = { $name } برد
pony-draw = کسی نبرد
pony-hit = خورد!
pony-down = افتاد!
pony-miss = نخورد
pony-poker = پوکر
pony-indians = سرخ‌پوست‌ها!
pony-indians-fallen = { $fallen } از ۳
pony-served = نوشیدنی خنک
pony-no-items = کارتی نماند
pony-shuffled = بُر خورد
pony-mail = نامه در صندوق { $box }
pony-waits = منتظر
pony-won = ساکرامنتو!
pony-spies = دوربین

## نوار

pony-ask-cup-dice = { $name }: این‌ها را دوباره بریزید، یا نشان دهید؟ یا دستی برای اعلام برگزینید.
pony-ask-cup-hand = { $name }: { $hand } اعلام می‌کنید؟ راست بودنش شرط نیست.
pony-ask-face-down = { $name }: ماشه را نگه دارید تا کارت‌های ابزارتان را ببینید، سپس یکی را برگزینید.
pony-ask-look-on = { $name }: ماشه را نگه دارید تا با کارت ابزارتان ادامه دهید.
pony-ask-item = { $item }: چگونه؟
pony-ask-dice = { $item }: تاس‌ها را برگزینید، سپس دکمه را بزنید.
pony-ask-die = { $item }: تاسی برگزینید، سپس روی تازه‌اش را.
pony-ask-hand = { $item }: دستی برای اعلام برگزینید.
pony-ask-rider = { $item }: سواری را که برگردانید برگزینید.
pony-roll-hidden = { $price ->
    [0] ریختن پنهان، رایگان
   *[other] ریختن پنهان، { $price } طلا
}
pony-roll-open = { $price ->
    [0] ریختن آشکار، رایگان
   *[other] ریختن آشکار، { $price } طلا
}
pony-show-dice = نشان دادن این‌ها
pony-hide-dice = همه پنهان
pony-declare = اعلام { $hand }
pony-pass-call = مچ نگرفتن
pony-pass-arrest = رفتن به زندان
pony-pass-mount = همین‌جا ماندن
pony-pass-station = بی‌قطار
pony-pass-mine = بس است
pony-pass-fight = بی‌جنگ بگذر
pony-pass-fast-draw = تیر اول برای او
pony-use = بازی { $item }
pony-calls = مچ { $name }
pony-all-pass = کسی مچ نمی‌گیرد
pony-more = کارت { $name }
pony-race = { $name } می‌گوید { $hand }. کسی مچ می‌گیرد؟
pony-race-loud = { $name } مچ گرفت. کسی بلندتر فریاد می‌زند؟

## نتیجه

pony-result-title = مسابقه تمام شد
pony-result-over = { $how ->
    [left] { $name } برد: دیگران همه تسلیم شدند.
    [instead] { $loser } تسلیم شد. { $name } از دیگران جلوتر است و برد.
    [mail] { $name } در نوبت { $turn } به صندوق سوم رسید و برد.
    [duel] { $name } در نوبت { $turn } دوئل نهایی را برد.
   *[won] { $name } در نوبت { $turn } مسابقه را برد.
}
pony-result-space = خانه
pony-result-gold = طلا
pony-result-items = ابزار

## نگاه هنگام بازی

lookup-title = شانس‌ها، خانه‌ها و اعلام‌ها
lookup-open = مرجع
lookup-hands = دست‌ها
lookup-spaces = خانه‌ها
lookup-game = گفته‌های این بازی
lookup-evening = امشب
lookup-hands-says = در معدن هر دست به اندازهٔ گام‌هایش طلا می‌آورد؛ در میخانه همان‌قدر می‌برد.
lookup-spaces-says = هر جا که سوار با تاس به آن برسد چه می‌شود.
lookup-game-says = دستی که کسی مچش را نگرفت، کسی نمی‌داند راست بود یا نه.
lookup-evening-says = آنچه کسان این میز در مسابقه‌های امشب گفته‌اند.
lookup-nothing = هنوز چیزی اعلام نشده است.
lookup-hand = دست
lookup-steps = گام
lookup-once = یک ریختن
lookup-least = این یا بهتر
lookup-jail = در زندان
lookup-no-hand = هیچ
lookup-always = همیشه
lookup-percent = { $percent }٪
lookup-jail-nothing = هیچ
lookup-jail-gold = ۱ طلا
lookup-jail-card = ۱ کارت
lookup-jail-free = آزاد
lookup-jail-free-gold = آزاد، ۱ طلا
lookup-jail-free-card = آزاد، ۱ کارت
lookup-jail-free-gold-card = آزاد، طلا، کارت
lookup-turn = نوبت { $turn }
lookup-came = { $came ->
    [open] هنوز می‌توان مچ گرفت.
    [safe] نمی‌شد مچ گرفت.
    [unknown] کسی مچ نگرفت: چه کسی می‌داند؟
    [true] { $caller } مچ گرفت: راست بود.
   *[bluff] { $rolled ->
        [none] { $caller } مچ گرفت: بلوف بود، هیچ نبود.
       *[other] { $caller } مچ گرفت: بلوف بود، { $rolled } بود.
    }
}
