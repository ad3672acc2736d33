# خیابان نبردهای پونی اکسپرس.

street-gunfight = نبرد
street-final = دوئل نهایی
street-indians = سرخ‌پوست‌ها
street-strap = { $kind ->
    [gunfight] خانهٔ { $space } · نخستین برخورد پایان نبرد · زدن رهگذر: زندان
    [final] نخستین برخورد بازی را می‌برد · زدن رهگذر: باخت
   *[indians] خانهٔ { $space } · یک تیر به سه نفر · زدن سوار: زندان
}
street-owes = { $owes ->
    [0] اگر بخورد: زندان
   *[other] اگر بخورد: { $owes } طلا می‌دهد
}
street-prize = افتادن: ۱ طلا · ایستاده: یک گام عقب
street-saloon = میخانه
street-jail = زندان
street-store = فروشگاه
street-power = نیرو
street-how-pull = عقب بکشید، نشانه بگیرید، رها کنید.
street-how-keys = پیکان‌ها نشانه می‌گیرند. Enter را نگه دارید، رها کنید.
street-how-pad = اهرم نشانه می‌گیرد. ماشه را نگه دارید، رها کنید.
street-how-needle = نشانه بگیرید. بزنید: نیرو نوسان می‌کند. باز بزنید: می‌پرد.
street-shoots = { $name } تیر می‌زند.
street-watch = { $name } نشانه می‌گیرد.
street-put-down = زمین گذاشتن
street-cards = کارت ابزار
street-cards-which = { $name }: کارتی برگزینید، یا برگردید و تیر بزنید.
street-cards-none = { $name }: اکنون هیچ کارت ابزاری به کارتان نمی‌آید.
street-dynamite-on = انداختن دینامیت
street-dynamite-off = فقط یک تاس
street-needle-on = شلیک با دو بار زدن
street-needle-off = شلیک با نگه‌داشتن
street-replay = بازبینی
street-go-on = تاختن
street-menu = فهرست
street-too-weak = خیلی ضعیف: تاس تکان نخورد.
street-backwards = تاس فقط به جلو می‌رود.
street-stopped = انگشت ایستاده بود: تلنگری نشد.
street-lesson-pull = از تاس عقب بکشید: هرچه عقب‌تر، محکم‌تر. رها کنید تا تیر بزند. روی کمان بکشید تا تاس جابه‌جا شود.
street-lesson-keys = چپ و راست نشانه می‌گیرند. بالا و پایین تاس را جابه‌جا می‌کنند. Enter را نگه دارید و رها کنید.
street-lesson-pad = اهرم چپ نشانه می‌گیرد، چلیپا تاس را جابه‌جا می‌کند. ماشه را نگه دارید و رها کنید، یا اهرم راست را عقب بکشید و ول کنید.
street-lesson-cancel = پشیمان شدید؟ { $how ->
    [pull] کلیک راست
    [keys] Esc
   *[pad] دکمهٔ راستِ دسته
} آن را زمین می‌گذارد.
street-hit = خورد!
street-touched = سایید
street-miss = نخورد
street-off = بیرون از خیابان
street-arrested = بازداشت
street-fallen = { $count } افتاد
street-not-yours = { $name } باید تیر بزند.

# یک سطر از تنظیمات.
set-show-bodies = نمایش بدنه‌ها در خیابان
set-show-bodies-says = گرد هر پیکره و تاس نبرد آنچه را که تاس به‌راستی به آن می‌خورد می‌کشد.
