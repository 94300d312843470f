# The picture of a table in the terminal.
terminal-clash = Clash { $position }
terminal-guardians = Guardians to come
terminal-seals = { $number ->
    [one] { $number } seal of { $needed }
   *[other] { $number } seals of { $needed }
}
terminal-hand = hand { $number }
terminal-deck = deck { $number }
terminal-discard = discard { $number }
terminal-known = known in the deck
terminal-discarded = discarded
terminal-duty-open = must play face up
terminal-duty-top = must play the top card
terminal-waiting = next card { $number }
terminal-late = next card { $number } after its effect
terminal-free = next card +2 or −2
terminal-duration = next card gets a duration token
terminal-promise = one more seal for the next clash won
terminal-demand = { $faction } demanded
