import type { GameBoard, GamePage, LogManner } from "$lib/board";
import { about } from "./about";
import { beats } from "./beats";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Counts from "./Counts.svelte";
import Hand from "./Hand.svelte";
import Plate from "./Plate.svelte";
import { layPrints } from "./prints";
import Scene from "./Scene.svelte";
import SetUp from "./SetUp.svelte";
import "./tokens.css";

layPrints();

const pages: Readonly<Record<string, GamePage<"wilderness">>> = {
  bestiary: { title: "bestiary-title", load: () => import("./Bestiary.svelte") },
  boards: { title: "board-plan", load: () => import("./Boards.svelte") },
};

/** Cards drawn at once are named at once, dice thrown at once as well. */
const log: LogManner<"wilderness"> = { gathers: { "draws-the-card": "card", rolls: "face" } };

export default {
  about,
  Board,
  Hand,
  Plate,
  Counts,
  Card,
  SetUp,
  Scene,
  pages,
  log,
  beats,
  grows: true,
  final: ["attack", "breathe-fire", "stink", "seize", "draw-no-more", "end-turn"],
  passes: ["end-turn"],
} satisfies GameBoard<"wilderness">;
