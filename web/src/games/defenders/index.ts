import type { GameBoard } from "$lib/board";
import { about } from "./about";
import Acts from "./Acts.svelte";
import { beats } from "./beats";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Counts from "./Counts.svelte";
import Hand from "./Hand.svelte";
import Plate from "./Plate.svelte";
import Scene from "./Scene.svelte";
import { layDrawings } from "./drawings";
import { readBox } from "./facts.svelte";
import "./tokens.css";

layDrawings();
readBox();

export default {
  about,
  Board,
  Hand,
  Acts,
  Plate,
  Counts,
  Card,
  Scene,
  beats,
  grows: true,
  final: ["destroy-mech", "shoot", "choose-the-top-card-of-the-deck", "end-turn"],
  passes: ["end-turn"],
} satisfies GameBoard<"defenders">;
