yes = ano
no = ne
you = ty
welcome = { $game }. Odpovídejte číslem, tahem ve slovech, nebo ? pro nápovědu.
seed = Semínko { $seed }.
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
over-nobody = Konec hry. Nevyhrál nikdo.
over-won = Konec hry. Vyhrává { $names }.
over-shared = Konec hry. Společné vítězství: { $names }.
over-line = { $place }. { $seat }, body: { $points }
match-score = Zápas po { $number }. hře z nejvýše { $games }: { $score }
match-won = Zápas vyhrává { $seat }.
match-drawn = Zápas končí nerozhodně.
games-slug = jméno
games-name = hra
games-tagline = co to je
games-tables = stoly
games-moves = tahy
games-bytes = bajty
bot-random = náhoda
bot-novice = nováček
bot-apprentice = učeň
bot-adept = tovaryš
bot-master = mistr
