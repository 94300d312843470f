// The board of the game in the browser: a plain module, no build. Save it and load the page again to see a change.
// The server sends it from this folder, and what lies beside it; docs/own-board.md says all that a board is given and gives.
// If anything here throws, the table goes on with the plain board and says so.

// The version of boards that this one is made for.
export const version = 1;

// What of a step is worth a look of its own, in milliseconds: events by their keys.
export const beats = { looks: { rolls: 700, keeps: 500, loses: { ms: 900, big: true } } };

// Called once for each table. `element` is yours; `table` says words and knows what may be clicked.
// What is returned is called with the table as it is now (`seen`), after every change.
export function board(element, table) {
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = new URL("./board.css", import.meta.url).href;
  const die = make("button", "die");
  const gathered = make("button", "gathered");
  const mats = make("ol", "mats");
  element.replaceChildren(style, make("div", "field", [die, make("div", "pen", [gathered]), mats]));

  // An element stands for moves: for those of these verbs, or for those that name a thing, `table.target(card, "card:ace")`.
  // While it may be clicked it glows; mouse, finger and keyboard work by themselves.
  table.target(die, { verbs: ["roll"] });
  table.target(gathered, { verbs: ["keep"] });
  table.about(die, () => ({ title: table.words("view-die"), text: table.words("move-roll") }));

  return ({ view, seats, near }) => {
    die.textContent = view.die === null ? "?" : table.name(view.die); // "Ram", in the reader's language
    die.classList.toggle("wolf", view.die === "face:wolf");
    gathered.replaceChildren(numeral(view.gathered), caption(table.words("view-gathered")));
    gathered.title = table.words("move-keep");
    mats.replaceChildren(
      ...seats.map(({ seat, name }) => {
        const mat = make("li", "mat", [caption(name), numeral(view.flock[seat])]);
        mat.classList.toggle("acting", view.actors.includes(seat));
        mat.classList.toggle("near", seat === near);
        mat.style.setProperty("--suit", `var(--seat-${(seat % 4) + 1})`);
        return mat;
      }),
    );
  };
}

const numeral = (n) => make("b", "numeral", [String(n)]);
const caption = (text) => make("span", "caption", [text]);

function make(kind, name, inside = []) {
  const made = document.createElement(kind);
  made.className = name;
  made.append(...inside);
  return made;
}
