### جایزه‌های شب

award-most-wanted = هدف شمارهٔ یک
    .says = در یک بازی { $count } بار به { $name } شلیک شد.
award-quickest-gun = تندترین هفت‌تیر
    .says = { $name } در یک بازی { $count } نفر را از میدان به در کرد.
award-thickest-skin = سخت‌جان‌ترین
    .says = { $name } ‏{ $count } جان از دست داد و باز تا پایان ایستاد.
award-sorriest-sheriff = پشیمان‌ترین کلانتر
    .says = { $name } معاون خودش را زد و همهٔ کارت‌هایش را دور ریخت.
