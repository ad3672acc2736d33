### How to play: each game in short, and the sheet on which its rules can be read and searched.

guide-open = How to play
guide-title = How to play { $game }
guide-short = In short
guide-all = All rules
guide-search = Search
guide-search-says = Only the rules that have a word in them, or one clause by its number.
guide-search-letters = A B C D E F G H I J K L M N O P Q R S T U V W X Y Z ’ - 0 1 2 3 4 5 6 7 8 9
guide-search-empty = Write a word or a number first.
guide-search-full = { $most } letters at most: the rest is left out.
guide-bar = { $game } in two minutes. The rules themselves are under “All rules”.
guide-next-game = On to { $game }
guide-up = Up
guide-down = Down
guide-count = { $count ->
    [one] One rule.
   *[other] { $count } rules.
}
guide-count-sought = { $count ->
    [one] One rule
   *[other] { $count } rules
} with “{ $sought }”.
guide-nothing = No rule has “{ $sought }” in it. Try another word, or a shorter one.

guide-bang =
    Everybody has a role. The Sheriff’s lies open, all others are secret. The Sheriff and his Deputies want every Outlaw and Renegade gone. The Outlaws want the Sheriff gone. A Renegade wants to be the last one left, and to get the Sheriff last.

    In your turn you draw two cards, play as many as you like, and discard down to as many as you have life points. Only one BANG! a turn, unless a card or your character says otherwise.

    A BANG! hits somebody you can reach: count the seats between you, the shorter way round. Without a gun you reach your neighbours only; guns reach farther. “Who can hit?” shows it. Whoever is shot at plays a Missed! or loses a life point.

    Some cards lie in front of you for good: guns, horses, a Barrel. Jail and Dynamite wait for a draw!: the top card of the deck says what happens.

    At your last life point only a Beer saves you. Whoever eliminates an Outlaw draws three cards; a Sheriff who eliminates his own Deputy loses all he has.

    Choose a card, then whom it is meant for. What is lit can be chosen; choose what is not, and it says why.
guide-wyatt-earp =
    Seven outlaws are at large, and each poster on the table carries money. You collect cards of an outlaw: three of a kind open his poster, and from then on you add to it, one card or many.

    In your turn you draw two cards from the supply, or take the top one of the discards, lay down what you like, and discard one card. Besides outlaws you may play one sheriff card a turn.

    Every card of an outlaw is worth capture points. Some sheriff cards fire a shot: the top card of the supply is turned up, and only one with a bullet hole hits. A Hideout keeps others from earning; a Most Wanted brings you a card.

    A hand ends when somebody has discarded the last card. A poster pays if there are eight capture points or more on it: the biggest share to whoever has most. Who leads clearly takes all of it.

    Hands are played until somebody has 25,000 dollars.
guide-pony-express =
    A race from St. Joseph to Sacramento. In your turn you roll five dice under a cup, and nobody else sees them. You say a poker hand out loud and ride as many spaces as it is worth: more for a better hand.

    You may lie. Whoever doubts it calls. If you have lied, you stay where you are; if you have not, the caller goes to jail.

    Before you say anything you may roll some dice again; what is shown to all stays known to all.

    Spaces do things: stations sell rides on the train, relays give item cards, Indians and other riders make you fight. In a fight you really flick a die at a figure across the street. Hit somebody who has no part in it, and you are arrested.

    Gold buys bail, rides and rerolls. Who reaches Sacramento first takes the mail to the third mailbox there and wins, unless a second rider arrives in time for a final duel.
