# Slova domu: lobby, stůl, záznamy, nastavení. Slova her leží u her.

## Dům
lead = Stolní hry s přáteli i proti botům. Bez účtu a hned.
home = Do herny
menu = Nabídka
skip = Přejít k obsahu
loading = Připravuji stůl.
close = Zavřít
save = Uložit
saved = Uloženo.
copy = Zkopírovat
copied = Zkopírováno
try-again = Zkusit znovu
language = Jazyk
games = Hry
guest-name = Host { $number }
your-name = Vaše jméno
your-turn = Jste na tahu
on-move = na tahu
rules-all = Pravidla her
rulebook = Pravidla
aid = Přehled
aid-look = Průběh tahu, ceny a značky v přehledu
catalogue = Katalog karet
contents = Obsah
settings = Nastavení
credits = Poděkování
replays = Záznamy partií
write-bot = Napište si bota

## Lobby
players = { $n ->
    [one] 1 hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}
players-range = { $least }–{ $most } { $most ->
    [few] hráči
   *[other] hráčů
}

## Učení hry u jejího stolu

learn = Naučit se hrát
learn-lead = Lekce u opravdového stolu, s učitelem. Pravidla číst nemusíte.
learn-begin = Začít
learn-resume = Pokračovat
learn-done = Hotovo
learn-once-more = Ještě jednou
learn-far = Hotovo { $done } z { $of } lekcí
learn-first = První hra
learn-more = A potom jedno po druhém
learn-minutes = { $minutes } min · { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}
learn-none = K této hře zatím lekce nejsou.
lesson = Lekce
lesson-teacher = Učitel
lesson-step = krok { $n } z { $of }
lesson-on = Dál
lesson-show = Ukažte mi to
lesson-back = O krok zpět
lesson-not-now = Šlo by to, ale ne v této lekci. Podívejte se, kam ukazuje šipka.
lesson-watch = Sledujte, co se děje…
lesson-plays-on = Učitel ustupuje stranou. Hra pokračuje a vy už víte jak.
lesson-fold = Hrát dál
lesson-done = To byla celá lekce. Výborně!
lesson-next = Další lekce
lesson-all = Všechny lekce
lesson-again = Znovu od začátku

## Hádanky

puzzles = Hádanky
puzzles-lead = Jeden tah je jasně nejlepší. Který?
puzzle-daily = Hádanka dne
puzzle-of-day = Hádanka na { $day }
puzzle-solve = Řešit
puzzle-solved = vyřešeno
puzzle-again = Znovu
puzzle-streak = { $n ->
    [one] { $n } den v řadě
    [few] { $n } dny v řadě
   *[other] { $n } dní v řadě
}
puzzle-streak-none = Vyřešte ji dnes a začněte řadu.
puzzle-done-today = Dnešní je vyřešená. Zítra bude další.
puzzle-all = Všechny hádanky
puzzle-more = Všechny hádanky této hry
puzzle-none = K této hře hádanky nejsou.
puzzle-level = { $n ->
    [1] snadná
    [2] nepříliš těžká
    [3] středně těžká
    [4] těžká
   *[other] velmi těžká
}
puzzle-sheet = Hádanka
puzzle-task = Najděte tah, který je jasně nejlepší.
puzzle-finish = Dotáhněte to
puzzle-finish-text = K výhře máte blízko. Nenechte si ji utéct.
puzzle-hold = Vydržte
puzzle-hold-text = Vypadá to zle, ale ztraceno není. Čím se udržíte ve hře?
puzzle-turn = Bod obratu
puzzle-turn-text = Jediný tah vám dá převahu, každý jiný ji přenechá soupeři.
puzzle-temptation = Pokušení
puzzle-temptation-text = Tah, který vypadá nejlépe, nejlepší není.
puzzle-restraint = Méně je více
puzzle-restraint-text = Musíte udělat všechno, co byste mohli?
puzzle-precision = Ten jediný tah
puzzle-precision-text = Dobře jich vypadá víc. Jeden je lepší.
puzzle-right = To je ono!
puzzle-right-tries = { $n ->
    [1] Napoprvé.
   *[other] Na { $n }. pokus.
}
puzzle-wrong = Tím přicházíte o { $n ->
    [one] { $n } výhru
    [few] { $n } výhry
   *[other] { $n } výher
} ve stu her.
puzzle-wrong-watch = Podívejte se, co na to ostatní, a zkuste to znovu.
puzzle-best-move = Nejlepší tah
puzzle-retry = Zkusit znovu
puzzle-show = Ukažte mi tah
puzzle-play-on = Hrát dál

## Trenér

coach = Trenér proti botům
coach-off = Nikdy
coach-ask = Když se zeptám
coach-on = Ozve se sám
coach-says = Trenér
coach-between = O co tu jde: { $one }, nebo { $two }?
coach-one = Tady na tahu záleží. Jeden je jasně lepší než ostatní.
coach-mistake = Tím jste přišli o { $n ->
    [one] { $n } výhru
    [few] { $n } výhry
   *[other] { $n } výher
} ve stu her. Lepší: { $move }
coach-show = Ukázat
coach-back = Vzít zpět

## Stránka hry

game-about = O hře
game-turn = Tah ve třech obrázcích
game-players = Hráčů
game-minutes = Délka
game-minutes-of = asi { $n } min
game-weight = Naučit se
game-weight-is = { $n ->
    [1] velmi snadné
    [2] snadné
    [3] tak akorát
    [4] chvíli trvá
   *[other] náročné
}
game-luck = Náhoda
game-luck-cards = v kartách
game-luck-dice = v kostkách
game-luck-both = v kartách i kostkách
game-hidden = Skryté
game-hidden-little = skoro nic
game-hidden-hands = ruce ostatních
game-hidden-much = velká část stolu
game-learn-in = Naučit se za { $n } minut

## Čtení pravidel

rulebook-find = Hledat v pravidlech, kartách a příkladech
rulebook-nothing = Nic se nenašlo.
rulebook-rule = Pravidlo
rulebook-card = Karta
rulebook-example = Příklad
rulebook-turn = Tah ve zkratce
rulebook-print = Vytisknout
rulebook-more = { $n ->
    [one] Ještě { $n } příklad
    [few] Ještě { $n } příklady
   *[other] Ještě { $n } příkladů
}

## Úrovně, po kterých se roste

level-so-far = { $bot }: z posledních { $games } her jste vyhráli { $won }.
level-by-rating = { $games ->
    [one] Podle hodnocení po jedné partii se k vám hodí:
   *[other] Podle hodnocení po { $games } partiích se k vám hodí:
}
level-fits = To je tak akorát.
level-up = Je čas na těžšího soupeře:
level-down = Zkuste nejdřív tohoto:

## Hrát hned

play-now = Hrát hned
play-now-game = { $game } proti botovi
play-bot = Hrát proti botovi
bot-strength = Síla bota
set-up = Založit stůl
my-games = Moje hry
my-games-wait = { $n ->
    [0] { "" }
    [one] jedna čeká na vás
    [few] { $n } čekají na vás
   *[other] { $n } čeká na vás
}
my-games-none = Zatím nehrajete. Vyberte si hru a soupeře.
my-games-more = { $n ->
    [one] a ještě jedna
    [few] a ještě { $n }
   *[other] a ještě { $n }
}
open-tables = Otevřené stoly
open-tables-sit = přisedněte si
open-tables-none = Teď nikdo na nikoho nečeká. Založte stůl a pozvěte přátele.
sit-down = Přisednout
seats-taken = Obsazeno { $taken } z { $all } míst
status-waiting = čeká na hráče
status-playing = na tahu je někdo jiný
status-stood-in = hraje za vás bot
status-over = dohráno
to-table = Ke stolu
agreed = Na čem jste se domluvili
yes = ano
no = ne
none = nic
drop = Opustit: { $table }
drop-waiting = Partie ještě nezačala. Vaše místo se uvolní pro někoho jiného.
drop-bots = Hrajete jen proti botům. Partie skončí, zapíše se jako prohraná a zmizí ze seznamu; mezi záznamy zůstane.
drop-not = Nechat být
status-closed = zavřeno

## Boti
bot-novice = Novic
    .text = hraje rychle a s úsměvem
bot-apprentice = Učeň
    .text = bere, co se nabízí
bot-adept = Znalec
    .text = přemýšlí vteřinu
bot-master = Mistr
    .text = dopije kávu a vyhraje
bot-random = Kostka
    .text = hraje, jak padne
bot-outside = Odjinud
    .text = program odjinud

## Nový stůl
set-up-title = { $game }: nový stůl
set-up-chairs = Kdo hraje
set-up-chairs-note = jedno místo, jeden znak
set-up-name = Jméno stolu
set-up-private = Soukromý stůl, jen na pozvání
set-up-clock = Hodiny
set-up-match = Zápas
set-up-game = Co se hraje
set-up-preset = Připravený stůl
set-up-own = Podle vlastního výběru
set-up-first = pro první partii
set-up-go = Prostřít stůl
set-up-wrong = { $field }: { $why }
rulings = Domácí pravidla ({ $n ->
    [0] vše jako obvykle
    [one] 1 změněné
    [few] { $n } změněná
   *[other] { $n } změněných
})
rulings-text = Co pravidla hry neříkají, nebo říkají dvojznačně. Předvoleno je zpravidla to, co v nich stojí doslova; tady se můžete domluvit jinak.
rulings-usual = Vrátit obvyklá pravidla
rules-version = pravidla, vydání { $n }
seat-n = { $n }. místo
seat-me = Já
seat-open = Volná židle
seat-invited = Pozvaný host
seat-hotseat = Další hráč u tohoto zařízení
seat-free = Volné místo
seat-put-bot = Posadit bota
hotseat-name = Hráč { $n }
hotseat-who = Jméno hráče
clock-none = bez hodin
clock-rule = { $minutes } min a { $seconds } s za tah
clock-days = { $days ->
    [one] 1 den
    [few] { $days } dny
   *[other] { $days } dní
}
clock-each = { $days ->
    [one] 1 den na každý tah
    [few] { $days } dny na každý tah
   *[other] { $days } dní na každý tah
}
clock-left = Zbývá { $time }
match-of = { $n ->
    [one] jedna partie
    [3] na dvě vítězné
    [5] na tři vítězné
   *[other] nejvýš { $n } partií
}
match-score = Zápas { $score }, { $best ->
    [3] na dvě vítězné
    [5] na tři vítězné
   *[other] nejvýš { $best } partií
}
match-next = Další partie

## Před hrou
waiting-title = Stůl je prostřený
waiting-for = { $n ->
    [0] Začíná se.
    [one] Čeká se na jednoho hráče.
    [few] Čeká se na { $n } hráče.
   *[other] Čeká se na { $n } hráčů.
}
invite-link = Odkaz pro spoluhráče
start-with-bots = Začít hned, volná místa dostanou boti
stand-up = Vstát

## U stolu
plate-you = to jste vy
plate-bot = Bot { $kind }
plate-stand-in = zastupuje bot { $bot }
plate-thinks = přemýšlí
plate-across = u stolu
plate-away = není u stolu
table-named = Stůl „{ $name }“
spectators = { $n ->
    [one] 1 divák
    [few] { $n } diváci
   *[other] { $n } diváků
}
tools = Nástroje
tool-undo = Zpět
tool-hint = Poradit
tool-moves = Tahy slovy
tool-chat = Chat
log = Zápis
log-empty = Zatím se nic nestalo.
chat = Rozhovor
chat-say = Řekněte něco
chat-hush = Teď se podle pravidel mlčí
chat-send = Odeslat
chat-unread = { $n ->
    [one] 1 nová zpráva
    [few] { $n } nové zprávy
   *[other] { $n } nových zpráv
}
choice-play = Zahrát
choice-back = Vrátit výběr
choice-other = Vybrat jinak
about-now = Teď:
about-rule = Pravidla
moves-title = Tahy slovy
moves-filter = Hledat v tazích
moves-none = Teď nemáte žádný tah.
hint-title = Co byste hráli?
hint-thinking = Bot přemýšlí. Ví jen to, co víte vy.
hint-show = Ukázat na stole
hint-note = Bot hledal z toho, co vidíte vy. Číslo je jeho odhad vaší šance na výhru, světlejší konec proužku jeho nejistota.
hint-note-together = Bot hledal z toho, co vidíte vy. Číslo je jeho odhad šance na společnou výhru, světlejší konec proužku jeho nejistota.
hint-note-glance = Hledání se na tuto hru ještě připravuje. Toto je pohled o jediný tah dopředu.
percent = { $n } %
chance = šance na výhru { $n } %
chance-together = šance na společnou výhru { $n } %
likely-then = Potom nejspíš
resign = Vzdát
resign-title = Vzdát partii
resign-text = Partie skončí a zapíše se jako prohraná. Můžete také jen odejít: zastoupí vás bot, dokud se nevrátíte.
resign-not = Hrát dál
seat-leave = Odejít, zastoupí mě bot
seat-stand-in = Ať za hráče { $name } hraje bot
seat-back = Vrátit se na místo
wire-lost = Spojení je přerušené. Připojuji se znovu, nic se neztratilo.
wire-connecting = Připojuji se ke stolu.
curtain-title = Na tahu je { $name }
curtain-text = Předejte zařízení. Karty se ukážou, až bude { $name } u obrazovky.
curtain-lift = Tady { $name }, ukázat karty

## Klávesy
keys = Klávesy
keys-tab = přes vše, na co lze kliknout
keys-enter = kliknout na označené
keys-esc = o krok zpět, zavřít list
keys-list = tento seznam

## Konec
over-you-won = Vyhráli jste
over-won-by = Vítězí { $name }
over-draw = Remíza
over-nobody = Společná prohra
over-played = Partie je dohraná.
over-resigned = Partie skončila vzdáním.
over-time = Partii ukončily hodiny.
over-taught = Lekce je u konce.
over-abandoned = Stůl zůstal opuštěný.
over-version = Pravidla se mezitím změnila a partie nemohla pokračovat.
over-look = Prohlédnout stůl
over-show = Ukázat výsledek
points = { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
}
rematch = Odveta
rematch-go = K odvetě
replay-look = Záznam
analysis-look = Rozbor
decisive = Chvíle, které rozhodly
decisive-again = Zahrát znovu
decisive-find = Najít chvíle, které rozhodly

## Záznamy
replay = Záznam
replay-of = { $game }: záznam
replay-game = { $n }. partie
replay-series = Partie tohoto stolu
replay-before = Předchozí partie
replay-rematch = Odveta
replay-words-only = Pravidla se od této partie změnila. Zůstal z ní zápis slovy.
replays-mine = Moje partie
replays-note = od nejnovější
replays-none = Zatím jste žádnou partii nedohráli.
scrub = Přehrávání
scrub-at = Pozice v partii
scrub-of = { $at } z { $last }
scrub-first = Na začátek
scrub-back = O krok zpět
scrub-forward = O krok dál
scrub-last = Na konec
share = Odkaz sem
export = Uložit partii
import = Otevřít uloženou partii
fork = Hrát odtud
fork-title = Hrát odtud dál
fork-text = Vznikne nový stůl s touto pozicí. Ostatní místa povedou boti.
fork-seat = Vaše místo
seed = Ověření zamíchání

## Rozbor
analysis = Rozbor
analysis-what = Zápis nebo rozbor
analysis-lead = Bot se ohlédne za každým rozhodnutím: co se hrálo, co by hrál on a jak se měnily šance.
analysis-ask = Rozebrat partii
analysis-waiting = Nejdřív přijdou na řadu jiné partie.
analysis-preparing = Bot se na tuto hru připravuje.
analysis-working = { $done } z { $of } rozhodnutí
analysis-failed = Rozbor se nepovedl.
analysis-chart = Šance na výhru
analysis-chart-together = Šance na společnou výhru
analysis-summary = { $name }: na začátku { $from } %, na konci { $to } %.
analysis-note = Každé rozhodnutí se posuzuje z toho, co jeho hráč v tu chvíli věděl. Čáry dvou hráčů proto nemusí dávat dohromady sto.
analysis-note-together = Každé rozhodnutí se posuzuje z toho, co jeho hráč v tu chvíli věděl.
analysis-every = Partie je dlouhá: posouzeno je jedno z každých { $n } rozhodnutí.
analysis-here = V tuto chvíli
analysis-played = Hrálo se
analysis-bot = Bot by hrál
analysis-same = Bot by hrál totéž.
analysis-forced = Tady nebylo z čeho vybírat.
analysis-unseen = Toto rozhodnutí posouzeno nebylo.
analysis-end = Tady partie skončila.
analysis-turning = Zlomy partie
analysis-turning-none = Partie se nikde ostře nezlomila.
analysis-table = Všechna rozhodnutí
analysis-whose = Čí rozhodnutí
analysis-everybody = všichni
analysis-mine = jen já
analysis-previous = Předchozí rozhodnutí
analysis-next = Další rozhodnutí
analysis-details = Podrobně
analysis-move = Tah
analysis-player = Hráč
analysis-chance = Šance
analysis-loss = Ztráta
analysis-verdict = Hodnocení
quality-best = stejně jako bot
quality-good = stejně dobré
quality-slip = drobná nepřesnost
quality-mistake = chyba

## Pravidla a katalog
example = Příklad
example-player = Hráč { $letter }
example-refused = Tady není možné:
play-on = Hrát od začátku příkladu
catalogue-filter = Výběr z katalogu
catalogue-find = Hledat v kartách
catalogue-kind = Druh
catalogue-mark = Původ údajů
catalogue-all-kinds = Všechny druhy
catalogue-all-marks = Jakýkoli původ
catalogue-count = { $n } z { $all }
field-cs = české jméno
field-en = anglické jméno
field-amount = množství
field-bonus = bonus
field-circle = řádek kolečka
field-copies = počet kusů
field-cost = cena
field-count = počet
field-dice = kostky
field-drop = řádek Kapky
field-endurance = výdrž
field-epic = řádek Epické trefy
field-exclusive = výlučnost
field-faction = frakce
field-fee = poplatek
field-flame = řádek plamene
field-habitat = prostředí
field-kind = druh
field-labels = popis stupnice
field-markets = tržiště
field-number = číslo
field-pass = Průsmyk
field-phase = fáze
field-points = body
field-points_per = za co jsou body
field-production = produkce
field-production_per = za co je produkce
field-reward = odměna
field-rows = tvar plánu
field-single_dice = kostky jednotlivce
field-speed = rychlost
field-sprint_speed = rychlost sprintu
field-strength = síla
field-supply = zásoba
field-terrains = krajiny
field-title_cs = český titul
field-title_en = anglický titul
field-tokens = žetony
field-type = typ
field-vents = výpusti
field-watch = počet v Noční hlídce
field-water_speed = rychlost ve vodě
marks = Odkud údaje jsou
mark-of = { $mark }: { $fields }
mark-rulebook = z pravidel
    .text = Údaj stojí v pravidlech hry.
mark-public = z veřejných snímků
    .text = Údaj je vidět na veřejných snímcích hry.
mark-derived = odvozené
    .text = Údaj plyne z jiných údajů.
mark-inferred = nejpravděpodobnější výklad
    .text = Údaj je nejpravděpodobnější výklad toho, co je známo.
mark-reconstructed = náš návrh
    .text = Údaj jsme navrhli sami tak, aby byla hra vyvážená. Kdo má krabici, může hrát s vlastními hodnotami.

## Nastavení
settings-you = Vy
settings-house = Herna
password = Heslo
password-set = Heslo, abyste se mohli vrátit
password-change = Změnit heslo
password-old = Dosavadní heslo
password-note = Bez hesla vás zná jen tento prohlížeč. S heslem, aspoň osm znaků, je jméno jen vaše.
login = Vrátit se pod svým jménem
login-go = Přihlásit
logged-in = Vítejte zpět.
logged-out = Na tomto zařízení jste odhlášeni.
logout = Odhlásit se
theme = Motiv
theme-auto = podle systému
theme-light = denní
theme-dark = večerní
theme-to-light = Denní motiv
theme-to-dark = Večerní motiv
motion = Animace
motion-auto = podle systému
motion-on = zapnuté
motion-off = vypnuté
size = Velikost písma
size-normal = běžná
size-large = větší
size-largest = největší
sound = Zvuky

## Boti pro každého
write-bot-lead = Bot mluví s herním stolem stejnou řečí jako tato stránka. Stačí dvacet řádků.
bot-step-offer = Nebo ať ho spouští herna sama: deskoherna serve --bot kostky="python twenty_lines.py". Pak stojí mezi soupeři.
bot-step-table = Založte stůl s volnou židlí a opište jeho označení z adresy.
bot-step-run = Spusťte program s označením stolu a číslem místa (první je 0).
bot-step-think = Místo náhodného tahu vyberte lepší: ve zprávě je celý pohled na stůl a všechny povolené tahy slovy.
write-bot-more = Popis rozhraní:

## Poděkování
credits-games = Hry
credits-games-text = Děkujeme autorům a vydavatelům stolních her, které se tu hrají. Pravidla a karty popisujeme vlastními slovy; kdo má hru rád, ať si pořídí krabici.
credits-icons = Ikony
credits-icons-text = Znaky jsou z kolekce game-icons, přebarvené, jinak beze změny:
credits-fonts = Písma
credits-own = Vlastní práce
credits-own-text = Mariášové znaky, značka herny, pečeti, žetony, obálky, vzory a všechny texty jsou naše.

## Nepodařilo se
not-found-title = Tady nic není
failure-title = To se nepovedlo
refused-malformed = Server této zprávě nerozuměl.
refused-too_big = To je příliš dlouhé.
refused-too_fast = Příliš mnoho žádostí rychle za sebou. Chvíli počkejte.
refused-unknown_person = Nejdřív se představte.
refused-wrong_password = Jméno nebo heslo nesouhlasí.
refused-name_taken = Toto jméno už někomu patří.
refused-not_found = Takový stůl, hru ani stránku neznáme. Možná je v adrese překlep.
refused-private = Tento stůl je soukromý. Požádejte o odkaz s pozváním.
refused-foreign_origin = Tato žádost přišla z cizí stránky.
refused-unknown_host = Na tuto adresu server neodpovídá. Jméno může povolit ten, kdo server provozuje.
refused-unreadable = Záznam tohoto stolu je poškozený, a proto ho nelze otevřít. Provozovatel serveru o tom ví.
refused-not_seated = U tohoto stolu nesedíte.
refused-not_yours = Toto místo není vaše.
refused-not_host = To může jen ten, kdo stůl založil.
refused-not_your_turn = Teď nejste na tahu.
refused-stale = Stůl se mezitím změnil. Podívejte se a zahrajte znovu.
refused-illegal = Tento tah teď není možný.
refused-no_such_move = Takový tah neexistuje.
refused-nothing_to_undo = Není co vzít zpět.
refused-not_waiting = Hra už začala.
refused-not_playing = Tady se teď nehraje.
refused-not_taught = V této lekci ne.
refused-silence = Teď se u stolu mlčí.
refused-not_over = Partie ještě běží.
refused-seat_taken = Toto místo je obsazené.
refused-needs_invite = K tomuto místu je potřeba pozvání.
refused-unknown_bot = Takového bota nemáme.
refused-unknown_game = Takovou hru nemáme na polici.
refused-bad_options = Takto se tato hra hrát nedá.
refused-bad_seats = Takto se ke stolu posadit nedá.
refused-bad_clock = S takovými hodinami se hrát nedá.
refused-still_present = Tento hráč je u stolu, nebo odešel teprve před chvílí. Ještě na něj počkejte.
refused-not_finished = Partie ještě není dohraná.
refused-bad_import = V tomto souboru není partie, kterou bychom uměli otevřít.
refused-other_version = Partie vznikla podle jiného vydání pravidel.
refused-too_many = Máte rozehráno příliš mnoho stolů.
refused-busy = Všichni boti teď přemýšlejí. Zkuste to za chvíli.
refused-failed = Něco se pokazilo u nás.
refused-unreachable = Server neodpovídá. Zkontrolujte připojení.

## Tempo: jak rychle se ukazuje, co se děje

pace = Tempo
pace-bar = Co se právě děje
pace-step = Po krocích, na kliknutí
pace-slow = Pomalu
pace-normal = Normálně
pace-fast = Rychle
pace-off = Všechno najednou
pace-skip = Přeskočit
pace-go-on = Dál
pace-catch-up = Dohnat
pace-behind = { $n ->
    [one] ještě { $n } krok
    [few] ještě { $n } kroky
   *[other] ještě { $n } kroků
}
pace-since-title = Od vašeho posledního tahu
pace-again = Ukázat znovu
habits = Samo od sebe
habit-auto-pass = Ukončit, když už nejde nic jiného
habit-confirm = Ptát se před tím, co nejde vzít zpět
habit-ahead = Vyložit kartu předem: zahraje se, až přijdete na řadu
ahead-set = Karta se zahraje, až přijdete na řadu. Dalším klepnutím ji vezmete zpět.
over-again = Ukázat konec znovu
log-line = Ze zápisu
key-space = Mezerník

## Vlastní karty
packs = Vlastní karty
packs-lead = Máte krabici a víte, co je na kartách? Opište jejich hodnoty do vlastní sady a hrajte s ní. Ostatní u stolu vidí, s jakou sadou se hraje.
packs-none = Zatím žádnou sadu nemáte.
pack-new = Nová sada
pack-game = Ke které hře
pack-name = Název sady
pack-unnamed = Sada bez názvu
pack-from-ours = Začít z našich karet
pack-upload = Nahrát soubor
pack-edit = Upravit
pack-delete = Smazat
pack-play = Nový stůl s touto sadou
pack-download = Stáhnout soubor
pack-faulty = { $n ->
    [one] Jedna chyba
    [few] { $n } chyby
   *[other] { $n } chyb
}
pack-trying = Zkouší se: se sadou se hrají zkušební partie.
pack-compiling = Dá se s ní hrát. Boti se s ní zatím učí rychle přemýšlet.
pack-ready = Dá se s ní hrát.
pack-slow = Dá se s ní hrát. Boti s ní přemýšlejí pomaleji.
pack-unsaved = Změny nejsou uložené.
pack-faults = { $n ->
    [one] Jedna chyba
    [few] { $n } chyby
   *[other] { $n } chyb
}
pack-line = Řádek { $n }
pack-only-faults = Jen s chybou
pack-whole = Celý text
pack-add-field = Přidat údaj
pack-more = Ukázat další
fault-toml = Text se nedá přečíst jako TOML ({ $reason }).
fault-missing = Tento údaj chybí.
fault-unknown = Takový údaj tu nepatří.
fault-type = Má tu být { $wanted ->
    [int] celé číslo
    [str] text v uvozovkách
    [bool] true, nebo false
    [array] seznam v hranatých závorkách
    [object] tabulka
   *[other] jiný druh hodnoty
}.
fault-choice = Hodnota { $value } tu být nesmí.
fault-size = Hodnota je mimo meze (má být { $limit }).
fault-form = Hodnota nemá správný tvar.
fault-twice = Značka { $value } tu stojí dvakrát.
fault-count = Je jich tu { $value }, má jich být { $wanted }.
fault-instead = Je tu { $value }, ale patří sem { $wanted }.
fault-nothing = { $value } tu nic neznamená.
fault-rules = Nehodí se k pravidlům hry ({ $reason }).
set-up-pack = Karty
set-up-pack-ours = Karty herny
with-pack = Karty: { $pack }
catalogue-of-pack = Katalog karet sady { $pack }
refused-unknown_pack = Taková sada karet tu není. Možná ji její majitel smazal.
refused-bad_pack = S touto sadou karet se hrát nedá.
field-ability = schopnost
field-activations = aktivací za tah
field-advisors = rádci
field-animal_steps = Kroky na zvířata
field-attack = útok
field-back = rub
field-base = počet v základní hře
field-box = krabice
field-breaches = žetony průlomu
field-bronze = bronz
field-camps = tábory
field-cases = pády jména
field-challenging = náročná
field-classic = počet na klasickém ostrově
field-code = značka
field-completed = postavené na začátku
field-construction = rozestavěné na začátku
field-deck = balíček
field-difficulty = obtížnost
field-dots = tečky
field-drops = Kapky Triggeru
field-elements = pole Elementů
field-experience = zkušenost s drakem
field-faces = strany kostky
field-factions = frakcí
field-fewest_players = nejméně hráčů
field-fields = pole
field-figures = figurky
field-front = líc
field-gives = dává
field-gold = zlato
field-hand = karet v ruce
field-id = značka karty
field-initial = písmeno
field-invented = vymyšlené
field-item = předmět
field-keep = karet se ponechává
field-land_steps = Kroky na krajiny
field-leader = vůdce
field-letter = písmeno
field-magic = magie
field-mark = původ
field-marks = původ jednotlivých údajů
field-max_clashes = nejvýše střetů
field-mechs = mechové
field-mechs_on_core = mechů na jádru
field-mechs_on_new_top = mechů na nové továrně
field-numbers = čísla
field-opening_hand = karet na začátku
field-penalty = postih
field-pollution = znečištění
field-recycle = směna
field-rim_mechs = mechové na okraji
field-roads = cesty
field-seals = pečetí k výhře
field-side = strana
field-silver = stříbro
field-soldiers = vojáci
field-solo_fee = poplatek v sólu
field-spiral = čísla ve spirále
field-sun = řádek slunce
field-terrain = krajina
field-timing = kdy platí
field-towns = osady
field-toxic_sites = toxické lokality
field-trails = stezky
field-weights = četnost stran
field-wounds = zranění
list-abilities = Schopnosti
list-advisor = Rádci
list-animals = Zvířata
list-board = Poslání
list-board-step = Kroky poslání
list-boards = Plány
list-calamity = Pohromy
list-cards = Karty
list-characters = Postavy
list-clans = Kmeny
list-classic = Klasický ostrov
list-defenders = Strážci
list-development = Karty rozvoje
list-die = Kostka
list-duchy = Vévodství
list-elements = Elementy
list-factions = Frakce
list-factories = Desky továrny
list-guardians = Ochránci
list-habitats = Prostředí
list-heroes = Hrdinové
list-items = Předměty
list-landscapes = Karty krajin
list-leaders = Vůdci
list-limits = Meze
list-locations = Lokace
list-machine_cards = Karty strojů
list-medal = Medaile
list-menace = Hrozby
list-pieces = Stavby
list-resources = Suroviny
list-scenario = Scénáře
list-start = Začátek hry
list-starts = Výchozí postavení
list-supply = Zásoba
list-terrains = Krajiny
list-tiles = Desky s hexy
list-tracks = Stupnice
list-treasure = Poklady
list-wildlings = Divocí
list-wound_die = Kostka zranění
pack-rest = Celá hra

## Lidé: žebříčky
ratings = Žebříčky
ratings-kind = Kdo hraje
ratings-alone = O samotě
ratings-together = Společně
ratings-duel = Dva proti sobě
ratings-many = Tři a více
ratings-games = { $n ->
    [0] zatím žádná hodnocená partie
    [one] 1 hodnocená partie
    [few] { $n } hodnocené partie
   *[other] { $n } hodnocených partií
}
ratings-none = Hodnocenou partii tu zatím nikdo nedohrál. Boti už na pravítku čekají.
ratings-note = Každý začíná na 1500. Proužek říká, jak jisté číslo je: dvakrát ze tří leží skutečná síla uvnitř. O 400 bodů víc znamená asi deset výher na jednu prohru. Vestavění boti stojí tam, kde je změřil žebřík úrovní. Kdo se vzdá, komu dojde čas nebo kdo místo přenechá botovi, počítá se jako poslední.
ratings-play = Založit hodnocený stůl
somebody = někdo
set-up-rated = Hodnocená
set-up-rated-note = počítá se do žebříčku, bez rad
refused-not_rated = { $at ->
    [pack] Hodnocené partie se hrají s kartami herny.
    [hotseat] V hodnocené partii hraje každý na svém zařízení.
   *[other] Hodnocená partie potřebuje člověka.
}
refused-no_hints = V hodnocené partii se neradí.

## Lidé: profil
profile-mine = Moje partie a pečeti
profile-all = Všechny partie
profile-games = { $n ->
    [one] odehraná partie
    [few] odehrané partie
   *[other] odehraných partií
}
profile-thought = přemýšlení nad tahy
profile-thought-here = nad tahy { $time }
profile-since = tady od
profile-won = Výhry
profile-lost = Prohra
profile-shared = Dělené první místo
profile-score = { $won } z { $n } vyhráno; skutečný podíl leží mezi { $low } a { $high }
profile-nothing = Zatím žádná dohraná partie.
profile-nothing-mine = Zatím jste žádnou partii nedohráli. Zahrajte si a bude tu o ní řeč.
profile-form = Poslední výsledky
profile-rating = Hodnocení
profile-against = Proti komu
profile-against-people = Lidé
profile-against-nobody = Sama hra
profile-against-outside = Jiní boti
profile-modes = V jakých režimech
profile-more-modes = { $n ->
    [one] a v 1 dalším
   *[other] a v { $n } dalších
}
profile-favourites = Co se hraje nejčastěji
profile-times = × { $n }
profile-decisions = Jak vycházejí rozhodnutí
profile-looked-back = { $n ->
    [one] podle 1 rozebrané partie
   *[other] podle { $n } rozebraných partií
}
profile-meetings = Vzájemně
profile-meetings-note = kdo skončil před kým
profile-meetings-all = Všichni ({ $n })
profile-met = { $n ->
    [one] v 1 společné partii
   *[other] ve { $n } společných partiích
}
profile-achievements = Pečeti
profile-earned = { $n } z { $all }
profile-seal = získaná
profile-seal-waits = čeká na získání
achievement-beat-novice = Vyučeno
    .text = Vyhrajte nad novicem: dívejte se, co se nabízí, a berte si lepší polovinu.
achievement-beat-apprentice = Z učení
    .text = Vyhrajte nad učněm, který bere nejlepší tah okamžiku: myslete o tah dál.
achievement-beat-adept = Rovný s rovným
    .text = Vyhrajte nad znalcem, který vidí několik kol dopředu: nedejte najevo, oč vám jde.
achievement-beat-master = Na mistra
    .text = Vyhrajte nad mistrem. Pak si partii rozeberte: kde se zlomila?
achievement-beat-people = U stolu
    .text = Vyhrajte nad někým, kdo dýchá.
achievement-alone = Na vlastní pěst
    .text = Vyhrajte o samotě nad hrou samou.
achievement-together = Všichni za jednoho
    .text = Vyhrajte hru společně s ostatními.
achievement-many = Nad mnohými
    .text = Vyhrajte tam, kde hrají tři a více: kdo vede, na toho míří všichni.
achievement-in-a-row = Pět v řadě
    .text = Vyhrajte jednu hru pětkrát, aniž by se mezi výhry vloudil jiný výsledek.
achievement-many-modes = Ve všem doma
    .text = Vyhrajte jednu hru v pěti jejích režimech: každý chce jiný plán.
achievement-every-title = Celá police
    .text = Dohrajte každou z her.
achievement-took-time = S rozvahou
    .text = Vyhrajte partii, v níž jste nad tahem přemýšleli průměrně dvacet vteřin.
achievement-turned = Karta se obrátila
    .text = Porazte někoho, kdo nad vámi předtím vyhrál: nejdřív si prohranou partii rozeberte.

## Hry bez vlastní desky: kreslí je dům
workshop = Dílna
workshop-text = Malé hry, každá s jednou stránkou pravidel: vzory pro vaše vlastní.
generic-back = karta lícem dolů
generic-backs = { $n ->
    [one] jedna karta lícem dolů
    [few] { $n } karty lícem dolů
   *[other] { $n } karet lícem dolů
}
generic-map = Mapa
generic-moves = Tahy

## Lidé: co si ponechat
keeping = Ponechat si a vzít s sebou
recovery = Obnovovací kód
recovery-note = Kdo ho má, vrátí se jako vy, odkudkoli a bez hesla. Vytiskněte si ho nebo opište; nový kód zruší ten starý.
recovery-make = Vytvořit kód
recovery-once = Ukazuje se jen teď.
recovery-print = Vytisknout
recover = Vrátit se s kódem
recover-note = Kód platí jednou a všechna ostatní zařízení se odhlásí. Potom si vytvořte nový.
recover-password = Nové heslo, pokud je chcete
recover-go = Vrátit se
take-along = Všechno moje
take-along-note = Jméno, sady, výsledky, hodnocení a záznamy vašich partií v jednom souboru. Z běžících partií jen vaše vlastní tahy.
take-along-go = Stáhnout soubor
refused-bad_name = { $at ->
    [unseen] Ve jménu jsou znaky, které nejsou vidět. Napište je znovu.
   *[other] Jméno míchá písmena několika písem. Napište je jedním z nich.
}
refused-wrong_recovery = Takový obnovovací kód neznáme. Možná už byl použit.

## Upozornění
notices = Když jste na tahu
notices-guest = Nejdřív se posaďte k nějakému stolu, nebo si uložte jméno.
notices-push = Upozornit v tomto prohlížeči
notices-push-note = I když je stránka zavřená. Zprávu přečte jen tento prohlížeč.
notices-push-on = Tento prohlížeč dostává upozornění.
notices-push-start = Zapnout
notices-push-stop = Vypnout
notices-push-denied = Prohlížeč upozornění zakázal. Povolte je v jeho nastavení pro tuto stránku.
notices-push-none = Tento prohlížeč to neumí, nebo stránka není otevřená přes https.
notices-devices = { $n ->
    [0] Zatím se nikam neposílá.
    [one] Posílá se do jednoho prohlížeče.
   *[other] Posílá se do { $n } prohlížečů.
}
notices-mail = Upozornit e-mailem
notices-mail-note = Až po chvíli, když se mezitím sami nevrátíte.
notices-mail-none = Tato herna e-maily neposílá.
notices-mail-go = Poslat potvrzení
notices-mail-waiting = Na { $address } odešel odkaz. Otevřete ho, a je hotovo.
notices-mail-is = Posílá se na { $address }.
notices-mail-forget = Zapomenout adresu
notices-mail-confirmed = Adresa je potvrzená.
notices-mail-stopped = Už vám nic nepošleme.
mails = Jak často
mails-each = pokaždé
mails-daily = jednou denně
mails-off = vůbec
notices-hour = V kolik hodin
notices-quiet = Tiché hodiny
notices-quiet-note = Co přijde v noci, dozvíte se ráno.
notices-quiet-none = žádné
notices-quiet-from = od
notices-quiet-to = do
hour = { $n }:00
holidays = Dovolená
holidays-note = Hodiny, které dávají dny na tah, zatím stojí. Za rok nejvýš 45 dní.
holidays-from = První den
holidays-to = Poslední den
holidays-go = Odjet
holidays-span = Od { $from } do { $to }
holidays-back = Jsem zpátky
refused-wrong_code = Tento odkaz už neplatí.
refused-bad_address = To není e-mailová adresa. Zkontrolujte ji prosím.
refused-no_mail = Tato herna e-maily neposílá.
refused-unknown_push = Službu tohoto prohlížeče herna nezná, upozornění mu poslat nemůže.
refused-bad_time = Dovolená musí končit později, než začíná, nesmí začínat v minulosti a nesmí se krýt s jinou.

## Turnaje
tournaments = Turnaje
tournaments-lead = Kolo za kolem, proti lidem i botům. Přihlásit se může každý.
tournaments-none = Žádný turnaj se teď nechystá. Uspořádejte první.
tournaments-hold = Uspořádat turnaj
tournament-name = Jméno turnaje
tournament-kind = Jak se hraje
tournament-swiss = Švýcarský systém
    .text = V každém kole se potkají ti, kdo jsou na tom podobně. Nikdo nevypadne a nikdo se nepotká dvakrát.
tournament-robin = Každý s každým
    .text = Spravedlivé a dlouhé; hodí se do osmi účastníků.
tournament-knockout = Vyřazovací
    .text = Kdo prohraje, končí. Remíza se hraje znovu.
tournament-arena = Aréna
    .text = Kdo čeká, hned dostane soupeře, a to kolikrát chce, dokud nevyprší čas. Počítá se každá výhra; přijít i odejít se dá kdykoli.
tournament-league = Liga
    .text = Divize podobně silných; v každé hraje každý s každým. Po sezóně jedni postupují a druzí sestupují.
tournament-teams = Týmy
    .text = Každý tým hraje u vlastního stolu, všechny se stejným rozdáním. Bod je za každý tým, který dopadl hůř, půl bodu za stejně úspěšný. Na volná místa usednou boti.
tournament-mode = Co se hraje
tournament-minutes = Minut
tournament-division-size = Lidí v divizi
tournament-moves = Kolik jich postoupí a sestoupí
    .text = { $n ->
    [one] Po sezóně jeden postupuje a jeden sestupuje.
    [few] Po sezóně { $n } postupují a { $n } sestupují.
   *[other] Po sezóně { $n } postupuje a { $n } sestupuje.
}
tournament-same-deals = Stejné rozdání u všech stolů kola
    .text = Všechny stoly kola začínají stejným rozdáním; ostatním se otevřou, až dohraje poslední z nich.
tournament-season = { $n }. sezóna
tournament-season-before = Předchozí sezóna
tournament-next-season = Zahájit další sezónu
tournament-division = { $n }. divize
tournament-arena-left = { $n ->
    [one] zbývá 1 minuta
    [few] zbývají { $n } minuty
   *[other] zbývá { $n } minut
}
tournament-arena-last = dohrávají se poslední partie
tournament-join-now = Zahrát si
tournament-pause = Dát si pauzu
tournament-tables = Poslední stoly
tournament-replay = záznam
tournament-hidden = po skončení kola
tournament-score = { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
}
team-name = Jméno vašeho týmu
team-found = Založit tým
team-join = Přidat se
tournament-rounds = Počet kol
tournament-check-in = Před začátkem ověřit, kdo je tady
tournament-entrants = { $n ->
    [0] zatím nikdo
    [one] 1 účastník
    [few] { $n } účastníci
   *[other] { $n } účastníků
}
tournament-open = přihlašuje se
tournament-checking = prezence
tournament-running = { $round }. kolo z { $rounds }
tournament-over = dohráno
tournament-closed = odvolán
tournament-mine = hrajete
tournament-join = Přihlásit se
tournament-leave = Odhlásit se
tournament-leave-running = Odstoupit
tournament-here = Jsem tady
tournament-check = Zahájit prezenci
tournament-start = Rozlosovat a začít
tournament-call-off = Odvolat turnaj
tournament-add-bots = Přidat boty
tournament-bots-count = Kolik
tournament-standings = Pořadí
tournament-points = { $n ->
    [one] 1 bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
tournament-who = Kdo hraje
tournament-waits = čeká na prezenci
tournament-gone = odstoupil
tournament-round = { $n }. kolo
tournament-bye = volno
tournament-playing = hraje se
tournament-watch = Dívat se
tournament-again = znovu po remíze
tournament-ties = Co rozhoduje při shodě bodů
tiebreak-buchholz_cut = Buchholz bez nejslabšího
    .text = Body všech soupeřů dohromady, jen nejslabší se nepočítá. Kdo měl těžší los, je výš.
tiebreak-buchholz = Buchholz
    .text = Body všech soupeřů dohromady.
tiebreak-berger = Sonneborn-Berger
    .text = Body poražených soupeřů a polovina bodů těch, s nimiž to byla remíza.
tiebreak-wins = Výhry
    .text = Kolik partií kdo vyhrál.
tiebreak-direct = Vzájemné partie
    .text = Co získal proti těm, kdo mají stejně bodů.
tiebreak-reached = Postup
    .text = Kolik kol kdo prošel.
tiebreak-score = Body z partií
    .text = Součet bodů ze všech partií.
tiebreak-few = Méně partií
    .text = Výš je ten, komu na stejně bodů stačilo méně partií.
notice-round = { $name }: začalo { $round }. kolo
notice-finished = { $name }: turnaj skončil
notice-friend = { $name } s vámi chce být v přátelích
notice-challenge = { $name } vás vyzývá ke hře
news = Co je nového
news-seen = Přečteno
refused-not_open = Teď to nejde: turnaj je v jiné fázi, než to vyžaduje.
refused-too_few = Na začátek je účastníků málo: musí se zaplnit aspoň jeden stůl.
refused-bad_kind = Tahle hra se tak hrát nedá: víc než dva usednou ve švýcarském systému, aréně a lize, spolu se hraje v týmech.

## Pořádek
chat-apart = Hráči si to přečtou až po partii
chat-spectator = divák:
line-act = Co se slovy hráče { $name }
line-report = Nahlásit
line-report-note = Správce uvidí tuto větu tak, jak stojí v zápise.
line-report-go = Nahlásit správci
line-reported = Děkujeme, správce se na to podívá.
block = Neslyšet
block-note = K vašemu stolu si nepřisedne a jeho slova se vám neukážou.
block-go = Zablokovat
block-end = Odblokovat
blocked = Hotovo, už ho neuslyšíte.
blocks = Koho nechcete slyšet
seat-kick = Poslat pryč
delete-me = Odejít navždy
delete-me-note = Smaže se vše, co o vás herna ví. Odehrané partie zůstanou spoluhráčům, ale beze jména.
delete-me-go = Smazat vše moje
delete-me-sure = Nejde to vzít zpět. Rozehrané partie za vás dohraje bot.
over-keeper = Stůl zavřel správce.
desk = Stůl správce
desk-people = Lidé
desk-find = Hledat jméno
desk-reports = Hlášení
desk-reports-none = Nikdo si nestěžuje.
desk-tables = Stoly
desk-log = Co se stalo
desk-news = Vzkaz všem
desk-news-go = Vyvěsit
desk-ban = Vykázat na den
desk-unban = Pustit zpět
desk-mute = Umlčet na den
desk-unmute = Vrátit slovo
desk-close = Zavřít
desk-bot = Místo { $seat } botovi
desk-settle = Vyřízeno
desk-banned = vykázán do { $when }
desk-muted = umlčen do { $when }
desk-games = { $n ->
    [one] 1 partie
    [few] { $n } partie
   *[other] { $n } partií
}
desk-count-people = lidí
desk-count-kept = s heslem
desk-count-waiting = stolů čeká
desk-count-playing = stolů hraje
desk-count-games = partií celkem
desk-count-today = za poslední den
desk-count-reports = hlášení
act-ban = vykázal
act-unban = pustil zpět
act-mute = umlčel
act-unmute = vrátil slovo
act-close = zavřel stůl
act-bot = předal místo botovi
act-settle = vyřídil hlášení
act-news = vyvěsil vzkaz
act-keeper = jmenoval správce
act-no-keeper = odvolal správce
act-hold = uspořádal turnaj
act-begin = zahájil turnaj
act-call-off = odvolal turnaj
act-season = zahájil sezónu
act-command = příkazová řádka
refused-banned = Správce herny vám na čas zavřel dveře.
refused-muted = Správce herny vám na čas vzal slovo.
refused-blocked = K tomuto stolu si přisednout nemůžete: někdo od stolu si to nepřeje.
refused-not_keeper = Tato stránka je jen pro správce herny.

## Knihovna partií
library = Knihovna partií
library-lead = Všechny dohrané partie, na které se smí dívat každý.
library-mode = Varianta
library-card = Zahraná karta
library-player = Hráč
library-game = Hra
library-length = Délka
library-any = cokoli
library-short = do 40 tahů
library-middle = 40 až 120 tahů
library-long = přes 120 tahů
library-find = Najít
library-found = { $n ->
    [0] Nic takového tu není.
    [one] 1 partie
    [few] { $n } partie
   *[other] { $n } partií
}
library-moves = { $n ->
    [one] 1 tah
    [few] { $n } tahy
   *[other] { $n } tahů
}
library-newer = Novější
library-older = Starší

## Přístupové klíče
passkeys = Přístupové klíče
passkeys-note = Otisk prstu, obličej nebo klíč v zařízení místo hesla.
passkeys-add = Přidat klíč
passkeys-login = Vrátit se s klíčem
passkeys-remove = Odebrat
passkeys-none = Tento prohlížeč klíče neumí, nebo stránka není otevřená přes https.
passkeys-name = { $device }, { $when }
refused-wrong_passkey = Klíč se nepodařilo ověřit. Zkuste to znovu.

## Společnost
company = Přátelé a kluby
friends = Přátelé
friends-count = { $n ->
    [0] zatím nikdo
    [one] 1 přítel
    [few] { $n } přátelé
   *[other] { $n } přátel
}
friends-none = Zatím nikdo. O přátelství můžete požádat na stránce kohokoli, s kým jste hráli.
friends-play = Co právě hrají
friend-go = Požádat o přátelství
friend-end = Ukončit přátelství
friend-asked = O přátelství jste požádali
friend-asks = s vámi chce být v přátelích
friend-accept = Přijmout
friend-refuse = Odmítnout
friend-waits = zatím neodpovídá
friend-withdraw = Vzít žádost zpět
challenge = Vyzvat
challenge-title = Vyzvat ke hře: { $name }
challenge-text = Vyberte hru. Na další stránce si zvolíte místo u stolu a hodiny; výzva pak odejde hned.
challenge-for = Výzvu hned dostane { $name }. Místo je vyhrazené tomu, kdo má odkaz.
clubs = Kluby
clubs-none = Nepatříte do žádného klubu. Založte ho a pošlete odkaz svým lidem.
club-name = Jméno nového klubu
club-found = Založit klub
club-members = { $n ->
    [one] 1 člen
    [few] { $n } členové
   *[other] { $n } členů
}
club-invited = Jste zváni do klubu. Jeho členové vidí své stoly a jména.
club-join = Vstoupit
club-tables = Stoly klubu
club-tables-note = vidí je jen členové
club-tables-none = Právě nikdo nehraje.
club-new-table = Založit stůl:
club-for = Tento stůl uvidí jen členové klubu.
club-people = Lidé
club-owner = klub vede
club-send-away = Vyloučit
club-link = Odkaz do klubu
club-leave = Vystoupit z klubu
invite-seat = Pro které místo
invite-any = kterékoli volné
invite-meant = Toto místo je pro vás

## Galerie
gallery = Stojí za podívání
gallery-note = nejlepší napřed
gallery-watch = Dívat se
gallery-rating = rating { $n }
gallery-look = Prohlédnout
gallery-finished = Partie se zvratem
gallery-swing = šance se pohnuly o { $n } %

## Desky, které si hry přinášejí
own-board-missing = Desku této hry se nepodařilo načíst.
own-board-version = Deska této hry je pro jinou verzi Deskoherny.
own-board-shape = Deska této hry není tak, jak má deska být.
own-board-threw = Deska této hry selhala.
own-board-plain = Hrajete dál na obyčejné a o nic nepřicházíte.
