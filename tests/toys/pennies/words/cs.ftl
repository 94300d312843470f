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
option-coin = Mince
option-coin-plain = obyčejná
option-coin-czech = česká
move-raise = Zvýšit sázku
move-ready = Hotovo
move-choose = Zvolit: { $coin }
move-choose-a-side = Zvolit stranu
event-raises = { $seat } zvyšuje.
event-is-ready = { $seat } je hotov.
event-has-chosen = { $seat } má zvoleno.
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
