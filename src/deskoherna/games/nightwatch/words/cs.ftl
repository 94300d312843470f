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
    .text = Dává { resource-lumber.acc }.
terrain-hills = pahorkatina
    .text = Dává { resource-brick.acc }.
terrain-pasture = pastvina
    .text = Dává { resource-wool.acc }.
terrain-fields = pole
    .text = Dává { resource-grain.acc }.
terrain-mountains = hory
    .text = Dávají { resource-ore.acc }.
terrain-barren = pustina
    .text = Ledové pole základní hry ani poušť ostrova nedávají nic.

piece-road = cesta
    .text = Navazuje na vlastní cesty, osady a tvrze.
piece-settlement = osada
    .text = Má hodnotu jednoho bodu a z každého sousedního dílu vynáší jednu kartu.
piece-keep = tvrz
    .text = Nahrazuje vlastní osadu; má hodnotu dvou bodů a z každého sousedního dílu vynáší dvě karty.
piece-card = akční karta
    .text = Bere se z balíčku naslepo; zahrát ji lze nejdříve v příštím tahu.
piece-guard = stráž
    .text = Stojí na Zdi. Tři vlastní stráže mají hodnotu jednoho bodu, pět dvou.

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
    .text = Jmenujte surovinu; ostatní vám dají všechny její karty. Jen na klasickém ostrově.
card-victory-point = Vítězný bod
    .acc = Vítězný bod
    .text = Jeden bod; do konce hry zůstává skrytý v ruce.

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
    .text = Při stavbě: zvedněte vlastní cestu, která jen jedním koncem navazuje na jinou vaši stavbu, a položte ji jinam.
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
    .text = Vyřaďte ze hry jednu svou zahranou kartu { card-patrol } a postavte zdarma stráž.
hero-qhorin = Qhorin Půlruka
    .acc = Qhorina Půlruku
    .text = Pošlete Tormunda z Daru do jeho tábora a vezměte si surovinu dílu, který opustil.

## Wildlings

wildling-regular = běžný Divoký
    .acc = běžného Divokého
    .text = Zůstává na pláni; když je tam běžných Divokých víc než stráží na úseku, prolomí Zeď.
wildling-climber = lezec
    .acc = lezce
    .text = Přeleze kolem všech stráží do Daru. Prolomení to není.
wildling-giant = obr
    .acc = obra
    .text = Odstraní stráž z prvního pole a vrátí se do Mrazoklů; kde žádná stráž nestojí, prolomí Zeď.
clan-ice-river = kmen Ledové řeky
    .gen = kmene Ledové řeky
    .text = Stezky { $trails_1_1 }, { $trails_2_1 } a { $trails_3_1 }; útočí na úseky { $attack_1 } a { $attack_2 }.
clan-cave-people = kmen Jeskynních lidí
    .gen = kmene Jeskynních lidí
    .text = Stezky { $trails_1_1 } a { $trails_2_1 }; útočí na úseky { $attack_1 } a { $attack_2 }.
clan-hornfoots = kmen Tvrdonožci
    .gen = kmene Tvrdonožců
    .text = Stezky { $trails_1_1 }, { $trails_2_1 } a { $trails_3_1 }; útočí na úseky { $attack_1 } a { $attack_2 }.
section-1 = I
section-2 = II
section-3 = III
section-4 = IV
camp-ice-river-1 = { clan-ice-river }, tábor 1
camp-ice-river-2 = { clan-ice-river }, tábor 2
camp-ice-river-3 = { clan-ice-river }, tábor 3
camp-ice-river-4 = { clan-ice-river }, tábor 4
camp-cave-people-1 = { clan-cave-people }, tábor 1
camp-cave-people-2 = { clan-cave-people }, tábor 2
camp-cave-people-3 = { clan-cave-people }, tábor 3
camp-cave-people-4 = { clan-cave-people }, tábor 4
camp-hornfoots-1 = { clan-hornfoots }, tábor 1
camp-hornfoots-2 = { clan-hornfoots }, tábor 2
camp-hornfoots-3 = { clan-hornfoots }, tábor 3
camp-hornfoots-4 = { clan-hornfoots }, tábor 4

board-base = Základní hra
    .text = Dílů je { $hexes }, jeden z nich ledové pole; bez Zdi.
board-watch-four = Noční hlídka pro čtyři
    .text = Dílů pod Zdí je { $hexes }.
board-watch-three = Noční hlídka pro tři
    .text = Dílů pod Zdí je { $hexes }.
board-classic = Klasický ostrov
    .text = Dílů je { $hexes }, přístavů { $markets }; jeden z dílů je poušť.

ending-none-yet = hra ještě trvá
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
    .text = Obvyklý ostrov pro dva až čtyři hráče.
option-setup = Herní plán
option-setup-fixed = Pevný
    .text = Standardní plán. V základní hře na něm už stojí osady a cesty; jejich rozmístění je naše a není úplně vyrovnané: ze sta her čtyř botů vyhraje každá barva 22 až 28, ze sta her tří botů 27 až 38.
option-setup-variable = Variabilní
    .text = Díly krajiny se zamíchají.
option-hero_tragedy = Tragédie hrdinů
    .text = Ukážou-li všechny tři kostky totéž, odejde ze hry jeden hrdina z nabídky.
option-begins = Kdo začíná
    .text = Plnou hru začíná nejvyšší hod, základní hru nejstarší hráč: vyberte, na kterém místě sedí.
option-begins-roll = Nejvyšší hod kostkou
option-begins-a = Hráč na prvním místě
option-begins-b = Hráč na druhém místě
option-begins-c = Hráč na třetím místě
option-begins-d = Hráč na čtvrtém místě
option-offers = Nabídek za tah
    .text = Kolikrát smí hráč na tahu nabídnout ostatním výměnu; při nule se mění jen s bankem. Pravidla počet neomezují.
option-offer_cards = Karet na jedné straně nabídky
    .text = Pravidla počet neomezují.
option-trade_after_building = Obchod i po stavbě
    .text = Podle pravidel jdou hod, obchod a stavba pevně po sobě: první stavba obchod v tomto tahu uzavře.
option-start_tokens = Žetony Divokých pod výchozími osadami
    .text = Žetony se otáčejí, když někdo osadu postaví. Platí to i pro první dvě?
option-start_tokens-return = Vrátí se neotočené
option-start_tokens-flip = Otočí se
option-giant_opens_breach = Úder obra může prolomit Zeď
    .text = Je-li po úderu obra běžných Divokých víc než stráží, prolomí Zeď ihned; jinak až s dalším příchozím.
option-full_route = Divoký, který za svým úsekem nenajde volný díl
option-full_route-return = Vrátí se do Mrazoklů
option-full_route-spill = Jde k dalšímu úseku
option-patrol_discards = { card-patrol } půlí velké ruce
    .text = Po zahrání karty { card-patrol } odhazují hráči s více než sedmi kartami polovinu, jako by padla sedmička.
option-ice_field = Smí Tormund zpět na ledové pole?
    .text = Podle pravidel stojí na žetonu s číslem a ledové pole žádný nemá.
option-ice_field-shut = Nesmí
option-ice_field-open = Smí
option-pool_refill = Kdy se doplní zásoba žetonů Divokých
option-pool_refill-needed = Až je žeton potřeba
option-pool_refill-empty = Hned po vyčerpání
option-rounds = Poslední kolo
    .text = Po něm rozhodnou body. Nula znamená 100 kol, na klasickém ostrově 250; pravidla konec neurčují.

## Moves

move-roll = Hodit kostkami
move-end-turn = Ukončit tah
move-buy-card = Koupit akční kartu
move-use-hero = Použít hrdinu
move-play = Zahrát { $card_acc }
move-bank-for = Vyměnit v banku { $resource_acc } za { $resource2_acc }
move-give = Nabídnout { $resource_acc }
move-want = Chtít { $resource_acc }
move-propose = Předložit nabídku
move-withdraw-offer = Stáhnout nabídku
move-accept = Přijmout
move-decline = Odmítnout
move-offer-instead = Místo toho nabídnout { $resource_acc }
move-ask-instead = Místo toho chtít { $resource_acc }
move-counter = Předložit protinávrh
move-deal-with = Vyměnit s hráčem { $seat }
move-no-deal = Nevyměnit s nikým
move-settlement = Osada: { $corner }
move-keep = Tvrz: { $corner }
move-road = Cesta: { $edge }
move-guard-section = Stráž na úsek { $section }
move-tormund-to = Přemístit Tormunda: { $hex }
move-drive-wildling-off = Vyhnat Divokého: { $hex }
move-rob = Vzít kartu hráči { $seat }
move-discard = Odhodit { $resource_acc }
move-take = Vzít { $resource_acc }
move-name = Jmenovat { $resource_acc }
move-pass = Vynechat
move-choose = Vybrat hráče { $seat }
move-hand-over = Předat { $resource_acc }
move-pay-instead-of = Zaplatit { $resource_acc } místo { $resource2_gen }
move-pay-in-full = Zaplatit plnou cenu
move-take-up-road = Zvednout cestu: { $edge }
move-send-back-from-camp = Vrátit Divokého: { $camp }
move-send-back-from-clearing = Vrátit Divokého z pláně u úseku { $section }
move-seize = Vzít { $resource_acc }
move-seize-unseen = Vzít kartu
move-keep-card = Nechat si { $card_acc }
move-keep-unseen = Nechat si kartu
move-turn-hero = Otočit hrdinu na stranu B
move-recruit = Vzít hrdinu { $hero_acc }
move-mourn = Vyřadit ze hry hrdinu { $hero_acc }

## What the log says of moves that no event tells. Drafts of offers are nobody's business until they are made.

did-pay-instead-of = { $seat_you ->
    [yes] Platíte { $resource_acc } místo { $resource2_gen }.
   *[no] { $seat } platí { $resource_acc } místo { $resource2_gen }.
}

## Events

event-rolls-for-the-first-turn = { $seat_you ->
    [yes] Házíte o první tah: { $number }.
   *[no] { $seat } hází o první tah: { $number }.
}
event-begins = { $seat_you ->
    [yes] Začínáte.
   *[no] Začíná { $seat }.
}
event-round-begins-with = { $seat_you ->
    [yes] Otevíráte { $number }. kolo.
   *[no] { $seat } otevírá { $number }. kolo.
}
    .head = { $number }. kolo
event-rolls-and = { $seat_you ->
    [yes] Házíte { $number } a { $number2 }.
   *[no] { $seat } hází { $number } a { $number2 }.
}
event-the-wildling-die-shows = Na kostce Divokých padá { $number }.
event-receives = { $seat_you ->
    [yes] Berete
   *[no] { $seat } bere
} { $number ->
    [one] { $resource_acc }
    [few] { $number } karty { $resource_gen }
   *[other] { $number } karet { $resource_gen }
}.
event-the-bank-is-short-of = V banku není dost { $resource_gen }.
event-discards = { $seat_you ->
    [yes] Odhazujete { $resource_acc }.
   *[no] { $seat } odhazuje { $resource_acc }.
}
event-moves-tormund-to = { $seat_you ->
    [yes] Přemisťujete Tormunda: { $hex }.
   *[no] { $seat } přemisťuje Tormunda: { $hex }.
}
# Thief and victim are told which card it was.
event-robs = { $seat_you ->
    [yes] { "" }
   *[no] { $seat2_you ->
        [yes] { "" }
       *[no] { $seat } bere hráči { $seat2 } náhodnou kartu.
    }
}
event-robs-of = { $seat_you ->
    [yes] Berete hráči { $seat2 } { $resource_acc }.
   *[no] { $seat2_you ->
        [yes] { $seat } vám bere { $resource_acc }.
       *[no] { $seat } bere hráči { $seat2 } { $resource_acc }.
    }
}
event-builds-road = { $seat_you ->
    [yes] Stavíte cestu: { $edge }.
   *[no] { $seat } staví cestu: { $edge }.
}
event-builds-settlement = { $seat_you ->
    [yes] Stavíte osadu: { $corner }.
   *[no] { $seat } staví osadu: { $corner }.
}
event-builds-keep = { $seat_you ->
    [yes] Vylepšujete osadu na tvrz: { $corner }.
   *[no] { $seat } vylepšuje osadu na tvrz: { $corner }.
}
event-posts-guard-at-section = { $seat_you ->
    [yes] Stavíte stráž na úsek { $section }.
   *[no] { $seat } staví stráž na úsek { $section }.
}
# The buyer is told which card it is.
event-buys-card = { $seat_you ->
    [yes] { "" }
   *[no] { $seat } kupuje akční kartu.
}
event-buys = { $seat_you ->
    [yes] Kupujete akční kartu: { $card }.
   *[no] { $seat } kupuje akční kartu: { $card }.
}
event-plays = { $seat_you ->
    [yes] Hrajete { $card_acc }.
   *[no] { $seat } hraje { $card_acc }.
}
event-takes-longest-road = { $seat_you ->
    [yes] Získáváte zvláštní kartu Nejdelší cesta.
   *[no] { $seat } získává zvláštní kartu Nejdelší cesta.
}
event-longest-road-is-set-aside = Zvláštní karta Nejdelší cesta nepatří nikomu.
event-takes-largest-patrol = { $seat_you ->
    [yes] Získáváte zvláštní kartu Největší hlídka.
   *[no] { $seat } získává zvláštní kartu Největší hlídka.
}
event-largest-patrol-is-set-aside = Zvláštní karta Největší hlídka nepatří nikomu.
event-banks-for = { $seat_you ->
    [yes] Vyměňujete v banku { $resource_acc } za { $resource2_acc }.
   *[no] { $seat } vyměňuje v banku { $resource_acc } za { $resource2_acc }.
}
event-proposes-trade = { $seat_you ->
    [yes] Nabízíte výměnu.
   *[no] { $seat } nabízí výměnu.
}
event-accepts = { $seat_you ->
    [yes] Přijímáte nabídku.
   *[no] { $seat } přijímá nabídku.
}
event-declines = { $seat_you ->
    [yes] Odmítáte nabídku.
   *[no] { $seat } odmítá nabídku.
}
event-counters = { $seat_you ->
    [yes] Podáváte protinávrh.
   *[no] { $seat } podává protinávrh.
}
event-trades-with = { $seat_you ->
    [yes] Výměnu uzavíráte s hráčem { $seat2 }.
   *[no] { $seat2_you ->
        [yes] { $seat } uzavírá výměnu s vámi.
       *[no] { $seat } uzavírá výměnu s hráčem { $seat2 }.
    }
}
# The deal is told by the line above.
event-passes-to = { "" }
event-makes-no-deal = { $seat_you ->
    [yes] Neuzavíráte výměnu s nikým.
   *[no] { $seat } neuzavírá výměnu s nikým.
}
event-takes-as-monopoly-of = { $seat_you ->
    [yes] Vybíráte
   *[no] { $seat } vybírá
} od ostatních { $resource_acc }: { $number ->
    [one] { $number } kartu
    [few] { $number } karty
   *[other] { $number } karet
}.
event-token-sends-of = Žeton přivádí do táborů { $wildling_acc } { $clan_gen }.
event-token-finds-no = Žeton nemá účinek: v Mrazoklech chybí { $wildling }.
event-of-comes-to-clearing = Na pláň u úseku { $section } přichází { $wildling } { $clan_gen }.
event-attack = Útočí { $clan }!
event-enters-the-gift-at = Do Daru vstupuje { $wildling }: { $hex }.
event-finds-no-room-behind-section = Za úsekem { $section } není volný díl; do Mrazoklů se vrací { $wildling }.
event-giant-strikes-guard-of-at-section = { $seat_you ->
    [yes] Obr na úseku { $section } odstraňuje vaši stráž.
   *[no] Obr na úseku { $section } odstraňuje stráž hráče { $seat }.
}
event-guard-of-falls-at-section = { $seat_you ->
    [yes] Na úseku { $section } padá vaše stráž.
   *[no] Na úseku { $section } padá stráž hráče { $seat }.
}
event-the-wall-is-breached-at-section = Divocí prolomili Zeď na úseku { $section }!
event-drives-off = { $seat_you ->
    [yes] Vyháníte Divokého z Daru ({ $wildling }): { $hex }.
   *[no] { $seat } vyhání Divokého z Daru ({ $wildling }): { $hex }.
}
event-sends-back-from-the-north = { $seat_you ->
    [yes] Vracíte { $wildling_acc } do Mrazoklů.
   *[no] { $seat } vrací { $wildling_acc } do Mrazoklů.
}
event-uses = { $seat_you ->
    [yes] Používáte hrdinu { $hero_acc }.
   *[no] { $seat } používá hrdinu { $hero_acc }.
}
event-turns-to-side-b = { $seat_you ->
    [yes] Otáčíte hrdinu { $hero_acc } na stranu B.
   *[no] { $seat } otáčí hrdinu { $hero_acc } na stranu B.
}
event-recruits = { $seat_you ->
    [yes] Berete z nabídky hrdinu { $hero_acc }.
   *[no] { $seat } bere z nabídky hrdinu { $hero_acc }.
}
event-leaves-the-game = Ze hry odchází hrdina { $hero }.
event-hands-to = { $seat_you ->
    [yes] Dáváte hráči { $seat2 } { $resource_acc }.
   *[no] { $seat2_you ->
        [yes] { $seat } vám dává { $resource_acc }.
       *[no] { $seat } dává hráči { $seat2 } { $resource_acc }.
    }
}
event-asks-for = { $seat_you ->
    [yes] Žádáte hráče { $seat2 } o { $resource_acc }.
   *[no] { $seat2_you ->
        [yes] { $seat } vás žádá o { $resource_acc }.
       *[no] { $seat } žádá hráče { $seat2 } o { $resource_acc }.
    }
}
event-takes-up-road = { $seat_you ->
    [yes] Zvedáte cestu: { $edge }.
   *[no] { $seat } zvedá cestu: { $edge }.
}
event-looks-at-hand-of = { $seat_you ->
    [yes] Nahlížíte do ruky hráče { $seat2 }.
   *[no] { $seat2_you ->
        [yes] { $seat } nahlíží do vaší ruky.
       *[no] { $seat } nahlíží do ruky hráče { $seat2 }.
    }
}
event-seizes-from = { $seat_you ->
    [yes] Berete hráči { $seat2 } { $resource_acc }.
   *[no] { $seat2_you ->
        [yes] { $seat } vám bere { $resource_acc }.
       *[no] { $seat } bere hráči { $seat2 } { $resource_acc }.
    }
}
event-tormund-returns-to-his-camp = Tormund se vrací do svého tábora.
event-shows-victory-points = { $seat_you ->
    [yes] Odkrýváte
   *[no] { $seat } odkrývá
} { $number ->
    [one] { $number } vítězný bod
    [few] { $number } vítězné body
   *[other] { $number } vítězných bodů
}.
event-the-game-ends-by = Hra končí: { $ending }.
event-wins = { $seat_you ->
    [yes] Vítězíte!
   *[no] Vítězí { $seat }.
}
event-nobody-wins = Nevítězí nikdo.

# What an offer holds, once it is made.
sum-proposes-trade = { $seat_you ->
    [yes] Nabízíte
   *[no] { $seat } nabízí
} { $give_acc } za { $want_acc }.
sum-counters = { $seat_you ->
    [yes] Místo toho navrhujete
   *[no] { $seat } místo toho navrhuje
} { $offer-instead_acc } za { $ask-instead_acc }.

## Prompts

prompt-wait = Rozhoduje { $seat }.
prompt-wait-many = { $count ->
    [few] Čeká se na { $count } hráče.
   *[other] Čeká se na { $count } hráčů.
}
prompt-over-glorious = { $seat_you ->
    [yes] Slavně vítězíte.
   *[no] Slavně vítězí { $seat }.
}
prompt-over-tragic = { $seat_you ->
    [yes] Tragicky vítězíte.
   *[no] Tragicky vítězí { $seat }.
}
prompt-over-shared = O první místo se dělí více hráčů.
prompt-over-nobody = Hlídka selhala: nevítězí nikdo.
prompt-place-town = Umístěte osadu.
prompt-place-road = Umístěte cestu vedle své osady.
prompt-place-guard = Postavte stráž na Zeď.
prompt-before-roll = Hoďte kostkami.
prompt-discarding = { $count ->
    [one] Odhoďte { $count } kartu.
    [few] Odhoďte { $count } karty.
   *[other] Odhoďte { $count } karet.
}
prompt-tormund = Přemístěte Tormunda na jiný díl.
prompt-tormund-or-wildling = Přemístěte Tormunda, nebo vyžeňte Divokého z Daru.
prompt-steal = Kterému hráči vezmete kartu?
prompt-tarly = { hero-tarly }: vezměte si kartu z banku, nebo vynechte.
prompt-lose-hero = Který hrdina odejde ze hry?
prompt-trade = Obchodujte, stavte, nebo ukončete tah.
prompt-offer = Doplňte nabídku a předložte ji.
prompt-answer = Výměnu nabízí { $seat }. Přijmete ji?
prompt-counter = Doplňte protinávrh a předložte ho.
prompt-close-deal = Vyberte, s kým vyměníte.
prompt-build = Stavte, nebo ukončete tah.
prompt-free-road = { $count ->
    [one] Postavte zdarma { $count } cestu.
    [few] Postavte zdarma { $count } cesty.
   *[other] Postavte zdarma { $count } cest.
}
prompt-winter = { $count ->
    [one] Vezměte si z banku { $count } kartu.
    [few] Vezměte si z banku { $count } karty.
   *[other] Vezměte si z banku { $count } karet.
}
prompt-monopoly = Jmenujte surovinu, kterou vám ostatní dají.
prompt-free-guard = Postavte stráž na Zeď.
prompt-mormont-name = { hero-mormont }: jmenujte surovinu.
prompt-mormont-whom = { hero-mormont }: koho požádáte o { $resource_acc }?
prompt-mormont-give = Vyberte kartu, kterou na oplátku dostane { $seat }.
prompt-marsh = { hero-marsh }: vyměňte v banku jednu kartu.
prompt-yarwyck-take = { hero-yarwyck }: zvedněte volnou cestu.
prompt-yarwyck-build = { hero-yarwyck }: položte cestu na jiné místo.
prompt-thorne = { hero-thorne }: která karta nahradí kterou?
prompt-melisandre = { hero-melisandre }: jak zaplatíte?
prompt-melisandre-keep = { hero-melisandre }: nechte si jednu z karet.
prompt-mance = { hero-mance }: do čí ruky nahlédnete?
prompt-mance-take = { hero-mance }: vyberte si kartu z ruky hráče { $seat }.
prompt-benjen = { hero-benjen }: vraťte Divokého z tábora nebo z pláně.
prompt-ygritte = { hero-ygritte }: vraťte Divokého z Daru.
prompt-hero-fate = Otočte hrdinu na stranu B, nebo vezměte jiného.
prompt-hero-leaves = Vezměte z nabídky jiného hrdinu.

## Volby, které k sobě nejdou
wrong-no-such-seat = Začít může jen někdo z těch, kdo hrají: hráčů je { $players }.
wrong-too-few = { $game } je pro tři nebo čtyři; dva mohou hrát na klasickém ostrově.
wrong-tragedy-elsewhere = Hraje se jen ve hře { option-game-watch }.

## Co lze získat
achievement-watch = Velitel Hlídky
    .text = Vyhrajte plnou hru se Zdí a hrdiny: stráže drží Zeď a dávají i body.
achievement-tragedy = Temný konec
    .text = Vyhrajte tam, kde hrdinové mohou padnout.

## Lekce

lessons-island = Klasický ostrov
lessons-wall = Zeď a Divocí
lessons-heroes = Hrdinové
lessons-trade = Obchod
lessons-endings = Konce hry
