# Království divů: slova hry.

## Hra

game-name = Království divů
game-tagline = Rozděl karty a nech soupeře vybírat

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
type-calamity = pohroma

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
resource-krystallium = krystal
    .acc = krystal
    .gen = krystalu
resource-soldiers = vojáci
    .acc = vojáka
    .gen = vojáka

## Oblasti, lícem nahoru a dolů, hromádky, měšce

area-1 = nabídka 1
    .acc = nabídku 1
    .gen = nabídky 1
area-2 = nabídka 2
    .acc = nabídku 2
    .gen = nabídky 2
facing-face-up = odkrytě
facing-by-trap = zakrytě pastí
facing-by-illusion = zakrytě iluzí
pile-area-1 = v nabídce 1
pile-area-2 = v nabídce 2
pile-selected-cards-of-a = mezi kartami hráče A
pile-selected-cards-of-b = mezi kartami hráče B
purse-a-cube = kostkou z ruky
purse-a-laboratory-cube = kostkou z laboratoře
purse-krystallium = krystalem

## Karty

card-farm = Statek
    .acc = Statek
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
    .text = Nelze stavět, jen směnit, zato za dvě kostky.
card-full-granaries = Plné sýpky
    .acc = Plné sýpky
    .text = Nelze stavět, jen směnit, zato za dvě kostky.
card-chest-of-gold = Truhla zlata
    .acc = Truhlu zlata
    .text = Nelze stavět, jen směnit, zato za dvě kostky.
card-old-maps = Staré mapy
    .acc = Staré mapy
    .text = Nelze stavět, jen směnit, zato za dvě kostky.
card-pirate-of-the-five-seas = Pirátka pěti moří
    .acc = Pirátku pěti moří
    .text = Krok průzkumu: přidá kostky průzkumu; převahu nemění.
card-enlightened-prophet = Osvícený prorok
    .acc = Osvíceného proroka
    .text = Plánování: přinese krystal.
card-grey-eminence = Šedá eminence
    .acc = Šedou eminenci
    .text = Plánování: odklidí jednu tvou Pohromu do krabice.
card-renowned-cartographer = Proslulá kartografka
    .acc = Proslulou kartografku
    .text = Plánování: ukáže vrchní karty balíčku; jednu si vybereš, ostatní odložíš.
card-master-builder = Mistr stavitel
    .acc = Mistra stavitele
    .text = Krok materiálu: přidá kostky materiálu; převahu nemění.
card-granary-steward = Správkyně sýpek
    .acc = Správkyni sýpek
    .text = Krok populace: přidá kostky populace; převahu nemění.
card-royal-treasurer = Královský pokladník
    .acc = Královského pokladníka
    .text = Krok zlata: přidá kostky zlata; převahu nemění.
card-court-alchemist = Dvorní alchymistka
    .acc = Dvorní alchymistku
    .text = Kterýkoli krok produkce: přidá kostky do laboratoře.
card-guildmaster = Cechmistr
    .acc = Cechmistra
    .text = Plánování: jedna směněná karta rozvoje dá víc kostek.
card-captain-of-the-guard = Velitelka gardy
    .acc = Velitelku gardy
    .text = Konec hry: přinese body.
card-royal-chronicler = Královský kronikář
    .acc = Královského kronikáře
    .text = Konec hry: body za každou čtveřici všech druhů dokončených karet.
card-master-of-illusions = Mistr iluzí
    .acc = Mistra iluzí
    .text = Vlastní nabídka: jedna karta zakrytě bez pasti. Jen ve dvou.
card-wily-negotiator = Úskočný vyjednavač
    .acc = Úskočného vyjednavače
    .text = Po vlastním výběru: vyměníš odkrytou vybranou kartu se soupeřem. Jen ve dvou.
card-saboteur = Sabotérka
    .acc = Sabotérku
    .text = Před součtem kroku: soupeřův objem se pro převahu nepočítá. Jen ve dvou.
card-calamity = Pohroma
    .acc = Pohromu
    .text = Leží ve vévodství a na konci ubere body.
card-giant-rat = Obří krysa
    .acc = Obří krysu
    .text = Při plánování přivede každá krysa havěť.
card-vermin = Havěť
    .acc = Havěť
    .text = Přichází s krysami.
card-frost-giant = Ledový obr
    .acc = Ledového obra
    .text = Zmrazí rozestavěnou kartu; porazíš ho, až bude plná.
card-shadow = Stín
    .acc = Stín
    .text = Při plánování bere každý Stín jednu vybranou kartu; její kostky má soupeř.
card-thief = Zloděj
    .acc = Zloděje
    .text = Zakryje jeden symbol produkce.

## Rozestavěné karty

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
    .text = Rebelům velí ten, kdo usedl na tvůj trůn.
quest-northern-lands = Země severu
    .text = Za ledovým mořem leží země bez pána.
quest-lord-of-doom = Pán zhouby
    .text = Starou kletbu zlomí jen krystaly.
step-find-the-traitor = Najdi zrádce
step-foil-the-plan = Zmař plán
step-hire-mercenaries = Najmi žoldáky
step-defeat-the-rebels = Poraž vzbouřence
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
    .text = Dostav čtyři statky dřív, než havěť dojde.
scenario-the-prophecy = Proroctví
    .text = Tři veliká díla, šest vojáků a žádní zvědové.
scenario-the-frozen-north = Mrazivý sever
    .text = Osídli sever navzdory Ledovým obrům.
scenario-the-last-battle = Poslední bitva
    .text = S rádci po boku poraž vzbouřence.
scenario-thieves-guild = Cech zlodějů
    .text = Čtyři zloději už jsou uvnitř a Stíny přicházejí.
scenario-surrounded-by-enemies = Obklíčeni nepřáteli
    .text = Dvě poslání najednou.

## Medaile

medal-none = bez medaile
medal-bronze = bronzová medaile
medal-silver = stříbrná medaile
medal-gold = zlatá medaile

## Volby stolu

option-players = Hráči
    .text = Ve dvou, nebo sólo.
option-module = Modul
    .text = Co se přidá k základním pravidlům. Scénář si moduly nese sám.
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
    .text = A boduje jeden druh karet, B nikoli. Sólo stojí A 15 bodů.
option-side-a = Strana A
option-side-b = Strana B
option-duchy = Vévodství hráče A
    .text = Druhé má soupeř.
option-duchy-teressie = Téressie
option-duchy-valados = Valados
option-menaces_a = Hrozby hráče A
    .text = Sólo jdou do balíčku nebezpečí.
option-menaces_a-rats = Obří krysy
option-menaces_a-giants = Ledoví obři
option-menaces_a-shadows = Stíny
option-menaces_a-thieves = Zloději
option-menaces_b = Hrozby hráče B
    .text = Jiné než hrozby hráče A.
option-menaces_b-rats = Obří krysy
option-menaces_b-giants = Ledoví obři
option-menaces_b-shadows = Stíny
option-menaces_b-thieves = Zloději
option-quest = Poslání
    .text = Deska, o kterou se hraje v modulu poslání.
option-quest-usurper = { quest-usurper }
option-quest-northern-lands = { quest-northern-lands }
option-quest-lord-of-doom = { quest-lord-of-doom }
option-solo_search = Sólový průzkum
    .text = Oprava vydavatele dovoluje průzkum při každém výběru.
option-solo_search-every-pick = Při každém výběru
option-solo_search-once-a-round = Jednou za kolo
option-rats_breed = Množení krys
    .text = Kdy krysy přivádějí havěť.
option-rats_breed-every-round = Každé kolo
option-rats_breed-with-new-rats = Jen s novou krysou

## Fáze

phase-run = Hra běží
phase-advisor = Volba rádce
phase-offer = Volba: nabídka
phase-pick = Volba: výběr
phase-negotiate = Vyjednávání
phase-swap = Vyjednávání
phase-search = Průzkum
phase-find = Průzkum
phase-shadows = Stíny
phase-giants = Ledoví obři
phase-thieves = Zloději
phase-planning = Plánování
phase-step-m = Produkce: materiál
phase-step-p = Produkce: populace
phase-step-g = Produkce: zlato
phase-step-e = Produkce: průzkum
phase-fight = Souboj
phase-last-rights = Poslední rady
phase-over = Konec hry

## Výzvy

prompt-advisor = Ponechte si jednoho ze dvou rádců
prompt-offer =
    { $number ->
        [one] Nabídněte ještě jednu kartu
        [few] Nabídněte { $number } karty
       *[other] Nabídněte { $number } karet
    }
prompt-pick = Vyberte jednu nabídku
prompt-pick-alone = Vyberte nabídku, nebo v ní nejdřív hledejte
prompt-negotiate = Vyjednavač: kterou svou kartu vyměníte?
prompt-swap = Vyjednavač: kterou soupeřovu kartu chcete?
prompt-search =
    { $number ->
        [one] Odstraňte ještě jednu kartu nabídky
        [few] Odstraňte { $number } karty nabídky
       *[other] Odstraňte { $number } karet nabídky
    }
prompt-find = Vyberte jednu ze tří karet
prompt-shadows =
    { $number ->
        [one] Stíny žádají ještě jednu kartu
        [few] Stíny žádají { $number } karty
       *[other] Stíny žádají { $number } karet
    }
prompt-giants = Zasuňte Ledového obra pod rozestavěnou kartu
prompt-thieves = Který symbol Zloděj zakryje?
prompt-planning =
    { $number ->
        [one] Stavte, nebo směňte: zbývá jedna karta
        [few] Stavte, nebo směňte: zbývají { $number } karty
       *[other] Stavte, nebo směňte: zbývá { $number } karet
    }
prompt-planned = Vše naplánováno: hotovo, nebo krystal a vojáci
prompt-step = Krok { $resource_gen }: hotovo, nebo krystal a vojáci
prompt-cubes =
    { $number ->
        [one] Umístěte kostku { $resource_gen }
        [few] Umístěte { $number } kostky { $resource_gen }
       *[other] Umístěte { $number } kostek { $resource_gen }
    }
prompt-fight = Porazte hrozby, nebo je nechte být
prompt-last-rights = Poslední rady: zaplaťte, nebo skončete
prompt-pay =
    { $number ->
        [one] { $step }: zaplaťte ještě jednu kostku
        [few] { $step }: zaplaťte ještě { $number } kostky
       *[other] { $step }: zaplaťte ještě { $number } kostek
    }
prompt-transmute =
    { $number ->
        [one] Do kelímku ještě jedna kostka
        [few] Do kelímku ještě { $number } kostky
       *[other] Do kelímku ještě { $number } kostek
    }
prompt-look = Kartografka: vyberte jednu kartu
prompt-guild = Cechmistr: kterou kartu směníte za tři kostky?
prompt-uncover = Který symbol se vrátí?
prompt-wait = Čeká se: { $seat }
prompt-wait-all = Čeká se na oba hráče
prompt-over = Hra skončila

## Tahy

move-keep-as-advisor = Ponechat si { $card_acc }
move-offer-to = Do { $area_gen }: { $card }, { $facing }
move-pick = Vzít { $area_acc }
move-search = Hledat, pak vzít { $area_acc }
move-remove = Odstranit { $card_acc }
move-take = Vybrat { $card_acc }
move-swap-away = Vyměnit { $card_acc }
move-swap-for = Chtít { $card_acc }
move-spy-on-card = Zvěd: otočit { $spot }. kartu { $pile }
move-discard-to-the-shadows = Stínům odhodit { $card_acc }
move-build = Stavět { $card_acc }
move-recycle = Směnit { $card_acc }
move-freeze = Zmrazit { $building_acc }
move-cover = Zakrýt { $symbol_acc }
move-cube-on = Kostku na { $building_acc }
move-cube-to-laboratory = Kostku do laboratoře
move-krystallium-on-as = Krystal na { $building_acc } místo { $resource_gen }
move-soldier-on = Vojáka na { $building_acc }
move-give-up = Vzdát { $building_acc }
move-transmute = Do kelímku { $resource_acc }
move-quest = Poslání: { $step }
move-pay-with = Zaplatit { $purse }
move-use = Využít { $card_acc }
move-fight = Porazit { $card_acc }
move-free = Osvobodit { $building_acc }
move-uncover = Odkrýt { $symbol_acc }
move-done = Hotovo
move-keep-an-advisor = Ponechat si rádce
move-offer-a-card-to = Do { $area_gen }: karta, { $facing }

## Události

event-round-begins-with = { $number }. kolo, začíná { $seat }
    .head = { $number }. kolo
event-lies-in = { $card } leží: { $area }
event-danger-card-in = Zakryté nebezpečí: { $area }
event-takes-cards-from =
    { $number ->
        [one] { $seat } bere { $area_acc }: jedna karta
        [few] { $seat } bere { $area_acc }: { $number } karty
       *[other] { $seat } bere { $area_acc }: { $number } karet
    }
event-is-left-over = Nikdo nechtěl { $card_acc }
event-hidden-cards-are-left-over =
    { $number ->
        [one] Jedna zakrytá karta jde pryč
        [few] { $number } zakryté karty jdou pryč
       *[other] { $number } zakrytých karet jde pryč
    }
event-turns-up = { $seat } odkrývá { $card_acc }
event-spy-of-finds = { $seat }: zvěd odhalil { $card_acc }
event-suffers = { $seat } má { $card_acc }
event-wins-advisor = { $seat } získává { $card_acc }
event-receives-from-the-shadows = { $seat } bere kostky za { $card_acc } do laboratoře
event-finds-cubes-by-the-danger-deck =
    { $number ->
        [one] { $seat }: u nebezpečí leží jedna kostka
        [few] { $seat }: u nebezpečí leží { $number } kostky
       *[other] { $seat }: u nebezpečí leží { $number } kostek
    }
event-giant-freezes-of = Ledový obr mrazí { $card_acc }: { $seat }
event-giant-of-finds-nothing-to-freeze = Ledový obr nemá co zmrazit: { $seat }
event-thief-of-covers = { $seat }: Zloděj zakrývá { $symbol_acc }
event-more-vermin-for = Přibývá havěť ({ $number }): { $seat }
event-step-yields-and = Krok { $resource_gen }: { $number } : { $number2 }
    .head = Krok { $resource_gen }
event-trains-a-soldier = { $seat } má převahu, voják jde na cvičiště
event-gains-soldiers =
    { $number ->
        [one] { $seat } získává vojáka
        [few] { $seat } získává { $number } vojáky
       *[other] { $seat } získává { $number } vojáků
    }
event-gains-krystallium =
    { $number ->
        [one] { $seat } získává krystal
        [few] { $seat } získává { $number } krystaly
       *[other] { $seat } získává { $number } krystalů
    }
event-laboratory-of-makes-krystallium = { $seat }: z laboratoře je krystal
event-completes = { $seat } dokončuje { $card_acc }
event-defeats = { $seat } poráží { $card_acc }
event-fulfils = { $seat } plní krok { $step }
event-prize-of-goes-to = Odměna za krok { $step }: { $seat }
event-sheds-a-calamity = { $seat } se zbavuje Pohromy
event-spies-are-ready = { $seat } má zvědy připravené
event-sabotages = { $seat } posílá Sabotérku: { $resource }
event-discards-become-the-deck = Odložené karty jsou novým balíčkem
event-scenario-is-lost = Scénář { $scenario } je ztracen
event-game-ends-to = Konec hry: { $number } : { $number2 }
