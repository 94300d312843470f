// Written by `deskoherna types`. Do not edit: change the server and run it again.
import type * as cardia from "./games/cardia";
import type * as defenders from "./games/defenders";
import type * as kingdom from "./games/kingdom";
import type * as nightwatch from "./games/nightwatch";
import type * as wilderness from "./games/wilderness";

/** The games of this house, and what their boards may say. */
export interface Games {
  "cardia": {
    View: cardia.View;
    Phase: cardia.Phase;
    Points: cardia.Points;
    Named: cardia.Named;
    Moves: cardia.Moves;
    Events: cardia.Events;
    Items: cardia.Items;
    Word: cardia.Word;
  };
  "defenders": {
    View: defenders.View;
    Phase: defenders.Phase;
    Points: defenders.Points;
    Named: defenders.Named;
    Moves: defenders.Moves;
    Events: defenders.Events;
    Items: defenders.Items;
    Word: defenders.Word;
  };
  "kingdom": {
    View: kingdom.View;
    Phase: kingdom.Phase;
    Points: kingdom.Points;
    Named: kingdom.Named;
    Moves: kingdom.Moves;
    Events: kingdom.Events;
    Items: kingdom.Items;
    Word: kingdom.Word;
  };
  "nightwatch": {
    View: nightwatch.View;
    Phase: nightwatch.Phase;
    Points: nightwatch.Points;
    Named: nightwatch.Named;
    Moves: nightwatch.Moves;
    Events: nightwatch.Events;
    Items: nightwatch.Items;
    Word: nightwatch.Word;
  };
  "wilderness": {
    View: wilderness.View;
    Phase: wilderness.Phase;
    Points: wilderness.Points;
    Named: wilderness.Named;
    Moves: wilderness.Moves;
    Events: wilderness.Events;
    Items: wilderness.Items;
    Word: wilderness.Word;
  };
}

export type Slug = keyof Games;
