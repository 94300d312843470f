## The board: cards in words

board-kind-structure = stavba
board-kind-company = družina
board-kind-masterpiece = veledílo
board-kind-discovery = objev
board-kind-treasure = poklad
board-kind-menace = hrozba
board-kind-advisor = rádce
board-kind-calamity = pohroma
board-amount = { $number }× { $resource }
board-per = { $what } za kartu druhu { $type }
board-cost = Stojí { $amounts }
board-fee = Poplatek { $amounts }
board-bonus = Za dokončení { $amounts }
board-yields = Vyrábí { $amounts }
board-points = { $number ->
    [one] { $number } bod
    [few] { $number } body
    [many] { $number } bodu
   *[other] { $number } bodů
}
board-recycle-gives = Směna dá { $amounts }
board-recycle = směna
    .text = Karta jde na odhoz a dá svou kostku, která musí hned najít místo na stavbě nebo v laboratoři.
board-recycle-only = jen směna
board-recycle-card = Směnit kartu { $card }
board-reward-spy = odměna: zvěd
board-reward-calamities = { $number ->
    [one] odměna: pryč s jednou pohromou
   *[other] odměna: pryč s pohromami ({ $number })
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
board-hidden-trap = Leží pod pastí: kdo ji vezme, pozná ji až na konci volby.
board-hidden-danger = Karta nebezpečí: pozná se, až si ji někdo vezme.
board-up = lícem
board-down = zakrytě
board-land-up = Položit lícem do nabídky { $number }
board-land-trap = Položit zakrytě pod past do nabídky { $number }
board-land-illusion = Položit zakrytě s pomocí Mistra iluzí do nabídky { $number }
board-planned-up = do { $number }, lícem
board-planned-down = do { $number }, zakrytě
board-planned-short = do { $number }
board-planned = Leží tu jen na zkoušku; klepnutím si ji vezmete zpět.
board-take-back = Vzít zpět kartu { $card }
board-commit-offer = Nabídnout { $number }/{ $of }
board-open-duchy = Prohlédnout: { $duchy }
board-close = Zavřít
board-search = Prohledat
    .text = Odhoďte z nabídky dvě odkryté karty, podívejte se na tři z balíčku a jednu si nechte; pak nabídku vezmete.
board-yard = cvičiště
    .text = Kdo má v kroku převahu, dostane vojáka na cvičiště; v témže kroku už slouží.
board-yard-of = Cvičiště, vojáků: { $number }
board-rounds = Čtyři kola
board-turn = { $number }. tah z { $of }
board-deck = balíček
    .text = Když dojde, zamíchá se odhoz.
board-discard = odhoz
board-discards = Odhozené karty
board-discard-hidden = { $number ->
    [one] Jedna karta leží v odhozu zakrytá.
    [few] { $number } karty leží v odhozu zakryté.
   *[other] { $number } karet leží v odhozu zakrytých.
}
board-look-discard = Prohlédnout odhoz, karet: { $number }
board-danger = Balíček nebezpečí
    .text = Do každé nabídky z něj přijde zakrytá karta.
board-danger-short = nebezpečí
board-danger-cubes = { $number ->
    [one] Leží u něj jedna kostka.
    [few] Leží u něj { $number } kostky.
   *[other] Leží u něj { $number } kostek.
}
board-vermin = havěť

## Production

board-steps = Produkce ve čtyřech krocích
board-supremacy = Kdo vyrobí víc, má převahu a bere vojáka. Pak se kostky kladou na stavby a do laboratoře.
board-as-it-stands = jak to teď stojí
board-step-next = přijde
board-tie = shoda, nikdo nic
board-no-supremacy = bez převahy
board-to-yard = voják na cvičiště
board-won = převaha
board-purse = V ruce
    .text = každá kostka má hned najít místo
board-purse-of = V ruce { $number }× { $resource }
board-rest = Zbytek do laboratoře
board-coming = Co přijde
board-coming-krystallium = { $number ->
    [one] do krystalu chybí kostka
    [few] do krystalu chybí { $number } kostky
   *[other] do krystalu chybí { $number } kostek
}
board-coming-fight = vojáků na všechny hrozby
board-coming-card = chybí: { $card }

## The duchy

board-duchy = Karta vévodství vyrábí v každém kole a nese laboratoř, vojáky a krystaly.
board-production = Výroba za kolo
board-stolen = ukradeno { $number }
board-laboratory = Laboratoř
    .text = Pět kostek se změní v jeden krystal.
board-laboratory-of = Laboratoř, kostek: { $number } z 5
board-into-laboratory = Kostku do laboratoře (je v ní { $number })
board-of-five = { $number } z 5
board-transmute = Přeměnit: { $resource }
board-soldiers = { $number ->
    [one] { $number } voják
    [few] { $number } vojáci
   *[other] { $number } vojáků
}
    .text = Voják se pokládá na políčka s přilbou a platí se jím souboje a rádci.
board-krystallium = Krystaly: { $number }
    .text = Krystal zastoupí kteroukoli kostku: klikněte na něj a pak na políčko stavby.
board-crystal-as = Krystal na kartu { $card } jako { $resource }
board-completed = Hotové karty: { $number }
board-completed-short = hotových karet
board-none-structure = žádná stavba
board-none-company = žádná družina
board-none-masterpiece = žádné veledílo
board-none-discovery = žádný objev
board-site = Staveniště, karet: { $number }
board-site-empty = Nic se nestaví.
board-missing = chybí
board-missing-words = Chybí { $amounts }.
board-full = Má vše, co potřebuje.
board-full-short = plná
board-frozen = Drží ji Ledový obr: dokončí se, až bude plná a obr padne v souboji.
board-frozen-short = zmrzlá,
board-given = Položil ji sem scénář; bez ní je prohraný.
board-will-finish = dokončí se
board-will-fill = bude plná
board-may-free = lze vysvobodit
board-give-up = Vzdát stavbu: { $card }
board-progress = { $number } z { $of }
board-company = Rádci, hrozby a pohromy
board-used = V tomto kole už posloužil.
board-ready = Připraven.
board-menace-now = Je jich { $number }, za { $points } bodů.
board-plan-help = Klik staví; kostka v rohu kartu smění.

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
board-works = rozestavěno a hrozby
board-coffers = vojáci, krystal, laboratoř
board-is-done = už rozmístil
board-traps = Pasti: { $number }
    .text = Past zakryje jednu nabízenou kartu. Po kole se vracejí.
board-traps-short = pasti
board-spies = Zvědové: { $number }
    .text = Zvěd odkryje jednu zakrytou kartu.
board-spies-short = zvědové
board-sabotages = Sabotér čeká na příští krok
board-count-hand = v ruce { $number }
board-count-soldiers = vojáci { $number }
board-count-traps = pasti { $number }
board-count-spies = zvědové { $number }
board-count-menaces = hrozby { $number }

## Points, quests, medals

board-score = Karty { $basic }, kombinace { $combinations }, navíc { $extra }, ztráty { $penalties }.
board-last-step = Poslední krok: kdo ho splní první, bere odměnu navíc.
board-prize = má odměnu za poslední krok
board-alone = Sám proti nebezpečí
    .text = Medaile se berou podle bodů na konci čtvrtého kola.
board-medals = Medaile podle bodů
