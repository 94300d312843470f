/** A sheet of drawings that lies once in the page, unseen; boards, pieces and cards only refer to it. */

/** Lay the sheet of a game. Patterns take their colours from where they lie, so it wears the colours of that table. */
export function laySheet(game: string, drawings: string): void {
  const id = `${game}-sheet`;
  if (document.getElementById(id)) return;
  const sheet = document.createElement("div");
  sheet.id = id;
  sheet.dataset.game = game;
  sheet.setAttribute("aria-hidden", "true");
  sheet.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  sheet.innerHTML = drawings;
  document.body.append(sheet);
}
