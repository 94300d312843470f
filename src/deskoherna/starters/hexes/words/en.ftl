game-name = Starter
game-tagline = Stones like company
kind-stone = Stones
stone-granite = Granite
stone-sandstone = Sandstone
table-usual = Usual map
    .first = recommended
view-hexes = Map
view-stone = Stone
view-stones = Stones
view-score = Points
move-place = Place a stone on { $hex }
event-places = { $seat_you ->
    [yes] You place a stone on { $hex }.
   *[no] { $seat } places a stone on { $hex }.
}
event-scores = { $seat_you ->
    [yes] You score { $number }.
   *[no] { $seat } scores { $number }.
}
prompt-place = Place a stone: it scores a point for each own one beside it.
prompt-wait = The other is to place a stone.
prompt-over = The map is full.
