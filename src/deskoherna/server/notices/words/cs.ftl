# Co se posílá prohlížečům a poštou.

hello = Dobrý den, { $name },
turn = Jste na tahu
turn-with = { $game }: čeká se na váš tah. U stolu jsou s vámi { $others }.
turn-alone = { $game }: čeká se na váš tah.
digest = { $n ->
    [one] Čeká na vás jedna věc
    [few] Čekají na vás { $n } věci
   *[other] Čeká na vás { $n } věcí
}
digest-text = { $n ->
    [one] v herně na vás čeká:
   *[other] v herně na vás čekají:
}
confirm = Potvrďte svou adresu
confirm-text = někdo, nejspíš vy, si v herně přeje dostávat na tuto adresu upozornění. Potvrdíte to na této stránce; jinak se nic nestane.
foot = Posílá vám to herna Deskoherna, protože jste si o to řekli.
foot-stop = Už nic neposílat: { $address }
round = Začíná { $round }. kolo
round-text = { $name } ({ $game }): je rozlosováno { $round }. kolo. Váš stůl čeká.
finished = Turnaj skončil
finished-text = { $name } ({ $game }): podívejte se, jak to dopadlo.
friend = Žádost o přátelství
friend-text = { $name } s vámi chce být v přátelích.
challenge = Výzva ke hře
challenge-text = { $name } vás vyzývá: { $game }. Místo u stolu na vás čeká.
