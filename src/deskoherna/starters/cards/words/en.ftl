game-name = Starter
game-tagline = Three cards, three tricks
kind-card = Cards
card-mouse = Mouse
card-hare = Hare
card-toad = Toad
card-hedgehog = Hedgehog
card-crow = Crow
card-marten = Marten
card-fox = Fox
card-owl = Owl
card-deer = Deer
card-boar = Boar
card-wolf = Wolf
card-bear = Bear
option-players = Players
table-two = For two
    .first = recommended
table-four = For four
view-hands = In the hand
view-laid = On the table
view-tricks = Tricks
move-play = Play { $card }
event-is-dealt = { $seat_you ->
    [yes] You are dealt { $card }.
   *[no] { $seat } is dealt { $card }.
}
event-plays = { $seat_you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
event-takes-the-trick = { $seat_you ->
    [yes] You take the trick.
   *[no] { $seat } takes the trick.
}
prompt-play = Play a card: the strongest takes the trick.
prompt-wait = Somebody else is to play.
prompt-over = The tricks are counted.
