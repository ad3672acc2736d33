### آنچه میز بنگ خود می‌گوید.

## روی میز

bang-title = بنگ!
bang-turn-number = نوبت { $turn }
bang-turn-flag = نوبت
bang-away = رفته
bang-telegraph = تلگراف
bang-deck = دسته { $count }
bang-discards = سوخته‌ها
bang-store = فروشگاه
# چه کسی به چه کسی می‌رسد.
bang-sights = تیر به چه کسی می‌رسد؟
# هنگام نمایش پلاک‌ها: زرین، تیره («۳ > ۲») و سرخ.
bang-sights-says = زرین: در بُرد. تیره: دور، فاصله > بُرد. سرخ: به شما می‌رسد.
# دو کارت برای یک جان، در نوبت دیگری.
bang-heal = ۲ کارت: +۱ جان
bang-shop = پیشخوان
# کارتی که اکنون نمی‌توان خرید.
bang-ware-not-now = حالا نه
bang-events-now = این دور
bang-events-next = بعدی
bang-events-coming = نخستین
bang-events-left = { $count } مانده
# جای نخستین رویداد.
bang-events-first = { $pile ->
    [show] نمایش با یک دلیجان آغاز می‌شود.
   *[events] نخستین رویداد در دور ۲ می‌آید.
}
bang-status-in = در بازی
bang-status-dying = در حال مرگ
bang-status-out = بیرون
bang-status-ghost = روح
bang-status-shadow = سایه

## بازی گام به گام. { $card } خال و رتبه دارد.

bang-ask-target = { $used ->
    [none] { $card }: به چه کسی؟
   *[other] { $card } به جای { $used }: به چه کسی؟
}
bang-ask-card-of = { $card }: کدام کارت { $whom }؟
bang-ask-play = بازی { $card }؟ دوباره همان را بزنید، یا دکمهٔ پایین را.
bang-ask-pay = { $power }: { $count ->
    [0] کارت‌های سوختنی را برگزینید.
   *[other] یک کارت دیگر برگزینید.
}
# { $deed } یک پاسخ کامل است.
bang-ask-whole = { $deed }؟ دوباره همان را بزنید، یا دکمهٔ پایین را.
bang-ask-as = { $card }: به جای چه؟
bang-ask-order = { $card }: { $whom } کدام کارت را بازی کند؟
bang-ask-more = { $card }: همراه چه؟
bang-ask-face-down = { $name } کارتی را که به پشت است برگزید.
# لغزشی که شاید عمدی باشد.
bang-doubt = { $slip ->
    [full-life] جانی کم نیست: { $name }، آبجو را بیهوده بازی می‌کنید؟
    [two-left] با دو نفر مانده آبجو کاری نمی‌کند: با این همه؟
    [too-few] یک خطا این تیر را نمی‌گیرد و دومی نیست: با این همه؟
    [shorter] تفنگ تازه کوتاه‌بردتر است: با این همه؟
    [ending] هنوز می‌توان بنگ زد: { $name }، با این همه نوبت را تمام می‌کنید؟
    [own-card] این کارت خودتان است: با این همه؟
   *[friend] شاید دوستی را بیرون کند: با این همه؟
}
bang-sure = انجام شود
# دکمهٔ توانایی، رویداد یا تجهیزاتی که اکنون به کار می‌آید: در چند کلمه چه می‌کند.
bang-power = { $power ->
    [sid_ketchum] ۲ کارت برای ۱ جان
    [chuck_wengam] ۱ جان برای ۲ کارت
    [jose_delgado] ۱ آبی برای ۲ کارت
    [doc_holyday] تیر با ۲ کارت
    [flint_westwood] ۱ کارت برای ۲ کارت
    [jacky_murieta] تیر با ۲ طلا
    [josh_mccloud] خرید ندیده با ۲ طلا
    [raddie_snake] ۱ طلا برای ۱ کارت
    [lee_van_kliff] تکرار کارت آخر
    [greygory_deck] عوض کردن شخصیت‌ها
    [gold_pan] ۱ طلا برای ۱ کارت
    [rucksack] ۲ طلا برای ۱ جان
    [ricochet] تیر به یک کارت
    [sniper] تیر با ۲ بنگ
    [dorothy_rage] فرمان بازی
    [lady_rosa_of_texas] جابه‌جایی
    [jourdonnais] قرعه برای { $card }
    [barrel] قرعه برای { $card }
   *[other] کاربرد { $card }
}
bang-give-blind = { $kind ->
    [duel] دادن یک بنگ
   *[other] دادن یک کارت
}
bang-pass = { $kind ->
    [shot] تیر را بخور
    [indians] دادن یک جان
    [duel] رها کردن دوئل
    [rescue] بیرون رفتن
    [play] حالا نه
    [hard_liquor] کشیدن کارت
   *[other] رها کردن
}

# دیدن دست خود.
bang-open-hand = دیدن دست

# کنار شخصیت درشت. $goal هدف نقش است.
bang-has-role = { $name } { $role } است. { $goal }
bang-goal-of-three = { $hunted } را خودتان بیرون کنید، یا آخرین بازمانده باشید.
bang-goal-last = آخرین بازمانده باشید.

## چه کسی بیرون است

bang-you-are-out = { $name } بیرون است. آن تابلو را بزنید تا با کارت‌های باز تماشا کنید، یا به جای رایانه‌ای بازی کنید.
bang-you-are-a-shadow = { $name } بیرون است، اما در هر نوبت خود چون سایه برمی‌گردد.
bang-watch-open = { $name } با کارت‌های باز تماشا می‌کند
bang-play-bot = { $name } صندلی { $bot } را ادامه می‌دهد
bang-gallery = کارت‌ها و نقش‌های همه، فقط برای چشم { $name }.

## پایان

bang-result-title = دود می‌نشیند
bang-result-over = { $side ->
    [law] قانون در نوبت { $turn } برد: { $names }.
    [outlaws] یاغی‌ها در نوبت { $turn } بردند: { $names }.
    [renegade] خائن در نوبت { $turn } برد: { $names }.
    [last] { $names } به‌تنهایی برد، در نوبت { $turn }.
    [life] در نوبت { $turn } وقت تمام شد، با بیشترین جان: { $names }.
    [instead] آن که به قانون برده بود پیش‌تر تسلیم شده بود: { $names } در نوبت { $turn }.
   *[left] دیگران همه تسلیم شدند: { $names } در نوبت { $turn }.
}
bang-result-many = { $count } برنده
bang-result-side = { $side ->
    [law] قانون برد
    [outlaws] یاغی‌ها بردند
    [renegade] خائن برد
    [last] { $names } برد
    [life] بیشترین جان
   *[left] بازی تمام شد
}
bang-result-shots = تیر
bang-result-hits = آسیب
bang-result-out = بیرون کرد
bang-result-role = نقش
bang-result-character = شخصیت
bang-result-life = جان

## آنچه هنگام رویداد فریاد زده می‌شود

bang-act-roles-mixed = نقش‌های تازه!
bang-act-nothing-to-draw = کارتی نماند
bang-act-skipped = نوبتش سوخت
bang-act-again = یک بار دیگر!
bang-act-last-round = دور آخر!
bang-act-must-play = { $card } باید بازی شود
bang-act-suit = { $suit ->
    [hearts] فقط دل
    [diamonds] فقط خشت
    [clubs] فقط گشنیز
   *[spades] فقط پیک
}
bang-act-missed = نخورد!
bang-act-no-effect = بی اثر: { $why }
bang-act-driven = رانده شدند!
bang-act-duel-lost = بنگ نماند
bang-act-life-lost = −{ $amount }
bang-act-life-gained = +{ $amount } جان
bang-act-dying = آخرین جان!
bang-act-out = بیرون
bang-act-reward = +۳ کارت
bang-act-penalty = معاون خودش!
bang-act-won = { $side ->
    [law] قانون برد: { $names }
    [outlaws] یاغی‌ها بردند: { $names }
    [renegade] خائن برد: { $names }
    [life] وقت تمام شد. بیشترین جان: { $names }
   *[last] { $names } به‌تنهایی برد
}
bang-act-sworn = { $side ->
    [law] به سود قانون
    [outlaws] به سود یاغی‌ها
   *[other] به سود خودش
}
# آنچه قرعه باید بیاورد.
bang-act-draw-need = { $why ->
    [dynamite] پیک ۲ تا ۹ منفجر می‌کند
    [jail] دل آزاد می‌کند
    [barrel] دل تیر را می‌گیرد
    [jourdonnais] دل تیر را می‌گیرد
    [vendetta] دل: یک نوبت دیگر
    [don_bell] دل یا خشت: یک نوبت دیگر
    [teren_kill] هر چه جز پیک نجات می‌دهد
    [rhum] برای هر خال یک جان
   *[other] چه خواهد شد؟
}
bang-act-draw-good = بخت یار!
bang-act-draw-bad = بدشانسی
bang-act-free = آزاد!
bang-act-stays-in = در زندان می‌ماند
bang-act-back = برگشت!
bang-act-swapped = { $a } و { $b } جا عوض می‌کنند
bang-act-nuggets = +{ $amount } طلا

## آنچه میان میز می‌گذرد

bang-duel-line = { $name } یک بنگ می‌دهد یا یک جان می‌بازد.
bang-duel-turn = تیر شما
bang-shot-line = برای در امان ماندن { $needed } خطا لازم است.
bang-volley-line = { $kind ->
    [indians] یک بنگ آنان را می‌راند؛ وگرنه یک جان می‌رود.
    [gatling] یک خطا کافی است؛ وگرنه یک جان می‌رود.
    [howitzer] یک خطا کافی است؛ وگرنه یک جان می‌رود.
   *[other] یکی پس از دیگری می‌گردد.
}

## داستان بازی

bang-story = داستان
bang-story-title = چگونه گذشت
bang-story-bar = چه کسی به دست چه کسی بیرون رفت، و ورق کی برگشت.
# $who: کسی مسئول است یا نه؛ $why علت مرگ است.
bang-story-out = { $who ->
    [somebody] نوبت { $turn }: { $name } ({ $role }) به دست { $by } ({ $author }) بیرون رفت.
   *[nobody] نوبت { $turn }: { $name } ({ $role }) بی دست کسی بیرون رفت: { $why }.
}
bang-story-turning = { $who ->
    [somebody] نقطهٔ عطف: در نوبت { $turn }، { $by } یک جان از { $name } گرفت. از آن پس برندگان عقب نیفتادند.
   *[nobody] نقطهٔ عطف: در نوبت { $turn }، { $name } یک جان باخت. از آن پس برندگان عقب نیفتادند.
}
bang-story-most = { $name } بیش از همه تیر زد: { $shots } تیر، و { $hits } جان گرفت.


## بسته‌ها در صفحهٔ قانون‌ها

rules-boxes = در جعبه
rules-blend = { $blend ->
    [classic] ساده
    [dodge_city_night] شب داج سیتی
    [high_noon_night] شب رویدادها
    [everything] همه‌چیز
   *[random] تصادفی
}
rules-blend-says = { $blend ->
    [classic] بازی پایه، بی هیچ افزوده.
    [dodge_city_night] بازی پایه با کارت‌ها و شخصیت‌های داج سیتی.
    [high_noon_night] نیمروز و یک مشت کارت، در یک دستهٔ رویداد به هم آمیخته.
    [everything] همهٔ بسته‌ها با هم: برای کسانی که آن‌ها را می‌شناسند.
   *[random] بخت می‌گوید کدام بسته‌ها باشند. برای آمیزه‌ای دیگر دوباره بزنید.
}
rules-not-for = این قانون‌ها برای { $fewest } تا { $most } نفر است، ولی { $players } نفر اینجا نشسته‌اند. داج سیتی را روشن کنید، یا صندلی‌ها را عوض کنید.


## خواندن رویداد و تجهیزات

bang-event-says = { $pile ->
    [show] نمایش برقرار است تا دلیجان یا ولز فارگو بعدی را رو کند.
   *[events] رویداد یک دور برقرار است: وقتی نوبت نفر نخست دوباره برسد بعدی رو می‌شود.
}
bang-ware-says = { $border ->
    [black] با { $cost } طلا خریده می‌شود و جلوی صاحبش می‌ماند.
   *[brown] با { $cost } طلا خریده می‌شود، بی‌درنگ کار می‌کند و زیر دستهٔ خود می‌رود.
}
