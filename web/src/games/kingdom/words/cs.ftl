## The board: cards in words

board-kind-structure = stavba
board-kind-company = družina
board-kind-masterpiece = veledílo
board-kind-discovery = objev
board-kind-treasure = poklad
board-kind-menace = hrozba
board-kind-advisor = rádce
board-kind-calamity = Pohroma
board-amount = { $id ->
    [soldiers] { $number ->
        [one] { $number } voják
        [few] { $number } vojáci
       *[other] { $number } vojáků
    }
    [krystallium] { $number ->
        [one] { $number } krystallium
        [few] { $number } krystallia
       *[other] { $number } krystallií
    }
   *[other] { $number }× { $resource }
}
board-per = { $what } za kartu druhu { $type }
board-cost = Stojí { $amounts }
board-fee = Poplatek { $amounts }
board-bonus = Za dokončení { $amounts }
board-yields = Produkuje { $amounts }
board-points = { $number ->
    [one] { $number } bod
    [few] { $number } body
    [many] { $number } bodu
   *[other] { $number } bodů
}
board-recycle-gives = Směna dá { $amounts }
board-recycle = směna
    .text = Karta jde na odkládací hromádku a vy získáte odměnu za směnu. Kostku hned umístíte na rozestavěnou kartu, nebo do laboratoře.
board-recycle-only = jen směna
board-recycle-card = Směnit kartu { $card }
board-reward-spy = odměna: žeton zvěda
board-reward-calamities = { $number ->
    [one] odměna: pryč s jednou Pohromou
   *[other] odměna: pryč s Pohromami (až { $number })
}

## The areas

board-areas = Dvě nabídky
board-area = Nabídka { $number }, karet: { $cards }
board-offer = Nabídka { $number }
board-pick = Vzít nabídku { $number }, karet: { $cards }
board-cards = { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[other] { $number } karet
}
board-hidden-count = { $number ->
    [one] jedna zakrytá
    [few] { $number } zakryté
   *[other] { $number } zakrytých
}
board-hidden = Zakrytá karta
board-face-down = Leží rubem nahoru
board-hidden-trap = Byla nabídnuta lícem dolů: kdo ji vybere, pozná ji až při plánování, pokud ji dřív neodhalí zvěd.
board-hidden-danger = Karta z balíčku nebezpečí: poznáte ji až při plánování, pokud ji dřív neodhalí zvěd.
board-up = lícem
board-down = zakrytě
board-one-cube = Jen jednu kostku
board-one-cube-on = Jednu kostku na kartu { $card }
board-land-up = Položit lícem do nabídky { $number }
board-land-up-send = Položit lícem do nabídky { $number } a nabídku odeslat
board-land-trap = Položit lícem dolů s pomocí pasti do nabídky { $number }
board-land-trap-send = Položit lícem dolů s pomocí pasti do nabídky { $number } a nabídku odeslat
board-land-shift = se Shiftem lícem dolů
board-land-illusion = Položit lícem dolů s pomocí { card-master-of-illusions.gen } do nabídky { $number }
board-planned-up = do { $number }, lícem
board-planned-down = do { $number }, zakrytě
board-planned-short = do { $number }
board-planned = Leží tu jen na zkoušku; klepnutím si ji vezmete zpět.
board-take-back = Vzít zpět kartu { $card }
board-commit-offer = Nabídnout { $number }/{ $of }
board-open-duchy = Prohlédnout: { $duchy }
board-close = Zavřít
board-search = Průzkum
    .text = Odstraňte z nabídky dvě odkryté karty, podívejte se na tři vrchní karty balíčku rozvoje a jednu přidejte. Potom si nabídku vezmete.
board-yard = cvičiště
    .text = První převaha přivede vojáka na cvičiště. Druhá ho odtud přesune do vévodství; teprve tam slouží.
board-yard-of = Cvičiště, vojáků: { $number }
board-rounds = Čtyři kola
board-turn = { $number }. tah z { $of }
board-deck = balíček
    .text = Když dojde, zamíchá se odkládací hromádka.
board-discard = odloženo
board-discards = Odkládací hromádka
board-discard-hidden = { $number ->
    [one] Jedna karta leží lícem dolů.
    [few] { $number } karty leží lícem dolů.
   *[other] { $number } karet leží lícem dolů.
}
board-look-discard = Prohlédnout odkládací hromádku, karet: { $number }
board-danger = Balíček nebezpečí
    .text = Po každém výběru kromě čtvrtého z něj přijde zakrytá karta do nabídky, kterou jste nevybrali.
board-danger-short = nebezpečí
board-danger-cubes = { $number ->
    [one] Leží u něj jedna kostka.
    [few] Leží u něj { $number } kostky.
   *[other] Leží u něj { $number } kostek.
}
board-vermin = { card-vermin }

## Production

board-steps = Produkce ve čtyřech krocích
board-supremacy = Kdo má větší objem produkce, získá převahu: voják mu přijde na cvičiště, nebo z něj přejde do vévodství. Potom oba umístí kostky.
    .alone = Převahu získáte s objemem pět a více: voják přijde na cvičiště, nebo z něj přejde do vévodství. Potom umístíte kostky.
board-as-it-stands = podle současného stavu
board-step-next = teprve přijde
board-tie = shoda bez převahy
board-no-supremacy = bez převahy
board-to-yard = převaha
board-won = převaha
board-purse = V ruce
    .text = Každou kostku hned umístěte.
board-purse-of = V ruce { $number }× { $resource }
board-rest = Zbytek do laboratoře
board-coming = Co přijde
board-coming-krystallium = { $number ->
    [one] do proměny na krystallium chybí kostka
    [few] do proměny na krystallium chybí { $number } kostky
   *[other] do proměny na krystallium chybí { $number } kostek
}
board-coming-fight = vojáci na všechny hrozby
board-coming-card = chybí: { $card }

## The duchy

board-duchy = Karta vévodství produkuje v každém kole a leží na ní laboratoř, vojáci a krystallium.
board-production = Produkce za kolo
board-stolen = ukradeno { $number }
board-laboratory = Laboratoř
    .text = Pět kostek se promění na jedno krystallium.
board-laboratory-of = Laboratoř, kostek: { $number } z 5
board-into-laboratory = Kostku do laboratoře (je v ní { $number })
board-of-five = { $number } z 5
board-transmute = Proměnit: { $resource }
board-soldiers = { $number ->
    [one] { $number } voják
    [few] { $number } vojáci
   *[other] { $number } vojáků
}
    .text = Vojáka umístíte na políčko s přilbou nebo jím zaplatíte souboj, rádce či krok poslání.
board-krystallium = Krystallium: { $number }
    .text = Krystallium nahradí kteroukoli kostku: klikněte na ně a pak na políčko rozestavěné karty.
board-crystal-as = Krystallium na kartu { $card } jako { $resource }
board-completed = Dokončené karty: { $number }
board-completed-short = dokončených karet
board-none-structure = žádná stavba
board-none-company = žádná družina
board-none-masterpiece = žádné veledílo
board-none-discovery = žádný objev
board-site = Stavební prostor, karet: { $number }
board-site-empty = Nic se nestaví.
board-missing = chybí
board-missing-words = Chybí { $amounts }.
board-full = Má vše, co potřebuje.
board-full-short = plná
board-frozen = Drží ji { card-frost-giant }: dokončí se, až bude plná a obr padne v souboji.
board-frozen-short = zmrazená,
board-given = Leží tu od začátku scénáře; když ji nedokončíte, prohrajete.
board-will-finish = dokončí se
board-will-fill = bude plná
board-may-free = obra lze porazit
board-give-up = Odhodit rozestavěnou kartu { $card }
board-progress = { $number } z { $of }
board-company = Rádci, hrozby a Pohromy
board-used = V tomto kole už byla schopnost využita.
board-ready = Schopnost lze využít.
board-menace-now = { $number ->
    [one] Je tu jedna
    [few] Jsou tu { $number }
   *[other] Je jich tu { $number }
}, celkem za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
board-plan-help = Kliknutím kartu rozestavíte, kostkou v rohu ji směníte.

## Hands and tokens

board-your-hand = Vaše ruka, karet: { $number }
board-hand = V ruce { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[other] { $number } karet
}
board-in-hand = v ruce
board-selected = Vybrané karty: { $number }
board-selected-short = vybráno
board-rival-selected = Vybrané karty soupeře
board-looking = Karty, na které se díváte: { $number }
board-works = rozestavěné karty a hrozby
board-coffers = vojáci, krystallium, laboratoř
board-is-done = hotovo
board-traps = Pasti: { $number }
    .text = S pastí položíte jednu nabízenou kartu lícem dolů. Na začátku kola se obnoví.
board-traps-short = pasti
board-spies = Zvědové: { $number }
    .text = Zvěd otočí jednu kartu, která leží lícem dolů.
board-spies-short = zvědové
board-sabotages = { card-saboteur } čeká na příští krok
board-count-hand = v ruce { $number }
board-count-soldiers = vojáci { $number }
board-count-traps = pasti { $number }
board-count-spies = zvědové { $number }
board-count-menaces = hrozby { $number }

## Points, quests, medals

board-score = Základní body { $basic }, kombinace { $combinations }, rádci { $extra }, záporné body { $penalties }.
board-last-step = Poslední krok je povinný: kdo ho nesplní, nemůže vyhrát. Odměnu za něj získá jen první, kdo ho splní.
    .alone = Poslední krok je povinný: když ho nesplníte, prohrajete.
board-prize = odměna za poslední krok
board-alone = Sólová hra
    .text = Medaili určí body na konci čtvrtého kola.
board-medals = Medaile podle bodů
