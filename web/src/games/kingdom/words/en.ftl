## The board: cards in words

board-kind-structure = structure
board-kind-company = company
board-kind-masterpiece = masterpiece
board-kind-discovery = discovery
board-kind-treasure = treasure
board-kind-menace = menace
board-kind-advisor = advisor
board-kind-calamity = calamity
board-amount = { $id ->
    [soldiers] { $number ->
        [one] { $number } soldier
       *[other] { $number } soldiers
    }
   *[other] { $number } { $resource }
}
board-per = { $what } for each { $type }
board-cost = Costs { $amounts }
board-fee = Fee { $amounts }
board-bonus = On completion { $amounts }
board-yields = Yields { $amounts }
board-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
board-recycle-gives = Recycling gives { $amounts }
board-recycle = recycle
    .text = The card is discarded and gives its reward. The cube goes at once on a card under construction or into the laboratory.
board-recycle-only = recycle only
board-recycle-card = Recycle { $card }
board-reward-spy = reward: a spy token
board-reward-calamities = { $number ->
    [one] reward: one calamity goes
   *[other] reward: up to { $number } calamities go
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
board-hidden-trap = It was offered face down: whoever picks it learns what it is in Planning, unless a spy turns it up before.
board-hidden-danger = A card of the danger deck: you learn what it is in Planning, unless a spy turns it up before.
board-up = face up
board-down = hidden
board-one-cube = One cube only
board-one-cube-on = One cube on { $card }
board-land-up = Lay it face up into area { $number }
board-land-up-send = Lay it face up into area { $number } and send the offer
board-land-trap = Lay it face down by a trap into area { $number }
board-land-trap-send = Lay it face down by a trap into area { $number } and send the offer
board-land-shift = with Shift face down
board-land-illusion = Lay it face down with the { card-master-of-illusions } into area { $number }
board-planned-up = to { $number }, face up
board-planned-down = to { $number }, hidden
board-planned-short = to { $number }
board-planned = It lies here on trial; a click takes it back.
board-take-back = Take back { $card }
board-commit-offer = Offer { $number }/{ $of }
board-open-duchy = Look at { $duchy }
board-close = Close
board-search = Search
    .text = Remove two face-up cards from the area, look at the top three cards of the deck and add one. Then you take the area.
board-yard = training
    .text = The first supremacy brings a soldier to the training ground. The second moves it to the duchy, and only there it serves.
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
    .text = After every pick but the fourth a hidden card of it comes into the area that you did not pick.
board-danger-short = danger
board-danger-cubes = { $number ->
    [one] One cube lies beside it.
   *[other] { $number } cubes lie beside it.
}
board-vermin = { card-vermin }

## Production

board-steps = Production in four steps
board-supremacy = The larger volume has supremacy: a soldier comes to the training ground, or the one there moves to the duchy. Then both place their cubes.
    .alone = A volume of five or more is supremacy: a soldier comes to the training ground, or the one there moves to the duchy. Then you place your cubes.
board-as-it-stands = as it stands
board-step-next = to come
board-tie = a tie, no supremacy
board-no-supremacy = no supremacy
board-to-yard = supremacy
board-won = supremacy
board-purse = In hand
    .text = Place every cube at once.
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
    .text = A soldier goes on a slot with a helmet, or pays for a fight, an advisor or the step of a quest.
board-krystallium = Krystallium: { $number }
    .text = Krystallium stands for any cube: click it, then a slot of a card under construction.
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
board-frozen = A { card-frost-giant } holds it: it is completed once it is full and the giant is beaten.
board-frozen-short = frozen,
board-given = It has been here since the start of the scenario; you lose if it is not completed.
board-will-finish = completes it
board-will-fill = fills it
board-may-free = the giant can be beaten
board-give-up = Discard { $card } from construction
board-progress = { $number } of { $of }
board-company = Advisors, menaces and calamities
board-used = The ability was used in this round.
board-ready = The ability can be used.
board-menace-now = { $number ->
    [one] There is one
   *[other] There are { $number }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all.
board-plan-help = A click builds a card; the cube in its corner recycles it.

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
board-works = construction and menaces
board-coffers = soldiers, krystallium, laboratory
board-is-done = done
board-traps = Traps: { $number }
    .text = With a trap you lay one offered card face down. Traps are ready again when a round begins.
board-traps-short = traps
board-spies = Spies: { $number }
    .text = A spy turns up one card that lies face down.
board-spies-short = spies
board-sabotages = The { card-saboteur } waits for the next step
board-count-hand = { $number } in hand
board-count-soldiers = soldiers { $number }
board-count-traps = traps { $number }
board-count-spies = spies { $number }
board-count-menaces = menaces { $number }

## Points, quests, medals

board-score = Basic points { $basic }, combinations { $combinations }, advisors { $extra }, penalties { $penalties }.
board-last-step = The last step is a must: nobody wins without it. Only the first to do it gets its reward.
    .alone = The last step is a must: without it you lose.
board-prize = reward of the last step
board-alone = Playing alone
    .text = The points at the end of the fourth round decide the medal.
board-medals = Medals by points
