### آنچه خود پنجره در هر صفحه می‌گوید.

product-name = Sundown Saloon

# دو جمله پشت سر هم
sentences = { $first } { $then }

sound-muted = صدا خاموش است.
sound-on = صدا روشن است.
sound-none = دستگاه صدا نیست. بازی بی‌صدا ادامه دارد.
sound-gone = دستگاه صدا قطع شد. بازی بی‌صدا ادامه دارد.
settings-not-saved = تنظیمات ذخیره نمی‌شوند و تا خروج برقرارند.
settings-set-aside = پروندهٔ تنظیمات خوانده نشد؛ کنار گذاشته شد و تنظیمات کهنه‌تر به کار رفت.

pad-gone = یک دسته قطع شد.
pad-gone-seat = دستهٔ { $name } قطع شد.
pad-back = دسته‌ای اینجاست. دکمه‌ای روی آن بزنید تا صندلی { $name } را بگیرید.
pad-taken = { $name } دوباره دسته دارد.

## نوشتهٔ روی کلیدها و دکمه‌ها

cap-enter = ENTER
cap-esc = ESC
cap-x = X
cap-r = R
cap-f10 = F10
cap-q = Q
cap-e = E
cap-l = L
cap-start = START
cap-lb = LB
cap-rb = RB
cap-lt = LT
cap-menu = MENU
cap-options = OPTIONS
cap-plus = +
cap-l1 = L1
cap-r1 = R1
cap-l2 = L2
cap-zl = ZL
cap-select = SELECT
cap-view = VIEW
cap-create = CREATE
cap-minus = -
