import type { GameBoard } from "$lib/board";
import type { Views } from "$lib/generated/games";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Counts from "./Counts.svelte";
import Hand from "./Hand.svelte";
import Plate from "./Plate.svelte";
import { layPrints } from "./prints";
import SetUp from "./SetUp.svelte";
import "./tokens.css";

layPrints();

const pages = {
  bestiary: { title: "bestiary-title", load: () => import("./Bestiary.svelte") },
  boards: { title: "board-plan", load: () => import("./Boards.svelte") },
};

/** Cards drawn at once are named at once, the fields of a way after each other. */
const log = { gathers: { "draws-the-card": "card", "goes-to": "field" } };

export default { Board, Hand, Plate, Counts, Card, SetUp, pages, log, grows: true } satisfies GameBoard<Views["wilderness"]>;
