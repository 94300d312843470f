# Království divů: slova hry.

## Hra

game-name = Království divů
game-tagline = Rozdělte karty a nechte soupeře vybírat

## Druhy věcí

kind-structure = Stavby
kind-company = Družiny
kind-masterpiece = Veledíla
kind-discovery = Objevy
kind-treasure = Poklady
kind-advisor = Rádci
kind-calamity = Pohromy
kind-menace = Hrozby
kind-duchy = Vévodství
kind-quest = Poslání
kind-step = Kroky poslání
kind-scenario = Scénáře
type-structure = stavba
type-company = družina
type-masterpiece = veledílo
type-discovery = objev
type-calamity = Pohroma

## Sedadla

seat-a = Hráč A
seat-b = Hráč B

## Prostředky

resource-materials = materiál
    .acc = materiál
    .gen = materiálu
resource-population = populace
    .acc = populaci
    .gen = populace
resource-gold = zlato
    .acc = zlato
    .gen = zlata
resource-exploration = průzkum
    .acc = průzkum
    .gen = průzkumu
resource-krystallium = krystallium
    .acc = krystallium
    .gen = krystallia
resource-soldiers = vojáci
    .acc = vojáky
    .gen = vojáků

## Oblasti, lícem nahoru a dolů, hromádky, měšce

area-1 = nabídka 1
    .acc = nabídku 1
    .gen = nabídky 1
    .loc = nabídce 1
area-2 = nabídka 2
    .acc = nabídku 2
    .gen = nabídky 2
    .loc = nabídce 2
facing-face-up = lícem vzhůru
facing-by-trap = lícem dolů s pomocí pasti
facing-by-illusion = lícem dolů s pomocí { card-master-of-illusions.gen }
pile-area-1 = v nabídce 1
pile-area-2 = v nabídce 2
pile-selected-cards-of-a = mezi vybranými kartami (hráč A)
pile-selected-cards-of-b = mezi vybranými kartami (hráč B)
purse-a-cube = kostkou z ruky
purse-a-laboratory-cube = kostkou z laboratoře
purse-krystallium = krystalliem

## Karty

card-farm = Statek
    .acc = Statek
    .pl = Statky
card-hamlet = Víska
    .acc = Vísku
card-mill = Mlýn
    .acc = Mlýn
card-barracks = Kasárna
    .acc = Kasárna
card-guildhall = Cechovní dům
    .acc = Cechovní dům
card-harbour = Přístav
    .acc = Přístav
card-seafarers = Mořeplavci
    .acc = Mořeplavce
card-allied-troops = Spojená vojska
    .acc = Spojená vojska
card-tax-collectors = Výběrčí daní
    .acc = Výběrčí daní
card-scholars = Učenci
    .acc = Učence
card-tatis-tribe = Kmen Tatisů
    .acc = Kmen Tatisů
card-expedition = Expedice
    .acc = Expedici
card-royal-cavalry = Královská jízda
    .acc = Královskou jízdu
card-royal-guard = Královská garda
    .acc = Královskou gardu
card-sappers = Ženisté
    .acc = Ženisty
card-recruiters = Verbíři
    .acc = Verbíře
card-secret-society = Tajný spolek
    .acc = Tajný spolek
card-enchanted-forge = Čarovná výheň
    .acc = Čarovnou výheň
card-great-library = Velká knihovna
    .acc = Velkou knihovnu
card-monumental-statue = Monumentální socha
    .acc = Monumentální sochu
card-magnificent-arena = Velkolepá aréna
    .acc = Velkolepou arénu
card-banquet-hall = Hodovní síň
    .acc = Hodovní síň
card-great-lighthouse = Velký maják
    .acc = Velký maják
card-royal-gaol = Královská šatlava
    .acc = Královskou šatlavu
card-ramparts = Hradby
    .acc = Hradby
card-cathedral = Katedrála
    .acc = Katedrálu
card-aqueduct = Akvadukt
    .acc = Akvadukt
card-royal-mint = Královská mincovna
    .acc = Královskou mincovnu
card-observatory = Hvězdárna
    .acc = Hvězdárnu
card-gardens-of-wonders = Zahrady divů
    .acc = Zahrady divů
card-throne-room = Trůnní sál
    .acc = Trůnní sál
card-grand-market = Velké tržiště
    .acc = Velké tržiště
card-portal = Portál
    .acc = Portál
card-lair-of-the-burning-sands = Doupě planoucího písku
    .acc = Doupě planoucího písku
card-wreck-of-the-leonart = Vrak Leonartu
    .acc = Vrak Leonartu
card-gate-of-hell = Brána pekelná
    .acc = Bránu pekelnou
card-last-refuge-of-the-giants = Poslední úkryt obrů
    .acc = Poslední úkryt obrů
card-dragon-egg = Dračí vejce
    .acc = Dračí vejce
card-lost-city = Ztracené město
    .acc = Ztracené město
card-crystal-cave = Křišťálová jeskyně
    .acc = Křišťálovou jeskyni
card-isle-of-storms = Ostrov bouří
    .acc = Ostrov bouří
card-golden-vein = Zlatá žíla
    .acc = Zlatou žílu
card-stone-circle = Kruh kamenů
    .acc = Kruh kamenů
card-forgotten-shrine = Zapomenutá svatyně
    .acc = Zapomenutou svatyni
card-tomb-of-the-first-king = Hrobka prvního krále
    .acc = Hrobku prvního krále
card-eternal-tree = Věčný strom
    .acc = Věčný strom
card-ghost-wood = Přízračný hvozd
    .acc = Přízračný hvozd
card-rare-timber = Vzácné dřevo
    .acc = Vzácné dřevo
    .text = Nelze rozestavět, jen směnit; za směnu jsou dva prostředky.
card-full-granaries = Plné sýpky
    .acc = Plné sýpky
    .text = Nelze rozestavět, jen směnit; za směnu jsou dva prostředky.
card-chest-of-gold = Truhla zlata
    .acc = Truhlu zlata
    .text = Nelze rozestavět, jen směnit; za směnu jsou dva prostředky.
card-old-maps = Staré mapy
    .acc = Staré mapy
    .text = Nelze rozestavět, jen směnit; za směnu jsou dva prostředky.
card-pirate-of-the-five-seas = Pirátka pěti moří
    .acc = Pirátku pěti moří
    .text =
        Během kroku průzkumu přidá { $amount ->
            [one] jednu kostku
            [few] { $amount } kostky
           *[other] { $amount } kostek
        } průzkumu. Do převahy se to nepočítá.
card-enlightened-prophet = Osvícený prorok
    .acc = Osvíceného proroka
    .text =
        Během plánování přinese { $amount ->
            [one] krystallium
            [few] { $amount } krystallia
           *[other] { $amount } krystallií
        }.
card-grey-eminence = Šedá eminence
    .acc = Šedou eminenci
    .text =
        Během plánování vrátí do krabice { $amount ->
            [one] jednu vaši Pohromu
            [few] až { $amount } vaše Pohromy
           *[other] až { $amount } vašich Pohrom
        }.
card-renowned-cartographer = Proslulá kartografka
    .acc = Proslulou kartografku
    .text =
        Během plánování si prohlédnete { $amount ->
            [one] vrchní kartu
            [few] { $amount } vrchní karty
           *[other] { $amount } vrchních karet
        } balíčku rozvoje. Jednu si vyberete, ostatní odhodíte.
card-master-builder = Mistr stavitel
    .acc = Mistra stavitele
    .text =
        Během kroku materiálu přidá { $amount ->
            [one] jednu kostku
            [few] { $amount } kostky
           *[other] { $amount } kostek
        } materiálu. Do převahy se to nepočítá.
card-granary-steward = Správkyně sýpek
    .acc = Správkyni sýpek
    .text =
        Během kroku populace přidá { $amount ->
            [one] jednu kostku
            [few] { $amount } kostky
           *[other] { $amount } kostek
        } populace. Do převahy se to nepočítá.
card-royal-treasurer = Královský pokladník
    .acc = Královského pokladníka
    .text =
        Během kroku zlata přidá { $amount ->
            [one] jednu kostku
            [few] { $amount } kostky
           *[other] { $amount } kostek
        } zlata. Do převahy se to nepočítá.
card-court-alchemist = Dvorní alchymistka
    .acc = Dvorní alchymistku
    .text =
        V kterémkoli kroku produkce přidá do laboratoře { $amount ->
            [one] jednu kostku
            [few] { $amount } kostky
           *[other] { $amount } kostek
        } prostředku toho kroku.
card-guildmaster = Cechmistr
    .acc = Cechmistra
    .text =
        Během plánování dá příští směněná karta rozvoje { $amount ->
            [one] jednu kostku
            [few] { $amount } kostky
           *[other] { $amount } kostek
        }.
card-captain-of-the-guard = Velitelka gardy
    .acc = Velitelku gardy
    .text =
        Na konci hry přinese { $amount ->
            [one] { $amount } bod
            [few] { $amount } body
           *[other] { $amount } bodů
        }.
card-royal-chronicler = Královský kronikář
    .acc = Královského kronikáře
    .text =
        Na konci hry přinese { $amount ->
            [one] { $amount } bod
            [few] { $amount } body
           *[other] { $amount } bodů
        } za každou čtveřici dokončených karet, v níž jsou všechny čtyři druhy.
card-master-of-illusions = Mistr iluzí
    .gen = Mistra iluzí
    .acc = Mistra iluzí
    .text = Při vlastní nabídce položí jednu kartu lícem dolů i bez pasti. Jen ve hře dvou hráčů.
card-wily-negotiator = Úskočný vyjednavač
    .acc = Úskočného vyjednavače
    .text = Po vlastním výběru vyměníte jednu svou odkrytou vybranou kartu za soupeřovu. Jen ve hře dvou hráčů.
card-saboteur = Sabotérka
    .acc = Sabotérku
    .text = Vysílá se před krokem produkce: soupeřův objem se v něm nepočítá do převahy. Jen ve hře dvou hráčů.
card-calamity = Pohroma
    .acc = Pohromu
    .text =
        Leží ve vévodství a na konci hry ubere { $penalty ->
            [one] { $penalty } bod
            [few] { $penalty } body
           *[other] { $penalty } bodů
        }.
card-giant-rat = Obří krysa
    .acc = Obří krysu
    .pl = Obří krysy
    .text = Při každém plánování přivede každá krysa ve stavebním prostoru jednu kartu { card-vermin }.
card-vermin = Havěť
    .acc = Havěť
    .text = Přichází s krysami.
card-frost-giant = Ledový obr
    .acc = Ledového obra
    .pl = Ledoví obři
    .dat_pl = Ledovým obrům
    .text = Zmrazí rozestavěnou kartu. Porazit ho lze, až když je karta plná.
card-shadow = Stín
    .acc = Stín
    .pl = Stíny
    .dat_pl = Stínům
    .text = Při plánování odhodíte za každý Stín jednu vybranou kartu. Odměnu za její směnu dostane do laboratoře soupeř; v sólové hře nikdo.
card-thief = Zloděj
    .dat = Zloději
    .acc = Zloděje
    .pl = Zloději
    .text = Zakryje jeden symbol produkce ve vévodství.

## Rozestavěné karty

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

## Symboly produkce

symbol-materials-of-the-duchy = { resource-materials } (karta vévodství)
    .acc = { resource-materials.acc } (karta vévodství)
symbol-population-of-the-duchy = { resource-population } (karta vévodství)
    .acc = { resource-population.acc } (karta vévodství)
symbol-gold-of-the-duchy = { resource-gold } (karta vévodství)
    .acc = { resource-gold.acc } (karta vévodství)
symbol-exploration-of-the-duchy = { resource-exploration } (karta vévodství)
    .acc = { resource-exploration.acc } (karta vévodství)
symbol-population-of-farm = { resource-population } (karta { card-farm })
    .acc = { resource-population.acc } (karta { card-farm })
symbol-population-of-hamlet = { resource-population } (karta { card-hamlet })
    .acc = { resource-population.acc } (karta { card-hamlet })
symbol-materials-of-mill = { resource-materials } (karta { card-mill })
    .acc = { resource-materials.acc } (karta { card-mill })
symbol-population-of-barracks = { resource-population } (karta { card-barracks })
    .acc = { resource-population.acc } (karta { card-barracks })
symbol-gold-of-guildhall = { resource-gold } (karta { card-guildhall })
    .acc = { resource-gold.acc } (karta { card-guildhall })
symbol-gold-of-harbour = { resource-gold } (karta { card-harbour })
    .acc = { resource-gold.acc } (karta { card-harbour })
symbol-exploration-of-harbour = { resource-exploration } (karta { card-harbour })
    .acc = { resource-exploration.acc } (karta { card-harbour })
symbol-exploration-of-seafarers = { resource-exploration } (karta { card-seafarers })
    .acc = { resource-exploration.acc } (karta { card-seafarers })
symbol-exploration-of-allied-troops = { resource-exploration } (karta { card-allied-troops })
    .acc = { resource-exploration.acc } (karta { card-allied-troops })
symbol-gold-of-tax-collectors = { resource-gold } (karta { card-tax-collectors })
    .acc = { resource-gold.acc } (karta { card-tax-collectors })
symbol-gold-of-scholars = { resource-gold } (karta { card-scholars })
    .acc = { resource-gold.acc } (karta { card-scholars })
symbol-exploration-of-scholars = { resource-exploration } (karta { card-scholars })
    .acc = { resource-exploration.acc } (karta { card-scholars })
symbol-population-of-tatis-tribe = { resource-population } (karta { card-tatis-tribe })
    .acc = { resource-population.acc } (karta { card-tatis-tribe })
symbol-exploration-of-tatis-tribe = { resource-exploration } (karta { card-tatis-tribe })
    .acc = { resource-exploration.acc } (karta { card-tatis-tribe })
symbol-exploration-of-expedition = { resource-exploration } (karta { card-expedition })
    .acc = { resource-exploration.acc } (karta { card-expedition })
symbol-materials-of-sappers = { resource-materials } (karta { card-sappers })
    .acc = { resource-materials.acc } (karta { card-sappers })
symbol-population-of-recruiters = { resource-population } (karta { card-recruiters })
    .acc = { resource-population.acc } (karta { card-recruiters })
symbol-materials-of-enchanted-forge = { resource-materials } (karta { card-enchanted-forge })
    .acc = { resource-materials.acc } (karta { card-enchanted-forge })
symbol-gold-of-great-library = { resource-gold } (karta { card-great-library })
    .acc = { resource-gold.acc } (karta { card-great-library })
symbol-population-of-magnificent-arena = { resource-population } (karta { card-magnificent-arena })
    .acc = { resource-population.acc } (karta { card-magnificent-arena })
symbol-population-of-banquet-hall = { resource-population } (karta { card-banquet-hall })
    .acc = { resource-population.acc } (karta { card-banquet-hall })
symbol-exploration-of-great-lighthouse = { resource-exploration } (karta { card-great-lighthouse })
    .acc = { resource-exploration.acc } (karta { card-great-lighthouse })
symbol-population-of-aqueduct = { resource-population } (karta { card-aqueduct })
    .acc = { resource-population.acc } (karta { card-aqueduct })
symbol-gold-of-royal-mint = { resource-gold } (karta { card-royal-mint })
    .acc = { resource-gold.acc } (karta { card-royal-mint })
symbol-exploration-of-observatory = { resource-exploration } (karta { card-observatory })
    .acc = { resource-exploration.acc } (karta { card-observatory })
symbol-population-of-grand-market = { resource-population } (karta { card-grand-market })
    .acc = { resource-population.acc } (karta { card-grand-market })
symbol-gold-of-grand-market = { resource-gold } (karta { card-grand-market })
    .acc = { resource-gold.acc } (karta { card-grand-market })
symbol-exploration-of-portal = { resource-exploration } (karta { card-portal })
    .acc = { resource-exploration.acc } (karta { card-portal })
symbol-gold-of-lair-of-the-burning-sands = { resource-gold } (karta { card-lair-of-the-burning-sands })
    .acc = { resource-gold.acc } (karta { card-lair-of-the-burning-sands })
symbol-materials-of-wreck-of-the-leonart = { resource-materials } (karta { card-wreck-of-the-leonart })
    .acc = { resource-materials.acc } (karta { card-wreck-of-the-leonart })
symbol-gold-of-lost-city = { resource-gold } (karta { card-lost-city })
    .acc = { resource-gold.acc } (karta { card-lost-city })
symbol-gold-of-golden-vein = { resource-gold } (karta { card-golden-vein })
    .acc = { resource-gold.acc } (karta { card-golden-vein })
symbol-population-of-stone-circle = { resource-population } (karta { card-stone-circle })
    .acc = { resource-population.acc } (karta { card-stone-circle })
symbol-exploration-of-stone-circle = { resource-exploration } (karta { card-stone-circle })
    .acc = { resource-exploration.acc } (karta { card-stone-circle })
symbol-population-of-eternal-tree = { resource-population } (karta { card-eternal-tree })
    .acc = { resource-population.acc } (karta { card-eternal-tree })

## Vévodství

duchy-teressie-a = Téressie, strana A
duchy-valados-a = Valados, strana A
duchy-teressie-b = Téressie, strana B
duchy-valados-b = Valados, strana B

## Poslání

quest-usurper = Uchvatitel
    .text = Vzbouřencům velí ten, kdo usedl na váš trůn.
quest-northern-lands = Země severu
    .text = Za ledovým mořem leží země bez pána.
quest-lord-of-doom = Pán zhouby
    .text = Starou kletbu zlomí jen krystallium.
step-find-the-traitor = Najdi zrádce ve vlastních řadách
step-foil-the-plan = Zmař jejich plán
step-hire-mercenaries = Najmi žoldáky
step-defeat-the-rebels = Poraž vzbouřeneckou armádu
step-build-a-fleet = Postav flotilu
step-muster-the-crew = Naverbuj posádku
step-chart-the-ice-sea = Zmapuj ledové moře
step-settle-the-north = Osídli sever
step-search-old-writings = Pátrej ve starých spisech
step-shelter-the-villagers = Ukryj vesničany
step-forge-enchanted-arms = Ukuj čarovné zbraně
step-destroy-the-lord = Znič pána zhouby

## Scénáře

scenario-none = Bez scénáře
scenario-flood-of-rats = Záplava krys
    .text = Dokončete všechny připravené { card-farm.pl } dřív, než dojdou karty { card-vermin }.
scenario-the-prophecy = Proroctví
    .text =
        Dokončete tři velká díla. Začínáte s { $soldiers ->
            [one] jedním vojákem
            [few] { $soldiers } vojáky
           *[other] { $soldiers } vojáky
        } a bez zvědů.
scenario-the-frozen-north = Mrazivý sever
    .text = Splňte poslání { quest-northern-lands } navzdory { card-frost-giant.dat_pl }.
scenario-the-last-battle = Poslední bitva
    .text = S rádci po boku porazte vzbouřeneckou armádu.
scenario-thieves-guild = Cech zlodějů
    .text = Čtyři { card-thief.pl } už jsou uvnitř a { card-shadow.pl } přicházejí.
scenario-surrounded-by-enemies = Obklíčeni nepřáteli
    .text = Splňte dvě poslání najednou.

## Medaile

medal-none = bez medaile
medal-bronze = bronzová medaile
medal-silver = stříbrná medaile
medal-gold = zlatá medaile

## Volby stolu

option-players = Hráči
    .text = Ve dvou, nebo sólo.
option-module = Modul
    .text = Přidává se k základním pravidlům. Scénář má své vlastní moduly.
option-module-menaces = Hrozby
option-module-advisors = Rádci
option-module-quests = Poslání
option-scenario = Sólový scénář
    .text = Jen pro jednoho hráče.
option-scenario-none = Žádný
option-scenario-flood-of-rats = { scenario-flood-of-rats }
option-scenario-the-prophecy = { scenario-the-prophecy }
option-scenario-the-frozen-north = { scenario-the-frozen-north }
option-scenario-the-last-battle = { scenario-the-last-battle }
option-scenario-thieves-guild = { scenario-thieves-guild }
option-scenario-surrounded-by-enemies = { scenario-surrounded-by-enemies }
option-side = Strana vévodství
    .text = Strana A přináší body za jeden druh karet, strana B ne. V sólové hře se za stranu A odečte 15 bodů.
option-side-a = Strana A
option-side-b = Strana B
option-duchy = Vévodství hráče A
    .text = Druhé má soupeř.
option-duchy-teressie = Téressie
option-duchy-valados = Valados
option-menaces_a = Hrozby hráče A
    .text = V sólové hře se zamíchají do balíčku nebezpečí.
option-menaces_a-rats = { card-giant-rat.pl }
option-menaces_a-giants = { card-frost-giant.pl }
option-menaces_a-shadows = { card-shadow.pl }
option-menaces_a-thieves = { card-thief.pl }
option-menaces_b = Hrozby hráče B
    .text = Jiné než hrozby hráče A.
option-menaces_b-rats = { card-giant-rat.pl }
option-menaces_b-giants = { card-frost-giant.pl }
option-menaces_b-shadows = { card-shadow.pl }
option-menaces_b-thieves = { card-thief.pl }
option-quest = Poslání
    .text = Deska poslání, která leží na stole.
option-quest-usurper = { quest-usurper }
option-quest-northern-lands = { quest-northern-lands }
option-quest-lord-of-doom = { quest-lord-of-doom }
option-solo_search = Akce průzkum v sólové hře
    .text = Pravidla dovolují průzkum jednou za kolo. S opravou, která se připisuje vydavateli, ho smíte provést při každém výběru.
option-solo_search-once-a-round = Jednou za kolo
option-solo_search-every-pick = Při každém výběru
option-quest_laboratory = Laboratoř v modulu poslání
    .text = Podle pravidel se pět kostek v laboratoři hned promění na krystallium. Jinak v ní mohou zůstat na poplatky poslání a promění se, až si to hráč přeje.
option-quest_laboratory-five-change = Pět kostek se promění hned
option-quest_laboratory-by-choice = Pět kostek se promění na přání
option-rats_breed = Množení krys
    .text = Krysy přivádějí { card-vermin.acc } v každém kole, nebo jen v kolech, kdy přibude nová krysa.
option-rats_breed-every-round = Každé kolo
option-rats_breed-with-new-rats = Jen s novou krysou

## Fáze

phase-busy = Hra běží
phase-advisor = Volba rádce
phase-offer = Volba: nabídka
phase-pick = Volba: výběr
phase-negotiate = Vyjednávání: vlastní karta
phase-swap = Vyjednávání: soupeřova karta
phase-search = Průzkum: odstranění karet
phase-find = Průzkum: nová karta
phase-shadows = { card-shadow.pl }
phase-giants = { card-frost-giant.pl }
phase-thieves = { card-thief.pl }
phase-planning = Plánování
phase-step-m = Produkce: materiál
phase-step-p = Produkce: populace
phase-step-g = Produkce: zlato
phase-step-e = Produkce: průzkum
phase-fight = Souboj
phase-last-rights = Konec hry: rádci
phase-over = Konec hry

## Výzvy

prompt-advisor = Ponechte si jednoho ze dvou rádců.
prompt-offer =
    { $number ->
        [one] Nabídněte ještě jednu kartu.
        [few] Nabídněte { $number } karty.
       *[other] Nabídněte { $number } karet.
    }
prompt-pick = Vyberte jednu z nabídek.
prompt-pick-alone = Vyberte jednu z nabídek; nejdřív v ní smíte provést průzkum.
prompt-negotiate = { card-wily-negotiator }: vyberte svou kartu, kterou dáte do výměny, nebo výměnu odmítněte.
prompt-swap = Vyberte soupeřovu kartu, kterou chcete získat.
prompt-search =
    { $number ->
        [one] Odstraňte z nabídky ještě jednu kartu.
        [few] Odstraňte z nabídky { $number } karty.
       *[other] Odstraňte z nabídky { $number } karet.
    }
prompt-find = Vyberte kartu, která přijde do nabídky.
prompt-shadows =
    { $number ->
        [one] Odhoďte kvůli { card-shadow.dat_pl } jednu vybranou kartu.
        [few] Odhoďte kvůli { card-shadow.dat_pl } { $number } vybrané karty.
       *[other] Odhoďte kvůli { card-shadow.dat_pl } { $number } vybraných karet.
    }
prompt-giants = Zasuňte { card-frost-giant.acc } pod některou rozestavěnou kartu.
prompt-thieves = Zvolte symbol, který { card-thief } zakryje.
prompt-planning =
    { $number ->
        [one] Stavte, nebo směňujte: zbývá jedna karta.
        [few] Stavte, nebo směňujte: zbývají { $number } karty.
       *[other] Stavte, nebo směňujte: zbývá { $number } karet.
    }
prompt-planned = Potvrďte svůj plán; ještě smíte použít krystallium a vojáky.
prompt-step = Krok { $resource_gen }: potvrďte ho; ještě smíte použít krystallium a vojáky.
prompt-cubes =
    { $number ->
        [one] Umístěte kostku { $resource_gen }.
        [few] Umístěte { $number } kostky { $resource_gen }.
       *[other] Umístěte { $number } kostek { $resource_gen }.
    }
prompt-fight = Porazte hrozby, na které máte vojáky, nebo souboj ukončete.
prompt-last-rights = Využijte rádce konce hry, nebo skončete.
prompt-pay =
    { $number ->
        [one] Zaplaťte ještě jednu kostku za krok „{ $step }“.
        [few] Zaplaťte ještě { $number } kostky za krok „{ $step }“.
       *[other] Zaplaťte ještě { $number } kostek za krok „{ $step }“.
    }
prompt-transmute =
    { $number ->
        [one] Přidejte k proměně ještě jednu kostku.
        [few] Přidejte k proměně ještě { $number } kostky.
       *[other] Přidejte k proměně ještě { $number } kostek.
    }
prompt-look = { card-renowned-cartographer }: vyberte jednu z prohlédnutých karet.
prompt-guild =
    { $number ->
        [one] { card-guildmaster }: vyberte kartu, kterou směníte za jednu kostku.
        [few] { card-guildmaster }: vyberte kartu, kterou směníte za { $number } kostky.
       *[other] { card-guildmaster }: vyberte kartu, kterou směníte za { $number } kostek.
    }
prompt-uncover = Zvolte symbol, ze kterého zmizí žeton krádeže.
prompt-race = Poslední krok máte splněný; odměna čeká, zda ho v této fázi splní i { $seat }.
prompt-wait = Rozhoduje { $seat }.
prompt-wait-all = Rozhodují oba hráči.
prompt-over = Hra skončila.

## Tahy: co stojí na tlačítkách

move-keep-as-advisor = Ponechat si { $card_acc }
move-offer-to = Nabídnout { $card_acc } do { $area_gen }, { $facing }
move-pick = Vzít { $area_acc }
move-search = Provést průzkum a vzít { $area_acc }
move-remove = Odstranit { $card_acc }
move-take = Vybrat { $card_acc }
move-swap-away = Dát do výměny { $card_acc }
move-swap-for = Získat výměnou { $card_acc }
move-spy-on-card = Vyslat zvěda: otočit { $spot }. kartu { $pile }
move-discard-to-the-shadows = Odhodit kvůli { card-shadow.dat_pl } { $card_acc }
move-build = Rozestavět { $card_acc }
move-recycle = Směnit { $card_acc }
move-freeze = Zasunout obra pod { $building_acc }
move-cover = Nechat zakrýt { $symbol_acc }
move-cube-on = Umístit kostku na { $building_acc }
move-cube-to-laboratory = Umístit kostku do laboratoře
move-krystallium-on-as =
    { $resource_id ->
        [krystallium] Umístit krystallium na { $building_acc }
       *[other] Umístit krystallium na { $building_acc } místo { $resource_gen }
    }
move-soldier-on = Umístit vojáka na { $building_acc }
move-give-up = Odhodit rozestavěnou kartu { $building }
move-transmute = Proměnit kostku { $resource_gen }
move-quest = Splnit krok „{ $step }“
move-pay-with = Zaplatit { $purse }
move-use = Využít služeb: { $card }
move-fight = Porazit { $card_acc }
move-free = Porazit obra a dokončit { $building_acc }
move-uncover = Odkrýt { $symbol_acc }
move-done = Hotovo
move-keep-an-advisor = Ponechat si rádce
move-offer-a-card-to = Nabídnout kartu do { $area_gen }, { $facing }

## Tahy: co říká záznam

did-offer-to =
    { $seat_you ->
        [yes] Nabízíte { $card_acc } do { $area_gen }, { $facing }.
       *[no] { $seat } nabízí { $card_acc } do { $area_gen }, { $facing }.
    }
did-offer-a-card-to =
    { $seat_you ->
        [yes] Nabízíte kartu do { $area_gen }, { $facing }.
       *[no] { $seat } nabízí kartu do { $area_gen }, { $facing }.
    }
did-search =
    { $seat_you ->
        [yes] Provádíte průzkum v { $area_loc }.
       *[no] { $seat } provádí průzkum v { $area_loc }.
    }
did-krystallium-on-as =
    { $seat_you ->
        [yes] Umisťujete krystallium na { $building_acc }.
       *[no] { $seat } umisťuje krystallium na { $building_acc }.
    }
did-soldier-on =
    { $seat_you ->
        [yes] Umisťujete vojáka na { $building_acc }.
       *[no] { $seat } umisťuje vojáka na { $building_acc }.
    }
did-give-up =
    { $seat_you ->
        [yes] Odhazujete rozestavěnou kartu { $building }.
       *[no] { $seat } odhazuje rozestavěnou kartu { $building }.
    }
did-use =
    { $seat_you ->
        [yes] Využíváte služeb: { $card }.
       *[no] { $seat } využívá služeb: { $card }.
    }

## Události

event-round-begins-with =
    { $seat_you ->
        [yes] { $number ->
            [1] V
           *[other] Ve
        } { $number }. kole začínáte vy.
       *[no] { $number ->
            [1] V
           *[other] Ve
        } { $number }. kole začíná { $seat }.
    }
    .head = { $number }. kolo
event-round-begins = Začíná volba { $number }. kola.
    .head = { $number }. kolo
event-lies-in = Do { $area_gen } přichází z balíčku rozvoje karta { $card }.
event-danger-card-in = Do { $area_gen } přichází zakrytá karta z balíčku nebezpečí.
event-takes-cards-from =
    { $seat_you ->
        [yes]
            { $number ->
                [0] Vybíráte si { $area_acc }, ve které nic neleží.
                [one] Vybíráte si { $area_acc }: jednu kartu.
                [few] Vybíráte si { $area_acc }: { $number } karty.
               *[other] Vybíráte si { $area_acc }: { $number } karet.
            }
       *[no]
            { $number ->
                [0] { $seat } si vybírá { $area_acc }, ve které nic neleží.
                [one] { $seat } si vybírá { $area_acc }: jednu kartu.
                [few] { $seat } si vybírá { $area_acc }: { $number } karty.
               *[other] { $seat } si vybírá { $area_acc }: { $number } karet.
            }
    }
event-is-left-over = Zbylá karta { $card } jde na odkládací hromádku.
event-hidden-cards-are-left-over =
    { $number ->
        [one] Zbylá zakrytá karta jde nepoznaná na odkládací hromádku.
       *[other] Zbylé zakryté karty ({ $number }) jdou nepoznané na odkládací hromádku.
    }
event-turns-up =
    { $seat_you ->
        [yes] Odkrýváte { $card_acc }.
       *[no] { $seat } odkrývá { $card_acc }.
    }
event-spy-of-finds =
    { $seat_you ->
        [yes] Vysíláte zvěda a odhalujete { $card_acc }.
       *[no] { $seat } vysílá zvěda a odhaluje { $card_acc }.
    }
event-suffers =
    { $seat_you ->
        [yes] Do vašeho vévodství přichází { $card }.
       *[no] { $seat } umisťuje do svého vévodství { $card_acc }.
    }
event-wins-advisor =
    { $seat_you ->
        [yes] Do vašich služeb vstupuje { $card }.
       *[no] { $seat } získává do svých služeb { $card_acc }.
    }
event-receives-from-the-shadows =
    { $seat_you ->
        [yes] Berete si do laboratoře odměnu za směnu karty { $card }.
       *[no] { $seat } si bere do laboratoře odměnu za směnu karty { $card }.
    }
event-finds-cubes-by-the-danger-deck =
    { $number ->
        [one] U balíčku nebezpečí leží jedna kostka.
        [few] U balíčku nebezpečí leží { $number } kostky.
       *[other] U balíčku nebezpečí leží { $number } kostek.
    }
event-giant-freezes-of =
    { $seat_you ->
        [yes] { card-frost-giant } zmrazuje vaši rozestavěnou kartu { $card }.
       *[no] { card-frost-giant } zmrazuje kartu { $card }, kterou staví { $seat }.
    }
event-giant-of-finds-nothing-to-freeze =
    { $seat_you ->
        [yes] { card-frost-giant } zůstává ve vašem stavebním prostoru sám.
       *[no] { card-frost-giant } zůstává sám; ve stavebním prostoru ho má { $seat }.
    }
event-thief-of-covers =
    { $seat_you ->
        [yes] { card-thief } vám zakrývá { $symbol_acc }.
       *[no] { $seat } přichází kvůli { card-thief.dat } o { $symbol_acc }.
    }
event-more-vermin-for =
    { $seat_you ->
        [yes]
            { $number ->
                [one] Získáváte { card-vermin.acc }.
               *[other] Získáváte { $number }× { card-vermin.acc }.
            }
       *[no]
            { $number ->
                [one] { $seat } získává { card-vermin.acc }.
               *[other] { $seat } získává { $number }× { card-vermin.acc }.
            }
    }
event-step-yields-and = Objem produkce { $resource_gen } je { $number } proti { $number2 }.
    .head = Krok { $resource_gen }
event-step-yields = Objem produkce { $resource_gen } je { $number }.
    .head = Krok { $resource_gen }
event-trains-a-soldier =
    { $seat_you ->
        [yes] Získáváte převahu a umisťujete vojáka na cvičiště.
       *[no] { $seat } získává převahu a umisťuje vojáka na cvičiště.
    }
event-trained-soldier-of-serves =
    { $seat_you ->
        [yes] Získáváte převahu a voják z cvičiště přechází do vašeho vévodství.
       *[no] { $seat } získává převahu a voják z cvičiště přechází do vévodství.
    }
event-gains-soldiers =
    { $seat_you ->
        [yes]
            { $number ->
                [one] Získáváte vojáka.
                [few] Získáváte { $number } vojáky.
               *[other] Získáváte { $number } vojáků.
            }
       *[no]
            { $number ->
                [one] { $seat } získává vojáka.
                [few] { $seat } získává { $number } vojáky.
               *[other] { $seat } získává { $number } vojáků.
            }
    }
event-gains-krystallium =
    { $seat_you ->
        [yes]
            { $number ->
                [one] Získáváte krystallium.
                [few] Získáváte { $number } krystallia.
               *[other] Získáváte { $number } krystallií.
            }
       *[no]
            { $number ->
                [one] { $seat } získává krystallium.
                [few] { $seat } získává { $number } krystallia.
               *[other] { $seat } získává { $number } krystallií.
            }
    }
event-laboratory-of-makes-krystallium =
    { $seat_you ->
        [yes] Pět kostek ve vaší laboratoři se mění na krystallium.
       *[no] { $seat } mění pět kostek v laboratoři na krystallium.
    }
event-completes =
    { $seat_you ->
        [yes] Dokončujete { $card_acc }.
       *[no] { $seat } dokončuje { $card_acc }.
    }
event-defeats =
    { $seat_you ->
        [yes] Porážíte { $card_acc }.
       *[no] { $seat } poráží { $card_acc }.
    }
event-fulfils =
    { $seat_you ->
        [yes] Plníte krok „{ $step }“.
       *[no] { $seat } plní krok „{ $step }“.
    }
event-prize-of-goes-to =
    { $seat_you ->
        [yes] Odměna za krok „{ $step }“ patří vám.
       *[no] Odměnu za krok „{ $step }“ získává { $seat }.
    }
event-sheds-a-calamity =
    { $seat_you ->
        [yes] Odhazujete { card-calamity.acc }.
       *[no] { $seat } odhazuje { card-calamity.acc }.
    }
event-spies-are-ready =
    { $seat_you ->
        [yes] Oba vaši zvědové jsou zase připraveni.
       *[no] { $seat } má oba zvědy zase připravené.
    }
event-gains-a-spy =
    { $seat_you ->
        [yes] Získáváte žeton zvěda.
       *[no] { $seat } získává žeton zvěda.
    }
event-sabotages =
    { $seat_you ->
        [yes] Vysíláte { card-saboteur.acc }; v kroku { $resource_gen } se soupeřův objem do převahy nepočítá.
       *[no] { $seat } vysílá { card-saboteur.acc }; v kroku { $resource_gen } se objem druhého hráče do převahy nepočítá.
    }
event-discards-become-the-deck = Odkládací hromádka se míchá a je z ní balíček rozvoje.
event-scenario-is-lost = Scénář { $scenario } je prohraný.
event-game-ends-to = Hra končí výsledkem { $number } : { $number2 }.
event-game-ends-with =
    { $number ->
        [one] Hra končí, na kontě je { $number } bod.
        [few] Hra končí, na kontě jsou { $number } body.
       *[other] Hra končí, na kontě je { $number } bodů.
    }
event-keeps =
    { $seat_you ->
        [yes] Ponecháváte si { $card_acc }.
       *[no] { $seat } si ponechává { $card_acc }.
    }
event-finds =
    { $seat_you ->
        [yes] Vybíráte z prohlédnutých karet { $card_acc }.
       *[no] { $seat } vybírá z prohlédnutých karet { $card_acc }.
    }
event-search-of-removes =
    { $seat_you ->
        [yes] Průzkumem odstraňujete { $card_acc }.
       *[no] { $seat } průzkumem odstraňuje { $card_acc }.
    }
event-swaps-for =
    { $seat_you ->
        [yes] Vyměňujete { $card_acc } za { $card2_acc }.
       *[no] { $seat } vyměňuje { $card_acc } za { $card2_acc }.
    }
event-loses-to-the-shadows =
    { $seat_you ->
        [yes] Odhazujete kvůli { card-shadow.dat_pl } { $card_acc }.
       *[no] { $seat } odhazuje kvůli { card-shadow.dat_pl } { $card_acc }.
    }
event-uncovers =
    { $seat_you ->
        [yes] Žeton krádeže mizí, zase produkujete { $symbol_acc }.
       *[no] Žeton krádeže mizí, { $seat } zase produkuje { $symbol_acc }.
    }
event-builds =
    { $seat_you ->
        [yes] Začínáte stavět { $card_acc }.
       *[no] { $seat } začíná stavět { $card_acc }.
    }
event-recycles =
    { $seat_you ->
        [yes] Směňujete { $card_acc }.
       *[no] { $seat } směňuje { $card_acc }.
    }
event-stores-cubes-of =
    { $seat_you ->
        [yes]
            { $number ->
                [one] Umisťujete do laboratoře jednu kostku { $resource_gen }.
                [few] Umisťujete do laboratoře { $number } kostky { $resource_gen }.
               *[other] Umisťujete do laboratoře { $number } kostek { $resource_gen }.
            }
       *[no]
            { $number ->
                [one] { $seat } umisťuje do laboratoře jednu kostku { $resource_gen }.
                [few] { $seat } umisťuje do laboratoře { $number } kostky { $resource_gen }.
               *[other] { $seat } umisťuje do laboratoře { $number } kostek { $resource_gen }.
            }
    }

## Volby, které k sobě nejdou
wrong-scenario-alone = Scénář { $scenario } je pro jediného hráče.
wrong-same-menaces = Proti sobě stojí dvě různé hrozby; { $menaces_b } už má hráč A.

## Co lze získat
achievement-gold = Zlato
    .text = Vyhrajte sólovou partii s hrozbou nebo s rádci a dosáhněte 115 bodů, hranice zlata: jedna rozvinutá barva vydá za pět načatých.
achievement-doom = Zkáza odvrácena
    .text = Vyhrajte sólovou partii u stolu zkázy, nejtěžšího ze všech.

## Lekce

lessons-choice = Volba
lessons-planning = Plánování
lessons-production = Produkce a převaha
lessons-menaces = Hrozby
lessons-advisors = Rádci
lessons-quests = Poslání
lessons-solo = Sólo
