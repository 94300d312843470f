import type { AboutGame } from "$lib/board";

/** What the page of the game says to whoever has never played it. */
export const about: AboutGame = {
  weight: 3,
  luck: "dice",
  hidden: "hands",
  what: {
    cs: "Osidlujete kraj pod Zdí, sklízíte suroviny, obchodujete a stavíte cesty, osady a tvrze. V plné hře se na severu sbírají Divocí a o Zeď se musí postarat všichni. Deset bodů udělá z jednoho z vás Lorda velitele.",
    en: "You settle the land below the Wall, gather resources, trade, and build roads, settlements and keeps. In the full game wildlings gather in the north, and everybody has to look after the Wall. Ten points make one of you Lord Commander.",
  },
  turn: [
    {
      example: "production",
      at: -1,
      says: { cs: "Hod kostkami určí, která pole vynášejí.", en: "The dice say which hexes pay." },
    },
    {
      example: "classic-offers",
      at: 2,
      says: {
        cs: "Co vám chybí, směníte s ostatními nebo s bankem.",
        en: "What you lack you trade for, with others or the bank.",
      },
    },
    {
      example: "settlement-turns-its-token",
      at: -1,
      says: { cs: "Za suroviny stavíte cesty, osady a tvrze.", en: "Resources build roads, settlements and keeps." },
    },
  ],
};
