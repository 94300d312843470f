/** Whose work we use: icons by author, fonts. A new icon is added to its author's list. */

export const ICONS: readonly { author: string; icons: readonly string[] }[] = [
  {
    author: "Lorc",
    icons: [
      "anchor", "anvil", "barbute", "beer-stein", "broadsword", "burning-meteor", "candle-flame", "castle", "cat", "cloak-dagger",
      "cog", "compass", "conversation", "crossed-swords", "crown", "crown-coin", "crown-of-thorns", "crystal-ball",
      "crystal-cluster", "cycle", "domino-mask", "dragon-head", "dread-skull", "eagle-emblem", "egg-clutch", "flying-flag",
      "fountain", "frog", "gears", "guarded-tower", "halberd", "hammer-nails", "high-shot", "hood", "hoof", "horned-skull",
      "hunting-horn", "imprisoned", "laurel-crown", "laurels", "lizardman", "lotus", "magic-gate", "magic-portal",
      "magnifying-glass", "mantrap", "medal", "meteor-impact", "mining", "moon", "oak", "open-book", "potion-ball", "prayer",
      "puppet", "queen-crown", "quill-ink", "raven", "round-bottom-flask", "scales", "scalpel", "seated-mouse", "shadow-grasp",
      "small-fire", "snowflake-1", "snowflake-2", "spears", "spyglass", "stone-tower", "sun", "swap-bag", "totem-mask",
      "treasure-map", "visored-helm", "vortex", "wheat", "wolf-head",
    ],
  },
  {
    author: "Delapouite",
    icons: [
      "anticlockwise-rotation", "aqueduct", "barn", "barrel", "bookshelf", "brick-wall", "camel", "card-exchange", "cavalry",
      "church", "coins-pile", "colombian-statue", "djinn", "dynamite", "egyptian-temple", "elephant", "fire-shrine", "gauntlet",
      "giant", "gold-mine", "grain-bundle", "granary", "greek-temple", "guards", "harbor-dock", "ice-golem", "island", "lighthouse",
      "log", "medieval-barracks", "meeple-group", "money-stack", "mountain-cave", "observatory", "pirate-captain", "polar-star",
      "rat", "receive-money", "river", "robber", "rule-book", "scroll-quill", "shaking-hands", "sheep", "ship-wreck", "shop",
      "spell-book", "spy", "stone-pile", "throne-king", "trail", "trowel", "unicorn", "vertical-banner", "village", "watchtower",
      "windmill", "wood-pile",
    ],
  },
  { author: "Skoll", icons: ["open-treasure-chest", "pocket-watch"] },
  { author: "Caro Asercion", icons: ["fox"] },
  { author: "DarkZaitzev", icons: ["hooded-assassin", "hooded-figure"] },
  { author: "Faithtoken", icons: ["card-draw"] },
  { author: "HeavenlyDog", icons: ["defensive-wall"] },
  { author: "Cathelineau", icons: ["tree-face"] },
  { author: "Sbed", icons: ["arena", "cancel", "tombstone"] },
];

export const FONTS: readonly { name: string; authors: string; licence: string }[] = [
  { name: "Grenze", authors: "The Grenze Project Authors (Omnibus-Type)", licence: "SIL Open Font License 1.1" },
  { name: "Source Sans 3", authors: "Adobe (Paul D. Hunt)", licence: "SIL Open Font License 1.1" },
];
