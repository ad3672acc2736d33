"""The engraver's shop: programs that draw the pictures which `tools/bake.py` prints into `assets/pictures`.

Nothing here is used while the game runs. `shapes`, `marks` and `engrave` are the tools of the trade; `portrait` makes
busts from recipes in `people`; `scenes` makes card pictures; `places` makes tables and walls; `catalogue` names it all.
"""
