### آنچه از BANG! در آمار شمرده می‌شود.

count-flips = کشیدن‌ها
count-flips-spades = پیک
count-flips-hearts = دل
count-flips-diamonds = خشت
count-flips-clubs = گشنیز
