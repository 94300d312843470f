# Cardia a Ochránci: slova hry.

## Hra

game-name = Cardia
game-tagline = Silnější karta bere pečeť, slabší provádí efekt
kind-character = Postavy
kind-guardian = Ochránci
kind-location = Lokace
kind-faction = Frakce

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
    .gen = Žoldnéřky
    .text = Odhoďte tuto kartu i kartu proti ní.
character-void-mage = Mág prázdnoty
    .acc = Mága prázdnoty
    .gen = Mága prázdnoty
    .text = Vyberte kartu v řadě a sejměte z ní všechny žetony úpravy, nebo všechny žetony trvání.
character-surgeon = Chirurg
    .acc = Chirurga
    .gen = Chirurga
    .text = Vaše příští karta dostane −{ $amount }.
character-mediator = Prostředník
    .acc = Prostředníka
    .gen = Prostředníka
    .text = Tento střet je nerozhodný.
character-saboteur = Sabotér
    .acc = Sabotéra
    .gen = Sabotéra
    .text = Soupeř odhodí { $amount ->
        [one] vrchní kartu
        [few] { $amount } vrchní karty
       *[other] { $amount } vrchních karet
    } svého balíčku.
character-fortune-teller = Věštec
    .acc = Věštce
    .gen = Věštce
    .text = V příštím střetu vyloží soupeř kartu lícem vzhůru a teprve pak vybíráte vy.
character-palace-guard = Palácová stráž
    .acc = Palácovou stráž
    .gen = Palácové stráže
    .text = Určete frakci. Soupeř smí odhodit z ruky kartu této frakce; neudělá-li to, dostane tato karta +{ $amount }.
character-judge = Soudce
    .acc = Soudce
    .gen = Soudce
    .text = Všechny nerozhodné střety, minulé i budoucí, vyhráváte vy.
character-ambusher = Zákeřník
    .acc = Zákeřníka
    .gen = Zákeřníka
    .text = Určete frakci. Soupeř odhodí z ruky všechny její karty.
character-puppeteer = Loutkařka
    .acc = Loutkařku
    .gen = Loutkařky
    .text = Odhoďte kartu proti této; na její místo vyložte náhodnou kartu ze soupeřovy ruky.
character-clockmaker = Hodinář
    .acc = Hodináře
    .gen = Hodináře
    .text = Vaše karta v předchozím střetu i vaše příští karta dostanou +{ $amount }.
character-treasurer = Pokladník
    .acc = Pokladníka
    .gen = Pokladníka
    .text = Vítězná karta předchozího střetu má o { $amount ->
        [one] pečeť
        [few] { $amount } pečeti
       *[other] { $amount } pečetí
    } navíc, ať patří komukoli.
character-swamp-guardian = Strážce močálu
    .acc = Strážce močálu
    .gen = Strážce močálu
    .text = Vezměte si do ruky jinou svou kartu z řady; kartu proti ní odhoďte.
character-magistra = Magistra
    .acc = Magistru
    .gen = Magistry
    .text = Zkopírujte okamžitý efekt jiné své karty v řadě, která je aspoň tak silná jako tato.
character-inventor = Vynálezce
    .acc = Vynálezce
    .gen = Vynálezce
    .text = Jedna karta v řadě dostane +{ $amount } a jiná −{ $amount }.
character-djinn = Džin
    .acc = Džina
    .gen = Džina
    .text = Vyhráváte hru.
character-poisoner = Travič
    .acc = Traviče
    .gen = Traviče
    .text = Je-li karta proti této silnější, dostane tolik záporných žetonů úpravy, aby byly obě stejně silné.
character-kinesis-mage = Mág pohybu
    .acc = Mága pohybu
    .gen = Mága pohybu
    .text = Přesuňte všechny žetony úpravy a trvání z jedné své karty v řadě na jinou.
character-envoy = Vyslanec
    .acc = Vyslance
    .gen = Vyslance
    .text = Libovolná karta v řadě, nebo vaše příští karta dostane −{ $amount }.
character-tax-collector = Výběrčí daní
    .acc = Výběrčího daní
    .gen = Výběrčího daní
    .text = Tato karta dostane +{ $amount }.
character-revolutionary = Revolucionář
    .acc = Revolucionáře
    .gen = Revolucionáře
    .text = Soupeř odhodí z ruky podle své volby { $amount ->
        [one] kartu a pak si jednu dobere.
        [few] { $amount } karty a pak si { $amount } dobere.
       *[other] { $amount } karet a pak si { $amount } dobere.
    }
character-librarian = Knihovník
    .acc = Knihovníka
    .gen = Knihovníka
    .text = Vaše příští karta dostane +{ $amount }, nebo −{ $amount }; rozhodnete se po jejím odkrytí.
    .either = +{ $amount }, nebo −{ $amount }
    .plus = +{ $amount }
    .minus = −{ $amount }
character-prodigy = Zázračné dítě
    .acc = Zázračné dítě
    .gen = Zázračného dítěte
    .text = Jedna vaše karta, která má teď sílu nejvýše { $limit }, dostane +{ $amount }.
character-aristocrat = Aristokrat
    .acc = Aristokrata
    .gen = Aristokrata
    .text = Vyhraje-li tato karta svůj střet, má o { $amount ->
        [one] pečeť
        [few] { $amount } pečeti
       *[other] { $amount } pečetí
    } navíc.
character-blackmailer = Vyděrač
    .acc = Vyděrače
    .gen = Vyděrače
    .text = Určete frakci. Zahraje-li soupeř jako příští kartu jiné frakce, odhodí z ruky podle své volby { $amount ->
        [one] kartu.
        [few] { $amount } karty.
       *[other] { $amount } karet.
    }
character-illusionist = Iluzionista
    .acc = Iluzionistu
    .gen = Iluzionisty
    .text = Proveďte efekt jedné své karty, která prohrává svůj střet.
character-engineer = Inženýr
    .acc = Inženýra
    .gen = Inženýra
    .text = Vaše příští karta dostane +{ $amount }, ale až po provedení efektu v jejím střetu.
character-counselor = Rádce
    .acc = Rádce
    .gen = Rádce
    .text = Předchozí střet vyhráváte vy.
character-witch-king = Černokněžný král
    .acc = Černokněžného krále
    .gen = Černokněžného krále
    .text = Určete frakci. Soupeř odhodí všechny její karty z ruky i z balíčku a balíček zamíchá.
character-elemental = Elementál
    .acc = Elementála
    .gen = Elementála
    .text = Odhoďte z ruky kartu s okamžitým efektem, zkopírujte ho a doberte si { $amount ->
        [one] kartu.
        [few] { $amount } karty.
       *[other] { $amount } karet.
    }
character-mechanical-djinn = Mechanický džin
    .acc = Mechanického džina
    .gen = Mechanického džina
    .text = Vyhrajete-li střet hned za tímto, vyhráváte hru.
character-successor = Nástupce
    .acc = Nástupce
    .gen = Nástupce
    .text = Soupeř si podle své volby nechá v ruce { $amount ->
        [one] kartu
        [few] { $amount } karty
       *[other] { $amount } karet
    }; zbytek ruky a celý balíček odhodí.

## Ochránci

guardian-toad = Ropucha
    .acc = Ropuchu
    .gen = Ropuchy
    .text = Vyměňte dvě své karty v sousedních střetech i s žetony úpravy a trvání.
guardian-basilisk = Bazilišek
    .acc = Baziliška
    .gen = Baziliška
    .text = V příštím střetu musí soupeř zahrát naslepo vrchní kartu svého balíčku. Má-li balíček prázdný, prohrává.
guardian-bat = Netopýr
    .acc = Netopýra
    .gen = Netopýra
    .text = Soupeř odhodí { $amount ->
        [one] vrchní kartu
        [few] { $amount } vrchní karty
       *[other] { $amount } vrchních karet
    } svého balíčku.
guardian-phoenix = Fénix
    .acc = Fénixe
    .gen = Fénixe
    .text = Vaše příští karta dostane při odkrytí { $amount ->
        [one] žeton
        [few] { $amount } žetony
       *[other] { $amount } žetonů
    } trvání.
guardian-scorpion = Škorpion
    .acc = Škorpiona
    .gen = Škorpiona
    .text = Vytáhněte náhodnou kartu ze soupeřovy ruky; jde na jeho odhazovací hromádku.
guardian-fox = Liška
    .acc = Lišku
    .gen = Lišky
    .text = V příštím střetu vyloží soupeř kartu lícem vzhůru a teprve pak vybíráte vy.
guardian-elephant = Slon
    .acc = Slona
    .gen = Slona
    .text = Vaše karta v předchozím střetu dostane +{ $amount }.
guardian-parrot = Papoušek
    .acc = Papouška
    .gen = Papouška
    .text = Proveďte efekt své karty { faction-guild.gen } v tomto střetu, i když právě proběhl.
guardian-raccoon = Mýval
    .acc = Mývala
    .gen = Mývala
    .text = Vezměte si do ruky kartu ze své odhazovací hromádky.
guardian-unicorn = Jednorožec
    .acc = Jednorožce
    .gen = Jednorožce
    .text = Vyhrajete-li příští střet, položte na svou kartu v něm o { $amount ->
        [one] pečeť
        [few] { $amount } pečeti
       *[other] { $amount } pečetí
    } navíc.
guardian-cat = Kočka
    .acc = Kočku
    .gen = Kočky
    .text = Otočte na opačnou stranu všechny žetony úpravy na jedné libovolné kartě.
guardian-peacock = Páv
    .acc = Páva
    .gen = Páva
    .text = Doberte si { $amount ->
        [one] kartu
        [few] { $amount } karty
       *[other] { $amount } karet
    } a pak dejte kartu z ruky pod svůj balíček.

## Lokace

location-serpent-temple = Hadí chrám
    .text = Kdykoli nově vyhrajete minulý střet, doberte si { $amount ->
        [one] kartu a soupeř kartu z ruky odhodí.
        [few] { $amount } karty a soupeř { $amount } karty z ruky odhodí.
       *[other] { $amount } karet a soupeř { $amount } karet z ruky odhodí.
    }
location-bazaar = Bazar
    .text = Na konci střetu se nedobírá. Kdo má v ruce nejvýše { $limit ->
        [one] jednu kartu
        [few] { $limit } karty
       *[other] { $limit } karet
    }, ten si ihned dobere { $amount ->
        [one] kartu.
        [few] { $amount } karty.
       *[other] { $amount } karet.
    }
location-founders-day = Den zakladatelů
    .text = Kdo vyhraje { $amount ->
        [one] střet
        [few] { $amount } sousední střety
       *[other] { $amount } sousedních střetů
    }, vyhrává hru.
location-grand-library = Velká knihovna
    .text = { $amount ->
        [one] Na začátku máte v ruce jen kartu; na konci střetu si dobíráte jednu.
        [few] Na začátku máte v ruce jen { $amount } karty; na konci střetu si dobíráte také { $amount }.
       *[other] Na začátku máte v ruce { $amount } karet; na konci střetu si dobíráte také { $amount }.
    }
location-scrapyard = Vrakoviště
    .text = Na konci střetu si doberte { $amount ->
        [one] kartu
        [few] { $amount } karty
       *[other] { $amount } karet
    } a kartu z ruky dejte pod svůj balíček.
location-auction-house = Aukční síň
    .text = Odkryjete-li kartu slabší, než je vaše karta v předchozím střetu, odhoďte { $amount ->
        [one] vrchní kartu
        [few] { $amount } vrchní karty
       *[other] { $amount } vrchních karet
    } svého balíčku.
location-haunted-catacombs = Strašidelné katakomby
    .text = Odkryjete-li kartu stejné frakce, jakou má vaše karta v předchozím střetu, prohráváte hru.
location-foggy-swamp = Mlžný močál
    .text = Právě vyložené karty zůstávají lícem dolů; odkrývá a vyhodnocuje se střet před nimi.
location-senate = Senát
    .text = Odkryjete-li kartu stejné frakce, jakou má vaše karta v předchozím střetu, dostane odkrytá karta ihned +{ $amount }.
location-witchs-den = Vědmino doupě
    .text = Kdykoli vyhrajete střet, aktuální, nebo nově některý minulý, odhoďte { $amount ->
        [one] vrchní kartu
        [few] { $amount } vrchní karty
       *[other] { $amount } vrchních karet
    } svého balíčku.
location-crown-hall = Korunní sál
    .text = K vítězství { $amount ->
        [one] stačí pečeť.
        [few] jsou třeba { $amount } pečeti.
       *[other] je třeba { $amount } pečetí.
    }
location-observatory = Hvězdárna
    .text = Na konci střetu si před dobráním prohlédněte vrchní kartu svého balíčku; smíte ji dát dospod.
location-harbour = Přístav
    .text = Skončí-li střet nerozhodně, dobere si každý o { $amount ->
        [one] kartu
        [few] { $amount } karty
       *[other] { $amount } karet
    } víc.

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
phase-busy = Vyhodnocení
phase-librarian = Žeton { character-librarian.gen }
phase-discard = Odhazování
phase-answer-guard = { character-palace-guard }: odpověď
phase-name-faction = Určení frakce
phase-choose-card = Výběr karty
phase-choose-tokens = Výběr žetonů
phase-copy = Kopírování efektu
phase-copy-hand = Kopírování efektu z ruky
phase-activate = Efekt prohrávající karty
phase-take-back = Návrat karty do ruky
phase-from-discard = Karta z odhazovací hromádky
phase-under-deck = Karta pod balíček
phase-swap = Výměna karet
phase-keep-top = Vrchní karta balíčku
phase-over = Konec hry

## Volby stolu

option-players = Hráči
option-players-2 = Dva hráči
option-swamp = Karty { faction-swamp.gen }
    .text = Oba hráči hrají se stejnými čtyřmi kartami této frakce.
option-swamp-i = Balíček I
option-swamp-ii = Balíček II
option-academy = Karty { faction-academy.gen }
    .text = Oba hráči hrají se stejnými čtyřmi kartami této frakce.
option-academy-i = Balíček I
option-academy-ii = Balíček II
option-guild = Karty { faction-guild.gen }
    .text = Oba hráči hrají se stejnými čtyřmi kartami této frakce.
option-guild-i = Balíček I
option-guild-ii = Balíček II
option-dynasty = Karty { faction-dynasty.gen }
    .text = Oba hráči hrají se stejnými čtyřmi kartami této frakce.
option-dynasty-i = Balíček I
option-dynasty-ii = Balíček II
option-guardians = Ochránci
    .text = U každého sudého střetu leží ochránce.
option-strategic = Strategická varianta
    .text = Všech šest ochránců leží od začátku lícem vzhůru.
option-location = Lokace
    .text = Pravidlo, které platí celou hru.
option-location-none = Bez lokace
option-location-random-base = Náhodná ze základní hry
option-location-random-any = Náhodná z obou krabic
option-location-serpent-temple = { location-serpent-temple }
option-location-bazaar = { location-bazaar }
option-location-founders-day = { location-founders-day }
option-location-grand-library = { location-grand-library }
option-location-scrapyard = { location-scrapyard }
option-location-auction-house = { location-auction-house }
option-location-haunted-catacombs = { location-haunted-catacombs }
option-location-foggy-swamp = { location-foggy-swamp }
option-location-senate = { location-senate }
option-location-witchs-den = { location-witchs-den }
option-location-crown-hall = { location-crown-hall }
option-location-observatory = { location-observatory }
option-location-harbour = { location-harbour }
option-strict = Jen doložené karty
    .text = Do hry se losují jen ochránci a lokace, u nichž je známo, co dělají: { guardian-bat }, { guardian-fox }, { guardian-raccoon } a { guardian-peacock } zůstávají stranou a lokace je ze základní hry. Odhadem přesto zůstává, kdo je vedle { guardian-cat.gen } výlučný, a z náznaků v pravidlech jsou odvozeny frakce čtyř a schopnosti šesti z osmi zbylých ochránců. Lokaci s vymyšleným jménem nelze vybrat ani přímo.
option-guardian_on_tie = Ochránce i při remíze
    .text = Je-li střet u ochránce při porovnání nerozhodný, ochránce přesto pomůže. Jinak remíza vynechá celou druhou fázi, tedy i ochránce.
option-basilisk_sets_aside = { guardian-basilisk } odkládá kartu hned
    .text = Karta, kterou musí soupeř příště zahrát, se odloží z balíčku už ve chvíli, kdy { guardian-basilisk } pomůže. Jinak se bere až na začátku příštího střetu, po dobrání.
option-seal_travels = Pečeť { guardian-unicorn.gen } putuje s kartou
    .text = Přesune-li { guardian-toad } kartu s pečetí od { guardian-unicorn.gen }, jde pečeť s ní. Jinak se přesouvají jen žetony úpravy a trvání a pečeť navíc zůstává ve střetu.
option-exclusive_swamp = Výlučný ochránce { faction-swamp.gen }
    .text = Jeden ochránce v každé frakci nepomůže nikomu, zahrají-li jeho frakci oba. Jistě je to jen { guardian-cat }; ve frakci { faction-swamp } je { guardian-basilisk } náš odhad.
option-exclusive_swamp-marked = Podle karet
option-exclusive_swamp-toad = { guardian-toad }
option-exclusive_swamp-basilisk = { guardian-basilisk }
option-exclusive_swamp-bat = { guardian-bat }
option-exclusive_academy = Výlučný ochránce { faction-academy.gen }
    .text = Jeden ochránce v každé frakci nepomůže nikomu, zahrají-li jeho frakci oba. Jistě je to jen { guardian-cat }; ve frakci { faction-academy } je { guardian-fox } náš odhad.
option-exclusive_academy-marked = Podle karet
option-exclusive_academy-phoenix = { guardian-phoenix }
option-exclusive_academy-scorpion = { guardian-scorpion }
option-exclusive_academy-fox = { guardian-fox }
option-exclusive_guild = Výlučný ochránce { faction-guild.gen }
    .text = Jeden ochránce v každé frakci nepomůže nikomu, zahrají-li jeho frakci oba. Jistě je to jen { guardian-cat }; ve frakci { faction-guild } je { guardian-parrot } náš odhad. { guardian-elephant } to podle pravidel není.
option-exclusive_guild-marked = Podle karet
option-exclusive_guild-parrot = { guardian-parrot }
option-exclusive_guild-raccoon = { guardian-raccoon }
option-match = Zápas
option-match-1 = Jedna hra
option-match-3 = Na dvě vítězství
option-match-5 = Na tři vítězství

## Důvody konce

reason-seals = rozhodly pečeti
    .lost = rozhodly pečeti
    .drawn = oba mají stejně pečetí
reason-no-card = soupeř nemá kartu, která by se dala zahrát
    .lost = nemáte kartu, která by se dala zahrát
    .drawn = nikdo nemá kartu, která by se dala zahrát
reason-no-cards = nikdo nemá kartu, která by se dala zahrát, a rozhodly pečeti
    .lost = nikdo nemá kartu, která by se dala zahrát, a rozhodly pečeti
    .drawn = nikdo nemá kartu, která by se dala zahrát, a oba mají stejně pečetí
reason-djinn = rozhodl efekt { character-djinn.gen }
    .lost = rozhodl soupeřův { character-djinn }
    .drawn = rozhodl efekt { character-djinn.gen }
reason-mechanical-djinn = vyhraný střet hned za kartou { character-mechanical-djinn }
    .lost = soupeř vyhrává střet hned za kartou { character-mechanical-djinn }
    .drawn = oba vyhrávají střet hned za kartou { character-mechanical-djinn }
reason-puppeteer = soupeř nemá v ruce kartu, která by přišla na místo odhozené
    .lost = nemáte v ruce kartu, která by přišla na místo odhozené
    .drawn = nikdo nemá v ruce kartu, která by přišla na místo odhozené
reason-basilisk = soupeř má prázdný balíček, { guardian-basilisk } však žádá kartu
    .lost = máte prázdný balíček, { guardian-basilisk } však žádá kartu
    .drawn = oba balíčky jsou prázdné, { guardian-basilisk } však žádá kartu
reason-founders-day = { FACT("location-founders-day.amount") ->
        [one] jeden vyhraný střet
        [few] { FACT("location-founders-day.amount") } vyhrané sousední střety
       *[other] { FACT("location-founders-day.amount") } vyhraných sousedních střetů
    }
    .lost = soupeř vyhrává { FACT("location-founders-day.amount") ->
        [one] jeden střet
        [few] { FACT("location-founders-day.amount") } sousední střety
       *[other] { FACT("location-founders-day.amount") } sousedních střetů
    }
    .drawn = oba ve stejné chvíli vyhrávají { FACT("location-founders-day.amount") ->
        [one] jeden střet
        [few] { FACT("location-founders-day.amount") } sousední střety
       *[other] { FACT("location-founders-day.amount") } sousedních střetů
    }
reason-catacombs = soupeř odkrývá v katakombách stejnou frakci dvakrát po sobě
    .lost = v katakombách odkrýváte stejnou frakci dvakrát po sobě
    .drawn = oba odkrývají v katakombách stejnou frakci dvakrát po sobě
reason-last-clash = dohrálo se poslední možné kolo a rozhodly pečeti
    .lost = dohrálo se poslední možné kolo a rozhodly pečeti
    .drawn = dohrálo se poslední možné kolo a oba mají stejně pečetí

## Tahy

move-play = Zahrát kartu (síla { $strength })
move-play-a-card = Zahrát kartu lícem dolů
move-name = Určit frakci { $faction }
move-choose = { $seat_you ->
        [yes] Vybrat svou kartu (síla { $strength })
       *[no] Vybrat kartu (síla { $strength }): { $seat }
    }
move-my-next-card = Položit žeton na svou příští kartu
move-remove-modifiers = Sejmout žetony úpravy
move-remove-durations = Sejmout žetony trvání
move-discard = Odhodit kartu (síla { $strength })
move-decline = Nic neodhodit
move-add-two = Přidat { character-librarian.plus }
move-subtract-two = Přidat { character-librarian.minus }
move-copy = Zkopírovat efekt své karty (síla { $strength })
move-copy-from-hand = Odhodit kartu (síla { $strength }) a zkopírovat její efekt
move-activate = Provést efekt své karty (síla { $strength })
move-take-back = Vzít do ruky svou kartu (síla { $strength })
move-take-from-discard = Vzít kartu z odhazovací hromádky (síla { $strength })
move-put-under-deck = Dát kartu (síla { $strength }) pod balíček
move-put-a-card-under-deck = Dát kartu pod balíček
move-swap = Vyměnit své karty: { $pair }
move-keep-top-card = Nechat vrchní kartu navrchu
move-put-top-card-under = Dát vrchní kartu pod balíček

## Co kdo udělal

did-name = { $seat_you ->
        [yes] Určujete frakci { $faction }.
       *[no] { $seat } určuje frakci { $faction }.
    }
did-decline = { $seat_you ->
        [yes] Nic neodhazujete.
       *[no] { $seat } nic neodhazuje.
    }

## Události

event-clash-begins = { "" }
    .head = { $number }. kolo
event-lays-face-down = { $seat_you ->
        [yes] Vykládáte kartu lícem dolů.
       *[no] { $seat } vykládá kartu lícem dolů.
    }
event-lays-face-up = { $seat_you ->
        [yes] Vykládáte lícem vzhůru { $character_acc }.
       *[no] { $seat } vykládá lícem vzhůru { $character_acc }.
    }
event-lays-top-of-deck = { $seat_you ->
        [yes] Vykládáte naslepo kartu z balíčku.
       *[no] { $seat } vykládá naslepo kartu z balíčku.
    }
event-sets-aside-top-of-deck = { $seat_you ->
        [yes] Odkládáte stranou vrchní kartu svého balíčku.
       *[no] { $seat } odkládá stranou vrchní kartu svého balíčku.
    }
event-reveals = { $seat_you ->
        [yes] Odkrýváte { $character_acc }.
       *[no] { $seat } odkrývá { $character_acc }.
    }
event-gets-plus = { $seat_you ->
        [yes] Vaše karta { $character } dostává +{ $number }.
       *[no] { $seat }: karta { $character } dostává +{ $number }.
    }
event-gets-minus = { $seat_you ->
        [yes] Vaše karta { $character } dostává −{ $number }.
       *[no] { $seat }: karta { $character } dostává −{ $number }.
    }
event-gets-duration = { $seat_you ->
        [yes] Vaše karta { $character } dostává žeton trvání.
       *[no] { $seat }: karta { $character } dostává žeton trvání.
    }
event-loses-modifiers = { $seat_you ->
        [yes] Vaše karta { $character } přichází o žetony úpravy.
       *[no] { $seat }: karta { $character } přichází o žetony úpravy.
    }
event-loses-durations = { $seat_you ->
        [yes] Vaše karta { $character } přichází o žetony trvání.
       *[no] { $seat }: karta { $character } přichází o žetony trvání.
    }
event-turns-modifiers = { $seat_you ->
        [yes] Žetony úpravy na vaší kartě { $character } se otáčejí na opačnou stranu.
       *[no] { $seat }: žetony úpravy na kartě { $character } se otáčejí na opačnou stranu.
    }
event-moves-tokens = { $seat_you ->
        [yes] Přesouváte žetony z karty { $character } na kartu { $character2 }.
       *[no] { $seat } přesouvá žetony z karty { $character } na kartu { $character2 }.
    }
event-wins-clash = { $seat_you ->
        [yes] { $position }. střet vyhráváte.
       *[no] { $position }. střet vyhrává { $seat }.
    }
event-ties-clash = { $position }. střet je nerozhodný.
event-seals-now = { $seat_you ->
        [yes] { $number ->
            [0] Nemáte žádnou pečeť.
            [one] Máte { $number } pečeť.
            [few] Máte { $number } pečeti.
           *[other] Máte { $number } pečetí.
        }
       *[no] { $number ->
            [0] { $seat } nemá žádnou pečeť.
            [one] { $seat } má { $number } pečeť.
            [few] { $seat } má { $number } pečeti.
           *[other] { $seat } má { $number } pečetí.
        }
    }
event-activates = { $seat_you ->
        [yes] Provádíte efekt { $character_gen }.
       *[no] { $seat } provádí efekt { $character_gen }.
    }
event-copies = { $seat_you ->
        [yes] Kopírujete efekt { $character_gen }.
       *[no] { $seat } kopíruje efekt { $character_gen }.
    }
event-next-card-gets-plus = { $seat_you ->
        [yes] Vaše příští karta dostane +{ $number }.
       *[no] { $seat }: příští karta dostane +{ $number }.
    }
event-next-card-gets-minus = { $seat_you ->
        [yes] Vaše příští karta dostane −{ $number }.
       *[no] { $seat }: příští karta dostane −{ $number }.
    }
event-next-card-gets-late = { $seat_you ->
        [yes] Vaše příští karta dostane po efektu svého střetu +{ $number }.
       *[no] { $seat }: příští karta dostane po efektu svého střetu +{ $number }.
    }
event-next-card-gets-choice = { $seat_you ->
        [yes] Vaše příští karta dostane { character-librarian.either }.
       *[no] { $seat }: příští karta dostane { character-librarian.either }.
    }
event-next-card-gets-duration = { $seat_you ->
        [yes] Vaše příští karta dostane žeton trvání.
       *[no] { $seat }: příští karta dostane žeton trvání.
    }
event-next-win-earns-seal = { $seat_you ->
        [yes] Vyhrajete-li příští střet, dostanete pečeť navíc.
       *[no] { $seat } dostane za výhru v příštím střetu pečeť navíc.
    }
event-bonus-seal = { $seat_you ->
        [yes] Vaše karta { $character } dostává pečeť navíc.
       *[no] { $seat }: karta { $character } dostává pečeť navíc.
    }
event-bonus-seal-lost = { $seat_you ->
        [yes] Vaše karta { $character } přichází o pečeť navíc.
       *[no] { $seat }: karta { $character } přichází o pečeť navíc.
    }
event-must-play-face-up = { $seat_you ->
        [yes] V příštím střetu vykládáte kartu lícem vzhůru jako první.
       *[no] { $seat } v příštím střetu vykládá kartu lícem vzhůru jako první.
    }
event-must-play-from-deck = { $seat_you ->
        [yes] V příštím střetu hrajete naslepo vrchní kartu svého balíčku.
       *[no] { $seat } v příštím střetu hraje naslepo vrchní kartu svého balíčku.
    }
event-blackmailed = { $seat_you ->
        [yes] Vaše karta je jiné frakce, než jakou žádá { character-blackmailer }.
       *[no] { $seat }: karta je jiné frakce, než jakou žádá { character-blackmailer }.
    }
event-discards-from-hand = { $seat_you ->
        [yes] Z ruky odhazujete { $character_acc }.
       *[no] { $seat } odhazuje z ruky { $character_acc }.
    }
event-discards-from-deck = { $seat_you ->
        [yes] Z balíčku odhazujete { $character_acc }.
       *[no] { $seat } odhazuje z balíčku { $character_acc }.
    }
event-discards-from-row = { $seat_you ->
        [yes] Z řady odhazujete { $character_acc }.
       *[no] { $seat } odhazuje z řady { $character_acc }.
    }
event-draws = { $seat_you ->
        [yes] { "" }
       *[no] { $seat } dobírá { $number ->
            [one] { $number } kartu
            [few] { $number } karty
           *[other] { $number } karet
        }.
    }
event-draws-card = { $seat_you ->
        [yes] Dobíráte { $character_acc }.
       *[no] { "" }
    }
event-takes-back = { $seat_you ->
        [yes] Berete z řady do ruky { $character_acc }.
       *[no] { $seat } bere z řady do ruky { $character_acc }.
    }
event-takes-from-discard = { $seat_you ->
        [yes] Berete z odhazovací hromádky { $character_acc }.
       *[no] { $seat } bere z odhazovací hromádky { $character_acc }.
    }
event-closes-gap = { $position }. střet zmizel a řada se posouvá.
event-is-replaced-by = { $seat_you ->
        [yes] Místo ní vykládáte { $character_acc }.
       *[no] Místo ní vykládá { $seat } { $character_acc }.
    }
event-swaps = { $seat_you ->
        [yes] Vyměňujete své karty: { $pair }.
       *[no] { $seat } vyměňuje své karty: { $pair }.
    }
event-puts-card-under-deck = { $seat_you ->
        [yes] { "" }
       *[no] { $seat } dává kartu pod svůj balíček.
    }
event-puts-under-deck = { $seat_you ->
        [yes] Pod svůj balíček dáváte { $character_acc }.
       *[no] { "" }
    }
event-sees-top-card = { $seat_you ->
        [yes] Vrchní karta vašeho balíčku je { $character }.
       *[no] { "" }
    }
event-keeps-top-card = { $seat_you ->
        [yes] Vrchní kartu balíčku necháváte navrchu.
       *[no] { $seat } nechává vrchní kartu svého balíčku navrchu.
    }
event-puts-top-card-under = { $seat_you ->
        [yes] Vrchní kartu dáváte pod svůj balíček.
       *[no] { $seat } dává vrchní kartu pod svůj balíček.
    }
event-shuffles-deck = { $seat_you ->
        [yes] Mícháte svůj balíček.
       *[no] { $seat } míchá svůj balíček.
    }
event-guardian-appears = U { $position }. střetu se odkrývá { $guardian }.
event-guardian-helps = { $seat_you ->
        [yes] Aktivujete schopnost { $guardian_gen }.
       *[no] { $seat } aktivuje schopnost { $guardian_gen }.
    }
event-guardian-stays-quiet = { $guardian } nepomůže nikomu: frakce se shoduje u obou karet.
event-location-acts = { $seat_you ->
        [yes] Řídíte se lokací { $location }.
       *[no] { $seat } se řídí lokací { $location }.
    }
event-wins-game = { $seat_you ->
        [yes] Vyhráváte: { $reason }.
       *[no] Vyhrává { $seat }: { $reason }.
    }
event-game-drawn = Hra končí nerozhodně: { $reason_drawn }.

## Výzvy

prompt-play = Vyberte kartu do { $position }. střetu.
prompt-play-open = Vyložte lícem vzhůru kartu do { $position }. střetu.
prompt-librarian = Přidejte odkryté kartě +{ $number }, nebo −{ $number }.
prompt-discard = { $cause }: odhoďte ještě { $number ->
        [one] { $number } kartu
        [few] { $number } karty
       *[other] { $number } karet
    }.
prompt-answer-guard = Odhoďte kartu frakce { $faction }, nebo nic.
prompt-name-faction = { $cause }: určete frakci.
prompt-choose-void-mage = Vyberte kartu, ze které sejmete žetony.
prompt-choose-inventor = Vyberte kartu, která dostane +{ $number }.
prompt-choose-inventor-second = Vyberte jinou kartu, která dostane −{ $number }.
prompt-choose-envoy = Vyberte kartu, která dostane −{ $number }.
prompt-choose-prodigy = Vyberte svou kartu, která dostane +{ $number }.
prompt-choose-kinesis-mage = Vyberte svou kartu, ze které vezmete žetony.
prompt-choose-kinesis-mage-second = Vyberte svou kartu, na kterou žetony přesunete.
prompt-choose-cat = Vyberte kartu, na které otočíte žetony úpravy.
prompt-choose-tokens = Vyberte, které žetony sejmete.
prompt-copy = Vyberte svou kartu, jejíž efekt zkopírujete.
prompt-copy-hand = Odhoďte kartu s okamžitým efektem, který zkopírujete.
prompt-activate = Vyberte svou prohrávající kartu, jejíž efekt provedete.
prompt-take-back = Vyberte svou kartu, kterou si vezmete do ruky.
prompt-from-discard = Vyberte kartu ze své odhazovací hromádky.
prompt-under-deck = { $cause }: vyberte kartu, kterou dáte pod balíček.
prompt-swap = Vyberte dva sousední střety, v nichž vyměníte své karty.
prompt-keep-top = Nechte vrchní kartu navrchu, nebo ji dejte pod balíček.
prompt-wait-both = Oba hráči vybírají kartu.
prompt-wait-play = { $seat } vybírá kartu.
prompt-wait = { $cause }: rozhoduje { $seat }.
prompt-won = Vyhráváte: { $reason }.
prompt-lost = Prohráváte: { $reason_lost }.
prompt-winner = Vyhrává { $seat }: { $reason }.
prompt-drawn = Nerozhodně: { $reason_drawn }.

## Štítky na kartách

tag-plus = +{ $number }
tag-minus = −{ $number }
tag-duration = Žeton trvání
tag-senate = { location-senate } +{ $number }
tag-catacombs = Zde prohrává
tag-auction = Aukce: karta z balíčku

## Volby, které k sobě nejdou
wrong-location-invented = { $location } je náš návrh; mezi doložené lokace nepatří.
wrong-strategic-alone = Tato varianta se hraje jen s Ochránci.

## Co lze získat
achievement-guardians = Pod ochranou
    .text = Vyhrajte partii s Ochránci: vracejí se, plánujte proto na dvě kola dopředu.
achievement-any-place = Kdekoli
    .text = Vyhrajte na místě, které jste si nevybrali, nad znalcem, mistrem nebo člověkem: přečtěte si je před první kartou.

## Lekce

lessons-clashes = Střety
lessons-guardians = Ochránci
lessons-locations = Lokace
lessons-decks = Balíčky
