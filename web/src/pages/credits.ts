/** Whose work we use: icons by author, fonts. A new icon is added to its author's list. */

export const ICONS: readonly { author: string; icons: readonly string[] }[] = [
  {
    author: "Lorc",
    icons: [
      "candle-flame", "cat", "cloak-dagger", "cog", "conversation", "crystal-ball", "eagle-emblem", "flying-flag", "frog", "gears",
      "halberd", "lizardman", "lotus", "moon", "puppet", "queen-crown", "scales", "scalpel", "sun", "vortex",
    ],
  },
  {
    author: "Delapouite",
    icons: [
      "anticlockwise-rotation", "djinn", "dynamite", "elephant", "greek-temple", "meeple-group", "polar-star", "rule-book",
      "scroll-quill", "shaking-hands", "spell-book", "unicorn",
    ],
  },
  { author: "Skoll", icons: ["open-treasure-chest", "pocket-watch"] },
  { author: "Caro Asercion", icons: ["fox"] },
  { author: "DarkZaitzev", icons: ["hooded-assassin"] },
  { author: "Faithtoken", icons: ["card-draw"] },
  { author: "Sbed", icons: ["cancel"] },
];

export const FONTS: readonly { name: string; authors: string; licence: string }[] = [
  { name: "Grenze", authors: "The Grenze Project Authors (Omnibus-Type)", licence: "SIL Open Font License 1.1" },
  { name: "Source Sans 3", authors: "Adobe (Paul D. Hunt)", licence: "SIL Open Font License 1.1" },
];
