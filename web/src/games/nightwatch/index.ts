import type { GameBoard, LogManner } from "$lib/board";
import { about } from "./about";
import Board from "./Board.svelte";
import { beats } from "./beats";
import Card from "./Card.svelte";
import Counts from "./Counts.svelte";
import Hand from "./Hand.svelte";
import Plate from "./Plate.svelte";
import Scene from "./Scene.svelte";
import { placesOf } from "./places";
import { layDrawings } from "./defs";
import "./tokens.css";

layDrawings();

/** An offer is one row, cards that go together are named together. */
const log: LogManner<"nightwatch"> = {
  gathers: {
    give: "resource",
    want: "resource",
    "offer-instead": "resource",
    "ask-instead": "resource",
    "hands-to": "resource",
    discards: "resource",
  },
  sums: { "proposes-trade": ["give", "want"], counters: ["offer-instead", "ask-instead"] },
};

export default {
  about,
  Board,
  Hand,
  Plate,
  Counts,
  Card,
  names: placesOf,
  log,
  beats,
  Scene,
  habits: ["auto-roll", "auto-decline"],
  grows: true,
  final: ["buy-card", "play", "use-hero", "tormund-to", "rob", "accept", "end-turn"],
  passes: ["end-turn"],
} satisfies GameBoard<"nightwatch">;
