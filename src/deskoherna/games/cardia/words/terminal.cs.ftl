# Obraz stolu v terminálu.
terminal-clash = { $position }. střet
terminal-guardians = Další ochránci
terminal-seals = { $number ->
    [one] { $number } pečeť z { $needed }
    [few] { $number } pečeti z { $needed }
   *[other] { $number } pečetí z { $needed }
}
terminal-hand = v ruce { $number }
terminal-deck = balíček { $number }
terminal-discard = odhoz { $number }
terminal-known = známé v balíčku
terminal-discarded = odhozené
terminal-duty-open = musí hrát lícem vzhůru
terminal-duty-top = musí hrát vrchní kartu balíčku
terminal-waiting = příští karta { $number }
terminal-late = příští karta { $number } po svém efektu
terminal-free = příští karta +2, nebo −2
terminal-duration = příští karta dostane žeton trvání
terminal-promise = pečeť navíc za příští vyhraný střet
terminal-demand = vyžádáno: { $faction }
