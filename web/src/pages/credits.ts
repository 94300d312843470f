/** Whose work we use: icons by author, fonts. A new icon is added to its author's list. */

export const ICONS: readonly { author: string; icons: readonly string[] }[] = [
  {
    author: "Lorc",
    icons: [
      "anchor", "anvil", "bandage-roll", "barbute", "bee", "beer-stein", "biohazard", "broadsword", "bubbling-flask",
      "burning-eye", "burning-meteor", "campfire", "candle-flame", "castle", "cat", "circuitry", "cloak-dagger", "cog",
      "compass", "conversation", "croc-jaws", "crossed-swords", "crown", "crown-coin", "crown-of-thorns", "crystal-ball",
      "crystal-cluster", "cycle", "domino-mask", "dragon-head", "dread-skull", "drill", "eagle-emblem", "egg-clutch",
      "fire-bowl", "firework-rocket", "flying-flag", "fountain", "frog", "gears", "gecko", "guarded-tower", "halberd",
      "hammer-nails", "high-shot", "hood", "hoof", "horned-skull", "hunting-horn", "imprisoned", "knapsack", "laurel-crown",
      "laurels", "lizardman", "lotus", "magic-gate", "magic-portal", "magnifying-glass", "mantrap", "medal", "meteor-impact",
      "mining", "missile-pod", "moon", "oak", "open-book", "owl", "paw-print", "peaks", "pine-tree", "potion-ball", "prayer",
      "puppet", "queen-crown", "quill-ink", "raining", "raven", "rocket", "round-bottom-flask", "scales", "scalpel",
      "scarab-beetle", "scroll-unfurled", "seated-mouse", "shadow-grasp", "small-fire", "snake", "snowflake-1", "snowflake-2",
      "spears", "sprout", "spyglass", "stone-tower", "sun", "swan", "swap-bag", "targeting", "totem-mask", "treasure-map",
      "visored-helm", "vortex", "walking-boot", "wheat", "wildfires", "wolf-head",
    ],
  },
  {
    author: "Delapouite",
    icons: [
      "anticlockwise-rotation", "aqueduct", "barn", "barrel", "bear-head", "beaver", "bookshelf", "bread-slice", "brick-wall",
      "broken-wall", "camel", "camping-tent", "card-exchange", "cavalry", "church", "clockwise-rotation", "coins-pile",
      "colombian-statue", "cooking-pot", "cornucopia", "djinn", "dynamite", "eagle-head", "eel", "egyptian-temple", "elephant",
      "factory", "fire-shrine", "gauntlet", "giant", "gold-mine", "grain-bundle", "granary", "greek-temple", "guards",
      "harbor-dock", "herbs-bundle", "ice-golem", "island", "lighthouse", "log", "mecha-head", "medieval-barracks",
      "meeple-group", "mine-wagon", "money-stack", "mountain-cave", "mountain-road", "mushrooms-cluster", "newspaper",
      "night-sleep", "observatory", "old-wagon", "pirate-captain", "player-next", "polar-star", "rabbit-head", "ram-profile",
      "rat", "receive-money", "reed", "river", "robber", "rooster", "rule-book", "scroll-quill", "shaking-hands", "sheep",
      "ship-wreck", "shop", "spell-book", "spiked-dragon-head", "spy", "stone-pile", "throne-king", "trail", "trowel",
      "unicorn", "vertical-banner", "village", "watchtower", "windmill", "wood-pile",
    ],
  },
  { author: "Skoll", icons: ["open-treasure-chest", "pocket-watch"] },
  { author: "Caro Asercion", icons: ["badger", "fox", "mole", "porcupine", "round-potion"] },
  { author: "DarkZaitzev", icons: ["acrobatic", "hooded-assassin", "hooded-figure"] },
  { author: "Faithtoken", icons: ["card-draw"] },
  { author: "HeavenlyDog", icons: ["defensive-wall"] },
  { author: "Cathelineau", icons: ["tree-face"] },
  { author: "Carl Olsen", icons: ["flame"] },
  { author: "Willdabeast", icons: ["round-shield"] },
  { author: "Sbed", icons: ["arena", "cancel", "tombstone"] },
];

export const FONTS: readonly { name: string; authors: string; licence: string }[] = [
  { name: "Grenze", authors: "The Grenze Project Authors (Omnibus-Type)", licence: "SIL Open Font License 1.1" },
  { name: "Source Sans 3", authors: "Adobe (Paul D. Hunt)", licence: "SIL Open Font License 1.1" },
];
