import type { AboutGame } from "$lib/board";

/** What the page of the game says to whoever has never played it. */
export const about: AboutGame = {
  weight: 3,
  luck: "cards",
  hidden: "hands",
  what: {
    cs: "Dva vévodové budují svá panství během čtyř kol. Karty si navzájem nabízejí: jeden rozdělí, druhý si vybere, a pasti lákají k omylu. Z vybraných karet pak stavíte nebo je recyklujete na suroviny, které postaví ty ostatní.",
    en: "Two dukes build their domains in four rounds. They offer cards to each other: one divides, the other picks, and traps tempt to mistakes. What was picked is built, or recycled into resources that build the rest.",
  },
  turn: [
    {
      example: "order-of-turns",
      at: 1,
      says: {
        cs: "Jeden nabídne dvě karty, druhý si vybere oblast.",
        en: "One offers two cards, the other picks an area.",
      },
    },
    {
      example: "build-or-recycle",
      at: -1,
      says: { cs: "Vybrané karty se staví, nebo recyklují.", en: "Picked cards are built or recycled." },
    },
    {
      example: "order-of-steps",
      at: 12,
      says: {
        cs: "Panství vydá suroviny a stavby se dokončují.",
        en: "The domain yields resources, and buildings are completed.",
      },
    },
  ],
};
