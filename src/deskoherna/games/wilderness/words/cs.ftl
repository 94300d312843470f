# Divočina: slova hry.

## Hra

game-name = Divočina
game-points = { $number ->
    [0] žádný Element
    [one] { $number } Element
    [few] { $number } Elementy
   *[other] { $number } Elementů
}
game-tagline = Skryté stavění, potom otevřený boj o Elementy
kind-common = Běžná zvířata
kind-supernatural = Nadpřirozená zvířata
kind-landscape = Karty krajin
kind-terrain = Krajiny
kind-element = Elementy
kind-die = Divokostka
kind-board = Plány

## Volby

option-players = Hráči
option-edition = Edice
    .text = Cestovní: deset zvířat, jedna krajina na poli. S magií: totéž s nadpřirozenými zvířaty. Sběratelská: šestnáct zvířat, dvě krajiny na poli.
option-edition-travel = Cestovní
option-edition-magic = Cestovní s magií
option-edition-collector = Sběratelská
option-board = Vlastní plán
    .text = Krátký text z editoru plánu. v2x1: s jedním písmenem na pole, v2x2: se dvěma (sběratelská edice); pak řady shora oddělené lomítkem: W voda, F les, G louka, R skály, tečky místo pole. Za zavináčem pět polí Elementů.
option-elements = Kde leží Elementy
    .text = Podle plánu, nebo losem.
option-elements-usual = Podle plánu
option-elements-quarter = Losem, souměrně po čtvrtině otáčky
option-elements-half = Losem, souměrně po půl otáčce
option-elements-free = Losem kdekoli
option-stack_own = Klást i na vlastní karty
    .text = Volné je každé pole, na kterém neleží karta jiného hráče; jen zvířata a pouště se o pole nikdy nedělí. Vypnuto: volné je jen prázdné pole.
option-bees_place_on_element = Včely na Elementy
    .text = Včely se v Poziční fázi smějí položit i na pole s Elementy.
option-element_first = Element dřív než zranění
    .text = Otrávené zvíře a hostitel skarabea si na začátku aktivace nejdřív vezmou Element a až potom dostanou zranění. Vypnuto: zranění přijde první.
option-poison_needs_wound = Jed a omráčení jen po zranění
    .text = Had otráví a muflon omráčí jen zvíře, které jejich útok aspoň jednou zranil. Vypnuto: stačí, že útok přežilo.
option-bees_hurt_dragon = Včely zabijí i draka
    .text = Drak, který se pohne přes roj, žihadlo nepřežije. Vypnuto: draka vyřadí jen Epická trefa.
option-aura_on_unicorn = Aura chrání i jednorožce
    .text = Jistá zranění neutrpí ani jednorožec sám. Vypnuto: Aura chrání jen ostatní zvířata jeho barvy.

## Zvířata

card-beaver = Bobr
    .nom = bobr
    .acc = bobra
    .whose = Váš
    .text = Deaktivace: nic nestojí, pokud při ní nedělá vůbec nic.
card-snake = Had
    .nom = had
    .acc = hada
    .whose = Váš
    .text = Jed: kdo jeho útok přežije, dostane při každé své aktivaci zranění. Had vleze i na poušť.
card-lizard = Ještěrka
    .nom = ještěrka
    .acc = ještěrku
    .whose = Vaše
    .text = Volný ocas: při Standardním útoku smí hodit; kolečko znamená, že nezraněná uteče na nejbližší volné pole.
card-echidna = Ježura
    .nom = ježura
    .acc = ježuru
    .whose = Vaše
    .text = Klubíčko bodlin: při Standardním útoku hází; kolečko ji ochrání a útočníka zraní.
card-crocodile = Krokodýl
    .nom = krokodýl
    .acc = krokodýla
    .whose = Váš
    .text = Vodomil: pohyb, který začíná ve vodě, má Rychlost { $water_speed }.
card-swans = Labutě
    .nom = labutě
    .acc = labutě
    .whose = Vaše
    .text = Pár: jsou dvě a každá má Výdrž { $endurance }. Spolu dávají dvě Jistá zranění a nehází; zbude-li jedna, dává jedno a hází { $single_dice ->
            [one] { $single_dice } Divokostkou
           *[other] { $single_dice } Divokostkami
        }.
card-bear = Medvěd
    .nom = medvěd
    .acc = medvěda
    .whose = Váš
    .text = Sprint: jednou za hru má po celou aktivaci Rychlost { $sprint_speed }.
card-mouflon = Muflon
    .nom = muflon
    .acc = muflona
    .whose = Váš
    .text = Omráčení: zvíře, které jeho útok přežije, smí zkusit omráčit; kolečko mu dá žeton Pasivity.
card-eagle = Orel
    .nom = orel
    .acc = orla
    .whose = Váš
    .text = Král: dokud má aktivační žeton, jiné vlastní zvíře hrát nesmí. Pařáty: cestou přenese hada, ještěrku nebo ježuru.
card-bees = Včely
    .nom = včely
    .acc = včely
    .whose = Vaše
    .text = Prostupnost: rojem projde každý za jedno zranění. Nezranitelnost: včely zranit nelze, svým útokem ale zahynou. Pohyb nekončí na polích s Elementy.
card-basilisk = Bazilišek
    .nom = bazilišek
    .acc = baziliška
    .whose = Váš
    .text = Znehybnění: první nepřítel v každém ze čtyř směrů hází před každým Krokem; čtverec bez díry ukončí jeho aktivaci.
card-unicorn = Jednorožec
    .nom = jednorožec
    .acc = jednorožce
    .whose = Váš
    .text = Aura: vlastní zvířata do dvou Kroků neutrpí Jistá zranění. Hojení: místo útoku odstraní Kapky podle hodu ({ FACT("die-wild-die.sun_1") } až { FACT("die-wild-die.sun_3") }).
card-dragon = Drak
    .nom = drak
    .acc = draka
    .whose = Váš
    .text = Kužel: všichni v kuželu hází na oheň. Krunýř: draka vyřadí jen Epická trefa trojúhelníkem.
card-scarab = Skarabeus
    .nom = skarabeus
    .acc = skarabea
    .whose = Váš
    .text = Vniknutí: vleze do soupeřova zvířete, získá Element z jeho pole a při každé jeho aktivaci ho zraní.
card-skunk = Skunk
    .nom = skunk
    .acc = skunka
    .whose = Váš
    .text = Prdnutí: každé jiné zvíře do dvou Kroků dostane zranění.
card-eel = Úhoř
    .nom = úhoř
    .acc = úhoře
    .whose = Váš
    .text = Paralýza: místo zranění dá žeton Pasivity. Vázanost: žije jen ve vodě a útočit na něj smějí jen vodní zvířata.
card-water-card = Voda
    .nom = voda
    .acc = vodu
    .whose = Vaše
    .text = Klade se na vodu.
card-forest-card = Les
    .nom = les
    .acc = les
    .whose = Váš
    .text = Klade se na les.
card-grassland-card = Louka
    .nom = louka
    .acc = louku
    .whose = Vaše
    .text = Klade se na louku.
card-rock-card = Skály
    .nom = skály
    .acc = skály
    .whose = Vaše
    .text = Klade se na skály.
card-four-terrains = Čtyři krajiny
    .nom = čtyři krajiny
    .acc = čtyři krajiny
    .whose = Vaše
    .text = Klade se kamkoli.
card-desert = Poušť
    .nom = poušť
    .acc = poušť
    .whose = Vaše
    .text = Klade se kamkoli kromě Elementů a v Akční fázi zůstává jako překážka.

## Krajiny, Elementy, kostka, plány

terrain-water = Voda
terrain-forest = Les
terrain-grassland = Louka
terrain-rock = Skály
element-fire = Oheň
    .acc = Oheň
element-earth = Země
    .acc = Zemi
element-air = Vzduch
    .acc = Vzduch
element-water = Voda
    .acc = Vodu
element-spirit = Duch
    .acc = Ducha
die-wild-die = Divokostka
    .text = Čtverce bez díry, čtverce s dírou a trojúhelníky.
board-travel = Cestovní plán
board-collector = Sběratelský plán
face-b = čtverec bez díry
face-h = čtverec s dírou
face-t = trojúhelník
direction-north = na sever
direction-northeast = na severovýchod
direction-east = na východ
direction-southeast = na jihovýchod
direction-south = na jih
direction-southwest = na jihozápad
direction-west = na západ
direction-northwest = na severozápad
way-attack = pohyb a útok
way-move = pohyb a pohyb
way-sprint-and-attack = sprint a útok
way-sprint-and-move = sprint a pohyb
way-wake-up = probuzení
way-deactivate = deaktivace
way-rest = vynucený odpočinek
dots-no-dots = bez teček
dots-one-dot = s jednou tečkou
dots-two-dots = se dvěma tečkami
dots-three-dots = se třemi tečkami
swan-first = první
    .acc = první
swan-second = druhá
    .acc = druhou
result-open = hra trvá
result-five-elements = pět Elementů
result-last-animals = zvířata na plánu už nemá nikdo jiný
result-nobody-left = na plánu nezbylo žádné zvíře
result-all-passed = všichni dvě kola po sobě vynechali
result-no-elements = šedesát kol bez Elementu
result-out-of-time = uplynulo sto kol

## Tahy

move-buy-a-card = Přikoupit kartu za 1 magii
move-draw-no-more = Nepřikupovat
move-discard = Vyřadit { $card_acc }
move-pay-to-discard-nothing = Nevyřadit nic za 1 magii
move-lay = Položit { $card_acc }
move-lay-an-animal-with = Položit zvíře { $dots }
move-put-it-on = Položit na pole { $field }
move-enough = Dokončit pokládání
move-return = Vrátit pod balíček { $card_acc }
move-return-a-card = Vrátit kartu pod balíček
move-keep-the-rest = Zbytek si nechat
move-activate-to =
    { $way_id ->
        [attack] Aktivovat { $card_acc }: pohyb a útok
        [move] Aktivovat { $card_acc }: pohyb a pohyb
        [sprint-and-attack] Aktivovat { $card_acc }: sprint a útok
        [sprint-and-move] Aktivovat { $card_acc }: sprint a pohyb
        [wake-up] Probudit { $card_acc }
        [deactivate] Deaktivovat { $card_acc }
       *[rest] Nechat { $card_acc } odpočívat
    }
move-step = Krok { $direction }
move-stop = Ukončit pohyb
move-attack = Zaútočit { $direction }
move-breathe-fire = Chrlit oheň { $direction }
move-stink = Prdnout
move-seize = Uchopit do pařátů
move-drop = Upustit kořist
move-pay-for-the-holes = Zaplatit 1 magii za čtverce s dírou
move-save-the-magic = Nechat si magii
move-try-to-drop-the-tail = Zkusit upustit ocas
move-stand-the-attack = Ustát útok
move-settle-on = Přesunout na pole { $field }
move-choose-the-swan = Vybrat { $swan_acc } labuť
move-try-to-stun = Zkusit omráčit
move-do-not-stun = Neomračovat
move-end-turn = Ukončit tah

## Co kdo udělal

did-try-to-drop-the-tail =
    { $seat_you ->
        [yes] Zkoušíte upustit ocas ještěrky.
       *[no] { $seat } zkouší upustit ocas ještěrky.
    }
did-stand-the-attack =
    { $seat_you ->
        [yes] Upustit ocas ještěrky nezkoušíte.
       *[no] { $seat } upustit ocas ještěrky nezkouší.
    }
did-try-to-stun =
    { $seat_you ->
        [yes] Zkoušíte oběť omráčit.
       *[no] { $seat } zkouší oběť omráčit.
    }
did-do-not-stun =
    { $seat_you ->
        [yes] Omráčit oběť nezkoušíte.
       *[no] { $seat } oběť omráčit nezkouší.
    }

## Události

event-draws =
    { $seat_you ->
        [yes] { "" }
       *[no] { $seat } dobírá { $number ->
            [one] { $number } kartu
            [few] { $number } karty
           *[other] { $number } karet
        }.
    }
event-draws-the-card = Dobíráte: { $card }.
event-buys-a-card =
    { $seat_you ->
        [yes] Přikupujete kartu za 1 magii.
       *[no] { $seat } přikupuje kartu za 1 magii.
    }
event-discards =
    { $seat_you ->
        [yes] Vyřazujete ze hry { $card_acc }.
       *[no] { $seat } vyřazuje ze hry { $card_acc }.
    }
event-pays-not-to-discard =
    { $seat_you ->
        [yes] Platíte 1 magii a nevyřazujete nic.
       *[no] { $seat } platí 1 magii a nevyřazuje nic.
    }
event-lays-on =
    { $seat_you ->
        [yes] Pokládáte { $card_acc } na pole { $field }.
       *[no] { $seat } pokládá { $card_acc } na pole { $field }.
    }
event-lays-an-animal-with-on =
    { $seat_you ->
        [yes] Pokládáte zvíře { $dots } na pole { $field }.
       *[no] { $seat } pokládá zvíře { $dots } na pole { $field }.
    }
event-keeps =
    { $seat_you ->
        [yes] { $number ->
            [0] Vracíte všechny zbylé karty pod balíček.
            [one] Na ruce si necháváte { $number } kartu.
            [few] Na ruce si necháváte { $number } karty.
           *[other] Na ruce si necháváte { $number } karet.
        }
       *[no] { $seat } { $number ->
            [0] vrací všechny zbylé karty pod balíček.
            [one] si na ruce nechává { $number } kartu.
            [few] si na ruce nechává { $number } karty.
           *[other] si na ruce nechává { $number } karet.
        }
    }
event-pays-magic =
    { $seat_you ->
        [yes] Platíte
       *[no] { $seat } platí
    } { $number ->
        [one] { $number } magii
        [few] { $number } magie
       *[other] { $number } magií
    }.
event-fires-the-trigger =
    { $seat_you ->
        [yes] Spouštíte Trigger: po tomto tahu mají ostatní ještě po jednom Pozičním tahu.
       *[no] { $seat } spouští Trigger: po tomto tahu mají ostatní ještě po jednom Pozičním tahu.
    }
event-action-phase-begins-with =
    { $seat_you ->
        [yes] Začíná Akční fáze, první Akční tah je váš.
       *[no] Začíná Akční fáze, první Akční tah má { $seat }.
    }
    .head = Akční fáze
event-begins-round =
    { $seat_you ->
        [yes] Kolo začínáte vy.
       *[no] Kolo začíná { $seat }.
    }
    .head = { $number }. kolo
event-activates-to =
    { $way_id ->
        [deactivate] { $seat_you ->
            [yes] Deaktivujete { $card_acc }.
           *[no] { $seat } deaktivuje { $card_acc }.
        }
        [rest] { $seat_you ->
            [yes] { $card_whose } { $card_nom } nemůže nic a odpočívá.
           *[no] { $card } ({ $seat }) nemůže nic a odpočívá.
        }
        [sprint-and-attack] { $seat_you ->
            [yes] { $card_whose } { $card_nom } sprintuje k útoku.
           *[no] { $card } ({ $seat }) sprintuje k útoku.
        }
        [sprint-and-move] { $seat_you ->
            [yes] { $card_whose } { $card_nom } sprintuje.
           *[no] { $card } ({ $seat }) sprintuje.
        }
       *[other] { $seat_you ->
            [yes] Aktivujete { $card_acc }: { $way }.
           *[no] { $seat } aktivuje { $card_acc }: { $way }.
        }
    }
event-one-swan-of-falls =
    { $seat_you ->
        [yes] Jedna z vašich labutí podléhá zranění.
       *[no] Jedna z labutí ({ $seat }) podléhá zranění.
    }
event-scarab-enters =
    { $seat_you ->
        [yes] { card-scarab.whose } { card-scarab.nom }
       *[no] { card-scarab } ({ $seat })
    } vniká do { $seat2_you ->
        [yes] vašeho zvířete: { $card }.
       *[no] zvířete { $card } ({ $seat2 }).
    }
event-breathes-fire =
    { $seat_you ->
        [yes] { card-dragon.whose } { card-dragon.nom } chrlí oheň { $direction }.
       *[no] { card-dragon } ({ $seat }) chrlí oheň { $direction }.
    }
event-skunk-stinks =
    { $seat_you ->
        [yes] { card-skunk.whose } { card-skunk.nom } zamořuje okolí.
       *[no] { card-skunk } ({ $seat }) zamořuje okolí.
    }
event-eagle-seizes =
    { $seat_you ->
        [yes] { card-eagle.whose } { card-eagle.nom }
       *[no] { card-eagle } ({ $seat })
    } bere do pařátů { $card_acc } ({ $seat2_you ->
        [yes] vaše zvíře
       *[no] { $seat2 }
    }).
event-takes =
    { $seat_you ->
        [yes] Získáváte Element { $element }.
       *[no] { $seat } získává Element { $element }.
    }
event-renews =
    { $seat_you ->
        [yes] Obnova sil: všechna vaše zvířata mají nové aktivační žetony.
       *[no] Obnova sil: { $seat } má na všech zvířatech nové aktivační žetony.
    }
event-ends-the-turn =
    { $seat_you ->
        [yes] Končíte tah.
       *[no] { $seat } končí tah.
    }
event-the-game-ends-by = Konec hry: { $result }.
event-goes-to =
    { $seat_you ->
        [yes] { $card_whose } { $card_nom }
       *[no] { $card } ({ $seat })
    } { $card_id ->
        [swans] jdou
        [bees] jdou
       *[other] jde
    } na pole { $field }.
event-is-stung-on =
    { $seat_you ->
        [yes] { $card_whose } { $card_nom }
       *[no] { $card } ({ $seat })
    } { $card_id ->
        [swans] procházejí
       *[other] prochází
    } rojem včel na poli { $field }.
event-occupies =
    { $seat_you ->
        [yes] { $card_whose } { $card_nom }
       *[no] { $card } ({ $seat })
    } { $card_id ->
        [swans] obsazují
        [bees] obsazují
       *[other] obsazuje
    } pole { $field }.
event-flees-to =
    { $seat_you ->
        [yes] { $card_whose } { $card_nom }
       *[no] { $card } ({ $seat })
    } { $card_id ->
        [swans] prchají
        [bees] prchají
       *[other] prchá
    } na pole { $field }.
event-pays-for-the-holes =
    { $seat_you ->
        [yes] Platíte 1 magii za čtverce s dírou.
       *[no] { $seat } platí 1 magii za čtverce s dírou.
    }
event-attacks =
    { $seat_you ->
        [yes] { $card_whose } { $card_nom }
       *[no] { $card } ({ $seat })
    } útočí na pole { $field }.
event-rolls =
    { $seat_you ->
        [yes] { $card_whose } { $card_nom }
       *[no] { $card } ({ $seat })
    } hází: { $face }.
event-suffers =
    { $seat_you ->
        [yes] { $card_whose } { $card_nom }
       *[no] { $card } ({ $seat })
    } { $card_id ->
        [swans] dostávají
        [bees] dostávají
       *[other] dostává
    } { $number } zranění.
event-falls =
    { $seat_you ->
        [yes] { $card_whose } { $card_nom }
       *[no] { $card } ({ $seat })
    } { $card_id ->
        [swans] podléhají zranění a opouštějí hru.
        [bees] hynou a opouštějí hru.
       *[other] podléhá zranění a opouští hru.
    }
event-is-poisoned =
    { $seat_you ->
        [yes] { $card_whose } { $card_nom }
       *[no] { $card } ({ $seat })
    } { $card_id ->
        [swans] nesou
        [bees] nesou
       *[other] nese
    } od této chvíle jed.
event-is-made-passive =
    { $seat_you ->
        [yes] { $card_whose } { $card_nom }
       *[no] { $card } ({ $seat })
    } { $card_id ->
        [swans] dostávají
        [bees] dostávají
       *[other] dostává
    } žeton Pasivity.
event-wakes-up =
    { $seat_you ->
        [yes] { $card_whose } { $card_nom }
       *[no] { $card } ({ $seat })
    } { $card_id ->
        [swans] se probouzejí
        [bees] se probouzejí
       *[other] se probouzí
    }.
event-is-healed-by =
    { $seat_you ->
        [yes] { $card_whose } { $card_nom }
       *[no] { $card } ({ $seat })
    } { $card_id ->
        [swans] ztrácejí
        [bees] ztrácejí
       *[other] ztrácí
    } { $number ->
        [one] { $number } Kapku
        [few] { $number } Kapky
       *[other] { $number } Kapek
    } zranění.
event-is-caught-by-a-gaze =
    { $seat_you ->
        [yes] { $card_whose } { $card_nom }
       *[no] { $card } ({ $seat })
    } { $card_id ->
        [swans] hledí baziliškovi do očí a znehybnějí.
        [bees] hledí baziliškovi do očí a znehybnějí.
       *[other] hledí baziliškovi do očí a znehybní.
    }
event-parries =
    { $seat_you ->
        [yes] { $card_whose } { $card_nom }
       *[no] { $card } ({ $seat })
    } { $card_id ->
        [lizard] upouští ocas a uniká bez zranění.
        [echidna] se stáčí do klubíčka: útočníka zraní, sama zůstává bez zranění.
        [dragon] odolává pod svým Krunýřem.
       *[other] útok odvrací.
    }
event-learns-to-fight-dragons =
    { $seat_you ->
        [yes] { $card_whose } { $card_nom }
       *[no] { $card } ({ $seat })
    } { $card_id ->
        [swans] mají
        [bees] mají
       *[other] má
    } s drakem zkušenost úrovně { $number }.
event-settles-on =
    { $seat_you ->
        [yes] { $card_whose } { $card_nom }
       *[no] { $card } ({ $seat })
    } { $card_id ->
        [swans] jsou
        [bees] jsou
       *[other] je
    } teď na poli { $field }.

## Výzvy

prompt-wait = Na tahu je { $seat }.
prompt-won =
    { $seat_you ->
        [yes] Vítězíte: { $result }.
       *[no] Vítězí { $seat }: { $result }.
    }
prompt-counted = Konec hry: { $result }. Rozhodují Elementy, potom zvířata, potom magie.
prompt-buy = Chcete přikoupit kartu za 1 magii?
prompt-discard = Vyberte kartu, kterou vyřadíte ze hry.
prompt-lay =
    Vyberte kartu k položení. Na krajiny { $land ->
        [one] zbývá { $land } Krok
        [few] zbývají { $land } Kroky
       *[other] zbývá { $land } Kroků
    }, na zvířata { $animals ->
        [one] { $animals } Krok
        [few] { $animals } Kroky
       *[other] { $animals } Kroků
    } a { $dots ->
        [one] { $dots } tečka
        [few] { $dots } tečky
       *[other] { $dots } teček
    }.
prompt-field = Vyberte pole pro kartu.
prompt-return =
    { $number ->
        [0] Vraťte karty pod balíček, nebo si zbytek nechte.
        [one] Vraťte karty pod balíček; nechat si zbytek stojí { $number } magii.
        [few] Vraťte karty pod balíček; nechat si zbytek stojí { $number } magie.
       *[other] Vraťte karty pod balíček; nechat si zbytek stojí { $number } magií.
    }
prompt-activate =
    { $number ->
        [0] Aktivujte zvíře, nebo ukončete tah. Aktivace už žádná nezbývá.
        [one] Aktivujte zvíře. Zbývá { $number } aktivace.
        [few] Aktivujte zvíře. Zbývají { $number } aktivace.
       *[other] Aktivujte zvíře. Zbývá { $number } aktivací.
    }
prompt-path = { $card }: { $number }. pohyb, Kroky: { $used } při Rychlosti { $speed }
prompt-path-attack = { $card }: pohyb a útok, Kroky: { $used } při Rychlosti { $speed }
prompt-path-carrying = Upusťte { $card_acc } a leťte dál.
prompt-magic = Útok způsobí { $wounds } zranění. Zaplatíte 1 magii, aby jich bylo { $more }?
prompt-tail = Zkusí ještěrka upustit ocas?
prompt-settle = Vyberte pole, na které se přesune { $card }.
prompt-bird = Vyberte labuť, které se to týká.
prompt-stun = Zkusí muflon omráčit { $card_acc }?

## Fáze

phase-positional = Poziční fáze
phase-action = Akční fáze

## Stoly

table-travel = Cestovní edice ve dvou
table-collector = Sběratelská edice ve dvou
table-magic = Cestovní edice s magií
table-three = Cestovní edice ve třech
table-four = Cestovní edice ve čtyřech
table-collector-three = Sběratelská edice ve třech, jiné výklady pravidel
table-collector-four = Sběratelská edice ve čtyřech
table-seven = Malý plán
table-clearing = Mýtina

## Volby, které k sobě nejdou
wrong-no-elements = Za zavináč napište pět polí pro Elementy, nebo nechte rozhodnout los.
wrong-not-symmetric = Tento plán nemá střed, nebo ho otočení změní.
wrong-mark = Zápis plánu začíná v2x1: (jedno písmeno na pole) nebo v2x2: (dvě).
wrong-other-edition = Plány této edice začínají { $mark }
wrong-two-readings = Zápis lze číst s jedním písmenem na pole i se dvěma; začněte ho v2x1: nebo v2x2:
wrong-too-many-ranks = Řad může být nejvýš { $ranks }.
wrong-half-a-field = { $rank }. řada končí polovinou pole.
wrong-long-rank = { $rank }. řada může mít nejvýš { $fields } polí.
wrong-letter = Pole { $field } má písmeno „{ $letter }“; krajiny jsou { $letters }.
wrong-one-terrain-twice = Pole { $field } má mít dvě různé krajiny.
wrong-number-of-fields = Plán má mít { $least } až { $most } polí, tento jich má { $fields }.
wrong-apart = Pole mají souviset stranami; { $field } nesouvisí s { $rest }.
wrong-element-off-the-board = Pole { $field } pro Element na plánu není.
wrong-element-twice = Pole { $field } je pro Element uvedeno dvakrát.
wrong-number-of-elements = Polí pro Elementy má být { $needed }, uvedeno jich je { $named }.

## Co lze získat
achievement-collector = Sběratel
    .text = Vyhrajte se sběratelskou edicí: ještě než budete klást, zjistěte, kdo smí kam.
achievement-crowd = Král paseky
    .text = Vyhrajte ve třech či čtyřech nad znalcem, mistrem nebo lidmi: nechte ostatní, ať se zraní navzájem.

## Lekce

lessons-laying = Pokládání
lessons-activation = Aktivace
lessons-magic = Magie
lessons-attack = Útok a Divokostky
lessons-animals = Zvířata
lessons-editor = Editor plánu
