### نام‌ها در بنگ!. `.a` درون جمله، `.short` روی تلگراف و دکمه‌ها.

game-name = بنگ!

part = نوبت { $number }
    .inside = نوبت { $number }
    .last = نوبت پیش
    .next = نوبت بعد
    .played = بازی پس از { $number } نوبت تمام شد.

suit-spades = پیک
suit-hearts = دل
suit-diamonds = خشت
suit-clubs = گشنیز

# کارت با خال و رتبه‌اش: بنگ! (بی‌بی دل)
card-marked = { $name } ({ $mark })
card-mark =
    { $rank ->
        [J] سرباز
        [Q] بی‌بی
        [K] شاه
        [A] آس
       *[other] { $rank }
    } { $suit ->
        [s] پیک
        [h] دل
        [d] خشت
       *[c] گشنیز
    }


## بازی پایه

kind-bang = بنگ!
    .a = یک بنگ
    .short = بنگ!
kind-missed = خطا!
    .a = یک خطا
    .short = خطا!
kind-beer = آبجو
    .a = یک آبجو
    .short = آبجو
kind-saloon = میخانه
    .a = یک میخانه
    .short = میخانه
kind-panic = وحشت
    .a = یک وحشت
    .short = وحشت
kind-cat-balou = کت بالو
    .a = یک کت بالو
    .short = کت بالو
kind-stagecoach = دلیجان
    .a = یک دلیجان
    .short = دلیجان
kind-wells-fargo = ولز فارگو
    .a = یک ولز فارگو
    .short = ولز فارگو
kind-general-store = فروشگاه
    .a = یک فروشگاه
    .short = فروشگاه
kind-duel = دوئل
    .a = یک دوئل
    .short = دوئل
kind-gatling = گاتلینگ
    .a = یک گاتلینگ
    .short = گاتلینگ
kind-indians = سرخ‌پوست‌ها
    .a = کارت سرخ‌پوست‌ها
    .short = سرخ‌پوست
kind-barrel = بشکه
    .a = یک بشکه
    .short = بشکه
kind-mustang = موستانگ
    .a = یک موستانگ
    .short = موستانگ
kind-scope = نشانه‌گیر
    .a = یک نشانه‌گیر
    .short = نشانه‌گیر
kind-jail = زندان
    .a = یک زندان
    .short = زندان
kind-dynamite = دینامیت
    .a = یک دینامیت
    .short = دینامیت
kind-volcanic = ولکانیک
    .a = یک ولکانیک
    .short = ولکانیک
kind-schofield = اسکافیلد
    .a = یک اسکافیلد
    .short = اسکافیلد
kind-remington = رمینگتون
    .a = یک رمینگتون
    .short = رمینگتون
kind-rev-carabine = کارابین
    .a = یک کارابین
    .short = کارابین
kind-winchester = وینچستر
    .a = یک وینچستر
    .short = وینچستر

## داج سیتی

kind-punch = مشت
    .a = یک مشت
    .short = مشت
kind-dodge = جاخالی
    .a = یک جاخالی
    .short = جاخالی
kind-springfield = اسپرینگفیلد
    .a = یک اسپرینگفیلد
    .short = اسپرینگ
kind-brawl = زد و خورد
    .a = یک زد و خورد
    .short = زد و خورد
kind-rag-time = رگ‌تایم
    .a = یک رگ‌تایم
    .short = رگ‌تایم
kind-tequila = تکیلا
    .a = یک تکیلا
    .short = تکیلا
kind-whisky = ویسکی
    .a = یک ویسکی
    .short = ویسکی
kind-binocular = دوربین
    .a = یک دوربین
    .short = دوربین
kind-hideout = مخفی‌گاه
    .a = یک مخفی‌گاه
    .short = مخفی‌گاه
kind-bible = کتاب مقدس
    .a = یک کتاب مقدس
    .short = کتاب مقدس
kind-iron-plate = ورق آهن
    .a = یک ورق آهن
    .short = ورق آهن
kind-sombrero = سومبررو
    .a = یک سومبررو
    .short = سومبررو
kind-ten-gallon-hat = کلاه بزرگ
    .a = یک کلاه بزرگ
    .short = کلاه بزرگ
kind-derringer = درینجر
    .a = یک درینجر
    .short = درینجر
kind-knife = چاقو
    .a = یک چاقو
    .short = چاقو
kind-pepperbox = پپرباکس
    .a = یک پپرباکس
    .short = پپرباکس
kind-buffalo-rifle = تفنگ بوفالو
    .a = یک تفنگ بوفالو
    .short = بوفالو
kind-howitzer = هاویتزر
    .a = یک هاویتزر
    .short = هاویتزر
kind-can-can = کن‌کن
    .a = یک کن‌کن
    .short = کن‌کن
kind-conestoga = کونستوگا
    .a = یک کونستوگا
    .short = کونستوگا
kind-canteen = قمقمه
    .a = یک قمقمه
    .short = قمقمه
kind-pony-express = پونی اکسپرس
    .a = یک پونی اکسپرس
    .short = پونی

## نقش‌ها

kind-sheriff = کلانتر
    .a = کلانتر
    .short = کلانتر
kind-deputy = معاون
    .a = معاون
    .short = معاون
kind-outlaw = یاغی
    .a = یاغی
    .short = یاغی
kind-renegade = خائن
    .a = خائن
    .short = خائن

## شخصیت‌های بازی پایه

kind-bart-cassidy = بارت کسیدی
    .a = بارت کسیدی
    .short = بارت
kind-black-jack = بلک جک
    .a = بلک جک
    .short = بلک جک
kind-calamity-janet = کالامیتی جنت
    .a = کالامیتی جنت
    .short = جنت
kind-el-gringo = ال گرینگو
    .a = ال گرینگو
    .short = گرینگو
kind-jesse-jones = جسی جونز
    .a = جسی جونز
    .short = جسی
kind-jourdonnais = ژوردونه
    .a = ژوردونه
    .short = ژوردونه
kind-kit-carlson = کیت کارلسون
    .a = کیت کارلسون
    .short = کیت
kind-lucky-duke = لاکی دوک
    .a = لاکی دوک
    .short = لاکی
kind-paul-regret = پل رگرت
    .a = پل رگرت
    .short = پل
kind-pedro-ramirez = پدرو رامیرز
    .a = پدرو رامیرز
    .short = پدرو
kind-rose-doolan = رز دولان
    .a = رز دولان
    .short = رز
kind-sid-ketchum = سید کچم
    .a = سید کچم
    .short = سید
kind-slab-the-killer = اسلب د کیلر
    .a = اسلب د کیلر
    .short = اسلب
kind-suzy-lafayette = سوزی لافایت
    .a = سوزی لافایت
    .short = سوزی
kind-vulture-sam = والچر سم
    .a = والچر سم
    .short = سم
kind-willy-the-kid = ویلی د کید
    .a = ویلی د کید
    .short = ویلی

## شخصیت‌های داج سیتی

kind-apache-kid = آپاچی کید
    .a = آپاچی کید
    .short = آپاچی کید
kind-belle-star = بل استار
    .a = بل استار
    .short = بل
kind-bill-noface = بیل نوفیس
    .a = بیل نوفیس
    .short = بیل
kind-chuck-wengam = چاک ونگام
    .a = چاک ونگام
    .short = چاک
kind-doc-holyday = داک هالیدی
    .a = داک هالیدی
    .short = داک
kind-elena-fuente = النا فوئنته
    .a = النا فوئنته
    .short = النا
kind-greg-digger = گِرِگ دیگر
    .a = گِرِگ دیگر
    .short = گِرِگ
kind-herb-hunter = هرب هانتر
    .a = هرب هانتر
    .short = هرب
kind-jose-delgado = خوزه دلگادو
    .a = خوزه دلگادو
    .short = خوزه
kind-molly-stark = مالی استارک
    .a = مالی استارک
    .short = مالی
kind-pat-brennan = پت برنان
    .a = پت برنان
    .short = پت
kind-pixie-pete = پیکسی پیت
    .a = پیکسی پیت
    .short = پیکسی پیت
kind-sean-mallory = شان مالوری
    .a = شان مالوری
    .short = شان
kind-tequila-joe = تکیلا جو
    .a = تکیلا جو
    .short = تکیلا جو
kind-vera-custer = ورا کاستر
    .a = ورا کاستر
    .short = ورا

## شخصیت‌های تب طلا

kind-don-bell = دان بل
    .a = دان بل
    .short = دان
kind-dutch-will = داچ ویل
    .a = داچ ویل
    .short = داچ ویل
kind-jacky-murieta = جکی موریتا
    .a = جکی موریتا
    .short = جکی
kind-josh-mccloud = جاش مک‌کلاد
    .a = جاش مک‌کلاد
    .short = جاش
kind-madam-yto = مادام ایتو
    .a = مادام ایتو
    .short = مادام ایتو
kind-pretty-luzena = پریتی لوزنا
    .a = پریتی لوزنا
    .short = لوزنا
kind-raddie-snake = رادی اسنیک
    .a = رادی اسنیک
    .short = رادی
kind-simeon-picos = سیمئون پیکوس
    .a = سیمئون پیکوس
    .short = سیمئون

## شخصیت‌های نمایش غرب وحشی

kind-big-spencer = بیگ اسپنسر
    .a = بیگ اسپنسر
    .short = اسپنسر
kind-flint-westwood = فلینت وست‌وود
    .a = فلینت وست‌وود
    .short = فلینت
kind-gary-looter = گری لوتر
    .a = گری لوتر
    .short = گری
kind-greygory-deck = گرگوری دک
    .a = گرگوری دک
    .short = گرگوری
kind-john-pain = جان پین
    .a = جان پین
    .short = جان پین
kind-lee-van-kliff = لی ون کلیف
    .a = لی ون کلیف
    .short = لی
kind-teren-kill = ترن کیل
    .a = ترن کیل
    .short = ترن
kind-youl-grinner = یول گرینر
    .a = یول گرینر
    .short = یول

## رویدادهای نیمروز

kind-blessing = برکت
    .a = برکت
    .short = برکت
kind-curse = نفرین
    .a = نفرین
    .short = نفرین
kind-the-daltons = دالتون‌ها
    .a = دالتون‌ها
    .short = دالتون‌ها
kind-the-doctor = پزشک
    .a = پزشک
    .short = پزشک
kind-ghost-town = شهر ارواح
    .a = شهر ارواح
    .short = شهر ارواح
kind-gold-rush = تب طلا
    .a = تب طلا
    .short = تب طلا
kind-hangover = خماری
    .a = خماری
    .short = خماری
kind-the-reverend = کشیش
    .a = کشیش
    .short = کشیش
kind-the-sermon = موعظه
    .a = موعظه
    .short = موعظه
kind-shootout = تیراندازی
    .a = تیراندازی
    .short = تیراندازی
kind-thirst = تشنگی
    .a = تشنگی
    .short = تشنگی
kind-train-arrival = رسیدن قطار
    .a = رسیدن قطار
    .short = رسیدن قطار
kind-high-noon = نیمروز
    .a = نیمروز
    .short = نیمروز

## رویدادهای یک مشت کارت

kind-abandoned-mine = معدن متروک
    .a = معدن متروک
    .short = معدن متروک
kind-ambush = کمین
    .a = کمین
    .short = کمین
kind-blood-brothers = برادران خونی
    .a = برادران خونی
    .short = برادران خونی
kind-dead-man = مرد مرده
    .a = مرد مرده
    .short = مرد مرده
kind-hard-liquor = مشروب تند
    .a = مشروب تند
    .short = مشروب تند
kind-lasso = کمند
    .a = کمند
    .short = کمند
kind-law-of-the-west = قانون غرب
    .a = قانون غرب
    .short = قانون غرب
kind-peyote = پیوت
    .a = پیوت
    .short = پیوت
kind-ranch = مزرعه
    .a = مزرعه
    .short = مزرعه
kind-ricochet = کمانه
    .a = کمانه
    .short = کمانه
kind-russian-roulette = رولت روسی
    .a = رولت روسی
    .short = رولت روسی
kind-sniper = تک‌تیرانداز
    .a = تک‌تیرانداز
    .short = تک‌تیرانداز
kind-the-judge = قاضی
    .a = قاضی
    .short = قاضی
kind-vendetta = خون‌خواهی
    .a = خون‌خواهی
    .short = خون‌خواهی
kind-a-fistful-of-cards = یک مشت کارت
    .a = یک مشت کارت
    .short = یک مشت کارت

## نمایش غرب وحشی

kind-bone-orchard = گورستان
    .a = گورستان
    .short = گورستان
kind-darling-valentine = دارلینگ ولنتاین
    .a = دارلینگ ولنتاین
    .short = ولنتاین
kind-dorothy-rage = دوروتی ریج
    .a = دوروتی ریج
    .short = دوروتی
kind-gag = دهان‌بند
    .a = دهان‌بند
    .short = دهان‌بند
kind-helena-zontero = هلنا زونترو
    .a = هلنا زونترو
    .short = هلنا
kind-lady-rosa-of-texas = لیدی رزا از تگزاس
    .a = لیدی رزا از تگزاس
    .short = لیدی رزا
kind-miss-susanna = میس سوزانا
    .a = میس سوزانا
    .short = میس سوزانا
kind-sacagaway = ساکاگاوی
    .a = ساکاگاوی
    .short = ساکاگاوی
kind-showdown = رویارویی
    .a = رویارویی
    .short = رویارویی
kind-wild-west-show = نمایش غرب وحشی
    .a = نمایش غرب وحشی
    .short = نمایش غرب وحشی

## دو رویداد بعدی

kind-handcuffs = دستبند
    .a = دستبند
    .short = دستبند
kind-new-identity = هویت تازه
    .a = هویت تازه
    .short = هویت تازه

## تجهیزات تب طلا

kind-shot = پیاله
    .a = یک پیاله
    .short = پیاله
kind-bottle = بطری
    .a = یک بطری
    .short = بطری
kind-pardner = رفیق
    .a = یک رفیق
    .short = رفیق
kind-rhum = رام
    .a = یک رام
    .short = رام
kind-union-pacific = یونیون پاسیفیک
    .a = یک یونیون پاسیفیک
    .short = یونیون
kind-gold-rush-card = جویندگان طلا
    .a = یک جویندگان طلا
    .short = جویندگان طلا
kind-calumet = چپق صلح
    .a = یک چپق صلح
    .short = چپق صلح
kind-gun-belt = کمربند تفنگ
    .a = یک کمربند تفنگ
    .short = کمربند تفنگ
kind-horseshoe = نعل اسب
    .a = یک نعل اسب
    .short = نعل اسب
kind-pickaxe = کلنگ
    .a = یک کلنگ
    .short = کلنگ
kind-wanted = تحت تعقیب
    .a = کارت تحت تعقیب
    .short = تعقیب
kind-gold-pan = تشت طلا
    .a = یک تشت طلا
    .short = تشت طلا
kind-boots = چکمه
    .a = یک چکمه
    .short = چکمه
kind-lucky-charm = طلسم
    .a = یک طلسم
    .short = طلسم
kind-rucksack = کوله‌پشتی
    .a = یک کوله‌پشتی
    .short = کوله‌پشتی
