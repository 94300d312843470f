# Deska v terminálu.
terminal-drops = { $number ->
    [one] zbývá { $number } Kapka Triggeru
    [few] zbývají { $number } Kapky Triggeru
   *[other] zbývá { $number } Kapek Triggeru
}
terminal-round = { $round }. kolo z { $rounds }
terminal-face-down = (?2) lícem dolů, tečky
terminal-price = (1) Kroky za položení
terminal-magic = magie { $number }
terminal-hand = v ruce { $number }
terminal-deck = balíček { $number }
terminal-animals = zvířata { $number }
terminal-in-hand = v ruce
terminal-returned = pod balíčkem
terminal-discarded = vyřazené ze hry
terminal-fallen = padlá zvířata
terminal-picked = pokládá
terminal-inside = uvnitř { $card } ({ $seat })
terminal-ready = připraveno
terminal-passive = v Pasivitě
terminal-poisoned = otráveno
terminal-host = se skarabeem uvnitř
terminal-watched = v pohledu baziliška
terminal-facts = { $card } ({ $terrains } tečky { $dots }, kostky { $dice }, Rychlost { $speed }, { $lives })
terminal-attacks = Možné útoky
