game-name = Matching pennies
game-tagline = Guess what the other hides
kind-coin = Sides of the coin
coin-heads = heads
    .text = The side with the head.
coin-tails = tails
    .text = The side with the number.
option-players = Players
option-rounds = Rounds
option-lucky = Lucky coin
    .text = After every round one of the players finds a coin.
option-coin = Coin
option-coin-plain = plain
option-coin-czech = Czech
move-raise = Raise the stake
move-ready = Ready
move-choose = Choose { $coin }
move-choose-a-side = Choose a side
did-choose = { $seat_you ->
    [yes] You choose { $coin }.
   *[no] { $seat } chooses { $coin }.
}
did-choose-a-side = { $seat } chooses a side.
event-raises = { $seat_you ->
    [yes] You raise the stake.
   *[no] { $seat } raises the stake.
}
event-is-ready = { $seat_you ->
    [yes] You are ready.
   *[no] { $seat } is ready.
}
event-has-chosen = { "" }
event-shows = { $seat } shows { $coin }.
event-wins = { $seat } wins { $number ->
    [one] a coin
   *[other] { $number } coins
}.
event-finds-a-lucky-coin = { $seat } finds a lucky coin.
event-game-over = The game is over.
prompt-bet = Raise your stake or say that you are ready ({ $rounds } to go).
prompt-choose = Choose a side.
prompt-wait = The other is thinking.
prompt-over = The game is over.
wrong-lucky-too-short = A lucky coin needs two rounds or more, not { $rounds }.
