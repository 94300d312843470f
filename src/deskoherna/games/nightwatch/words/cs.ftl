game-name = Noční hlídka
game-tagline = Osidlujte Dar a udržte Zeď

## Resources, terrain, pieces

resource-lumber = dřevo
    .acc = dřevo
    .gen = dřeva
    .text = Z lesů. Na cesty, osady a stráže.
resource-brick = cihly
    .acc = cihly
    .gen = cihel
    .text = Z pahorkatin. Na cesty, osady a stráže.
resource-wool = vlna
    .acc = vlnu
    .gen = vlny
    .text = Z pastvin. Na osady, akční karty a stráže.
resource-grain = obilí
    .acc = obilí
    .gen = obilí
    .text = Z polí. Na osady, tvrze a akční karty.
resource-ore = ruda
    .acc = rudu
    .gen = rudy
    .text = Z hor. Na tvrze a akční karty.

terrain-forest = les
    .text = Dává dřevo.
terrain-hills = pahorkatina
    .text = Dává cihly.
terrain-pasture = pastvina
    .text = Dává vlnu.
terrain-fields = pole
    .text = Dává obilí.
terrain-mountains = hory
    .text = Dávají rudu.
terrain-barren = pustina
    .text = Ledové pole základní hry ani poušť ostrova nedávají nic.

piece-road = cesta
    .text = Navazuje na vlastní cesty, osady a tvrze.
piece-settlement = osada
    .text = Jeden bod; z každého sousedního dílu jedna karta.
piece-keep = tvrz
    .text = Nahradí vlastní osadu; dva body, z každého dílu dvě karty.
piece-card = akční karta
    .text = Líže se naslepo; zahrát ji lze od příštího tahu.
piece-guard = stráž
    .text = Stojí na Zdi. Tři dávají bod, pět dva body.

## Cards

card-patrol = Hlídka
    .acc = Hlídku
    .text = Přemístěte Tormunda a vezměte kartu. V plné hře můžete místo toho vyhnat Divokého z Daru a vzít surovinu toho dílu. Zahrané Hlídky se počítají do Největší hlídky.
card-road-building = Stavba cest
    .acc = Stavbu cest
    .text = Postavte zdarma až dvě cesty.
card-winter-is-coming = Zima se blíží
    .acc = kartu Zima se blíží
    .text = Vezměte si z banku libovolné dvě suroviny.
card-new-guard = Nový strážce
    .acc = Nového strážce
    .text = Postavte zdarma jednu svou stráž na Zeď.
card-monopoly = Monopol
    .acc = Monopol
    .text = Jmenujte surovinu; všichni vám dají všechny její karty. Jen na klasickém ostrově.
card-victory-point = Vítězný bod
    .acc = Vítězný bod
    .text = Jeden bod, skrytý v ruce do konce hry.

## Heroes

hero-mormont = Jeor Mormont
    .acc = Jeora Mormonta
    .text = Při obchodu: jmenujte surovinu a až dva spoluhráče. Kdo ji má, jednu vám dá; každému z nich vrátíte kartu podle své volby.
hero-marsh = Bowen Marsh
    .acc = Bowena Marshe
    .text = Při obchodu: vyměňte v banku jednu kartu za jednu jiného druhu.
hero-tarly = Samwell Tarly
    .acc = Samwella Tarlyho
    .text = Když vám kterýkoli hod na výnos nic nedá, vezměte si z banku kartu podle své volby.
hero-yarwyck = Othell Yarwyck
    .acc = Othella Yarwycka
    .text = Při stavbě: zvedněte vlastní cestu, která navazuje jen jedním koncem, a položte ji jinam.
hero-thorne = Alliser Thorne
    .acc = Allisera Thorna
    .text = Při stavbě: kupte stráž, přičemž jednu ze tří karet nahradíte libovolnou jinou.
hero-melisandre = Melisandra
    .acc = Melisandru
    .text = Při stavbě: kupte akční kartu, jednu ze tří surovin smíte nahradit; prohlédněte si tři karty balíčku a jednu si nechte.
hero-mance = Mance Nájezdník
    .acc = Mance Nájezdníka
    .text = Po vlastním hodu na výnos: prohlédněte si ruku hráče s více viditelnými body a vezměte si kartu.
hero-benjen = Benjen Stark
    .acc = Benjena Starka
    .text = Vraťte Divokého z tábora nebo z pláně, potom otočte žeton ze zásoby.
hero-ygritte = Ygritte
    .acc = Ygritte
    .text = Vraťte Divokého z Daru do Mrazoklů.
hero-yoren = Yoren
    .acc = Yorena
    .text = Odstraňte jednu svou zahranou Hlídku a postavte zdarma stráž.
hero-qhorin = Qhorin Půlruka
    .acc = Qhorina Půlruku
    .text = Pošlete Tormunda z Daru do jeho tábora a vezměte si surovinu dílu, který opustil.

## Wildlings

wildling-regular = běžný Divoký
    .acc = běžného Divokého
    .text = Čeká na pláni; když je jich víc než stráží nad nimi, prolomí Zeď.
wildling-climber = lezec
    .acc = lezce
    .text = Přeleze kolem všech stráží do Daru. To není prolomení.
wildling-giant = obr
    .acc = obra
    .text = Vezme s sebou stráž z prvního pole; kde nikdo nestojí, prolomí Zeď.
clan-ice-river = kmen Ledové řeky
    .gen = kmene Ledové řeky
    .text = Stezky 1, 2 a 3; útočí na úseky 1 a 2.
clan-cave-people = kmen Jeskynních lidí
    .gen = kmene Jeskynních lidí
    .text = Stezky 4 a 5; útočí na úseky 2 a 3.
clan-hornfoots = kmen Tvrdonožců
    .gen = kmene Tvrdonožců
    .text = Stezky 6, 7 a 8; útočí na úseky 3 a 4.
section-1 = I
section-2 = II
section-3 = III
section-4 = IV
camp-ice-river-1 = Ledová řeka, tábor 1
camp-ice-river-2 = Ledová řeka, tábor 2
camp-ice-river-3 = Ledová řeka, tábor 3
camp-ice-river-4 = Ledová řeka, tábor 4
camp-cave-people-1 = Jeskynní lidé, tábor 1
camp-cave-people-2 = Jeskynní lidé, tábor 2
camp-cave-people-3 = Jeskynní lidé, tábor 3
camp-cave-people-4 = Jeskynní lidé, tábor 4
camp-hornfoots-1 = Tvrdonožci, tábor 1
camp-hornfoots-2 = Tvrdonožci, tábor 2
camp-hornfoots-3 = Tvrdonožci, tábor 3
camp-hornfoots-4 = Tvrdonožci, tábor 4

board-base = Základní hra
    .text = 21 dílů, jeden z nich ledové pole; bez Zdi.
board-watch-four = Noční hlídka pro čtyři
    .text = 21 dílů pod Zdí.
board-watch-three = Noční hlídka pro tři
    .text = 16 dílů pod Zdí.
board-classic = Klasický ostrov
    .text = 19 dílů, devět přístavů, poušť.

ending-none-yet = ještě nic
ending-points = body
ending-breach = třetí prolomení
ending-gift = osm Divokých v Daru
ending-rounds = poslední kolo

## Catalogue

kind-pieces = Figurky a ceny
kind-cards = Akční karty
kind-heroes = Hrdinové
kind-wildlings = Divocí
kind-clans = Kmeny
kind-resources = Suroviny
kind-terrains = Krajina
kind-boards = Herní plány

## Options

option-players = Hráči
option-game = Hra
option-game-base = Základní hra
    .text = Dar bez severu: obchod a stavba do deseti bodů.
option-game-watch = Noční hlídka
    .text = Plná hra se Zdí, Divokými a hrdiny.
option-game-classic = Klasický ostrov
    .text = Obvyklý ostrov z 19 dílů pro dva až čtyři.
option-setup = Herní plán
option-setup-fixed = Pevný
    .text = Standardní plán; v základní hře i s osadami.
option-setup-variable = Variabilní
    .text = Zamíchané díly krajiny.
option-hero_tragedy = Tragédie hrdinů
    .text = Tři stejné kostky odstraní hrdinu z nabídky.
option-offers = Nabídek za tah
    .text = Kolikrát smí hráč na tahu nabídnout výměnu; 0 ponechá jen bank.
option-offer_cards = Karet na stranu
option-trade_after_building = Obchod i po stavbě
    .text = Jinak jdou kroky pevně po sobě (H-7).
option-start_tokens = Žetony pod výchozími osadami
option-start_tokens-return = vrátí se neotočené
option-start_tokens-flip = otočí se
option-giant_opens_breach = Obr otevírá průlom
    .text = Běžní Divocí, kterých je po úderu obra víc než stráží, prorazí ihned (H-2).
option-full_route = Plná cesta do Daru
option-full_route-return = zpět do Mrazoklů
option-full_route-spill = dál k dalšímu úseku
option-patrol_discards = Hlídka půlí velké ruce
option-pool_refill = Doplnění zásoby žetonů
option-pool_refill-needed = až je žeton potřeba
option-pool_refill-empty = hned po vyčerpání
option-rounds = Poslední kolo
    .text = 0 znamená 100 kol, na klasickém ostrově 250.

## Moves

move-roll = Hodit kostkami
move-end-turn = Ukončit tah
move-buy-card = Koupit akční kartu
move-use-hero = Použít hrdinu
move-play = Zahrát { $card_acc }
move-bank-for = Bank: dát { $resource_acc }, vzít { $resource2_acc }
move-give = Nabídnout { $resource_acc }
move-want = Chtít { $resource_acc }
move-propose = Předložit nabídku
move-withdraw-offer = Stáhnout nabídku
move-accept = Přijmout
move-decline = Odmítnout
move-offer-instead = Místo toho nabídnout { $resource_acc }
move-ask-instead = Místo toho chtít { $resource_acc }
move-counter = Předložit protinávrh
move-deal-with = Vyměnit: { $seat }
move-no-deal = Nevyměnit s nikým
move-settlement = Osada: { $corner }
move-keep = Tvrz: { $corner }
move-road = Cesta: { $edge }
move-guard-section = Stráž na úsek { $section }
move-tormund-to = Poslat Tormunda: { $hex }
move-drive-wildling-off = Vyhnat Divokého: { $hex }
move-rob = Okrást: { $seat }
move-discard = Odhodit { $resource_acc }
move-take = Vzít { $resource_acc }
move-name = Jmenovat { $resource_acc }
move-pass = Vynechat
move-choose = Vybrat: { $seat }
move-hand-over = Předat { $resource_acc }
move-pay-instead-of = Zaplatit { $resource_acc } místo { $resource2_gen }
move-pay-in-full = Zaplatit plnou cenu
move-take-up-road = Zvednout cestu: { $edge }
move-send-back-from-camp = Vrátit: { $camp }
move-send-back-from-clearing = Vrátit z pláně { $section }
move-seize = Sebrat { $resource_acc }
move-seize-unseen = Sebrat kartu
move-keep-card = Nechat si { $card_acc }
move-keep-unseen = Nechat si kartu
move-turn-hero = Otočit hrdinu na stranu B
move-recruit = Vzít { $hero_acc }
move-mourn = Ze hry odchází { $hero }

## Events

event-rolls-for-the-first-turn = { $seat }: hod o první tah, { $number }.
event-begins = Začíná { $seat }.
event-round-begins-with = { $seat } otevírá { $number }. kolo.
    .head = { $number }. kolo
event-rolls-and = { $seat }: hod { $number } a { $number2 }.
event-the-wildling-die-shows = Kostka Divokých: { $number }.
event-receives = { $seat }: výnos { $number }× { $resource }.
event-the-bank-is-short-of = V banku nestačí { $resource }.
event-discards = { $seat }: odhozeno { $resource }.
event-moves-tormund-to = { $seat } posílá Tormunda: { $hex }.
event-robs = { $seat } bere kartu; okraden je { $seat2 }.
event-robs-of = { $seat } bere { $resource_acc }; okraden je { $seat2 }.
event-builds-road = { $seat } staví cestu: { $edge }.
event-builds-settlement = { $seat } zakládá osadu: { $corner }.
event-builds-keep = { $seat } staví tvrz: { $corner }.
event-posts-guard-at-section = { $seat }: stráž na úsek { $section }.
event-buys-card = { $seat } kupuje akční kartu.
event-buys = { $seat }: koupena karta { $card }.
event-plays = { $seat } hraje { $card_acc }.
event-takes-longest-road = { $seat } bere Nejdelší cestu.
event-longest-road-is-set-aside = Nejdelší cesta leží stranou.
event-takes-largest-patrol = { $seat } bere Největší hlídku.
event-largest-patrol-is-set-aside = Největší hlídka leží stranou.
event-banks-for = { $seat }: v banku { $resource_acc } za { $resource2_acc }.
event-proposes-trade = { $seat } nabízí výměnu.
event-accepts = { $seat } přijímá.
event-declines = { $seat } odmítá.
event-counters = { $seat } má jiný návrh.
event-trades-with = Výměna: { $seat } a { $seat2 }.
event-makes-no-deal = { $seat } s nikým nevymění.
event-takes-as-monopoly-of = { $seat } vybírá { $number }× { $resource_acc }.
event-token-sends-of = Žeton: { $wildling } { $clan_gen } rozbil tábor.
event-token-finds-no = Žeton bez účinku: v Mrazoklech chybí { $wildling }.
event-of-comes-to-clearing = { $wildling } { $clan_gen } sešel k úseku { $section }.
event-attack = Útočí { $clan }!
event-enters-the-gift-at = { $wildling } vstupuje do Daru: { $hex }.
event-finds-no-room-behind-section = { $wildling } za úsekem { $section } nenašel místo a vrátil se.
event-giant-strikes-guard-of-at-section = Obr srazil stráž na úseku { $section }: { $seat }.
event-guard-of-falls-at-section = Padla stráž na úseku { $section }: { $seat }.
event-the-wall-is-breached-at-section = Zeď je prolomena na úseku { $section }!
event-drives-off = { $seat } vyhání Divokého ({ $wildling }): { $hex }.
event-sends-back-from-the-north = { $seat }: { $wildling } zpět v Mrazoklech.
event-uses = { $seat } používá { $hero_acc }.
event-turns-to-side-b = { $seat }: { $hero } na stranu B.
event-recruits = { $seat } bere { $hero_acc }.
event-leaves-the-game = Ze hry odchází { $hero }.
event-hands-to = { $seat } dává { $resource_acc }; dostává { $seat2 }.
event-takes-up-road = { $seat } zvedá cestu: { $edge }.
event-looks-at-hand-of = { $seat } hledí do ruky: { $seat2 }.
event-seizes-from = { $seat } bere { $resource_acc }; přichází o ni { $seat2 }.
event-tormund-returns-to-his-camp = Tormund se vrací do svého tábora.
event-shows-victory-points = { $seat }: { $number ->
    [one] { $number } skrytý bod
    [few] { $number } skryté body
   *[other] { $number } skrytých bodů
  }.
event-the-game-ends-by = Konec hry: { $ending }.
event-wins = Vítězí { $seat }.
event-nobody-wins = Nevítězí nikdo.

## Prompts

prompt-wait = Na tahu: { $seat }.
prompt-wait-many = Čeká se na hráče: { $count }.
prompt-over-glorious = Slavné vítězství: { $seat }.
prompt-over-tragic = Tragické vítězství: { $seat }.
prompt-over-shared = O první místo se dělí více hráčů.
prompt-over-nobody = Hlídka selhala: nevítězí nikdo.
prompt-place-town = Umístěte osadu.
prompt-place-road = Umístěte cestu vedle své osady.
prompt-place-guard = Umístěte stráž na Zeď.
prompt-before-roll = Hoďte kostkami.
prompt-discarding = { $count ->
    [one] Odhoďte { $count } kartu.
    [few] Odhoďte { $count } karty.
   *[other] Odhoďte { $count } karet.
  }
prompt-tormund = Přemístěte Tormunda na jiný díl.
prompt-tormund-or-wildling = Přemístěte Tormunda, nebo vyžeňte Divokého z Daru.
prompt-steal = Koho okradete?
prompt-tarly = Tarly: vezměte si kartu z banku, nebo se vzdejte.
prompt-lose-hero = Který hrdina odejde ze hry?
prompt-trade = Obchodujte, stavte, nebo ukončete tah.
prompt-offer = Doplňte nabídku a předložte ji.
prompt-answer = Výměnu nabízí { $seat }. Co vy na to?
prompt-counter = Doplňte svůj protinávrh.
prompt-close-deal = Vyberte, s kým vyměníte.
prompt-build = Stavte, nebo ukončete tah.
prompt-free-road = { $count ->
    [one] Postavte { $count } cestu zdarma.
    [few] Postavte { $count } cesty zdarma.
   *[other] Postavte { $count } cest zdarma.
  }
prompt-winter = { $count ->
    [one] Vezměte z banku { $count } kartu.
    [few] Vezměte z banku { $count } karty.
   *[other] Vezměte z banku { $count } karet.
  }
prompt-monopoly = Jmenujte surovinu, kterou vyberete.
prompt-free-guard = Postavte stráž na Zeď.
prompt-mormont-name = Mormont: jmenujte surovinu.
prompt-mormont-whom = Mormont žádá { $resource_acc }: koho?
prompt-mormont-give = Na oplátku předejte kartu: { $seat }.
prompt-marsh = Marsh: vyměňte v banku jednu kartu.
prompt-yarwyck-take = Yarwyck: zvedněte volnou cestu.
prompt-yarwyck-build = Položte cestu na jiné místo.
prompt-thorne = Thorne: která karta nahradí kterou?
prompt-melisandre = Melisandra: jak zaplatíte?
prompt-melisandre-keep = Jednu z těchto karet si nechte.
prompt-mance = Mance: do čí ruky nahlédnete?
prompt-mance-take = Vezměte si kartu: { $seat }.
prompt-benjen = Benjen: vraťte Divokého z tábora nebo z pláně.
prompt-ygritte = Ygritte: vraťte Divokého z Daru.
prompt-hero-fate = Otočte hrdinu, nebo vezměte jiného.
