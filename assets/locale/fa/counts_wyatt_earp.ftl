### آنچه از وایات ارپ در آمار شمرده می‌شود.

count-draws = کارت‌های کشیده
count-draws-belle-starr = بل استار
count-draws-billy-the-kid = بیلی د کید
count-draws-bob-dalton = باب دالتون
count-draws-butch-cassidy = بوچ کسیدی
count-draws-jesse-james = جسی جیمز
count-draws-sundance-kid = ساندنس کید
count-draws-wes-hardin = وس هاردین
count-draws-sheriff = کارت‌های کلانتر
count-shots = تیرها
count-shots-hit = با سوراخ گلوله
count-shots-no-hit = بی سوراخ
