// The board of the game in the browser: a plain module, no build. Save it and load the page again to see a change.
// The server sends it from this folder, and what lies beside it; docs/own-board.md says all that a board is given and gives.
// If anything here throws, the table goes on with the plain board and says so.

// The version of boards that this one is made for.
export const version = 1;

// What of a step is worth a look of its own, in milliseconds: events by their keys.
export const beats = { looks: { plays: 600, "takes-the-trick": { ms: 900, big: true } } };

// Called once for each table. `element` is yours; `table` says words and knows what may be clicked.
// What is returned is called with the table as it is now (`seen`), after every change.
export function board(element, table) {
  const places = make("ol", "places");
  element.replaceChildren(style(), places);
  return ({ view, seats, near }) => {
    places.replaceChildren(
      ...seats.map(({ seat, name }) => {
        const laid = view.laid[seat].map((point) => card(table, point));
        const place = make("li", "place", [...(laid.length > 0 ? laid : [make("i", "empty")]), caption(name)]);
        place.classList.toggle("acting", view.actors.includes(seat));
        place.classList.toggle("near", seat === near);
        place.style.setProperty("--suit", `var(--seat-${(seat % 4) + 1})`);
        return place;
      }),
    );
  };
}

// The seat in the south. Others' cards are null here: a View never tells what its viewer may not know.
export function hand(element, table) {
  const held = make("div", "held");
  element.replaceChildren(held);
  return ({ view, viewer, near }) => {
    const own = view.hands[near].map((point) => (point === null ? make("i", "back") : card(table, point)));
    held.replaceChildren(...own);
    // An element stands for the moves that name its thing. While it may be clicked it glows; with `lift` a finger lifts it first.
    if (viewer === near)
      own.forEach((element, i) => table.target(element, { on: view.hands[near][i], verbs: ["play"], lift: true }));
  };
}

// A card, the same in the hand and on the table: `data-anchor` lets it travel from one to the other.
function card(table, point) {
  const made = make("button", "card", [make("b", "strength", [String(table.facts(point)?.strength ?? "")]), caption(table.name(point))]);
  made.dataset.anchor = point;
  return made;
}

function style() {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL("./board.css", import.meta.url).href;
  return link;
}

const caption = (text) => make("span", "caption", [text]);

function make(kind, name, inside = []) {
  const made = document.createElement(kind);
  made.className = name;
  made.append(...inside);
  return made;
}
