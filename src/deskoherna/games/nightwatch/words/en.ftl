game-name = Brotherhood of the Watch
game-tagline = Settle the Gift, hold the Wall

## Resources, terrain, pieces

resource-lumber = lumber
    .text = From forests. For roads, settlements and guards.
resource-brick = brick
    .text = From hills. For roads, settlements and guards.
resource-wool = wool
    .text = From pastures. For settlements, development cards and guards.
resource-grain = grain
    .text = From fields. For settlements, keeps and development cards.
resource-ore = ore
    .text = From mountains. For keeps and development cards.

terrain-forest = forest
    .text = Gives { resource-lumber }.
terrain-hills = hills
    .text = Gives { resource-brick }.
terrain-pasture = pasture
    .text = Gives { resource-wool }.
terrain-fields = fields
    .text = Gives { resource-grain }.
terrain-mountains = mountains
    .text = Gives { resource-ore }.
terrain-barren = barren land
    .text = The ice field of the base game and the desert of the island give nothing.

piece-road = road
    .text = Joins own roads, settlements and keeps.
piece-settlement = settlement
    .text = Worth one point; earns one card from each hex around it.
piece-keep = keep
    .text = Replaces an own settlement; worth two points, earns two cards from each hex around it.
piece-card = development card
    .text = Drawn unseen; may be played from the next turn on.
piece-guard = guard
    .text = Stands on the Wall. Three own guards are worth one point, five are worth two.

## Cards

card-patrol = Patrol
    .text = Move Tormund and take a card. In the full game you may instead drive a wildling out of the Gift and take a card of that hex. Played Patrols count for Largest Patrol.
card-road-building = Road Building
    .text = Build up to two roads for free.
card-winter-is-coming = Winter is Coming
    .text = Take any two resource cards from the bank.
card-new-guard = New Guard
    .text = Post one of your guards on the Wall for free.
card-monopoly = Monopoly
    .text = Name a resource; everybody hands you all cards of it. Classic island only.
card-victory-point = Victory Point
    .text = One point, hidden in your hand until the game ends.

## Heroes

hero-mormont = Jeor Mormont
    .text = While trading: name a resource and up to two players. Each who has it gives you one; you give each of them a card of your choice.
hero-marsh = Bowen Marsh
    .text = While trading: swap one card for one of another kind at the bank.
hero-tarly = Samwell Tarly
    .text = When any production roll gives you nothing, take a card of your choice from the bank.
hero-yarwyck = Othell Yarwyck
    .text = While building: take up an own road that is joined at one end only and lay it elsewhere.
hero-thorne = Alliser Thorne
    .text = While building: buy a guard with one of its three cards replaced by any other.
hero-melisandre = Melisandre
    .text = While building: buy a development card, one of its three cards may be replaced; look at three cards of the deck and keep one.
hero-mance = Mance Rayder
    .text = After your own production roll: look at the hand of a player with more visible points and take a card.
hero-benjen = Benjen Stark
    .text = Send a wildling back from a camp or a clearing, then turn a token of the pool.
hero-ygritte = Ygritte
    .text = Send a wildling back from the Gift.
hero-yoren = Yoren
    .text = Remove one of your played { card-patrol } cards from the game and post a guard for free.
hero-qhorin = Qhorin Halfhand
    .text = Send Tormund from the Gift to his camp and take a card of the hex he leaves.

## Wildlings

wildling-regular = regular
    .text = Stays in the clearing; when the regulars there outnumber the guards of the section, they breach the Wall.
wildling-climber = climber
    .text = Climbs past all guards into the Gift. That is no breach.
wildling-giant = giant
    .text = Removes the guard on space one and goes back to the Frostfangs; where no guard stands he breaches the Wall.
clan-ice-river = Ice River
    .text = Trails { $trails_1_1 }, { $trails_2_1 } and { $trails_3_1 }; they attack at sections { $attack_1 } and { $attack_2 }.
clan-cave-people = Cave people
    .text = Trails { $trails_1_1 } and { $trails_2_1 }; they attack at sections { $attack_1 } and { $attack_2 }.
clan-hornfoots = Hornfoots
    .text = Trails { $trails_1_1 }, { $trails_2_1 } and { $trails_3_1 }; they attack at sections { $attack_1 } and { $attack_2 }.
section-1 = I
section-2 = II
section-3 = III
section-4 = IV
camp-ice-river-1 = { clan-ice-river }, camp 1
camp-ice-river-2 = { clan-ice-river }, camp 2
camp-ice-river-3 = { clan-ice-river }, camp 3
camp-ice-river-4 = { clan-ice-river }, camp 4
camp-cave-people-1 = { clan-cave-people }, camp 1
camp-cave-people-2 = { clan-cave-people }, camp 2
camp-cave-people-3 = { clan-cave-people }, camp 3
camp-cave-people-4 = { clan-cave-people }, camp 4
camp-hornfoots-1 = { clan-hornfoots }, camp 1
camp-hornfoots-2 = { clan-hornfoots }, camp 2
camp-hornfoots-3 = { clan-hornfoots }, camp 3
camp-hornfoots-4 = { clan-hornfoots }, camp 4

board-base = Base game
    .text = { $hexes } hexes, one of them an ice field; no Wall.
board-watch-four = Night's Watch for four
    .text = { $hexes } hexes under the Wall.
board-watch-three = Night's Watch for three
    .text = { $hexes } hexes under the Wall.
board-classic = Classic island
    .text = { $hexes } hexes, { $markets } harbours, a desert.

ending-none-yet = the game goes on
ending-points = points
ending-breach = the third breach
ending-gift = eight wildlings in the Gift
ending-rounds = the last round

## Catalogue

kind-pieces = Pieces
kind-cards = Development cards
kind-heroes = Heroes
kind-wildlings = Wildlings
kind-clans = Clans
kind-resources = Resources
kind-terrains = Terrain
kind-boards = Boards

## Options

option-players = Players
option-game = Game
option-game-base = Base game
    .text = The Gift without the north: trading and building to ten points.
option-game-watch = Night's Watch
    .text = The full game with the Wall, wildlings and heroes.
option-game-classic = Classic island
    .text = The usual island, for two to four players.
option-setup = Board
option-setup-fixed = Fixed
    .text = The standard board. In the base game settlements and roads are already there; how they lie is our proposal and not quite even: of a hundred games of four bots each colour wins 22 to 28, of a hundred games of three 27 to 38.
option-setup-variable = Variable
    .text = The hexes are shuffled.
option-hero_tragedy = Tragedy of heroes
    .text = When all three dice show the same, a hero of the display leaves the game.
option-begins = Who begins
    .text = The highest roll begins the full game, the oldest player the base game: choose where they sit.
option-begins-roll = The highest roll of a die
option-begins-a = The player on the first seat
option-begins-b = The player on the second seat
option-begins-c = The player on the third seat
option-begins-d = The player on the fourth seat
option-offers = Offers a turn
    .text = How often the active player may offer the others a trade; with none there is only the bank. The rules set no limit.
option-offer_cards = Cards on a side of an offer
    .text = The rules set no limit.
option-trade_after_building = Trade after building
    .text = By the rules a turn is roll, trade, build, in this order: the first thing built ends trade for the turn.
option-start_tokens = Wildling tokens of the starting settlements
    .text = Tokens are turned when a settlement is built. Does that go for the first two as well?
option-start_tokens-return = They go back unseen
option-start_tokens-flip = They are turned
option-giant_opens_breach = A giant's strike may open a breach
    .text = Regulars that outnumber the guards after the strike break through at once; otherwise with the next one who comes.
option-full_route = A wildling that finds no free hex behind its section
option-full_route-return = Goes back to the Frostfangs
option-full_route-spill = Goes on to the next section
option-patrol_discards = A { card-patrol } halves large hands
    .text = When a { card-patrol } is played, everybody with more than seven cards discards half, as with a seven.
option-ice_field = May Tormund go back to the ice field?
    .text = By the rules he stands on a number token, and the ice field has none.
option-ice_field-shut = He may not
option-ice_field-open = He may
option-pool_refill = When the pool of wildling tokens is refilled
option-pool_refill-needed = When a token is needed
option-pool_refill-empty = As soon as it is empty
option-rounds = Last round
    .text = After it points decide. None means 100 rounds, on the classic island 250; the rules know no last round.

## Moves

move-roll = Roll the dice
move-end-turn = End the turn
move-buy-card = Buy a development card
move-use-hero = Use the hero
move-play = Play { $card }
move-bank-for = Trade { $resource } for { $resource2 } with the bank
move-give = Offer { $resource }
move-want = Ask for { $resource }
move-propose = Propose the trade
move-withdraw-offer = Withdraw the offer
move-accept = Accept
move-decline = Decline
move-offer-instead = Offer { $resource } instead
move-ask-instead = Ask for { $resource } instead
move-counter = Make the counter-offer
move-deal-with = Trade with { $seat }
move-no-deal = Trade with nobody
move-settlement = Settlement: { $corner }
move-keep = Keep: { $corner }
move-road = Road: { $edge }
move-guard-section = Guard on section { $section }
move-tormund-to = Move Tormund: { $hex }
move-drive-wildling-off = Drive off the wildling: { $hex }
move-rob = Take a card from { $seat }
move-discard = Discard { $resource }
move-take = Take { $resource }
move-name = Name { $resource }
move-pass = Pass
move-choose = Choose { $seat }
move-hand-over = Hand over { $resource }
move-pay-instead-of = Pay { $resource } instead of { $resource2 }
move-pay-in-full = Pay in full
move-take-up-road = Take up the road: { $edge }
move-send-back-from-camp = Send the wildling back: { $camp }
move-send-back-from-clearing = Send a wildling back from the clearing below section { $section }
move-seize = Take { $resource }
move-seize-unseen = Take a card
move-keep-card = Keep { $card }
move-keep-unseen = Keep a card
move-turn-hero = Turn the hero to side B
move-recruit = Take the hero { $hero }
move-mourn = Remove { $hero } from the game

## What the log says of moves that no event tells. Drafts of offers are nobody's business until they are made.

did-pay-instead-of = { $seat_you ->
    [yes] You pay { $resource } instead of { $resource2 }.
   *[no] { $seat } pays { $resource } instead of { $resource2 }.
}

## Events

event-rolls-for-the-first-turn = { $seat_you ->
    [yes] You roll { $number } for the first turn.
   *[no] { $seat } rolls { $number } for the first turn.
}
event-begins = { $seat_you ->
    [yes] You begin the game.
   *[no] { $seat } begins the game.
}
event-round-begins-with = { $seat_you ->
    [yes] You open round { $number }.
   *[no] { $seat } opens round { $number }.
}
    .head = Round { $number }
event-rolls-and = { $seat_you ->
    [yes] You roll { $number } and { $number2 }.
   *[no] { $seat } rolls { $number } and { $number2 }.
}
event-the-wildling-die-shows = The wildling die shows { $number }.
event-receives = { $seat_you ->
    [yes] You take { $number } { $resource }.
   *[no] { $seat } takes { $number } { $resource }.
}
event-the-bank-is-short-of = The bank is short of { $resource }.
event-discards = { $seat_you ->
    [yes] You discard { $resource }.
   *[no] { $seat } discards { $resource }.
}
event-moves-tormund-to = { $seat_you ->
    [yes] You move Tormund: { $hex }.
   *[no] { $seat } moves Tormund: { $hex }.
}
# Thief and victim are told which card it was.
event-robs = { $seat_you ->
    [yes] { "" }
   *[no] { $seat2_you ->
        [yes] { "" }
       *[no] { $seat } takes a random card from { $seat2 }.
    }
}
event-robs-of = { $seat_you ->
    [yes] You take { $resource } from { $seat2 }.
   *[no] { $seat2_you ->
        [yes] { $seat } takes { $resource } from you.
       *[no] { $seat } takes { $resource } from { $seat2 }.
    }
}
event-builds-road = { $seat_you ->
    [yes] You build a road: { $edge }.
   *[no] { $seat } builds a road: { $edge }.
}
event-builds-settlement = { $seat_you ->
    [yes] You build a settlement: { $corner }.
   *[no] { $seat } builds a settlement: { $corner }.
}
event-builds-keep = { $seat_you ->
    [yes] You turn a settlement into a keep: { $corner }.
   *[no] { $seat } turns a settlement into a keep: { $corner }.
}
event-posts-guard-at-section = { $seat_you ->
    [yes] You post a guard on section { $section }.
   *[no] { $seat } posts a guard on section { $section }.
}
# The buyer is told which card it is.
event-buys-card = { $seat_you ->
    [yes] { "" }
   *[no] { $seat } buys a development card.
}
event-buys = { $seat_you ->
    [yes] You buy a development card: { $card }.
   *[no] { $seat } buys a development card: { $card }.
}
event-plays = { $seat_you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
event-takes-longest-road = { $seat_you ->
    [yes] You take the special card Longest Road.
   *[no] { $seat } takes the special card Longest Road.
}
event-longest-road-is-set-aside = The special card Longest Road belongs to nobody.
event-takes-largest-patrol = { $seat_you ->
    [yes] You take the special card Largest Patrol.
   *[no] { $seat } takes the special card Largest Patrol.
}
event-largest-patrol-is-set-aside = The special card Largest Patrol belongs to nobody.
event-banks-for = { $seat_you ->
    [yes] You trade { $resource } for { $resource2 } with the bank.
   *[no] { $seat } trades { $resource } for { $resource2 } with the bank.
}
event-proposes-trade = { $seat_you ->
    [yes] You offer a trade.
   *[no] { $seat } offers a trade.
}
event-accepts = { $seat_you ->
    [yes] You accept the offer.
   *[no] { $seat } accepts the offer.
}
event-declines = { $seat_you ->
    [yes] You decline the offer.
   *[no] { $seat } declines the offer.
}
event-counters = { $seat_you ->
    [yes] You make a counter-offer.
   *[no] { $seat } makes a counter-offer.
}
event-trades-with = { $seat_you ->
    [yes] You trade with { $seat2 }.
   *[no] { $seat2_you ->
        [yes] { $seat } trades with you.
       *[no] { $seat } trades with { $seat2 }.
    }
}
# The deal is told by the line above.
event-passes-to = { "" }
event-makes-no-deal = { $seat_you ->
    [yes] You trade with nobody.
   *[no] { $seat } trades with nobody.
}
event-takes-as-monopoly-of = { $seat_you ->
    [yes] You collect
   *[no] { $seat } collects
} all { $resource } of the others: { $number } { $number ->
    [one] card
   *[other] cards
}.
event-token-sends-of = A token brings a { $wildling } of the { $clan } to the camps.
event-token-finds-no = A token has no effect: no { $wildling } is left in the Frostfangs.
event-of-comes-to-clearing = A { $wildling } of the { $clan } comes down to the clearing below section { $section }.
event-attack = The { $clan } attack!
event-enters-the-gift-at = A { $wildling } enters the Gift: { $hex }.
event-finds-no-room-behind-section = A { $wildling } finds no free hex behind section { $section } and goes back to the Frostfangs.
event-giant-strikes-guard-of-at-section = { $seat_you ->
    [yes] A giant removes your guard on section { $section }.
   *[no] A giant removes a guard of { $seat } on section { $section }.
}
event-guard-of-falls-at-section = { $seat_you ->
    [yes] Your guard on section { $section } falls.
   *[no] A guard of { $seat } on section { $section } falls.
}
event-the-wall-is-breached-at-section = The wildlings breach the Wall at section { $section }!
event-drives-off = { $seat_you ->
    [yes] You drive a { $wildling } out of the Gift: { $hex }.
   *[no] { $seat } drives a { $wildling } out of the Gift: { $hex }.
}
event-sends-back-from-the-north = { $seat_you ->
    [yes] You send a { $wildling } back to the Frostfangs.
   *[no] { $seat } sends a { $wildling } back to the Frostfangs.
}
event-uses = { $seat_you ->
    [yes] You use the hero { $hero }.
   *[no] { $seat } uses the hero { $hero }.
}
event-turns-to-side-b = { $seat_you ->
    [yes] You turn the hero { $hero } to side B.
   *[no] { $seat } turns the hero { $hero } to side B.
}
event-recruits = { $seat_you ->
    [yes] You take the hero { $hero } from the display.
   *[no] { $seat } takes the hero { $hero } from the display.
}
event-leaves-the-game = The hero { $hero } leaves the game.
event-hands-to = { $seat_you ->
    [yes] You give { $resource } to { $seat2 }.
   *[no] { $seat2_you ->
        [yes] { $seat } gives { $resource } to you.
       *[no] { $seat } gives { $resource } to { $seat2 }.
    }
}
event-asks-for = { $seat_you ->
    [yes] You ask { $seat2 } for { $resource }.
   *[no] { $seat2_you ->
        [yes] { $seat } asks you for { $resource }.
       *[no] { $seat } asks { $seat2 } for { $resource }.
    }
}
event-takes-up-road = { $seat_you ->
    [yes] You take up a road: { $edge }.
   *[no] { $seat } takes up a road: { $edge }.
}
event-looks-at-hand-of = { $seat_you ->
    [yes] You look at the hand of { $seat2 }.
   *[no] { $seat2_you ->
        [yes] { $seat } looks at your hand.
       *[no] { $seat } looks at the hand of { $seat2 }.
    }
}
event-seizes-from = { $seat_you ->
    [yes] You take { $resource } from { $seat2 }.
   *[no] { $seat2_you ->
        [yes] { $seat } takes { $resource } from you.
       *[no] { $seat } takes { $resource } from { $seat2 }.
    }
}
event-tormund-returns-to-his-camp = Tormund returns to his camp.
event-shows-victory-points = { $seat_you ->
    [yes] You reveal
   *[no] { $seat } reveals
} { $number } { $number ->
    [one] victory point
   *[other] victory points
}.
event-the-game-ends-by = The game ends: { $ending }.
event-wins = { $seat_you ->
    [yes] You win!
   *[no] { $seat } wins.
}
event-nobody-wins = Nobody wins.

# What an offer holds, once it is made.
sum-proposes-trade = { $seat_you ->
    [yes] You offer
   *[no] { $seat } offers
} { $give } for { $want }.
sum-counters = { $seat_you ->
    [yes] You propose
   *[no] { $seat } proposes
} { $offer-instead } for { $ask-instead } instead.

## Prompts

prompt-wait = { $seat } decides.
prompt-wait-many = { $count } players decide.
prompt-over-glorious = { $seat_you ->
    [yes] You win with glory.
   *[no] { $seat } wins with glory.
}
prompt-over-tragic = { $seat_you ->
    [yes] You win the tragic end.
   *[no] { $seat } wins the tragic end.
}
prompt-over-shared = The first place is shared.
prompt-over-nobody = The Watch has failed: nobody wins.
prompt-place-town = Place a settlement.
prompt-place-road = Place a road beside your settlement.
prompt-place-guard = Post a guard on the Wall.
prompt-before-roll = Roll the dice.
prompt-discarding = Discard { $count } { $count ->
    [one] card
   *[other] cards
  }.
prompt-tormund = Move Tormund to another hex.
prompt-tormund-or-wildling = Move Tormund, or drive a wildling out of the Gift.
prompt-steal = From whom do you take a card?
prompt-tarly = { hero-tarly }: take a card from the bank, or pass.
prompt-lose-hero = Which hero leaves the game?
prompt-trade = Trade, build, or end your turn.
prompt-offer = Complete the offer and propose it.
prompt-answer = { $seat } offers a trade. Do you accept?
prompt-counter = Complete the counter-offer and make it.
prompt-close-deal = Choose whom to trade with.
prompt-build = Build, or end your turn.
prompt-free-road = Build { $count } free { $count ->
    [one] road
   *[other] roads
  }.
prompt-winter = Take { $count } { $count ->
    [one] card
   *[other] cards
  } from the bank.
prompt-monopoly = Name the resource that the others hand you.
prompt-free-guard = Post a guard on the Wall.
prompt-mormont-name = { hero-mormont }: name a resource.
prompt-mormont-whom = { hero-mormont }: whom do you ask for { $resource }?
prompt-mormont-give = Choose the card that { $seat } gets in return.
prompt-marsh = { hero-marsh }: swap one card at the bank.
prompt-yarwyck-take = { hero-yarwyck }: take up a loose road.
prompt-yarwyck-build = { hero-yarwyck }: lay the road in another place.
prompt-thorne = { hero-thorne }: which card replaces which?
prompt-melisandre = { hero-melisandre }: how do you pay?
prompt-melisandre-keep = { hero-melisandre }: keep one of the cards.
prompt-mance = { hero-mance }: whose hand do you look at?
prompt-mance-take = { hero-mance }: choose a card from the hand of { $seat }.
prompt-benjen = { hero-benjen }: send a wildling back from a camp or a clearing.
prompt-ygritte = { hero-ygritte }: send a wildling back from the Gift.
prompt-hero-fate = Turn your hero to side B, or take another.
prompt-hero-leaves = Take another hero from the display.

## Options that do not go together
wrong-no-such-seat = Only one of those who play can begin: there are { $players }.
wrong-too-few = { $game } is for three or four; two can play on the classic island.
wrong-tragedy-elsewhere = It is played in { option-game-watch } only.

## What can be earned
achievement-watch = Lord Commander
    .text = Win the whole game with the Wall and the heroes: guards hold the Wall, and points come from it too.
achievement-tragedy = Grim ending
    .text = Win where heroes may fall.

## Lessons

lessons-island = The classic island
lessons-wall = The Wall and the wildlings
lessons-heroes = Heroes
lessons-trade = Trade
lessons-endings = Endings
