# Slova desky: popisky věcí na stole, které potřebuje jen prohlížeč.
board-field-watch = Sever, Zeď a Dar
board-field-gift = Dar
board-field-island = Ostrov
board-frostfangs = Mrazokly
board-tormund-camp = Tormundův tábor
board-tormund = Tormund
board-robber = Tormund, zloděj
board-tormund-text = Díl, na kterém stojí, nic nevynáší. Kdo ho přemístí, vezme kartu jednomu ze sousedů dílu.
board-tormund-at = Tormund stojí na dílu { $hex }
board-tormund-in-camp = Tormund je ve svém táboře
board-blocked = zablokováno
board-path = Pěšina
board-crossing = Křižovatka
board-road-of = Cesta hráče { $name }
board-piece-of = { $piece } hráče { $name }
board-route = Tudy přicházejí Divocí z úseku { $section }
board-market-title = Tržiště
board-market = { $what }: { $rate } za 1
board-anything = cokoli
board-wildling-at = Na dílu { $hex } stojí { $wildling }
board-pips = { $number } z 36 hodů
board-now-tormund = Stojí tu Tormund, díl nic nevynáší.
board-now-wildling = Stojí tu { $wildling }, díl nic nevynáší.
board-now-paid = Při posledním hodu vynesl.
board-now-route = Sem vpouští Divoké úsek { $section }.
board-now-blocks = Díl pod ním nic nevynáší.
board-now-market = Stojí u tržiště.
board-in-frostfangs = V Mrazoklech zbývá { $wildling }: { $number }
board-trail = Stezka { $numbers } k úseku { $section }
board-trail-text = Padne-li na kostce Divokých toto číslo, sejde sem první z kmene.
board-outcome-nothing = První tábor je prázdný, nikdo by nepřišel.
board-outcome-rests = Pod úsekem { $section } by zůstal { $wildling }; stráže drží.
board-outcome-breach = Úsek { $section } by prolomil { $wildling }.
board-outcome-strikes = Stráž z úseku { $section } by odstranil { $wildling }.
board-outcome-climbs = Přes úsek { $section } by do Daru přelezl { $wildling }.
board-outcome-no-room = Za úsekem { $section } by nenašel volný díl { $wildling }: vrátil by se.
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
board-tokens-text = Každá postavená osada otočí jeden, každá tvrz dva; otočený žeton přivede Divokého do táborů.
board-tokens = { $pool } v zásobě, { $used } použito
board-in-pool = v zásobě
board-used = použito
board-section-title = Úsek Zdi { $section }
board-section = Úsek { $section }: { $number } z 5 stráží
board-guards-posted = { $number } z 5 stráží
board-now-section = Stráže { $guards }, běžní Divocí pod nimi { $regulars }.
board-guards-title = Stráže na Zdi
board-guards-of-all = Stráže všech hráčů
board-breaches-title = Prolomení
board-breaches-text = Třetí prolomení ukončí hru; vítězí, kdo má na Zdi nejvíc stráží.
board-breaches = Prolomení Zdi: { $number } z { $most }
board-in-gift-title = Divocí v Daru
board-in-gift-text = Každý z nich blokuje díl. S osmým hra končí.
board-in-gift = { $number } z { $most } Divokých v Daru
board-tally-breaches = prolomení
board-tally-gift = v Daru
board-prices = Ceník
board-prices-note = Stavba ukončí obchod
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
    [0] V tomto tahu už bez nabídek
    [one] V tomto tahu zbývá jedna nabídka
    [few] V tomto tahu zbývají { $number } nabídky
   *[other] V tomto tahu zbývá { $number } nabídek
}
board-desk-offer = Nabídka ještě není předložena
board-desk-asked = Nabídka leží na stole
board-desk-answering = Nabízí { $name }
board-desk-close = Zavřít obchod
board-you-give = Dáváte
board-you-want = Chcete
board-you-get = Dostanete
board-you-pay = Zaplatíte
board-instead-of = Místo
board-swap-one = Vyměnit
board-gives = Dá
board-wants = a chce
board-answer-waits = Rozmýšlí se.
board-answer-accepts = Přijímá.
board-answer-declines = Odmítá.
board-answer-counters = Má protinávrh.
board-swap = Vyměnit
board-take-counter = Přijmout
board-slip-accepts = přijímá
board-slip-declines = odmítá
board-slip-counters = protinávrh
board-your-resources = Vaše suroviny
board-your-cards = Vaše akční karty
board-income = Za 36 hodů vynese { $number ->
    [one] jednu kartu.
    [few] { $number } karty.
   *[other] { $number } karet.
}
board-card-fresh = Koupena v tomto tahu; zahrát ji lze nejdříve v příštím.
board-hero-fresh = až příští tah
board-hero-then-b = příště strana B
board-hero-then-out = pak odejde
board-hand-count = { $number ->
    [one] jedna karta surovin
    [few] { $number } karty surovin
   *[other] { $number } karet surovin
}
board-hand-text = Kdo má při sedmičce víc než sedm karet, odhodí polovinu.
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

habit-auto-roll = Házet kostkami, když není co jiného dělat
habit-auto-decline = Odmítat nabídky, na které nemám karty
board-self-rolls = Kostky se házejí samy
board-self-declines = Odmítnuto samo: nemáte na to karty
board-scene-points = { $number ->
    [one] 1 bod
    [few] { $number } body
   *[other] { $number } bodů
}
board-scene-guards = { $number ->
    [one] 1 stráž
    [few] { $number } stráže
   *[other] { $number } stráží
}
board-desk-their-offer = Nabídka: { $name }
board-desk-your-counter = Váš protinávrh
board-desk-more = Jiné podmínky
board-reason-missing = Chybí: { $cards }.
board-reason-no-road = Chybí cesta: žádná vaše nevede k volné křižovatce dost daleko od jiných staveb.
board-reason-no-place = Vedle vašich cest a staveb není volné místo.
board-reason-no-settlement = Nemáte osadu, kterou byste povýšili na tvrz.
board-reason-none-left = V zásobě vám už nic nezbývá.
board-reason-no-deck = Balíček je prázdný.
board-reason-not-now = Teď se nestaví.
board-reason-wall-full = Žádný úsek nemá volné místo pro vaši stráž.
board-known-open = Hody a zahrané karty
board-known-dice = Hody
board-known-throws = { $number ->
    [one] 1 hod
    [few] { $number } hody
   *[other] { $number } hodů
}
board-known-cards = Akční karty
board-quick = Nabídky jedním kliknutím
board-quick-one = Nabídnout: { $gives } za: { $wants }
board-known-text = Jak padaly kostky, které akční karty už byly zahrány a které ještě nikdo neukázal.
board-known-sum = { $sum }: { $number }×
board-known-wildling = Kostka Divokých
board-known-played = zahráno
board-known-own = vaše
board-known-unseen = neviděno
