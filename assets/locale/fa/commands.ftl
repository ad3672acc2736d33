# آنچه خط فرمان می‌گوید. پیام‌های «trouble-» یک جمله‌اند و می‌گویند چه باید کرد.

help-program = بازی‌های رومیزی غرب وحشی روی یک صفحه. بی فرمان، بازی آغاز می‌شود.
help-command = چه کند؛ { $command } --help بیشتر می‌گوید
help-play = میخانه را باز کن، یا با --game یکسره سر میز بنشین
help-case = پرونده‌های نمونه را اجرا کن: آماده‌سازی، انتخاب‌ها و نتیجه‌ها در چند سطر متن
help-replay = بازی ذخیره‌شده‌ای را از نخستین انتخاب تا آخرین تماشا کن
help-export = جدول، بازی‌ها و جایزه‌های شب را در پرونده‌های CSV می‌نویسد
help-usage = شیوهٔ نوشتن:
help-words = واژه‌ها
help-options = گزینه‌ها
help-help = این را نشان بده و بایست
help-version = نسخه را چاپ کن و بایست
help-game = بازی‌ای که یکسره آغاز شود: { $games }
help-seats = چند نفر سر میز می‌نشینند
help-bots = چند تا از آنان رایانه‌اند (صندلی‌های آخر از آن‌هاست)
help-seed = عددی که همهٔ بُر زدن‌ها و رایانه‌ها را ثابت می‌کند
help-preset = مجموعهٔ قانون بازی
help-set = با مقدار دیگری از یک گزینهٔ قانون بازی کن؛ چند بار می‌توان گفت
help-with = بسته‌هایی که با آن‌ها بازی شود، با ویرگول از هم جدا
help-headless = بی پنجره: رایانه‌ها بازی می‌کنند و گزارش چاپ می‌شود
help-window = اندازهٔ پنجره به پیکسل، مانند 1280x720
help-full-screen = همهٔ صفحه را پر کن
help-no-sound = بی صدا بازی کن
help-pace = حرکت رایانه چقدر دیده شود: { $paces }
help-language = زبان بازی: en یا fa یا zh
help-kiosk = تنها در جای عمومی کار کن: رایانه‌ها بازی می‌کنند تا کسی چیزی بزند
help-idle = با --kiosk: پس از چند ثانیه بی فشار از نو آغاز شود (120)
help-pin = با --kiosk: رقم‌هایی که صفحهٔ گرداننده را باز می‌کند (1881)
help-case-file = یک پروندهٔ نمونه
help-replay-file = یک بازی ذخیره‌شده
help-export-folder = کجا نوشته شود (اگر گفته نشود، پوشه‌ای تازه در پوشهٔ داده‌ها)

version = Sundown Saloon { $version }

trouble-no-such-command = فرمان { $said } نیست: فرمان‌ها { $known } است.
trouble-not-understood = این فهمیده نشد ({ $said }): { $command } --help می‌گوید چه می‌توان گفت.
trouble-unknown-words = اینجا { $said } نداریم: { $command } --help می‌گوید چه هست.
trouble-no-value = { $said } مقدار می‌خواهد: { $command } --help می‌گوید چه مقداری.
trouble-lacking = { $said } نیامده است: { $command } --help می‌گوید چیست.
trouble-no-such-game = بازی { $said } نیست: بازی‌ها { $known } است.
trouble-only-headless = { $game } هنوز در پنجره میزی ندارد: --headless را بیفزایید تا بخوانید رایانه‌ها چگونه بازی می‌کنند.
trouble-not-a-number = { $option } عدد درست می‌خواهد و { $said } نیست.
trouble-out-of-range = { $option } { $said } بیرون از { $low } تا { $high } است که { $game } می‌پذیرد.
trouble-seed-range = مقدار --seed { $said } بیرون از 0 تا { $most } است.
trouble-more-bots-than-seats = { $bots } رایانه در { $seats } صندلی جا نمی‌شود: به --bots عددی از 0 تا { $seats } بدهید.
trouble-headless-people = بی پنجره فقط رایانه‌ها بازی می‌کنند: --bots را بردارید یا { $seats } بدهید.
trouble-no-such-preset = { $game } مجموعهٔ { $said } ندارد: مجموعه‌ها { $known } است.
trouble-not-a-setting = --set گزینه=مقدار می‌خواهد و { $said } چنین نیست.
trouble-no-such-switch = { $game } گزینهٔ { $said } ندارد: گزینه‌ها { $known } است.
trouble-no-such-value = گزینهٔ { $switch } نمی‌تواند { $said } باشد: می‌تواند { $known } باشد.
trouble-not-a-step = گزینهٔ { $switch } نمی‌تواند { $said } باشد: می‌تواند { $low } تا { $high } باشد، پله به پله { $step }.
trouble-no-such-expansion = { $game } بستهٔ { $said } ندارد: { $known } هست، یا all.
trouble-no-expansions = { $game } بسته‌ای ندارد، پس --with { $said } را بردارید.
trouble-no-such-file = پروندهٔ { $said } نیست: نام و پوشه را ببینید.
trouble-not-a-size = --window اندازه‌ای مانند 1280x720 می‌خواهد و { $said } نیست.
trouble-size-range = در پنجرهٔ { $said } نمی‌توان بازی کرد: اندازه‌ای از { $least } تا { $most } بدهید.
trouble-kiosk-game = کیوسک همهٔ بازی‌ها را در پنجره‌اش دارد: بازی، میز و --headless را بردارید، یا --kiosk را.
trouble-kiosk-only = --idle و --pin از آن کیوسک‌اند: --kiosk را بیفزایید یا آن‌ها را بردارید.
trouble-idle-range = --idle { $said } نمی‌شود: از { $least } تا { $most } ثانیه بدهید.
trouble-no-folder-named = نام خالی پوشه نیست: نامی بدهید یا ننویسید.
trouble-not-a-pin = --pin { $said } نمی‌شود: چهار تا هشت رقم بدهید.
trouble-no-such-pace = سرعت { $said } نیست: سرعت‌ها { $known } است.
trouble-no-such-language = زبان { $said } نیست: زبان‌ها { $known } است.
trouble-no-screen =
    صفحه‌ای برای باز کردن پنجره نیست ({ $why }): از میز کار آغاز کنید، یا DISPLAY را تنظیم کنید، یا بگذارید رایانه‌ها بی پنجره بازی کنند: { $command } play --headless.
trouble-no-library =
    بخشی که پنجره لازم دارد بار نمی‌شود ({ $why }): بخش‌ها را از نو بگیرید با python3 -m pip install --force-reinstall pygame-ce، و روی لینوکس ساده کتابخانه‌های X11 را هم، با sudo apt install libx11-6 libxext6 libxcursor1 libxi6 libxrandr2.
trouble-output = آنچه باید چاپ می‌شد نوشته نشد ({ $why }): روی آن دیسک جا باز کنید، یا جای دیگری چاپ کنید.
trouble-crash = چیزی شکست که نباید می‌شکست و برنامه ایستاد؛ خواهشمندیم با این پرونده گزارش دهید: { $log }
trouble-crash-unkept = چیزی شکست که نباید می‌شکست و برنامه ایستاد؛ خواهشمندیم با سطرهای بالا گزارش دهید.
