### پنجره‌ای که در جای عمومی تنها کار می‌کند.

kiosk-press = برای بازی چیزی بزنید
kiosk-idle = هنوز هستید؟ تا { $seconds } ثانیهٔ دیگر از نو آغاز می‌شود. برای ادامه چیزی بزنید.
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
kiosk-operator-says = بلندی صدا و زبان برای هر مهمان برقرار است، تا برنامه دوباره آغاز شود.
kiosk-restart = آغاز دوبارهٔ پنجره
kiosk-close = خروج
