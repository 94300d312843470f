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
option-coin = Coin
option-coin-plain = plain
option-coin-czech = Czech
move-raise = Raise the stake
move-ready = Ready
move-choose = Choose { $coin }
move-choose-a-side = Choose a side
event-raises = { $seat } raises.
event-is-ready = { $seat } is ready.
event-has-chosen = { $seat } has chosen.
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
