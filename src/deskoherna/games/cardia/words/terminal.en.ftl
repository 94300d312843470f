# The picture of a table in the terminal.
terminal-round = Round { $number }
terminal-guardians = Guardians to come
terminal-exclusive = Only for a player whose card is the only one of { $faction } there.
terminal-seals = { $number ->
    [one] { $number } seal of { $needed }
   *[other] { $number } seals of { $needed }
}
terminal-hand = hand { $number }
terminal-deck = deck { $number }
terminal-discard = discard { $number }
terminal-known = known in the deck
terminal-discarded = discarded
terminal-duty-open = lays face up first
terminal-duty-top = plays the top card of the deck
terminal-waiting = next card { $number }
terminal-late = next card { $number } after the effect of its clash
terminal-free = next card { character-librarian.either }
terminal-duration = next card gets a duration token
terminal-promise = one more seal for winning the next clash
terminal-demand = next card to be of { $faction }
