### صفحهٔ آغاز، صندلی‌ها، قانون‌ها، بازی‌های ذخیره‌شده، مکث، تنظیمات، درباره، پرده.

menu-back = برگشت
menu-cancel = لغو
per-cent = { $value }٪
switch-on = روشن
switch-off = خاموش

## صفحهٔ آغاز

title-says = برای همه، دور یک صفحه.
title-play = بازی
title-saved = بازی‌های ذخیره‌شده
title-about = درباره
title-settings = تنظیمات
title-quit = خروج
title-none-saved = هنوز هیچ بازی‌ای ذخیره نشده است.
title-bang-says = سه تا هشت نفر دور یک میز.
title-wyatt-earp-says = دو تا چهار نفر دور یک میز.
title-pony-express-says = سه تا پنج نفر دور یک میز.

bill-bang-strap = نبرد مشهور با تفنگ
bill-bang-title = بنگ!
bill-bang-tagline = با نقش‌های پنهان
bill-bang-first = کلانتر و معاونان
bill-bang-second = در برابر
bill-bang-third = یاغی‌ها و خائن
bill-bang-seats = ۳ تا ۸ نفر
bill-bang-time = ۳۰ دقیقه
bill-wyatt-earp-strap = زنده یا مرده
bill-wyatt-earp-title = وایات ارپ
bill-wyatt-earp-tagline = هفت یاغی، یک کیسه پول
bill-wyatt-earp-first = پاداش تا
bill-wyatt-earp-second = ۲۵٬۰۰۰ دلار
bill-wyatt-earp-third = -
bill-wyatt-earp-seats = ۲ تا ۴ نفر
bill-wyatt-earp-time = ۴۵ دقیقه
bill-pony-express-strap = از سنت جوزف تا ساکرامنتو
bill-pony-express-title = پونی/اکسپرس
bill-pony-express-tagline = -
bill-pony-express-first = بلوف · تاخت · تیر
bill-pony-express-second = تاس‌ریز ماهر می‌خواهیم
bill-pony-express-third = -
bill-pony-express-seats = ۳ تا ۵ نفر
bill-pony-express-time = ۶۰ دقیقه

## صندلی‌ها

seats-title = چه کسی می‌نشیند؟
seats-says = { $most ->
    [5] دور این میز سه تا پنج نفر می‌نشینند.
    [8] دور این میز سه تا هشت نفر می‌نشینند.
   *[other] دور این میز دو تا چهار نفر می‌نشینند.
}
seats-person = انسان
seats-bot = رایانه
seats-nobody = هیچ‌کس
seats-shared = ماوس و صفحه‌کلید
seats-shared-short = ماوس
seats-own-pad = دستهٔ خودش
seats-plays-nothing = –
seats-level-greenhorn = تازه‌کار
seats-level-greenhorn-says = { $name } اشتباه می‌سنجد و فراموش می‌کند؛ حریفی برای بازی اول.
seats-level-deputy = کارکشته
seats-level-deputy-says = { $name } هرچه را می‌شود دانست می‌سنجد و همان دم تصمیم می‌گیرد.
seats-level-marshal = مارشال
seats-level-marshal-says = { $name } پیش از هر تصمیم لحظه‌ای هم جلوتر را می‌بیند.
seats-level-marshal-slow = مارشال باحوصله
seats-level-marshal-slow-says = { $name } سر فرصت جلوتر را می‌بیند: برای هر تصمیم تا یک ثانیه و نیم.
seats-level-says = { $name }: { $level }، { $temper }. رایانه فقط چیزی را می‌بیند که صندلی خودش می‌بیند.
seats-bot-title = { $name } چطور بازی می‌کند
seats-temper-drawn = هرچه پیش آید
seats-temper-drawn-says = در هر بازی برای { $name } خُلقی قرعه‌کشی می‌شود.
seats-temper-even = آرام
seats-temper-even-says = { $name } به هیچ‌چیز گرایش ندارد.
seats-temper-trigger-happy = زودتیر
seats-temper-trigger-happy-says = { $name } بی‌درنگ تیر می‌زند و منتظر لحظهٔ بهتر نمی‌ماند.
seats-temper-careful = محتاط
seats-temper-careful-says = { $name } به کسی سود نمی‌رساند و کم خطر می‌کند.
seats-temper-grudger = کینه‌جو
seats-temper-grudger-says = { $name } باخت دیگران را دوست دارد.
seats-temper-hoarder = اندوزنده
seats-temper-hoarder-says = { $name } دوست دارد هرچه در دست دارد نگه دارد.
seats-temper-gambler = قمارباز
seats-temper-gambler-says = { $name } به بخت دل می‌بندد.
seats-press-a-button = دکمه‌ای بزنید
seats-who-says = انسان، رایانه یا هیچ‌کس روی این صندلی.
seats-name-says = نام دیگری برای { $name }.
seats-plays-says = { $name } با چه بازی می‌کند. با دستهٔ خودش کارت‌هایش پنهان می‌ماند.
seats-joining-says = { $name }: دکمهٔ پایینی دسته‌تان را بزنید.
seats-joining-none = { $name }: دسته‌ای روشن کنید و دکمهٔ پایینی‌اش را بزنید، یا دوباره همین‌جا بزنید تا با ماوس و صفحه‌کلید بازی کنید.
seats-joining-ended = هیچ دسته‌ای پاسخ نداد، پس { $name } با ماوس و صفحه‌کلید بازی می‌کند. ادامه دهید، یا دسته‌ای به او بدهید.
seats-pad-here = دسته‌ای اینجاست. با دکمهٔ پایینی‌اش کسی می‌نشیند.
seats-nobody-here = کسی اینجا ننشسته است.
seats-next = ادامه: قانون‌ها
seats-go-on = { $count } بازیکن: ادامه به قانون‌ها
seats-go-on-says = گام بعد: برگزیدن قانون‌های بازی.
seats-sides = جای آدم‌ها دور میز
sides-title = هر کس کجا می‌نشیند؟
sides-says = هر کس در کدام سوی صفحهٔ خوابیده می‌نشیند.
sides-row-says = پرسش از { $name } رو به این سو می‌چرخد.
sides-value = { $side ->
    [0] لبهٔ پایین
    [1] لبهٔ چپ
    [2] لبهٔ بالا
   *[other] لبهٔ راست
}
seats-name-title = نام شما چیست؟

ready-names = کیتی, داک, مورگان, هتی, ویرجیل, آنا, باک, کلم, دورا, الای, فلورا, گاس, آیک, جودی, لوسی, میبل, نلسون, اوپال, پیت, روت

# کدام نام‌های آماده زنانه‌اند.
ready-women = کیتی, هتی, آنا, دورا, فلورا, جودی, لوسی, میبل, اوپال, روت

naming-letters = ا آ ب پ ت ث ج چ ح خ د ذ ر ز ژ س ش ص ض ط ظ ع غ ف ق ک گ ل م ن و ه ی ئ
naming-space = فاصله
naming-erase = پاک
naming-done = تمام
naming-empty = نام باید دست‌کم یک حرف داشته باشد.
naming-full = نام حداکثر { $most } حرف دارد؛ بقیه کنار گذاشته شد.
naming-says = یکی از نام‌های آماده را بردارید، یا با کلید، ماوس یا دسته بنویسید.

## قانون‌ها

rules-title = گزینه‌های قانون
rules-presets = قانون‌ها
rules-says = یک مجموعه قانون را برگزینید، یا گزینه‌ها را تک‌تک بگردانید.
rules-bar = قانون‌های این میز.
rules-press = بزنید تا گزینه بگردد.
rules-arrows = پیکان‌ها، یا چپ و راست: کمتر یا بیشتر.
rules-changed = { $count } گزینه عوض شده
rules-recommended = برای بازی نخست
rules-own-says = ترکیبی از خودتان.
rules-page-back = صفحهٔ پیش
rules-page-on = صفحهٔ بعد ({ $at } از { $of })
rules-page-says = گزینه‌ها در یک برگ جا نمی‌شوند: این صفحهٔ { $at } از { $of } است.
rules-page-first = این نخستین صفحه است.
rules-page-last = این آخرین صفحه است.
rules-save = ذخیرهٔ ترکیب
rules-forget = حذف ترکیب
rules-begin = { $game ->
    [pony_express] سوار شوید
   *[other] پخش کارت‌ها
}
rules-nothing-to-save = هیچ گزینه‌ای عوض نشده، پس چیزی برای ذخیره نیست.
rules-not-own = فقط ترکیب خودتان را می‌توان حذف کرد.
rules-save-title = نامی برای این ترکیب
rules-not-saved = این ترکیب ذخیره نشد: شش ترکیب هست، یا { $name } نام یک مجموعهٔ ثابت است.
rules-mix-names = قانون خانه, شب جمعه, بازی بلند, بازی کوتاه

## مکث

pause-title = بازی منتظر است
pause-resume = ادامه
pause-settings = همهٔ تنظیمات
pause-leave = ذخیره، صفحهٔ آغاز
pause-quit = ذخیره، بستن برنامه
pause-leave-says = همهٔ حرکت‌ها ذخیره شده‌اند. می‌توانید از همین‌جا ادامه دهید.

## تنظیمات

settings-title = تنظیمات
settings-says = هر تغییر بی‌درنگ اثر می‌کند و می‌ماند.
settings-play = بازی
settings-picture = تصویر
settings-sound = صدا
settings-pads = دسته‌ها
settings-keys = کلیدها
key-says = کلید خودتان برای «{ $action }». پیکان‌ها، Enter و Esc همیشه کار می‌کنند.
key-press = کلیدی بزنید
key-none = هیچ
key-reset = بازگردانی کلیدها
key-nothing-to-reset = هیچ کلیدی عوض نشده است.
key-not-this-one = { $key } را نمی‌توان واگذار کرد: کارش همیشه یکی است.
key-up = بالا
key-down = پایین
key-left = چپ
key-right = راست
key-confirm = بله
key-back = برگشت
key-secondary = انتخاب دوم
key-read = خواندن کارت
key-page-left = صفحهٔ پیش
key-page-right = صفحهٔ بعد
key-look = نگاه به دست
key-menu = فهرست
key-mute = بی‌صدا
set-master = بلندی صدا
set-master-says = همه‌چیز چقدر بلند باشد.
set-effects = جلوه‌ها
set-effects-says = کارت، تیر، سکه.
set-music = موسیقی
set-music-says = گروه نوازندگان: آرام، و هنگام خطر پرهیجان.
set-muted = بی‌صدا
set-muted-says = هیچ صدایی نیست. کلید M و Select روی دسته هم هر زمان همین کار را می‌کنند.
set-full-screen = تمام‌صفحه
set-full-screen-says = همهٔ صفحه را پر کند. کلید F11 هم هر زمان همین کار را می‌کند.
set-display = نمایشگر
set-display-says = پنجره روی کدام نمایشگر باشد.
set-display-value = { $value } از { $count }
set-display-only = فقط یک نمایشگر هست: برای انتخاب یکی دیگر وصل کنید.
language-own-name = فارسی
set-language = زبان
set-language-says = زبان همهٔ صفحه‌ها، گزارش‌ها و کارت‌ها.
set-language-partly = { $name } (بخشی)
set-text-size = اندازهٔ نوشته
set-text-size-says = همهٔ نوشته‌ها چقدر درشت باشند. اگر برنگزینید پنجره تعیین می‌کند.
set-text-size-value = { $value ->
    [0] متناسب با پنجره
   *[other] { $value }٪
}
set-high-contrast = تضاد زیاد
set-high-contrast-says = کاغذ روشن و ساده، مرکب سیاه، لبه‌های ضخیم‌تر.
set-plain-type = قلم ساده
set-plain-type-says = حروف آسان‌خوان به جای حروف چوبی.
set-safe-marks = نشان‌های آسان‌شناس
set-safe-marks-says = صندلی‌ها در هشت روشنی و خال‌ها در چهار رنگ، برای چشم‌هایی که رنگ‌ها را کمتر از هم بازمی‌شناسند.
set-tv-safe = جا در لبه‌ها
set-tv-safe-says = برای تلویزیونی که لبهٔ تصویر را می‌بُرد.
set-lies-flat = صفحه روی میز خوابیده است
set-lies-flat-says = تصویر رو به کسی می‌چرخد که از او پرسیده می‌شود. سوی هر کس را در صفحهٔ صندلی‌ها برگزینید.
set-gpu = کاربرد کارت گرافیک
set-gpu-says = کارت گرافیک تصویر را نشان دهد. از شروع بعدی اثر دارد.
set-reduced-motion = حرکت کمتر
set-reduced-motion-says = بی لرزش و درخشش؛ کارت‌ها به جای پرواز پدیدار می‌شوند.
set-pace = سرعت رایانه
set-pace-says = رایانه پیش از هر کارش چقدر درنگ کند. «گام‌به‌گام» یعنی منتظر فشار می‌ماند.
set-pace-value = { $value ->
    [slow] کند
    [fast] تند
    [instant] فوری
    [step] گام‌به‌گام
   *[normal] معمولی
}
set-animations = سرعت حرکت‌ها
set-animations-says = کارت‌ها و تاس‌ها چقدر تند حرکت کنند. با زدن هر دکمه حرکت جاری تمام می‌شود.
set-animations-value = { $value ->
    [like_bots] مانند رایانه
    [slow] کند
    [fast] تند
    [instant] فوری
   *[normal] معمولی
}
set-ask-before-ending = پرسش پیش از پایان نوبت
set-ask-before-ending-says = اگر هنوز می‌توانید بازی کنید ولی کارت می‌سوزانید، یک بار دیگر بپرسد.
set-ask-before-slips = پرسش دربارهٔ لغزش‌ها
set-ask-before-slips-says = دربارهٔ حرکت‌هایی که کمتر کسی می‌خواهد بپرسد: آبجو با جان کامل، تفنگ کوتاه‌تر، حمله‌ای که دوست را می‌کشد.
set-answer-seconds = مهلت پاسخ
set-answer-seconds-says = پس از این مهلت رایانه یک بار به جای او پاسخ می‌دهد.
set-hints = پرسیدن از کارکشته
set-hints-says = کمک می‌گوید یک بازیکن کارکشته چه می‌کرد، از آنچه صندلی نوبت‌دار می‌بیند.
set-answer-seconds-value = { $value ->
    [0] بی‌مهلت
   *[other] { $value } ثانیه
}
set-confirm-swap = جابه‌جایی بله و برگشت
set-confirm-swap-says = دکمهٔ راست بله می‌گوید، دکمهٔ پایین برمی‌گردد.
set-pad-glyphs = دکمه‌ها در راهنما
set-pad-glyphs-says = آنچه روی دستهٔ در دست نوشته، یا همیشه یک جور.
set-pad-glyphs-value = { $value ->
    [place] با جایشان
    [xbox] Xbox
    [playstation] PlayStation
    [nintendo] Nintendo
   *[auto] مثل دستهٔ در دست
}
set-two-presses = تلنگر با دو فشار
set-two-presses-says = عقربه‌ای می‌رود و فشار دوم نگهش می‌دارد. بی نگه‌داشتن و کشیدن.
set-toggle-holds = فشار به جای نگه‌داشتن
set-toggle-holds-says = آنچه باید نگه داشت با یک فشار روشن و خاموش می‌شود.
set-rumble = لرزش
set-rumble-says = وقتی برای صندلی چیزی رخ دهد دسته می‌لرزد.
set-background-pads = دسته‌ها در پس‌زمینه
set-background-pads-says = دسته‌ها وقتی پنجرهٔ دیگری جلوست هم کار می‌کنند. از شروع بعدی اثر دارد.
set-dead-zone = ناحیهٔ مرده
set-dead-zone-says = اهرم چقدر باید حرکت کند تا به حساب آید. بیشترش به اهرم لغزان کمک می‌کند.

## درباره

about-title = درباره
about-tab = SUNDOWN SALOON
about-face-rye = RYE
about-face-league-gothic = LEAGUE GOTHIC
about-face-besley = BESLEY
about-face-noto-serif-sc = NOTO SERIF SC
about-face-lalezar = LALEZAR
about-face-vazirmatn = VAZIRMATN
about-licence-says = بالا و پایین صفحه را جابه‌جا می‌کند.
about-product = Sundown Saloon، نسخهٔ { $version }. بازی‌های رومیزی غرب وحشی برای همه، دور یک صفحه. بازی‌ها و تنظیمات را روی همین دستگاه نگه می‌دارد و هیچ چیز را به هیچ جا نمی‌فرستد.
about-trademarks = BANG!، Wyatt Earp و Pony Express نام بازی‌های منتشرشده و نشان یا عنوان ناشران آن‌هاست. اینجا فقط برای این نام برده شده‌اند که بگوییم برنامه چه قانون‌هایی را می‌داند. برنامه از هیچ‌یک از آن‌ها نیست و هیچ‌یک آن را ندیده‌اند. هر کس این بازی‌ها را دوست دارد باید خودشان را داشته باشد: کارت واقعی در دست بهتر است.
about-own = همهٔ تصویرها، صداها و جمله‌ها برای این برنامه ساخته شده‌اند. قلم‌ها Rye، League Gothic، Besley، Noto Serif SC، Lalezar و Vazirmatn هستند، با مجوز SIL Open Font License که در صفحه‌های بعد آمده است. پنجره، صدا و دسته‌ها با pygame-ce و SDL کار می‌کنند؛ جمله‌ها را Fluent می‌سازد.

## پرده

cover-head = بدهید به { $name }
cover-line = اکنون فقط { $name } نگاه کند.
cover-button = من { $name } هستم
cover-says = از { $name } پرسیده می‌شود. وقتی ماوس را در دست دارید بزنید.
cover-menu = مکث
cover-not-you = این را { $name } باید بزند.

## دسته‌های گم‌شده یا ناشناس

pad-lost-title = دستهٔ { $name } قطع شد
pad-lost-says = بازی منتظر { $name } است. دسته را دوباره روشن کنید، یا دکمه‌ای روی هر دستهٔ آزاد بزنید.
pad-lost-bar = { $name }: دکمه‌ای روی یک دسته بزنید.
pad-lost-shared = ادامه با ماوس و صفحه‌کلید
pad-lost-pause = فهرست مکث
pad-test-title = دسته‌های در دست
pad-test-row-says = ببینید اهرم‌ها کجا هستند و کدام دکمه‌ها پایین‌اند.
pad-test-here = { $count ->
    [0] هیچ
   *[other] { $count }
}
pad-test-says = درون حلقهٔ نقطه‌چین اهرم در حال استراحت است. برای ترک روی دسته دو بار برگشت را بزنید.
pad-test-none = هیچ دسته‌ای وصل نیست.
pad-test-other = دکمهٔ { $number } هنوز کاری ندارد.
pad-map-title = دستهٔ تازه
pad-map-says = دکمهٔ { $done } از { $count }.
pad-map-south = دکمه‌ای را برای بله بزنید.
pad-map-east = دکمه‌ای را برای برگشت بزنید.
pad-map-north = دکمه‌ای را برای خواندن کارت بزنید.
pad-map-start = دکمه‌ای را برای فهرست بزنید.
pad-map-later = حالا نه
pad-map-twice = آن دکمه از پیش کاری دارد.
pad-map-done = دسته آماده است.

## بازی‌های ذخیره‌شده

saves-title = بازی‌های ذخیره‌شده
saves-says = همهٔ بازی‌ها اینجا هستند، حرکت به حرکت ذخیره‌شده.
saves-aside =
    { $count ->
        [one] یک پرونده به کار نمی‌آمد و کنار بازی‌ها نگه داشته شد.
       *[other] { $count } پرونده به کار نمی‌آمدند و کنار بازی‌ها نگه داشته شدند.
    }
saves-row-says = ادامه دهید، تماشا کنید یا دور بیندازید.
saves-no-film = این نوع بازی را می‌توان ادامه داد، ولی هنوز نمی‌توان تماشا کرد.
saves-statistics = آمار
saves-newer = بازی‌های تازه‌تر
saves-older = بازی‌های کهنه‌تر
saves-no-newer = این‌ها تازه‌ترین‌اند.
saves-no-older = این‌ها کهنه‌ترین‌اند.
saved-title = بازی ذخیره‌شده
saved-on = { $part ->
    [none] { $game } · { $preset } · { $when }
   *[other] { $game } · { $part } · { $preset } · { $when }
}
saved-finished = { $part ->
    [none] { $game } · پایان‌یافته · { $preset } · { $when }
   *[other] { $game } · پایان در { $part } · { $preset } · { $when }
}
saved-when = { $day } { $month }، { $clock }
saved-go-on = ادامه
saved-watch = تماشای دوباره
saved-is-over = این بازی به پایان رسیده است.
saved-not-over = این بازی هنوز تمام نشده است. ادامه‌اش دهید.
saved-throw-away = دور انداختن
saved-throw-away-sure = دوباره بزنید: برای همیشه می‌رود
saved-throw-away-says = بازی دورانداخته برنمی‌گردد.
saved-not-thrown = دیسک نمی‌پذیرد: بازی هنوز هست.
saved-later = بعد
saved-later-says = میان بازی‌های ذخیره‌شده می‌ماند.
welcome-back = خوش برگشتید
welcome-says = این بازی درست همان‌جایی است که رهایش کردید.
month-1 = ژانویه
month-2 = فوریه
month-3 = مارس
month-4 = آوریل
month-5 = مه
month-6 = ژوئن
month-7 = ژوئیه
month-8 = اوت
month-9 = سپتامبر
month-10 = اکتبر
month-11 = نوامبر
month-12 = دسامبر

## تماشای دوباره

watch-at = { $part ->
    [none] گام { $at } از { $of }
   *[other] گام { $at } از { $of }، { $part }
}
watch-over = { $who } با { $purse } برد.
watch-won = { $who } برد.
watch-nobody = هیچ‌کس
watch-whoever = هر که نوبت اوست
watch-step-back = گام به عقب
watch-play = پخش
watch-stop = ایست
watch-step = گام
watch-pace = سرعت: { $pace ->
    [slow] کند
    [fast] تند
    [instant] فوری
   *[normal] معمولی
}
watch-cards = کارت‌ها: { $who }
watch-leave = ترک
watch-at-start = اینجا آغاز است.
watch-at-end = اینجا پایان است.

## مهلت پاسخ

## آمار

stats-title = آمار
stats-says = { $games ->
    [0] هیچ بازی ذخیره‌شده‌ای شمرده نشده است.
   *[other] { $games } بازی. عددهای ریز: شانس درست از هر ۲۰ بار ۱۹ بار در این میان است.
}{ $unread ->
    [0] {""}
   *[other] {" "}{ $unread } پرونده خوانده نشد.
}
stats-says-game = عددهای ریز: شانس درست، ۱۹ بار از ۲۰. از بازی ناتمام فقط آنچه همه دیده‌اند شمرده می‌شود.
stats-reading = در حال شمارش: تا اینجا { $games } …
stats-none = هنوز چیزی شمرده نشده است. نخست یک بازی کنید.
stats-game = بازی
stats-scope = شمرده‌شده
stats-scope-game = همین بازی
stats-scope-evening = امشب
stats-scope-all = همهٔ بازی‌ها
stats-all = همه
stats-others = دیگران
stats-total = روی هم
stats-verdict = در یک کلمه
stats-band = { $low }–{ $high }
stats-percent = { $percent }٪
stats-word-few = خیلی کم
stats-word-usual = عادی
stats-word-odd = کمیاب
stats-word-very-odd = بسیار کمیاب
stats-few = هنوز کمتر از آن است که بتوان شانس درست را از نادرست شناخت.
stats-usual = روی هم رفته چیز عجیبی نیست: شانس درست هم از هر ۱۰۰ بار { $share } بار همین‌قدر نابرابر است.
stats-odd = کمیاب است ولی پیش می‌آید: شانس درست از هر ۱۰۰ بار { $share } بار چنین است.
stats-very-odd = بسیار کمیاب است: شانس درست کمتر از یک بار در ۱٬۰۰۰ چنین است.
stats-square = خی‌دو { $square } با { $freedom } درجهٔ آزادی.

## پایان بازی

result-rematch = یک بار دیگر
result-log = گزارش
result-statistics = آمار
result-leave = صفحهٔ آغاز
result-gave-up = تسلیم شد
