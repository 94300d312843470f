# It's a Wonderful Kingdom: the words of the game.

## The game

game-name = It's a Wonderful Kingdom
game-tagline = Split the cards and let the rival choose

## Kinds of things

kind-structure = Structures
kind-company = Companies
kind-masterpiece = Masterpieces
kind-discovery = Discoveries
kind-treasure = Treasures
kind-advisor = Advisors
kind-calamity = Calamities
kind-menace = Menaces
kind-duchy = Duchies
kind-quest = Quests
kind-step = Steps of quests
kind-scenario = Scenarios
type-structure = structure
type-company = company
type-masterpiece = masterpiece
type-discovery = discovery
type-calamity = calamity

## Seats

seat-a = Player A
seat-b = Player B

## Resources

resource-materials = materials
    .acc = materials
    .gen = materials
resource-population = population
    .acc = population
    .gen = population
resource-gold = gold
    .acc = gold
    .gen = gold
resource-exploration = exploration
    .acc = exploration
    .gen = exploration
resource-krystallium = krystallium
    .acc = krystallium
    .gen = krystallium
resource-soldiers = soldiers
    .acc = soldiers
    .gen = soldiers

## Areas, facings, piles, purses

area-1 = area 1
    .acc = area 1
    .gen = area 1
    .loc = area 1
area-2 = area 2
    .acc = area 2
    .gen = area 2
    .loc = area 2
facing-face-up = face up
facing-by-trap = face down by a trap
facing-by-illusion = face down with the { card-master-of-illusions }
pile-area-1 = in area 1
pile-area-2 = in area 2
pile-selected-cards-of-a = among the selected cards of player A
pile-selected-cards-of-b = among the selected cards of player B
purse-a-cube = a cube in hand
purse-a-laboratory-cube = a laboratory cube
purse-krystallium = krystallium

## Cards

card-farm = Farm
    .acc = Farm
    .pl = Farms
card-hamlet = Hamlet
    .acc = Hamlet
card-mill = Mill
    .acc = Mill
card-barracks = Barracks
    .acc = Barracks
card-guildhall = Guildhall
    .acc = Guildhall
card-harbour = Harbour
    .acc = Harbour
card-seafarers = Seafarers
    .acc = Seafarers
card-allied-troops = Allied Troops
    .acc = Allied Troops
card-tax-collectors = Tax Collectors
    .acc = Tax Collectors
card-scholars = Scholars
    .acc = Scholars
card-tatis-tribe = Tatis Tribe
    .acc = Tatis Tribe
card-expedition = Expedition
    .acc = Expedition
card-royal-cavalry = Royal Cavalry
    .acc = Royal Cavalry
card-royal-guard = Royal Guard
    .acc = Royal Guard
card-sappers = Sappers
    .acc = Sappers
card-recruiters = Recruiters
    .acc = Recruiters
card-secret-society = Secret Society
    .acc = Secret Society
card-enchanted-forge = Enchanted Forge
    .acc = Enchanted Forge
card-great-library = Great Library
    .acc = Great Library
card-monumental-statue = Monumental Statue
    .acc = Monumental Statue
card-magnificent-arena = Magnificent Arena
    .acc = Magnificent Arena
card-banquet-hall = Banquet Hall
    .acc = Banquet Hall
card-great-lighthouse = Great Lighthouse
    .acc = Great Lighthouse
card-royal-gaol = Royal Gaol
    .acc = Royal Gaol
card-ramparts = Ramparts
    .acc = Ramparts
card-cathedral = Cathedral
    .acc = Cathedral
card-aqueduct = Aqueduct
    .acc = Aqueduct
card-royal-mint = Royal Mint
    .acc = Royal Mint
card-observatory = Observatory
    .acc = Observatory
card-gardens-of-wonders = Gardens of Wonders
    .acc = Gardens of Wonders
card-throne-room = Throne Room
    .acc = Throne Room
card-grand-market = Grand Market
    .acc = Grand Market
card-portal = Portal
    .acc = Portal
card-lair-of-the-burning-sands = Lair of the Burning Sands
    .acc = Lair of the Burning Sands
card-wreck-of-the-leonart = Wreck of the Leonart
    .acc = Wreck of the Leonart
card-gate-of-hell = Gate of Hell
    .acc = Gate of Hell
card-last-refuge-of-the-giants = Last Refuge of the Giants
    .acc = Last Refuge of the Giants
card-dragon-egg = Dragon Egg
    .acc = Dragon Egg
card-lost-city = Lost City
    .acc = Lost City
card-crystal-cave = Crystal Cave
    .acc = Crystal Cave
card-isle-of-storms = Isle of Storms
    .acc = Isle of Storms
card-golden-vein = Golden Vein
    .acc = Golden Vein
card-stone-circle = Stone Circle
    .acc = Stone Circle
card-forgotten-shrine = Forgotten Shrine
    .acc = Forgotten Shrine
card-tomb-of-the-first-king = Tomb of the First King
    .acc = Tomb of the First King
card-eternal-tree = Eternal Tree
    .acc = Eternal Tree
card-ghost-wood = Ghost Wood
    .acc = Ghost Wood
card-rare-timber = Rare Timber
    .acc = Rare Timber
    .text = Cannot be built, only recycled; recycling gives two resources.
card-full-granaries = Full Granaries
    .acc = Full Granaries
    .text = Cannot be built, only recycled; recycling gives two resources.
card-chest-of-gold = Chest of Gold
    .acc = Chest of Gold
    .text = Cannot be built, only recycled; recycling gives two resources.
card-old-maps = Old Maps
    .acc = Old Maps
    .text = Cannot be built, only recycled; recycling gives two resources.
card-pirate-of-the-five-seas = Pirate of the Five Seas
    .acc = Pirate of the Five Seas
    .text =
        In the exploration step she adds { $amount ->
            [one] one cube
           *[other] { $amount } cubes
        } of exploration, not counted for supremacy.
card-enlightened-prophet = Enlightened Prophet
    .acc = Enlightened Prophet
    .text =
        In Planning he brings { $amount } krystallium.
card-grey-eminence = Grey Eminence
    .acc = Grey Eminence
    .text =
        In Planning { $amount ->
            [one] one of your calamities goes
           *[other] up to { $amount } of your calamities go
        } back to the box.
card-renowned-cartographer = Renowned Cartographer
    .acc = Renowned Cartographer
    .text =
        In Planning you look at the top { $amount ->
            [one] card
           *[other] { $amount } cards
        } of the development deck, select one and discard the others.
card-master-builder = Master Builder
    .acc = Master Builder
    .text =
        In the materials step he adds { $amount ->
            [one] one cube
           *[other] { $amount } cubes
        } of materials, not counted for supremacy.
card-granary-steward = Granary Steward
    .acc = Granary Steward
    .text =
        In the population step she adds { $amount ->
            [one] one cube
           *[other] { $amount } cubes
        } of population, not counted for supremacy.
card-royal-treasurer = Royal Treasurer
    .acc = Royal Treasurer
    .text =
        In the gold step he adds { $amount ->
            [one] one cube
           *[other] { $amount } cubes
        } of gold, not counted for supremacy.
card-court-alchemist = Court Alchemist
    .acc = Court Alchemist
    .text =
        In any production step she puts { $amount ->
            [one] one cube
           *[other] { $amount } cubes
        } of that step's resource into the laboratory.
card-guildmaster = Guildmaster
    .acc = Guildmaster
    .text =
        In Planning the development recycled next gives { $amount ->
            [one] one cube
           *[other] { $amount } cubes
        }.
card-captain-of-the-guard = Captain of the Guard
    .acc = Captain of the Guard
    .text =
        At the end of the game she brings { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }.
card-royal-chronicler = Royal Chronicler
    .acc = Royal Chronicler
    .text =
        At the end of the game he brings { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        } for every set of all four types among your completed cards.
card-master-of-illusions = Master of Illusions
    .acc = Master of Illusions
    .text = In your offer he lays one card face down without a trap. Two players only.
card-wily-negotiator = Wily Negotiator
    .acc = Wily Negotiator
    .text = After your pick you exchange one of your face-up selected cards for one of the rival's. Two players only.
card-saboteur = Saboteur
    .acc = Saboteur
    .text = Sent before a production step: the rival's volume does not count for supremacy in it. Two players only.
card-calamity = Calamity
    .acc = Calamity
    .text =
        Lies in the duchy and costs { $penalty ->
            [one] { $penalty } point
           *[other] { $penalty } points
        } at the end of the game.
card-giant-rat = Giant Rat
    .acc = Giant Rat
    .pl = Giant Rats
    .text = In every Planning each rat in the construction area brings one { card-vermin }.
card-vermin = Vermin
    .acc = Vermin
    .text = Comes with the rats.
card-frost-giant = Frost Giant
    .acc = Frost Giant
    .pl = Frost Giants
    .text = Freezes a card under construction and can be beaten only once that card is full.
card-shadow = Shadow
    .acc = Shadow
    .pl = Shadows
    .text = In Planning you discard one selected card for every Shadow. The rival's laboratory gets the reward for recycling it; alone nobody does.
card-thief = Thief
    .acc = Thief
    .pl = Thieves
    .text = Covers one production symbol of the duchy.

## Cards under construction

building-farm-1 = { card-farm }
    .acc = { card-farm.acc }
    .apart = 1
building-farm-2 = { card-farm }
    .acc = { card-farm.acc }
    .apart = 2
building-farm-3 = { card-farm }
    .acc = { card-farm.acc }
    .apart = 3
building-farm-4 = { card-farm }
    .acc = { card-farm.acc }
    .apart = 4
building-farm-5 = { card-farm }
    .acc = { card-farm.acc }
    .apart = 5
building-hamlet-1 = { card-hamlet }
    .acc = { card-hamlet.acc }
    .apart = 1
building-hamlet-2 = { card-hamlet }
    .acc = { card-hamlet.acc }
    .apart = 2
building-hamlet-3 = { card-hamlet }
    .acc = { card-hamlet.acc }
    .apart = 3
building-hamlet-4 = { card-hamlet }
    .acc = { card-hamlet.acc }
    .apart = 4
building-mill-1 = { card-mill }
    .acc = { card-mill.acc }
    .apart = 1
building-mill-2 = { card-mill }
    .acc = { card-mill.acc }
    .apart = 2
building-mill-3 = { card-mill }
    .acc = { card-mill.acc }
    .apart = 3
building-mill-4 = { card-mill }
    .acc = { card-mill.acc }
    .apart = 4
building-barracks-1 = { card-barracks }
    .acc = { card-barracks.acc }
    .apart = 1
building-barracks-2 = { card-barracks }
    .acc = { card-barracks.acc }
    .apart = 2
building-barracks-3 = { card-barracks }
    .acc = { card-barracks.acc }
    .apart = 3
building-guildhall-1 = { card-guildhall }
    .acc = { card-guildhall.acc }
    .apart = 1
building-guildhall-2 = { card-guildhall }
    .acc = { card-guildhall.acc }
    .apart = 2
building-guildhall-3 = { card-guildhall }
    .acc = { card-guildhall.acc }
    .apart = 3
building-harbour-1 = { card-harbour }
    .acc = { card-harbour.acc }
    .apart = 1
building-harbour-2 = { card-harbour }
    .acc = { card-harbour.acc }
    .apart = 2
building-harbour-3 = { card-harbour }
    .acc = { card-harbour.acc }
    .apart = 3
building-seafarers-1 = { card-seafarers }
    .acc = { card-seafarers.acc }
    .apart = 1
building-seafarers-2 = { card-seafarers }
    .acc = { card-seafarers.acc }
    .apart = 2
building-seafarers-3 = { card-seafarers }
    .acc = { card-seafarers.acc }
    .apart = 3
building-allied-troops-1 = { card-allied-troops }
    .acc = { card-allied-troops.acc }
    .apart = 1
building-allied-troops-2 = { card-allied-troops }
    .acc = { card-allied-troops.acc }
    .apart = 2
building-allied-troops-3 = { card-allied-troops }
    .acc = { card-allied-troops.acc }
    .apart = 3
building-tax-collectors-1 = { card-tax-collectors }
    .acc = { card-tax-collectors.acc }
    .apart = 1
building-tax-collectors-2 = { card-tax-collectors }
    .acc = { card-tax-collectors.acc }
    .apart = 2
building-scholars-1 = { card-scholars }
    .acc = { card-scholars.acc }
    .apart = 1
building-scholars-2 = { card-scholars }
    .acc = { card-scholars.acc }
    .apart = 2
building-tatis-tribe-1 = { card-tatis-tribe }
    .acc = { card-tatis-tribe.acc }
    .apart = 1
building-tatis-tribe-2 = { card-tatis-tribe }
    .acc = { card-tatis-tribe.acc }
    .apart = 2
building-expedition = { card-expedition }
    .acc = { card-expedition.acc }
building-royal-cavalry = { card-royal-cavalry }
    .acc = { card-royal-cavalry.acc }
building-royal-guard = { card-royal-guard }
    .acc = { card-royal-guard.acc }
building-sappers = { card-sappers }
    .acc = { card-sappers.acc }
building-recruiters = { card-recruiters }
    .acc = { card-recruiters.acc }
building-secret-society = { card-secret-society }
    .acc = { card-secret-society.acc }
building-enchanted-forge = { card-enchanted-forge }
    .acc = { card-enchanted-forge.acc }
building-great-library = { card-great-library }
    .acc = { card-great-library.acc }
building-monumental-statue = { card-monumental-statue }
    .acc = { card-monumental-statue.acc }
building-magnificent-arena = { card-magnificent-arena }
    .acc = { card-magnificent-arena.acc }
building-banquet-hall = { card-banquet-hall }
    .acc = { card-banquet-hall.acc }
building-great-lighthouse = { card-great-lighthouse }
    .acc = { card-great-lighthouse.acc }
building-royal-gaol = { card-royal-gaol }
    .acc = { card-royal-gaol.acc }
building-ramparts = { card-ramparts }
    .acc = { card-ramparts.acc }
building-cathedral = { card-cathedral }
    .acc = { card-cathedral.acc }
building-aqueduct = { card-aqueduct }
    .acc = { card-aqueduct.acc }
building-royal-mint = { card-royal-mint }
    .acc = { card-royal-mint.acc }
building-observatory = { card-observatory }
    .acc = { card-observatory.acc }
building-gardens-of-wonders = { card-gardens-of-wonders }
    .acc = { card-gardens-of-wonders.acc }
building-throne-room = { card-throne-room }
    .acc = { card-throne-room.acc }
building-grand-market = { card-grand-market }
    .acc = { card-grand-market.acc }
building-portal = { card-portal }
    .acc = { card-portal.acc }
building-lair-of-the-burning-sands = { card-lair-of-the-burning-sands }
    .acc = { card-lair-of-the-burning-sands.acc }
building-wreck-of-the-leonart = { card-wreck-of-the-leonart }
    .acc = { card-wreck-of-the-leonart.acc }
building-gate-of-hell = { card-gate-of-hell }
    .acc = { card-gate-of-hell.acc }
building-last-refuge-of-the-giants = { card-last-refuge-of-the-giants }
    .acc = { card-last-refuge-of-the-giants.acc }
building-dragon-egg = { card-dragon-egg }
    .acc = { card-dragon-egg.acc }
building-lost-city = { card-lost-city }
    .acc = { card-lost-city.acc }
building-crystal-cave = { card-crystal-cave }
    .acc = { card-crystal-cave.acc }
building-isle-of-storms = { card-isle-of-storms }
    .acc = { card-isle-of-storms.acc }
building-golden-vein = { card-golden-vein }
    .acc = { card-golden-vein.acc }
building-stone-circle = { card-stone-circle }
    .acc = { card-stone-circle.acc }
building-forgotten-shrine = { card-forgotten-shrine }
    .acc = { card-forgotten-shrine.acc }
building-tomb-of-the-first-king = { card-tomb-of-the-first-king }
    .acc = { card-tomb-of-the-first-king.acc }
building-eternal-tree = { card-eternal-tree }
    .acc = { card-eternal-tree.acc }
building-ghost-wood = { card-ghost-wood }
    .acc = { card-ghost-wood.acc }

## Production symbols

symbol-materials-of-the-duchy = { resource-materials } (duchy card)
    .acc = { resource-materials.acc } (duchy card)
symbol-population-of-the-duchy = { resource-population } (duchy card)
    .acc = { resource-population.acc } (duchy card)
symbol-gold-of-the-duchy = { resource-gold } (duchy card)
    .acc = { resource-gold.acc } (duchy card)
symbol-exploration-of-the-duchy = { resource-exploration } (duchy card)
    .acc = { resource-exploration.acc } (duchy card)
symbol-population-of-farm = { resource-population } (card { card-farm })
    .acc = { resource-population.acc } (card { card-farm })
symbol-population-of-hamlet = { resource-population } (card { card-hamlet })
    .acc = { resource-population.acc } (card { card-hamlet })
symbol-materials-of-mill = { resource-materials } (card { card-mill })
    .acc = { resource-materials.acc } (card { card-mill })
symbol-population-of-barracks = { resource-population } (card { card-barracks })
    .acc = { resource-population.acc } (card { card-barracks })
symbol-gold-of-guildhall = { resource-gold } (card { card-guildhall })
    .acc = { resource-gold.acc } (card { card-guildhall })
symbol-gold-of-harbour = { resource-gold } (card { card-harbour })
    .acc = { resource-gold.acc } (card { card-harbour })
symbol-exploration-of-harbour = { resource-exploration } (card { card-harbour })
    .acc = { resource-exploration.acc } (card { card-harbour })
symbol-exploration-of-seafarers = { resource-exploration } (card { card-seafarers })
    .acc = { resource-exploration.acc } (card { card-seafarers })
symbol-exploration-of-allied-troops = { resource-exploration } (card { card-allied-troops })
    .acc = { resource-exploration.acc } (card { card-allied-troops })
symbol-gold-of-tax-collectors = { resource-gold } (card { card-tax-collectors })
    .acc = { resource-gold.acc } (card { card-tax-collectors })
symbol-gold-of-scholars = { resource-gold } (card { card-scholars })
    .acc = { resource-gold.acc } (card { card-scholars })
symbol-exploration-of-scholars = { resource-exploration } (card { card-scholars })
    .acc = { resource-exploration.acc } (card { card-scholars })
symbol-population-of-tatis-tribe = { resource-population } (card { card-tatis-tribe })
    .acc = { resource-population.acc } (card { card-tatis-tribe })
symbol-exploration-of-tatis-tribe = { resource-exploration } (card { card-tatis-tribe })
    .acc = { resource-exploration.acc } (card { card-tatis-tribe })
symbol-exploration-of-expedition = { resource-exploration } (card { card-expedition })
    .acc = { resource-exploration.acc } (card { card-expedition })
symbol-materials-of-sappers = { resource-materials } (card { card-sappers })
    .acc = { resource-materials.acc } (card { card-sappers })
symbol-population-of-recruiters = { resource-population } (card { card-recruiters })
    .acc = { resource-population.acc } (card { card-recruiters })
symbol-materials-of-enchanted-forge = { resource-materials } (card { card-enchanted-forge })
    .acc = { resource-materials.acc } (card { card-enchanted-forge })
symbol-gold-of-great-library = { resource-gold } (card { card-great-library })
    .acc = { resource-gold.acc } (card { card-great-library })
symbol-population-of-magnificent-arena = { resource-population } (card { card-magnificent-arena })
    .acc = { resource-population.acc } (card { card-magnificent-arena })
symbol-population-of-banquet-hall = { resource-population } (card { card-banquet-hall })
    .acc = { resource-population.acc } (card { card-banquet-hall })
symbol-exploration-of-great-lighthouse = { resource-exploration } (card { card-great-lighthouse })
    .acc = { resource-exploration.acc } (card { card-great-lighthouse })
symbol-population-of-aqueduct = { resource-population } (card { card-aqueduct })
    .acc = { resource-population.acc } (card { card-aqueduct })
symbol-gold-of-royal-mint = { resource-gold } (card { card-royal-mint })
    .acc = { resource-gold.acc } (card { card-royal-mint })
symbol-exploration-of-observatory = { resource-exploration } (card { card-observatory })
    .acc = { resource-exploration.acc } (card { card-observatory })
symbol-population-of-grand-market = { resource-population } (card { card-grand-market })
    .acc = { resource-population.acc } (card { card-grand-market })
symbol-gold-of-grand-market = { resource-gold } (card { card-grand-market })
    .acc = { resource-gold.acc } (card { card-grand-market })
symbol-exploration-of-portal = { resource-exploration } (card { card-portal })
    .acc = { resource-exploration.acc } (card { card-portal })
symbol-gold-of-lair-of-the-burning-sands = { resource-gold } (card { card-lair-of-the-burning-sands })
    .acc = { resource-gold.acc } (card { card-lair-of-the-burning-sands })
symbol-materials-of-wreck-of-the-leonart = { resource-materials } (card { card-wreck-of-the-leonart })
    .acc = { resource-materials.acc } (card { card-wreck-of-the-leonart })
symbol-gold-of-lost-city = { resource-gold } (card { card-lost-city })
    .acc = { resource-gold.acc } (card { card-lost-city })
symbol-gold-of-golden-vein = { resource-gold } (card { card-golden-vein })
    .acc = { resource-gold.acc } (card { card-golden-vein })
symbol-population-of-stone-circle = { resource-population } (card { card-stone-circle })
    .acc = { resource-population.acc } (card { card-stone-circle })
symbol-exploration-of-stone-circle = { resource-exploration } (card { card-stone-circle })
    .acc = { resource-exploration.acc } (card { card-stone-circle })
symbol-population-of-eternal-tree = { resource-population } (card { card-eternal-tree })
    .acc = { resource-population.acc } (card { card-eternal-tree })

## Duchies

duchy-teressie-a = Teressie, side A
duchy-valados-a = Valados, side A
duchy-teressie-b = Teressie, side B
duchy-valados-b = Valados, side B

## Quests

quest-usurper = Usurper
    .text = The rebels follow the one who sits on your throne.
quest-northern-lands = Northern Lands
    .text = Beyond the ice sea lies land without a lord.
quest-lord-of-doom = Lord of Doom
    .text = Only krystallium breaks the old curse.
step-find-the-traitor = Find the Traitor
step-foil-the-plan = Foil the Plan
step-hire-mercenaries = Hire Mercenaries
step-defeat-the-rebels = Defeat the Rebels
step-build-a-fleet = Build a Fleet
step-muster-the-crew = Muster the Crew
step-chart-the-ice-sea = Chart the Ice Sea
step-settle-the-north = Settle the North
step-search-old-writings = Search Old Writings
step-shelter-the-villagers = Shelter the Villagers
step-forge-enchanted-arms = Forge Enchanted Arms
step-destroy-the-lord = Destroy the Lord

## Scenarios

scenario-none = No scenario
scenario-flood-of-rats = Flood of Rats
    .text = Complete all the { card-farm.pl } laid out before the { card-vermin } cards run out.
scenario-the-prophecy = The Prophecy
    .text =
        Complete three great works. You start with { $soldiers ->
            [one] one soldier
           *[other] { $soldiers } soldiers
        } and no spies.
scenario-the-frozen-north = The Frozen North
    .text = Fulfil the { quest-northern-lands } in spite of the { card-frost-giant.pl }.
scenario-the-last-battle = The Last Battle
    .text = With advisors at your side defeat the rebel army.
scenario-thieves-guild = Thieves' Guild
    .text = Four { card-thief.pl } are inside already and { card-shadow.pl } are coming.
scenario-surrounded-by-enemies = Surrounded by Enemies
    .text = Fulfil two quests at once.

## Medals

medal-none = no medal
medal-bronze = bronze medal
medal-silver = silver medal
medal-gold = gold medal

## Options

option-players = Players
    .text = Two players, or alone.
option-module = Module
    .text = It is added to the base rules. A scenario has modules of its own.
option-module-menaces = Menaces
option-module-advisors = Advisors
option-module-quests = Quests
option-scenario = Solo scenario
    .text = For one player only.
option-scenario-none = None
option-scenario-flood-of-rats = { scenario-flood-of-rats }
option-scenario-the-prophecy = { scenario-the-prophecy }
option-scenario-the-frozen-north = { scenario-the-frozen-north }
option-scenario-the-last-battle = { scenario-the-last-battle }
option-scenario-thieves-guild = { scenario-thieves-guild }
option-scenario-surrounded-by-enemies = { scenario-surrounded-by-enemies }
option-side = Side of the duchies
    .text = Side A brings points for one type of card, side B does not. Alone side A costs 15 points.
option-side-a = Side A
option-side-b = Side B
option-duchy = Duchy of player A
    .text = The rival has the other.
option-duchy-teressie = Teressie
option-duchy-valados = Valados
option-menaces_a = Menaces of player A
    .text = Alone they are shuffled into the danger deck.
option-menaces_a-rats = { card-giant-rat.pl }
option-menaces_a-giants = { card-frost-giant.pl }
option-menaces_a-shadows = { card-shadow.pl }
option-menaces_a-thieves = { card-thief.pl }
option-menaces_b = Menaces of player B
    .text = Others than those of player A.
option-menaces_b-rats = { card-giant-rat.pl }
option-menaces_b-giants = { card-frost-giant.pl }
option-menaces_b-shadows = { card-shadow.pl }
option-menaces_b-thieves = { card-thief.pl }
option-quest = Quest
    .text = The quest board on the table.
option-quest-usurper = { quest-usurper }
option-quest-northern-lands = { quest-northern-lands }
option-quest-lord-of-doom = { quest-lord-of-doom }
option-solo_search = Search when playing alone
    .text = The rulebook allows one Search a round. With a correction ascribed to the publisher you may search at every pick.
option-solo_search-once-a-round = Once a round
option-solo_search-every-pick = At every pick
option-quest_laboratory = The laboratory with Quests
    .text = By the rulebook five laboratory cubes become krystallium at once. Otherwise they may stay for the fees of quests and change when the player wants it.
option-quest_laboratory-five-change = Five cubes change at once
option-quest_laboratory-by-choice = Five cubes change on request
option-rats_breed = Breeding rats
    .text = Rats bring { card-vermin } every round, or only in rounds in which a new rat comes.
option-rats_breed-every-round = Every round
option-rats_breed-with-new-rats = Only with a new rat

## Phases

phase-busy = Running
phase-advisor = Choosing an advisor
phase-offer = Choice: offer
phase-pick = Choice: pick
phase-negotiate = Negotiation: your card
phase-swap = Negotiation: the rival's card
phase-search = Search: removing cards
phase-find = Search: a new card
phase-shadows = { card-shadow.pl }
phase-giants = { card-frost-giant.pl }
phase-thieves = { card-thief.pl }
phase-planning = Planning
phase-step-m = Production: materials
phase-step-p = Production: population
phase-step-g = Production: gold
phase-step-e = Production: exploration
phase-fight = Fight
phase-last-rights = End of the game: advisors
phase-over = End of the game

## Prompts

prompt-advisor = Keep one of your two advisors.
prompt-offer =
    { $number ->
        [one] Offer one more card.
       *[other] Offer { $number } cards.
    }
prompt-pick = Pick one of the areas.
prompt-pick-alone = Pick one of the areas; you may search it first.
prompt-negotiate = { card-wily-negotiator }: choose the card you give in exchange, or decline.
prompt-swap = Choose the rival's card you want.
prompt-search =
    { $number ->
        [one] Remove one more card from the area.
       *[other] Remove { $number } cards from the area.
    }
prompt-find = Choose the card that comes into the area.
prompt-shadows =
    { $number ->
        [one] Discard one selected card to the { card-shadow.pl }.
       *[other] Discard { $number } selected cards to the { card-shadow.pl }.
    }
prompt-giants = Tuck the { card-frost-giant } under a card under construction.
prompt-thieves = Choose the symbol that the { card-thief } covers.
prompt-planning =
    { $number ->
        [one] Build or recycle: one card left.
       *[other] Build or recycle: { $number } cards left.
    }
prompt-planned = Confirm your plan; you may still use krystallium and soldiers.
prompt-step = Step of { $resource_gen }: confirm it; you may still use krystallium and soldiers.
prompt-cubes =
    { $number ->
        [one] Place a cube of { $resource_gen }.
       *[other] Place { $number } cubes of { $resource_gen }.
    }
prompt-fight = Defeat the menaces you have soldiers for, or end the fight.
prompt-last-rights = Use the advisors of the end, or finish.
prompt-pay =
    { $number ->
        [one] Pay one more cube for “{ $step }”.
       *[other] Pay { $number } more cubes for “{ $step }”.
    }
prompt-transmute =
    { $number ->
        [one] Add one more cube to the change.
       *[other] Add { $number } more cubes to the change.
    }
prompt-look = { card-renowned-cartographer }: choose one of the cards looked at.
prompt-guild =
    { $number ->
        [one] { card-guildmaster }: choose the card to recycle for one cube.
       *[other] { card-guildmaster }: choose the card to recycle for { $number } cubes.
    }
prompt-uncover = Choose the symbol that loses its stolen token.
prompt-race = You have done the last step; its reward waits whether { $seat } does it in this phase too.
prompt-wait = { $seat } is deciding.
prompt-wait-all = Both players are deciding.
prompt-over = The game is over.

## Moves: what stands on buttons

move-keep-as-advisor = Keep { $card }
move-offer-to = Offer { $card } to { $area }, { $facing }
move-pick = Pick { $area }
move-search = Search and pick { $area }
move-remove = Remove { $card }
move-take = Choose { $card }
move-swap-away = Give { $card } in exchange
move-swap-for = Get { $card } in exchange
move-spy-on-card = Send a spy: turn card { $spot } { $pile }
move-discard-to-the-shadows = Discard { $card } to the { card-shadow.pl }
move-build = Build { $card }
move-recycle = Recycle { $card }
move-freeze = Tuck the giant under { $building }
move-cover = Let { $symbol } be covered
move-cube-on = Place a cube on { $building }
move-cube-to-laboratory = Place a cube in the laboratory
move-krystallium-on-as =
    { $resource_id ->
        [krystallium] Place krystallium on { $building }
       *[other] Place krystallium on { $building } as { $resource }
    }
move-soldier-on = Place a soldier on { $building }
move-give-up = Discard { $building } from construction
move-transmute = Change a cube of { $resource }
move-quest = Fulfil “{ $step }”
move-pay-with = Pay with { $purse }
move-use = Use { $card }
move-fight = Defeat { $card }
move-free = Defeat the giant and complete { $building }
move-uncover = Uncover { $symbol }
move-done = Done
move-keep-an-advisor = Keep an advisor
move-offer-a-card-to = Offer a card to { $area }, { $facing }

## Moves: what the log says

did-offer-to =
    { $seat_you ->
        [yes] You offer { $card } to { $area }, { $facing }.
       *[no] { $seat } offers { $card } to { $area }, { $facing }.
    }
did-offer-a-card-to =
    { $seat_you ->
        [yes] You offer a card to { $area }, { $facing }.
       *[no] { $seat } offers a card to { $area }, { $facing }.
    }
did-search =
    { $seat_you ->
        [yes] You search { $area }.
       *[no] { $seat } searches { $area }.
    }
did-krystallium-on-as =
    { $seat_you ->
        [yes] You place krystallium on { $building }.
       *[no] { $seat } places krystallium on { $building }.
    }
did-soldier-on =
    { $seat_you ->
        [yes] You place a soldier on { $building }.
       *[no] { $seat } places a soldier on { $building }.
    }
did-give-up =
    { $seat_you ->
        [yes] You discard { $building } from construction.
       *[no] { $seat } discards { $building } from construction.
    }
did-use =
    { $seat_you ->
        [yes] You use { $card }.
       *[no] { $seat } uses { $card }.
    }

## Events

event-round-begins-with =
    { $seat_you ->
        [yes] You start round { $number }.
       *[no] { $seat } starts round { $number }.
    }
    .head = Round { $number }
event-round-begins = The Choice of round { $number } begins.
    .head = Round { $number }
event-lies-in = { $card } comes into { $area } from the deck.
event-danger-card-in = A hidden card of the danger deck comes into { $area }.
event-takes-cards-from =
    { $seat_you ->
        [yes]
            { $number ->
                [0] You pick { $area }, where nothing lies.
                [one] You pick { $area }: one card.
               *[other] You pick { $area }: { $number } cards.
            }
       *[no]
            { $number ->
                [0] { $seat } picks { $area }, where nothing lies.
                [one] { $seat } picks { $area }: one card.
               *[other] { $seat } picks { $area }: { $number } cards.
            }
    }
event-is-left-over = { $card } is left over and discarded.
event-hidden-cards-are-left-over =
    { $number ->
        [one] One hidden card is left over and discarded unseen.
       *[other] { $number } hidden cards are left over and discarded unseen.
    }
event-turns-up =
    { $seat_you ->
        [yes] You turn up { $card }.
       *[no] { $seat } turns up { $card }.
    }
event-spy-of-finds =
    { $seat_you ->
        [yes] You send a spy and find { $card }.
       *[no] { $seat } sends a spy and finds { $card }.
    }
event-suffers =
    { $seat_you ->
        [yes] { $card } comes into your duchy.
       *[no] { $seat } puts { $card } into the duchy.
    }
event-wins-advisor =
    { $seat_you ->
        [yes] { $card } joins you.
       *[no] { $card } joins { $seat }.
    }
event-receives-from-the-shadows =
    { $seat_you ->
        [yes] You put the reward for recycling { $card } into the laboratory.
       *[no] { $seat } puts the reward for recycling { $card } into the laboratory.
    }
event-finds-cubes-by-the-danger-deck =
    { $number ->
        [one] One cube lies by the danger deck.
       *[other] { $number } cubes lie by the danger deck.
    }
event-giant-freezes-of =
    { $seat_you ->
        [yes] A { card-frost-giant } freezes your { $card }.
       *[no] A { card-frost-giant } freezes { $card }, which { $seat } is building.
    }
event-giant-of-finds-nothing-to-freeze =
    { $seat_you ->
        [yes] A { card-frost-giant } stays alone in your construction area.
       *[no] A { card-frost-giant } stays alone in the construction area of { $seat }.
    }
event-thief-of-covers =
    { $seat_you ->
        [yes] A { card-thief } covers your { $symbol }.
       *[no] { $seat } loses { $symbol } to a { card-thief }.
    }
event-more-vermin-for =
    { $seat_you ->
        [yes]
            { $number ->
                [one] You get one more { card-vermin }.
               *[other] You get { $number } more { card-vermin }.
            }
       *[no]
            { $number ->
                [one] { $seat } gets one more { card-vermin }.
               *[other] { $seat } gets { $number } more { card-vermin }.
            }
    }
event-step-yields-and = The volume of { $resource } is { $number } against { $number2 }.
    .head = Step of { $resource_gen }
event-step-yields = The volume of { $resource } is { $number }.
    .head = Step of { $resource_gen }
event-trains-a-soldier =
    { $seat_you ->
        [yes] You have supremacy; a soldier comes to your training ground.
       *[no] { $seat } has supremacy and puts a soldier on the training ground.
    }
event-trained-soldier-of-serves =
    { $seat_you ->
        [yes] You have supremacy; the soldier in training moves to your duchy.
       *[no] { $seat } has supremacy; the soldier in training moves to the duchy.
    }
event-gains-soldiers =
    { $seat_you ->
        [yes]
            { $number ->
                [one] You gain a soldier.
               *[other] You gain { $number } soldiers.
            }
       *[no]
            { $number ->
                [one] { $seat } gains a soldier.
               *[other] { $seat } gains { $number } soldiers.
            }
    }
event-gains-krystallium =
    { $seat_you ->
        [yes]
            { $number ->
                [one] You gain krystallium.
               *[other] You gain { $number } krystallium.
            }
       *[no]
            { $number ->
                [one] { $seat } gains krystallium.
               *[other] { $seat } gains { $number } krystallium.
            }
    }
event-laboratory-of-makes-krystallium =
    { $seat_you ->
        [yes] Five cubes in your laboratory become krystallium.
       *[no] { $seat } turns five laboratory cubes into krystallium.
    }
event-completes =
    { $seat_you ->
        [yes] You complete { $card }.
       *[no] { $seat } completes { $card }.
    }
event-defeats =
    { $seat_you ->
        [yes] You defeat { $card }.
       *[no] { $seat } defeats { $card }.
    }
event-fulfils =
    { $seat_you ->
        [yes] You fulfil “{ $step }”.
       *[no] { $seat } fulfils “{ $step }”.
    }
event-prize-of-goes-to =
    { $seat_you ->
        [yes] The reward for “{ $step }” is yours.
       *[no] { $seat } gets the reward for “{ $step }”.
    }
event-sheds-a-calamity =
    { $seat_you ->
        [yes] You return { card-calamity } to the box.
       *[no] { $seat } returns { card-calamity } to the box.
    }
event-spies-are-ready =
    { $seat_you ->
        [yes] Both your spies are ready again.
       *[no] Both spies of { $seat } are ready again.
    }
event-gains-a-spy =
    { $seat_you ->
        [yes] You gain a spy token.
       *[no] { $seat } gains a spy token.
    }
event-sabotages =
    { $seat_you ->
        [yes] You send the { card-saboteur }; in the step of { $resource } the rival's volume does not count for supremacy.
       *[no] { $seat } sends the { card-saboteur }; in the step of { $resource } the other player's volume does not count for supremacy.
    }
event-discards-become-the-deck = The discards are shuffled and become the deck.
event-scenario-is-lost = The scenario { $scenario } is lost.
event-game-ends-to = The game ends { $number } : { $number2 }.
event-game-ends-with =
    { $number ->
        [one] The game ends with { $number } point.
       *[other] The game ends with { $number } points.
    }
event-keeps =
    { $seat_you ->
        [yes] You keep { $card }.
       *[no] { $seat } keeps { $card }.
    }
event-finds =
    { $seat_you ->
        [yes] You choose { $card } from the cards looked at.
       *[no] { $seat } chooses { $card } from the cards looked at.
    }
event-search-of-removes =
    { $seat_you ->
        [yes] You remove { $card } with the Search.
       *[no] { $seat } removes { $card } with the Search.
    }
event-swaps-for =
    { $seat_you ->
        [yes] You exchange { $card } for { $card2 }.
       *[no] { $seat } exchanges { $card } for { $card2 }.
    }
event-loses-to-the-shadows =
    { $seat_you ->
        [yes] You discard { $card } to the { card-shadow.pl }.
       *[no] { $seat } discards { $card } to the { card-shadow.pl }.
    }
event-uncovers =
    { $seat_you ->
        [yes] A stolen token goes; you yield { $symbol } again.
       *[no] A stolen token goes; { $seat } yields { $symbol } again.
    }
event-builds =
    { $seat_you ->
        [yes] You start building { $card }.
       *[no] { $seat } starts building { $card }.
    }
event-recycles =
    { $seat_you ->
        [yes] You recycle { $card }.
       *[no] { $seat } recycles { $card }.
    }
event-stores-cubes-of =
    { $seat_you ->
        [yes]
            { $number ->
                [one] You put one cube of { $resource } into the laboratory.
               *[other] You put { $number } cubes of { $resource } into the laboratory.
            }
       *[no]
            { $number ->
                [one] { $seat } puts one cube of { $resource } into the laboratory.
               *[other] { $seat } puts { $number } cubes of { $resource } into the laboratory.
            }
    }

## Options that do not go together
wrong-scenario-alone = The scenario { $scenario } is for a single player.
wrong-same-menaces = Two different menaces face each other; player A has { $menaces_b } already.

## What can be earned
achievement-gold = Gold
    .text = Win alone with a menace or the advisors and reach 115 points, the line of gold: one colour built wide beats five begun.
achievement-doom = Doom averted
    .text = Win alone at the table of doom, the hardest there is.

## Lessons

lessons-choice = The Choice
lessons-planning = Planning
lessons-production = Production and supremacy
lessons-menaces = Menaces
lessons-advisors = Advisors
lessons-quests = Quests
lessons-solo = Alone
