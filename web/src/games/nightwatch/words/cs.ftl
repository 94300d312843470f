# Slova desky: popisky věcí na stole, které potřebuje jen prohlížeč.
board-field-watch = Sever, Zeď a Dar
board-field-gift = Dar
board-field-island = Ostrov
board-frostfangs = Mrazokly
board-tormund-camp = Tormundův tábor
board-tormund = Tormund
board-robber = Tormund, lupič
board-tormund-text = Díl, na kterém stojí, nic nedává. Kdo ho přemístí, vezme kartu jednomu ze sousedů.
board-tormund-at = Tormund stojí na dílu { $hex }
board-tormund-in-camp = Tormund je ve svém táboře
board-blocked = zablokováno
board-path = Cesta mezi díly
board-crossing = Křižovatka
board-road-of = Cesta hráče { $name }
board-piece-of = { $piece } hráče { $name }
board-route = Tudy přicházejí Divocí z úseku { $section }
board-market-title = Tržiště
board-market = { $what }: { $rate } za 1
board-anything = cokoli
board-wildling-at = { $wildling } na dílu { $hex }
board-pips = { $number } z 36 hodů
board-now-tormund = Stojí tu Tormund, díl nic nedává.
board-now-wildling = Stojí tu { $wildling }, díl nic nedává.
board-now-paid = Při posledním hodu vynesl.
board-now-route = Sem vpouští Divoké úsek { $section }.
board-now-blocks = Díl pod ním nic nedává.
board-now-market = Stojí u tržiště.
board-in-frostfangs = { $wildling } v Mrazoklech: { $number }
board-trail = Stezka { $numbers } k úseku { $section }
board-trail-text = Padne-li na kostce Divokých toto číslo, sejde sem první z kmene.
board-outcome-nothing = První tábor je prázdný, nepřišel by nikdo.
board-outcome-rests = { $wildling } by zůstal pod úsekem { $section }; stráže drží.
board-outcome-breach = { $wildling } by prolomil úsek { $section }.
board-outcome-strikes = { $wildling } by srazil stráž z úseku { $section }.
board-outcome-climbs = { $wildling } by přelezl úsek { $section } do Daru.
board-outcome-no-room = { $wildling } by za úsekem { $section } nenašel místo a vrátil by se.
board-camps = { $number ->
    [0] Všechny čtyři tábory jsou prázdné.
    [one] Obsazen je jeden ze čtyř táborů.
    [few] Obsazeny jsou { $number } ze čtyř táborů.
   *[other] Obsazeno je { $number } ze čtyř táborů.
}
board-camp-empty = Nikdo tu netáboří.
board-empty = prázdný
board-clearing = Pod úsekem { $section }: { $number ->
    [one] jeden běžný Divoký
    [few] { $number } běžní Divocí
   *[other] { $number } běžných Divokých
}
board-now-clearing = { $number ->
    [0] Nahoře nikdo nehlídá.
    [one] Nahoře hlídá jedna stráž.
    [few] Nahoře hlídají { $number } stráže.
   *[other] Nahoře hlídá { $number } stráží.
}
board-tokens-title = Žetony Divokých
board-tokens-text = Každá postavená osada a tvrz jeden otočí; ten pošle Divokého do táborů.
board-tokens = { $pool } v zásobě, { $used } použito
board-in-pool = v zásobě
board-used = použito
board-section-title = Úsek Zdi { $section }
board-section = Úsek { $section }: { $number } z 5 stráží
board-guards-posted = { $number } z 5 stráží
board-now-section = Stráže { $guards }, běžní Divocí pod nimi { $regulars }.
board-guards-title = Stráže na Zdi
board-guards-of-all = Stráže všech hráčů
board-breaches-title = Průlomy
board-breaches-text = Třetí průlom ukončí hru; pak se počítá, kdo Zeď držel.
board-breaches = { $number } z { $most } průlomů
board-in-gift-title = Divocí v Daru
board-in-gift-text = Každý z nich blokuje díl. S osmým hra končí.
board-in-gift = { $number } z { $most } Divokých v Daru
board-tally-breaches = průlomy
board-tally-gift = v Daru
board-prices = Ceník
board-prices-note = stavba zavře obchod
board-left = { $number ->
    [few] zbývají { $number }
   *[other] zbývá { $number }
}
board-in-deck = v balíčku { $number }
board-missing = { $resource }, chybí
board-bank = Bank
board-trade = Obchod
board-pile = { $resource }: { $number }
board-your-rate = Váš kurz je { $rate } za 1.
board-bank-none = S bankem teď nemáte co vyměnit.
board-dice = Kostky
board-dice-rest = Kostky leží
board-dice-two = Padlo { $first } a { $second }
board-dice-three = Padlo { $first } a { $second }, kostka Divokých { $wildling }
board-desk-rest = { $number ->
    [0] v tomto tahu už bez nabídek
    [one] v tomto tahu zbývá jedna nabídka
    [few] v tomto tahu zbývají { $number } nabídky
   *[other] v tomto tahu zbývá { $number } nabídek
}
board-desk-offer = ostatní ji ještě nevidí
board-desk-asked = nabídka leží na stole
board-desk-answering = nabízí { $name }
board-desk-close = Zavřít obchod
board-you-give = Dáváte
board-you-want = Chcete
board-you-get = Dostanete
board-you-pay = Zaplatíte
board-instead-of = Místo
board-swap-one = Vyměnit
board-counter-how = Jinak? Složte si vlastní nabídku na podložkách.
board-gives = Dá
board-wants = a chce
board-answer-waits = Rozmýšlí se.
board-answer-accepts = Přijímá.
board-answer-declines = Nechce.
board-answer-counters = Má jinou nabídku.
board-swap = Vyměnit
board-take-counter = Přijmout
board-slip-accepts = přijímá
board-slip-declines = nechce
board-slip-counters = jiná nabídka
board-your-resources = Vaše suroviny
board-your-cards = Vaše akční karty
board-income = Za 36 hodů vynese { $number }.
board-card-fresh = Koupena v tomto tahu, zahrát ji lze později.
board-hero-fresh = až příští tah
board-hero-then-b = příště strana B
board-hero-then-out = pak odejde
board-hand-count = { $number ->
    [one] jedna karta surovin
    [few] { $number } karty surovin
   *[other] { $number } karet surovin
}
board-hand-text = Kdo má při sedmičce víc než sedm karet, polovinu odhodí.
board-known = Jistě: { $cards }.
board-card-count = { $number ->
    [one] jedna akční karta
    [few] { $number } akční karty
   *[other] { $number } akčních karet
}
board-points = { $number } z { $goal } bodů
board-of-goal = z { $goal }
board-longest-road = Nejdelší cesta { $number }
board-largest-patrol = Největší hlídka { $number }
board-road-length = nejdelší cesta { $number }
board-standing = Cesta a hlídky
board-standing-text = Nejdelší cesta { $road }, zahrané hlídky { $patrols }.
board-hidden = { $number ->
    [one] +1 skrytý bod
    [few] +{ $number } skryté body
   *[other] +{ $number } skrytých bodů
}
board-place-coast = pobřeží
board-place-rim = okraj Daru
board-place-wall = Zeď
board-place-side = { $place } ({ $side ->
    [n] sever
    [ne] severovýchod
    [e] východ
    [se] jihovýchod
    [s] jih
    [sw] jihozápad
    [w] západ
   *[nw] severozápad
})

sum-proposes-trade = { $seat } nabízí { $give_acc } za { $want_acc }.
sum-counters = { $seat } navrhuje { $offer-instead_acc } za { $ask-instead_acc }.
