game-name = Starter
game-tagline = Kameny rády do společnosti
kind-stone = Kameny
stone-granite = Žula
stone-sandstone = Pískovec
table-usual = Obvyklá mapa
    .first = doporučujeme
view-hexes = Mapa
view-stone = Kámen
view-stones = Kameny
view-score = Body
move-place = Položit kámen na { $hex }
event-places = { $seat_you ->
    [yes] Pokládáte kámen na { $hex }.
   *[no] { $seat } pokládá kámen na { $hex }.
}
event-scores = { $seat_you ->
    [yes] Získáváte body: { $number }.
   *[no] { $seat } získává body: { $number }.
}
prompt-place = Položte kámen: za každý vlastní vedle něj je bod.
prompt-wait = Kámen pokládá druhý hráč.
prompt-over = Mapa je plná.
