import type { AboutGame } from "$lib/board";

/** What the page of the game says to whoever has never played it. */
export const about: AboutGame = {
  weight: 4,
  luck: "cards",
  hidden: "little",
  what: {
    cs: "Zvířecí frakce společně brání les strojům, které nehraje nikdo. Běháte, léčíte, čistíte půdu a boříte zdi, zatímco mašiny staví další a továrny plodí mechy. Vyhrajete, až stojí všechny tábory a každá továrna zaroste lesem.",
    en: "Factions of animals defend the woods together against machines that nobody plays. You run, heal, clear the ground and break walls while engines raise new ones and factories turn out mechs. You win when all camps stand and every factory is rewilded.",
  },
  turn: [
    {
      example: "clear",
      at: -1,
      says: { cs: "Na svém tahu třeba vyčistíte znečištěnou půdu.", en: "In your turn you may clear polluted ground." },
    },
    {
      example: "rewild",
      at: -1,
      says: { cs: "Čistou továrnu necháte zarůst lesem.", en: "A clean factory is given back to the woods." },
    },
    {
      example: "two-moves",
      at: -1,
      says: { cs: "Pak jedou mašiny a nechávají za sebou zdi.", en: "Then the engines run and leave walls behind." },
    },
  ],
};
