### بنگ در صفحهٔ کلیدهای قانون: برای هر کلید نام، آنچه تعیین می‌کند (-says) و برچسب هر مقدار؛
### برای هر مجموعه نام و یک جمله (-says).

## بسته‌ها

switch-dodge-city = داج سیتی
switch-dodge-city-says = چهل کارت، برخی سبز، و پانزده شخصیت.
switch-dodge-city-false = خاموش
switch-dodge-city-true = روشن
switch-high-noon = نیمروز
switch-high-noon-says = هر دور یک رویداد، و در پایان نیمروزی که جان می‌گیرد.
switch-high-noon-false = خاموش
switch-high-noon-true = روشن
switch-fistful-of-cards = یک مشت کارت
switch-fistful-of-cards-says = پانزده رویداد، و در پایان یک تیر برای هر کارت دست.
switch-fistful-of-cards-false = خاموش
switch-fistful-of-cards-true = روشن
switch-later-events = دو رویداد بعدی
switch-later-events-says = دستبند و هویت تازه، از جعبه‌های بعدی، به رویدادهای دیگر می‌پیوندند.
switch-later-events-false = خاموش
switch-later-events-true = روشن
switch-wild-west-show = نمایش غرب وحشی
switch-wild-west-show-says = ده نمایش که هدف بازی را عوض می‌کنند، و هشت شخصیت.
switch-wild-west-show-false = خاموش
switch-wild-west-show-true = روشن
switch-gold-rush = تب طلا
switch-gold-rush-says = طلا برای هر برخورد، تجهیزات خریدنی، و هشت شخصیت.
switch-gold-rush-false = خاموش
switch-gold-rush-true = روشن
switch-shadow-gunslingers = تفنگداران سایه
switch-shadow-gunslingers-says = آیا بیرون‌رفتگان در نوبت‌های خود چون سایه برمی‌گردند؟
switch-shadow-gunslingers-false = خاموش
switch-shadow-gunslingers-true = روشن

## بازیکنان و شخصیت‌ها

switch-player-range = شمار بازیکنان
switch-player-range-says = آیا سه یا هشت نفر می‌توانند بازی کنند، با نقش‌هایی که برایشان ساخته شده؟
switch-player-range-dodge-city = ۳ تا ۸
switch-player-range-base = ۴ تا ۷
switch-characters-dealt = پخش شخصیت‌ها
switch-characters-dealt-says = آیا به بازیکن یک شخصیت می‌رسد یا از دو تا یکی را برمی‌گزیند؟
switch-characters-dealt-1 = یکی
switch-characters-dealt-2 = یکی از دو تا
switch-auto-abilities = توانایی‌های کشیدن
switch-auto-abilities-says = آیا بارت کسیدی، بلک جک، ال گرینگو و سوزی لافایت باید بکشند؟
switch-auto-abilities-forced = همیشه
switch-auto-abilities-optional = اگر بخواهند
switch-hit-abilities = توانایی‌های ضربه
switch-hit-abilities-says = آیا بارت کسیدی و ال گرینگو برای هر جان می‌کشند یا برای هر ضربه؟
switch-hit-abilities-per-point = برای هر جان
switch-hit-abilities-per-hit = یک بار برای هر ضربه
switch-sid-timing = زمان درمان سید کچم
switch-sid-timing-says = آیا سید کچم هر زمان می‌تواند دو کارت بسوزاند، یا فقط در نوبت خودش؟
switch-sid-timing-any = هر زمان
switch-sid-timing-own-turn = نوبت خودش
switch-refill-mid-shot = سوزی لافایت میان تیر
switch-refill-mid-shot-says = آیا سوزی لافایت میان تیر کارت می‌کشد یا پس از آن؟
switch-refill-mid-shot-false = پس از آن
switch-refill-mid-shot-true = بی‌درنگ
switch-vulture-takes = آنچه والچر سم برمی‌دارد
switch-vulture-takes-says = آیا والچر سم همهٔ کارت‌های بیرون‌رفته را برمی‌دارد یا فقط دستش را؟
switch-vulture-takes-all = همهٔ کارت‌ها
switch-vulture-takes-hand = دست

## زندان، دینامیت، بشکه

switch-jail-on-fail = زندان پس از خال دیگر
switch-jail-on-fail-says = آیا زندان وقتی قرعه دل نباشد می‌سوزد یا می‌ماند؟
switch-jail-on-fail-discard = می‌سوزد
switch-jail-on-fail-stay = می‌ماند
switch-jail-skips = بهای زندان
switch-jail-skips-says = وقتی قرعه دل نباشد چقدر از نوبت می‌سوزد؟
switch-jail-skips-turn = همهٔ نوبت
switch-jail-skips-play = بازی کردن
switch-jail-skips-draw-and-play = کشیدن و بازی کردن
switch-jail-max-rounds = نوبت‌ها در زندان
switch-jail-max-rounds-says = زندان چند نوبت زندانی‌اش می‌تواند بماند؟
switch-jail-max-rounds-1 = یک
switch-jail-max-rounds-3 = حداکثر سه
switch-jail-max-rounds-none = تا دل بیاید
switch-jail-draw-allowed = کشیدن در زندان
switch-jail-draw-allowed-says = آیا زندانی در نوبتی که می‌سوزد کارت می‌کشد؟
switch-jail-draw-allowed-false = ممنوع
switch-jail-draw-allowed-true = آزاد
switch-jail-copies = زندان‌ها در بازی
switch-jail-copies-says = آیا هر سه زندان در بازی است، یا با چهار نفر یکی و با پنج نفر دو تا؟
switch-jail-copies-3 = سه
switch-jail-copies-by-players = به شمار بازیکنان
switch-jail-sheriff = زندان برای کلانتر
switch-jail-sheriff-says = آیا کلانتر را می‌توان زندانی کرد؟
switch-jail-sheriff-forbidden = ممنوع
switch-jail-sheriff-allowed = آزاد
switch-start-checks = دینامیت و زندان
switch-start-checks-says = کدام‌یک از دو قرعه در آغاز نوبت نخست می‌آید؟
switch-start-checks-dynamite-first = نخست دینامیت
switch-start-checks-jail-first = نخست زندان
switch-start-checks-owner-choice = به دلخواه بازیکن
switch-dynamite-pass = رفتن دینامیت
switch-dynamite-pass-says = آیا دینامیت از بازیکنانی که یکی دارند می‌گذرد؟
switch-dynamite-pass-next-without = به بعدی بی دینامیت
switch-dynamite-pass-next-player = به بازیکن بعدی
switch-dynamite-after-explosion = دینامیت پس از ترکیدن
switch-dynamite-after-explosion-says = آیا دینامیت پس از ترکیدن می‌سوزد؟
switch-dynamite-after-explosion-discard = می‌سوزد
switch-dynamite-after-explosion-keep = می‌ماند
switch-barrel-on-success = بشکه پس از دل
switch-barrel-on-success-says = آیا بشکه‌ای که کمک کرده روی میز می‌ماند؟
switch-barrel-on-success-stay = می‌ماند
switch-barrel-on-success-discard = می‌سوزد
switch-barrel-answers = بشکه پاسخ چیست
switch-barrel-answers-says = آیا بشکه فقط در برابر تیر کمک می‌کند، یا هر وقت خطا خواسته شود؟
switch-barrel-answers-shots = تیر
switch-barrel-answers-any-missed-request = هر جا خطا بخواهند

## کارت‌های دیگر

switch-two-left-beer = آبجو با دو نفر مانده
switch-two-left-beer-says = آبجو وقتی دو بازیکن مانده‌اند چه می‌کند؟
switch-two-left-beer-no-effect = هیچ
switch-two-left-beer-purge-on-reshuffle = با بُر خوردن می‌روند
switch-two-left-beer-normal = ۱ جان
switch-rescue-beers = آبجو برای نجات
switch-rescue-beers-says = آیا چند آبجو می‌تواند یک بازیکن را از یک ضربه نجات دهد؟
switch-rescue-beers-many = هر چند که لازم باشد
switch-rescue-beers-one = یکی
switch-saloon-rescue = میخانه برای نجات
switch-saloon-rescue-says = آیا میخانه می‌تواند بازیکنی را که دارد بیرون می‌رود نجات دهد؟
switch-saloon-rescue-false = نه
switch-saloon-rescue-true = بله
switch-panic-range = بُرد وحشت
switch-panic-range-says = آیا وحشت با فاصله است، یا فقط به دو بازیکن کناری می‌رسد؟
switch-panic-range-distance = فاصلهٔ ۱
switch-panic-range-neighbours = دو بازیکن کناری
switch-take-discard-self-target = گرفتن کارت خود
switch-take-discard-self-target-says = آیا وحشت و کت بالو را می‌توان روی کارت خود بازی کرد؟
switch-take-discard-self-target-false = ممنوع
switch-take-discard-self-target-true = آزاد
switch-indians-targets = هدف سرخ‌پوست‌ها
switch-indians-targets-says = آیا سرخ‌پوست‌ها به بازی‌کنندهٔ خود هم حمله می‌کنند؟
switch-indians-targets-others = همهٔ دیگران
switch-indians-targets-all = همه
switch-general-store = فروشگاه
switch-general-store-says = آیا کارت‌ها باز چیده می‌شوند یا دست به دست می‌گردند؟
switch-general-store-open = ردیف باز
switch-general-store-passed = دست به دست
switch-scope-effect = کار نشانه‌گیر
switch-scope-effect-says = آیا نشانه‌گیر فاصله را کم می‌کند یا بُرد را زیاد؟
switch-scope-effect-distance-minus-1 = فاصله ۱ کمتر
switch-scope-effect-reach-plus-1 = بُرد ۱ بیشتر
switch-scope-name = نام نشانه‌گیر
switch-scope-name-says = نام این کارت؛ چاپ‌های قدیمی اسب دارند.
switch-scope-name-scope = نشانه‌گیر
switch-scope-name-appaloosa = آپالوسا
switch-same-weapon = دوباره همان تفنگ
switch-same-weapon-says = آیا تفنگی هم‌نام می‌تواند جای تفنگ روی میز را بگیرد؟
switch-same-weapon-forbidden = ممنوع
switch-same-weapon-replace = جایش را می‌گیرد
switch-voluntary-discard = سوزاندن بیشتر
switch-voluntary-discard-says = آیا در پایان نوبت می‌توان بیش از اندازهٔ لازم سوزاند؟
switch-voluntary-discard-false = فقط زیادی‌ها
switch-voluntary-discard-true = هر تعداد
switch-reshuffle-when = بُر زدن سوخته‌ها
switch-reshuffle-when-says = آیا سوخته‌ها با خالی شدن دسته بُر می‌خورند یا وقتی کارتی لازم شود؟
switch-reshuffle-when-emptied = همین که خالی شود
switch-reshuffle-when-needed = وقتی کارتی لازم شود

## پایان

switch-renegade-win = برد خائن
switch-renegade-win-says = آیا آخرین زنده بودن بس است، یا کلانتر باید در دوئل نهایی بیفتد؟
switch-renegade-win-sole-survivor = آخرین زنده
switch-renegade-win-final-duel = پس از دوئل نهایی
switch-dead-share-win = بیرون‌رفتگان
switch-dead-share-win-says = آیا بازیکنان بیرون‌رفته با گروه خود می‌برند؟
switch-dead-share-win-true = با گروه خود می‌برند
switch-dead-share-win-false = نمی‌برند
switch-victory-check = زمان سنجش برد
switch-victory-check-says = آیا پیش از برد کار کارت برای همه تمام می‌شود؟
switch-victory-check-after-card = پس از همهٔ کارت
switch-victory-check-after-elimination = پس از هر بیرون رفتن
switch-victory-check-on-role-shown = با نشان دادن نقش
switch-elimination-order-prompt = ترتیب کارت‌های مرده
switch-elimination-order-prompt-says = کی از بیرون‌رفته ترتیب کارت‌هایش پرسیده می‌شود؟
switch-elimination-order-prompt-if-relevant = اگر مهم باشد
switch-elimination-order-prompt-always = همیشه
switch-elimination-order-prompt-never = هرگز

switch-length-cap = دور آخر
switch-length-cap-says = آیا بازی پس از چند دور تمام می‌شود؟ آن‌گاه قانون می‌برد؛ از سه نفر، بیشترین جان.
switch-length-cap-none = بی دور آخر
switch-length-cap-10 = دور ۱۰
switch-length-cap-15 = دور ۱۵
switch-length-cap-20 = دور ۲۰

## داج سیتی

switch-green-miss-ready = کارت‌های سبز نجات
switch-green-miss-ready-says = کارت سبزی که خطا به حساب می‌آید کی آماده است؟
switch-green-miss-ready-next-turn = از نوبت بعد
switch-green-miss-ready-at-once = بی‌درنگ
switch-dodge-draw-usable = کارت جاخالی
switch-dodge-draw-usable-says = آیا کارتی که با جاخالی یا کتاب مقدس کشیده شود پاسخ همان تیر می‌شود؟
switch-dodge-draw-usable-true = می‌شود
switch-dodge-draw-usable-false = نمی‌شود
switch-derringer-draw = کارت درینجر
switch-derringer-draw-says = آیا کارت پس از تیر کشیده می‌شود یا پیش از آن؟
switch-derringer-draw-after = پس از تیر
switch-derringer-draw-before = پیش از تیر
switch-molly-counts = کارت‌های مالی استارک
switch-molly-counts-says = مالی استارک برای کدام کارت‌ها بیرون از نوبتش می‌کشد؟
switch-molly-counts-named-three = بنگ، خطا، آبجو
switch-molly-counts-any = هر کارت دست
switch-apache-duel = آپاچی کید و دوئل
switch-apache-duel-says = آیا دوئل خشت بر آپاچی کید اثر دارد؟
switch-apache-duel-affected = اثر دارد
switch-apache-duel-immune = ندارد
switch-jose-limit = حد خوزه دلگادو
switch-jose-limit-says = خوزه دلگادو در نوبت چند بار کارت آبی را با دو کارت دیگر عوض می‌کند؟
switch-jose-limit-2 = دو بار
switch-jose-limit-none = بی‌حد
switch-vera-timing = انتخاب ورا کاستر
switch-vera-timing-says = آیا ورا کاستر پس از دینامیت و زندان برمی‌گزیند یا پیش از آن‌ها؟
switch-vera-timing-after-checks = پس از آن دو
switch-vera-timing-before-checks = پیش از آن دو
switch-vera-when-skipped = ورا کاستر در زندان
switch-vera-when-skipped-says = آیا ورا کاستر وقتی نوبتش بسوزد توانایی پیشین را نگه می‌دارد؟
switch-vera-when-skipped-none = بی توانایی
switch-vera-when-skipped-keep = پیشین می‌ماند

## رویدادها

switch-three-player-events = رویداد در بازی سه‌نفره
switch-three-player-events-says = آیا سه نفر می‌توانند رویداد داشته باشند، که آن‌گاه معاون رو می‌کند؟
switch-three-player-events-off = بی رویداد
switch-three-player-events-deputy = معاون رو می‌کند
switch-event-preview = رویداد بعدی
switch-event-preview-says = آیا کارت روی دستهٔ رویدادها باز است؟
switch-event-preview-open = باز
switch-event-preview-hidden = پنهان
switch-ambush-characters = کمین و شخصیت‌ها
switch-ambush-characters-says = آیا شخصیت‌ها در کمین فاصله را عوض می‌کنند؟
switch-ambush-characters-ignore = نمی‌کنند
switch-ambush-characters-count = می‌کنند
switch-abandoned-mine = معدن متروک
switch-abandoned-mine-says = کدام کارت‌ها روی دسته می‌روند: زیادی‌های دست، یا همهٔ آنچه به کار رود؟
switch-abandoned-mine-phase3 = زیادی‌های دست
switch-abandoned-mine-whole-turn = همهٔ نوبت
switch-lasso-start-checks = کمند، زندان و دینامیت
switch-lasso-start-checks-says = آیا کمند قرعهٔ زندان و دینامیت را برمی‌دارد، یا قرعهٔ زندان بیهوده کشیده می‌شود؟
switch-lasso-start-checks-suspended = بی قرعه
switch-lasso-start-checks-dummy-jail = قرعهٔ بیهودهٔ زندان
switch-roulette-answers = رولت روسی
switch-roulette-answers-says = چه چیزی در رولت روسی بازیکن را نجات می‌دهد؟
switch-roulette-answers-missed-like = هر اثر خطا
switch-roulette-answers-missed-cards = کارت خطا
switch-ricochet-answers = کمانه
switch-ricochet-answers-says = چه چیزی کارتی را که به آن تیر زده‌اند نجات می‌دهد؟
switch-ricochet-answers-missed-like = هر اثر خطا
switch-ricochet-answers-missed-cards = کارت خطا
switch-fistful-count = یک مشت کارت
switch-fistful-count-says = آیا شمار تیرها در آغاز نوبت ثابت می‌شود؟
switch-fistful-count-fixed = ثابت
switch-fistful-count-live = از نو شمرده می‌شود
switch-hard-liquor-full = مشروب تند، جان کامل
switch-hard-liquor-full-says = آیا بازیکنی با جان کامل می‌تواند بیهوده از کشیدن بگذرد؟
switch-hard-liquor-full-allowed = آزاد
switch-hard-liquor-full-forbidden = ممنوع
switch-doctor-pool = پزشک
switch-doctor-pool-says = کمترین جان میان چه کسانی جسته می‌شود؟
switch-doctor-pool-all = همهٔ بازیکنان
switch-doctor-pool-wounded = زخمی‌ها
switch-new-identity = هویت تازه
switch-new-identity-says = آیا شخصیت دیگر همان ذخیرهٔ آغاز است یا تصادفی؟
switch-new-identity-spare = ذخیره
switch-new-identity-random = تصادفی

## نمایش غرب وحشی

switch-wws-triggers = رو کردن کارت نمایش
switch-wws-triggers-says = کدام کارت‌ها کارت بعدی نمایش غرب وحشی را می‌آورند؟
switch-wws-triggers-two = دلیجان، ولز فارگو
switch-wws-triggers-draw-cards = همهٔ کارت‌های کشیدن
switch-lady-rosa-two = لیدی رزا با دو نفر مانده
switch-lady-rosa-two-says = آیا وقتی دو بازیکن مانده‌اند می‌توان جا عوض کرد؟
switch-lady-rosa-two-forbidden = ممنوع
switch-lady-rosa-two-allowed = آزاد
switch-showdown-bang = بنگ در رویارویی
switch-showdown-bang-says = آیا کارت بنگ را هنوز می‌توان چون بنگ زد؟
switch-showdown-bang-only-missed = فقط چون خطا
switch-showdown-bang-may = هر دو

## تب طلا

switch-wanted-targets = تحت تعقیب برای چه کسی
switch-wanted-targets-says = کارت سیاه تحت تعقیب را جلوی چه کسی می‌توان گذاشت؟
switch-wanted-targets-any = هر کس
switch-wanted-targets-not-sheriff = جز کلانتر
switch-wanted-targets-not-self = جز خود
switch-shadow-scope = چه کسی سایه می‌شود
switch-shadow-scope-says = آیا هر که بیرون برود سایه می‌شود یا فقط نخستین نفر؟
switch-shadow-scope-all = هر کس
switch-shadow-scope-first-only = نخستین نفر
switch-shadow-optional = سایه شدن
switch-shadow-optional-says = آیا بیرون‌رفته باید سایه شود؟
switch-shadow-optional-false = اجباری
switch-shadow-optional-true = به دلخواه
switch-shadow-renegade-compare = گروه خائن سایه
switch-shadow-renegade-compare-says = نقش‌های آشکار قانون با کدام یاغی‌ها سنجیده می‌شود؟
switch-shadow-renegade-compare-shown = یاغی‌های آشکار
switch-shadow-renegade-compare-hidden = یاغی‌های پنهان

## مجموعه‌ها

preset-dv4 = چاپ چهارم
preset-dv4-says = بازی منتشرشدهٔ امروز، برای هر کس یک شخصیت.
preset-seed-001 = متن کوتاه‌تر
preset-seed-001-says = زندان می‌تواند بماند، بشکه با کمک کردن می‌شکند، و خائن باید دوئل نهایی را ببرد.
preset-seed-003 = متن کامل‌تر
preset-seed-003-says = یکی از دو شخصیت، فروشگاه دست به دست، و نشان دادن نقش می‌تواند بازی را تمام کند.
