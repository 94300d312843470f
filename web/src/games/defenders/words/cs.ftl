# Nápisy věcí na stole, které potřebuje jen prohlížeč.
board-map = Herní plán
board-ours = Aktivní Strážce
board-machines = Stroje
board-core = Jádro strojů
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
board-enclosed = ohraničený hex
board-nothing-here = Nic tu nestojí.
board-next-site = Tady by stroje postavily příští továrnu
board-wall = Zeď
    .text = Dokud není prolomená, nikdo přes ni nepřejde.
board-breach = Průlom
    .text = Žeton průlomu otevře zeď natrvalo.
board-engine = Mašina { $number }
    .text = Jezdí po okrajích hexů a nechává za sebou zdi; přes okraj, na kterém stojí, nikdo nepřejde. L a P jsou její boky.
board-left-letter = L
board-right-letter = P
board-break-this = Prolomit tuto zeď
board-destroy-this = Zničit tohoto mecha
board-clear-this = Vyčistit tento hex
board-rewild-this = Zalesnit tuto továrnu
board-rocket-this = Zničit tohoto mecha raketou
board-do-start-at = Začít zde
board-do-move-to = Jít sem: 1 akce
board-do-regroup-to = Přeskupit se sem: 1 akce
board-do-move-with-map-to = Jít sem s mapou
board-do-regroup-with-map-to = Přeskupit se sem s mapou
board-do-pick-up-camp-at = Zvednout tento tábor
board-do-set-down-camp-at = Postavit tábor sem
board-do-acid-rain-on = Vyměnit zde mecha za znečištění
board-do-tunnel-to = Projít tunelem sem
board-wounds = Zranění { $number } ze { $limit }
    .text = Víc jich frakce neunese: další zranění zabije jednoho jejího Strážce.
board-item-ready = připravený předmět
board-item-spent = použitý předmět
board-breaches = Žetony průlomu: { $number }
board-support = Podpora { $number } z { $limit }, tábory na stupnici: { $camps }
    .text = S podporou na maximu lze postavit tábor. Číslo pod ním říká, do kolika karet se potom dobere ruka.
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
board-act-build-camp = Stavba tábora
board-act-regroup = Přeskupení
board-act-heal = Léčení
board-act-clear = Čištění
board-act-destroy-mech = Zničení mecha
board-act-breach = Prolomení zdi
board-act-rewild = Zalesnění
board-act-resolve-ability = Vyhodnotit schopnost
board-act-stay = Zůstat
board-act-choose-a-card = Vybrat kartu
board-act-end-turn = Konec tahu
board-about-move = Na sousední hex, nebo po stezce s prostředím aktivního Strážce tak daleko, jak vede.
board-about-build-camp = Na hexu vašeho vůdce, když je podpora na maximu; potom si doberete karty.
board-about-regroup = Vůdce se přesune na hex s vaším fungujícím táborem.
board-about-heal = Na hexu s fungujícím táborem odstraníte všechna svá zranění.
board-about-clear = Z hexu vašeho vůdce zmizí znečištění nebo toxická lokalita.
board-about-destroy-mech = Zničíte jednoho mecha na hexu svého vůdce.
board-about-breach = Žeton průlomu otevře zeď u hexu vašeho vůdce.
board-about-rewild = Továrna, na které stojí váš vůdce, se otočí na zalesněnou stranu.
board-hand = Ruka, karet: { $number }
board-team = tým +1
board-teams = Až utratíte všechny akce, můžete tuto kartu přidat do týmu za jednu akci navíc.
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
board-odds = { $threat }; strany kostky: bez zranění { $none }, jedno zranění { $one }, dvě zranění { $two }
board-trail = { $number ->
    [one] 1 hex daleko, 1 akce
    [few] { $number } hexy daleko, 1 akce
   *[other] { $number } hexů daleko, 1 akce
 }
board-corridors = stezky: { $habitats }
board-camp-draws = příští tábor doplní ruku na { $number } { $number ->
    [one] kartu
    [few] karty
   *[other] karet
 }
board-card-follows = po tahu se otočí karta strojů
board-no-card-follows = po tahu se karta strojů neotočí
board-round = { $number ->
    [0] Před prvním kolem
   *[other] { $number }. kolo
 }
board-order = Pořadí v kole
board-talk-silence = Ticho: vybírají se Strážci
    .text = Dokud nevyberou všichni, nikdo nemluví ani se jinak nedorozumívá.
board-talk-habitats = Z ruky smíte prozradit jen prostředí
    .text = Karty v ruce neukazujte a nic určitého o nich neříkejte; prozradit smíte jen jejich prostředí. O odhalených Strážcích a o plánech mluvte volně.
board-deck-left = { $number ->
    [one] Zbývá 1 karta
    [few] Zbývají { $number } karty
   *[other] Zbývá { $number } karet
 }
board-deck = Balíček strojů
    .text = Co zbývá, smí počítat každý. Ukažte na druh karty a herní plán ukáže, co by udělala teď.
board-forecast = Co v balíčku strojů zbývá
board-would = Kdyby přišla teď
board-would-end = Hra by skončila: { $result }.
board-of = { $number } z { $all }
board-replay = Ukázat znovu:
board-direction = Směr strojů: { $direction }
    .text = Tímto směrem objíždějí mašiny hexy a otáčí se radar.
board-factories = Továrny
    .text = Mají-li stroje postavit šestou továrnu, je stavba jádra dokončena a prohráváte.
board-factories-end = šestá je prohra
board-toxic-sites = Toxické lokality
    .text = Má-li vzniknout sedmá toxická lokalita, prohráváte.
board-toxic-end = sedmá je prohra
board-fallen = Padlí Strážci
    .text = Padne-li druhý Strážce téhož prostředí, prohráváte.
board-fallen-end = dva téhož prostředí jsou prohra
board-nobody = nikdo
board-step-of = krok { $number } ze { $all }
board-close = Zavřít
board-nearer = Přiblížit
board-farther = Oddálit
