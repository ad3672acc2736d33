### جایزه‌های شب

award-best-shot = بهترین شلیک
    .says = { $name } با یک تاس { $count } مهره را انداخت.
award-boldest-bluff = جسورانه‌ترین بلوف
    .says = { $name } گفت «{ $declared }»، زیر لیوان «{ $rolled }» بود و کسی مچش را نگرفت.
award-keenest-eye = تیزبین‌ترین
    .says = { $name } در یک مسابقه مچ { $count } بلوف را گرفت.
