## Stůl v prohlížeči

board-row = Řada střetů
board-clash = { $position }. střet
board-slot = Místo pro kartu v { $position }. střetu
board-arrow = Karta se šipkou: začátek řady
board-card = { $name }, síla { $strength }, { $faction }
board-immediate = Okamžitý
board-lasting = Trvalý
board-now-strength = Právě má sílu { $strength }.
board-now-in-force = Efekt platí.
board-now-not-in-force = Efekt teď neplatí.
board-now-seals = { $number ->
    [one] Nese { $number } pečeť.
    [few] Nese { $number } pečeti.
   *[other] Nese { $number } pečetí.
}
board-modifier = žeton úpravy { $number }
board-duration = žeton trvání
board-seals = { $number ->
    [one] { $number } pečeť
    [few] { $number } pečeti
   *[other] { $number } pečetí
}
board-promise = pečeť navíc za výhru v příštím střetu
board-waiting = čeká žeton úpravy { $number }
board-waiting-late = po efektu svého střetu dostane { $number }
board-waiting-free = čeká { character-librarian.either }
board-waiting-duration = čeká žeton trvání
board-duty-open = lícem vzhůru
board-duty-top = z balíčku
board-face-down = Leží lícem dolů
board-guardian = Ochránce { $name }, { $faction }
board-guardian-back = Skrytý ochránce
board-guardian-hidden = Skrytý ochránce, { $faction }
board-guardian-unknown = Známa je jen jeho frakce; odkryje se, až bude na řadě.
board-guardian-exclusive = Pomůže jen tomu, kdo sem jako jediný zahraje kartu jeho frakce.
board-swap = Vyměnit své karty z { $from }. a { $to }. střetu
board-factions = Čtyři frakce
board-discard-pile = Odhozené karty
board-look-unseen = Co z balíčku ještě nikdo neviděl
board-unseen = Co ještě nebylo vidět
board-unseen-own = Tyto karty zbývají ve vašem balíčku.
board-unseen-text = Tyto karty má soupeř v ruce, v balíčku nebo leží lícem dolů.
board-top-card = Vrchní karta balíčku
board-your-hand = Vaše ruka
board-hand = { $number ->
    [one] V ruce { $number } karta
    [few] V ruce { $number } karty
   *[other] V ruce { $number } karet
}
board-in-deck = v balíčku
board-in-discard = v odhozu
board-look-discard = { $number ->
    [one] Prohlédnout { $number } odhozenou kartu
    [few] Prohlédnout { $number } odhozené karty
   *[other] Prohlédnout { $number } odhozených karet
}
board-track = { $number ->
    [one] { $number } pečeť z { $needed }
    [few] { $number } pečeti z { $needed }
   *[other] { $number } pečetí z { $needed }
}
board-count-hand = v ruce { $number }
board-count-deck = balíček { $number }
board-count-discard = odhoz { $number }
