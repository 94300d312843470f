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
your-turn = jste na tahu
on-move = na tahu
rules-all = Pravidla her
rulebook = Pravidla
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
status-playing = hraje soupeř
status-over = dohráno
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
set-up-go = Prostřít stůl
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
clock-rule = { $minutes } min + { $seconds } s
clock-days = { $days ->
    [one] 1 den
    [few] { $days } dny
   *[other] { $days } dní
}
clock-left = Zbývá { $time }
match-of = { $n ->
    [one] jedna partie
    [few] na { $n } partie
   *[other] na { $n } partií
}
match-score = zápas { $score }, nejvýš { $best } partií
match-next = Další partie

## Před hrou
waiting-title = Stůl je prostřený
waiting-for = { $n ->
    [0] začíná se
    [one] čeká se na jednoho hráče
   *[other] čeká se na { $n } hráče
}
invite-link = Odkaz pro spoluhráče
start-with-bots = Začít hned, volná místa dostanou boti
stand-up = Vstát

## U stolu
plate-you = to jste vy
plate-bot = Bot { $kind }
plate-stand-in = zastupuje bot { $bot }
plate-across = u stolu
plate-away = odešel od stolu
table-named = Stůl „{ $name }“
spectators = { $n ->
    [one] 1 divák
    [few] { $n } diváci
   *[other] { $n } diváků
}
tools = Nástroje
tool-undo = Zpět
tool-hint = Napověz
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
hint-note-glance = Hledání pro tuto hru ještě není připravené. Tohle je pohled o jediný tah dopředu.
percent = { $n } %
chance = šance na výhru { $n } %
chance-together = šance na společnou výhru { $n } %
likely-then = Potom nejspíš
resign = Vzdát
resign-title = Vzdát partii
resign-text = Partie skončí a zapíše se jako prohraná. Můžete také jen odejít: zastoupí vás bot, dokud se nevrátíte.
resign-not = Hrát dál
seat-leave = Odejít, zastoupí mě bot
seat-stand-in = Místo hráče { $name } ať hraje bot
seat-back = Vrátit se na místo
wire-lost = Spojení je přerušené. Připojuji se znovu, nic se neztratilo.
wire-connecting = Připojuji se ke stolu.
curtain-title = Na tahu je { $name }
curtain-text = Předejte zařízení. Karty se ukážou, až bude { $name } u obrazovky.
curtain-lift = Tady { $name }, ukázat karty

## Konec
over-you-won = Vyhráli jste
over-won-by = Vítězí { $name }
over-draw = Remíza
over-nobody = Společná prohra
over-played = Partie je dohraná.
over-resigned = Partie skončila vzdáním.
over-time = Partii ukončily hodiny.
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

## Záznamy
replay = Záznam
replay-of = { $game }: záznam
replay-game = { $n }. partie
replay-series = Partie tohoto stolu
replay-before = Předchozí partie
replay-rematch = Odveta
replay-words-only = Pravidla se od té partie změnila. Zůstal z ní zápis slovy.
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
quality-best = tah bota
quality-good = stejně dobré
quality-slip = drobná nepřesnost
quality-mistake = chyba

## Pravidla a katalog
example = Příklad
example-player = Hráč { $letter }
example-refused = Tady nejde:
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
field-circle = strana kruh
field-copies = počet kusů
field-cost = cena
field-count = počet
field-dice = kostky
field-drop = strana kapka
field-endurance = výdrž
field-epic = epická strana
field-exclusive = výlučnost
field-faction = frakce
field-fee = poplatek
field-flame = strana plamen
field-habitat = prostředí
field-kind = druh
field-labels = popis stupnice
field-markets = tržiště
field-number = číslo
field-pass = prostupnost
field-phase = fáze
field-points = body
field-points_per = za co jsou body
field-production = výroba
field-production_per = za co je výroba
field-reward = odměna
field-rows = tvar plánu
field-single_dice = kostky jednotlivce
field-speed = rychlost
field-sprint_speed = rychlost sprintu
field-strength = síla
field-supply = zásoba
field-terrains = terény
field-title_cs = český titul
field-title_en = anglický titul
field-tokens = žetony
field-type = typ
field-vents = výduchy
field-watch = počet v Noční hlídce
field-water_speed = rychlost ve vodě
marks = Odkud údaje jsou
mark-rulebook = pravidla
    .text = Údaj stojí v pravidlech hry.
mark-public = veřejné
    .text = Údaj je vidět na veřejných snímcích hry.
mark-derived = odvozené
    .text = Údaj plyne z jiných údajů.
mark-inferred = usouzené
    .text = Údaj je nejpravděpodobnější výklad toho, co je známo.
mark-reconstructed = dotvořené
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
motion = Pohyb
motion-auto = podle systému
motion-on = ano
motion-off = ne
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
refused-malformed = Té zprávě server nerozuměl.
refused-too_big = To je příliš dlouhé.
refused-too_fast = To bylo moc rychle za sebou. Chvilku počkejte.
refused-unknown_person = Nejdřív se představte.
refused-wrong_password = Jméno nebo heslo nesouhlasí.
refused-name_taken = Tohle jméno už někomu patří.
refused-not_found = Tenhle stůl, hru ani stránku neznáme. Možná je v adrese překlep.
refused-private = Tento stůl je soukromý. Požádejte o odkaz s pozváním.
refused-foreign_origin = Ta žádost přišla z cizí stránky.
refused-not_seated = U tohoto stolu nesedíte.
refused-not_yours = To místo není vaše.
refused-not_host = To může jen ten, kdo stůl založil.
refused-not_your_turn = Teď nejste na tahu.
refused-stale = Stůl se mezitím změnil. Podívejte se a hrajte znovu.
refused-illegal = Ten tah teď nejde.
refused-no_such_move = Takový tah neexistuje.
refused-nothing_to_undo = Není co vrátit.
refused-not_waiting = Hra už začala.
refused-not_playing = Tady se teď nehraje.
refused-silence = Teď se u stolu mlčí.
refused-not_over = Partie ještě běží.
refused-seat_taken = To místo je obsazené.
refused-needs_invite = K tomu místu je potřeba pozvání.
refused-unknown_bot = Takového bota nemáme.
refused-unknown_game = Takovou hru nemáme na polici.
refused-bad_options = Takhle se ta hra hrát nedá.
refused-bad_seats = Takhle se ke stolu posadit nedá.
refused-bad_clock = S takovými hodinami se hrát nedá.
refused-still_present = Ten hráč je u stolu, nebo odešel teprve před chvílí. Ještě na něj počkejte.
refused-not_finished = Partie ještě není dohraná.
refused-bad_import = V tom souboru není partie, kterou bychom uměli otevřít.
refused-other_version = Partie vznikla podle jiného vydání pravidel.
refused-too_many = Máte rozehráno příliš mnoho stolů.
refused-busy = Všichni rádci přemýšlejí. Zkuste to za chvilku.
refused-failed = Něco se pokazilo u nás.
refused-unreachable = Server neodpovídá. Zkontrolujte připojení.
