### Names at the BANG! table. `.a` stands inside a sentence, `.short` on the telegraph and on buttons (two words at most).

game-name = BANG!

part = Turn { $number }
    .inside = turn { $number }
    .last = Last turn
    .next = Next turn
    .played = { $number ->
        [one] The game is over after 1 turn.
       *[other] The game is over after { $number } turns.
    }

suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs

# A playing card with its rank and suit: BANG! (Q of hearts)
card-marked = { $name } ({ $mark })
card-mark = { $suit ->
    [s] { $rank } of spades
    [h] { $rank } of hearts
    [d] { $rank } of diamonds
   *[c] { $rank } of clubs
}

## The base game

kind-bang = BANG!
    .a = a BANG!
    .short = BANG!
kind-missed = Missed!
    .a = a Missed!
    .short = Missed!
kind-beer = Beer
    .a = a Beer
    .short = Beer
kind-saloon = Saloon
    .a = a Saloon
    .short = Saloon
kind-panic = Panic!
    .a = a Panic!
    .short = Panic!
kind-cat-balou = Cat Balou
    .a = a Cat Balou
    .short = Cat Balou
kind-stagecoach = Stagecoach
    .a = a Stagecoach
    .short = Stagecoach
kind-wells-fargo = Wells Fargo
    .a = a Wells Fargo
    .short = Wells Fargo
kind-general-store = General Store
    .a = a General Store
    .short = General Store
kind-duel = Duel
    .a = a Duel
    .short = Duel
kind-gatling = Gatling
    .a = a Gatling
    .short = Gatling
kind-indians = Indians!
    .a = an Indians!
    .short = Indians!
kind-barrel = Barrel
    .a = a Barrel
    .short = Barrel
kind-mustang = Mustang
    .a = a Mustang
    .short = Mustang
kind-scope = Scope
    .a = a Scope
    .short = Scope
kind-jail = Jail
    .a = a Jail
    .short = Jail
kind-dynamite = Dynamite
    .a = a Dynamite
    .short = Dynamite
kind-volcanic = Volcanic
    .a = a Volcanic
    .short = Volcanic
kind-schofield = Schofield
    .a = a Schofield
    .short = Schofield
kind-remington = Remington
    .a = a Remington
    .short = Remington
kind-rev-carabine = Rev. Carabine
    .a = a Rev. Carabine
    .short = Rev. Carabine
kind-winchester = Winchester
    .a = a Winchester
    .short = Winchester

## Dodge City

kind-punch = Punch
    .a = a Punch
    .short = Punch
kind-dodge = Dodge
    .a = a Dodge
    .short = Dodge
kind-springfield = Springfield
    .a = a Springfield
    .short = Springfield
kind-brawl = Brawl
    .a = a Brawl
    .short = Brawl
kind-rag-time = Rag Time
    .a = a Rag Time
    .short = Rag Time
kind-tequila = Tequila
    .a = a Tequila
    .short = Tequila
kind-whisky = Whisky
    .a = a Whisky
    .short = Whisky
kind-binocular = Binocular
    .a = a Binocular
    .short = Binocular
kind-hideout = Hideout
    .a = a Hideout
    .short = Hideout
kind-bible = Bible
    .a = a Bible
    .short = Bible
kind-iron-plate = Iron Plate
    .a = an Iron Plate
    .short = Iron Plate
kind-sombrero = Sombrero
    .a = a Sombrero
    .short = Sombrero
kind-ten-gallon-hat = Ten Gallon Hat
    .a = a Ten Gallon Hat
    .short = Gallon Hat
kind-derringer = Derringer
    .a = a Derringer
    .short = Derringer
kind-knife = Knife
    .a = a Knife
    .short = Knife
kind-pepperbox = Pepperbox
    .a = a Pepperbox
    .short = Pepperbox
kind-buffalo-rifle = Buffalo Rifle
    .a = a Buffalo Rifle
    .short = Buffalo Rifle
kind-howitzer = Howitzer
    .a = a Howitzer
    .short = Howitzer
kind-can-can = Can Can
    .a = a Can Can
    .short = Can Can
kind-conestoga = Conestoga
    .a = a Conestoga
    .short = Conestoga
kind-canteen = Canteen
    .a = a Canteen
    .short = Canteen
kind-pony-express = Pony Express
    .a = a Pony Express
    .short = Pony Express

## Roles

kind-sheriff = Sheriff
    .a = the Sheriff
    .short = Sheriff
kind-deputy = Deputy
    .a = a Deputy
    .short = Deputy
kind-outlaw = Outlaw
    .a = an Outlaw
    .short = Outlaw
kind-renegade = Renegade
    .a = a Renegade
    .short = Renegade

## Characters of the base game

kind-bart-cassidy = Bart Cassidy
    .a = Bart Cassidy
    .short = Bart
kind-black-jack = Black Jack
    .a = Black Jack
    .short = Black Jack
kind-calamity-janet = Calamity Janet
    .a = Calamity Janet
    .short = Janet
kind-el-gringo = El Gringo
    .a = El Gringo
    .short = Gringo
kind-jesse-jones = Jesse Jones
    .a = Jesse Jones
    .short = Jesse
kind-jourdonnais = Jourdonnais
    .a = Jourdonnais
    .short = Jourdonnais
kind-kit-carlson = Kit Carlson
    .a = Kit Carlson
    .short = Kit
kind-lucky-duke = Lucky Duke
    .a = Lucky Duke
    .short = Lucky
kind-paul-regret = Paul Regret
    .a = Paul Regret
    .short = Paul
kind-pedro-ramirez = Pedro Ramirez
    .a = Pedro Ramirez
    .short = Pedro
kind-rose-doolan = Rose Doolan
    .a = Rose Doolan
    .short = Rose
kind-sid-ketchum = Sid Ketchum
    .a = Sid Ketchum
    .short = Sid
kind-slab-the-killer = Slab the Killer
    .a = Slab the Killer
    .short = Slab
kind-suzy-lafayette = Suzy Lafayette
    .a = Suzy Lafayette
    .short = Suzy
kind-vulture-sam = Vulture Sam
    .a = Vulture Sam
    .short = Sam
kind-willy-the-kid = Willy the Kid
    .a = Willy the Kid
    .short = Willy

## Characters of Dodge City

kind-apache-kid = Apache Kid
    .a = Apache Kid
    .short = Apache Kid
kind-belle-star = Belle Star
    .a = Belle Star
    .short = Belle
kind-bill-noface = Bill Noface
    .a = Bill Noface
    .short = Bill
kind-chuck-wengam = Chuck Wengam
    .a = Chuck Wengam
    .short = Chuck
kind-doc-holyday = Doc Holyday
    .a = Doc Holyday
    .short = Doc
kind-elena-fuente = Elena Fuente
    .a = Elena Fuente
    .short = Elena
kind-greg-digger = Greg Digger
    .a = Greg Digger
    .short = Greg
kind-herb-hunter = Herb Hunter
    .a = Herb Hunter
    .short = Herb
kind-jose-delgado = José Delgado
    .a = José Delgado
    .short = José
kind-molly-stark = Molly Stark
    .a = Molly Stark
    .short = Molly
kind-pat-brennan = Pat Brennan
    .a = Pat Brennan
    .short = Pat
kind-pixie-pete = Pixie Pete
    .a = Pixie Pete
    .short = Pixie Pete
kind-sean-mallory = Sean Mallory
    .a = Sean Mallory
    .short = Sean
kind-tequila-joe = Tequila Joe
    .a = Tequila Joe
    .short = Tequila Joe
kind-vera-custer = Vera Custer
    .a = Vera Custer
    .short = Vera

## Characters of Gold Rush

kind-don-bell = Don Bell
    .a = Don Bell
    .short = Don
kind-dutch-will = Dutch Will
    .a = Dutch Will
    .short = Dutch Will
kind-jacky-murieta = Jacky Murieta
    .a = Jacky Murieta
    .short = Jacky
kind-josh-mccloud = Josh McCloud
    .a = Josh McCloud
    .short = Josh
kind-madam-yto = Madam Yto
    .a = Madam Yto
    .short = Madam Yto
kind-pretty-luzena = Pretty Luzena
    .a = Pretty Luzena
    .short = Luzena
kind-raddie-snake = Raddie Snake
    .a = Raddie Snake
    .short = Raddie
kind-simeon-picos = Simeon Picos
    .a = Simeon Picos
    .short = Simeon

## Characters of the Wild West Show

kind-big-spencer = Big Spencer
    .a = Big Spencer
    .short = Spencer
kind-flint-westwood = Flint Westwood
    .a = Flint Westwood
    .short = Flint
kind-gary-looter = Gary Looter
    .a = Gary Looter
    .short = Gary
kind-greygory-deck = Greygory Deck
    .a = Greygory Deck
    .short = Greygory
kind-john-pain = John Pain
    .a = John Pain
    .short = John
kind-lee-van-kliff = Lee Van Kliff
    .a = Lee Van Kliff
    .short = Lee
kind-teren-kill = Teren Kill
    .a = Teren Kill
    .short = Teren
kind-youl-grinner = Youl Grinner
    .a = Youl Grinner
    .short = Youl

## Events of High Noon

kind-blessing = Blessing
    .a = the Blessing
    .short = Blessing
kind-curse = Curse
    .a = the Curse
    .short = Curse
kind-the-daltons = The Daltons
    .a = The Daltons
    .short = Daltons
kind-the-doctor = The Doctor
    .a = The Doctor
    .short = Doctor
kind-ghost-town = Ghost Town
    .a = Ghost Town
    .short = Ghost Town
kind-gold-rush = Gold Rush
    .a = Gold Rush
    .short = Gold Rush
kind-hangover = Hangover
    .a = the Hangover
    .short = Hangover
kind-the-reverend = The Reverend
    .a = The Reverend
    .short = Reverend
kind-the-sermon = The Sermon
    .a = The Sermon
    .short = Sermon
kind-shootout = Shootout
    .a = the Shootout
    .short = Shootout
kind-thirst = Thirst
    .a = Thirst
    .short = Thirst
kind-train-arrival = Train Arrival
    .a = the Train Arrival
    .short = Train Arrival
kind-high-noon = High Noon
    .a = High Noon
    .short = High Noon

## Events of A Fistful of Cards

kind-abandoned-mine = Abandoned Mine
    .a = the Abandoned Mine
    .short = Abandoned Mine
kind-ambush = Ambush
    .a = the Ambush
    .short = Ambush
kind-blood-brothers = Blood Brothers
    .a = the Blood Brothers
    .short = Blood Brothers
kind-dead-man = Dead Man
    .a = the Dead Man
    .short = Dead Man
kind-hard-liquor = Hard Liquor
    .a = the Hard Liquor
    .short = Hard Liquor
kind-lasso = Lasso
    .a = the Lasso
    .short = Lasso
kind-law-of-the-west = Law of the West
    .a = the Law of the West
    .short = Western law
kind-peyote = Peyote
    .a = the Peyote
    .short = Peyote
kind-ranch = Ranch
    .a = the Ranch
    .short = Ranch
kind-ricochet = Ricochet
    .a = the Ricochet
    .short = Ricochet
kind-russian-roulette = Russian Roulette
    .a = the Russian Roulette
    .short = Roulette
kind-sniper = Sniper
    .a = the Sniper
    .short = Sniper
kind-the-judge = The Judge
    .a = The Judge
    .short = Judge
kind-vendetta = Vendetta
    .a = the Vendetta
    .short = Vendetta
kind-a-fistful-of-cards = A Fistful of Cards
    .a = A Fistful of Cards
    .short = Fistful

## Wild West Show

kind-bone-orchard = Bone Orchard
    .a = the Bone Orchard
    .short = Bone Orchard
kind-darling-valentine = Darling Valentine
    .a = Darling Valentine
    .short = Valentine
kind-dorothy-rage = Dorothy Rage
    .a = Dorothy Rage
    .short = Dorothy
kind-gag = Gag
    .a = the Gag
    .short = Gag
kind-helena-zontero = Helena Zontero
    .a = Helena Zontero
    .short = Helena
kind-lady-rosa-of-texas = Lady Rosa of Texas
    .a = Lady Rosa of Texas
    .short = Lady Rosa
kind-miss-susanna = Miss Susanna
    .a = Miss Susanna
    .short = Miss Susanna
kind-sacagaway = Sacagaway
    .a = Sacagaway
    .short = Sacagaway
kind-showdown = Showdown
    .a = the Showdown
    .short = Showdown
kind-wild-west-show = Wild West Show
    .a = the Wild West Show
    .short = Show

## Two later events

kind-handcuffs = Handcuffs
    .a = the Handcuffs
    .short = Handcuffs
kind-new-identity = New Identity
    .a = the New Identity
    .short = New Identity
