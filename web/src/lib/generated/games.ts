// Written by `deskoherna types`. Do not edit: change the server and run it again.
import type * as cardia from "./games/cardia";

export const GAMES = ["cardia"] as const;
export type Slug = (typeof GAMES)[number];

export interface Views {
  "cardia": cardia.View;
}

export interface Options {
  "cardia": cardia.Options;
}

export interface Moves {
  "cardia": cardia.Move;
}

export interface Events {
  "cardia": cardia.Event;
}
