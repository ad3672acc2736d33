### The lesson of BANG!: what is told before each step, and in `.do` what to do. $b, $c are the names of the seats.

lesson-0 = A shoot-out with hidden roles. You are the Sheriff, and everybody knows it: you win when the outlaws and the Renegade are gone. Only two outlaws and a Renegade sit here, and nobody shows which is which. It is your turn, your cards are drawn.
lesson-1 = Your Colt reaches only your neighbours. A better gun reaches farther: put the Winchester before you.
    .do = play the Winchester.
lesson-2 = With it you reach anybody here, { $c } across the table too. A BANG! is aimed: choose the card, then whom it is meant for.
    .do = play a BANG! at { $c }.
lesson-3 = Hit, and one life point gone. A second BANG! must wait: one in a turn is the rule (try it: the table says why not). You have lost life yourself, and a Beer gives one point back.
    .do = play the Beer.
lesson-4 = Two cards are left, and you may keep as many as you have life. A Missed! is worth most while others shoot. End the turn.
    .do = end the turn.
lesson-5 = { $b } shoots at you. The bar says what is asked, and what is lit may be answered with.
    .do = answer with the Missed!
lesson-6 = That is a turn of BANG!: draw two, play what you like, at most one BANG!, and keep no more cards than you have life. The rest the cards tell: choose one and press “Read”. What can't be done says why.
