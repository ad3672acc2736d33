### Names in Pony Express. `.a` stands inside a sentence, `.short` on the telegraph (two words at most).

game-name = Pony Express

purse = { $amount } gold
part = Turn { $number }
    .inside = turn { $number }
    .last = Previous turn
    .next = Next turn
    .played = { $number ->
        [one] The race is over after 1 turn.
       *[other] The race is over after { $number } turns.
    }

## Item cards

kind-loaded-die = Loaded Die
    .a = a Loaded Die
    .short = Loaded Die
kind-sleight-of-hand = Sleight of Hand
    .a = a Sleight of Hand
    .short = Sleight
kind-second-revolver = Second Revolver
    .a = a Second Revolver
    .short = Second Revolver
kind-fast-draw = Fast Draw
    .a = a Fast Draw
    .short = Fast Draw
kind-deputys-star = Deputy's Star
    .a = a Deputy's Star
    .short = Deputy's Star
kind-file-in-the-loaf = File in the Loaf
    .a = a File in the Loaf
    .short = a File
kind-spyglass = Spyglass
    .a = a Spyglass
    .short = Spyglass
kind-loud-voice = Loud Voice
    .a = a Loud Voice
    .short = Loud Voice
kind-poker-face = Poker Face
    .a = a Poker Face
    .short = Poker Face
kind-fresh-mount = Fresh Mount
    .a = a Fresh Mount
    .short = Fresh Mount
kind-lasso = Lasso
    .a = a Lasso
    .short = Lasso
kind-dynamite = Dynamite
    .a = a stick of Dynamite
    .short = Dynamite
kind-peace-pipe = Peace Pipe
    .a = a Peace Pipe
    .short = Peace Pipe
kind-rail-pass = Rail Pass
    .a = a Rail Pass
    .short = Rail Pass
kind-pickaxe = Pickaxe
    .a = a Pickaxe
    .short = Pickaxe
kind-water-bag = Water Bag
    .a = a Water Bag
    .short = Water Bag

## Hands. `.a` stands inside a sentence, `.short` on a button.

hand-nothing = Nothing
    .a = nothing
    .short = Nothing
hand-pair = Pair
    .a = a pair
    .short = Pair
hand-two-pairs = Two pairs
    .a = two pairs
    .short = Two pairs
hand-three = Three of a kind
    .a = three of a kind
    .short = Three
hand-straight = Straight
    .a = a straight
    .short = Straight
hand-full-house = Full house
    .a = a full house
    .short = Full house
hand-four = Four of a kind
    .a = four of a kind
    .short = Four
hand-five = Five of a kind
    .a = five of a kind
    .short = Five

## Faces of the dice

face-9 = 9
face-10 = 10
face-11 = J
face-12 = Q
face-13 = K
face-14 = A
# A face that the reader may not see
face-hidden = ?
