/** All that does not fit on a table's page, a sentence each. */
([cardPx, widePx, touchPx, mapShare]) => {
  const faults = [];
  const W = document.documentElement.clientWidth,
    H = document.documentElement.clientHeight;
  const name = (element) => {
    const own =
      element.getAttribute("aria-label") ??
      (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    const kind = element.className?.baseVal ?? element.className ?? "";
    return `<${element.tagName.toLowerCase()}${kind ? "." + String(kind).trim().split(/\s+/)[0] : ""}> ${own}`;
  };
  const seen = (element) =>
    element.checkVisibility({
      checkOpacity: true,
      checkVisibilityCSS: true,
      opacityProperty: true,
    });
  const hidden = (element) =>
    element.closest(
      ".sr, [hidden], [popover]:not(:popover-open), dialog:not([open])",
    ) !== null;
  /** The part of an element that its scrolling or clipping parents let one see; `scrolls`: the rest can be scrolled to;
   * `lost`: so much of its height or width is cut where nothing can be scrolled. */
  const visible = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    let scrolls = false;
    let pans = false;
    const lost = { wide: 0, high: 0 };
    for (
      let parent = element.parentElement;
      parent;
      parent = parent.parentElement
    ) {
      const style = getComputedStyle(parent);
      const last = style.position === "fixed";
      const clips = (value) => value !== "visible";
      if (!clips(style.overflowX) && !clips(style.overflowY)) {
        if (last) break;
        continue;
      }
      if (style.display === "contents") continue;
      const box = parent.getBoundingClientRect();
      const can = (value) => value === "auto" || value === "scroll";
      pans ||= parent.hasAttribute("data-pans");
      if (can(style.overflowX) || can(style.overflowY) || pans) scrolls = true;
      if (!pans && clips(style.overflowY) && !can(style.overflowY))
        lost.high +=
          Math.max(0, box.top - top) + Math.max(0, bottom - box.bottom);
      if (!pans && clips(style.overflowX) && !can(style.overflowX))
        lost.wide +=
          Math.max(0, box.left - left) + Math.max(0, right - box.right);
      if (clips(style.overflowX))
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (clips(style.overflowY))
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      // what is fixed to the screen is clipped by itself, and by nothing around it
      if (last) break;
    }
    return { left, top, right, bottom, scrolls, lost };
  };
  /** What lies on a mat and hands a click on to it says so by a selector. */
  const through = (top, element) => {
    const lies = top.closest("[data-clicks-through]");
    return (
      lies !== null &&
      element.matches(lies.dataset.clicksThrough) &&
      lies.parentElement.contains(element)
    );
  };
  const root = document.querySelector(".whole") ?? document.body;
  const active = [
    ...root.querySelectorAll(
      "button, a[href], select, input, [data-legal], [role=button]",
    ),
  ].filter((element) => seen(element) && !hidden(element) && !element.disabled);

  // what may be clicked can be clicked: it is on the screen, and nothing else lies over it
  for (const element of active) {
    const whole = element.getBoundingClientRect();
    if (whole.width === 0 || whole.height === 0) continue;
    const part = visible(element);
    const inside =
      part.left < W - 1 &&
      part.top < H - 1 &&
      part.right > 1 &&
      part.bottom > 1;
    const gone =
      part.right - part.left < 2 || part.bottom - part.top < 2 || !inside;
    if (gone) {
      if (!part.scrolls) faults.push(`off the screen: ${name(element)}`);
      continue;
    }
    const legal = element.matches("[data-legal]");
    if (
      legal &&
      (part.lost.high > 0.4 * whole.height ||
        part.lost.wide > 0.4 * whole.width)
    ) {
      faults.push(`cut off: ${name(element)}`);
      continue;
    }
    if (!legal && !element.matches(".tool, .prompt *, .acts *, .bar *"))
      continue;
    let free = 0,
      all = 0;
    const over = new Map();
    const shape = element instanceof SVGElement;
    for (let i = 1; i <= 5; i++)
      for (let j = 1; j <= 5; j++) {
        const x = part.left + ((part.right - part.left) * i) / 6,
          y = part.top + ((part.bottom - part.top) * j) / 6;
        if (x < 0 || y < 0 || x >= W || y >= H) continue;
        const top = document.elementFromPoint(x, y);
        if (!top) continue;
        all += 1;
        if (top === element || element.contains(top) || top.contains(element))
          free += 1;
        else if (shape && top instanceof SVGElement) free += 1;
        else if (through(top, element)) free += 1;
        else over.set(top, (over.get(top) ?? 0) + 1);
      }
    if (all > 0 && free / all < 0.5) {
      const [worst] = [...over.entries()].sort((a, b) => b[1] - a[1])[0] ?? [
        null,
      ];
      // what lies over a board that can be pulled from under it hides nothing for good
      if (part.scrolls && worst?.closest("[data-floats]")) continue;
      faults.push(`covered: ${name(element)} by ${worst ? name(worst) : "?"}`);
    }
  }

  // nothing that is read is cut
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const told = new Set();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (
      !node.data.trim() ||
      !parent ||
      told.has(parent) ||
      hidden(parent) ||
      !seen(parent)
    )
      continue;
    if (parent.closest("[aria-hidden=true].quiet, .log, [data-may-be-cut]"))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    for (
      let up = parent;
      up && up !== root.parentElement;
      up = up.parentElement
    ) {
      const style = getComputedStyle(up);
      if (style.display === "contents") continue;
      if (style.position === "fixed") break;
      if (
        up.hasAttribute("data-pans") ||
        /auto|scroll/.test(style.overflowX + style.overflowY)
      )
        break;
      const rect = up.getBoundingClientRect();
      const cut = (axis) => style[axis] === "hidden" || style[axis] === "clip";
      // what a font claims above and below its letters is no letter; drawings are scaled
      const tolerance =
        parent instanceof SVGElement
          ? 0.3 * box.height
          : 0.35 *
            parseFloat(getComputedStyle(parent).fontSize) *
            (parent.currentCSSZoom ?? 1);
      const wide =
        cut("overflowX") &&
        (box.right > rect.right + tolerance ||
          box.left < rect.left - tolerance);
      const high =
        cut("overflowY") &&
        (box.bottom > rect.bottom + tolerance ||
          box.top < rect.top - tolerance);
      if (wide || high) {
        faults.push(
          `cut: "${node.data.trim().slice(0, 50)}" in ${name(parent).split(" ")[0]} by ${name(up).split(" ")[0]}`,
        );
        told.add(parent);
        break;
      }
    }
  }

  // sizes
  const cards = [...root.querySelectorAll(".hand [data-card]")].filter(
    (card) => seen(card) && !hidden(card),
  );
  for (const card of cards) {
    const { width } = card.getBoundingClientRect();
    const least =
      W >= widePx ? cardPx : card.matches("[data-legal]") ? touchPx : 0;
    if (width > 0 && width < least - 0.5)
      faults.push(
        `small: a card of the hand is ${Math.round(width)} px wide: ${name(card)}`,
      );
  }
  const map = root.querySelector("[data-map]");
  if (map && seen(map)) {
    const part = visible(map);
    const box = {
      width: part.right - part.left,
      height: part.bottom - part.top,
    };
    const area = (root.querySelector(".area") ?? root).getBoundingClientRect();
    const share =
      Math.max(box.width / area.width, box.height / area.height) === 0
        ? 0
        : area.width < area.height
          ? box.width / area.width
          : box.height / area.height;
    if (share < mapShare)
      faults.push(
        `small: the map takes ${Math.round(100 * share)} % of the shorter side`,
      );
  }
  if (document.documentElement.scrollWidth > W + 1)
    faults.push(
      `the page is ${document.documentElement.scrollWidth - W} px wider than the screen`,
    );
  return [...new Set(faults)];
};
