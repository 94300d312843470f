/** Search and filters: rows that hold all words, and one of the chosen marks if any is chosen. */
const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const rows = [...document.querySelectorAll("tbody tr")].map((row) => ({
  row,
  text: plain(`${row.closest("section").id} ${row.textContent}`),
  marks: row.dataset.marks.split(" "),
}));
const [search] = document.querySelectorAll("input[type=search]");
const boxes = [...document.querySelectorAll("input[type=checkbox]")];
const count = document.querySelector("output");

function show() {
  const words = plain(search.value).split(/\s+/).filter(Boolean);
  const marks = boxes.filter((box) => box.checked).map((box) => box.value);
  let shown = 0;
  for (const one of rows) {
    const fits = words.every((word) => one.text.includes(word));
    one.row.hidden = !fits || (marks.length > 0 && !marks.some((mark) => one.marks.includes(mark)));
    if (!one.row.hidden) shown += 1;
  }
  for (const section of document.querySelectorAll("section"))
    section.hidden = !section.querySelector("tbody tr:not([hidden])");
  count.textContent = `${shown} / ${count.dataset.of}`;
}

for (const input of [search, ...boxes]) input.addEventListener("input", show);
document.querySelector("form").addEventListener("submit", (event) => event.preventDefault());
show();
