### The sentence for each rule clause of seeds/, shown when somebody asks "why?" and in the rules text.
### Where a switch changes a clause, the message takes the switch's value as a variable of the same name
### (true and false as text). Without a value it speaks of the preset dv4.

## What is in the box

clause-BG-01 = { $jail_copies ->
    [by_players] There are 80 playing cards, sixteen characters and seven roles. Four players use one Jail, five two, more three.
   *[3] There are 80 playing cards, 17 of them blue, sixteen characters and seven roles.
}
clause-BG-02 = Every suit has the ranks 2 to 7 once and 8 to A twice.
clause-BG-03 = Some cards are alike in name, suit and rank.
clause-BG-04 = { $dodge_city ->
    [true] Dodge City is played with: 40 more cards and fifteen more characters.
   *[false] Dodge City is not played with: it brings 40 cards and fifteen characters.
}
clause-BG-05 = Ranks go from 2 to 10, then J, Q, K, A. They matter for a draw! only.

## Set-up

clause-BG-06 = { $player_range ->
    [base] Four to seven play: a Sheriff and a Renegade always, then Outlaws 2, 2, 3, 3 and Deputies 0, 1, 1, 2.
   *[dodge_city] Three to eight play: from four on a Sheriff and a Renegade, eight have two, then Outlaws 2, 2, 3, 3, 3 and Deputies 0, 1, 1, 2, 2.
}
clause-BG-07 = The Sheriff's role is open. All others are hidden until their players are eliminated.
clause-BG-08 = { $characters_dealt ->
    [2] Each player keeps one of two characters, open to all. Its bullets are the life points, and the Sheriff has one more.
   *[1] Each player is dealt one character, open to all. Its bullets are the life points, and the Sheriff has one more.
}
clause-BG-09 = A player begins with as many cards as life points.
clause-BG-10 = Played and discarded cards go to the discards face up, in their order. The Sheriff begins, play goes clockwise.
clause-BG-11 = Event cards lie apart and are never part of the deck.

## The turn

clause-BG-12 = { $start_checks ->
    [jail_first] A turn begins with its effects, the draw! for Jail, then for Dynamite. Then come drawing, playing, discarding.
    [owner_choice] A turn begins with its effects, then Dynamite and Jail in any order. Then come drawing, playing, discarding.
   *[dynamite_first] A turn begins with its effects, the draw! for Dynamite, then for Jail. Then come drawing, playing, discarding.
}
clause-BG-13 = A turn's first phase is drawing two cards from the deck.
clause-BG-14 = Any number of cards may be played, but one BANG! a turn, and no two cards of one name, nor two weapons, in front of one player.
clause-BG-15 = Outside one's own turn only answers can be used: Missed!, a BANG! that is asked for, a rescue.
clause-BG-16 = { $voluntary_discard ->
    [true] At the end of a turn the hand may be no larger than the life points left. More may be discarded.
   *[false] At the end of a turn the hand may be no larger than the life points left. No more than that is discarded.
}
clause-BG-17 = { $reshuffle_when ->
    [needed] When a card is needed and the deck is empty, the discards are shuffled. If there are none, nothing is drawn.
   *[emptied] As soon as the deck is empty the discards are shuffled to be the deck. If there are none, nothing is drawn.
}
clause-BG-18 = Before a card is played, the one before must be worked off.

## draw!

clause-BG-19 = For a draw! the top card of the deck is turned up. Its suit and rank decide, and it is discarded.
clause-BG-20 = The player who needs the result makes the draw!. Of several cards that player chooses one, and all are discarded.
clause-BG-21 = { $start_checks ->
    [jail_first] Jail is checked before Dynamite.
    [owner_choice] The player says whether Dynamite or Jail is checked first.
   *[dynamite_first] Dynamite is checked before Jail.
}
clause-BG-22 =
    { $barrel_answers ->
        [any_missed_request] A Barrel may be tried once whenever a Missed! is asked for: hearts are one.
       *[shots] A Barrel may be tried once for each shot: hearts are one Missed!.
    } { $barrel_on_success ->
        [discard] After hearts it is discarded.
       *[stay] It stays in play.
    }
clause-BG-23 = Blessing and Curse change the suit of every card.

## Distance and shots

clause-BG-24 = Distance is the smaller number of seats to either side. Only living players count.
clause-BG-25 =
    Horses, Hideouts and Paul Regret add 1 to the distance to them, { $scope_name ->
        [appaloosa] an Appaloosa
       *[scope] a Scope
    } { $scope_effect ->
        [reach_plus_1] adds 1 to its owner's reach.
       *[distance_minus_1] and Rose Doolan take 1 off the distance from them. It is never below 1.
    }
clause-BG-26 = Distance has a direction: one way it can be longer than the other.
clause-BG-27 = A weapon sets the reach of BANG! and changes no distance. Without one the reach is 1.
clause-BG-28 = For Cat Balou, Duel, Gatling, Indians!, Jail, General Store and Saloon any distance will do.
clause-BG-29 = A shot takes one Missed! to be cancelled, or costs 1 life point.
clause-BG-30 = Only a BANG! card uses up the one BANG! of a turn, and only it is made stronger by Slab the Killer.
clause-BG-31 = Who is shot at answers in any order. A Barrel that fails closes nothing.
clause-BG-32 = Nobody can answer a shot for somebody else.
clause-BG-33 = Duel and Indians! are no shots: only a BANG! helps.
clause-BG-34 = A BANG! given in a Duel or to Indians! is discarded, not played. It does not count for the turn.
clause-BG-35 = What concerns several players is worked off one by one, clockwise.

## Life points and elimination

clause-BG-36 = Life points never exceed those a player began with.
clause-BG-37 = Three life points lost are one hit. It takes as many back as lead to at least 1.
clause-BG-38 =
    { $rescue_beers ->
        [one] At the last life point one Beer may save
       *[many] At the last life point Beers may save
    } { $two_left_beer ->
        [purge_on_reshuffle] a player, with two players left too,
        [normal] a player, however many are left,
       *[no_effect] a player, unless two are left,
    } { $saloon_rescue ->
        [true] a Saloon too, and Sid Ketchum's power. Nothing else is fast enough.
       *[false] and Sid Ketchum's power. Nothing else is fast enough.
    }
clause-BG-39 = Cards that come by a hit come when survival is settled.
clause-BG-40 = { $elimination_order_prompt ->
    [always] An eliminated player shows the role and discards everything, always in an order of that player's choice.
    [never] An eliminated player shows the role and discards everything, the hand first.
   *[if_relevant] An eliminated player shows the role and discards everything, in an order of that player's choice if it can matter.
}
clause-BG-41 = An eliminated player has no turn, counts for no distance, and is no target.
clause-BG-42 = Whoever is eliminated in their own turn has no more of it.

## Responsibility

clause-BG-43 = Responsible is the player whose card led to the loss. For Dynamite, events and one's own doing nobody is.
clause-BG-44 = In a Duel its challenger is responsible. If the challenger loses, nobody is.
clause-BG-45 = Whoever eliminates an Outlaw draws three cards.
clause-BG-46 = A Sheriff who eliminates a Deputy discards everything.
clause-BG-47 = An elimination goes: rescue, role, the cards of the dead, reward or penalty, and who has won.

## The end

clause-BG-48 = { $renegade_win ->
    [final_duel] The Sheriff is dead: a Renegade who was left alone with him before wins, otherwise the Outlaws win.
   *[sole_survivor] The Sheriff is dead: a Renegade who is the last one alive wins, otherwise the Outlaws win.
}
clause-BG-49 = All Outlaws and Renegades are dead: Sheriff and Deputies win.
clause-BG-50 = { $dead_share_win ->
    [false] Only the living win with their side.
   *[true] The eliminated win with their side. A Renegade wins alone and alive.
}
clause-BG-51 = { $victory_check ->
    [after_elimination] Who has won is looked at after each elimination.
    [on_role_shown] Who has won is looked at as soon as a role is shown.
   *[after_card] Who has won is looked at when the card is worked off for everybody.
}
clause-BG-52 = If nobody is alive, the Outlaws have won.

## Three and eight players

clause-BG-53 = Of three, the Deputy hunts the Renegade, the Renegade the Outlaw, the Outlaw the Deputy. The Deputy begins.
clause-BG-54 = Of three, whoever eliminates their own target wins. If somebody else does, the last one alive wins.
clause-BG-55 = Among three, an elimination that does not end the game brings three cards.
clause-BG-56 = Among three, anybody can be put into Jail, and Beer does nothing with two players left.
clause-BG-57 = Each of two Renegades plays alone, and the law must eliminate both.

## Dodge City

clause-BG-58 =
    A green card is placed first and used in a later turn. { $green_miss_ready ->
        [at_once] One that counts as a Missed! is ready at once.
       *[next_turn] One that counts as a Missed! is ready when the turn is over.
    }
clause-BG-59 = Such a card costs a second card from the hand, which has no effect of its own.
clause-BG-60 = Cards of different names that do the same may lie side by side.
clause-BG-61 =
    { $dynamite_pass ->
        [next_player] A Dynamite goes to the very next player.
       *[next_without] A Dynamite goes to the first player on the left without one. If there is none it stays.
    }
clause-BG-62 = Dodge City is always played with the base game.

## High Noon and A Fistful of Cards

clause-BG-63 =
    High Noon has 13 events, A Fistful of Cards 15, its namesake last. { $event_preview ->
        [hidden] The next one is hidden.
       *[open] The next one lies open.
    }
clause-BG-64 = From the Sheriff's second turn on, each of his turns begins with a new event. Only the latest is in force.
clause-BG-65 = With both piles, twelve events are taken at random and one last card goes under them.
clause-BG-66 =
    When the Sheriff is gone, the next living player turns the events. { $three_player_events ->
        [deputy] Of three it is the Deputy.
       *[off] Three players have no events.
    }
clause-BG-67 = An event lasts until the next one covers it.

## Wild West Show

clause-BG-68 = Whenever a Stagecoach or a Wells Fargo is played, a new show card is turned up.
clause-BG-69 =
    { $wws_triggers ->
        [draw_cards] Every card that draws cards turns up a show card.
       *[two] No other card that draws cards turns up a show card.
    }
clause-BG-70 = Show cards and events can be in force side by side.

## Gold Rush

clause-BG-71 = Gold Rush brings nuggets and equipment to buy.

## Cards

clause-BG-72 = { $two_left_beer ->
    [purge_on_reshuffle] A Beer brings 1 life point. With two players left, Beers leave the game when the discards are shuffled.
    [normal] A Beer brings 1 life point, up to the full number.
   *[no_effect] A Beer brings 1 life point, up to the full number. With two players left it brings none.
}
clause-BG-73 = A Saloon brings every living player 1 life point. It is not a Beer.
clause-BG-74 =
    { $panic_range ->
        [neighbours] Panic! takes a card of a next player, Cat Balou discards anybody's:
       *[distance] Panic! takes a card at distance 1, Cat Balou discards anybody's:
    } { $take_discard_self_target ->
        [true] a random one from the hand, or any in play, one's own too.
       *[false] a random one from another hand, or any in play.
    }
clause-BG-75 = A Stagecoach draws two cards, a Wells Fargo three.
clause-BG-76 = { $general_store ->
    [passed] General Store: a card for each player is turned up and handed on, clockwise. Each keeps one.
   *[open] General Store: a card for each player is laid open. Clockwise each takes one.
}
clause-BG-77 = In a Duel each gives a BANG! in turns, the target first. Who gives none loses 1 life point.
clause-BG-78 = A Gatling is a shot at every other player.
clause-BG-79 = { $indians_targets ->
    [all] Indians!: everybody gives a BANG! or loses 1 life point.
   *[others] Indians!: every other player gives a BANG! or loses 1 life point.
}
clause-BG-80 =
    { $jail_sheriff ->
        [allowed] Jail can be put in front of anybody else.
       *[forbidden] Jail can be put in front of anybody but the Sheriff.
    } { $jail_skips ->
        [play] Unless it is hearts the prisoner plays no cards
        [draw_and_play] Unless it is hearts the prisoner does not draw or play
       *[turn] Unless it is hearts the turn is lost
    }{ $jail_draw_allowed ->
        [true] , drawing excepted,
       *[false] {""}
    } { $jail_on_fail ->
        [stay] and Jail stays
       *[discard] and Jail is discarded
    }{ $jail_max_rounds ->
        [3] , for three turns at most.
        [none] .
       *[1] , after one turn.
    }
clause-BG-81 =
    { $dynamite_pass ->
        [next_player] Dynamite explodes on 2 to 9 of spades, 3 life points, else it goes to the next player.
       *[next_without] Dynamite explodes on 2 to 9 of spades, 3 life points, else it goes to the next player without one.
    } { $dynamite_after_explosion ->
        [keep] Once exploded it stays.
       *[discard] Once exploded it is discarded.
    }
clause-BG-82 = { $same_weapon ->
    [replace] A new weapon replaces the old one, one of the same name too.
   *[forbidden] A new weapon replaces the old one, and has another name.
}

## Characters

clause-BG-83 =
    { $hit_abilities ->
        [per_hit] Bart Cassidy draws a card for each hit by another player,
       *[per_point] Bart Cassidy draws a card for each life point lost,
    } { $auto_abilities ->
        [optional] if he likes.
       *[forced] once the hit is settled.
    }
clause-BG-84 =
    Black Jack shows his second card: on hearts or diamonds { $auto_abilities ->
        [optional] he may draw another.
       *[forced] he draws another.
    }
clause-BG-85 = Calamity Janet can use BANG! as Missed! and Missed! as BANG!.
clause-BG-86 =
    { $hit_abilities ->
        [per_hit] For each hit by a player El Gringo
       *[per_point] For each life point lost to a player El Gringo
    } { $auto_abilities ->
        [optional] may take a random card from that hand.
       *[forced] takes a random card from that hand.
    }
clause-BG-87 = Jesse Jones may take his first card at random from another hand.
clause-BG-88 = Jourdonnais always has a Barrel. A real one is a second try.
clause-BG-89 = Kit Carlson looks at three cards, keeps two and puts one back on top.
clause-BG-90 = Lucky Duke turns up two cards for a draw! and chooses one.
clause-BG-91 = Others see Paul Regret at a distance larger by 1.
clause-BG-92 = Pedro Ramirez may take his first card from the discards.
clause-BG-93 = Rose Doolan sees others at a distance smaller by 1.
clause-BG-94 = { $sid_timing ->
    [own_turn] Sid Ketchum may discard two cards for 1 life point, in his turn or to be rescued.
   *[any] Sid Ketchum may discard two cards for 1 life point, whenever nothing is unfinished, or to be rescued.
}
clause-BG-95 = It takes two Missed! to cancel a BANG! card of Slab the Killer.
clause-BG-96 =
    { $auto_abilities ->
        [optional] Suzy Lafayette may draw a card when her hand is empty,
       *[forced] Suzy Lafayette draws a card when her hand is empty,
    } { $refill_mid_shot ->
        [true] in the middle of a shot too.
       *[false] once the effect under way is over.
    }
clause-BG-97 = { $vulture_takes ->
    [hand] Vulture Sam takes the hand of a player who is eliminated.
   *[all] Vulture Sam takes all cards of a player who is eliminated.
}
clause-BG-98 = Willy the Kid may play any number of BANG! cards.

## The cards of Dodge City

clause-BG-99 = Punch: a shot at a player at distance 1.
clause-BG-100 =
    Dodge cancels a shot, then a card is drawn. { $dodge_draw_usable ->
        [false] That card cannot answer the same shot.
       *[true] That card can answer the same shot.
    }
clause-BG-101 = Springfield, with another card: a shot at any player.
clause-BG-102 = Brawl, with another card: every other player loses a card, from the hand or in play.
clause-BG-103 = Rag Time, with another card: take a card of any player, from the hand or in play.
clause-BG-104 = Tequila, with another card: any one player regains 1 life point. It is not a Beer.
clause-BG-105 = Whisky, with another card: its player regains 2 life points. It is not a Beer.
clause-BG-106 = Binocular: its owner sees all others at a distance smaller by 1.
clause-BG-107 = Hideout: others see its owner at a distance larger by 1.
clause-BG-108 = Bible: one miss effect, then a card is drawn.
clause-BG-109 = Iron Plate: one miss effect.
clause-BG-110 = Sombrero: one miss effect.
clause-BG-111 = Ten Gallon Hat: one miss effect.
clause-BG-112 =
    { $derringer_draw ->
        [before] Derringer: draw a card, then shoot at a player at distance 1.
       *[after] Derringer: shoot at a player at distance 1, then draw a card.
    }
clause-BG-113 = Knife: a shot at a player at distance 1.
clause-BG-114 = Pepperbox: a shot at a player in reach of the weapon.
clause-BG-115 = Buffalo Rifle: a shot at any player.
clause-BG-116 = Howitzer: a shot at every other player.
clause-BG-117 = Can Can: any one player loses a card, from the hand or in play.
clause-BG-118 = Conestoga: take a card of any player, from the hand or in play.
clause-BG-119 = Canteen: its player regains 1 life point. It is not a Beer.
clause-BG-120 = Pony Express: its player draws three cards.

## The characters of Dodge City

clause-BG-121 =
    Diamonds that others play have no effect on Apache Kid. { $apache_duel ->
        [immune] That holds for a Duel too.
       *[affected] A Duel has.
    }
clause-BG-122 = In Belle Star's own turn the cards in play in front of all others have no effect.
clause-BG-123 = Bill Noface draws one card and one for each life point he lacks.
clause-BG-124 = Chuck Wengam may give up a life point in his turn, but not his last, to draw two cards.
clause-BG-125 = Doc Holyday may discard two cards once in his turn for a shot at a player in reach, outside the limit.
clause-BG-126 = Elena Fuente may use any hand card as a Missed!.
clause-BG-127 = Greg Digger regains 2 life points whenever another player is eliminated.
clause-BG-128 = Herb Hunter draws two cards whenever another player is eliminated, on top of any reward.
clause-BG-129 =
    José Delgado may discard a blue card for two others, { $jose_limit ->
        [none] as often as he likes.
       *[2] twice a turn.
    }
clause-BG-130 =
    { $molly_counts ->
        [any] For each hand card used outside her turn Molly Stark draws a card.
       *[named_three] For each BANG!, Missed! or Beer used outside her turn Molly Stark draws a card.
    }
clause-BG-131 = Pat Brennan may take one card in play in front of any one player instead of his normal draw.
clause-BG-132 = Pixie Pete draws three cards instead of two.
clause-BG-133 = Sean Mallory may keep up to ten cards at the end of his turn.
clause-BG-134 = Each Beer Tequila Joe plays brings him 2 life points. Other cards that heal do not change.
clause-BG-135 =
    { $vera_timing ->
        [before_checks] Before Dynamite and Jail Vera Custer names a character whose ability she has,
       *[after_checks] After Dynamite and Jail Vera Custer names a character whose ability she has,
    } { $vera_when_skipped ->
        [keep] until she names another.
       *[none] until her next turn begins.
    }

## The events of High Noon

clause-BG-136 = Blessing: every card counts as hearts.
clause-BG-137 = Curse: every card counts as spades.
clause-BG-138 = The Daltons: everybody discards one of their blue cards in play.
clause-BG-139 =
    The Doctor: { $doctor_pool ->
        [wounded] the wounded with the lowest life regain 1 life point.
       *[all] the players with the lowest life regain 1 life point.
    }
clause-BG-140 = Ghost Town: the eliminated come back for their own turns, with three cards and without life to lose.
clause-BG-141 = Gold Rush: turns go counter-clockwise, effects still clockwise.
clause-BG-142 = Hangover: no character has an ability. Life points stay.
clause-BG-143 = The Reverend: nobody may play a Beer, not even to be rescued.
clause-BG-144 = The Sermon: the player whose turn it is cannot use BANG! cards, neither to shoot nor to answer.
clause-BG-145 = Shootout: two BANG! cards a turn instead of one.
clause-BG-146 = Thirst: one card less is drawn in the first phase.
clause-BG-147 = Train Arrival: one card more is drawn in the first phase.
clause-BG-148 = High Noon: everybody loses 1 life point at the start of their turn, before anything else. Nobody is responsible.

## The events of A Fistful of Cards

clause-BG-149 =
    Abandoned Mine: cards are drawn from the discards. { $abandoned_mine ->
        [whole_turn] All that are used go on the deck.
       *[phase3] Those too many at the end go on the deck.
    }
clause-BG-150 =
    Ambush: everybody is at distance 1, { $ambush_characters ->
        [count] but for cards in play and characters.
       *[ignore] but for cards in play.
    }
clause-BG-151 = Blood Brothers: at the start of one's turn a life point, but not the last, may be given to another player.
clause-BG-152 = Dead Man: the player who was eliminated first comes back for good in their own turn, with 2 life points and two cards.
clause-BG-153 =
    Hard Liquor: a life point instead of drawing, { $hard_liquor_full ->
        [forbidden] unless at full life.
       *[allowed] at full life for nothing.
    }
clause-BG-154 =
    Lasso: cards in play have no effect. { $lasso_start_checks ->
        [dummy_jail] The draw! for a Jail is idle.
       *[suspended] There is no draw! for Dynamite or Jail.
    }
clause-BG-155 = Law of the West: the second card drawn is shown and must be played in that turn if it can be.
clause-BG-156 = Peyote: name a colour and turn up a card, and keep it and go on as long as it is right.
clause-BG-157 = Ranch: at the end of the first phase any number of cards may be exchanged once for as many from the deck.
clause-BG-158 =
    Ricochet: a BANG! at a card in play, { $ricochet_answers ->
        [missed_cards] saved by a Missed! card only.
       *[missed_like] saved by any miss effect.
    }
clause-BG-159 =
    Russian Roulette: all in turn give a Missed!, and who does not loses 2 life points. { $roulette_answers ->
        [missed_cards] Only Missed! cards count.
       *[missed_like] Every miss effect counts.
    }
clause-BG-160 = Sniper: two BANG! discarded together are a shot at a player in reach which takes two miss effects. It does not use the limit.
clause-BG-161 = The Judge: no card may be put into play in front of anybody.
clause-BG-162 = Vendetta: at the end of a turn draw!; hearts are another turn, once.
clause-BG-163 =
    A Fistful of Cards: a turn begins with a shot for each card in hand, { $fistful_count ->
        [live] counted again after each.
       *[fixed] counted once.
    }

## The cards of the Wild West Show

clause-BG-164 = Bone Orchard: the eliminated return with 1 life point, their roles mixed.
clause-BG-165 = Darling Valentine: a turn begins with discarding the hand and drawing as many cards.
clause-BG-166 = Dorothy Rage: in one's turn another player may be ordered to play a certain card in a certain way. Who does not have it shows the hand.
clause-BG-167 = Gag: who speaks loses a life point.
clause-BG-168 = Helena Zontero: a draw! that is red mixes and deals again the roles of all living players but the Sheriff.
clause-BG-169 =
    Lady Rosa of Texas: change seats with the player on the right, who skips a turn, but not two in a row. { $lady_rosa_two ->
        [allowed] With two players left too.
       *[forbidden] Not with two players left.
    }
clause-BG-170 = Miss Susanna: who plays fewer than three cards in a turn loses 1 life point.
clause-BG-171 = Sacagaway: all hands lie open.
clause-BG-172 =
    Showdown: any card is a BANG!, { $showdown_bang ->
        [may] and a BANG! can be a Missed!.
       *[only_missed] and a BANG! is a Missed!.
    }
clause-BG-173 = Wild West Show: everybody plays to be the last one alive. Roles stay for all else.

## Two more events

clause-BG-174 = Handcuffs: after drawing a suit is named, and in that turn only cards of that suit may be played from the hand.
clause-BG-175 =
    New Identity: { $new_identity ->
        [random] a random character
       *[spare] the spare character
    } may be taken, with 2 life points.

## The characters of the Wild West Show

clause-BG-176 = Big Spencer begins with five cards and can never play a Missed!.
clause-BG-177 = Flint Westwood may give a hand card to another player once in his turn and take two random ones from that hand.
clause-BG-178 = Gary Looter takes the cards that others discard for the limit of the hand.
clause-BG-179 = Greygory Deck has two characters of the base game and may exchange both at the start of his turn for two random ones.
clause-BG-180 = John Pain takes each card turned up for a draw! while he holds fewer than six.
clause-BG-181 = Lee Van Kliff may discard a BANG! in his turn to repeat the brown card just played, each card once.
clause-BG-182 = When Teren Kill would be eliminated he draws!: unless it is spades he stays with 1 life point and draws a card.
clause-BG-183 = Before Youl Grinner draws, every player who holds more cards than he does gives him one by choice.

## Our own

clause-BG-184 = { $length_cap ->
    [other] After round { $length_cap } the game is over: the Sheriff has held out, and the law wins. Where the last one alive would win, most life points do.
   *[none] A game goes on until a side has won it.
}

## Gold Rush: nuggets and equipment

clause-GR-01 = Three of 24 equipment cards lie open, beside a heap of 30 nuggets.
clause-GR-02 = For each life point another player loses by one's doing, one nugget is taken from the heap.
clause-GR-03 = A wound of one's own, a Dynamite, an event or a Duel lost by its challenger brings no nugget.
clause-GR-04 = Nuggets lie open and are no cards: nothing that takes or discards cards touches them.
clause-GR-05 = In the second phase equipment can be bought, a Beer swapped for a nugget, and black equipment of another player removed, as often as one likes.
clause-GR-06 = Buying costs the printed number of nuggets for one of the three open cards. Then the next one is turned up.
clause-GR-07 = Brown equipment works at once and goes under its deck.
clause-GR-08 = Black equipment stays in front of its owner, a Wanted in front of the player named. No two of one name.
clause-GR-09 = Black equipment is neither blue nor green: no card that takes or discards those touches it.
clause-GR-10 = In the second phase a Beer may be discarded for a nugget instead of a life point.
clause-GR-11 = A Beer can be swapped with two players left. The Reverend forbids it.
clause-GR-12 = For its cost and 1 nugget more a black card of another player goes under the equipment deck.
clause-GR-13 = Of an eliminated player the black equipment goes under its deck and the nuggets to the heap, which shadows keep.
clause-GR-14 = A Sheriff who eliminates a Deputy keeps the nuggets.
clause-GR-15 =
    { $shadow_optional ->
        [true] An eliminated player may become a shadow and keep the nuggets.
       *[false] An eliminated player becomes a shadow and keeps the nuggets.
    }
clause-GR-16 = In its own turn a shadow draws two cards and plays, and at the end discards everything.
clause-GR-17 = Outside its own turn a shadow does not count for distance or number of players and is no target.
clause-GR-18 =
    A shadow Renegade plays for the law when more of its roles are open than { $shadow_renegade_compare ->
        [hidden] Outlaws are hidden.
       *[shown] Outlaws are open.
    }
clause-GR-19 =
    { $shadow_scope ->
        [first_only] The first player who is eliminated becomes a shadow,
       *[all] Every player who is eliminated becomes a shadow,
    } but never the Sheriff.

## Gold Rush: the equipment

clause-GR-20 = Shot: any player, also the buyer, regains 1 life point.
clause-GR-21 = Bottle: as a Panic!, a Beer or a shot, none of which it is.
clause-GR-22 = Pardner: as a General Store, a Duel or a Cat Balou, none of which it is.
clause-GR-23 = Rhum: four cards are turned up, and each different suit is 1 life point.
clause-GR-24 = Union Pacific: four cards are drawn.
clause-GR-25 = Gold Rush: the turn ends, all life points come back, and another turn begins.
clause-GR-26 = Calumet: diamonds that others play have no effect on its owner, except in Duels.
clause-GR-27 = Gun Belt: its owner may keep eight cards at the end of the turn.
clause-GR-28 = Horseshoe: its owner turns up one card more for each draw! and chooses.
clause-GR-29 = Pickaxe: its owner draws one card more in the first phase.
clause-GR-30 =
    Whoever eliminates a wanted player draws two cards and takes a nugget. Wanted lies in front of { $wanted_targets ->
        [not_sheriff] anybody but the Sheriff.
        [not_self] anybody else.
       *[any] anybody.
    }
clause-GR-31 = Gold Pan: its owner may pay 1 nugget for a card, twice a turn.
clause-GR-32 = Boots: its owner draws a card for each life point lost, but for the last.
clause-GR-33 = Lucky Charm: its owner takes a nugget for each life point lost, but for the last.
clause-GR-34 = Rucksack: its owner may pay 2 nuggets for 1 life point, to be rescued too.

## Gold Rush: the characters

clause-GR-35 = Don Bell draws! at the end of his turn; if it is red he has one more turn.
clause-GR-36 = Dutch Will draws two cards, discards one of them, and takes a nugget.
clause-GR-37 = Jacky Murieta may pay 2 nuggets in his turn for a shot at a player in reach, outside the limit.
clause-GR-38 = Josh McCloud may pay 2 nuggets in his turn for the top card of the equipment deck. A black one he has already is discarded.
clause-GR-39 = Madam Yto draws a card whenever anybody plays a Beer, for life or for a nugget.
clause-GR-40 = Once a turn an equipment costs Pretty Luzena 1 nugget less.
clause-GR-41 = Raddie Snake may pay 1 nugget for a card, twice a turn.
clause-GR-42 = Simeon Picos takes a nugget for each life point he loses.
