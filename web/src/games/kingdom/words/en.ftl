## The board: cards in words

board-kind-structure = structure
board-kind-company = company
board-kind-masterpiece = masterpiece
board-kind-discovery = discovery
board-kind-treasure = treasure
board-kind-menace = menace
board-kind-advisor = advisor
board-kind-calamity = calamity
board-amount = { $number } { $resource }
board-per = { $what } for each { $type }
board-cost = Costs { $amounts }
board-fee = Fee { $amounts }
board-bonus = Completed: { $amounts }
board-yields = Yields { $amounts }
board-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
board-recycle-gives = Recycled: { $amounts }
board-recycle = recycle
    .text = The card goes to the discards and gives its cube, which must find a place on a building or in the laboratory at once.
board-recycle-only = recycle only
board-recycle-card = Recycle { $card }
board-reward-spy = reward: a spy
board-reward-calamities = { $number ->
    [one] reward: one calamity goes
   *[other] reward: { $number } calamities go
}

## The areas

board-areas = The two areas
board-area = Area { $number }, cards: { $cards }
board-offer = Area { $number }
board-pick = Take area { $number }, cards: { $cards }
board-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
board-hidden-count = { $number ->
    [one] one hidden
   *[other] { $number } hidden
}
board-hidden = A hidden card
board-face-down = Lies face down
board-hidden-trap = It lies under a trap: whoever takes it learns what it is at the end of the Choice.
board-hidden-danger = A danger card: it is known once somebody takes it.
board-up = face up
board-down = hidden
board-land-up = Lay it face up into area { $number }
board-land-trap = Lay it face down under a trap into area { $number }
board-land-illusion = Lay it face down with the Master of Illusions into area { $number }
board-planned-up = to { $number }, face up
board-planned-down = to { $number }, hidden
board-planned-short = to { $number }
board-planned = It lies here on trial; a click takes it back.
board-take-back = Take back { $card }
board-commit-offer = Offer { $number }/{ $of }
board-open-duchy = Look at { $duchy }
board-close = Close
board-search = Search
    .text = Discard two face-up cards of the area, look at three of the deck and keep one; then the area is yours.
board-yard = training
    .text = Whoever has supremacy in a step gets a soldier on the training ground; it serves in that very step.
board-yard-of = Training ground, soldiers: { $number }
board-rounds = Four rounds
board-turn = turn { $number } of { $of }
board-deck = deck
    .text = When it runs out the discards are shuffled.
board-discard = discards
board-discards = Discarded cards
board-discard-hidden = { $number ->
    [one] One discarded card lies face down.
   *[other] { $number } discarded cards lie face down.
}
board-look-discard = Look through the discards, cards: { $number }
board-danger = Danger deck
    .text = A hidden card of it comes into every area.
board-danger-short = danger
board-danger-cubes = { $number ->
    [one] One cube lies beside it.
   *[other] { $number } cubes lie beside it.
}
board-vermin = vermin

## Production

board-steps = Production in four steps
board-supremacy = Whoever yields more has supremacy and takes a soldier. Then cubes go on buildings and into the laboratory.
board-as-it-stands = as it stands
board-step-next = to come
board-tie = a tie, nothing
board-no-supremacy = no supremacy
board-to-yard = a soldier in training
board-won = supremacy
board-purse = In hand
    .text = each cube must find a place at once
board-purse-of = In hand: { $number } { $resource }
board-rest = The rest to the laboratory
board-coming = What comes
board-coming-krystallium = { $number ->
    [one] krystallium for one more cube in the laboratory
   *[other] krystallium for { $number } more cubes in the laboratory
}
board-coming-fight = soldiers for all menaces
board-coming-card = missing: { $card }

## The duchy

board-duchy = The duchy card yields every round and holds the laboratory, soldiers and krystallium.
board-production = Production of a round
board-stolen = { $number } stolen
board-laboratory = Laboratory
    .text = Five cubes become one krystallium.
board-laboratory-of = Laboratory, cubes: { $number } of 5
board-into-laboratory = A cube to the laboratory ({ $number } in it)
board-of-five = { $number } of 5
board-transmute = Transmute: { $resource }
board-soldiers = { $number ->
    [one] { $number } soldier
   *[other] { $number } soldiers
}
    .text = A soldier goes on slots with a helmet, and pays for fights and advisors.
board-krystallium = Krystallium: { $number }
    .text = Krystallium stands for any cube: click it, then a slot of a building.
board-crystal-as = Krystallium on { $card } as { $resource }
board-completed = Completed cards: { $number }
board-completed-short = completed
board-none-structure = no structure
board-none-company = no company
board-none-masterpiece = no masterpiece
board-none-discovery = no discovery
board-site = Construction area, cards: { $number }
board-site-empty = Nothing is under construction.
board-missing = missing
board-missing-words = Missing: { $amounts }.
board-full = It has all it needs.
board-full-short = full
board-frozen = A Frost Giant holds it: it is completed once it is full and the giant is beaten.
board-frozen-short = frozen,
board-given = The scenario laid it here and is lost without it.
board-will-finish = completes it
board-will-fill = fills it
board-may-free = can be freed
board-give-up = Give up { $card }
board-progress = { $number } of { $of }
board-company = Advisors, menaces and calamities
board-used = Has served in this round.
board-ready = Ready.
board-menace-now = There are { $number } of them, { $points } points.
board-plan-help = A click builds it; the cube in the corner recycles it.

## Hands and tokens

board-your-hand = Your hand, cards: { $number }
board-hand = { $number ->
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
board-in-hand = in hand
board-selected = Selected cards: { $number }
board-selected-short = selected
board-rival-selected = Selected cards of the rival
board-looking = Cards you are looking at: { $number }
board-works = building and menaces
board-coffers = soldiers, krystallium, laboratory
board-is-done = is done
board-traps = Traps: { $number }
    .text = A trap hides one offered card. They come back after the round.
board-traps-short = traps
board-spies = Spies: { $number }
    .text = A spy turns one hidden card up.
board-spies-short = spies
board-sabotages = The Saboteur waits for the next step
board-count-hand = { $number } in hand
board-count-soldiers = soldiers { $number }
board-count-traps = traps { $number }
board-count-spies = spies { $number }
board-count-menaces = menaces { $number }

## Points, quests, medals

board-score = Cards { $basic }, combinations { $combinations }, extra { $extra }, losses { $penalties }.
board-last-step = The last step: whoever takes it first has the prize.
board-prize = has the prize of the last step
board-alone = Alone against danger
    .text = Medals go by the points at the end of the fourth round.
board-medals = Medals by points
