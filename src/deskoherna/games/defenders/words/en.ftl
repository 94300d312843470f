# Defenders of the Wild: the words of the game.

## The game

game-name = Defenders of the Wild
game-tagline = Together against machines and walls
kind-defender = Defenders
kind-ability = Special abilities
kind-leader = Leaders
kind-faction = Factions
kind-item = Items
kind-habitat = Habitats
kind-machine = Machine cards
kind-factory = Factory tiles
kind-tile = Habitat tiles
kind-track = Support tracks
kind-die = Wound die

## Options

option-players = Players
    .text = A single player leads two factions with one hand of cards.
option-challenging = Challenging machine cards
    .text = 0 basic game, 1 to 2 advanced, 3 to 4 expert, 5 to 6 extreme.
option-factions = Factions
    .text = In the order of the seats; without a choice they are drawn by lot.
option-factions-order = { side-order }
option-factions-council = { side-council }
option-factions-coven = { side-coven }
option-factions-sect = { side-sect }
option-leaders = Leaders
    .text = In the order of the factions; without a choice everybody picks a leader at the table.
option-leaders-burrun = { leader-burrun }
option-leaders-sorrel = { leader-sorrel }
option-leaders-nexto = { leader-nexto }
option-leaders-thexuloa = { leader-thexuloa }
option-leaders-alder = { leader-alder }
option-leaders-zinnia = { leader-zinnia }
option-leaders-guszper = { leader-guszper }
option-leaders-umber = { leader-umber }
option-solo_wounds = Wounds when playing alone
    .text = The solo rules kill a defender with the third wound, the rules for more players only with the fourth.
option-solo_wounds-two = The third wound kills
option-solo_wounds-three = Only the fourth wound kills
option-solo_hand = Opening hand when playing alone
    .text = Either you look at each card drawn before you choose the deck of the next, or you name the split between the decks first.
option-solo_hand-by-card = Card by card
option-solo_hand-split-first = Split first
option-second_engine = Second engine at the set-up
    .text = Two walls and an engine opposite the first ones: mirrored, as the rules say, or turned by half. Mirrored, the first factory comes sooner, but the core is completed later.
option-second_engine-mirrored = Mirrored
option-second_engine-turned = Turned
option-die_symbols = { ability-fortitude } and { ability-agility }
    .text = Each ignores one result of the wound die. Usually { ability-fortitude } the two and { ability-agility } the one; swapped, the other way round.
option-die_symbols-usual = Usual
option-die_symbols-swapped = Swapped
option-mycelium = { ability-friendly-mycelium }
    .text = A Move along a corridor clears only the hex where it ends, or every hex it led over as well.
option-mycelium-destination = Clears where the Move ends
option-mycelium-trail = Clears the whole way
option-acid_rain = { ability-acid-rain }
    .text = The mech is swapped for pollution without support, or counts as destroyed and gives support.
option-acid_rain-swaps = Without support
option-acid_rain-destroys = For support

## Factions, habitats, items

side-order = Order
    .acc_start = The Order
    .acc = the Order
    .gen = the Order
    .text = Home habitat: forest. Item: map.
side-council = Council
    .acc_start = The Council
    .acc = the Council
    .gen = the Council
    .text = Home habitat: plains. Item: food.
side-coven = Coven
    .acc_start = The Coven
    .acc = the Coven
    .gen = the Coven
    .text = Home habitat: marsh. Item: potion.
side-sect = Sect
    .acc_start = The Sect
    .acc = the Sect
    .gen = the Sect
    .text = Home habitat: mountains. Item: rockets.
habitat-forest = Forest
habitat-plains = Plains
habitat-marsh = Marsh
habitat-mountains = Mountains
item-map = Map
    .acc = map
    .text = A Move or a Regroup without an action point.
item-food = Food
    .acc = food
    .text = One more action point.
item-potion = Potion
    .acc = potion
    .text = Removes one of your wounds, or clears the hex without an action point.
item-rockets = Rockets
    .acc = rockets
    .text = Destroy a mech, or breach a wall, without an action point.

## Special abilities

ability-comrade-of-the-order = Comrade of the Order
    .timing = Reveal
    .text = The first-player token goes to the next player clockwise.
ability-archives = Archives
    .timing = Reveal
    .text = You gain the map.
ability-almanac-press = Almanac Press
    .timing = Reveal
    .text = Every player gains the map.
ability-controlled-burn = Controlled Burn
    .timing = Reveal
    .text = Clear all adjacent hexes, factories and the core too: support for each, a wound for each toxic site.
ability-burning-heat = Burning Heat
    .timing = Ongoing
    .text = Whenever something wounds you, gain { $amount } support.
ability-pyromancy = Pyromancy
    .timing = Reveal
    .text = You suffer { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    }.
ability-manifesto = Manifesto
    .timing = Reveal
    .text = Gain { $amount } support.
ability-travelling-library = Travelling Library
    .timing = Reveal
    .text = Carry one of your camps to any forest hex or rewilded factory without a camp.
ability-refuge = Refuge
    .timing = Ongoing
    .text = Everybody may regroup to any camp, and no Regroup is rolled for.
ability-comrade-of-the-council = Comrade of the Council
    .timing = Reveal
    .text = The first-player token goes to the next player clockwise.
ability-field-kitchen = Field Kitchen
    .timing = Reveal
    .text = You gain the food.
ability-breaking-bread = Breaking Bread
    .timing = Reveal
    .text = Every player gains the food.
ability-sustenance = Sustenance
    .timing = Ongoing
    .text = For every camp that anybody builds, gain { $amount } support.
ability-bountiful-harvest = Bountiful Harvest
    .timing = Reveal
    .text = Draw { $amount ->
        [one] 1 defender
       *[other] { $amount } defenders
    }.
ability-caravan = Caravan
    .timing = Ongoing
    .text = Everybody may move along corridors of any habitat, but of only one in each Move.
ability-fortitude = Fortitude
    .timing = Ongoing
    .text = A 2 on the wound die does not count for you; with swapped symbols a 1 does not.
ability-sharpshooter = Sharpshooter
    .timing = Reveal
    .text = Destroy 1 mech on an adjacent hex, even on the core.
ability-field-hospital = Field Hospital
    .timing = Reveal
    .text = Every player removes { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    }.
ability-comrade-of-the-coven = Comrade of the Coven
    .timing = Reveal
    .text = The first-player token goes to the next player clockwise.
ability-bubbling-brew = Bubbling Brew
    .timing = Reveal
    .text = You gain the potion.
ability-apothecary = Apothecary
    .timing = Reveal
    .text = Every player gains the potion.
ability-agility = Agility
    .timing = Ongoing
    .text = A 1 on the wound die does not count for you; with swapped symbols a 2 does not.
ability-ambush = Ambush
    .timing = Reveal
    .text = Destroy 1 mech on your hex.
ability-secret-paths = Secret Paths
    .timing = Reveal
    .text = Every player may shift the organizer to an adjacent hex, over walls and engines too.
ability-friendly-mycelium = Friendly Mycelium
    .timing = Ongoing
    .text = The hex that your Move takes you to is cleared by itself.
ability-acid-rain = Acid Rain
    .timing = Reveal
    .text = On any hex without a toxic site swap 1 mech for 1 pollution.
ability-healing-herbs = Healing Herbs
    .timing = Reveal
    .text = Choose a player, who removes all wounds.
ability-comrade-of-the-sect = Comrade of the Sect
    .timing = Reveal
    .text = The first-player token goes to the next player clockwise.
ability-arsenal = Arsenal
    .timing = Reveal
    .text = You gain the rockets.
ability-fireworks = Fireworks
    .timing = Reveal
    .text = Every player gains the rockets.
ability-hacking = Hacking
    .timing = All round
    .text = This round you flip no machine card at the end of your turn.
ability-scrap-hunting = Scrap Hunting
    .timing = Ongoing
    .text = For every mech you destroy, gain { $amount } more support.
ability-power-down = Power Down
    .timing = Ongoing
    .text = Everybody may cross walls, factory walls too.
ability-tunnels = Tunnels
    .timing = Reveal
    .text = Move your organizer to any mountain hex or rewilded factory.
ability-ballistics = Ballistics
    .timing = Ongoing
    .text = Your rockets may destroy a mech on an adjacent hex as well.
ability-demolition = Demolition
    .timing = Reveal
    .text = Breach any wall on the map with one of your tokens.

## Leaders

leader-burrun = Burrun
    .title = pyro-philosopher
    .text = Brings the abilities { ability-controlled-burn }, { ability-burning-heat } and { ability-pyromancy }.
leader-sorrel = Sorrel
    .title = leader of the Order
    .text = Brings the abilities { ability-manifesto }, { ability-travelling-library } and { ability-refuge }.
leader-nexto = Nexto
    .title = leader of the Council
    .text = Brings the abilities { ability-sustenance }, { ability-bountiful-harvest } and { ability-caravan }.
leader-thexuloa = Thexuloa
    .title = veteran of the guard
    .text = Brings the abilities { ability-fortitude }, { ability-sharpshooter } and { ability-field-hospital }.
leader-alder = Alder
    .title = leader of the Coven
    .text = Brings the abilities { ability-friendly-mycelium }, { ability-acid-rain } and { ability-healing-herbs }.
leader-zinnia = Zinnia
    .title = leader of the Coven
    .text = Brings the abilities { ability-agility }, { ability-ambush } and { ability-secret-paths }.
leader-guszper = Guszper
    .title = hacker
    .text = Brings the abilities { ability-hacking }, { ability-scrap-hunting } and { ability-power-down }.
leader-umber = Umber
    .title = leader of the Sect
    .text = Brings the abilities { ability-tunnels }, { ability-ballistics } and { ability-demolition }.

## Defenders

card-kelpuz = Kelpuz
    .title = hermit
    .text = { ability-comrade-of-the-order }: { ability-comrade-of-the-order.text }
card-rystle = Rystle
    .title = pilgrim
    .text = { ability-comrade-of-the-order }: { ability-comrade-of-the-order.text }
card-popel = Popel
    .title = historian
    .text = { ability-archives }: { ability-archives.text }
card-fennick = Fennick
    .title = scribe
    .text = { ability-archives }: { ability-archives.text }
card-wyzypa = Wyzypa
    .title = cartographer
    .text = { ability-almanac-press }: { ability-almanac-press.text }
card-oreg = Oreg
    .title = printer
    .text = { ability-almanac-press }: { ability-almanac-press.text }
card-bernadorn = Bernadorn
    .title = meteorologist
    .text = { ability-controlled-burn }: { ability-controlled-burn.text }
card-tamsel = Tamsel
    .title = fire ranger
    .text = { ability-controlled-burn }: { ability-controlled-burn.text }
card-ubi = Ubi
    .title = keeper of the flame
    .text = { ability-burning-heat }: { ability-burning-heat.text }
card-lumiz = Lumiz
    .title = fist of fire
    .text = { ability-burning-heat }: { ability-burning-heat.text }
card-pyrdalja = Pyrdalja
    .title = flame dancer
    .text = { ability-pyromancy }: { ability-pyromancy.text }
card-mora = Mora
    .title = seer
    .text = { ability-pyromancy }: { ability-pyromancy.text }
card-mudruc = Mudruc
    .title = professor
    .text = { ability-manifesto }: { ability-manifesto.text }
card-mirit = Mirit
    .title = war architect
    .text = { ability-manifesto }: { ability-manifesto.text }
card-bryla = Bryla
    .title = librarian
    .text = { ability-travelling-library }: { ability-travelling-library.text }
card-quillo = Quillo
    .title = bookbinder
    .text = { ability-travelling-library }: { ability-travelling-library.text }
card-flika = Flika
    .title = beekeeper
    .text = { ability-refuge }: { ability-refuge.text }
card-sedra = Sedra
    .title = innkeeper
    .text = { ability-refuge }: { ability-refuge.text }
card-azen = Azén
    .title = messenger
    .text = { ability-comrade-of-the-council }: { ability-comrade-of-the-council.text }
card-rintro = Rintro
    .title = carter
    .text = { ability-comrade-of-the-council }: { ability-comrade-of-the-council.text }
card-svaca = Sváča
    .title = cook
    .text = { ability-field-kitchen }: { ability-field-kitchen.text }
card-henk = Henk
    .title = brewer
    .text = { ability-field-kitchen }: { ability-field-kitchen.text }
card-kalsa = Kalša
    .title = baker
    .text = { ability-breaking-bread }: { ability-breaking-bread.text }
card-glint = Glint
    .title = miller
    .text = { ability-breaking-bread }: { ability-breaking-bread.text }
card-nolda = Nolda
    .title = farmer
    .text = { ability-sustenance }: { ability-sustenance.text }
card-parsnel = Parsnel
    .title = orchard keeper
    .text = { ability-sustenance }: { ability-sustenance.text }
card-sheaf = Sheaf
    .title = granary keeper
    .text = { ability-bountiful-harvest }: { ability-bountiful-harvest.text }
card-rillo = Rillo
    .title = rice grower
    .text = { ability-bountiful-harvest }: { ability-bountiful-harvest.text }
card-griz = Griz
    .title = reaper
    .text = { ability-caravan }: { ability-caravan.text }
card-wagna = Wagna
    .title = caravan driver
    .text = { ability-caravan }: { ability-caravan.text }
card-prackus = Prackuš
    .title = shield bearer
    .text = { ability-fortitude }: { ability-fortitude.text }
card-torpis = Torpiš
    .title = old guard
    .text = { ability-fortitude }: { ability-fortitude.text }
card-okula = Okula
    .title = lookout
    .text = { ability-sharpshooter }: { ability-sharpshooter.text }
card-cmuchin = Čmuchin
    .title = tracker
    .text = { ability-sharpshooter }: { ability-sharpshooter.text }
card-bastedie = Bastédie
    .title = field surgeon
    .text = { ability-field-hospital }: { ability-field-hospital.text }
card-vatsi = Vatši
    .title = stretcher bearer
    .text = { ability-field-hospital }: { ability-field-hospital.text }
card-mirka = Mirka
    .title = bard
    .text = { ability-comrade-of-the-coven }: { ability-comrade-of-the-coven.text }
card-olm = Olm
    .title = wanderer
    .text = { ability-comrade-of-the-coven }: { ability-comrade-of-the-coven.text }
card-vessa = Vessa
    .title = brewster
    .text = { ability-bubbling-brew }: { ability-bubbling-brew.text }
card-ruta = Ruta
    .title = forager
    .text = { ability-bubbling-brew }: { ability-bubbling-brew.text }
card-hemlo = Hemlo
    .title = apothecary
    .text = { ability-apothecary }: { ability-apothecary.text }
card-yarra = Yarra
    .title = herb trader
    .text = { ability-apothecary }: { ability-apothecary.text }
card-las = Laš
    .title = pirate of the bogs
    .text = { ability-agility }: { ability-agility.text }
card-nixa = Nixa
    .title = acrobat
    .text = { ability-agility }: { ability-agility.text }
card-lurka = Lurka
    .title = ambusher
    .text = { ability-ambush }: { ability-ambush.text }
card-bogdar = Bogdar
    .title = highway robber
    .text = { ability-ambush }: { ability-ambush.text }
card-fenna = Fenna
    .title = guide
    .text = { ability-secret-paths }: { ability-secret-paths.text }
card-mosko = Mosko
    .title = smuggler
    .text = { ability-secret-paths }: { ability-secret-paths.text }
card-puddok = Puddok
    .title = mushroom keeper
    .text = { ability-friendly-mycelium }: { ability-friendly-mycelium.text }
card-wispa = Wispa
    .title = spore witch
    .text = { ability-friendly-mycelium }: { ability-friendly-mycelium.text }
card-drosa = Drosa
    .title = rain caller
    .text = { ability-acid-rain }: { ability-acid-rain.text }
card-cattal = Cattal
    .title = poison brewer
    .text = { ability-acid-rain }: { ability-acid-rain.text }
card-sedgwin = Sedgwin
    .title = healer
    .text = { ability-healing-herbs }: { ability-healing-herbs.text }
card-tansa = Tansa
    .title = herbalist
    .text = { ability-healing-herbs }: { ability-healing-herbs.text }
card-cogwin = Cogwin
    .title = courier
    .text = { ability-comrade-of-the-sect }: { ability-comrade-of-the-sect.text }
card-marl = Marl
    .title = prospector
    .text = { ability-comrade-of-the-sect }: { ability-comrade-of-the-sect.text }
card-pyrit = Pyrit
    .title = gunsmith
    .text = { ability-arsenal }: { ability-arsenal.text }
card-fuze = Fuze
    .title = powder maker
    .text = { ability-arsenal }: { ability-arsenal.text }
card-riiz = Riiz
    .title = firework maker
    .text = { ability-fireworks }: { ability-fireworks.text }
card-tinka = Tinka
    .title = festival host
    .text = { ability-fireworks }: { ability-fireworks.text }
card-nib = Nib
    .title = code breaker
    .text = { ability-hacking }: { ability-hacking.text }
card-oru = Oru
    .title = radio operator
    .text = { ability-hacking }: { ability-hacking.text }
card-bolto = Bolto
    .title = scrap dealer
    .text = { ability-scrap-hunting }: { ability-scrap-hunting.text }
card-kobal = Kobal
    .title = tinkerer
    .text = { ability-scrap-hunting }: { ability-scrap-hunting.text }
card-ozo = Ozo
    .title = electrician
    .text = { ability-power-down }: { ability-power-down.text }
card-vanad = Vanad
    .title = saboteur
    .text = { ability-power-down }: { ability-power-down.text }
card-shafta = Shafta
    .title = tunneller
    .text = { ability-tunnels }: { ability-tunnels.text }
card-drilla = Drilla
    .title = miner
    .text = { ability-tunnels }: { ability-tunnels.text }
card-quarz = Quarz
    .title = mathematician
    .text = { ability-ballistics }: { ability-ballistics.text }
card-halit = Halit
    .title = gunner
    .text = { ability-ballistics }: { ability-ballistics.text }
card-gneis = Gneis
    .title = blaster
    .text = { ability-demolition }: { ability-demolition.text }
card-mica = Mica
    .title = demolition engineer
    .text = { ability-demolition }: { ability-demolition.text }

## The machine

machine-engines = Engines
    .text = Each engine moves twice and leaves walls behind; then those that returned to the core are deployed.
machine-factories = Factories
    .text = If a hex is enclosed, the machine builds a factory on it; otherwise all vents spread pollution.
machine-mechs = Mechs
    .text = Each engine deploys a hunter; hunters chase the active player up to two hexes far, the others one.
machine-restart = Restart
    .text = The machine direction changes, then the same follows as with Factories.
machine-hard-engines = Challenging engines
    .text = The engine that the radar meets first moves three times, the other twice.
machine-hard-factories = Challenging factories
    .text = Pollution spreads in any case, even when a factory was built.
machine-hard-mechs = Challenging mechs
    .text = After the chase everybody on a hex with a mech suffers 1 wound.
factory-0 = Factory 0
    .acc = factory 0
    .text = Its vents spread pollution until it is rewilded.
factory-1 = Factory 1
    .acc = factory 1
    .text = Its vents spread pollution until it is rewilded.
factory-2 = Factory 2
    .acc = factory 2
    .text = Its vents spread pollution until it is rewilded.
factory-3 = Factory 3
    .acc = factory 3
    .text = Its vents spread pollution until it is rewilded.
factory-4 = Factory 4
    .acc = factory 4
    .text = Its vents spread pollution until it is rewilded.
factory-5 = Factory 5
    .acc = factory 5
    .text = Its vents spread pollution until it is rewilded.
machine-direction-right = right
machine-direction-left = left
die-wound-die = Wound die
    .text = Thrown once for an action under threat: no wound, one, or two.
tile-h01 = Habitat tile 01
tile-h02 = Habitat tile 02
tile-h03 = Habitat tile 03
tile-h04 = Habitat tile 04
tile-h05 = Habitat tile 05
tile-h06 = Habitat tile 06
tile-h07 = Habitat tile 07
tile-h08 = Habitat tile 08
tile-h09 = Habitat tile 09
tile-h10 = Habitat tile 10
tile-h11 = Habitat tile 11
tile-h12 = Habitat tile 12
track-factions-2 = Support track (2 factions)
    .text = Under every camp is a number: how many cards your hand is filled to when you build it.
track-factions-3 = Support track (3 factions)
    .text = Under every camp is a number: how many cards your hand is filled to when you build it.
track-factions-4 = Support track (4 factions)
    .text = Under every camp is a number: how many cards your hand is filled to when you build it.
direction-e = east
    .to = to the east
    .at = in the east
aim-e = in the east
direction-se = south-east
    .to = to the south-east
    .at = in the south-east
aim-se = in the south-east
direction-sw = south-west
    .to = to the south-west
    .at = in the south-west
aim-sw = in the south-west
direction-w = west
    .to = to the west
    .at = in the west
aim-w = in the west
direction-nw = north-west
    .to = to the north-west
    .at = in the north-west
aim-nw = in the north-west
direction-ne = north-east
    .to = to the north-east
    .at = in the north-east
aim-ne = in the north-east
aim-here = on your hex
result-open = undecided
result-won = victory
result-core-completed = the core is completed
result-toxic-disaster = toxic disaster
result-massacre = massacre
result-out-of-time = the machine had more time

## Phases

phase-leader = Choice of leaders
phase-start = Starting camps
phase-split = Opening hand
phase-opening = Opening hand
phase-choose = Leadership: choice of defenders
phase-reveal = Leadership: reveal
phase-library-from = { ability-travelling-library }
phase-library-to = { ability-travelling-library }
phase-shoot = { ability-sharpshooter }
phase-acid = { ability-acid-rain }
phase-herbs = { ability-healing-herbs }
phase-tunnel = { ability-tunnels }
phase-demolish = { ability-demolition }
phase-paths = { ability-secret-paths }
phase-act = Actions
phase-over = End of the game

## Prompts

prompt-won = You have won: the machine core is destroyed.
prompt-lost = You have lost: { $result }.
prompt-wait-choose = Defenders are chosen in silence; { $number ->
    [one] 1 player is
   *[other] { $number } players are
 } still choosing.
prompt-wait-several = Waiting for { $number ->
    [one] one player
   *[other] { $number } players
 }.
prompt-wait-turn = It is the turn of { $seat } ({ $side }): { $number ->
    [0] no action left
    [one] 1 action left
   *[other] { $number } actions left
 }.
prompt-wait = Waiting for { $seat } to decide.
prompt-act = { $side_acc_start } acts: { $number ->
    [one] 1 action left
   *[other] { $number } actions left
 }.
prompt-act-spent = { $side_acc_start } has no action left. You may team up, use an item, or end the turn.
prompt-leader = Choose a leader for { $side_gen }.
prompt-start = Choose a hex for the starting camp of { $side_gen }.
prompt-split = How many opening cards will you draw from the deck of { $side_gen }? The rest will come from the deck of { $side2_gen }.
prompt-opening = Which deck will you draw from? { $number ->
    [one] The last card
   *[other] { $number } cards
 } of the opening hand { $number ->
    [one] is
   *[other] are
 } still to come.
prompt-choose = Choose your active defender in silence.
prompt-choose-alone = Choose a defender; its faction will act.
prompt-reveal = The ability of { $card } is waiting; agree on the order.
prompt-library-from = { ability-travelling-library }: which camp will you carry?
prompt-library-to = { ability-travelling-library }: on which hex will you set the camp down?
prompt-shoot = { ability-sharpshooter }: which adjacent hex will you shoot at?
prompt-acid = { ability-acid-rain }: on which hex will you swap the mech?
prompt-herbs = { ability-healing-herbs }: whose wounds will be removed?
prompt-tunnel = { ability-tunnels }: to which hex will you move the organizer?
prompt-demolish = { ability-demolition }: which wall will you breach?
prompt-paths = { ability-secret-paths }: shift the organizer of { $side_gen }, or let it stay.

## Moves

move-lead-with = Lead with { $leader }
move-start-at = Start at { $hex }
move-draw-from-the-first-deck = Cards from the first deck: { $amount }
move-draw-an-opening-card-of-the = Draw a card of { $side_gen }
move-choose = Choose { $card }
move-choose-the-top-card-of-the-deck = Flip the top card of the deck of { $side_gen }
move-choose-a-card = Choose a card
move-resolve-ability = Resolve the ability
move-pick-up-camp-at = Pick up the camp at { $hex }
move-set-down-camp-at = Set the camp down at { $hex }
move-shoot = Shoot { $direction_to }
move-acid-rain-on = Swap the mech at { $hex }
move-heal-with-herbs = Heal { $side_acc }
move-tunnel-to = Tunnel to { $hex }
move-demolish = Breach the wall { $border }
move-shift = Shift the organizer { $direction_to }
move-stay = Stay where it is
move-move-to = Move to { $hex }
move-build-camp = Build a camp
move-regroup-to = Regroup to { $hex }
move-heal = Heal
move-clear = Clear the hex
move-destroy-mech = Destroy a mech
move-breach = Breach the wall { $direction_at }
move-rewild = Rewild the factory
move-take = Gain the { $item_acc }
move-eat-food = Eat the food: one more action point
move-drink-potion = Remove a wound with the potion
move-clear-with-potion = Clear the hex with the potion
move-rocket-a-mech = Destroy a mech { $aim } with the rockets
move-rocket-a-wall = Breach the wall { $direction_at } with the rockets
move-move-with-map-to = Move to { $hex } with the map
move-regroup-with-map-to = Regroup to { $hex } with the map
move-team-up-with = Team up with { $card }
move-end-turn = End the turn

## What the log says of moves (events say the others)

did-end-turn = { $seat_you ->
    [yes] You end the turn
   *[no] { $seat } ends the turn
 }.

## Events

event-is-led-by = { $side_acc_start } is led by { $leader }.
event-starts-at = { $side_acc_start } sets up its starting camp at { $hex }.
event-round-begins-with = Round { $number } begins. { $seat_you ->
    [yes] You have
   *[no] { $seat } has
 } the first-player token.
event-round-begins = Round { $number } begins.
event-chose-a-card = { $side_acc_start } has chosen its defender.
event-reveals-with = { $side_acc_start } reveals { $card } ({ $ability }).
event-resolves = { $side_acc_start } resolves the ability of { $card }.
event-has-no-use-for = The ability of { $card } finds no target.
event-first-player-is = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
 } the first-player token now.
event-readies = { $side_acc_start } gains the { $item_acc }.
event-spends = { $side_acc_start } turns the { $item_acc } to the spent side.
event-gains-support = { $side_acc_start } has { $number } support.
# Whose hand it is sees the cards themselves.
event-draws-cards-into-the-hand-of = { $seat_you ->
    [yes] { "" }
   *[no] { $side_acc_start } draws { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
}
event-draws = { $side_acc_start } takes { $card } into hand.
event-shuffles-its-discard = { $side_acc_start } shuffles its discard into a new deck.
event-moves-to = The organizer of { $side_gen } moves to { $hex }.
event-regroups-to = The organizer of { $side_gen } regroups to { $hex }.
event-shifts-to = { ability-secret-paths }: the organizer of { $side_gen } goes to { $hex }.
event-tunnels-to = The organizer of { $side_gen } tunnels to { $hex }.
event-stays = The organizer of { $side_gen } stays where it is.
event-builds-a-camp-at = { $side_acc_start } builds a camp at { $hex }.
event-lifts-the-camp-at = { $side_acc_start } picks up the camp at { $hex }.
event-carries-a-camp-from-to = { $side_acc_start } sets the carried camp down at { $hex2 }.
event-heals-wounds = { $side_acc_start } removes { $number ->
    [one] 1 wound
   *[other] { $number } wounds
 }.
event-clears-pollution-at = { $side_acc_start } clears the pollution at { $hex }.
event-clears-the-toxic-site-at = { $side_acc_start } clears the toxic site at { $hex }.
event-destroys-a-mech-at = { $side_acc_start } destroys a mech at { $hex }.
event-turns-a-mech-into-pollution-at = { ability-acid-rain } turns a mech at { $hex } into pollution.
event-breaches = { $side_acc_start } breaches the wall { $border }.
event-rewilds-factory-at = { $side_acc_start } rewilds { $factory_acc } at { $hex }.
event-teams-up-with = { $side_acc_start } teams up with { $card }.
event-rolls-in-close-combat = { $side_acc_start } rolls for close wounds: { $number ->
    [0] a blank face
    [one] 1 wound
   *[other] { $number } wounds
 }.
event-rolls-under-fire = { $side_acc_start } rolls for ranged wounds: { $number ->
    [0] a blank face
    [one] 1 wound
   *[other] { $number } wounds
 }.
event-suffers-wounds = { $side_acc_start } suffers { $number ->
    [one] 1 wound
   *[other] { $number } wounds
 }.
event-loses = { $side_acc_start } loses a defender: { $card }.
event-has-no-defender-left-to-lose = { $side_acc_start } has no defender left to lose; the wounds go.
event-leaves-the-game = { $side_acc_start } has built all its camps and leaves the game.
event-turn-of-with-actions = It is the turn of { $side_gen }: { $number ->
    [one] 1 action point
   *[other] { $number } action points
 }.
event-flips-no-machine-card = { $side_acc_start } is hacking: no machine card is flipped.
event-machine-card = A machine card is flipped: { $machine }.
event-machine-deck-is-shuffled = The machine deck is shuffled again.
event-machine-turns = The machine direction changes to the { $machine_direction }.
event-engine-lays-a-wall-on = Engine { $engine } lays the wall { $border }.
event-engine-moves-to = Engine { $engine } moves on.
event-engine-returns-to-the-core = Engine { $engine } resets to the core.
event-engine-is-deployed-to-by-factory = Engine { $engine } is deployed by { $factory_acc }.
event-engine-finds-no-free-ray = Engine { $engine } finds no free ray and waits on the core.
event-no-hex-is-enclosed = No hex is enclosed.
event-is-enclosed = { $hex } is enclosed.
event-factory-is-built-at = The machine builds { $factory_acc } at { $hex }.
event-mechs-stand-on-the-core = { $number ->
    [0] No sniper stands
    [one] 1 sniper stands
   *[other] { $number } snipers stand
 } on the core.
event-factory-vents-to = { $factory } vents pollution { $direction_to }, to { $hex }.
event-factory-vents-off-the-map = { $factory } vents { $direction_to }, off the map.
event-becomes-a-toxic-site = { $hex } becomes a toxic site.
event-engine-deploys-a-hunter-at = Engine { $engine } deploys a hunter at { $hex }.
event-no-mech-is-left-for-engine = Engine { $engine } has no hunter to deploy: no mech is left.
event-hunters-go-from-to = { $number ->
    [one] 1 hunter goes
   *[other] { $number } hunters go
 } from { $hex } to { $hex2 }.
event-mechs-wound = Mechs wound { $side_acc }.
event-game-ends = The game ends: { $result }.

## Hexes: rows A to G from the top, counted from the left; and the borders between them

hex-0_-3 = A1
hex-1_-3 = A2
hex-2_-3 = A3
hex-3_-3 = A4
hex--1_-2 = B1
hex-0_-2 = B2
hex-1_-2 = B3
hex-2_-2 = B4
hex-3_-2 = B5
hex--2_-1 = C1
hex--1_-1 = C2
hex-0_-1 = C3
hex-1_-1 = C4
hex-2_-1 = C5
hex-3_-1 = C6
hex--3_0 = D1
hex--2_0 = D2
hex--1_0 = D3
hex-0_0 = D4 (the core)
hex-1_0 = D5
hex-2_0 = D6
hex-3_0 = D7
hex--3_1 = E1
hex--2_1 = E2
hex--1_1 = E3
hex-0_1 = E4
hex-1_1 = E5
hex-2_1 = E6
hex--3_2 = F1
hex--2_2 = F2
hex--1_2 = F3
hex-0_2 = F4
hex-1_2 = F5
hex--3_3 = G1
hex--2_3 = G2
hex--1_3 = G3
hex-0_3 = G4

border-0_-3_e = A1 – A2
border-0_-3_se = A1 – B2
border-0_-3_sw = A1 – B1
border-0_-3_w = A1, western rim
border-0_-3_nw = A1, north-western rim
border-0_-3_ne = A1, north-eastern rim
border-1_-3_e = A2 – A3
border-1_-3_se = A2 – B3
border-1_-3_sw = A2 – B2
border-1_-3_nw = A2, north-western rim
border-1_-3_ne = A2, north-eastern rim
border-2_-3_e = A3 – A4
border-2_-3_se = A3 – B4
border-2_-3_sw = A3 – B3
border-2_-3_nw = A3, north-western rim
border-2_-3_ne = A3, north-eastern rim
border-3_-3_e = A4, eastern rim
border-3_-3_se = A4 – B5
border-3_-3_sw = A4 – B4
border-3_-3_nw = A4, north-western rim
border-3_-3_ne = A4, north-eastern rim
border--1_-2_e = B1 – B2
border--1_-2_se = B1 – C2
border--1_-2_sw = B1 – C1
border--1_-2_w = B1, western rim
border--1_-2_nw = B1, north-western rim
border-0_-2_e = B2 – B3
border-0_-2_se = B2 – C3
border-0_-2_sw = B2 – C2
border-1_-2_e = B3 – B4
border-1_-2_se = B3 – C4
border-1_-2_sw = B3 – C3
border-2_-2_e = B4 – B5
border-2_-2_se = B4 – C5
border-2_-2_sw = B4 – C4
border-3_-2_e = B5, eastern rim
border-3_-2_se = B5 – C6
border-3_-2_sw = B5 – C5
border-3_-2_ne = B5, north-eastern rim
border--2_-1_e = C1 – C2
border--2_-1_se = C1 – D2
border--2_-1_sw = C1 – D1
border--2_-1_w = C1, western rim
border--2_-1_nw = C1, north-western rim
border--1_-1_e = C2 – C3
border--1_-1_se = C2 – D3
border--1_-1_sw = C2 – D2
border-0_-1_e = C3 – C4
border-0_-1_se = C3 – D4 (the core)
border-0_-1_sw = C3 – D3
border-1_-1_e = C4 – C5
border-1_-1_se = C4 – D5
border-1_-1_sw = C4 – D4 (the core)
border-2_-1_e = C5 – C6
border-2_-1_se = C5 – D6
border-2_-1_sw = C5 – D5
border-3_-1_e = C6, eastern rim
border-3_-1_se = C6 – D7
border-3_-1_sw = C6 – D6
border-3_-1_ne = C6, north-eastern rim
border--3_0_e = D1 – D2
border--3_0_se = D1 – E1
border--3_0_sw = D1, south-western rim
border--3_0_w = D1, western rim
border--3_0_nw = D1, north-western rim
border--2_0_e = D2 – D3
border--2_0_se = D2 – E2
border--2_0_sw = D2 – E1
border--1_0_e = D3 – D4 (the core)
border--1_0_se = D3 – E3
border--1_0_sw = D3 – E2
border-0_0_e = D5 – D4 (the core)
border-0_0_se = E4 – D4 (the core)
border-0_0_sw = E3 – D4 (the core)
border-1_0_e = D5 – D6
border-1_0_se = D5 – E5
border-1_0_sw = D5 – E4
border-2_0_e = D6 – D7
border-2_0_se = D6 – E6
border-2_0_sw = D6 – E5
border-3_0_e = D7, eastern rim
border-3_0_se = D7, south-eastern rim
border-3_0_sw = D7 – E6
border-3_0_ne = D7, north-eastern rim
border--3_1_e = E1 – E2
border--3_1_se = E1 – F1
border--3_1_sw = E1, south-western rim
border--3_1_w = E1, western rim
border--2_1_e = E2 – E3
border--2_1_se = E2 – F2
border--2_1_sw = E2 – F1
border--1_1_e = E3 – E4
border--1_1_se = E3 – F3
border--1_1_sw = E3 – F2
border-0_1_e = E4 – E5
border-0_1_se = E4 – F4
border-0_1_sw = E4 – F3
border-1_1_e = E5 – E6
border-1_1_se = E5 – F5
border-1_1_sw = E5 – F4
border-2_1_e = E6, eastern rim
border-2_1_se = E6, south-eastern rim
border-2_1_sw = E6 – F5
border--3_2_e = F1 – F2
border--3_2_se = F1 – G1
border--3_2_sw = F1, south-western rim
border--3_2_w = F1, western rim
border--2_2_e = F2 – F3
border--2_2_se = F2 – G2
border--2_2_sw = F2 – G1
border--1_2_e = F3 – F4
border--1_2_se = F3 – G3
border--1_2_sw = F3 – G2
border-0_2_e = F4 – F5
border-0_2_se = F4 – G4
border-0_2_sw = F4 – G3
border-1_2_e = F5, eastern rim
border-1_2_se = F5, south-eastern rim
border-1_2_sw = F5 – G4
border--3_3_e = G1 – G2
border--3_3_se = G1, south-eastern rim
border--3_3_sw = G1, south-western rim
border--3_3_w = G1, western rim
border--2_3_e = G2 – G3
border--2_3_se = G2, south-eastern rim
border--2_3_sw = G2, south-western rim
border--1_3_e = G3 – G4
border--1_3_se = G3, south-eastern rim
border--1_3_sw = G3, south-western rim
border-0_3_e = G4, eastern rim
border-0_3_se = G4, south-eastern rim
border-0_3_sw = G4, south-western rim

## Options that do not go together
wrong-factions = { $n ->
    [2] Choose two different factions, or none.
    [3] Choose three different factions, or none.
   *[other] Choose four different factions, or none.
}
wrong-leaders = Choose factions and a leader for each in the same order, or no leader at all.
wrong-leader = { $leaders } does not lead { $factions }.

## What can be earned
achievement-expert = Against the machines
    .text = Win on expert or extreme: walls first, because whoever cannot move cannot help.
achievement-solo = One for the wild
    .text = Win alone: two factions, one head.

## Lessons

lessons-actions = Actions
lessons-corridors = Corridors
lessons-camps = Support and camps
lessons-wounds = Wounds
lessons-machine = The machine
lessons-solo = Alone
lessons-ending = The end of the game
