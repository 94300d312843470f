game-name = Starter
game-tagline = Všichni společně proti vodě
kind-dam = Hráze
dam-mill = U mlýna
dam-meadow = Na louce
dam-town = Ve městě
option-players = Hráči
option-turns = Tahy
table-two = Pro dva
    .first = doporučujeme
table-four = Pro čtyři
view-turns-left = Zbývá tahů
view-sacks = Pytle
view-dams = Hráze
view-dam = Hráz
view-water = Voda
move-fetch-sacks = Přinést pytle
move-raise = Zvýšit hráz: { $dam }
event-fetches = { $seat_you ->
    [yes] Přinášíte pytle: { $number }.
   *[no] { $seat } přináší pytle: { $number }.
}
event-raises = { $seat_you ->
    [yes] Zvyšujete hráz: { $dam }.
   *[no] { $seat } zvyšuje hráz: { $dam }.
}
event-water-rises = Voda stoupá: { $dam }.
event-breaks = Hráz se protrhla: { $dam }.
event-dams-hold = Hráze drží.
prompt-work = Zvyšte hráz, nebo přineste pytle.
prompt-wait = Pracuje někdo jiný.
prompt-held = Hráze vydržely: všichni jste vyhráli.
prompt-flooded = Hráz se protrhla: všichni jste prohráli.
