game-name = Starter
game-tagline = Roll once more, or keep what you have?
kind-face = Faces of the die
face-wolf = Wolf
face-lamb = Lamb
face-ewe = Ewe
face-ram = Ram
option-players = Players
option-rounds = Rounds
table-two = For two
    .first = recommended
table-short = Short game for four
view-round = Round
view-rounds = of
view-die = The die
view-gathered = Gathered
view-flock = Flock
move-roll = Roll the die
move-keep = Keep what you have
event-rolls = { $seat } rolls: { $face }.
event-keeps = { $seat_you ->
    [yes] You keep { $number } sheep.
   *[no] { $seat } keeps { $number } sheep.
}
event-loses = The wolf scatters { $number } sheep of { $seat }.
prompt-turn = Roll the die, or keep what you have: { $gathered } so far.
prompt-wait = Somebody else is rolling.
prompt-over = The flocks are counted.
