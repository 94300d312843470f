# Obraz stolu v terminálu.
terminal-round = { $number }. kolo
terminal-guardians = Další ochránci
terminal-exclusive = Jen pro toho, kdo zde jako jediný hraje frakci { $faction }.
terminal-seals = { $number ->
    [one] { $number } pečeť z { $needed }
    [few] { $number } pečeti z { $needed }
   *[other] { $number } pečetí z { $needed }
}
terminal-hand = v ruce { $number }
terminal-deck = v balíčku { $number }
terminal-discard = odhozeno { $number }
terminal-known = známé v balíčku
terminal-discarded = odhozené
terminal-duty-open = vykládá lícem vzhůru jako první
terminal-duty-top = hraje vrchní kartu balíčku
terminal-waiting = příští karta { $number }
terminal-late = příští karta { $number } po efektu svého střetu
terminal-free = příští karta { character-librarian.either }
terminal-duration = příští karta dostane žeton trvání
terminal-promise = pečeť navíc za výhru v příštím střetu
terminal-demand = příští karta má být frakce { $faction }
