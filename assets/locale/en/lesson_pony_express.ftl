### The lesson of Pony Express: what is told before each step, and in `.do` what to do. $b, $c are the names of the seats.

lesson-0 = A race along the trail, ridden with a cup of five dice. Whoever rolls names a hand, true or not, and rides as many steps as the hand is worth. { $c } rolls first.
lesson-1 = { $c } says three of a kind: three steps. Nobody else has seen the dice. If you call and it was a bluff, { $c } stays put and the ride is yours; if it was true, you go to jail.
    .do = call the bluff.
lesson-2 = A bluff, and the steps are yours now. But three spaces on { $b } waits, and we come to that later: stay.
    .do = stay here.
lesson-3 = Your own turn: five dice under the cup, which only you see.
    .do = roll the dice.
lesson-4 = Two queens. A reroll costs one gold: choose the dice that are rolled again, then how. Rolled hidden, the others come out for all to see.
    .do = choose the three dice that are no queens, then roll hidden.
lesson-5 = Three queens. Name them: whoever calls a hand that is true goes to jail, so the truth is safe.
    .do = declare three of a kind.
lesson-6 = Nobody called, so you ride three steps, and meet { $b }: two riders on one space fight it out. Whoever comes chooses the corners.
    .do = stand on the left.
lesson-7 = Then flick a die at { $b }: pull back and let go, with the mouse, a finger or a stick; with keys the arrows aim, and Enter is held and let go. It is a real shot. Whom it hits goes down, whoever it is.
    .do = flick the die at { $b }.
lesson-8 = Whoever has been hit pays half of the gold. So it goes on, through stations, mines and Indians, to Sacramento. What each space does stands under “Look up”.
