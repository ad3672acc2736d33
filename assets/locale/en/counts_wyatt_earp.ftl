### What is counted of Wyatt Earp games on the statistics page.

count-draws = Cards drawn
count-draws-belle-starr = Belle Starr
count-draws-billy-the-kid = Billy the Kid
count-draws-bob-dalton = Bob Dalton
count-draws-butch-cassidy = Butch Cassidy
count-draws-jesse-james = Jesse James
count-draws-sundance-kid = Sundance Kid
count-draws-wes-hardin = Wes Hardin
count-draws-sheriff = Sheriff cards
count-shots = Shots
count-shots-hit = Bullet hole
count-shots-no-hit = No hole
