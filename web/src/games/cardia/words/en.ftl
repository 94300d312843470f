## The table in the browser

board-row = Row of clashes
board-clash = Clash { $position }
board-slot = Place for a card in clash { $position }
board-arrow = Arrow card: the row begins here
board-card = { $name }, strength { $strength }, { $faction }
board-immediate = Immediate
board-lasting = Lasting
board-now-strength = Its strength is { $strength } now.
board-now-in-force = The effect is in force.
board-now-not-in-force = The effect is not in force now.
board-now-seals = { $number ->
    [one] It carries { $number } seal.
   *[other] It carries { $number } seals.
}
board-modifier = modifier token { $number }
board-duration = duration token
board-seals = { $number ->
    [one] { $number } seal
   *[other] { $number } seals
}
board-promise = an additional seal for winning the next clash
board-waiting = a modifier token { $number } is waiting
board-waiting-late = gets { $number } after the effect of its clash
board-waiting-free = { character-librarian.either } is waiting
board-waiting-duration = a duration token is waiting
board-duty-open = face up
board-duty-top = from the deck
board-face-down = Lies face down
board-guardian = Guardian { $name }, { $faction }
board-guardian-back = Hidden guardian
board-guardian-hidden = Hidden guardian, { $faction }
board-guardian-unknown = Only its faction is known; it is turned up when its turn comes.
board-guardian-exclusive = It helps only a player whose card here is the only one of its faction.
board-swap = Exchange your cards of clashes { $from } and { $to }
board-factions = Four factions
board-discard-pile = Discarded cards
board-look-unseen = What nobody has seen of the deck
board-unseen = Not seen yet
board-unseen-own = These cards are left in your deck.
board-unseen-text = Your rival holds these cards, has them in the deck or face down.
board-top-card = Top card of the deck
board-your-hand = Your hand
board-hand = { $number ->
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
board-in-deck = in deck
board-in-discard = discarded
board-look-discard = { $number ->
    [one] Look at { $number } discarded card
   *[other] Look at { $number } discarded cards
}
board-track = { $number } of { $needed } seals
board-count-hand = hand { $number }
board-count-deck = deck { $number }
board-count-discard = discard { $number }
