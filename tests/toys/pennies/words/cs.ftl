game-name = Panna a orel
game-tagline = Uhodněte, co druhý skrývá
kind-coin = Strany mince
coin-heads = panna
    .text = Strana s hlavou.
coin-tails = orel
    .text = Strana s číslem.
option-players = Hráči
option-rounds = Počet kol
option-lucky = Šťastná mince
    .text = Po každém kole najde některý z hráčů minci.
option-coin = Mince
option-coin-plain = obyčejná
option-coin-czech = česká
move-raise = Zvýšit sázku
move-ready = Hotovo
move-choose = Zvolit: { $coin }
move-choose-a-side = Zvolit stranu
did-choose = { $seat_you ->
    [yes] Volíte stranu: { $coin }.
   *[no] { $seat } volí stranu: { $coin }.
}
did-choose-a-side = { $seat } volí stranu.
event-raises = { $seat_you ->
    [yes] Zvyšujete sázku.
   *[no] { $seat } zvyšuje sázku.
}
event-is-ready = { $seat_you ->
    [yes] Jste hotovi.
   *[no] { $seat } má hotovo.
}
event-has-chosen = { "" }
event-shows = { $seat } ukazuje: { $coin }.
event-wins = { $seat } získává { $number ->
    [one] minci
    [few] { $number } mince
   *[other] { $number } mincí
}.
event-finds-a-lucky-coin = { $seat } nalézá šťastnou minci.
event-game-over = Konec hry.
prompt-bet = Zvyšte sázku, nebo řekněte, že jste hotovi (zbývá kol: { $rounds }).
prompt-choose = Zvolte stranu.
prompt-wait = Druhý přemýšlí.
prompt-over = Konec hry.
wrong-lucky-too-short = Šťastná mince potřebuje aspoň dvě kola, ne { $rounds }.
