### نام‌ها در پونی اکسپرس. `.a` درون جمله، `.short` روی تلگراف.

game-name = پونی اکسپرس

purse = { $amount } طلا
part = نوبت { $number }
    .inside = نوبت { $number }
    .last = نوبت پیش
    .next = نوبت بعد
    .played = مسابقه پس از { $number } نوبت تمام شد.


## کارت‌های ابزار

kind-loaded-die = تاس سنگین
    .a = یک تاس سنگین
    .short = تاس سنگین
kind-sleight-of-hand = تردستی
    .a = یک تردستی
    .short = تردستی
kind-second-revolver = هفت‌تیر دوم
    .a = یک هفت‌تیر دوم
    .short = هفت‌تیر دوم
kind-fast-draw = دست تند
    .a = یک دست تند
    .short = دست تند
kind-deputys-star = ستارهٔ معاون
    .a = یک ستارهٔ معاون
    .short = ستارهٔ معاون
kind-file-in-the-loaf = سوهان در نان
    .a = یک سوهان در نان
    .short = سوهان در نان
kind-spyglass = دوربین
    .a = یک دوربین
    .short = دوربین
kind-loud-voice = صدای بلند
    .a = یک صدای بلند
    .short = صدای بلند
kind-poker-face = چهرهٔ خونسرد
    .a = یک چهرهٔ خونسرد
    .short = چهرهٔ خونسرد
kind-fresh-mount = اسب تازه
    .a = یک اسب تازه
    .short = اسب تازه
kind-lasso = کمند
    .a = یک کمند
    .short = کمند
kind-dynamite = دینامیت
    .a = یک دینامیت
    .short = دینامیت
kind-peace-pipe = چپق صلح
    .a = یک چپق صلح
    .short = چپق صلح
kind-rail-pass = بلیت قطار
    .a = یک بلیت قطار
    .short = بلیت قطار
kind-pickaxe = کلنگ
    .a = یک کلنگ
    .short = کلنگ
kind-water-bag = مشک آب
    .a = یک مشک آب
    .short = مشک آب

## دست‌ها. `.a` درون جمله، `.short` روی دکمه.

hand-nothing = هیچ
    .a = هیچ
    .short = هیچ
hand-pair = جفت
    .a = جفت
    .short = جفت
hand-two-pairs = دو جفت
    .a = دو جفت
    .short = دو جفت
hand-three = سه‌تایی
    .a = سه‌تایی
    .short = سه‌تایی
hand-straight = ردیف
    .a = ردیف
    .short = ردیف
hand-full-house = فول
    .a = فول
    .short = فول
hand-four = چهارتایی
    .a = چهارتایی
    .short = چهارتایی
hand-five = پنج‌تایی
    .a = پنج‌تایی
    .short = پنج‌تایی

## روی تاس‌ها

face-9 = ۹
face-10 = ۱۰
face-11 = سرباز
face-12 = بی‌بی
face-13 = شاه
face-14 = آس
# رویی که خواننده نباید ببیند
face-hidden = ؟
