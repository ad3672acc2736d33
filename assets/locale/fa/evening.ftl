### نشستن پشت میز با هرچه دم دست است

seats-own-pad-short = خودش
seats-shared-pad = دستهٔ مشترک
seats-shared-pad-short = مشترک
seats-pad-free = دستهٔ آزاد با دکمهٔ پایینی‌اش می‌نشیند.
seats-more = + انسان
seats-more-bots = + رایانه
seats-joined = { $name } می‌نشیند و با وسیلهٔ مشترک بازی می‌کند.
seats-joined-pad = { $name } با دسته می‌نشیند. برگشت روی همان دسته یعنی برخاستن.
seats-left = { $name } برمی‌خیزد و رایانه به جایش بازی می‌کند.
seats-bot-joined = رایانه‌ای به نام { $name } روی صندلی خالی می‌نشیند.
seats-all-people = روی هر صندلی کسی نشسته است.
seats-all-taken = همهٔ صندلی‌ها پر است.

### امشب: جدول، جایزه‌ها، بازی‌ها

title-evening = امشب
evening-title = امشب
evening-league = جدول
evening-awards = جایزه‌ها
evening-shots = شلیک‌ها
evening-games = بازی‌ها
evening-points = امتیاز
evening-played = بازی
evening-won = برد
evening-rank = { $rank }. { $name }
evening-formula = هر بازی تمام‌شده برای کسی که از همه جلو بزند { $points } امتیاز دارد: سهمی برای هر صندلی پشت سر و نصف آن برای هر هم‌تراز. رایانه‌ها هم حریف‌اند ولی در جدول نمی‌آیند.
evening-says = { $count } بازی تمام‌شده به شمار می‌آید.
evening-reading = بازی‌ها مرور می‌شوند.
evening-none = امشب هنوز هیچ بازی‌ای تمام نشده است.
evening-bots-only = امشب فقط رایانه‌ها بازی تمام کرده‌اند؛ جدول برای آدم‌هاست.
evening-no-awards = هنوز کسی جایزه‌ای نگرفته است.
evening-no-shots = هنوز کسی شلیک نکرده است. تیراندازی‌های پونی اکسپرس اینجا فهرست می‌شوند.
evening-award = { $award }: { $name }
evening-proof = { $proof } { $game }، { $clock }.
evening-award-says = بزنید تا دوباره ببینید.
evening-shot-says = بزنید تا آهسته دوباره ببینید.
evening-game = { $game }، { $clock }، { $count } نفر دور میز
evening-game-won = برنده: { $winners }.
evening-game-says = بزنید تا بازی را از آغاز تماشا کنید.
evening-export = ذخیره در پرونده
evening-exported = نوشته شد در { $folder }
evening-not-exported = پرونده‌ها نوشته نشد ({ $why }): روی آن دیسک جا باز کنید.
evening-anew = خالی کردن جدول
evening-anew-sure = خالی کردن جدول، همین حالا
evening-anew-says = جدولی خالی برای شبی دیگر. بازی‌های تمام‌شده ذخیره می‌مانند.
evening-not-anew = دیسک نمی‌پذیرد: جدول همان که بود می‌ماند.
evening-page-back = صفحهٔ قبل
evening-page-on = صفحهٔ بعد
evening-page-none = چیز دیگری نیست.

### شب در پرونده، با فرمان

export-written = { $count } بازی تمام‌شده در { $folder } نوشته شد
trouble-nothing-finished = از آغاز جدول هیچ بازی‌ای تمام نشده است، پس چیزی برای نوشتن نیست.
trouble-not-exported = پرونده‌ها در { $folder } نوشته نشد ({ $why }): پوشهٔ دیگری نام ببرید، یا جا باز کنید.

### درس‌ها

lesson-title = درس: { $game }
lesson-at = مرحلهٔ { $at } از { $of }
lesson-task = درس: { $task }
lesson-now = حالا: { $task }
lesson-begin = آغاز
lesson-go-on = رفتن سر میز
lesson-skip = رها کردن درس
lesson-skip-says = هر وقت بخواهید، «چگونه بازی کنیم» آن را دوباره دارد.
lesson-again = تکرار این مرحله
lesson-play = بازی { $game }
lesson-leave = پایان درس
lesson-over-says = درس تمام شد: بازی کنید، یا برگردید.
lesson-says = این درس کوتاه { $game } است. هر لحظه می‌شود رهایش کرد.
lesson-clause = { $clause }: { $rule }
lesson-other = این کار هم مجاز است، ولی درس در گام دیگری است: { $task } ({ $clause })
lesson-other-plain = این کار هم مجاز است، ولی درس در گام دیگری است: { $task }
lesson-first = بار نخست است؟ درس
lesson-first-says = گام‌به‌گام، دو سه دقیقه.
guide-lesson = درس
guide-lesson-says = گام‌به‌گام، دو سه دقیقه.
guide-lesson-at-table = بازی در جریان است: درس در صفحهٔ آغاز، زیر «چگونه بازی کنیم» است.

### کمک در هر لحظه

play-help = کمک
help-title = حالا چه می‌شود کرد؟
help-bar = حالا در { $game } چه می‌شود کرد، چه نمی‌شود و چرا.
help-may = این کارها مجاز است:
help-may-not = این‌ها حالا نمی‌شود:
help-more = و { $count } تای دیگر از همین گونه
help-thing = { $things }: { $why }
help-rule = { $shown } [{ $clause }: { $rule }]
help-nobody = الان هیچ‌کس پای این صفحه کاری نمی‌تواند بکند. کار هر چیز در «چگونه بازی کنیم» نوشته شده است.
help-face-down = کارت‌ها رو به پایین‌اند، پس اینجا چیزی از آن‌ها گفته نمی‌شود. نخست نگاهشان کنید، بعد دوباره بپرسید.
help-ask-deputy = کارکشته چه می‌کرد؟
help-deputy = یک بازیکن کارکشته این را برمی‌گزید: { $what }.
help-deputy-marked = کروشه‌های روی میز نشان می‌دهند از کجا باید آغاز کرد.
cap-f1 = F1
cap-ls = LS
cap-l3 = L3

### یک‌دستی

set-one-hand = دست‌ها
set-one-hand-says = کلیدها در دسترس یک دست، و روی دسته یک اهرم با دو دکمه. بقیه را در نوار برگزینید.
set-one-hand-value = { $value ->
    [left] فقط چپ
    [right] فقط راست
   *[both] هر دو
}

### وسیلهٔ یک صندلی، در میانهٔ بازی

play-seat-share = { $name } با وسیلهٔ مشترک بازی می‌کند
play-seat-own = { $name } با همین دسته بازی می‌کند
