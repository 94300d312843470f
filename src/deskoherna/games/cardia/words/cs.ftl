# Cardia a Ochránci: slova hry.

## Hra

game-name = Cardia
game-tagline = Slabší karta koná, silnější bere pečeť
kind-character = Postavy
kind-guardian = Ochránci
kind-location = Lokace

## Frakce

faction-swamp = Močál
    .acc = Močál
    .gen = Močálu
faction-academy = Akademie
    .acc = Akademii
    .gen = Akademie
faction-guild = Cech
    .acc = Cech
    .gen = Cechu
faction-dynasty = Dynastie
    .acc = Dynastii
    .gen = Dynastie

## Postavy

character-hired-blade = Žoldnéřka
    .acc = Žoldnéřku
    .text = Odhoďte tuto kartu i kartu proti ní.
character-void-mage = Mág prázdnoty
    .acc = Mága prázdnoty
    .text = Vyberte kartu v řadě a sejměte z ní všechny žetony úpravy, nebo všechny žetony trvání.
character-surgeon = Chirurg
    .acc = Chirurga
    .text = Vaše příští karta dostane −5.
character-mediator = Prostředník
    .acc = Prostředníka
    .text = Tento střet je nerozhodný.
character-saboteur = Sabotér
    .acc = Sabotéra
    .text = Soupeř odhodí 2 vrchní karty svého balíčku.
character-fortune-teller = Věštec
    .acc = Věštce
    .text = V příštím střetu soupeř vyloží kartu lícem vzhůru a teprve pak vybíráte vy.
character-palace-guard = Palácová stráž
    .acc = Palácovou stráž
    .text = Určete frakci. Soupeř smí odhodit kartu této frakce z ruky; jinak tato karta dostane +7.
character-judge = Soudce
    .acc = Soudce
    .text = Všechny remízy, minulé i budoucí, vyhráváte vy.
character-ambusher = Záludník
    .acc = Záludníka
    .text = Určete frakci. Soupeř odhodí všechny její karty z ruky.
character-puppeteer = Loutkářka
    .acc = Loutkářku
    .text = Odhoďte kartu proti této a nahraďte ji náhodnou kartou ze soupeřovy ruky.
character-clockmaker = Hodinář
    .acc = Hodináře
    .text = Vaše karta v předchozím střetu a vaše příští karta dostanou po +3.
character-treasurer = Pokladník
    .acc = Pokladníka
    .text = Vítězná karta předchozího střetu má o 1 pečeť víc, ať je čí chce.
character-swamp-guardian = Strážce močálu
    .acc = Strážce močálu
    .text = Vezměte si do ruky jinou svou kartu z řady; karta proti ní se odhodí.
character-magistra = Magistra
    .acc = Magistru
    .text = Použijte okamžitý efekt jiné své karty v řadě, která je aspoň tak silná jako tato.
character-inventor = Vynálezce
    .acc = Vynálezce
    .text = Jedna karta v řadě dostane +3 a jiná −3.
character-djinn = Džin
    .acc = Džina
    .text = Vyhráváte hru.
character-poisoner = Travič
    .acc = Traviče
    .text = Karta proti této dostane tolik záporných žetonů, že jsou obě stejně silné.
character-kinesis-mage = Mág kineze
    .acc = Mága kineze
    .text = Přesuňte všechny žetony z jedné své karty v řadě na jinou svou kartu.
character-envoy = Vyslanec
    .acc = Vyslance
    .text = Libovolná karta v řadě, nebo vaše příští karta dostane −3.
character-tax-collector = Výběrčí daní
    .acc = Výběrčího daní
    .text = Tato karta dostane +4.
character-revolutionary = Revolucionář
    .acc = Revolucionáře
    .text = Soupeř odhodí 2 karty z ruky podle své volby a pak si 2 dobere.
character-librarian = Knihovník
    .acc = Knihovníka
    .text = Vaše příští karta dostane +2, nebo −2; rozhodnete se po odkrytí.
character-prodigy = Zázračné dítě
    .acc = Zázračné dítě
    .text = Jedna vaše karta se silou nejvýše 8 dostane +3.
character-aristocrat = Aristokrat
    .acc = Aristokrata
    .text = Vyhraje-li tato karta svůj střet, má o 1 pečeť víc.
character-blackmailer = Vyděrač
    .acc = Vyděrače
    .text = Určete frakci. Nebude-li z ní příští soupeřova karta, odhodí soupeř 2 karty z ruky.
character-illusionist = Iluzionista
    .acc = Iluzionistu
    .text = Použijte efekt jedné ze svých prohrávajících karet.
character-engineer = Inženýr
    .acc = Inženýra
    .text = Vaše příští karta dostane +5, ale až po provedení efektu v jejím střetu.
character-counselor = Rádce
    .acc = Rádce
    .text = Předchozí střet vyhráváte vy.
character-witch-king = Čarodějný král
    .acc = Čarodějného krále
    .text = Určete frakci. Soupeř odhodí všechny její karty z ruky i z balíčku a balíček zamíchá.
character-elemental = Elementál
    .acc = Elementála
    .text = Odhoďte z ruky kartu s okamžitým efektem, použijte ho a doberte si 1 kartu.
character-mechanical-djinn = Mechanický džin
    .acc = Mechanického džina
    .text = Vyhrajete-li následující střet, vyhráváte hru.
character-successor = Nástupce
    .acc = Nástupce
    .text = Soupeř si nechá 2 karty v ruce; zbytek ruky a celý balíček odhodí.

## Ochránci

guardian-toad = Ropucha
    .acc = Ropuchu
    .text = Vyměňte dvě své karty v sousedních střetech i s žetony.
guardian-basilisk = Bazilišek
    .acc = Baziliška
    .text = V příštím střetu musí soupeř hrát vrchní kartu balíčku. Nemá-li žádnou, prohrává. Jen pro jediného hráče z Močálu.
guardian-bat = Netopýr
    .acc = Netopýra
    .text = Soupeř odhodí 2 vrchní karty svého balíčku.
guardian-phoenix = Fénix
    .acc = Fénixe
    .text = Vaše příští karta dostane při odkrytí žeton trvání.
guardian-scorpion = Škorpion
    .acc = Škorpiona
    .text = Soupeř odhodí náhodnou kartu z ruky.
guardian-fox = Liška
    .acc = Lišku
    .text = V příštím střetu soupeř vyloží kartu lícem vzhůru jako první. Jen pro jediného hráče z Akademie.
guardian-elephant = Slon
    .acc = Slona
    .text = Vaše karta v předchozím střetu dostane +5.
guardian-parrot = Papoušek
    .acc = Papouška
    .text = Použijte efekt své karty Cechu v tomto střetu, třeba i podruhé. Jen pro jediného hráče z Cechu.
guardian-raccoon = Mýval
    .acc = Mývala
    .text = Vezměte si do ruky kartu ze své odhazovací hromádky.
guardian-unicorn = Jednorožec
    .acc = Jednorožce
    .text = Vyhrajete-li příští střet, bude mít vaše karta v něm o 1 pečeť víc.
guardian-cat = Kočka
    .acc = Kočku
    .text = Otočte všechny žetony úpravy na jedné kartě. Jen pro jediného hráče z Dynastie.
guardian-peacock = Páv
    .acc = Páva
    .text = Doberte si 2 karty a pak dejte 1 kartu z ruky pod balíček.

## Lokace

location-serpent-temple = Hadí chrám
    .text = Kdykoli nově vyhrajete minulý střet, doberte si kartu a soupeř jednu z ruky odhodí.
location-bazaar = Bazar
    .text = Na konci střetu se nedobírá. Kdo má v ruce nejvýše 1 kartu, ihned si dobere 4.
location-founders-day = Den zakladatelů
    .text = Kdo vyhraje tři sousední střety, vyhrává hru.
location-grand-library = Velká knihovna
    .text = Začínáte se 2 kartami v ruce a dobíráte po 2.
location-scrapyard = Vrakoviště
    .text = Na konci střetu si doberte 2 karty a 1 kartu z ruky dejte pod balíček.
location-auction-house = Aukční síň
    .text = Odkryjete-li kartu slabší než vaše předchozí, odhoďte vrchní kartu balíčku.
location-haunted-catacombs = Strašidelné katakomby
    .text = Odkryjete-li kartu stejné frakce jako vaše předchozí, prohráváte hru.
location-foggy-swamp = Mlžný močál
    .text = Právě vyložené karty zůstávají lícem dolů; odkrývá a vyhodnocuje se předchozí střet.
location-senate = Senát
    .text = Karta stejné frakce jako vaše předchozí dostane při odkrytí +3.
location-witchs-den = Vědmino doupě
    .text = Kdykoli vyhrajete střet, odhoďte vrchní kartu svého balíčku.
location-crown-hall = Korunní sál
    .text = K vítězství je třeba 6 pečetí.
location-observatory = Hvězdárna
    .text = Před dobíráním si prohlédněte vrchní kartu balíčku; smíte ji dát pod balíček.
location-harbour = Přístav
    .text = Skončí-li střet remízou, dobírá si každý o kartu víc.

## Sousední střety

pair-1-and-2 = 1. a 2. střet
pair-2-and-3 = 2. a 3. střet
pair-3-and-4 = 3. a 4. střet
pair-4-and-5 = 4. a 5. střet
pair-5-and-6 = 5. a 6. střet
pair-6-and-7 = 6. a 7. střet
pair-7-and-8 = 7. a 8. střet
pair-8-and-9 = 8. a 9. střet
pair-9-and-10 = 9. a 10. střet
pair-10-and-11 = 10. a 11. střet
pair-11-and-12 = 11. a 12. střet
pair-12-and-13 = 12. a 13. střet
pair-13-and-14 = 13. a 14. střet
pair-14-and-15 = 14. a 15. střet
pair-15-and-16 = 15. a 16. střet

## Fáze

phase-play = Hraní karet
phase-play-open = Karta lícem vzhůru
phase-resolving = Vyhodnocení
phase-librarian = Knihovníkův žeton
phase-discard = Odhazování
phase-answer-guard = Odpověď Palácové stráži
phase-name-faction = Určení frakce
phase-choose-card = Výběr karty
phase-choose-tokens = Výběr žetonů
phase-copy = Kopírování efektu
phase-copy-hand = Efekt karty z ruky
phase-activate = Druhá šance
phase-take-back = Návrat karty
phase-from-discard = Karta z odhozu
phase-under-deck = Karta pod balíček
phase-swap = Výměna karet
phase-keep-top = Vrchní karta
phase-over = Konec hry

## Volby stolu

option-players = Hráči
option-players-2 = Dva hráči
option-swamp = Karty Močálu
    .text = Oba hráči berou stejnou čtveřici této frakce.
option-swamp-i = Balíček I
option-swamp-ii = Balíček II
option-academy = Karty Akademie
    .text = Oba hráči berou stejnou čtveřici této frakce.
option-academy-i = Balíček I
option-academy-ii = Balíček II
option-guild = Karty Cechu
    .text = Oba hráči berou stejnou čtveřici této frakce.
option-guild-i = Balíček I
option-guild-ii = Balíček II
option-dynasty = Karty Dynastie
    .text = Oba hráči berou stejnou čtveřici této frakce.
option-dynasty-i = Balíček I
option-dynasty-ii = Balíček II
option-guardians = Ochránci
    .text = Na každém sudém střetu leží ochránce.
option-strategic = Strategická varianta
    .text = Všech šest ochránců leží od začátku lícem vzhůru.
option-location = Lokace
    .text = Pravidlo, které platí celou hru.
option-location-none = Bez lokace
option-location-random-base = Náhodná ze základní hry
option-location-random-any = Náhodná z obou krabic
option-location-serpent-temple = Hadí chrám
option-location-bazaar = Bazar
option-location-founders-day = Den zakladatelů
option-location-grand-library = Velká knihovna
option-location-scrapyard = Vrakoviště
option-location-auction-house = Aukční síň
option-location-haunted-catacombs = Strašidelné katakomby
option-location-foggy-swamp = Mlžný močál
option-location-senate = Senát
option-location-witchs-den = Vědmino doupě
option-location-crown-hall = Korunní sál
option-location-observatory = Hvězdárna
option-location-harbour = Přístav
option-strict = Jen doložené lokace
    .text = Náhodná lokace není žádná z těch, které jsme si museli vymyslet.
option-guardian_on_tie = Ochránce i při remíze
    .text = Nerozhodný střet aktivuje ochránce jako každý jiný.
option-match = Zápas
option-match-1 = Jedna hra
option-match-3 = Na dvě vítězství
option-match-5 = Na tři vítězství

## Důvody konce

reason-seals = rozhodly pečeti
reason-no-card = soupeř neměl co hrát
reason-no-cards = nikdo neměl co hrát a rozhodly pečeti
reason-djinn = Džin splnil přání
reason-mechanical-djinn = Mechanický džin se dočkal svého střetu
reason-puppeteer = Loutkářka sáhla do prázdné ruky
reason-basilisk = Bazilišek našel prázdný balíček
reason-founders-day = tři sousední střety na Den zakladatelů
reason-catacombs = stejná frakce v katakombách
reason-last-clash = po posledním povoleném střetu rozhodly pečeti

## Tahy

move-play = Zahrát kartu { $strength }
move-play-a-card = Zahrát kartu lícem dolů
move-name = Určit frakci { $faction }
move-choose = Vybrat kartu { $strength } ({ $seat })
move-my-next-card = Žeton pro mou příští kartu
move-remove-modifiers = Sejmout žetony úpravy
move-remove-durations = Sejmout žetony trvání
move-discard = Odhodit kartu { $strength }
move-decline = Nic neodhodit
move-add-two = Přidat +2
move-subtract-two = Přidat −2
move-copy = Použít efekt své karty { $strength }
move-copy-from-hand = Odhodit kartu { $strength } a použít její efekt
move-activate = Použít efekt prohrávající karty { $strength }
move-take-back = Vzít zpět kartu { $strength }
move-take-from-discard = Vzít z odhozu kartu { $strength }
move-put-under-deck = Dát kartu { $strength } pod balíček
move-put-a-card-under-deck = Dát kartu pod balíček
move-swap = Vyměnit své karty: { $pair }
move-keep-top-card = Nechat vrchní kartu
move-put-top-card-under = Dát vrchní kartu pod balíček

## Události

event-clash-begins = Začíná { $number }. kolo.
    .head = { $number }. kolo
event-lays-face-down = { $seat } vykládá kartu lícem dolů.
event-lays-face-up = { $seat } vykládá lícem vzhůru { $character_acc }.
event-lays-top-of-deck = { $seat } vykládá naslepo vrchní kartu balíčku.
event-reveals = { $seat } odkrývá { $character_acc }.
event-gets-plus = { $character } ({ $seat }): +{ $number }.
event-gets-minus = { $character } ({ $seat }): −{ $number }.
event-gets-duration = { $character } ({ $seat }) dostává žeton trvání.
event-loses-modifiers = { $character } ({ $seat }) přichází o žetony úpravy.
event-loses-durations = { $character } ({ $seat }) přichází o žetony trvání.
event-turns-modifiers = Žetony úpravy se obracejí: { $character } ({ $seat }).
event-moves-tokens = { $seat } přesouvá žetony: { $character } → { $character2 }.
event-wins-clash = { $position }. střet vyhrává { $seat }.
event-ties-clash = { $position }. střet je nerozhodný.
event-seals-now = Pečeti: { $number } : { $number2 }.
event-activates = { $seat } provádí efekt: { $character }.
event-next-card-gets-plus = Příští karta dostane +{ $number } ({ $seat }).
event-next-card-gets-minus = Příští karta dostane −{ $number } ({ $seat }).
event-next-card-gets-late = Příští karta dostane po efektu +{ $number } ({ $seat }).
event-next-card-gets-choice = Příští karta dostane +2, nebo −2 ({ $seat }).
event-next-card-gets-duration = Příští karta dostane žeton trvání ({ $seat }).
event-next-win-earns-seal = Vítězství v příštím střetu přinese pečeť navíc ({ $seat }).
event-bonus-seal = { $character } ({ $seat }) má pečeť navíc.
event-bonus-seal-lost = { $character } ({ $seat }) přichází o pečeť navíc.
event-must-play-face-up = { $seat } hraje příště lícem vzhůru jako první.
event-must-play-from-deck = { $seat } hraje příště vrchní kartu balíčku.
event-names = { $seat } určuje frakci { $faction }.
event-declines = { $seat } nic neodhazuje.
event-blackmailed = { $seat } Vyděrači nevyhovuje: karta je z jiné frakce.
event-discards-from-hand = { $seat } odhazuje z ruky { $character_acc }.
event-discards-from-deck = { $seat } odhazuje z balíčku { $character_acc }.
event-discards-from-row = { $seat } odhazuje z řady { $character_acc }.
event-draws = { $seat } dobírá { $number ->
        [one] { $number } kartu
        [few] { $number } karty
       *[other] { $number } karet
    }.
event-draws-card = { $seat } dobírá { $character_acc }.
event-takes-back = { $seat } bere do ruky { $character_acc }.
event-takes-from-discard = { $seat } bere z odhozu { $character_acc }.
event-closes-gap = { $position }. střet zmizel a řada se posouvá.
event-copies = { $seat } kopíruje efekt: { $character }.
event-is-replaced-by = Na místo přichází { $character } ({ $seat }).
event-swaps = { $seat } vyměňuje své karty: { $pair }.
event-puts-card-under-deck = { $seat } dává kartu pod balíček.
event-puts-under-deck = Pod balíček jde { $character }.
event-sees-top-card = Na vrchu balíčku leží { $character }.
event-keeps-top-card = { $seat } nechává vrchní kartu na místě.
event-puts-top-card-under = { $seat } dává vrchní kartu pod balíček.
event-shuffles-deck = { $seat } míchá balíček.
event-guardian-appears = U { $position }. střetu se odkrývá { $guardian }.
event-guardian-helps = { $guardian } pomáhá ({ $seat }).
event-guardian-stays-quiet = { $guardian } nepomůže nikomu: hodí se obě karty.
event-location-acts = { $location } působí ({ $seat }).
event-wins-game = { $seat } vyhrává: { $reason }.
event-game-drawn = Hra končí nerozhodně: { $reason }.

## Výzvy

prompt-play = Vyberte kartu do { $position }. střetu
prompt-play-open = Vyložte lícem vzhůru kartu do { $position }. střetu
prompt-librarian = Přidejte odkryté kartě +2, nebo −2
prompt-discard = { $cause }: odhoďte ještě { $number ->
        [one] { $number } kartu
        [few] { $number } karty
       *[other] { $number } karet
    }
prompt-answer-guard = Odhoďte kartu frakce { $faction }, nebo nic
prompt-name-faction = { $cause }: určete frakci
prompt-choose-void-mage = Vyberte kartu, ze které sejmete žetony
prompt-choose-inventor = Vyberte kartu, která dostane +3
prompt-choose-inventor-second = Vyberte jinou kartu, která dostane −3
prompt-choose-envoy = Vyberte, kdo dostane −3
prompt-choose-prodigy = Vyberte svou kartu, která dostane +3
prompt-choose-kinesis-mage = Vyberte svou kartu, ze které vezmete žetony
prompt-choose-kinesis-mage-second = Vyberte svou kartu, na kterou žetony přejdou
prompt-choose-cat = Vyberte kartu, na které otočíte žetony úpravy
prompt-choose-tokens = Vyberte, které žetony sejmete
prompt-copy = Vyberte svou kartu, jejíž efekt použijete
prompt-copy-hand = Odhoďte kartu s okamžitým efektem a použijte ho
prompt-activate = Vyberte svou prohrávající kartu a použijte její efekt
prompt-take-back = Vyberte svou kartu, kterou si vezmete zpět
prompt-from-discard = Vyberte kartu ze svého odhozu
prompt-under-deck = { $cause }: dejte kartu pod balíček
prompt-swap = Vyberte dva sousední střety, v nichž vyměníte své karty
prompt-keep-top = Nechte vrchní kartu, nebo ji dejte pod balíček
prompt-wait-both = Oba hráči vybírají kartu
prompt-wait-play = { $seat } vybírá kartu
prompt-wait = { $cause }: rozhoduje { $seat }
prompt-won = Vyhráváte: { $reason }
prompt-lost = Prohráváte: { $reason }
prompt-winner = Vyhrává { $seat }: { $reason }
prompt-drawn = Nerozhodně: { $reason }

## Štítky na kartách

tag-plus = +{ $number }
tag-minus = −{ $number }
tag-duration = Žeton trvání
tag-senate = Senát +{ $number }
tag-catacombs = Zde prohrává
tag-auction = Aukce: karta z balíčku
