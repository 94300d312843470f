# Slova, která potřebuje jen deska.
board-field = Deska { $files } × { $ranks }
board-slip = Zvíře a jeho možnosti
board-choose-animal = Vyberte zvíře, pak pole, soupeře nebo způsob.
board-steps = kroky { $used } z { $speed }
board-way-attack = Pohyb a útok
board-way-move = Pohyb a pohyb
board-way-sprint-and-attack = Sprint a útok
board-way-sprint-and-move = Sprint a pohyb
board-way-wake-up = Probudit
board-way-deactivate = Deaktivace
board-way-rest = Zůstat na místě
board-swan-first = První labuť
board-swan-second = Druhá labuť
board-watched = { $number ->
    [one] Před prvním krokem musí uniknout pohledu baziliška.
   *[other] Před prvním krokem musí uniknout pohledu { $number } bazilišků.
}
board-cost = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
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
board-odds-passive = ochromí
board-odds-scarab = vleze dovnitř
board-odds-epic = { $number } % skolí draka
board-odds-magic = s magií { $number } %
board-small = malé
board-large = velké
board-ready = připraveno
board-used = už hrálo
board-passive = v pasivitě
board-poisoned = otráveno
board-scarab-inside = má v sobě skarabea
board-experience = zkušenost s drakem { $number }
board-wounds = zranění { $number } z { $most }
board-element-count = { $name }: zbývá { $number }
board-price = za { $number ->
    [one] { $number } krok
    [few] { $number } kroky
   *[other] { $number } kroků
}
board-face-down = { $number ->
    [0] Skryté zvíře bez teček
    [one] Skryté zvíře s jednou tečkou
   *[other] Skryté zvíře se { $number } tečkami
}
board-candidates = Může to být: { $names }.
board-landscape = krajina
board-landscape-text = Prodlužuje hada karet. Než začne boj, krajiny zmizí; jen poušť zůstane ležet jako překážka.
board-field-text = Krok přes stranu stojí jeden krok, přes roh dva.
board-fire = Dýchnout { $direction }
board-direction-north = na sever
board-direction-northeast = na severovýchod
board-direction-east = na východ
board-direction-southeast = na jihovýchod
board-direction-south = na jih
board-direction-southwest = na jihozápad
board-direction-west = na západ
board-direction-northwest = na severozápad
board-trigger = Trigger
board-trigger-text = Za každé položené zvíře ubude kapka. Kdo vezme poslední, dohraje tah, ostatní mají ještě jeden a pak začne boj.
board-trigger-left = Trigger: zbývá { $number } z { $most }
board-trigger-fired = { $name }: Trigger spuštěn. Posledních tahů zbývá { $number }.
board-throw = Divokostky, { $name }: { $faces }
board-face-blank = prázdný čtverec
board-face-hole = čtverec s dírou
board-face-triangle = trojúhelník
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
board-elements-text = Zvíře, které začne nebo skončí aktivaci na poli s Elementem, ho svému hráči vezme. Kdo má všech pět, vítězí.
board-limit-land = Kroky krajin
board-limit-animals = Kroky zvířat
board-limit-dots = Tečky
board-left-of = zbývá { $number } z { $most }
board-magic = Magie
board-magic-text = Platí se jí další kroky, díry na divokostkách a karty navíc.
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
board-ability-bees = Prostupnost
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
board-plan-wrong = Tomuto textu nerozumíme.
board-plan-good = Plán má { $number } polí. Text vložte při prostírání stolu do pole Vlastní plán.
board-plan-size = Polí je { $number }, má jich být 36 až 81.
board-plan-apart = Pole spolu musí sousedit stranou.
board-plan-elements = Vybráno Elementů: { $elements } z 5.
