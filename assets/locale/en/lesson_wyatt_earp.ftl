### The lesson of Wyatt Earp: what is told before each step, and in `.do` what to do. $b is the other's name.

lesson-0 = Seven outlaws are wanted, and their posters promise rewards. Whoever has laid most towards an outlaw takes most of that reward when the hand ends. It is your turn, with Bob Dalton three times in hand.
lesson-1 = A turn is draw, play, discard. Two cards from the supply, or the top one of the discards: take the supply this time.
    .do = draw from the supply.
lesson-2 = Three cards of one outlaw open the hunt for him. Each counts two capture points and stays before you; each after the first puts $1,000 on his poster.
    .do = lay three Bob Dalton.
lesson-3 = One sheriff card may be played in a turn. The Hideout hides a set of somebody else, so that it counts nothing, if the shot hits: the top card of the supply is turned up, and a bullet hole is a hit.
    .do = play the Hideout on { $b }’s Jesse James.
lesson-4 = Every turn ends with a discard, whatever was played. Belle Starr is no use to you.
    .do = discard Belle Starr.
lesson-5 = { $b } has thrown a Bob Dalton away. The top of the discards may be taken in place of two cards.
    .do = take the top discard.
lesson-6 = The hunt for him is open, so any number of his cards may follow: two at once put another $1,000 on the poster. With them he has ten capture points; with fewer than eight nobody is paid for him.
    .do = lay two Bob Dalton.
lesson-7 = One card is left. Whoever discards the last one ends the hand, and the rewards are paid.
    .do = discard the Photo, the last card.
lesson-8 = { $b }’s Jesse James was hidden and counted nothing; Bob Dalton’s reward was all yours. Hands follow until somebody has enough money to win. What each sheriff card does stands on it: choose one and press “Read”.
