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
    .acc = soldier
    .gen = soldier

## Areas, facings, piles, purses

area-1 = area 1
    .acc = area 1
    .gen = area 1
area-2 = area 2
    .acc = area 2
    .gen = area 2
facing-face-up = face up
facing-by-trap = face down by a trap
facing-by-illusion = face down by an illusion
pile-area-1 = in area 1
pile-area-2 = in area 2
pile-selected-cards-of-a = among the cards of A
pile-selected-cards-of-b = among the cards of B
purse-a-cube = a cube in hand
purse-a-laboratory-cube = a laboratory cube
purse-krystallium = krystallium

## Cards

card-farm = Farm
    .acc = Farm
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
    .text = Cannot be built, only recycled, but for two cubes.
card-full-granaries = Full Granaries
    .acc = Full Granaries
    .text = Cannot be built, only recycled, but for two cubes.
card-chest-of-gold = Chest of Gold
    .acc = Chest of Gold
    .text = Cannot be built, only recycled, but for two cubes.
card-old-maps = Old Maps
    .acc = Old Maps
    .text = Cannot be built, only recycled, but for two cubes.
card-pirate-of-the-five-seas = Pirate of the Five Seas
    .acc = Pirate of the Five Seas
    .text = Exploration step: adds cubes of exploration; supremacy is not touched.
card-enlightened-prophet = Enlightened Prophet
    .acc = Enlightened Prophet
    .text = Planning: brings krystallium.
card-grey-eminence = Grey Eminence
    .acc = Grey Eminence
    .text = Planning: returns one of your calamities to the box.
card-renowned-cartographer = Renowned Cartographer
    .acc = Renowned Cartographer
    .text = Planning: shows the top cards of the deck; select one, discard the others.
card-master-builder = Master Builder
    .acc = Master Builder
    .text = Materials step: adds cubes of materials; supremacy is not touched.
card-granary-steward = Granary Steward
    .acc = Granary Steward
    .text = Population step: adds cubes of population; supremacy is not touched.
card-royal-treasurer = Royal Treasurer
    .acc = Royal Treasurer
    .text = Gold step: adds cubes of gold; supremacy is not touched.
card-court-alchemist = Court Alchemist
    .acc = Court Alchemist
    .text = Any production step: adds cubes to the laboratory.
card-guildmaster = Guildmaster
    .acc = Guildmaster
    .text = Planning: one recycled development gives more cubes.
card-captain-of-the-guard = Captain of the Guard
    .acc = Captain of the Guard
    .text = End of the game: brings points.
card-royal-chronicler = Royal Chronicler
    .acc = Royal Chronicler
    .text = End of the game: points per set of all four types among your completed cards.
card-master-of-illusions = Master of Illusions
    .acc = Master of Illusions
    .text = Your offer: one card face down without a trap. Two players only.
card-wily-negotiator = Wily Negotiator
    .acc = Wily Negotiator
    .text = After your pick: exchange a face-up selected card with the rival. Two players only.
card-saboteur = Saboteur
    .acc = Saboteur
    .text = Before a step is counted: the rival's volume is nothing for supremacy. Two players only.
card-calamity = Calamity
    .acc = Calamity
    .text = Lies in the duchy and costs points at the end.
card-giant-rat = Giant Rat
    .acc = Giant Rat
    .text = In Planning every rat brings Vermin.
card-vermin = Vermin
    .acc = Vermin
    .text = Comes with the rats.
card-frost-giant = Frost Giant
    .acc = Frost Giant
    .text = Freezes a card under construction; beaten once that card is full.
card-shadow = Shadow
    .acc = Shadow
    .text = In Planning every Shadow takes one selected card; its cubes go to the rival.
card-thief = Thief
    .acc = Thief
    .text = Covers one production symbol.

## Cards under construction

building-farm-1 = { card-farm } (1)
    .acc = { card-farm.acc } (1)
building-farm-2 = { card-farm } (2)
    .acc = { card-farm.acc } (2)
building-farm-3 = { card-farm } (3)
    .acc = { card-farm.acc } (3)
building-farm-4 = { card-farm } (4)
    .acc = { card-farm.acc } (4)
building-farm-5 = { card-farm } (5)
    .acc = { card-farm.acc } (5)
building-hamlet-1 = { card-hamlet } (1)
    .acc = { card-hamlet.acc } (1)
building-hamlet-2 = { card-hamlet } (2)
    .acc = { card-hamlet.acc } (2)
building-hamlet-3 = { card-hamlet } (3)
    .acc = { card-hamlet.acc } (3)
building-hamlet-4 = { card-hamlet } (4)
    .acc = { card-hamlet.acc } (4)
building-mill-1 = { card-mill } (1)
    .acc = { card-mill.acc } (1)
building-mill-2 = { card-mill } (2)
    .acc = { card-mill.acc } (2)
building-mill-3 = { card-mill } (3)
    .acc = { card-mill.acc } (3)
building-mill-4 = { card-mill } (4)
    .acc = { card-mill.acc } (4)
building-barracks-1 = { card-barracks } (1)
    .acc = { card-barracks.acc } (1)
building-barracks-2 = { card-barracks } (2)
    .acc = { card-barracks.acc } (2)
building-barracks-3 = { card-barracks } (3)
    .acc = { card-barracks.acc } (3)
building-guildhall-1 = { card-guildhall } (1)
    .acc = { card-guildhall.acc } (1)
building-guildhall-2 = { card-guildhall } (2)
    .acc = { card-guildhall.acc } (2)
building-guildhall-3 = { card-guildhall } (3)
    .acc = { card-guildhall.acc } (3)
building-harbour-1 = { card-harbour } (1)
    .acc = { card-harbour.acc } (1)
building-harbour-2 = { card-harbour } (2)
    .acc = { card-harbour.acc } (2)
building-harbour-3 = { card-harbour } (3)
    .acc = { card-harbour.acc } (3)
building-seafarers-1 = { card-seafarers } (1)
    .acc = { card-seafarers.acc } (1)
building-seafarers-2 = { card-seafarers } (2)
    .acc = { card-seafarers.acc } (2)
building-seafarers-3 = { card-seafarers } (3)
    .acc = { card-seafarers.acc } (3)
building-allied-troops-1 = { card-allied-troops } (1)
    .acc = { card-allied-troops.acc } (1)
building-allied-troops-2 = { card-allied-troops } (2)
    .acc = { card-allied-troops.acc } (2)
building-allied-troops-3 = { card-allied-troops } (3)
    .acc = { card-allied-troops.acc } (3)
building-tax-collectors-1 = { card-tax-collectors } (1)
    .acc = { card-tax-collectors.acc } (1)
building-tax-collectors-2 = { card-tax-collectors } (2)
    .acc = { card-tax-collectors.acc } (2)
building-scholars-1 = { card-scholars } (1)
    .acc = { card-scholars.acc } (1)
building-scholars-2 = { card-scholars } (2)
    .acc = { card-scholars.acc } (2)
building-tatis-tribe-1 = { card-tatis-tribe } (1)
    .acc = { card-tatis-tribe.acc } (1)
building-tatis-tribe-2 = { card-tatis-tribe } (2)
    .acc = { card-tatis-tribe.acc } (2)
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
    .text = Build four Farms before the Vermin runs out.
scenario-the-prophecy = The Prophecy
    .text = Three great works, six soldiers and no spies.
scenario-the-frozen-north = The Frozen North
    .text = Settle the north in spite of the Frost Giants.
scenario-the-last-battle = The Last Battle
    .text = With advisors at your side defeat the rebels.
scenario-thieves-guild = Thieves' Guild
    .text = Four Thieves are inside already and Shadows are coming.
scenario-surrounded-by-enemies = Surrounded by Enemies
    .text = Two quests at once.

## Medals

medal-none = no medal
medal-bronze = bronze medal
medal-silver = silver medal
medal-gold = gold medal

## Options

option-players = Players
    .text = Two players, or alone.
option-module = Module
    .text = What is added to the base rules. A scenario brings its own modules.
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
    .text = A scores one type of card, B does not. Alone A costs 15 points.
option-side-a = Side A
option-side-b = Side B
option-duchy = Duchy of player A
    .text = The rival has the other.
option-duchy-teressie = Teressie
option-duchy-valados = Valados
option-menaces_a = Menaces of player A
    .text = Alone they go into the danger deck.
option-menaces_a-rats = Giant Rats
option-menaces_a-giants = Frost Giants
option-menaces_a-shadows = Shadows
option-menaces_a-thieves = Thieves
option-menaces_b = Menaces of player B
    .text = Others than those of player A.
option-menaces_b-rats = Giant Rats
option-menaces_b-giants = Frost Giants
option-menaces_b-shadows = Shadows
option-menaces_b-thieves = Thieves
option-quest = Quest
    .text = The board of the Quests module.
option-quest-usurper = { quest-usurper }
option-quest-northern-lands = { quest-northern-lands }
option-quest-lord-of-doom = { quest-lord-of-doom }
option-solo_search = Solo Search
    .text = The publisher's correction allows a Search at every pick.
option-solo_search-every-pick = At every pick
option-solo_search-once-a-round = Once a round
option-rats_breed = Breeding rats
    .text = When rats bring Vermin.
option-rats_breed-every-round = Every round
option-rats_breed-with-new-rats = Only with a new rat

## Phases

phase-run = Running
phase-advisor = Choosing an advisor
phase-offer = Choice: offer
phase-pick = Choice: pick
phase-negotiate = Negotiation
phase-swap = Negotiation
phase-search = Search
phase-find = Search
phase-shadows = Shadows
phase-giants = Frost Giants
phase-thieves = Thieves
phase-planning = Planning
phase-step-m = Production: materials
phase-step-p = Production: population
phase-step-g = Production: gold
phase-step-e = Production: exploration
phase-fight = Fight
phase-last-rights = Last advice
phase-over = End of the game

## Prompts

prompt-advisor = Keep one of your two advisors
prompt-offer =
    { $number ->
        [one] Offer one more card
       *[other] Offer { $number } cards
    }
prompt-pick = Pick an area
prompt-pick-alone = Pick an area, or search it first
prompt-negotiate = Negotiator: which of your cards goes?
prompt-swap = Negotiator: which of the rival's cards comes?
prompt-search =
    { $number ->
        [one] Remove one more card of the area
       *[other] Remove { $number } cards of the area
    }
prompt-find = Take one of the three cards
prompt-shadows =
    { $number ->
        [one] The Shadows want one more card
       *[other] The Shadows want { $number } cards
    }
prompt-giants = Tuck the Frost Giant under a card
prompt-thieves = Which symbol does the Thief cover?
prompt-planning =
    { $number ->
        [one] Build or recycle: one card left
       *[other] Build or recycle: { $number } cards left
    }
prompt-planned = All planned: done, or krystallium and soldiers
prompt-step = Step of { $resource_gen }: done, or krystallium and soldiers
prompt-cubes =
    { $number ->
        [one] Place a cube of { $resource_gen }
       *[other] Place { $number } cubes of { $resource_gen }
    }
prompt-fight = Defeat menaces, or let them be
prompt-last-rights = Last advice: pay, or finish
prompt-pay =
    { $number ->
        [one] { $step }: pay one more cube
       *[other] { $step }: pay { $number } more cubes
    }
prompt-transmute =
    { $number ->
        [one] One more cube into the crucible
       *[other] { $number } more cubes into the crucible
    }
prompt-look = Cartographer: choose one card
prompt-guild = Guildmaster: which card do you recycle for three cubes?
prompt-uncover = Which symbol comes back?
prompt-wait = Waiting for { $seat }
prompt-wait-all = Waiting for both players
prompt-over = The game is over

## Moves

move-keep-as-advisor = Keep { $card }
move-offer-to = Offer { $card } to { $area }, { $facing }
move-pick = Pick { $area }
move-search = Search, then pick { $area }
move-remove = Remove { $card }
move-take = Take { $card }
move-swap-away = Swap { $card } away
move-swap-for = Swap for { $card }
move-spy-on-card = Spy: turn card { $spot } { $pile }
move-discard-to-the-shadows = Discard { $card } to the Shadows
move-build = Build { $card }
move-recycle = Recycle { $card }
move-freeze = Freeze { $building }
move-cover = Cover { $symbol }
move-cube-on = Cube on { $building }
move-cube-to-laboratory = Cube to the laboratory
move-krystallium-on-as = Krystallium on { $building } as { $resource }
move-soldier-on = Soldier on { $building }
move-give-up = Give up { $building }
move-transmute = Transmute { $resource }
move-quest = Quest: { $step }
move-pay-with = Pay with { $purse }
move-use = Use { $card }
move-fight = Fight { $card }
move-free = Free { $building }
move-uncover = Uncover { $symbol }
move-done = Done
move-keep-an-advisor = Keep an advisor
move-offer-a-card-to = Offer a card to { $area }, { $facing }

## Events

event-round-begins-with = Round { $number }, { $seat } starts
    .head = Round { $number }
event-lies-in = { $card } lies in { $area }
event-danger-card-in = A hidden danger in { $area }
event-takes-cards-from =
    { $number ->
        [one] { $seat } takes { $area }: one card
       *[other] { $seat } takes { $area }: { $number } cards
    }
event-is-left-over = Nobody wanted { $card }
event-hidden-cards-are-left-over =
    { $number ->
        [one] One hidden card goes
       *[other] { $number } hidden cards go
    }
event-turns-up = { $seat } turns up { $card }
event-spy-of-finds = { $seat }: the spy found { $card }
event-suffers = { $seat } suffers { $card }
event-wins-advisor = { $seat } wins { $card }
event-receives-from-the-shadows = { $seat } puts the cubes of { $card } into the laboratory
event-finds-cubes-by-the-danger-deck =
    { $number ->
        [one] { $seat }: one cube by the danger deck
       *[other] { $seat }: { $number } cubes by the danger deck
    }
event-giant-freezes-of = A Frost Giant freezes { $card }: { $seat }
event-giant-of-finds-nothing-to-freeze = A Frost Giant finds nothing to freeze: { $seat }
event-thief-of-covers = { $seat }: a Thief covers { $symbol }
event-more-vermin-for = More Vermin ({ $number }): { $seat }
event-step-yields-and = Step of { $resource_gen }: { $number } : { $number2 }
    .head = Step of { $resource_gen }
event-trains-a-soldier = { $seat } has supremacy, a soldier starts training
event-gains-soldiers =
    { $number ->
        [one] { $seat } gains a soldier
       *[other] { $seat } gains { $number } soldiers
    }
event-gains-krystallium =
    { $number ->
        [one] { $seat } gains krystallium
       *[other] { $seat } gains { $number } krystallium
    }
event-laboratory-of-makes-krystallium = { $seat }: the laboratory makes krystallium
event-completes = { $seat } completes { $card }
event-defeats = { $seat } defeats { $card }
event-fulfils = { $seat } fulfils { $step }
event-prize-of-goes-to = The prize for { $step }: { $seat }
event-sheds-a-calamity = { $seat } sheds a calamity
event-spies-are-ready = { $seat } has spies ready
event-sabotages = { $seat } sends the Saboteur: { $resource }
event-discards-become-the-deck = The discards become the deck
event-scenario-is-lost = The scenario { $scenario } is lost
event-game-ends-to = The game ends: { $number } : { $number2 }
