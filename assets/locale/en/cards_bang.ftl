### What a full card says: the effect in one or two short sentences, and `.footer`, its kind in capitals.

# The title of the Scope on its card
title-scope = { $scope_name ->
    [appaloosa] Appaloosa
   *[scope] Scope
}

## The base game

card-bang = A player in reach loses 1 life point, unless a Missed! helps.
    .footer = ACTION · ONE A TURN
card-missed = Cancels a shot at its owner.
    .footer = ANSWER TO A SHOT
card-beer = Regain 1 life point, also when the last one is lost.
    .footer = ACTION, OR RESCUE
card-saloon = Every player regains 1 life point.
    .footer = ACTION
card-panic = Take a card from a player at distance 1.
    .footer = ACTION · DISTANCE 1
card-cat-balou = Any player discards a card.
    .footer = ACTION · ANY DISTANCE
card-stagecoach = Draw two cards.
    .footer = ACTION
card-wells-fargo = Draw three cards.
    .footer = ACTION
card-general-store = A card for each player is laid out. Everybody takes one.
    .footer = ACTION · EVERYBODY
card-duel = Target and challenger give BANG! in turns. Who stops loses 1 life point.
    .footer = ACTION · ANY DISTANCE
card-gatling = A shot at every other player.
    .footer = ACTION · ALL OTHERS
card-indians = All others give a BANG! or lose 1 life point.
    .footer = ACTION · ALL OTHERS
card-barrel = When shot at, draw!: hearts are a Missed!.
    .footer = IN PLAY
card-mustang = Others see its owner at a distance larger by 1.
    .footer = IN PLAY
card-scope = Its owner sees others at a distance smaller by 1.
    .footer = IN PLAY
card-jail = Its prisoner must draw! hearts, or lose a turn.
    .footer = IN FRONT OF ANOTHER
card-dynamite = At the start of a turn draw!: 2 to 9 of spades cost 3 life points.
    .footer = IN PLAY · MOVES ON
card-volcanic = Reach 1. Any number of BANG! cards a turn.
    .footer = WEAPON · REACH 1
card-schofield = BANG! reaches players at distance 2.
    .footer = WEAPON · REACH 2
card-remington = BANG! reaches players at distance 3.
    .footer = WEAPON · REACH 3
card-rev-carabine = BANG! reaches players at distance 4.
    .footer = WEAPON · REACH 4
card-winchester = BANG! reaches players at distance 5.
    .footer = WEAPON · REACH 5

## Dodge City

card-punch = A shot at a player at distance 1.
    .footer = ACTION · DISTANCE 1
card-dodge = Cancels a shot at its owner, who draws a card.
    .footer = ANSWER TO A SHOT
card-springfield = With another card: a shot at any player.
    .footer = ACTION · COSTS A CARD
card-brawl = With another card: all others lose a card each.
    .footer = ACTION · COSTS A CARD
card-rag-time = With another card: take a card from any player.
    .footer = ACTION · COSTS A CARD
card-tequila = With another card: any player regains 1 life point.
    .footer = ACTION · COSTS A CARD
card-whisky = With another card: regain 2 life points.
    .footer = ACTION · COSTS A CARD
card-binocular = Its owner sees others at a distance smaller by 1.
    .footer = IN PLAY
card-hideout = Others see its owner at a distance larger by 1.
    .footer = IN PLAY
card-bible = Cancels a shot at its owner, who draws a card.
    .footer = READY NEXT TURN
card-iron-plate = Cancels a shot at its owner.
    .footer = READY NEXT TURN
card-sombrero = Cancels a shot at its owner.
    .footer = READY NEXT TURN
card-ten-gallon-hat = Cancels a shot at its owner.
    .footer = READY NEXT TURN
card-derringer = A shot at a player at distance 1, and draw a card.
    .footer = READY NEXT TURN
card-knife = A shot at a player at distance 1.
    .footer = READY NEXT TURN
card-pepperbox = A shot at a player in reach.
    .footer = READY NEXT TURN
card-buffalo-rifle = A shot at any player.
    .footer = READY NEXT TURN
card-howitzer = A shot at every other player.
    .footer = READY NEXT TURN
card-can-can = Any player discards a card.
    .footer = READY NEXT TURN
card-conestoga = Take a card from any player.
    .footer = READY NEXT TURN
card-canteen = Regain 1 life point.
    .footer = READY NEXT TURN
card-pony-express = Draw three cards.
    .footer = READY NEXT TURN

## Roles

card-sheriff = Eliminate all Outlaws and every Renegade.
    .footer = ROLE · OPEN
card-deputy = Keep the Sheriff alive and help the law to win.
    .footer = ROLE
card-outlaw = Bring the Sheriff down.
    .footer = ROLE
card-renegade = Be the last one alive.
    .footer = ROLE

## Characters of the base game

card-bart-cassidy = For each life point he loses he draws a card.
    .footer = CHARACTER
card-black-jack = He shows the second card he draws: if it is red he draws another.
    .footer = CHARACTER
card-calamity-janet = Her BANG! can serve as Missed!, and her Missed! as BANG!.
    .footer = CHARACTER
card-el-gringo = For each life point a player costs him he takes a card from that hand.
    .footer = CHARACTER
card-jesse-jones = He may draw his first card from another player's hand.
    .footer = CHARACTER
card-jourdonnais = He always has a Barrel.
    .footer = CHARACTER
card-kit-carlson = He looks at three cards, draws two and puts one back.
    .footer = CHARACTER
card-lucky-duke = For each draw! he turns up two cards and chooses one.
    .footer = CHARACTER
card-paul-regret = Others see him at a distance larger by 1.
    .footer = CHARACTER
card-pedro-ramirez = He may draw his first card from the discards.
    .footer = CHARACTER
card-rose-doolan = She sees others at a distance smaller by 1.
    .footer = CHARACTER
card-sid-ketchum = He may discard two cards to regain 1 life point.
    .footer = CHARACTER
card-slab-the-killer = It takes two Missed! to cancel his BANG! cards.
    .footer = CHARACTER
card-suzy-lafayette = When her hand is empty she draws a card.
    .footer = CHARACTER
card-vulture-sam = He takes all cards of a player who is eliminated.
    .footer = CHARACTER
card-willy-the-kid = He may play any number of BANG! cards.
    .footer = CHARACTER

## Characters of Dodge City

card-apache-kid = Diamonds that others play have no effect on him, except in Duels.
    .footer = CHARACTER
card-belle-star = In her turn the cards in front of all others have no effect.
    .footer = CHARACTER
card-bill-noface = He draws one card, and one for each life point he lacks.
    .footer = CHARACTER
card-chuck-wengam = In his turn he may give up a life point, but the last, for two cards.
    .footer = CHARACTER
card-doc-holyday = Once a turn he may discard two cards for a shot at a player in reach.
    .footer = CHARACTER
card-elena-fuente = Any card in her hand can serve as a Missed!.
    .footer = CHARACTER
card-greg-digger = He regains 2 life points when another player is eliminated.
    .footer = CHARACTER
card-herb-hunter = He draws two cards when another player is eliminated.
    .footer = CHARACTER
card-jose-delgado = Twice a turn he may discard a blue card to draw two.
    .footer = CHARACTER
card-molly-stark = For each card she uses outside her turn she draws a card.
    .footer = CHARACTER
card-pat-brennan = Instead of drawing he may take a card in play from anybody.
    .footer = CHARACTER
card-pixie-pete = He draws three cards instead of two.
    .footer = CHARACTER
card-sean-mallory = He may keep up to ten cards at the end of his turn.
    .footer = CHARACTER
card-tequila-joe = Each Beer brings him 2 life points.
    .footer = CHARACTER
card-vera-custer = Each turn she takes on the ability of another character.
    .footer = CHARACTER

## Characters of Gold Rush

card-don-bell = At the end of his turn he draws!: if it is red he has another turn.
    .footer = CHARACTER
card-dutch-will = He draws two cards, discards one of them, and takes a nugget.
    .footer = CHARACTER
card-jacky-murieta = In his turn he may pay 2 nuggets for a shot at a player in reach.
    .footer = CHARACTER
card-josh-mccloud = In his turn he may pay 2 nuggets for the next, unseen equipment.
    .footer = CHARACTER
card-madam-yto = Whenever anybody plays a Beer she draws a card.
    .footer = CHARACTER
card-pretty-luzena = Once a turn an equipment costs her 1 nugget less.
    .footer = CHARACTER
card-raddie-snake = Twice a turn he may pay 1 nugget for a card.
    .footer = CHARACTER
card-simeon-picos = For each life point he loses he takes a nugget.
    .footer = CHARACTER

## Characters of the Wild West Show

card-big-spencer = He begins with five cards, and cannot play Missed!.
    .footer = CHARACTER
card-flint-westwood = Once a turn he may swap a card of his for two random ones of a player.
    .footer = CHARACTER
card-gary-looter = He takes the cards that others discard at the end of their turns.
    .footer = CHARACTER
card-greygory-deck = He has two characters of the base game, and may change both each turn.
    .footer = CHARACTER
card-john-pain = With fewer than six cards in hand he takes every card turned up by a draw!.
    .footer = CHARACTER
card-lee-van-kliff = In his turn he may discard a BANG! to repeat the brown card just played.
    .footer = CHARACTER
card-teren-kill = When eliminated he draws!: unless it is spades he stays, with 1 life point and a card.
    .footer = CHARACTER
card-youl-grinner = Before he draws, everybody who holds more cards gives him one.
    .footer = CHARACTER

## Events of High Noon

card-blessing = Every card counts as hearts.
    .footer = HIGH NOON
card-curse = Every card counts as spades.
    .footer = HIGH NOON
card-the-daltons = Everybody who has blue cards in play discards one of them.
    .footer = HIGH NOON · ONCE
card-the-doctor = Whoever has the lowest life regains 1 life point.
    .footer = HIGH NOON · ONCE
card-ghost-town = The eliminated come back for their own turns as ghosts, with three cards.
    .footer = HIGH NOON
card-gold-rush = Turns go counter-clockwise. Effects stay clockwise.
    .footer = HIGH NOON
card-hangover = No character has an ability.
    .footer = HIGH NOON
card-the-reverend = Nobody may play a Beer.
    .footer = HIGH NOON
card-the-sermon = Nobody may use BANG! cards in their own turn.
    .footer = HIGH NOON
card-shootout = Two BANG! cards may be played a turn.
    .footer = HIGH NOON
card-thirst = One card less is drawn.
    .footer = HIGH NOON
card-train-arrival = One card more is drawn.
    .footer = HIGH NOON
card-high-noon = A turn begins with losing 1 life point.
    .footer = HIGH NOON · LAST

## Events of A Fistful of Cards

card-abandoned-mine = Cards are drawn from the discards. What is too much goes on the deck.
    .footer = A FISTFUL OF CARDS
card-ambush = Everybody is at distance 1. Only cards in play change that.
    .footer = A FISTFUL OF CARDS
card-blood-brothers = A turn may begin with giving another player a life point.
    .footer = A FISTFUL OF CARDS
card-dead-man = The first who was eliminated comes back with 2 life points and two cards.
    .footer = A FISTFUL OF CARDS
card-hard-liquor = Instead of drawing 1 life point may be regained.
    .footer = A FISTFUL OF CARDS
card-lasso = Cards in play have no effect.
    .footer = A FISTFUL OF CARDS
card-law-of-the-west = The second card drawn is shown, and must be played if it can be.
    .footer = A FISTFUL OF CARDS
card-peyote = Instead of drawing, name a colour and turn up cards as long as it is right.
    .footer = A FISTFUL OF CARDS
card-ranch = After drawing, cards may be exchanged once.
    .footer = A FISTFUL OF CARDS
card-ricochet = A BANG! may be discarded to shoot at a card in play.
    .footer = A FISTFUL OF CARDS
card-russian-roulette = All in turn give a Missed!. The first who does not loses 2 life points.
    .footer = A FISTFUL OF CARDS · ONCE
card-sniper = Two BANG! together are a shot that takes two Missed! to cancel.
    .footer = A FISTFUL OF CARDS
card-the-judge = No card may be put in play.
    .footer = A FISTFUL OF CARDS
card-vendetta = A turn ends with a draw!: hearts are one more turn.
    .footer = A FISTFUL OF CARDS
card-a-fistful-of-cards = A turn begins with a shot for each card in hand.
    .footer = A FISTFUL OF CARDS · LAST

## Wild West Show

card-bone-orchard = The eliminated return with 1 life point, their roles mixed.
    .footer = WILD WEST SHOW
card-darling-valentine = A turn begins with changing the whole hand.
    .footer = WILD WEST SHOW
card-dorothy-rage = In your turn you may order another player to play a card.
    .footer = WILD WEST SHOW
card-gag = Who speaks loses a life point. The table sees to that.
    .footer = WILD WEST SHOW
card-helena-zontero = A draw! that is red deals the roles of the living again.
    .footer = WILD WEST SHOW · ONCE
card-lady-rosa-of-texas = In your turn you may change seats with the player on your right, who skips a turn.
    .footer = WILD WEST SHOW
card-miss-susanna = Who plays fewer than three cards in a turn loses 1 life point.
    .footer = WILD WEST SHOW
card-sacagaway = All hands lie open.
    .footer = WILD WEST SHOW
card-showdown = Any card is a BANG!, and a BANG! is a Missed!.
    .footer = WILD WEST SHOW
card-wild-west-show = Everybody plays to be the last one alive.
    .footer = WILD WEST SHOW · LAST

## Two later events

card-handcuffs = After drawing a suit is named. Only its cards may be played.
    .footer = EVENT
card-new-identity = A turn may begin with taking another character, at 2 life points.
    .footer = EVENT

## Gold Rush equipment

card-shot = Any player regains 1 life point.
    .footer = EQUIPMENT · 1
card-bottle = Works as a Panic!, a Beer or a shot.
    .footer = EQUIPMENT · 2
card-pardner = Works as a General Store, a Duel or a Cat Balou.
    .footer = EQUIPMENT · 2
card-rhum = Draw! four cards: each different suit is 1 life point.
    .footer = EQUIPMENT · 3
card-union-pacific = Draw four cards.
    .footer = EQUIPMENT · 4
card-gold-rush-card = The turn ends. Full life, and another turn.
    .footer = EQUIPMENT · 5
card-calumet = Diamonds of others have no effect, except in Duels.
    .footer = IN PLAY · 3
card-gun-belt = Eight cards may be kept at the end of the turn.
    .footer = IN PLAY · 2
card-horseshoe = One card more is turned up for a draw!, to choose from.
    .footer = IN PLAY · 2
card-pickaxe = One card more is drawn.
    .footer = IN PLAY · 4
card-wanted = Whoever eliminates this player draws two cards and takes a nugget.
    .footer = IN PLAY · 2
card-gold-pan = 1 nugget for a card, twice a turn.
    .footer = IN PLAY · 3
card-boots = A card for each life point lost.
    .footer = IN PLAY · 3
card-lucky-charm = A nugget for each life point lost.
    .footer = IN PLAY · 3
card-rucksack = 2 nuggets for 1 life point, to be rescued too.
    .footer = IN PLAY · 3
