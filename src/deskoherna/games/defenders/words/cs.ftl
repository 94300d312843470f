# Strážci Divočiny: slova hry.

## Hra

game-name = Strážci Divočiny
game-tagline = Společně proti strojům a jejich zdem
kind-defender = Strážci
kind-ability = Zvláštní schopnosti
kind-leader = Vůdci
kind-faction = Frakce
kind-item = Předměty
kind-habitat = Prostředí
kind-machine = Karty strojů
kind-factory = Desky továrny
kind-tile = Desky s hexy prostředí
kind-track = Stupnice podpory
kind-die = Kostka zranění

## Nastavení

option-players = Počet hráčů
    .text = Jediný hráč vede dvě frakce s jednou rukou karet.
option-challenging = Náročné karty strojů
    .text = 0 základní hra, 1 až 2 pokročilá, 3 až 4 expertní, 5 až 6 extrémní.
option-factions = Frakce
    .text = V pořadí míst u stolu; bez výběru rozhodne los.
option-factions-order = { side-order }
option-factions-council = { side-council }
option-factions-coven = { side-coven }
option-factions-sect = { side-sect }
option-leaders = Vůdci
    .text = V pořadí frakcí; bez výběru si každý hráč zvolí vůdce u stolu.
option-leaders-burrun = { leader-burrun }
option-leaders-sorrel = { leader-sorrel }
option-leaders-nexto = { leader-nexto }
option-leaders-thexuloa = { leader-thexuloa }
option-leaders-alder = { leader-alder }
option-leaders-zinnia = { leader-zinnia }
option-leaders-guszper = { leader-guszper }
option-leaders-umber = { leader-umber }
option-solo_wounds = Zranění ve hře jednoho
    .text = Sólová pravidla zabíjejí Strážce třetím zraněním, pravidla pro více hráčů až čtvrtým.
option-solo_wounds-two = Zabíjí třetí zranění
option-solo_wounds-three = Zabíjí až čtvrté zranění
option-solo_hand = Počáteční ruka ve hře jednoho
    .text = Buď si každou dobranou kartu prohlédnete, než zvolíte balíček té další, nebo poměr obou balíčků určíte předem.
option-solo_hand-by-card = Kartu po kartě
option-solo_hand-split-first = Poměr předem
option-second_engine = Druhá mašina při přípravě
    .text = Dvě zdi a mašina naproti první dvojici: zrcadlově převrácené, jak říkají pravidla, nebo pootočené o polovinu. Zrcadlově vznikne první továrna dřív, jádro se ale dokončí později.
option-second_engine-mirrored = Zrcadlově
option-second_engine-turned = Pootočeně
option-die_symbols = { ability-fortitude } a { ability-agility }
    .text = Každá ruší jeden výsledek kostky zranění. Obvykle { ability-fortitude } dvojku a { ability-agility } jedničku; prohozeně naopak.
option-die_symbols-usual = Obvykle
option-die_symbols-swapped = Prohozeně
option-mycelium = { ability-friendly-mycelium }
    .text = Pohyb po stezce vyčistí jen hex, na kterém skončí, nebo i všechny hexy, přes které vedl.
option-mycelium-destination = Čistí cíl pohybu
option-mycelium-trail = Čistí celou cestu
option-acid_rain = { ability-acid-rain }
    .text = Mech se vymění za znečištění bez podpory, nebo platí za zničeného a podporu přinese.
option-acid_rain-swaps = Bez podpory
option-acid_rain-destroys = Za podporu

## Frakce, prostředí, předměty

side-order = Řád
    .acc = Řád
    .gen = Řádu
    .text = Domovské prostředí: lesy. Předmět: mapa.
side-council = Rada
    .acc = Radu
    .gen = Rady
    .text = Domovské prostředí: pláně. Předmět: jídlo.
side-coven = Klan
    .acc = Klan
    .gen = Klanu
    .text = Domovské prostředí: bažiny. Předmět: lektvary.
side-sect = Sekta
    .acc = Sektu
    .gen = Sekty
    .text = Domovské prostředí: hory. Předmět: rakety.
habitat-forest = Les
habitat-plains = Pláně
habitat-marsh = Bažiny
habitat-mountains = Hory
item-map = Mapa
    .acc = mapu
    .text = Pohyb nebo přeskupení bez akčního bodu.
item-food = Jídlo
    .acc = jídlo
    .text = Akční bod navíc.
item-potion = Lektvary
    .acc = lektvary
    .text = Odstraní jedno vaše zranění, nebo vyčistí hex bez akčního bodu.
item-rockets = Rakety
    .acc = rakety
    .text = Zničí mecha, nebo prolomí zeď bez akčního bodu.

## Zvláštní schopnosti

ability-comrade-of-the-order = Souputník Řádu
    .timing = Odhalení
    .text = Žeton prvního hráče přejde k dalšímu hráči po směru hodinových ručiček.
ability-archives = Archivy
    .timing = Odhalení
    .text = Získáte mapu.
ability-almanac-press = Tisk almanachu
    .timing = Odhalení
    .text = Každý hráč získá mapu.
ability-controlled-burn = Řízený požár
    .timing = Odhalení
    .text = Vyčistíte všechny sousední hexy, i továrny a jádro: za každý je podpora, za každou toxickou lokalitu zranění.
ability-burning-heat = Síla žáru
    .timing = Trvalá
    .text = Kdykoli vás něco zraní, získáte { $amount ->
        [one] 1 podporu
        [few] { $amount } podpory
       *[other] { $amount } podpor
    }.
ability-pyromancy = Pyromanie
    .timing = Odhalení
    .text = Utrpíte { $amount } zranění.
ability-manifesto = Manifest
    .timing = Odhalení
    .text = Získáte { $amount ->
        [one] 1 podporu
        [few] { $amount } podpory
       *[other] { $amount } podpor
    }.
ability-travelling-library = Putovní knihovna
    .timing = Odhalení
    .text = Přenesete jeden svůj tábor na kterýkoli hex lesa nebo do zalesněné továrny, kde tábor není.
ability-refuge = Útočiště
    .timing = Trvalá
    .text = Všichni se smějí přeskupit na kterýkoli tábor a při přeskupení nehází na zranění.
ability-comrade-of-the-council = Souputník Rady
    .timing = Odhalení
    .text = Žeton prvního hráče přejde k dalšímu hráči po směru hodinových ručiček.
ability-field-kitchen = Polní kuchyně
    .timing = Odhalení
    .text = Získáte jídlo.
ability-breaking-bread = Lámání chleba
    .timing = Odhalení
    .text = Každý hráč získá jídlo.
ability-sustenance = Obživa
    .timing = Trvalá
    .text = Za každý tábor, který kdokoli postaví, získáte { $amount ->
        [one] 1 podporu
        [few] { $amount } podpory
       *[other] { $amount } podpor
    }.
ability-bountiful-harvest = Bohatá sklizeň
    .timing = Odhalení
    .text = Doberete si { $amount ->
        [one] 1 Strážce
        [few] { $amount } Strážce
       *[other] { $amount } Strážců
    }.
ability-caravan = Karavana
    .timing = Trvalá
    .text = Všichni se smějí pohybovat po stezkách kteréhokoli prostředí, v jednom pohybu ale jen jednoho.
ability-fortitude = Odolnost
    .timing = Trvalá
    .text = Výsledek 2 na kostce zranění pro vás neplatí; s prohozenými symboly neplatí výsledek 1.
ability-sharpshooter = Ostrostřelec
    .timing = Odhalení
    .text = Zničíte 1 mecha na sousedním hexu, třeba i na jádru.
ability-field-hospital = Polní špitál
    .timing = Odhalení
    .text = Každý hráč odstraní { $amount } ze svých zranění.
ability-comrade-of-the-coven = Souputník Klanu
    .timing = Odhalení
    .text = Žeton prvního hráče přejde k dalšímu hráči po směru hodinových ručiček.
ability-bubbling-brew = Bublající odvar
    .timing = Odhalení
    .text = Získáte lektvary.
ability-apothecary = Apotéka
    .timing = Odhalení
    .text = Každý hráč získá lektvary.
ability-agility = Hbitost
    .timing = Trvalá
    .text = Výsledek 1 na kostce zranění pro vás neplatí; s prohozenými symboly neplatí výsledek 2.
ability-ambush = Přepadení
    .timing = Odhalení
    .text = Zničíte 1 mecha na svém hexu.
ability-secret-paths = Tajné stezky
    .timing = Odhalení
    .text = Každý hráč smí posunout svého vůdce na sousední hex, i přes zdi a mašiny.
ability-friendly-mycelium = Přátelské podhoubí
    .timing = Trvalá
    .text = Hex, na který se akcí pohyb dostanete, se sám vyčistí.
ability-acid-rain = Žíravý déšť
    .timing = Odhalení
    .text = Na kterémkoli hexu bez toxické lokality vyměníte 1 mecha za 1 znečištění.
ability-healing-herbs = Léčivé bylinky
    .timing = Odhalení
    .text = Vyberete hráče, který odstraní všechna svá zranění.
ability-comrade-of-the-sect = Souputník Sekty
    .timing = Odhalení
    .text = Žeton prvního hráče přejde k dalšímu hráči po směru hodinových ručiček.
ability-arsenal = Arzenál
    .timing = Odhalení
    .text = Získáte rakety.
ability-fireworks = Festival ohňostrojů
    .timing = Odhalení
    .text = Každý hráč získá rakety.
ability-hacking = Hackování
    .timing = Celé kolo
    .text = V tomto kole na konci svého tahu neotáčíte kartu strojů.
ability-scrap-hunting = Užitečné trosky
    .timing = Trvalá
    .text = Za zničeného mecha získáte navíc { $amount ->
        [one] 1 podporu
        [few] { $amount } podpory
       *[other] { $amount } podpor
    }.
ability-power-down = Dočasný výpadek
    .timing = Trvalá
    .text = Všichni smějí přecházet přes zdi, i přes zdi továren.
ability-tunnels = Tunely
    .timing = Odhalení
    .text = Přesunete vůdce na kterýkoli hex hor nebo do zalesněné továrny.
ability-ballistics = Balistika
    .timing = Trvalá
    .text = Svými raketami smíte zničit i mecha na sousedním hexu.
ability-demolition = Demolice
    .timing = Odhalení
    .text = Svým žetonem prolomíte kteroukoli zeď na herním plánu.

## Vůdci

leader-burrun = Burrun
    .title = pyrofilozof
    .text = Přináší schopnosti { ability-controlled-burn }, { ability-burning-heat } a { ability-pyromancy }.
leader-sorrel = Sorrel
    .title = vůdce Řádu
    .text = Přináší schopnosti { ability-manifesto }, { ability-travelling-library } a { ability-refuge }.
leader-nexto = Nexto
    .title = vůdce Rady
    .text = Přináší schopnosti { ability-sustenance }, { ability-bountiful-harvest } a { ability-caravan }.
leader-thexuloa = Thexulij
    .title = veterán gardy
    .text = Přináší schopnosti { ability-fortitude }, { ability-sharpshooter } a { ability-field-hospital }.
leader-alder = Alder
    .title = vůdce Klanu
    .text = Přináší schopnosti { ability-friendly-mycelium }, { ability-acid-rain } a { ability-healing-herbs }.
leader-zinnia = Zinnia
    .title = vůdce Klanu
    .text = Přináší schopnosti { ability-agility }, { ability-ambush } a { ability-secret-paths }.
leader-guszper = Guszper
    .title = hacker
    .text = Přináší schopnosti { ability-hacking }, { ability-scrap-hunting } a { ability-power-down }.
leader-umber = Umber
    .title = vůdce Sekty
    .text = Přináší schopnosti { ability-tunnels }, { ability-ballistics } a { ability-demolition }.

## Strážci

card-kelpuz = Kelpuz
    .title = poustevník
    .text = { ability-comrade-of-the-order }: { ability-comrade-of-the-order.text }
card-rystle = Rystle
    .title = poutník
    .text = { ability-comrade-of-the-order }: { ability-comrade-of-the-order.text }
card-popel = Popel
    .title = historik
    .text = { ability-archives }: { ability-archives.text }
card-fennick = Fennick
    .title = písař
    .text = { ability-archives }: { ability-archives.text }
card-wyzypa = Wyzypa
    .title = kartografka
    .text = { ability-almanac-press }: { ability-almanac-press.text }
card-oreg = Oreg
    .title = tiskař
    .text = { ability-almanac-press }: { ability-almanac-press.text }
card-bernadorn = Bernadorn
    .title = meteorolog
    .text = { ability-controlled-burn }: { ability-controlled-burn.text }
card-tamsel = Tamsel
    .title = požární strážce
    .text = { ability-controlled-burn }: { ability-controlled-burn.text }
card-ubi = Ubi
    .title = strážce plamene
    .text = { ability-burning-heat }: { ability-burning-heat.text }
card-lumiz = Lumiz
    .title = ohnivá pěst
    .text = { ability-burning-heat }: { ability-burning-heat.text }
card-pyrdalja = Pyrdalja
    .title = plamenná tanečnice
    .text = { ability-pyromancy }: { ability-pyromancy.text }
card-mora = Mora
    .title = vědma
    .text = { ability-pyromancy }: { ability-pyromancy.text }
card-mudruc = Mudruc
    .title = profesor
    .text = { ability-manifesto }: { ability-manifesto.text }
card-mirit = Mirit
    .title = válečný architekt
    .text = { ability-manifesto }: { ability-manifesto.text }
card-bryla = Bryla
    .title = knihovnice
    .text = { ability-travelling-library }: { ability-travelling-library.text }
card-quillo = Quillo
    .title = knihař
    .text = { ability-travelling-library }: { ability-travelling-library.text }
card-flika = Flika
    .title = včelařka
    .text = { ability-refuge }: { ability-refuge.text }
card-sedra = Sedra
    .title = hostinská
    .text = { ability-refuge }: { ability-refuge.text }
card-azen = Azén
    .title = posel
    .text = { ability-comrade-of-the-council }: { ability-comrade-of-the-council.text }
card-rintro = Rintro
    .title = povozník
    .text = { ability-comrade-of-the-council }: { ability-comrade-of-the-council.text }
card-svaca = Sváča
    .title = kuchařka
    .text = { ability-field-kitchen }: { ability-field-kitchen.text }
card-henk = Henk
    .title = sládek
    .text = { ability-field-kitchen }: { ability-field-kitchen.text }
card-kalsa = Kalša
    .title = pekařka
    .text = { ability-breaking-bread }: { ability-breaking-bread.text }
card-glint = Glint
    .title = mlynář
    .text = { ability-breaking-bread }: { ability-breaking-bread.text }
card-nolda = Nolda
    .title = farmářka
    .text = { ability-sustenance }: { ability-sustenance.text }
card-parsnel = Parsnel
    .title = sadař
    .text = { ability-sustenance }: { ability-sustenance.text }
card-sheaf = Sheaf
    .title = správce sýpky
    .text = { ability-bountiful-harvest }: { ability-bountiful-harvest.text }
card-rillo = Rillo
    .title = pěstitel rýže
    .text = { ability-bountiful-harvest }: { ability-bountiful-harvest.text }
card-griz = Griz
    .title = žnec
    .text = { ability-caravan }: { ability-caravan.text }
card-wagna = Wagna
    .title = vozatajka
    .text = { ability-caravan }: { ability-caravan.text }
card-prackus = Prackuš
    .title = štítonoš
    .text = { ability-fortitude }: { ability-fortitude.text }
card-torpis = Torpiš
    .title = starý gardista
    .text = { ability-fortitude }: { ability-fortitude.text }
card-okula = Okula
    .title = hlídka
    .text = { ability-sharpshooter }: { ability-sharpshooter.text }
card-cmuchin = Čmuchin
    .title = stopař
    .text = { ability-sharpshooter }: { ability-sharpshooter.text }
card-bastedie = Bastédie
    .title = polní chirurgyně
    .text = { ability-field-hospital }: { ability-field-hospital.text }
card-vatsi = Vatši
    .title = nosič raněných
    .text = { ability-field-hospital }: { ability-field-hospital.text }
card-mirka = Mirka
    .title = bardka
    .text = { ability-comrade-of-the-coven }: { ability-comrade-of-the-coven.text }
card-olm = Olm
    .title = tulák
    .text = { ability-comrade-of-the-coven }: { ability-comrade-of-the-coven.text }
card-vessa = Vessa
    .title = vařitelka odvarů
    .text = { ability-bubbling-brew }: { ability-bubbling-brew.text }
card-ruta = Ruta
    .title = sběračka
    .text = { ability-bubbling-brew }: { ability-bubbling-brew.text }
card-hemlo = Hemlo
    .title = lékárník
    .text = { ability-apothecary }: { ability-apothecary.text }
card-yarra = Yarra
    .title = obchodnice s bylinami
    .text = { ability-apothecary }: { ability-apothecary.text }
card-las = Laš
    .title = pirát močálů
    .text = { ability-agility }: { ability-agility.text }
card-nixa = Nixa
    .title = akrobatka
    .text = { ability-agility }: { ability-agility.text }
card-lurka = Lurka
    .title = záškodnice
    .text = { ability-ambush }: { ability-ambush.text }
card-bogdar = Bogdar
    .title = loupežník
    .text = { ability-ambush }: { ability-ambush.text }
card-fenna = Fenna
    .title = průvodkyně
    .text = { ability-secret-paths }: { ability-secret-paths.text }
card-mosko = Mosko
    .title = pašerák
    .text = { ability-secret-paths }: { ability-secret-paths.text }
card-puddok = Puddok
    .title = houbař
    .text = { ability-friendly-mycelium }: { ability-friendly-mycelium.text }
card-wispa = Wispa
    .title = výtrusová čarodějka
    .text = { ability-friendly-mycelium }: { ability-friendly-mycelium.text }
card-drosa = Drosa
    .title = vyvolávačka deště
    .text = { ability-acid-rain }: { ability-acid-rain.text }
card-cattal = Cattal
    .title = travič
    .text = { ability-acid-rain }: { ability-acid-rain.text }
card-sedgwin = Sedgwin
    .title = léčitel
    .text = { ability-healing-herbs }: { ability-healing-herbs.text }
card-tansa = Tansa
    .title = bylinkářka
    .text = { ability-healing-herbs }: { ability-healing-herbs.text }
card-cogwin = Cogwin
    .title = kurýr
    .text = { ability-comrade-of-the-sect }: { ability-comrade-of-the-sect.text }
card-marl = Marl
    .title = prospektor
    .text = { ability-comrade-of-the-sect }: { ability-comrade-of-the-sect.text }
card-pyrit = Pyrit
    .title = zbrojíř
    .text = { ability-arsenal }: { ability-arsenal.text }
card-fuze = Fuze
    .title = prachař
    .text = { ability-arsenal }: { ability-arsenal.text }
card-riiz = Riiz
    .title = ohňostrůjce
    .text = { ability-fireworks }: { ability-fireworks.text }
card-tinka = Tinka
    .title = pořadatelka festivalu
    .text = { ability-fireworks }: { ability-fireworks.text }
card-nib = Nib
    .title = luštitel kódů
    .text = { ability-hacking }: { ability-hacking.text }
card-oru = Oru
    .title = radista
    .text = { ability-hacking }: { ability-hacking.text }
card-bolto = Bolto
    .title = vetešník
    .text = { ability-scrap-hunting }: { ability-scrap-hunting.text }
card-kobal = Kobal
    .title = kutil
    .text = { ability-scrap-hunting }: { ability-scrap-hunting.text }
card-ozo = Ozo
    .title = elektrikář
    .text = { ability-power-down }: { ability-power-down.text }
card-vanad = Vanad
    .title = sabotér
    .text = { ability-power-down }: { ability-power-down.text }
card-shafta = Shafta
    .title = razička tunelů
    .text = { ability-tunnels }: { ability-tunnels.text }
card-drilla = Drilla
    .title = hornice
    .text = { ability-tunnels }: { ability-tunnels.text }
card-quarz = Quarz
    .title = matematik
    .text = { ability-ballistics }: { ability-ballistics.text }
card-halit = Halit
    .title = střelec
    .text = { ability-ballistics }: { ability-ballistics.text }
card-gneis = Gneis
    .title = střelmistr
    .text = { ability-demolition }: { ability-demolition.text }
card-mica = Mica
    .title = demoliční inženýrka
    .text = { ability-demolition }: { ability-demolition.text }

## Stroje

machine-engines = Mašiny
    .text = Každá mašina se dvakrát pohne a nechá za sebou zdi; nakonec se nasadí ty, které se vrátily na jádro.
machine-factories = Továrny
    .text = Je-li některý hex ohraničený, stroje na něm postaví továrnu; jinak se ze všech výpustí šíří znečištění.
machine-mechs = Mechové
    .text = Každá mašina nasadí lovce; lovci pronásledují aktivního hráče o dva hexy, ostatní o jeden.
machine-restart = Restart
    .text = Směr strojů se změní, potom následuje totéž co u karty Továrny.
machine-hard-engines = Náročné mašiny
    .text = Mašina, na kterou radar narazí dřív, se pohne třikrát, druhá dvakrát.
machine-hard-factories = Náročné továrny
    .text = Znečištění se šíří vždy, i když stroje postavily továrnu.
machine-hard-mechs = Nároční mechové
    .text = Po pronásledování utrpí 1 zranění každý, kdo stojí na hexu s mechem.
factory-0 = Továrna 0
    .acc = továrnu 0
    .gen = továrny 0
    .text = Ze svých výpustí šíří znečištění, dokud není zalesněná.
factory-1 = Továrna 1
    .acc = továrnu 1
    .gen = továrny 1
    .text = Ze svých výpustí šíří znečištění, dokud není zalesněná.
factory-2 = Továrna 2
    .acc = továrnu 2
    .gen = továrny 2
    .text = Ze svých výpustí šíří znečištění, dokud není zalesněná.
factory-3 = Továrna 3
    .acc = továrnu 3
    .gen = továrny 3
    .text = Ze svých výpustí šíří znečištění, dokud není zalesněná.
factory-4 = Továrna 4
    .acc = továrnu 4
    .gen = továrny 4
    .text = Ze svých výpustí šíří znečištění, dokud není zalesněná.
factory-5 = Továrna 5
    .acc = továrnu 5
    .gen = továrny 5
    .text = Ze svých výpustí šíří znečištění, dokud není zalesněná.
machine-direction-right = vpravo
machine-direction-left = vlevo
die-wound-die = Kostka zranění
    .text = Hází se jednou za akci pod hrozbou mechů: bez zranění, jedno, nebo dvě.
tile-h01 = Deska s hexy 01
tile-h02 = Deska s hexy 02
tile-h03 = Deska s hexy 03
tile-h04 = Deska s hexy 04
tile-h05 = Deska s hexy 05
tile-h06 = Deska s hexy 06
tile-h07 = Deska s hexy 07
tile-h08 = Deska s hexy 08
tile-h09 = Deska s hexy 09
tile-h10 = Deska s hexy 10
tile-h11 = Deska s hexy 11
tile-h12 = Deska s hexy 12
track-factions-2 = Stupnice podpory (2 frakce)
    .text = Pod každým táborem je číslo: do kolika karet si po jeho stavbě doberete ruku.
track-factions-3 = Stupnice podpory (3 frakce)
    .text = Pod každým táborem je číslo: do kolika karet si po jeho stavbě doberete ruku.
track-factions-4 = Stupnice podpory (4 frakce)
    .text = Pod každým táborem je číslo: do kolika karet si po jeho stavbě doberete ruku.
direction-e = východ
    .to = na východ
    .at = na východě
aim-e = na východě
direction-se = jihovýchod
    .to = na jihovýchod
    .at = na jihovýchodě
aim-se = na jihovýchodě
direction-sw = jihozápad
    .to = na jihozápad
    .at = na jihozápadě
aim-sw = na jihozápadě
direction-w = západ
    .to = na západ
    .at = na západě
aim-w = na západě
direction-nw = severozápad
    .to = na severozápad
    .at = na severozápadě
aim-nw = na severozápadě
direction-ne = severovýchod
    .to = na severovýchod
    .at = na severovýchodě
aim-ne = na severovýchodě
aim-here = na vlastním hexu
result-open = nerozhodnuto
result-won = vítězství
result-core-completed = stavba jádra je dokončena
result-toxic-disaster = toxická katastrofa
result-massacre = masakr
result-out-of-time = stroje měly víc času

## Fáze

phase-leader = Volba vůdců
phase-start = Počáteční tábory
phase-split = Počáteční ruka
phase-opening = Počáteční ruka
phase-choose = Vedení: výběr Strážců
phase-reveal = Vedení: odhalení
phase-library-from = { ability-travelling-library }
phase-library-to = { ability-travelling-library }
phase-shoot = { ability-sharpshooter }
phase-acid = { ability-acid-rain }
phase-herbs = { ability-healing-herbs }
phase-tunnel = { ability-tunnels }
phase-demolish = { ability-demolition }
phase-paths = { ability-secret-paths }
phase-act = Akce
phase-over = Konec hry

## Výzvy

prompt-won = Zvítězili jste: jádro strojů je zničené.
prompt-lost = Prohráli jste: { $result }.
prompt-wait-choose = Strážci se vybírají mlčky, ještě { $number ->
    [one] volí 1 hráč
    [few] volí { $number } hráči
   *[other] volí { $number } hráčů
 }.
prompt-wait-several = Čeká se na { $number ->
    [one] jednoho hráče
    [few] { $number } hráče
   *[other] { $number } hráčů
 }.
prompt-wait-turn = Na tahu je { $seat } ({ $side }), { $number ->
    [0] žádná akce nezbývá
    [one] zbývá 1 akce
    [few] zbývají { $number } akce
   *[other] zbývá { $number } akcí
 }.
prompt-wait = Čeká se, jak se rozhodne { $seat }.
prompt-act = Hraje { $side }: { $number ->
    [one] zbývá 1 akce
    [few] zbývají { $number } akce
   *[other] zbývá { $number } akcí
 }.
prompt-act-spent = Hraje { $side }: žádná akce nezbývá. Můžete přidat Strážce do týmu, použít předmět, nebo ukončit tah.
prompt-leader = Vyberte vůdce { $side_gen }.
prompt-start = Vyberte hex pro počáteční tábor { $side_gen }.
prompt-split = Kolik karet počáteční ruky doberete z balíčku { $side_gen }? Zbytek bude z balíčku { $side2_gen }.
prompt-opening = Ze kterého balíčku si doberete? { $number ->
    [one] Zbývá poslední karta
    [few] Zbývají { $number } karty
   *[other] Zbývá { $number } karet
 } počáteční ruky.
prompt-choose = Mlčky vyberte aktivního Strážce.
prompt-choose-alone = Vyberte Strážce; jeho frakce bude na tahu.
prompt-reveal = Schopnost karty { $card } čeká; dohodněte se na pořadí.
prompt-library-from = { ability-travelling-library }: který tábor přenesete?
prompt-library-to = { ability-travelling-library }: na který hex tábor postavíte?
prompt-shoot = { ability-sharpshooter }: na který sousední hex vystřelíte?
prompt-acid = { ability-acid-rain }: na kterém hexu mecha vyměníte?
prompt-herbs = { ability-healing-herbs }: čí zranění se odstraní?
prompt-tunnel = { ability-tunnels }: na který hex vůdce přesunete?
prompt-demolish = { ability-demolition }: kterou zeď prolomíte?
prompt-paths = { ability-secret-paths }: posuňte vůdce { $side_gen }, nebo ho nechte stát.

## Tahy

move-lead-with = Zvolit vůdce: { $leader }
move-start-at = Začít na { $hex }
move-draw-from-the-first-deck = Z prvního balíčku karet: { $amount }
move-draw-an-opening-card-of-the = Dobrat kartu { $side_gen }
move-choose = Vybrat: { $card }
move-choose-the-top-card-of-the-deck = Otočit vrchní kartu balíčku { $side_gen }
move-choose-a-card = Vybrat kartu
move-resolve-ability = Vyhodnotit schopnost
move-pick-up-camp-at = Zvednout tábor na { $hex }
move-set-down-camp-at = Postavit tábor na { $hex }
move-shoot = Vystřelit { $direction_to }
move-acid-rain-on = Vyměnit mecha na { $hex }
move-heal-with-herbs = Vyléčit { $side_acc }
move-tunnel-to = Projít tunelem na { $hex }
move-demolish = Prolomit zeď { $border }
move-shift = Posunout vůdce { $direction_to }
move-stay = Zůstat na místě
move-move-to = Jít na { $hex }
move-build-camp = Postavit tábor
move-regroup-to = Přeskupit se na { $hex }
move-heal = Léčit se
move-clear = Vyčistit hex
move-destroy-mech = Zničit mecha
move-breach = Prolomit zeď { $direction_at }
move-rewild = Zalesnit továrnu
move-take = Získat { $item_acc }
move-eat-food = Sníst jídlo: akční bod navíc
move-drink-potion = Odstranit zranění lektvarem
move-clear-with-potion = Vyčistit hex lektvarem
move-rocket-a-mech = Zničit raketou mecha { $aim }
move-rocket-a-wall = Prolomit raketou zeď { $direction_at }
move-move-with-map-to = Jít s mapou na { $hex }
move-regroup-with-map-to = Přeskupit se s mapou na { $hex }
move-team-up-with = Přidat do týmu: { $card }
move-end-turn = Ukončit tah

## Co log říká o tazích (ostatní tahy říkají události)

did-end-turn = { $seat_you ->
    [yes] Ukončujete tah
   *[no] { $seat } ukončuje tah
 }.

## Události

event-is-led-by = V čele { $side_gen } stojí { $leader }.
event-starts-at = { $side } staví počáteční tábor na { $hex }.
event-round-begins-with = Začíná { $number }. kolo. Žeton prvního hráče { $seat_you ->
    [yes] máte vy
   *[no] má { $seat }
 }.
event-round-begins = Začíná { $number }. kolo.
event-chose-a-card = { $side } má vybraného Strážce.
event-reveals-with = { $side } odhaluje kartu { $card } ({ $ability }).
event-resolves = { $side } vyhodnocuje schopnost karty { $card }.
event-has-no-use-for = Schopnost karty { $card } nemá cíl.
event-first-player-is = Žeton prvního hráče teď { $seat_you ->
    [yes] máte vy
   *[no] má { $seat }
 }.
event-readies = { $side } získává { $item_acc }.
event-spends = { $side } obrací { $item_acc } na použitou stranu.
event-gains-support = { $side } má podporu { $number }.
# Whose hand it is sees the cards themselves.
event-draws-cards-into-the-hand-of = { $seat_you ->
    [yes] { "" }
   *[no] { $side } dobírá { $number ->
        [one] 1 kartu
        [few] { $number } karty
       *[other] { $number } karet
    }.
}
event-draws = { $side } bere do ruky kartu { $card }.
event-shuffles-its-discard = { $side } míchá odkládací hromádku do nového balíčku.
event-moves-to = Vůdce { $side_gen } jde na { $hex }.
event-regroups-to = Vůdce { $side_gen } se přeskupuje na { $hex }.
event-shifts-to = { ability-secret-paths }: vůdce { $side_gen } přechází na { $hex }.
event-tunnels-to = Vůdce { $side_gen } prochází tunelem na { $hex }.
event-stays = Vůdce { $side_gen } zůstává na místě.
event-builds-a-camp-at = { $side } staví tábor na { $hex }.
event-lifts-the-camp-at = { $side } zvedá tábor na { $hex }.
event-carries-a-camp-from-to = { $side } staví přenesený tábor na { $hex2 }.
event-heals-wounds = { $side } odstraňuje { $number } zranění.
event-clears-pollution-at = { $side } čistí znečištění na { $hex }.
event-clears-the-toxic-site-at = { $side } čistí toxickou lokalitu na { $hex }.
event-destroys-a-mech-at = { $side } ničí mecha na { $hex }.
event-turns-a-mech-into-pollution-at = { ability-acid-rain } mění mecha na { $hex } ve znečištění.
event-breaches = { $side } prolamuje zeď { $border }.
event-rewilds-factory-at = { $side } zalesňuje na { $hex } { $factory_acc }.
event-teams-up-with = { $side } přidává do týmu kartu { $card }.
event-rolls-in-close-combat = { $side } hází na zranění na blízko: { $number ->
    [0] padá prázdná strana
    [1] padá jedno zranění
    [few] padají { $number } zranění
   *[other] padá { $number } zranění
 }.
event-rolls-under-fire = { $side } hází na zranění na dálku: { $number ->
    [0] padá prázdná strana
    [1] padá jedno zranění
    [few] padají { $number } zranění
   *[other] padá { $number } zranění
 }.
event-suffers-wounds = { $side } dostává { $number } zranění.
event-loses = { $side } ztrácí Strážce: { $card }.
event-has-no-defender-left-to-lose = { $side } nemá Strážce, který by mohl zemřít; zranění mizí.
event-leaves-the-game = { $side } má postavené všechny tábory a vystupuje ze hry.
event-turn-of-with-actions = Na tahu je { $side }: { $number ->
    [one] 1 akční bod
    [few] { $number } akční body
   *[other] { $number } akčních bodů
 }.
event-flips-no-machine-card = { $side } hackuje: karta strojů se neotáčí.
event-machine-card = Otáčí se karta strojů: { $machine }.
event-machine-deck-is-shuffled = Balíček strojů se znovu míchá.
event-machine-turns = Směr strojů se mění: { $machine_direction }.
event-engine-lays-a-wall-on = Mašina { $engine } staví zeď { $border }.
event-engine-moves-to = Mašina { $engine } jede dál.
event-engine-returns-to-the-core = Mašina { $engine } se resetuje na jádro.
event-engine-is-deployed-to-by-factory = Mašina { $engine } se nasazuje od { $factory_gen }.
event-engine-finds-no-free-ray = Mašina { $engine } nemá volný paprsek a čeká na jádru.
event-no-hex-is-enclosed = Žádný hex není ohraničený.
event-is-enclosed = Hex { $hex } je ohraničený.
event-factory-is-built-at = Stroje staví na { $hex } { $factory_acc }.
event-mechs-stand-on-the-core = Na jádru { $number ->
    [0] nestojí žádný odstřelovač
    [one] stojí 1 odstřelovač
    [few] stojí { $number } odstřelovači
   *[other] stojí { $number } odstřelovačů
 }.
event-factory-vents-to = Výpusť { $factory_gen } šíří znečištění { $direction_to } na { $hex }.
event-factory-vents-off-the-map = Výpusť { $factory_gen } míří { $direction_to } mimo herní plán.
event-becomes-a-toxic-site = Na { $hex } vzniká toxická lokalita.
event-engine-deploys-a-hunter-at = Mašina { $engine } nasazuje lovce na { $hex }.
event-no-mech-is-left-for-engine = Mašina { $engine } nemá koho nasadit: mechové došli.
event-hunters-go-from-to = { $number ->
    [one] 1 lovec jde
    [few] { $number } lovci jdou
   *[other] { $number } lovců jde
 } z { $hex } na { $hex2 }.
event-mechs-wound = Mechové zraňují { $side_acc }.
event-game-ends = Hra končí: { $result }.

## Hexy: řady A až G shora dolů, v řadě zleva; a hranice mezi nimi

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
hex-0_0 = D4 (jádro)
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
border-0_-3_w = A1, západní okraj
border-0_-3_nw = A1, severozápadní okraj
border-0_-3_ne = A1, severovýchodní okraj
border-1_-3_e = A2 – A3
border-1_-3_se = A2 – B3
border-1_-3_sw = A2 – B2
border-1_-3_nw = A2, severozápadní okraj
border-1_-3_ne = A2, severovýchodní okraj
border-2_-3_e = A3 – A4
border-2_-3_se = A3 – B4
border-2_-3_sw = A3 – B3
border-2_-3_nw = A3, severozápadní okraj
border-2_-3_ne = A3, severovýchodní okraj
border-3_-3_e = A4, východní okraj
border-3_-3_se = A4 – B5
border-3_-3_sw = A4 – B4
border-3_-3_nw = A4, severozápadní okraj
border-3_-3_ne = A4, severovýchodní okraj
border--1_-2_e = B1 – B2
border--1_-2_se = B1 – C2
border--1_-2_sw = B1 – C1
border--1_-2_w = B1, západní okraj
border--1_-2_nw = B1, severozápadní okraj
border-0_-2_e = B2 – B3
border-0_-2_se = B2 – C3
border-0_-2_sw = B2 – C2
border-1_-2_e = B3 – B4
border-1_-2_se = B3 – C4
border-1_-2_sw = B3 – C3
border-2_-2_e = B4 – B5
border-2_-2_se = B4 – C5
border-2_-2_sw = B4 – C4
border-3_-2_e = B5, východní okraj
border-3_-2_se = B5 – C6
border-3_-2_sw = B5 – C5
border-3_-2_ne = B5, severovýchodní okraj
border--2_-1_e = C1 – C2
border--2_-1_se = C1 – D2
border--2_-1_sw = C1 – D1
border--2_-1_w = C1, západní okraj
border--2_-1_nw = C1, severozápadní okraj
border--1_-1_e = C2 – C3
border--1_-1_se = C2 – D3
border--1_-1_sw = C2 – D2
border-0_-1_e = C3 – C4
border-0_-1_se = C3 – D4 (jádro)
border-0_-1_sw = C3 – D3
border-1_-1_e = C4 – C5
border-1_-1_se = C4 – D5
border-1_-1_sw = C4 – D4 (jádro)
border-2_-1_e = C5 – C6
border-2_-1_se = C5 – D6
border-2_-1_sw = C5 – D5
border-3_-1_e = C6, východní okraj
border-3_-1_se = C6 – D7
border-3_-1_sw = C6 – D6
border-3_-1_ne = C6, severovýchodní okraj
border--3_0_e = D1 – D2
border--3_0_se = D1 – E1
border--3_0_sw = D1, jihozápadní okraj
border--3_0_w = D1, západní okraj
border--3_0_nw = D1, severozápadní okraj
border--2_0_e = D2 – D3
border--2_0_se = D2 – E2
border--2_0_sw = D2 – E1
border--1_0_e = D3 – D4 (jádro)
border--1_0_se = D3 – E3
border--1_0_sw = D3 – E2
border-0_0_e = D5 – D4 (jádro)
border-0_0_se = E4 – D4 (jádro)
border-0_0_sw = E3 – D4 (jádro)
border-1_0_e = D5 – D6
border-1_0_se = D5 – E5
border-1_0_sw = D5 – E4
border-2_0_e = D6 – D7
border-2_0_se = D6 – E6
border-2_0_sw = D6 – E5
border-3_0_e = D7, východní okraj
border-3_0_se = D7, jihovýchodní okraj
border-3_0_sw = D7 – E6
border-3_0_ne = D7, severovýchodní okraj
border--3_1_e = E1 – E2
border--3_1_se = E1 – F1
border--3_1_sw = E1, jihozápadní okraj
border--3_1_w = E1, západní okraj
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
border-2_1_e = E6, východní okraj
border-2_1_se = E6, jihovýchodní okraj
border-2_1_sw = E6 – F5
border--3_2_e = F1 – F2
border--3_2_se = F1 – G1
border--3_2_sw = F1, jihozápadní okraj
border--3_2_w = F1, západní okraj
border--2_2_e = F2 – F3
border--2_2_se = F2 – G2
border--2_2_sw = F2 – G1
border--1_2_e = F3 – F4
border--1_2_se = F3 – G3
border--1_2_sw = F3 – G2
border-0_2_e = F4 – F5
border-0_2_se = F4 – G4
border-0_2_sw = F4 – G3
border-1_2_e = F5, východní okraj
border-1_2_se = F5, jihovýchodní okraj
border-1_2_sw = F5 – G4
border--3_3_e = G1 – G2
border--3_3_se = G1, jihovýchodní okraj
border--3_3_sw = G1, jihozápadní okraj
border--3_3_w = G1, západní okraj
border--2_3_e = G2 – G3
border--2_3_se = G2, jihovýchodní okraj
border--2_3_sw = G2, jihozápadní okraj
border--1_3_e = G3 – G4
border--1_3_se = G3, jihovýchodní okraj
border--1_3_sw = G3, jihozápadní okraj
border-0_3_e = G4, východní okraj
border-0_3_se = G4, jihovýchodní okraj
border-0_3_sw = G4, jihozápadní okraj

## Volby, které k sobě nejdou
wrong-factions = { $n ->
    [2] Vyberte dvě různé frakce, nebo žádnou.
    [3] Vyberte tři různé frakce, nebo žádnou.
   *[other] Vyberte čtyři různé frakce, nebo žádnou.
}
wrong-leaders = Vyberte frakce a ke každé jednoho vůdce ve stejném pořadí, nebo žádného.
wrong-leader = { $leaders } frakci { $factions } nevede.

## Co lze získat
achievement-expert = Proti strojům
    .text = Vyhrajte na úrovni expert nebo extrém: nejdřív hradby, protože kdo nemůže chodit, nemůže pomáhat.
achievement-solo = Sám za divočinu
    .text = Vyhrajte sólovou partii: dvě frakce, jedna hlava.

## Lekce

lessons-actions = Akce
lessons-corridors = Stezky
lessons-camps = Podpora a tábory
lessons-wounds = Zranění
lessons-machine = Stroje
lessons-solo = Sólo
lessons-ending = Konec hry
