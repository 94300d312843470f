import type { GameBoard } from "$lib/board";
import { about } from "./about";
import Across from "./Across.svelte";
import { beats } from "./beats";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Counts from "./Counts.svelte";
import { readBox } from "./facts.svelte";
import Hand from "./Hand.svelte";
import Plate from "./Plate.svelte";
import { layPrints } from "./prints";
import { room } from "./room";
import "./tokens.css";

layPrints();
readBox();

export default {
  about,
  Board,
  Hand,
  Plate,
  Counts,
  Across,
  Beside,
  Card,
  beats,
  room,
  final: ["pick", "search", "fight", "done"],
  passes: ["done"],
} satisfies GameBoard<"kingdom">;
