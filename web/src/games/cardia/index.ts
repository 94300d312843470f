import type { GameBoard } from "$lib/board";
import type { Views } from "$lib/generated/games";
import Across from "./Across.svelte";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Counts from "./Counts.svelte";
import Hand from "./Hand.svelte";
import Plate from "./Plate.svelte";

/** Cards drawn at once are named at once. */
const log = { gathers: { "draws-card": "character" } };

export default { Board, Hand, Plate, Counts, Across, Beside, Card, log } satisfies GameBoard<Views["cardia"]>;
