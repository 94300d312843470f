import type { GameBoard } from "$lib/board";
import type { Views } from "$lib/generated/games";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Counts from "./Counts.svelte";
import Hand from "./Hand.svelte";
import Plate from "./Plate.svelte";
import { placesOf } from "./places";
import { layDrawings } from "./defs";
import "./tokens.css";

layDrawings();

export default { Board, Hand, Plate, Counts, Card, names: placesOf, grows: true } satisfies GameBoard<Views["nightwatch"]>;
