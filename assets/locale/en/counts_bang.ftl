### What is counted of BANG! games on the statistics page.

count-flips = Draw!
count-flips-spades = Spades
count-flips-hearts = Hearts
count-flips-diamonds = Diamonds
count-flips-clubs = Clubs
