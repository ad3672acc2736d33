### جایزه‌های شب

award-biggest-catch = بزرگ‌ترین شکار
    .says = { $name } در دست { $number } برای { $outlaw } ‏{ $amount } گرفت.
award-richest-hand = پرپول‌ترین دست
    .says = { $name } در دست { $number } ‏{ $amount } گرفت.
award-surest-gun = مطمئن‌ترین هفت‌تیر
    .says = { $name } در یک بازی { $count } بار به هدف زد.
