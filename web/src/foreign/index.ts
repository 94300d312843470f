/** The board of a game that brings one as a module of its own; where it fails the generic board takes its place. */

import type { GameBoard } from "$lib/board";
import { genericBoard } from "../generic";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Plate from "./Plate.svelte";
import { load, mannersOf } from "./module.svelte";

export async function foreignBoard(slug: string, version: number): Promise<GameBoard> {
  const [module, generic] = await Promise.all([load(slug, version), genericBoard(slug)]);
  return { ...generic, Board, Hand, Plate, ...(module && mannersOf(slug, module)) };
}
