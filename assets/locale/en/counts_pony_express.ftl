### What is counted of Pony Express games on the statistics page.

count-dice = Dice
count-dice-14 = Aces
count-dice-13 = Kings
count-dice-12 = Queens
count-dice-11 = Jacks
count-dice-10 = Tens
count-dice-9 = Nines
count-shots = Shots
count-shots-shots = Dice flicked
count-shots-felled = Rivals felled
count-shots-touched = Rivals touched
count-shots-indians = Indians felled
count-shots-bystanders = Bystanders felled
count-shots-missed = Missed all
count-declared = Declared
count-declared-declared = Hands declared
count-declared-not-called = Nobody called
count-declared-true = Called: true
count-declared-bluff = Called: a bluff
count-declared-calls = Others called
