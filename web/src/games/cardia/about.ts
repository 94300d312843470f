import type { AboutGame } from "$lib/board";

/** What the page of the game says to whoever has never played it. */
export const about: AboutGame = {
  weight: 2,
  luck: "cards",
  hidden: "hands",
  what: {
    cs: "Souboj dvou vladařů s týmiž šestnácti postavami. Silnější karta bere pečeť, ale efekt provede ta slabší, a ten umí přepsat i střety dávno rozhodnuté. Kdo má první pět pečetí, zvítězil.",
    en: "A duel of two rulers who lead the same sixteen characters. The stronger card takes a seal, but the weaker one carries out its effect, and that may rewrite clashes long decided. Whoever has five seals first has won.",
  },
  turn: [
    {
      example: "clockmaker",
      at: 1,
      says: { cs: "Oba vyloží po jedné kartě lícem dolů.", en: "Both lay a card face down." },
    },
    {
      example: "clockmaker",
      at: 2,
      says: {
        cs: "Karty se otočí: silnější bere pečeť.",
        en: "The cards are turned up: the stronger one takes a seal.",
      },
    },
    {
      example: "clockmaker",
      at: -1,
      says: {
        cs: "Efekt slabší karty pomůže jiné kartě v řadě.",
        en: "The effect of the weaker card helps another one in the row.",
      },
    },
  ],
};
