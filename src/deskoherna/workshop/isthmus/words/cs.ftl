game-name = Šíje
game-tagline = Spojte své dva břehy dřív než soupeř
kind-stone = Kameny
stone-heart = Srdcový kámen
    .text = Spojuje severní a jižní břeh.
stone-leaf = Listový kámen
    .text = Spojuje západní a východní břeh.
option-size = Délka břehu
option-size-5 = 5 polí
option-size-7 = 7 polí
option-size-9 = 9 polí
table-usual = Běžná mapa
    .first = doporučujeme
table-small = Malá mapa
table-large = Velká mapa
view-hexes = Mapa
view-land = Krajina
view-land-north-south = severní nebo jižní břeh
view-land-west-east = západní nebo východní břeh
view-land-corner = roh, patří oběma
view-land-inland = vnitrozemí
view-stone = Kámen
view-stones = Kameny
move-place = Položit kámen na { $hex }
move-take-over = Převzít první kámen
event-places = { $seat_you ->
    [yes] Pokládáte kámen na { $hex }.
   *[no] { $seat } pokládá kámen na { $hex }.
}
event-takes-over = { $seat_you ->
    [yes] Přebíráte první kámen; leží teď na { $hex }.
   *[no] { $seat } přebírá první kámen; leží teď na { $hex }.
}
event-joins-shores = { $seat_you ->
    [yes] Spojili jste své břehy.
   *[no] { $seat } spojuje své břehy.
}
prompt-north-south = Položte kámen: spojte severní břeh s jižním.
prompt-west-east = Položte kámen: spojte západní břeh s východním.
prompt-take-over = Položte kámen, nebo převezměte ten první.
prompt-wait = Na řadě je { $seat }.
prompt-over = Břehy jsou spojeny.
