### آنچه هر میز می‌گوید: نوار راهنما، پاسخ بیرون از نوبت، گزارش، صندلی‌ها و دست‌ها.

## نوار

play-why = { $why } ({ $clause })
play-read = خواندن
play-nothing-to-read = دربارهٔ این، چیز دیگری برای خواندن نیست.
play-menu = فهرست
play-close = بستن
play-back = برگشت
play-undo = پس گرفتن
play-step = گام بعد
play-not-your-seat = از { $name } پرسیده می‌شود.
play-face-down-no = اکنون نمی‌توان آن را بازی کرد: کارت‌ها را ببینید، یا دیگری را برگزینید.

## پاسخ بیرون از نوبت

# یک دکمه برای هر کسی که می‌تواند پاسخ دهد، کنار play-all-pass.
play-race-seat = پاسخ { $name }
play-all-pass = همه رد می‌کنند

## آنچه بر صندلی یک نفر می‌گذرد: $told جملهٔ گزارش است.

play-done-to = { $told }

## مهلت پاسخ

play-time-runs-out = { $name }: ده ثانیه مانده است.
play-time-up = زمان تمام شد: رایانه به جای { $name } پاسخ می‌دهد.

## گزارش

play-log-title = تلگراف‌خانه
play-log-bar = هر چه گذشته است، چنان‌که همه دیدند.
play-log-older = کهنه‌تر
play-log-newer = تازه‌تر

## صندلی و دستش

play-seat-look = بگذارید { $name } دست خودش را ببیند
play-seat-to-bot = رایانه به جای { $name } بازی کند
play-seat-to-person = انسانی به جای { $name } بازی کند
play-seat-concede = { $name } تسلیم می‌شود
play-seat-sure = مطمئنید؟ { $what }
play-pause-seat = صندلی { $name } …
play-seat-bar = از این پس چه کسی این صندلی را بازی کند؟
play-ponders = { $name } فکر می‌کند…
# پرچمی که هنگام باز بودن کارت‌ها دیده می‌شود.
play-look-away = { $name } نگاه می‌کند: دیگران رو برگردانند
play-peek-bar = دست { $name }. با بستن دوباره پنهان می‌شود.
play-peek-hide = پنهان کردن
