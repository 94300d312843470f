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
    .text = Gives lumber.
terrain-hills = hills
    .text = Gives brick.
terrain-pasture = pasture
    .text = Gives wool.
terrain-fields = fields
    .text = Gives grain.
terrain-mountains = mountains
    .text = Gives ore.
terrain-barren = barren land
    .text = The ice field of the base game and the desert of the island give nothing.

piece-road = road
    .text = Joins own roads, settlements and keeps.
piece-settlement = settlement
    .text = One point; earns one card from each hex around it.
piece-keep = keep
    .text = Replaces an own settlement; two points, two cards from each hex.
piece-card = development card
    .text = Drawn unseen; may be played from the next turn on.
piece-guard = guard
    .text = Stands on the Wall. Three are worth a point, five are worth two.

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
    .text = Remove one of your played Patrols and post a guard for free.
hero-qhorin = Qhorin Halfhand
    .text = Send Tormund from the Gift to his camp and take a card of the hex he leaves.

## Wildlings

wildling-regular = regular
    .text = Waits in the clearing; when regulars outnumber the guards above, they breach the Wall.
wildling-climber = climber
    .text = Climbs past all guards into the Gift. That is no breach.
wildling-giant = giant
    .text = Takes the guard on space one with him; where nobody stands he breaches the Wall.
clan-ice-river = Ice River
    .text = Trails 1, 2 and 3; they attack at sections 1 and 2.
clan-cave-people = Cave people
    .text = Trails 4 and 5; they attack at sections 2 and 3.
clan-hornfoots = Hornfoots
    .text = Trails 6, 7 and 8; they attack at sections 3 and 4.
section-1 = I
section-2 = II
section-3 = III
section-4 = IV
camp-ice-river-1 = Ice River, camp 1
camp-ice-river-2 = Ice River, camp 2
camp-ice-river-3 = Ice River, camp 3
camp-ice-river-4 = Ice River, camp 4
camp-cave-people-1 = Cave people, camp 1
camp-cave-people-2 = Cave people, camp 2
camp-cave-people-3 = Cave people, camp 3
camp-cave-people-4 = Cave people, camp 4
camp-hornfoots-1 = Hornfoots, camp 1
camp-hornfoots-2 = Hornfoots, camp 2
camp-hornfoots-3 = Hornfoots, camp 3
camp-hornfoots-4 = Hornfoots, camp 4

board-base = Base game
    .text = 21 hexes, one of them an ice field; no Wall.
board-watch-four = Night's Watch for four
    .text = 21 hexes under the Wall.
board-watch-three = Night's Watch for three
    .text = 16 hexes under the Wall.
board-classic = Classic island
    .text = 19 hexes, nine harbours, a desert.

ending-none-yet = nothing yet
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
    .text = The Gift without the north: plain trading and building to ten points.
option-game-watch = Night's Watch
    .text = The full game with the Wall, wildlings and heroes.
option-game-classic = Classic island
    .text = The standard island of 19 hexes, for two to four.
option-setup = Board
option-setup-fixed = Fixed
    .text = The standard board; in the base game with settlements in place.
option-setup-variable = Variable
    .text = Shuffled hexes.
option-hero_tragedy = Tragedy of heroes
    .text = Three equal dice remove a hero from the display.
option-offers = Offers a turn
    .text = How often the active player may make an offer; 0 leaves the bank only.
option-offer_cards = Cards a side
option-trade_after_building = Trade after building
    .text = The phases are strict otherwise (H-7).
option-start_tokens = Tokens of the starting settlements
option-start_tokens-return = go back unseen
option-start_tokens-flip = are turned
option-giant_opens_breach = Giants open breaches
    .text = Regulars that outnumber the guards after a giant's strike break through at once (H-2).
option-full_route = A full way into the Gift
option-full_route-return = back to the Frostfangs
option-full_route-spill = on to the next section
option-patrol_discards = Patrols halve large hands
option-pool_refill = Refill of the token pool
option-pool_refill-needed = when a token is needed
option-pool_refill-empty = as soon as it is empty
option-rounds = Last round
    .text = 0 means 100 rounds, on the classic island 250.

## Moves

move-roll = Roll the dice
move-end-turn = End the turn
move-buy-card = Buy a development card
move-use-hero = Use the hero
move-play = Play { $card }
move-bank-for = Bank: give { $resource }, take { $resource2 }
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
move-tormund-to = Send Tormund: { $hex }
move-drive-wildling-off = Drive off the wildling: { $hex }
move-rob = Rob { $seat }
move-discard = Discard { $resource }
move-take = Take { $resource }
move-name = Name { $resource }
move-pass = Pass
move-choose = Choose { $seat }
move-hand-over = Hand over { $resource }
move-pay-instead-of = Pay { $resource } instead of { $resource2 }
move-pay-in-full = Pay in full
move-take-up-road = Take up the road: { $edge }
move-send-back-from-camp = Send back from { $camp }
move-send-back-from-clearing = Send back from clearing { $section }
move-seize = Seize { $resource }
move-seize-unseen = Seize a card
move-keep-card = Keep { $card }
move-keep-unseen = Keep a card
move-turn-hero = Turn the hero to side B
move-recruit = Take { $hero }
move-mourn = { $hero } leaves the game

## Events

event-rolls-for-the-first-turn = { $seat } rolls { $number } for the first turn.
event-begins = { $seat } begins.
event-round-begins-with = { $seat } opens round { $number }.
    .head = Round { $number }
event-rolls-and = { $seat } rolls { $number } and { $number2 }.
event-the-wildling-die-shows = The wildling die shows { $number }.
event-receives = { $seat } receives { $number } { $resource }.
event-the-bank-is-short-of = The bank is short of { $resource }.
event-discards = { $seat } discards { $resource }.
event-moves-tormund-to = { $seat } sends Tormund: { $hex }.
event-robs = { $seat } takes a card from { $seat2 }.
event-robs-of = { $seat } takes { $resource } from { $seat2 }.
event-builds-road = { $seat } builds a road: { $edge }.
event-builds-settlement = { $seat } builds a settlement: { $corner }.
event-builds-keep = { $seat } builds a keep: { $corner }.
event-posts-guard-at-section = { $seat } posts a guard on section { $section }.
event-buys-card = { $seat } buys a development card.
event-buys = { $seat } bought { $card }.
event-plays = { $seat } plays { $card }.
event-takes-longest-road = { $seat } takes Longest Road.
event-longest-road-is-set-aside = Longest Road is set aside.
event-takes-largest-patrol = { $seat } takes Largest Patrol.
event-largest-patrol-is-set-aside = Largest Patrol is set aside.
event-banks-for = { $seat } trades { $resource } for { $resource2 } with the bank.
event-proposes-trade = { $seat } proposes a trade.
event-accepts = { $seat } accepts.
event-declines = { $seat } declines.
event-counters = { $seat } makes a counter-offer.
event-trades-with = { $seat } trades with { $seat2 }.
event-makes-no-deal = { $seat } trades with nobody.
event-takes-as-monopoly-of = { $seat } collects { $number } { $resource }.
event-token-sends-of = Token: { $wildling } of the { $clan } comes to the camps.
event-token-finds-no = Token without effect: no { $wildling } is left in the Frostfangs.
event-of-comes-to-clearing = { $wildling } of the { $clan } comes down to section { $section }.
event-attack = The { $clan } attack!
event-enters-the-gift-at = { $wildling } enters the Gift: { $hex }.
event-finds-no-room-behind-section = { $wildling } finds no room behind section { $section } and turns back.
event-giant-strikes-guard-of-at-section = A giant strikes down a guard of { $seat } on section { $section }.
event-guard-of-falls-at-section = A guard of { $seat } falls on section { $section }.
event-the-wall-is-breached-at-section = The Wall is breached at section { $section }!
event-drives-off = { $seat } drives off the { $wildling }: { $hex }.
event-sends-back-from-the-north = { $seat } sends a { $wildling } back to the Frostfangs.
event-uses = { $seat } uses { $hero }.
event-turns-to-side-b = { $seat } turns { $hero } to side B.
event-recruits = { $seat } takes { $hero }.
event-leaves-the-game = { $hero } leaves the game.
event-hands-to = { $seat } hands { $resource } to { $seat2 }.
event-takes-up-road = { $seat } takes up the road: { $edge }.
event-looks-at-hand-of = { $seat } looks at the hand of { $seat2 }.
event-seizes-from = { $seat } seizes { $resource } from { $seat2 }.
event-tormund-returns-to-his-camp = Tormund returns to his camp.
event-shows-victory-points = { $seat } shows { $number } hidden { $number ->
    [one] point
   *[other] points
  }.
event-the-game-ends-by = The game is over: { $ending }.
event-wins = { $seat } wins.
event-nobody-wins = Nobody wins.

## Prompts

prompt-wait = { $seat } is to act.
prompt-wait-many = { $count } players are to act.
prompt-over-glorious = { $seat } wins with glory.
prompt-over-tragic = { $seat } wins the tragic end.
prompt-over-shared = The first place is shared.
prompt-over-nobody = The Watch has failed: nobody wins.
prompt-place-town = Place a settlement.
prompt-place-road = Place a road beside your settlement.
prompt-place-guard = Place a guard on the Wall.
prompt-before-roll = Roll the dice.
prompt-discarding = Discard { $count } { $count ->
    [one] card
   *[other] cards
  }.
prompt-tormund = Move Tormund to another hex.
prompt-tormund-or-wildling = Move Tormund, or drive a wildling out of the Gift.
prompt-steal = Whom do you rob?
prompt-tarly = Tarly: take a card from the bank, or pass.
prompt-lose-hero = Which hero leaves the game?
prompt-trade = Trade, build, or end your turn.
prompt-offer = Complete the offer and propose it.
prompt-answer = { $seat } offers a trade. Your answer?
prompt-counter = Complete your counter-offer.
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
prompt-monopoly = Name the resource you claim.
prompt-free-guard = Post a guard on the Wall.
prompt-mormont-name = Mormont: name a resource.
prompt-mormont-whom = Mormont asks for { $resource }: whom?
prompt-mormont-give = Give { $seat } a card in return.
prompt-marsh = Marsh: swap one card at the bank.
prompt-yarwyck-take = Yarwyck: take up a loose road.
prompt-yarwyck-build = Lay the road in another place.
prompt-thorne = Thorne: which card replaces which?
prompt-melisandre = Melisandre: how do you pay?
prompt-melisandre-keep = Keep one of these cards.
prompt-mance = Mance: whose hand do you look at?
prompt-mance-take = Take a card of { $seat }.
prompt-benjen = Benjen: send a wildling back from a camp or a clearing.
prompt-ygritte = Ygritte: send a wildling back from the Gift.
prompt-hero-fate = Turn your hero, or take another.
