### وایات ارپ در صفحهٔ کلیدهای قانون: برای هر کلید نام، آنچه تعیین می‌کند (-says) و برچسب هر مقدار؛
### برای هر مجموعه نام و یک جمله (-says).

## پرداخت

switch-capture-threshold = امتیاز دستگیری
switch-capture-threshold-says = یاغی چند امتیاز لازم دارد، از همهٔ بازیکنان با هم، تا پاداش پرداخت شود؟
switch-capture-threshold-8 = ۸ یا بیشتر
switch-capture-threshold-9 = ۹ یا بیشتر
switch-sole-lead-margin = برتری که همه را می‌برد
switch-sole-lead-margin-says = بازیکنی که چند امتیاز از بهترین عقب باشد دیگر سهم نمی‌برد؟
switch-sole-lead-margin-5 = ۵ یا بیشتر
switch-sole-lead-margin-6 = ۶ یا بیشتر
switch-tie-shortfall = پول کم برای مساوی‌ها
switch-tie-shortfall-says = وقتی پول مانده برای همهٔ مساوی‌ها بس نیست چه می‌شود؟
switch-tie-shortfall-stop-all = پرداخت می‌ایستد
switch-tie-shortfall-skip-group = مساوی‌ها کنار می‌مانند
switch-zero-cp-shares = بی امتیاز، ولی نزدیک
switch-zero-cp-shares-says = آیا بازیکنی بی امتیاز روی یاغی سهم می‌برد، وقتی بهترین فقط کمی دارد؟
switch-zero-cp-shares-false = بی سهم
switch-zero-cp-shares-true = سهم می‌برد

## پایان بازی

switch-game-target = پول پایان بازی
switch-game-target-says = مبلغی که بازی با آن، پس از پرداخت دست، تمام می‌شود.
switch-game-target-value = { NUMBER($value) } دلار
switch-game-end = رسیدن به آن مبلغ
switch-game-end-says = آیا درست همان مبلغ بازی را تمام می‌کند یا بیشتر لازم است؟
switch-game-end-at-least = همان مبلغ بس است
switch-game-end-more-than = بیشتر لازم است

## ستون

switch-first-reshuffle = یک کارت مانده، بار نخست
switch-first-reshuffle-says = وقتی کسی دو کارت می‌کشد بر تنها کارت ستون نخست چه می‌گذرد؟
switch-first-reshuffle-take-then-shuffle = برداشتن، سپس بُر زدن
switch-first-reshuffle-shuffle-all = نخست بُر می‌خورد
switch-second-exhaustion = ستون بار دوم تمام
switch-second-exhaustion-says = دست پس از تمام شدن ستون برای بار دوم کی پایان می‌یابد؟
switch-second-exhaustion-on-draw = وقتی کشیدن نشود
switch-second-exhaustion-when-empty = همین که خالی شود

## کارت‌های کلانتر

switch-photo-out-of-turn = تصویر بیرون از نوبت
switch-photo-out-of-turn-says = آیا تصویر را در نوبت دیگری، درست پس از باز شدن یاغی‌اش، می‌توان گذاشت؟
switch-photo-out-of-turn-off = نمی‌توان
switch-photo-out-of-turn-free = می‌توان
switch-photo-out-of-turn-costs-sheriff = به بهای کارت کلانتر بعد
switch-fastest-gun-same-outlaw = سریع‌ترین تفنگ روی هم
switch-fastest-gun-same-outlaw-says = سریع‌ترین تفنگ چه کسی جلوی تازه‌ای روی همان یاغی را می‌گیرد؟
switch-fastest-gun-same-outlaw-any-owner = هر کس
switch-fastest-gun-same-outlaw-others-only = بازیکن دیگر
switch-most-wanted-request = خواستهٔ تحت تعقیب
switch-most-wanted-request-says = وقتی تحت تعقیب از دیگران کارتی می‌خواهد کدام کارت‌ها را می‌توان نام برد؟
switch-most-wanted-request-outlaw = کارت یاغی
switch-most-wanted-request-any-named = هر کارتی
switch-wyatt-out-of-turn-window = وایات ارپ بیرون از نوبت
switch-wyatt-out-of-turn-window-says = وایات ارپ را در نوبت دیگری کی می‌توان علیه مخفی‌گاه بازی کرد؟
switch-wyatt-out-of-turn-window-on-hideout = با گذاشتن مخفی‌گاه
switch-wyatt-out-of-turn-window-any-time = میان نوبت‌ها هم
switch-wyatt-out-of-turn-window-off = هرگز
switch-wyatt-out-of-turn-cost = بهای آن وایات ارپ
switch-wyatt-out-of-turn-cost-says = آیا وایات ارپ بیرون از نوبت جای کارت کلانتر نوبت بعد را می‌گیرد؟
switch-wyatt-out-of-turn-cost-costs-sheriff = کارت کلانتر بعد
switch-wyatt-out-of-turn-cost-none = هیچ
switch-hideout-removal = برداشتن مخفی‌گاه
switch-hideout-removal-says = آیا وایات ارپ فقط دسته‌های بازیکن خود را رها می‌کند یا هر دسته‌ای را روی میز؟
switch-hideout-removal-own = از دستهٔ خود
switch-hideout-removal-any = از هر دسته

## کارت‌های یاغی و پول

switch-reward-pooling = دو بار چیدن در یک نوبت
switch-reward-pooling-says = آیا کارت‌های یک یاغی که در یک نوبت چیده شوند برای پاداش با هم شمرده می‌شوند؟
switch-reward-pooling-per-play = هر بار جداگانه
switch-reward-pooling-per-turn = با هم
switch-opened-persists = یاغی‌های بازشده
switch-opened-persists-says = آیا یاغی وقتی کارتی از او روی میز نمانده باز می‌ماند؟
switch-opened-persists-true = باز می‌ماند
switch-opened-persists-false = دوباره بسته می‌شود
switch-bank-limited = بانک
switch-bank-limited-says = آیا پول بانک تمام می‌شود؟
switch-bank-limited-false = هرگز تمام نمی‌شود
switch-bank-limited-true = ۱۵۰٬۰۰۰ دلار دارد

## مجموعه‌ها

preset-seed-004 = قانون‌های کامل‌تر
preset-seed-004-says = بازی معمول، از نوشتهٔ بلندتر، نوشتهٔ فارسی: تصویر و وایات ارپ بیرون از نوبت هم می‌آیند.
preset-seed-000 = قانون‌های کوتاه‌تر
preset-seed-000-says = کمی ساده‌تر، از نوشتهٔ کوتاه‌تر، نوشتهٔ چینی: تصویر بیرون از نوبت نمی‌آید.
preset-published = بازی چاپ‌شده
preset-published-says = همان بازی که فروخته می‌شود (published)، تا آنجا که گزارش‌های چاپی می‌گویند.
preset-cases = نمونه‌های حل‌شده
preset-cases-says = نخستین مقدار هر گزینه. نمونه‌های حل‌شدهٔ برنامه با آن اجرا می‌شوند.
