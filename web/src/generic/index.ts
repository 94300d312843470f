/** The board of a game that brings none: drawn from its View, its axes, its targets and its catalogue. */

import type { GameBoard } from "$lib/board";
import Across from "./Across.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Counts from "./Counts.svelte";
import Hand from "./Hand.svelte";
import Plate from "./Plate.svelte";
import { open } from "./box.svelte";

const BOARD: GameBoard = { Board, Card, Hand, Plate, Counts, Across, grows: true };

export async function genericBoard(slug: string): Promise<GameBoard> {
  await open(slug);
  return BOARD;
}
