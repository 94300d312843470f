# Slova, která potřebuje jen deska.
board-field = Plán { $files } × { $ranks }
board-slip = Co zvíře může
board-choose-animal = Vyberte zvíře a potom pole, cíl útoku nebo jinou možnost.
board-steps = Kroky: { $used } při Rychlosti { $speed }
board-way-attack = Pohyb a útok
board-way-move = Pohyb a pohyb
board-way-sprint-and-attack = Sprint a útok
board-way-sprint-and-move = Sprint a pohyb
board-way-wake-up = Probuzení
board-way-deactivate = Deaktivace
board-way-rest = Odpočinek
board-swan-first = První labuť
board-swan-second = Druhá labuť
board-watched = { $number ->
    [one] Před prvním Krokem musí uhnout pohledu baziliška.
   *[other] Před prvním Krokem musí uhnout pohledu { $number } bazilišků.
}
board-cost = { $steps ->
    [one] { $steps } Krok
    [few] { $steps } Kroky
   *[other] { $steps } Kroků
}{ $magic ->
    [0] { "" }
   *[other] {" · "}magie { $magic }
}
board-odds-paid = { $odds } · magie { $magic }
board-odds-sure = podlehne jistě
board-odds-takes = { $number } % podlehne
board-odds-hurts = { $number } % zraní
board-odds-nothing = beze škody
board-odds-heal = vyléčí
board-odds-passive = dá žeton Pasivity
board-odds-scarab = vleze dovnitř
board-odds-epic = { $number } % skolí draka
board-odds-magic = s magií { $number } %
board-small = malé
board-large = velké
board-ready = připraveno
board-used = bez žetonu
board-passive = v Pasivitě
board-poisoned = otráveno
board-scarab-inside = má v sobě skarabea
board-experience = zkušenost s drakem: { $number }
board-wounds = zranění { $number } z { $most }
board-element-count = { $name }: zbývá { $number }
board-price = za { $number ->
    [one] { $number } Krok
    [few] { $number } Kroky
   *[other] { $number } Kroků
}
board-face-down = { $number ->
    [0] Skryté zvíře bez teček
    [one] Skryté zvíře s jednou tečkou
   *[other] Skryté zvíře se { $number } tečkami
}
board-candidates = Může to být: { $names }.
board-landscape = krajina
board-landscape-text = Prodlužuje řetěz vašich karet. Před Akční fází krajiny zmizí; jen poušť zůstane ležet jako překážka.
board-field-text = Pohyb bokem je jeden Krok, rohem dva.
board-fire = Chrlit oheň { $direction }
board-direction-north = na sever
board-direction-northeast = na severovýchod
board-direction-east = na východ
board-direction-southeast = na jihovýchod
board-direction-south = na jih
board-direction-southwest = na jihozápad
board-direction-west = na západ
board-direction-northwest = na severozápad
board-trigger = Trigger
board-trigger-text = Za každé položené zvíře ubude Kapka. Kdo vezme poslední, dohraje tah, ostatní mají ještě po jednom a potom začne Akční fáze.
board-trigger-left = Trigger: zbývá { $number } z { $most }
board-trigger-fired = Trigger spustil hráč { $name }. { $number ->
    [one] Zbývá { $number } poslední Poziční tah.
    [few] Zbývají { $number } poslední Poziční tahy.
   *[other] Zbývá { $number } posledních Pozičních tahů.
}
board-throw = Divokostky, { $name }: { $faces }
board-face-blank = čtverec bez díry
board-face-hole = čtverec s dírou
board-face-triangle = trojúhelník
board-enough-keep = Dost, zbytek si nechat
board-holes = { $number ->
    [one] Jednu díru lze zaplatit magií.
    [few] { $number } díry lze zaplatit magií.
   *[other] { $number } děr lze zaplatit magií.
}
board-too-many-dots = tečky: { $number }, zbývá { $left }
board-elements = Elementy: { $number ->
    [0] žádný
   *[other] { $names }
}
board-elements-title = Elementy
board-elements-text = Zvíře, které na poli s Elementem začne nebo skončí aktivaci, ho získá pro svého hráče. Kdo má všech pět, vítězí.
board-limit-land = Kroky krajin
board-limit-animals = Kroky zvířat
board-limit-dots = Tečky
board-left-of = zbývá { $number } z { $most }
board-magic = Magie
board-magic-text = Platí se jí Kroky nad limit, díry na Divokostkách a karty navíc.
board-activations = Aktivace
board-hand-and-deck = V ruce { $hand }, v balíčku
board-counts-laying = v ruce { $hand } · balíček { $deck }
board-counts-animals = { $number ->
    [one] { $number } zvíře
    [few] { $number } zvířata
   *[other] { $number } zvířat
}
board-ability-beaver = Deaktivace
board-ability-snake = Jed
board-ability-lizard = Volný ocas
board-ability-echidna = Klubíčko bodlin
board-ability-crocodile = Vodomil
board-ability-swans = Pár
board-ability-bear = Sprint
board-ability-mouflon = Omráčení
board-ability-eagle = Král, Pařáty
board-ability-bees = Prostupnost, Nezranitelnost
board-ability-basilisk = Znehybnění
board-ability-unicorn = Aura, Hojení
board-ability-dragon = Kužel, Krunýř
board-ability-scarab = Vniknutí
board-ability-skunk = Prdnutí
board-ability-eel = Paralýza
board-plan = Editor plánu
board-plan-edition = Edice
board-plan-letters-1 = Jedna krajina na poli
board-plan-letters-2 = Dvě krajiny na poli
board-plan-tools = Nástroje
board-plan-rubber = Guma
board-plan-element = Element { $number }/5
board-plan-text = Plán jako text
board-plan-copy = Zkopírovat text
board-plan-copied = Zkopírováno
board-plan-good = Plán má { $number } polí a je hotový.
board-plan-size = Polí je { $number }, má jich být 36 až 81.
board-plan-apart = Pole spolu musí sousedit stranou.
board-plan-elements = Vybráno Elementů: { $elements } z 5.
board-takes = získá { $name }
board-slips = { $number } % uhne pohledu
board-in-gaze = v pohledu baziliška
board-stung = { $number ->
    [one] { $number } žihadlo
    [few] { $number } žihadla
   *[other] { $number } žihadel
}
board-hurt-surely = jistě 1 zranění
board-per-cent = { $number } %
board-own = vaše zvíře
board-why-used = Už bylo aktivováno a čeká na nový žeton.
board-why-king = { card-eagle } má žeton: aktivovat lze jen jeho.
board-why-blocked = Nemůže se pohnout ani útočit.
board-why-pair = { $name } na toto zvíře útočit nemůže.
board-why-terrain = { $name } na toto pole útočit nemůže.
board-why-far = Mimo dosah: { $name } nemá dost Kroků nebo tam nevede cesta.
board-too-few-points = aktivace: stojí { $number }, zbývá { $left }
board-aim-attack = útok na { $name }
board-aim-go = na pole { $field }
board-aim-fire = oheň { $direction }
board-aim-lay = Položit na pole { $field }
board-aim-do = Potvrdit
board-aim-again = Dalším ťuknutím volbu potvrdíte.
board-mini-map = Celý plán: ťuknutím se přesunete
board-whole = Ukázat celý plán
board-closer = Podívat se zblízka
board-faces = Co znamenají stěny
board-faces-hint = Co znamenají stěny
board-row-drop = Zranění při útoku
board-row-circle = Kolečko: ocas, klubíčko, omráčení, uhnutí pohledu
board-row-sun = Slunce: hojení
board-row-flame = Plamen: zranění ohněm
board-row-epic = Trojúhelník: Epická trefa
board-row-yes = ano
board-row-no = ne
board-row-paid = 1 za magii
board-plan-two-ats = Text má víc než jeden zavináč.
board-plan-mark = Značku { $mark } neznáme; text začíná v2x1: (jedno písmeno na pole) nebo v2x2: (dvě).
board-plan-two-ways = Text lze číst s jedním i se dvěma písmeny na pole. Na začátek napište v2x1: nebo v2x2:.
board-plan-ranks = Řad je { $number }, smí jich být 11.
board-plan-half = { $rank }. řada končí půlkou pole.
board-plan-wide = { $rank }. řada má { $number } polí, smí jich mít 11.
board-plan-letter = Pole { $field }: znak { $letter } není žádné z W, F, G, R.
board-plan-alike = Pole { $field }: dvě krajiny se musí lišit.
board-plan-element-off = Pole Elementu { $field } na plánu není.
board-plan-element-twice = Pole Elementu { $field } je uvedeno dvakrát.
board-plan-element-many = Polí Elementů je { $number }, má jich být 5.
board-plan-link = Zkopírovat odkaz
board-plan-name = Jméno plánu
board-plan-unnamed = Plán { $number }
board-plan-keep = Uložit
board-plan-kept = Uložené plány
board-plan-drop = Smazat plán { $name }
board-plan-use = Hrát na tomto plánu
board-plan-play = Prostřít stůl s tímto plánem
board-plan-back = Obvyklý plán
board-plan-usual = Obvyklý plán zvolené edice.
board-plan-note = Nakreslete plán libovolného tvaru z 36 až 81 polí a vyberte pět polí Elementů. Plán je krátký text: lze ho uložit, poslat i vložit.
bestiary-title = Bestiář
bestiary-pairs = Když se potkají
bestiary-meets = Když se potkají:
bestiary-see = Viz též:
bestiary-dots = Tečky
bestiary-size = Velikost
bestiary-dice = Divokostky
bestiary-speed = Rychlost
bestiary-endurance = Výdrž
bestiary-terrains = Krajiny
bestiary-pass = Průsmyk
bestiary-none = žádné
bestiary-snake-scarab = { card-snake } a { card-scarab }
    .text = Na poušti je had v bezpečí skoro před každým, skarabeus do něj ale vleze i tam.
bestiary-lizard-bees = { card-lizard } a { card-bees }
    .text = Upustí-li ještěrka ocas, nemá zranění a včely zahynou. Předtím ještě na jejím poli získají Element.
bestiary-echidna-bees = { card-echidna } a { card-bees }
    .text = Stočí-li se ježura do klubíčka, nemá zranění a včely zahynou, aniž by získaly Element.
bestiary-swans-basilisk = { card-swans } a { card-basilisk }
    .text = Na uhnutí pohledu hází obě společně jako jedna karta.
bestiary-swans-dragon = { card-swans } a { card-dragon }
    .text = O Epickou trefu i v kuželu ohně hází každá živá labuť zvlášť.
bestiary-swans-scarab = { card-swans } a { card-scarab }
    .text = Napadený hráč určí, do které labutě skarabeus vleze. Zahyne-li ta, druhá je ho prostá.
bestiary-swans-skunk = { card-swans } a { card-skunk }
    .text = Smrad zraní každou živou labuť.
bestiary-bees-dragon = { card-bees } a { card-dragon }
    .text = Včely na draka útočí jako ostatní, zahynou však i bez Epické trefy. Oheň včelám neublíží a drak jejich rojem proletí bez zranění, nedohodnete-li se jinak.
bestiary-bees-scarab = { card-bees } a { card-scarab }
    .text = Do včel skarabeus nevleze.
bestiary-bees-skunk = { card-bees } a { card-skunk }
    .text = Smrad včelám nevadí.
bestiary-basilisk-desert = { card-basilisk } a poušť
    .text = Přes poušť bazilišek vidí: kdo je za ní, hází.
bestiary-basilisk-passing = { card-basilisk } a průchod
    .text = Kdo zrovna prochází obsazeným polem, není první v řadě, a tedy nehází.
bestiary-unicorn-stunned = { card-unicorn } a omráčení
    .text = Omráčené zvíře lze vyléčit i napadnout; Pasivita mu zůstane.
bestiary-unicorn-desert = { card-unicorn } a poušť
    .text = Aura působí i přes poušť.
bestiary-dragon-scarab = { card-dragon } a { card-scarab }
    .text = Do draka vleze skarabeus jen po Epické trefě. Při příští aktivaci pak drak zahyne.
bestiary-dragon-desert = { card-dragon } a poušť
    .text = Kužel ohně zasáhne i toho, kdo stojí za pouští.
bestiary-skunk-desert = { card-skunk } a poušť
    .text = Smrad jde i přes poušť.
bestiary-same-kind = Stejný druh
    .text = Nadpřirozené zvíře je odolné proti zvláštnímu útoku svého druhu.
bestiary-dragon-immune = { card-dragon } a oheň, drak a smrad
    .text = Drakovi neublíží oheň ani smrad.
bestiary-eel-immune = Úhoř pod vodou
    .text = Úhoři neublíží oheň ani smrad a bazilišek ho nevidí.
