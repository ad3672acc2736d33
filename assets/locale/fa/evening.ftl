### نشستن پشت میز با هرچه دم دست است

seats-own-pad-short = خودش
seats-shared-pad = دستهٔ مشترک
seats-shared-pad-short = مشترک
seats-more = + آدم
seats-more-bots = + رایانه
seats-joined = { $name } می‌نشیند و با وسیلهٔ مشترک بازی می‌کند.
seats-joined-pad = { $name } با دسته می‌نشیند. برگشت روی همان دسته یعنی برخاستن.
seats-left = { $name } برمی‌خیزد و رایانه به جایش بازی می‌کند.
seats-bot-joined = رایانه‌ای به نام { $name } روی صندلی خالی می‌نشیند.
seats-all-people = روی هر صندلی کسی نشسته است.
seats-all-taken = همهٔ صندلی‌ها پر است.
