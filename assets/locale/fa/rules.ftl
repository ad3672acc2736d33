### آنچه خود میز دربارهٔ بازی می‌گوید، در هر بازی.

money = { $amount } دلار
list-end = { $first } و { $last }
list-or = { $first } یا { $last }
list-start = { $first }، { $rest }
a-card = یک کارت
several-cards = { $count } { $kind }

## چرا نمی‌شود. `.plate` نوشتهٔ کارت خاکستری است.

reason-not-asked = اکنون از دیگری پرسیده می‌شود: منتظر پاسخ او بمانید.
    .plate = حالا نه
reason-not-an-option = اکنون این انتخاب نیست: یکی از روشن‌ها را بردارید.
    .plate = قابل انتخاب نیست
reason-not-a-pick = این اصلاً انتخاب نیست: انتخاب از واژه، عدد درست و صندلی است.
    .plate = انتخاب نیست
reason-choose-a-set = نخست دستهٔ چیده‌شده را برگزینید: آن‌هایی که می‌شود روشن‌اند.
    .plate = دسته‌ای برگزینید
reason-game-over = بازی تمام شده است: دیگر نمی‌توان بازی کرد.
    .plate = پایان بازی

## پاسخ‌های هر بازی

option-pass = رد
    .short = رد
