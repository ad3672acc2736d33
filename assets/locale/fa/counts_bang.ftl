### آنچه از بنگ در آمار شمرده می‌شود.

count-flips = قرعه‌ها
count-flips-spades = پیک
count-flips-hearts = دل
count-flips-diamonds = خشت
count-flips-clubs = گشنیز
