game-name = Starter
game-tagline = All together against the water
kind-dam = Dams
dam-mill = Mill
dam-meadow = Meadow
dam-town = Town
option-players = Players
option-turns = Turns
table-two = For two
    .first = recommended
table-four = For four
view-turns-left = Turns left
view-sacks = Sacks
view-dams = Dams
view-dam = Dam
view-water = Water
move-fetch-sacks = Fetch sacks
move-raise = Raise the dam: { $dam }
event-fetches = { $seat_you ->
    [yes] You fetch sacks: { $number }.
   *[no] { $seat } fetches sacks: { $number }.
}
event-raises = { $seat_you ->
    [yes] You raise the dam: { $dam }.
   *[no] { $seat } raises the dam: { $dam }.
}
event-water-rises = The water rises: { $dam }.
event-breaks = A dam breaks: { $dam }.
event-dams-hold = The dams hold.
prompt-work = Raise a dam, or fetch sacks.
prompt-wait = Somebody else is working.
prompt-held = The dams have held: you all have won.
prompt-flooded = A dam broke: you all have lost.
