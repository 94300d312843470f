game-name = Leduc
game-tagline = Jedna karta v ruce, jedna na stole, dvě kola sázek
kind-card = Karty
option-deals = Rozdání
table-five = Pět rozdání
    .first = doporučujeme
table-one = Jediné rozdání
table-ten = Deset rozdání
view-deal = Rozdání
view-deals = z celkem
view-common = Na stole
view-pot = V banku
view-hands = V ruce
view-chips = Žetony
view-paid = Vsazeno
move-check = Čekat
move-call = Dorovnat
move-raise = Přisadit
move-deal = Rozdat
move-fold = Složit
did-deal = { $seat_you ->
    [yes] Rozdáváte.
   *[no] { $seat } rozdává.
}
event-deals = Rozdání { $number }: každý platí jeden žeton a dostává kartu.
event-is-dealt = { $seat_you ->
    [yes] Dostáváte kartu { $card }.
   *[no] { $seat } dostává kartu { $card }.
}
event-turns-up = Na stůl přichází { $card }.
event-checks = { $seat_you ->
    [yes] Čekáte.
   *[no] { $seat } čeká.
}
event-calls = { $seat_you ->
    [yes] Dorovnáváte.
   *[no] { $seat } dorovnává.
}
event-raises-by = { $seat_you ->
    [yes] Přisazujete { $number }.
   *[no] { $seat } přisazuje { $number }.
}
event-folds = { $seat_you ->
    [yes] Skládáte kartu.
   *[no] { $seat } skládá kartu.
}
event-shows = { $seat_you ->
    [yes] Ukazujete: { $card }.
   *[no] { $seat } ukazuje: { $card }.
}
event-wins = { $seat_you ->
    [yes] Berete { $number ->
        [one] žeton
        [few] { $number } žetony
       *[other] { $number } žetonů
    }.
   *[no] { $seat } bere { $number ->
        [one] žeton
        [few] { $number } žetony
       *[other] { $number } žetonů
    }.
}
event-splits = Karty jsou stejné: každý si bere své zpět.
prompt-deal = Prohlédněte si karty a rozdejte další.
prompt-bet = Čekejte, nebo přisaďte.
prompt-answer = Složte, dorovnejte, nebo přisaďte.
prompt-answer-last = Složte, nebo dorovnejte.
prompt-wait = Na řadě je { $seat }.
prompt-over = Dohráno.
card-under-of-hearts = Spodek srdcový
card-under-of-leaves = Spodek listový
card-over-of-hearts = Svršek srdcový
card-over-of-leaves = Svršek listový
card-king-of-hearts = Král srdcový
card-king-of-leaves = Král listový
