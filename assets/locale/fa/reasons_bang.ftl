### چرا در بنگ نمی‌شود، و چه می‌شود. `.plate` نوشتهٔ کارت خاکستری است.

reason-not-in-hand = این کارت در این دست نیست: کارت دیگری به کار ببرید.
    .plate = در دست نیست
reason-answers-only = خطا فقط پاسخ تیر است: نگهش دارید تا کسی تیر بزند.
    .plate = فقط پاسخ
reason-not-yourself = این برای دیگری است: بازیکن دیگری برگزینید.
    .plate = برای خود نه
reason-is-out = آن بازیکن بیرون از بازی است: یکی از زنده‌ها را برگزینید.
    .plate = بیرون است
reason-same-name-lies-there = کارتی به این نام آنجا هست: این را نگه دارید، یا بازیکن دیگری برگزینید.
    .plate = یکی آنجاست
reason-same-gun-lies-there = همین تفنگ روی میز است: فقط تفنگی با نام دیگر جایش را می‌گیرد.
    .plate = همین تفنگ
reason-no-jail-for-the-sheriff = کلانتر را نمی‌توان زندانی کرد: بازیکن دیگری برگزینید.
    .plate = کلانتر نه
reason-jailed-already = آن بازیکن هم‌اکنون در زندان است: دیگری را برگزینید.
    .plate = در زندان است
reason-no-cards-there = آن بازیکن هیچ کارتی ندارد: کسی را که دارد برگزینید.
    .plate = کارتی ندارد
reason-no-hand-there = آن بازیکن کارتی در دست ندارد: کارتی از روی میز، یا بازیکن دیگری.
    .plate = دست خالی است
reason-not-lying-there = این کارت جلوی آن بازیکن نیست: یکی را که هست برگزینید.
    .plate = آنجا نیست
reason-does-not-count-as-that = این کارت به جای آن به کار نمی‌رود: همان‌طور که هست بازی کنید.
    .plate = به جای آن نه
reason-no-answer-to-a-shot = این تیر را نمی‌گیرد: خطا، بشکه، یا رد.
    .plate = تیر را نمی‌گیرد
reason-barrel-tried-already = این برای همین تیر آزموده شده: کارتی بدهید، یا رد کنید.
    .plate = آزموده شده
reason-no-barrel = بشکه‌ای برای قرعه نیست: کارتی بدهید، یا رد کنید.
    .plate = بشکه‌ای نیست
reason-only-a-bang-helps = اینجا فقط بنگ کمک می‌کند: یکی بدهید، یا رد کنید.
    .plate = فقط بنگ
reason-no-rescue = این کسی را نجات نمی‌دهد: آبجو بازی کنید، یا رد.
    .plate = نجات نیست
reason-beer-saves-nobody-with-two-left = با دو نفر مانده آبجو کسی را نجات نمی‌دهد: راه دیگری، یا رد.
    .plate = دو نفر مانده
reason-one-beer-only = برای نجات فقط یک آبجو می‌شود بازی کرد: رد کنید.
    .plate = فقط یک آبجو
reason-only-what-is-too-much = دست بزرگ نیست: بقیه را نگه دارید و نوبت را تمام کنید.
    .plate = زیادی نیست
reason-not-your-turn = این برای نوبت خودتان است: تا آن زمان بمانید.
    .plate = نوبت نیست
reason-effect-unfinished = کارت پیش هنوز تمام نشده: نخست به آن پاسخ دهید.
    .plate = تمام نشده
reason-at-full-life = جانی کم نیست: کارت‌ها را نگه دارید.
    .plate = جان کامل است
reason-two-cards-needed = دو کارت از دست لازم است: کمتر هست.
    .plate = دو کارت لازم است
reason-not-your-ability = فقط شخصیتی که این توانایی را دارد به کارش می‌برد: کارتی بازی کنید.
    .plate = توانایی دیگری
reason-bang-limit = { $limit ->
    [one] در هر نوبت فقط یک بنگ: چیز دیگری بازی کنید، یا نوبت را تمام کنید.
   *[other] در هر نوبت فقط { $limit } بنگ: چیز دیگری بازی کنید، یا نوبت را تمام کنید.
}
    .plate = { $limit ->
        [one] یکی در نوبت
       *[other] { $limit } در نوبت
    }
reason-out-of-reach = آن بازیکن در فاصلهٔ { $distance } است و بُرد تفنگ { $reach }: نزدیک‌تری را برگزینید.
    .plate = بُرد فقط { $reach }
reason-too-far-to-grab = آن بازیکن در فاصلهٔ { $distance } است و دست تا { $reach } می‌رسد: نزدیک‌تری را برگزینید.
    .plate = خیلی دور
reason-hand-too-large = { $count ->
    [one] دست بزرگ است: یک کارت دیگر بسوزانید.
   *[other] دست بزرگ است: { $count } کارت دیگر بسوزانید.
}
    .plate = دست بزرگ است
reason-green-card-is-fresh = کارت سبز تا نوبت بعد صبر می‌کند: کارت دیگری به کار ببرید.
    .plate = آماده نیست
reason-second-card-needed = بهای آن کارت دومی از دست است: نیست.
    .plate = دو کارت لازم است
reason-apache-kid = خشت بر آپاچی کید اثر ندارد: بازیکن دیگری برگزینید.
    .plate = خشت نه
reason-not-the-last-life-point = آخرین جان را نمی‌توان داد: نگهش دارید.
    .plate = آخرین جان
reason-once-a-turn = یک بار در نوبت بس است: تا نوبت بعد بمانید.
    .plate = یک بار در نوبت
reason-no-blue-card = برای این فقط کارت آبی می‌توان سوزاند: یک کارت آبی برگزینید.
    .plate = آبی نیست
reason-often-enough = در هر نوبت فقط { $limit } بار: تا نوبت بعد بمانید.
    .plate = { $limit } بار در نوبت
reason-no-bang-in-own-turn = موعظه در نوبت خود بنگ را روا نمی‌دارد: چیز دیگری بازی کنید.
    .plate = موعظه
reason-no-beer-under-the-reverend = کشیش آبجو را روا نمی‌دارد: راه دیگری بیابید.
    .plate = کشیش
reason-other-suit-named = خال دیگری نام برده شده: فقط { $suit ->
    [spades] پیک
    [hearts] دل
    [diamonds] خشت
   *[clubs] گشنیز
} بازی کنید.
    .plate = خال دیگر
reason-must-be-played = { $card } باید در این نوبت بازی شود: نخست آن را بازی کنید.
    .plate = نخست آن
reason-nothing-is-placed = قاضی نمی‌گذارد کارتی روی میز برود: چیز دیگری بازی کنید.
    .plate = قاضی
reason-only-bang-cards = برای این فقط کارت بنگ به کار می‌آید: یکی برگزینید.
    .plate = فقط بنگ
reason-big-spencer-plays-no-missed = بیگ اسپنسر نمی‌تواند خطا بازی کند: چیز دیگری، یا رد.
    .plate = خطا نه
reason-no-change-with-two-left = با دو نفر مانده کسی جا عوض نمی‌کند: ادامه دهید.
    .plate = دو نفر مانده
reason-nothing-to-repeat = کارت قهوه‌ای برای تکرار نیست: نخست یکی بازی کنید.
    .plate = چیزی نیست
reason-calumet = خشت بر صاحب چپق صلح اثر ندارد: بازیکن دیگری برگزینید.
    .plate = خشت نه
reason-no-equipment-left = در دستهٔ تجهیزات چیزی نمانده: طلا را نگه دارید.
    .plate = چیزی نمانده
reason-no-such-equipment-there = آن بازیکن چنین تجهیزاتی ندارد: یکی را که آنجاست برگزینید.
    .plate = آنجا نیست
reason-not-for-sale = این فروشی نیست: یکی از تجهیزات باز را برگزینید.
    .plate = فروشی نیست
reason-not-the-sheriff = این را جلوی کلانتر نمی‌گذارند: بازیکن دیگری برگزینید.
    .plate = کلانتر نه
reason-only-a-beer = فقط آبجو با طلا عوض می‌شود: یکی برگزینید.
    .plate = فقط آبجو
reason-same-equipment-lies-there = تجهیزاتی به این نام آنجا هست: دیگری برگزینید.
    .plate = یکی آنجاست
reason-too-dear = بهایش { $cost } طلاست و { $nuggets } هست: نخست بیشتر به دست آورید.
    .plate = { $cost } طلا لازم است
reason-sits-out-already = آن بازیکن از جابه‌جایی پیش هنوز نوبتی نداشته: تا نوبتش بمانید.
    .plate = بی‌نوبت مانده
