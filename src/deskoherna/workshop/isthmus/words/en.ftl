game-name = Isthmus
game-tagline = Join your two shores before the other does
kind-stone = Stones
stone-heart = Heart stone
    .text = It joins the northern and the southern shore.
stone-leaf = Leaf stone
    .text = It joins the western and the eastern shore.
option-size = Length of a shore
option-size-5 = 5 hexes
option-size-7 = 7 hexes
option-size-9 = 9 hexes
table-usual = Usual map
    .first = recommended
table-small = Small map
table-large = Large map
view-hexes = Map
view-land = Land
view-land-north-south = northern or southern shore
view-land-west-east = western or eastern shore
view-land-corner = a corner, it belongs to both
view-land-inland = inland
view-stone = Stone
view-stones = Stones
move-place = Place a stone on { $hex }
move-take-over = Take the first stone over
event-places = { $seat_you ->
    [yes] You place a stone on { $hex }.
   *[no] { $seat } places a stone on { $hex }.
}
event-takes-over = { $seat_you ->
    [yes] You take the first stone over; it lies on { $hex } now.
   *[no] { $seat } takes the first stone over; it lies on { $hex } now.
}
event-joins-shores = { $seat_you ->
    [yes] You have joined your shores.
   *[no] { $seat } has joined the own shores.
}
prompt-north-south = Place a stone: join the northern shore to the southern one.
prompt-west-east = Place a stone: join the western shore to the eastern one.
prompt-take-over = Place a stone, or take the first one over.
prompt-wait = It is { $seat }'s turn.
prompt-over = Two shores are joined.
