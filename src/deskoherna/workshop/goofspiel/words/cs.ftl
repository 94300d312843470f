game-name = Goofspiel
game-tagline = Všichni nabízejí najednou, nejvyšší bere
kind-goods = Zboží
kind-coin = Mince
option-players = Hráči
option-goods = Kusů zboží
table-two = Ve dvou
    .first = doporučujeme
table-three = Ve třech
table-full = Ve čtyřech, všechno zboží
view-hands = Mince
view-prize = Na trhu
view-pot = V sázce
view-to-come = Ještě přijde
view-bids = Nabídka
view-score = Body
move-bid = Nabídnout { $coin_acc }
move-bid-a-coin = Nabídnout minci
did-bid = { $seat_you ->
    [yes] Nabízíte { $coin_acc }.
   *[no] { $seat } nabízí { $coin_acc }.
}
did-bid-a-coin = { $seat } nabízí minci.
event-comes-to-market = Na trh přichází { $good }.
event-shows = { $seat_you ->
    [yes] Ukazujete { $coin_acc }.
   *[no] { $seat } ukazuje { $coin_acc }.
}
event-takes = { $seat_you ->
    [yes] Berete zboží za { $number ->
        [one] bod
        [few] { $number } body
       *[other] { $number } bodů
    }.
   *[no] { $seat } bere zboží za { $number ->
        [one] bod
        [few] { $number } body
       *[other] { $number } bodů
    }.
}
event-stays = Nejvyšší nabídky jsou stejné: zboží zůstává na trhu.
event-market-closes = Trh se zavírá.
prompt-bid = Nabídněte minci za: { $good } (v sázce { $pot }).
prompt-wait = Čeká se na nabídky ostatních.
prompt-over = Trh se zavřel.
good-salt = Sůl
good-honey = Med
good-linen = Plátno
good-wax = Vosk
good-pepper = Pepř
good-amber = Jantar
good-silk = Hedvábí
good-saffron = Šafrán
good-gold = Zlato
coin-one = Jednička
    .acc = Jedničku
coin-two = Dvojka
    .acc = Dvojku
coin-three = Trojka
    .acc = Trojku
coin-four = Čtyřka
    .acc = Čtyřku
coin-five = Pětka
    .acc = Pětku
coin-six = Šestka
    .acc = Šestku
coin-seven = Sedmička
    .acc = Sedmičku
coin-eight = Osmička
    .acc = Osmičku
coin-nine = Devítka
    .acc = Devítku
