# Divočina: slova hry.

## Hra

game-name = Divočina
game-tagline = Skryté stavění, pak otevřený boj o Elementy
kind-common = Běžná zvířata
kind-supernatural = Nadpřirozená zvířata
kind-landscape = Karty krajin
kind-terrain = Krajiny
kind-element = Elementy
kind-die = Kostka
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
option-stack_own = Klást na vlastní krajinu
    .text = Karta smí přikrýt vlastní krajinu kromě pouště.
option-bees_place_on_element = Včely na Elementy
    .text = Smějí se včely v Poziční fázi položit na pole s Elementy?

## Zvířata

card-beaver = Bobr
    .acc = bobra
    .text = Deaktivace: smí se aktivovat zadarmo, když nedělá vůbec nic.
card-snake = Had
    .acc = hada
    .text = Jed: kdo jeho útok přežije, dostane při každé své aktivaci zranění. Had vleze i na poušť.
card-lizard = Ještěrka
    .acc = ještěrku
    .text = Volný ocas: proti Standardnímu útoku smí hodit; kolečko ji zachrání na nejbližší volné pole.
card-echidna = Ježura
    .acc = ježuru
    .text = Klubíčko bodlin: proti Standardnímu útoku hází; kolečko ji ochrání a útočníka zraní.
card-crocodile = Krokodýl
    .acc = krokodýla
    .text = Vodomil: pohyb, který začíná ve vodě, má Rychlost 2.
card-swans = Labutě
    .acc = labutě
    .text = Pár: dvě labutě po dvou životech. Spolu dávají dvě Jistá zranění bez kostek, jedna samotná jedno a dvě kostky.
card-bear = Medvěd
    .acc = medvěda
    .text = Sprint: jednou za hru má po celou aktivaci Rychlost 5.
card-mouflon = Muflon
    .acc = muflona
    .text = Omráčení: koho neskolí, toho zkusí omráčit; kolečko dá žeton Pasivity.
card-eagle = Orel
    .acc = orla
    .text = Král: dokud je připraven, jiné zvíře hrát nesmí. Pařáty: přenese hada, ještěrku nebo ježuru přes svou cestu.
card-bees = Včely
    .acc = včely
    .text = Rojem projde každý za jedno zranění. Včely zranit nelze; svým útokem zahynou. Na Elementech pohyb nekončí.
card-basilisk = Bazilišek
    .acc = baziliška
    .text = Znehybnění: první nepřítel v každém ze čtyř směrů hází před každým Krokem; čtverec bez díry ukončí jeho aktivaci.
card-unicorn = Jednorožec
    .acc = jednorožce
    .text = Aura: vlastní zvířata do dvou Kroků neutrpí Jistá zranění. Hojení: místo útoku odstraní 1 až 3 Kapky.
card-dragon = Drak
    .acc = draka
    .text = Kužel: všichni v kuželu hází na oheň. Krunýř: draka vyřadí jen Epická trefa trojúhelníkem.
card-scarab = Skarabeus
    .acc = skarabea
    .text = Vniknutí: vleze do nepřítele, vezme Element jeho pole a při každé jeho aktivaci ho zraní.
card-skunk = Skunk
    .acc = skunka
    .text = Prdnutí: každé jiné zvíře do dvou Kroků dostane zranění.
card-eel = Úhoř
    .acc = úhoře
    .text = Paralýza: místo zranění dá žeton Pasivity. Vázanost: žije jen ve vodě a útočit na něj smějí jen vodní zvířata.
card-water-card = Voda
    .acc = vodu
    .text = Klade se na vodu.
card-forest-card = Les
    .acc = les
    .text = Klade se na les.
card-grassland-card = Louka
    .acc = louku
    .text = Klade se na louku.
card-rock-card = Skály
    .acc = skály
    .text = Klade se na skály.
card-four-terrains = Čtyři krajiny
    .acc = čtyři krajiny
    .text = Klade se kamkoli.
card-desert = Poušť
    .acc = poušť
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
face-b = čtverec
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
swan-second = druhá
result-open = hra trvá
result-five-elements = pět Elementů
result-last-animals = poslední zvířata na plánu
result-nobody-left = na plánu nikdo nezbyl
result-all-passed = všichni dvakrát vynechali
result-no-elements = šedesát kol bez Elementu
result-out-of-time = sto kol

## Tahy

move-buy-a-card = Přikoupit kartu za 1 magii
move-draw-no-more = Dál nepřikupovat
move-discard = Vyřadit: { $card }
move-pay-to-discard-nothing = Nevyřadit nic za 1 magii
move-lay = Položit: { $card }
move-lay-an-animal-with = Položit zvíře { $dots }
move-put-it-on = Na pole { $field }
move-enough = Dost pokládání
move-return = Pod balíček: { $card }
move-return-a-card = Karta pod balíček
move-keep-the-rest = Zbytek si nechat
move-activate-to = { $card }: { $way }
move-step = Krok { $direction }
move-stop = Skončit pohyb
move-attack = Útok { $direction }
move-breathe-fire = Oheň { $direction }
move-stink = Prdnout
move-seize = Uchopit do pařátů
move-drop = Upustit
move-pay-for-the-holes = Zaplatit 1 magii za díry
move-save-the-magic = Magii si nechat
move-try-to-drop-the-tail = Zkusit upustit ocas
move-stand-the-attack = Útok vystát
move-settle-on = Přesunout na { $field }
move-choose-the-swan = Labuť: { $swan }
move-try-to-stun = Zkusit omráčit
move-do-not-stun = Neomračovat
move-end-turn = Ukončit tah

## Události

event-draws = { $seat }: dobráno karet: { $number }.
event-draws-the-card = Do ruky: { $card }.
event-buys-a-card = { $seat } přikupuje kartu.
event-discards = { $seat } vyřazuje { $card_acc }.
event-pays-not-to-discard = { $seat } nevyřazuje nic.
event-lays-on = { $seat } klade { $card_acc } na { $field }.
event-lays-an-animal-with-on = { $seat } klade zvíře { $dots } na { $field }.
event-returns = { $seat } vrací pod balíček karet: { $number }.
event-keeps = { $seat } si nechává karet: { $number }.
event-pays-magic = { $seat } platí magii: { $number }.
event-fires-the-trigger = { $seat } spouští Trigger.
event-action-phase-begins-with = Začíná Akční fáze; první je { $seat }.
event-begins-round = { $number }. kolo.
event-activates-to = { $seat } aktivuje { $card_acc }: { $way }.
event-one-swan-of-falls = Jedna z labutí ({ $seat }) padla.
event-scarab-enters = Skarabeus ({ $seat }) vniká do karty { $card } ({ $seat2 }).
event-breathes-fire = Drak ({ $seat }) chrlí oheň { $direction }.
event-skunk-stinks = Skunk ({ $seat }) zasmrdí.
event-eagle-seizes = Orel ({ $seat }) uchopí { $card_acc } ({ $seat2 }).
event-takes = { $seat } bere { $element_acc }.
event-renews = { $seat }: obnova sil.
event-ends-the-turn = { $seat } končí tah.
event-the-game-ends-by = Konec hry: { $result }.
event-goes-to =
    { $card_id ->
        [swans] { $card } ({ $seat }) jdou na { $field }.
        [bees] { $card } ({ $seat }) jdou na { $field }.
       *[other] { $card } ({ $seat }) jde na { $field }.
    }
event-attacks =
    { $card_id ->
        [swans] { $card } ({ $seat }) útočí na { $field }.
        [bees] { $card } ({ $seat }) útočí na { $field }.
       *[other] { $card } ({ $seat }) útočí na { $field }.
    }
event-rolls =
    { $card_id ->
        [swans] { $card } ({ $seat }) hází: { $face }.
        [bees] { $card } ({ $seat }) hází: { $face }.
       *[other] { $card } ({ $seat }) hází: { $face }.
    }
event-suffers =
    { $card_id ->
        [swans] { $card } ({ $seat }) dostávají zranění: { $number }.
        [bees] { $card } ({ $seat }) dostávají zranění: { $number }.
       *[other] { $card } ({ $seat }) dostává zranění: { $number }.
    }
event-falls =
    { $card_id ->
        [swans] { $card } ({ $seat }) podléhají a opouští hru.
        [bees] { $card } ({ $seat }) podléhají a opouští hru.
       *[other] { $card } ({ $seat }) podléhá a opouští hru.
    }
event-is-poisoned =
    { $card_id ->
        [swans] { $card } ({ $seat }) nesou jed.
        [bees] { $card } ({ $seat }) nesou jed.
       *[other] { $card } ({ $seat }) nese jed.
    }
event-is-made-passive =
    { $card_id ->
        [swans] { $card } ({ $seat }) upadají do Pasivity.
        [bees] { $card } ({ $seat }) upadají do Pasivity.
       *[other] { $card } ({ $seat }) upadá do Pasivity.
    }
event-wakes-up =
    { $card_id ->
        [swans] { $card } ({ $seat }) se probouzejí.
        [bees] { $card } ({ $seat }) se probouzejí.
       *[other] { $card } ({ $seat }) se probouzí.
    }
event-is-healed-by =
    { $card_id ->
        [swans] { $card } ({ $seat }) se hojí o Kapky: { $number }.
        [bees] { $card } ({ $seat }) se hojí o Kapky: { $number }.
       *[other] { $card } ({ $seat }) se hojí o Kapky: { $number }.
    }
event-is-caught-by-a-gaze =
    { $card_id ->
        [swans] { $card } ({ $seat }) hledí baziliškovi do očí a aktivace končí.
        [bees] { $card } ({ $seat }) hledí baziliškovi do očí a aktivace končí.
       *[other] { $card } ({ $seat }) hledí baziliškovi do očí a aktivace končí.
    }
event-parries =
    { $card_id ->
        [swans] { $card } ({ $seat }) útok odvracejí.
        [bees] { $card } ({ $seat }) útok odvracejí.
       *[other] { $card } ({ $seat }) útok odvrací.
    }
event-learns-to-fight-dragons =
    { $card_id ->
        [swans] { $card } ({ $seat }) sbírají zkušenost s drakem: { $number }.
        [bees] { $card } ({ $seat }) sbírají zkušenost s drakem: { $number }.
       *[other] { $card } ({ $seat }) sbírá zkušenost s drakem: { $number }.
    }
event-settles-on =
    { $card_id ->
        [swans] { $card } ({ $seat }) se ocitají na { $field }.
        [bees] { $card } ({ $seat }) se ocitají na { $field }.
       *[other] { $card } ({ $seat }) se ocitá na { $field }.
    }

## Výzvy

prompt-wait = Na tahu je { $seat }.
prompt-won = Vítězí { $seat }: { $result }.
prompt-counted = Konec hry: { $result }. Rozhodují Elementy, zvířata a magie.
prompt-buy = Přikoupíte kartu za magii?
prompt-discard = Vyřaďte kartu ze hry
prompt-lay = Vyberte kartu k položení (Kroky krajin { $land }, zvířat { $animals }, tečky { $dots })
prompt-field = Vyberte pole
prompt-return = Vraťte karty pod balíček; nechat si zbytek stojí magii: { $number }
prompt-activate = Aktivujte zvíře; zbývá bodů: { $number }
prompt-path = { $card }: { $number }. pohyb, Kroky { $used } z { $speed }
prompt-path-attack = { $card }: pohyb a útok, Kroky { $used } z { $speed }
prompt-path-carrying = Upusťte kořist ({ $card }) a leťte dál
prompt-magic = Zaplatit 1 magii? Zranění { $wounds }, s magií { $more }
prompt-tail = Zkusí { $card } upustit ocas?
prompt-settle = Kam se přesune { $card }?
prompt-bird = Které labutě se to týká?
prompt-stun = { $card }: zkusit omráčit?

## Fáze

phase-positional = Poziční fáze
phase-action = Akční fáze

## Stoly

table-travel = Cestovní edice ve dvou
table-collector = Sběratelská edice ve dvou
table-magic = Cestovní edice s magií
table-three = Ve třech
table-four = Ve čtyřech
table-collector-three = Sběratelská ve třech
table-collector-four = Sběratelská ve čtyřech
table-seven = Malý plán
table-clearing = Mýtina
