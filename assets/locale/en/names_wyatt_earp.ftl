### Names at the Wyatt Earp table. `.a` stands inside a sentence, `.short` on the telegraph (two words at most).

game-name = Wyatt Earp

purse = ${ $amount }
part = Hand { $number }
    .inside = hand { $number }
    .last = Previous hand
    .next = Next hand
    .played = { $number ->
        [one] The game is over after 1 hand.
       *[other] The game is over after { $number } hands.
    }

kind-belle-starr = Belle Starr
    .a = a Belle Starr
    .short = Belle
kind-billy-the-kid = Billy the Kid
    .a = a Billy the Kid
    .short = Billy
kind-bob-dalton = Bob Dalton
    .a = a Bob Dalton
    .short = Bob
kind-butch-cassidy = Butch Cassidy
    .a = a Butch Cassidy
    .short = Butch
kind-jesse-james = Jesse James
    .a = a Jesse James
    .short = Jesse
kind-sundance-kid = Sundance Kid
    .a = a Sundance Kid
    .short = Sundance
kind-wes-hardin = Wes Hardin
    .a = a Wes Hardin
    .short = Wes

kind-photo-belle-starr = Photo of Belle Starr
    .a = the Photo of Belle Starr
    .short = Belle's Photo
kind-photo-billy-the-kid = Photo of Billy the Kid
    .a = the Photo of Billy the Kid
    .short = Billy's Photo
kind-photo-bob-dalton = Photo of Bob Dalton
    .a = the Photo of Bob Dalton
    .short = Bob's Photo
kind-photo-butch-cassidy = Photo of Butch Cassidy
    .a = the Photo of Butch Cassidy
    .short = Butch's Photo
kind-photo-jesse-james = Photo of Jesse James
    .a = the Photo of Jesse James
    .short = Jesse's Photo
kind-photo-sundance-kid = Photo of the Sundance Kid
    .a = the Photo of the Sundance Kid
    .short = Sundance's Photo
kind-photo-wes-hardin = Photo of Wes Hardin
    .a = the Photo of Wes Hardin
    .short = Wes's Photo

kind-stagecoach-robbery = Stagecoach Robbery
    .a = a Stagecoach Robbery
    .short = Stagecoach Robbery
kind-bank-robbery = Bank Robbery
    .a = a Bank Robbery
    .short = Bank Robbery
kind-fastest-gun = Fastest Gun
    .a = a Fastest Gun
    .short = Fastest Gun
kind-most-wanted = Most Wanted
    .a = a Most Wanted
    .short = Most Wanted
kind-hideout = Hideout
    .a = a Hideout
    .short = Hideout
kind-wyatt-earp = Wyatt Earp
    .a = a Wyatt Earp
    .short = Wyatt Earp
