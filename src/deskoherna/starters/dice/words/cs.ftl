game-name = Starter
game-tagline = Hodit ještě jednou, nebo si nechat, co máte?
kind-face = Strany kostky
face-wolf = Vlk
face-lamb = Jehně
face-ewe = Ovce
face-ram = Beran
option-players = Hráči
option-rounds = Kola
table-two = Pro dva
    .first = doporučujeme
table-short = Krátká hra pro čtyři
view-round = Kolo
view-rounds = z celkem
view-die = Kostka
view-gathered = Sehnáno
view-flock = Stádo
move-roll = Hodit kostkou
move-keep = Nechat si, co máte
event-rolls = { $seat } hází: { $face }.
event-keeps = { $seat_you ->
    [yes] Necháváte si ovcí: { $number }.
   *[no] { $seat } si nechává ovcí: { $number }.
}
event-loses = Vlk rozehnal hráči { $seat } ovcí: { $number }.
prompt-turn = Hoďte kostkou, nebo si nechte, co máte: zatím { $gathered }.
prompt-wait = Hází někdo jiný.
prompt-over = Stáda jsou spočítána.
