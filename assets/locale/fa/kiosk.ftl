### پنجره‌ای که در جای عمومی تنها کار می‌کند.

kiosk-press = برای بازی چیزی بزنید
kiosk-idle = هنوز هستید؟ اگر چیزی نزنید تا { $seconds } ثانیهٔ دیگر پایان می‌یابد.
kiosk-leave = پایان بازی
kiosk-leave-says = تا کسی هست بازی منتظر می‌ماند. وقتی پایان یافت دیگر نیست.
kiosk-help = چگونه بازی کنیم
kiosk-pin-title = برای گرداننده
kiosk-pin-says = { $count ->
        [0] رمز را بزنید.
       *[other] رمز را بزنید. تا اینجا { $count } رقم.
    }
kiosk-pin-wrong = این رمز نیست.
kiosk-operator-title = گرداننده
kiosk-operator-says = بلندی صدا، زبان و بازی‌ها از اکنون برای هر مهمان برقرار است.
kiosk-restart = آغاز دوبارهٔ پنجره
kiosk-close = خروج
kiosk-offer-says = آیا مهمانان این بازی را در آغاز می‌یابند و رایانه آن را نشان می‌دهد.
kiosk-last-game = یک بازی باید بماند.
kiosk-counts = امروز: { $visitors } مهمان، { $games } بازی آغاز شده و { $finished } بازی پایان یافته، { $crashes } ازکارافتادگی.
kiosk-afresh = پنجره ساعت { $clock } از نو آغاز می‌شود، یا پس از آن همین که کسی نباشد.
kiosk-rests = خطایی پیش آمد. بازی‌ها حدود { $minutes } دقیقهٔ دیگر برمی‌گردند.
kiosk-later = اندکی بعد …
trouble-kiosk-twice = کیوسکی از پیش با پوشهٔ داده‌های { $folder } کار می‌کند: آن را ببندید، یا با SUNDOWN_HOME پوشهٔ دیگری به این یکی بدهید.
