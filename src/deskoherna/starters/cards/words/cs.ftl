game-name = Starter
game-tagline = Tři karty, tři zdvihy
kind-card = Karty
card-mouse = Myš
card-hare = Zajíc
card-toad = Ropucha
card-hedgehog = Ježek
card-crow = Vrána
card-marten = Kuna
card-fox = Liška
card-owl = Sova
card-deer = Jelen
card-boar = Kanec
card-wolf = Vlk
card-bear = Medvěd
option-players = Hráči
table-two = Pro dva
    .first = doporučujeme
table-four = Pro čtyři
view-hands = V ruce
view-laid = Na stole
view-tricks = Zdvihy
move-play = Zahrát: { $card }
event-is-dealt = { $seat_you ->
    [yes] Dostáváte: { $card }.
   *[no] { $seat } dostává: { $card }.
}
event-plays = { $seat_you ->
    [yes] Hrajete: { $card }.
   *[no] { $seat } hraje: { $card }.
}
event-takes-the-trick = { $seat_you ->
    [yes] Berete zdvih.
   *[no] { $seat } bere zdvih.
}
prompt-play = Zahrajte kartu: nejsilnější bere zdvih.
prompt-wait = Hraje někdo jiný.
prompt-over = Zdvihy jsou spočítány.
