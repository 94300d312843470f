# Slova desky: nápisy věcí na stole, které potřebuje jen prohlížeč.
board-map = Mapa Divočiny
board-ours = Aktivní Strážce
board-machines = Stroje
board-core = Jádro
board-factory = Továrna { $number }
board-rewilded = Zalesněná továrna { $number }
board-toxic = toxická lokalita
board-pollution = znečištění: { $number }
board-hunters = { $number ->
    [one] lovec
    [few] { $number } lovci
   *[other] { $number } lovců
 }
board-snipers = { $number ->
    [one] odstřelovač
    [few] { $number } odstřelovači
   *[other] { $number } odstřelovačů
 }
board-camp-of = tábor: { $side }
board-camp-idle-of = nefunkční tábor: { $side }
board-leader-of = vůdce: { $side }
board-enclosed = uzavřený hex
board-nothing-here = Nic tu nestojí.
board-next-site = Tady by vyrostla příští továrna
board-wall = Zeď
    .text = Nikdo ji nepřejde, dokud není prolomená.
board-breach = Průlom
    .text = Žeton průlomu otevře zeď natrvalo.
board-engine = Mašina { $number }
    .text = Jezdí po hranách a nechává za sebou zdi; hranu, na které stojí, nikdo nepřejde. L a P jsou její boky.
board-left-letter = L
board-right-letter = P
board-break-this = Prolomit tuhle zeď
board-destroy-this = Zničit tohoto mecha
board-clear-this = Vyčistit tenhle hex
board-rewild-this = Zalesnit tuhle továrnu
board-rocket-this = Raketa na tohoto mecha
board-do-start-at = Začít tady
board-do-move-to = Jít sem: 1 akce
board-do-regroup-to = Přeskupit sem: 1 akce
board-do-move-with-map-to = Jít sem s mapou
board-do-regroup-with-map-to = Přeskupit sem s mapou
board-do-pick-up-camp-at = Zvednout tenhle tábor
board-do-set-down-camp-at = Postavit tábor sem
board-do-acid-rain-on = Kyselý déšť sem
board-do-tunnel-to = Tunelem sem
board-wounds = Zranění { $number } ze { $limit }
    .text = Když jich je plný počet, jeden Strážce padne.
board-item-ready = připraveno
board-item-spent = použito
board-breaches = Žetony průlomu: { $number }
board-support = Podpora { $number } z { $limit }, táborů na dráze: { $camps }
    .text = Podporou se platí tábory. Číslo pod táborem je ruka, do které se po stavbě dobírá.
board-cards = { $number } { $number ->
    [one] karta
    [few] karty
   *[other] karet
 }
board-first = První hráč
board-hand-deck = ruka { $hand } · balíček { $deck }
board-counts = { $side } · podpora { $support }/{ $limit } · ruka { $hand }
board-counts-short = { $support }/{ $limit } · { $hand } k.
board-chosen = vybráno
board-acts = Akce
board-act-move = Pohyb
board-act-build-camp = Tábor
board-act-regroup = Přeskupit
board-act-heal = Léčit
board-act-clear = Vyčistit
board-act-destroy-mech = Zničit mecha
board-act-breach = Prolomit
board-act-rewild = Zalesnit
board-act-resolve-ability = Vyhodnotit schopnost
board-act-stay = Zůstat
board-act-choose-a-card = Vybrat kartu
board-act-end-turn = Konec tahu
board-about-move = Stezkou aktivního kraje, jak daleko vede.
board-about-build-camp = Na vašem hexu, pokud stačí podpora; doberete do ruky.
board-about-regroup = Do některého z vašich táborů.
board-about-heal = V táboře: zranění se odstraní.
board-about-clear = Z vašeho hexu zmizí znečištění nebo toxická lokalita.
board-about-destroy-mech = Mech na vašem hexu je zničen.
board-about-breach = Žeton otevře zeď vašeho hexu.
board-about-rewild = Továrna pod vámi zase zdivočí.
board-hand = Ruka, karet: { $number }
board-team = tým +1
board-teams = Až utratíte akce, přidá se tahle karta do týmu: o akci víc.
board-team-with = V týmu:
board-top-card = Vrchní karta balíčku
board-active = Aktivní Strážce: { $card }
board-points = { $number ->
    [0] žádná akce nezbývá
    [one] zbývá 1 akce
    [few] zbývají { $number } akce
   *[other] zbývá { $number } akcí
 }
board-plan = Co akce přinese
board-no-roll = bez hodu na zranění
board-threat-none = nikdo poblíž
board-threat-ranged = míří odstřelovači
board-threat-close = mechové na hexu
board-odds = { $threat }: ze šesti stran kostky je { $none } bez zranění, { $one } za jedno, { $two } za dvě
board-trail = { $number ->
    [one] 1 hex daleko, 1 akce
    [few] { $number } hexy daleko, 1 akce
   *[other] { $number } hexů daleko, 1 akce
 }
board-corridors = stezky: { $habitats }
board-camp-draws = příští tábor dobere ruku do { $number }
board-card-follows = po tahu přijde karta stroje
board-no-card-follows = karta stroje nepřijde
board-round = { $number ->
    [0] Před prvním kolem
   *[other] { $number }. kolo
 }
board-order = Pořadí v kole
board-hush = Ticho: vybírají se Strážci
board-deck-left = { $number ->
    [one] Zbývá 1 karta
    [few] Zbývají { $number } karty
   *[other] Zbývá { $number } karet
 }
board-deck = Balíček strojů
    .text = Co zbývá, smí počítat každý. Ukažte na druh karty a mapa ukáže, co by udělala teď.
board-forecast = Co v balíčku strojů zbývá
board-would = Kdyby přišla teď
board-would-end = Byl by konec: { $result }.
board-of = { $number } z { $all }
board-replay = Ukázat znovu:
board-direction = Směr: { $direction }
    .text = Tudy dokola jdou mašiny i radar.
board-factories = Továrny
    .text = Kdyby jádro muselo vydat poslední desku, je to prohra.
board-factories-end = šestá je prohra
board-toxic-sites = Toxické lokality
    .text = Když na novou toxickou lokalitu nezbude žeton, je to prohra.
board-toxic-end = sedmá je prohra
board-fallen = Padlí
    .text = Když padne druhý Strážce z téhož kraje, je to prohra.
board-fallen-end = dva z téhož kraje jsou prohra
board-nobody = nikdo
board-step-of = krok { $number } ze { $all }
board-next-step = Další krok
board-to-the-end = Až do konce
board-again = Znovu
board-close = Zavřít
board-nearer = Přiblížit
board-farther = Oddálit
