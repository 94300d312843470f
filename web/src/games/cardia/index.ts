import type { GameBoard, LogManner } from "$lib/board";
import { about } from "./about";
import Across from "./Across.svelte";
import Beside from "./Beside.svelte";
import { beats } from "./beats";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Counts from "./Counts.svelte";
import Hand from "./Hand.svelte";
import Plate from "./Plate.svelte";
import { room } from "./room";

/** Cards drawn at once are named at once. */
const log: LogManner<"cardia"> = { gathers: { "draws-card": "character" } };

export default {
  about,
  Board,
  Hand,
  Plate,
  Counts,
  Across,
  Beside,
  Card,
  log,
  beats,
  room,
  final: ["play", "play-a-card"],
  passes: ["decline"],
  ahead: ["play"],
} satisfies GameBoard<"cardia">;
