### نوشتهٔ کارت کامل: اثر در یکی دو جملهٔ کوتاه، و `.footer` نوع کارت.

-outlaw-card = دستهٔ نخست دست‌کم سه کارت است. هر کارت پس از اولی ۱٬۰۰۰ دلار می‌افزاید.
-photo-card = پس از باز شدن این یاغی روی او بگذارید. بی تیراندازی.

card-belle-starr = { -outlaw-card }
    .footer = یاغی · سوراخ گلوله
card-billy-the-kid = { -outlaw-card }
    .footer = یاغی · سوراخ گلوله
card-bob-dalton = { -outlaw-card }
    .footer = یاغی · سوراخ گلوله
card-butch-cassidy = { -outlaw-card }
    .footer = یاغی · سوراخ گلوله
card-jesse-james = { -outlaw-card }
    .footer = یاغی · سوراخ گلوله
card-sundance-kid = { -outlaw-card }
    .footer = یاغی · سوراخ گلوله
card-wes-hardin = { -outlaw-card }
    .footer = یاغی · سوراخ گلوله

card-photo-belle-starr = { -photo-card }
    .footer = کلانتر · بی تیر
card-photo-billy-the-kid = { -photo-card }
    .footer = کلانتر · بی تیر
card-photo-bob-dalton = { -photo-card }
    .footer = کلانتر · بی تیر
card-photo-butch-cassidy = { -photo-card }
    .footer = کلانتر · بی تیر
card-photo-jesse-james = { -photo-card }
    .footer = کلانتر · بی تیر
card-photo-sundance-kid = { -photo-card }
    .footer = کلانتر · بی تیر
card-photo-wes-hardin = { -photo-card }
    .footer = کلانتر · بی تیر

card-stagecoach-robbery = تیراندازی. اگر خورد: روی یکی از یاغی‌های خود بگذارید.
    .footer = کلانتر · اول تیر
card-bank-robbery = تیراندازی. اگر خورد: روی یکی از یاغی‌های خود بگذارید.
    .footer = کلانتر · اول تیر
card-fastest-gun = تیراندازی. اگر خورد: روی یاغی خود بگذارید. قبلی می‌سوزد.
    .footer = کلانتر · اول تیر
card-most-wanted = { $most_wanted_request ->
    [outlaw] به ترتیب یک کارت یاغی بخواهید. یا تیر: اگر خورد یک کارت چیده‌شده بردارید.
   *[any_named] به ترتیب هر کارتی بخواهید. یا تیر: اگر خورد یک کارت یاغی چیده‌شده بردارید.
}
    .footer = کلانتر · خواستن یا تیر
card-hideout = تیراندازی. اگر خورد: امتیاز حریف روی یک یاغی صفر می‌شود.
    .footer = کلانتر · اول تیر
card-wyatt-earp = { $hideout_removal ->
    [any] دو کارت بکشید. یا یک کارت سوخته بردارید. یا تیر: اگر خورد یک مخفی‌گاه می‌رود.
   *[own] دو کارت بکشید. یا یک کارت سوخته بردارید. یا تیر: اگر خورد مخفی‌گاه شما می‌رود.
}
    .footer = کلانتر · سه کاربرد
