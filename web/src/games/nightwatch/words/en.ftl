# Words of the board: labels of things on the table that only the browser needs.
board-field-watch = The north, the Wall and the Gift
board-field-gift = The Gift
board-field-island = The island
board-frostfangs = Frostfangs
board-tormund-camp = Tormund's camp
board-tormund = Tormund
board-robber = Tormund, the robber
board-tormund-text = The hex he stands on gives nothing. Whoever moves him takes a card from one of those who build there.
board-tormund-at = Tormund stands on { $hex }
board-tormund-in-camp = Tormund is in his camp
board-blocked = blocked
board-path = Path
board-crossing = Crossing
board-road-of = Road of { $name }
board-piece-of = { $piece } of { $name }
board-route = Wildlings come this way from section { $section }
board-market-title = Market
board-market = { $what }: { $rate } for 1
board-anything = anything
board-wildling-at = { $wildling } on { $hex }
board-pips = { $number } of 36 throws
board-now-tormund = Tormund stands here, the hex gives nothing.
board-now-wildling = A { $wildling } stands here, the hex gives nothing.
board-now-paid = It paid at the last throw.
board-now-route = Section { $section } lets wildlings in here.
board-now-blocks = The hex under it gives nothing.
board-now-market = It stands at a market.
board-in-frostfangs = { $wildling } in the Frostfangs: { $number }
board-trail = Trail { $numbers } to section { $section }
board-trail-text = When the wildling die shows this number, the foremost of the clan comes down here.
board-outcome-nothing = The first camp is empty, nobody would come.
board-outcome-rests = A { $wildling } would stop below section { $section }; the guards hold.
board-outcome-breach = A { $wildling } would break through section { $section }.
board-outcome-strikes = A { $wildling } would strike down a guard of section { $section }.
board-outcome-climbs = A { $wildling } would climb over section { $section } into the Gift.
board-outcome-no-room = A { $wildling } would find no room behind section { $section } and turn back.
board-camps = { $number ->
    [0] All four camps are empty.
    [one] One of four camps is taken.
   *[other] { $number } of four camps are taken.
}
board-camp-empty = Nobody camps here.
board-empty = empty
board-clearing = Below section { $section }: { $number ->
    [one] one regular
   *[other] { $number } regulars
}
board-now-clearing = { $number ->
    [0] Nobody stands guard above.
    [one] One guard stands above.
   *[other] { $number } guards stand above.
}
board-tokens-title = Wildling tokens
board-tokens-text = Each settlement that is built turns one up, each keep two; a token brings a wildling to the camps.
board-tokens = { $pool } in the pool, { $used } used
board-in-pool = in the pool
board-used = used
board-section-title = Section { $section } of the Wall
board-section = Section { $section }: { $number } of 5 guards
board-guards-posted = { $number } of 5 guards
board-now-section = Guards { $guards }, regulars below { $regulars }.
board-guards-title = Guards
board-guards-of-all = Guards of all players
board-breaches-title = Breaches
board-breaches-text = The third breach ends the game; the one with most guards on the Wall wins.
board-breaches = { $number } of { $most } breaches
board-in-gift-title = Wildlings in the Gift
board-in-gift-text = Each of them blocks a hex. With the eighth the game is over.
board-in-gift = { $number } of { $most } wildlings in the Gift
board-tally-breaches = breaches
board-tally-gift = in the Gift
board-prices = Prices
board-prices-note = Building ends trade
board-left = { $number } left
board-in-deck = { $number } in the deck
board-missing = { $resource }, missing
board-bank = Bank
board-trade = Trade
board-pile = { $resource }: { $number }
board-your-rate = Your rate is { $rate } for 1.
board-bank-none = You have nothing to trade with the bank now.
board-dice = Dice
board-dice-rest = The dice are at rest
board-dice-two = Thrown: { $first } and { $second }
board-dice-three = Thrown: { $first } and { $second }, wildling die { $wildling }
board-desk-rest = { $number ->
    [0] No more offers this turn
    [one] One offer left this turn
   *[other] { $number } offers left this turn
}
board-desk-offer = The offer has not been made yet
board-desk-asked = The offer is on the table
board-desk-answering = { $name } offers
board-desk-close = Close the desk
board-you-give = You give
board-you-want = You want
board-you-get = You get
board-you-pay = You pay
board-instead-of = Instead of
board-swap-one = Swap
board-gives = gives
board-wants = wants
board-answer-waits = Is thinking.
board-answer-accepts = Accepts.
board-answer-declines = Declines.
board-answer-counters = Has a counter-offer.
board-swap = Swap
board-take-counter = Take it
board-slip-accepts = accepts
board-slip-declines = declines
board-slip-counters = counter-offer
board-your-resources = Your resources
board-your-cards = Your development cards
board-income = In 36 throws it earns { $number ->
    [one] one card.
   *[other] { $number } cards.
}
board-card-fresh = Bought this turn; it may be played in the next one at the earliest.
board-hero-fresh = next turn
board-hero-then-b = then side B
board-hero-then-out = then leaves
board-hand-count = { $number ->
    [one] one resource card
   *[other] { $number } resource cards
}
board-hand-text = Whoever holds more than seven when a seven is thrown discards half.
board-known = Certainly: { $cards }.
board-card-count = { $number ->
    [one] one development card
   *[other] { $number } development cards
}
board-points = { $number } of { $goal } points
board-of-goal = of { $goal }
board-longest-road = Longest Road { $number }
board-largest-patrol = Largest Patrol { $number }
board-road-length = longest road { $number }
board-standing = Road and patrols
board-standing-text = Longest road { $road }, patrols played { $patrols }.
board-hidden = { $number ->
    [one] +1 hidden point
   *[other] +{ $number } hidden points
}
board-place-coast = coast
board-place-rim = edge of the Gift
board-place-wall = the Wall
board-place-side = { $place } ({ $side ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
})

habit-auto-roll = Roll the dice when there is nothing else to do
habit-auto-decline = Decline offers I have not the cards for
board-self-rolls = The dice roll by themselves
board-self-declines = Declined by itself: you have not the cards
board-scene-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
board-scene-guards = { $number ->
    [one] 1 guard
   *[other] { $number } guards
}
board-desk-their-offer = { $name } offers
board-desk-your-counter = Your counter-offer
board-desk-more = Other terms
board-reason-missing = Missing: { $cards }.
board-reason-no-road = The road is missing: none of yours leads to a free crossing far enough from other buildings.
board-reason-no-place = There is no free place beside your roads and buildings.
board-reason-no-settlement = You have no settlement to raise to a keep.
board-reason-none-left = You have none left.
board-reason-no-deck = The deck is empty.
board-reason-not-now = Now is not the time to build.
board-reason-wall-full = No section has a free niche for your guard.
board-known-open = Throws and cards played
board-known-dice = Throws
board-known-throws = { $number ->
    [one] 1 throw
   *[other] { $number } throws
}
board-known-cards = Development cards
board-quick = One-click offers
board-quick-one = Offer { $gives } for { $wants }
board-known-text = How the dice have fallen, which development cards were played, and which nobody has shown yet.
board-known-sum = { $sum }: { $number ->
    [one] once
   *[other] { $number } times
}
board-known-wildling = Wildling die
board-known-played = played
board-known-own = yours
board-known-unseen = not seen
