game-name = Leduc
game-tagline = One card in hand, one on the table, two rounds of bets
kind-card = Cards
option-deals = Deals
table-five = Five deals
    .first = recommended
table-one = A single deal
table-ten = Ten deals
view-deal = Deal
view-deals = of
view-common = On the table
view-pot = In the pot
view-hands = In hand
view-chips = Chips
view-paid = Staked
move-check = Check
move-call = Call
move-raise = Raise
move-deal = Deal
move-fold = Fold
did-deal = { $seat_you ->
    [yes] You deal.
   *[no] { $seat } deals.
}
event-deals = Deal { $number }: everybody pays a chip and gets a card.
event-is-dealt = { $seat_you ->
    [yes] You are dealt the { $card }.
   *[no] { $seat } is dealt the { $card }.
}
event-turns-up = The { $card } comes to the table.
event-checks = { $seat_you ->
    [yes] You check.
   *[no] { $seat } checks.
}
event-calls = { $seat_you ->
    [yes] You call.
   *[no] { $seat } calls.
}
event-raises-by = { $seat_you ->
    [yes] You raise by { $number }.
   *[no] { $seat } raises by { $number }.
}
event-folds = { $seat_you ->
    [yes] You fold.
   *[no] { $seat } folds.
}
event-shows = { $seat_you ->
    [yes] You show the { $card }.
   *[no] { $seat } shows the { $card }.
}
event-wins = { $seat_you ->
    [yes] You take { $number ->
        [one] a chip
       *[other] { $number } chips
    }.
   *[no] { $seat } takes { $number ->
        [one] a chip
       *[other] { $number } chips
    }.
}
event-splits = The cards are equal: everybody takes the own chips back.
prompt-deal = Look at the cards, then deal the next.
prompt-bet = Check or raise.
prompt-answer = Fold, call or raise.
prompt-answer-last = Fold or call.
prompt-wait = It is { $seat }'s turn.
prompt-over = All is played.
card-under-of-hearts = Under of Hearts
card-under-of-leaves = Under of Leaves
card-over-of-hearts = Over of Hearts
card-over-of-leaves = Over of Leaves
card-king-of-hearts = King of Hearts
card-king-of-leaves = King of Leaves
