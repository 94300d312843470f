yes = ano
no = ne
you = vy
welcome = { $game }. Odpovídejte číslem, tahem ve slovech, nebo ? pro nápovědu.
seed = Náhoda začíná číslem { $seed }.
pass-device = Předejte zařízení: { $seat }. Pak stiskněte Enter (z: vzít poslední tah zpět, q: odejít).
help =
    Číslo nebo slova tahu jej zahrají. Kromě toho:
      z  zpět: vzít svůj poslední tah zpět, dokud se neukázalo nic nového
      r  rada: co si myslí učeň
      p  pozice: ukázat vše znovu
      k  karta JMÉNO: co karta nebo jiná věc umí
      l  zápis: všechny dosavadní tahy
      s  ulož [SOUBOR]
      q  konec
info-what = Napište jméno věci nebo jeho část: k JMÉNO
hint = Učeň zvažuje:
in-the-drawing = { $first } až { $last }, podle čísel v obrázku
no-number = Tah { $number } tu není; seznam jde od 1 do { $last }.
no-move = „{ $text }“ není tah.
no-move-near = „{ $text }“ není tah; nemysleli jste „{ $near }“?
not-legal = „{ $text }“ teď není možné.
not-legal-near = „{ $text }“ teď není možné; nemysleli jste „{ $near }“?
nothing-to-undo = Není co vzít zpět.
undone = Vzato zpět: { $move }
save-where = Uveďte soubor: s SOUBOR
saved = Uloženo do { $file }.
left = Odešli jste ze hry; není uložena.
left-saved = Odešli jste ze hry; je uložena v { $file }.
input-ended = Vstup skončil dříve než hra.
learn-welcome = { $game }: { $lesson }. Odpovídejte číslem nebo tahem ve slovech; r ukáže cestu, z vrátí krok, ? poví ostatní.
learn-on = (Enter)
learn-step = { $n }/{ $of }
learn-not-now = Šlo by to, ale ne v této lekci. Písmenem r se zeptáte, co je myšleno.
learn-hint = Učitel ukazuje na: { $move }
learn-done = To byla celá lekce. Výborně!
learn-length = { $minutes } min
over-nobody = Konec hry. Nevyhrál nikdo.
over-won = Konec hry. Vyhrává { $names }.
over-shared = Konec hry. Společné vítězství: { $names }.
over-line = { $place }. { $seat }, body: { $points }
match-score = Stav po { $number }. partii: { $score } ({ $games ->
    [3] hraje se na dvě vítězné
    [5] hraje se na tři vítězné
   *[other] hraje se nejvýš { $games } partií
})
match-won = Zápas vyhrává { $seat }.
match-drawn = Zápas končí nerozhodně.
games-slug = jméno
games-name = hra
games-tagline = co to je
games-modes = režimy
games-moves = tahy
games-bytes = bajty
bot-random = kostka
bot-novice = novic
bot-apprentice = učeň
bot-adept = znalec
bot-master = mistr
words-title = Slova obou jazyků vedle sebe
words-lead = Každá zpráva s tím, co říká v opravdové hře. Ve složených řádcích stojí, jak je zapsána a kde. Jména v příkladech jsou vymyšlená; <takto> stojí, co doplní stránka sama.
words-find = Hledat v označeních, zápisech i příkladech
words-only = Jen
words-message = zpráva
words-cs = česky
words-en = anglicky
words-mark-missing = v jednom jazyce chybí
words-mark-broken = nejde sestavit
words-mark-unseen = ve hře nezazněla
words-mark-equal = v obou jazycích stejná
words-mark-small = začíná malým písmenem
words-summary = { $n ->
    [one] { $n } zpráva
    [few] { $n } zprávy
   *[other] { $n } zpráv
}
