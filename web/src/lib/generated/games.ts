// Written by `deskoherna types`. Do not edit: change the server and run it again.
import type * as cardia from "./games/cardia";
import type * as defenders from "./games/defenders";
import type * as kingdom from "./games/kingdom";
import type * as nightwatch from "./games/nightwatch";
import type * as wilderness from "./games/wilderness";

export const GAMES = ["cardia", "defenders", "kingdom", "nightwatch", "wilderness"] as const;
export type Slug = (typeof GAMES)[number];

export interface Views {
  "cardia": cardia.View;
  "defenders": defenders.DefendersView;
  "kingdom": kingdom.View;
  "nightwatch": nightwatch.View;
  "wilderness": wilderness.WildernessView;
}

export interface Options {
  "cardia": cardia.Options;
  "defenders": defenders.Options;
  "kingdom": kingdom.Options;
  "nightwatch": nightwatch.Options;
  "wilderness": wilderness.Options;
}

export interface Moves {
  "cardia": cardia.Move;
  "defenders": defenders.Move;
  "kingdom": kingdom.Move;
  "nightwatch": nightwatch.Move;
  "wilderness": wilderness.Move;
}

export interface Events {
  "cardia": cardia.Event;
  "defenders": defenders.Event;
  "kingdom": kingdom.Event;
  "nightwatch": nightwatch.Event;
  "wilderness": wilderness.Event;
}
