### پونی اکسپرس در صفحهٔ کلیدهای قانون: برای هر کلید نام، آنچه تعیین می‌کند (-says) و برچسب هر مقدار؛
### برای هر مجموعه نام و یک جمله (-says).

## نبردها

switch-hit-rule-target = زدن به دوئل‌کننده
switch-hit-rule-target-says = آیا دوئل‌کنندهٔ دیگر باید بیفتد، یا ساییدن تاس بس است؟
switch-hit-rule-target-fall = باید بیفتد
switch-hit-rule-target-touch = تماس کافی است
switch-hit-rule-bystander = زدن به سواران دیگر
switch-hit-rule-bystander-says = آیا برای بازداشت تیرزن سواری که در نبرد نیست باید بیفتد، یا ساییدن تاس بس است؟
switch-hit-rule-bystander-fall = باید بیفتد
switch-hit-rule-bystander-touch = تماس کافی است
switch-gunfight-optional = نبرد
switch-gunfight-optional-says = آیا تازه‌رسیده می‌تواند بی نبرد بگذرد؟
switch-gunfight-optional-false = همیشه
switch-gunfight-optional-true = به انتخاب تازه‌رسیده
switch-jailed-count-for-meetings = دیدار با زندانی
switch-jailed-count-for-meetings-says = آیا سوار زندانی در نبرد و پوکر شمرده می‌شود؟
switch-jailed-count-for-meetings-false = شمرده نمی‌شود
switch-jailed-count-for-meetings-true = شمرده می‌شود

## بلوف

switch-caught-bluffer-penalty = مچ بلوف‌زن
switch-caught-bluffer-penalty-says = بر سواری که مچ بلوفش گرفته شد چه می‌گذرد؟
switch-caught-bluffer-penalty-stay = سر جایش می‌ماند
switch-caught-bluffer-penalty-jail = به زندان می‌رود
switch-underclaim-is-bluff = اعلام کمتر
switch-underclaim-is-bluff-says = آیا اعلام کمتر از آنچه ریخته شده بلوف است؟
switch-underclaim-is-bluff-true = بلوف است
switch-underclaim-is-bluff-false = آزاد است
switch-call-scope = حق مچ‌گیری
switch-call-scope-says = آیا همهٔ سواران آن خانه، وگرنه همهٔ نزدیک‌ترین‌ها، مچ می‌گیرند، یا فقط یک نزدیک‌ترین؟
switch-call-scope-same-space-then-nearest = همان خانه، وگرنه نزدیک‌ترین‌ها
switch-call-scope-nearest-only = یک نزدیک‌ترین
switch-call-order = چند مچ‌گیر
switch-call-order-says = وقتی چند نفر بخواهند، چه کسی مچ گرفته است؟
switch-call-order-first-press = هر که زودتر بزند
switch-call-order-clockwise = پرسش ساعتگرد
switch-call-passes-on = وقتی نزدیک‌ترین نخواهد
switch-call-passes-on-says = آیا آن‌گاه سواران دورتر می‌توانند مچ بگیرند؟
switch-call-passes-on-false = کسی مچ نمی‌گیرد
switch-call-passes-on-true = نزدیک‌ترین بعدی
switch-nearest-metric = نزدیک یعنی چه
switch-nearest-metric-says = آیا سواران جلو و عقب یکسان نزدیک‌اند، یا نخست جلوترها؟
switch-nearest-metric-absolute = جلو و عقب یکسان
switch-nearest-metric-ahead-first = نخست جلوترها

## تاس‌ها

switch-free-reroll-scope = ریختن رایگان
switch-free-reroll-scope-says = چه کسی در هر نوبت یک ریختن دوبارهٔ رایگان دارد؟
switch-free-reroll-scope-sole-last = آخرین، اگر تنها باشد
switch-free-reroll-scope-last = هر که آخر است
switch-desert-from = بیابان
switch-desert-from-says = خانه‌ای که از آن ریختن دوباره ۲ طلاست.
switch-desert-from-value = از خانهٔ { $value }
switch-exposed-partial-reroll = ریختن آشکار
switch-exposed-partial-reroll-says = آیا وقتی تاس‌های آشکار ریخته می‌شوند چند تا می‌توانند بمانند؟
switch-exposed-partial-reroll-true = چند تا می‌مانند
switch-exposed-partial-reroll-false = همهٔ آشکارها
switch-show-known-hidden = تاس‌های دیده‌شده
switch-show-known-hidden-says = آیا میز رویی را که تاس پیش از رفتن زیر لیوان داشت نشان می‌دهد؟
switch-show-known-hidden-true = نشان می‌دهد
switch-show-known-hidden-false = باید به یاد بماند
switch-compare-kickers = تاس‌های تک
switch-compare-kickers-says = آیا تاس‌های تک دو دست مساوی را از هم جدا می‌کنند؟
switch-compare-kickers-true = جدا می‌کنند
switch-compare-kickers-false = حساب نیستند

## طلا و زندان

switch-poker-short-pay = یک طلا در پوکر
switch-poker-short-pay-says = آیا بازنده‌ای که فقط ۱ طلا دارد آن را می‌دهد، یا بانک همه را؟
switch-poker-short-pay-pay-available = خودش می‌دهد
switch-poker-short-pay-bank-pays-all = بانک همه را می‌دهد
switch-jail-charity = کمک بانک در زندان
switch-jail-charity-says = سوار زندانی بی طلا کی ۱ طلا از بانک برمی‌دارد؟
switch-jail-charity-after-release = پس از آزادی
switch-jail-charity-at-start = در آغاز
switch-bank-limited = بانک
switch-bank-limited-says = آیا طلای بانک تمام می‌شود؟
switch-bank-limited-false = هرگز تمام نمی‌شود
switch-bank-limited-true = ۳۰ طلا دارد

## خانه‌ها و کارت‌های ابزار

switch-peace-blocks-effects = خانه‌های ۱ تا ۵
switch-peace-blocks-effects-says = آیا اثر خانه‌های آرام کار می‌کند؟
switch-peace-blocks-effects-false = کار می‌کند
switch-peace-blocks-effects-true = بی اثر
switch-jail-card-draw = کارت ریختن زندان
switch-jail-card-draw-says = آیا کارت ابزار ریختن زندان یکی از دو کارت است؟
switch-jail-card-draw-1 = یکی، بی انتخاب
switch-jail-card-draw-2 = یکی از دو تا
switch-relay-one-left = آخرین کارت ابزار
switch-relay-one-left-says = چاپارخانه وقتی فقط یک کارت ابزار مانده چه می‌دهد؟
switch-relay-one-left-take = همان را
switch-relay-one-left-none = هیچ
switch-item-hand-limit = کارت ابزار در دست
switch-item-hand-limit-says = دست چند کارت ابزار می‌تواند داشته باشد؟
switch-item-hand-limit-none = بی‌حد
switch-item-hand-limit-1 = یک
switch-item-hand-limit-2 = دو
switch-item-hand-limit-3 = سه
switch-item-hand-limit-4 = چهار

## ساکرامنتو

switch-sacramento-via-call = رسیدن با مچ‌گیری
switch-sacramento-via-call-says = آیا رفتن مچ‌گیر به ساکرامنتو بی‌درنگ حساب است؟
switch-sacramento-via-call-true = بی‌درنگ
switch-sacramento-via-call-false = از نوبت بعد
switch-sacramento-can-call = مچ‌گیری از ساکرامنتو
switch-sacramento-can-call-says = آیا سوار ساکرامنتو می‌تواند مچ بگیرد؟
switch-sacramento-can-call-true = می‌تواند
switch-sacramento-can-call-false = نمی‌تواند

## مجموعه‌ها

preset-seed-002 = دفترچهٔ قانون
preset-seed-002-says = ترجمهٔ دفترچهٔ قانون: ساییدن هم برخورد است، و بلوف‌زن سر جایش می‌ماند.
preset-table = میزهای دیگر
preset-table-says = خوانش رایج دیگر: پیکره باید بیفتد، و بلوف‌زن به زندان می‌رود.
preset-cases = نمونه‌های حل‌شده
preset-cases-says = نخستین مقدار هر گزینه. نمونه‌های حل‌شدهٔ برنامه با آن اجرا می‌شوند.
