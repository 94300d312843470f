import type { AboutGame } from "$lib/board";

/** What the page of the game says to whoever has never played it. */
export const about: AboutGame = {
  weight: 4,
  luck: "both",
  hidden: "much",
  what: {
    cs: "Nejprve skládáte řetěz krajin a ukrýváte v něm svá zvířata, aniž soupeř ví, které je kde. Pak se zvířata probudí, plíží se krajinou a útočí kostkami. Kdo získá od každého Elementu jeden, okamžitě vítězí.",
    en: "First you lay a chain of landscapes and hide your animals in it; nobody knows which is where. Then the animals wake, prowl the land and attack with dice. Whoever holds one of each Element wins at once.",
  },
  turn: [
    {
      example: "first-card",
      at: -1,
      says: {
        cs: "Krajina ke krajině: řetěz roste a skrývá zvířata.",
        en: "Landscape by landscape the chain grows and hides animals.",
      },
    },
    {
      example: "whole-turn",
      at: -1,
      says: {
        cs: "Elementy leží cestou; kdo k nim dojde, má výhodu.",
        en: "Elements lie on the way; who gets there is ahead.",
      },
    },
    {
      example: "attack-with-magic",
      at: -1,
      says: { cs: "Zvířata se probudí a útočí kostkami.", en: "The animals wake and attack with dice." },
    },
  ],
};
