### آنچه از پونی اکسپرس در آمار شمرده می‌شود.

count-dice = تاس‌ها
count-dice-14 = آس
count-dice-13 = شاه
count-dice-12 = بی‌بی
count-dice-11 = سرباز
count-dice-10 = ده
count-dice-9 = نه
count-shots = تیرها
count-shots-shots = تلنگرها
count-shots-felled = حریف افتاده
count-shots-touched = حریف سوده
count-shots-indians = سرخ‌پوست افتاده
count-shots-bystanders = رهگذر افتاده
count-shots-missed = هیچ نخورد
count-declared = اعلام‌ها
count-declared-declared = دست‌های اعلام‌شده
count-declared-not-called = بی مچ
count-declared-true = مچ: راست
count-declared-bluff = مچ: بلوف
count-declared-calls = مچ دیگران
