/** The sign of every animal, and the small signs of its card. */

import badger from "icon:badger";
import bear from "icon:bear-head";
import beaver from "icon:beaver";
import bee from "icon:bee";
import croc from "icon:croc-jaws";
import eagle from "icon:eagle-head";
import eel from "icon:eel";
import flame from "icon:flame";
import gecko from "icon:gecko";
import pass from "icon:mountain-road";
import sleep from "icon:night-sleep";
import paw from "icon:paw-print";
import porcupine from "icon:porcupine";
import ram from "icon:ram-profile";
import rooster from "icon:rooster";
import scarab from "icon:scarab-beetle";
import snake from "icon:snake";
import dragon from "icon:spiked-dragon-head";
import swan from "icon:swan";
import unicorn from "icon:unicorn";
import type { Animal } from "./kinds";

/** As drawings they take the fill of whoever refers to them. */
const plain = (icon: string) => icon.replaceAll('fill="currentColor"', "");

/** Two birds that look at each other. */
const pair = `<g transform="translate(20 0) scale(.62)">${plain(swan)}</g><g transform="translate(500 190) scale(-.62 .62)">${plain(swan)}</g>`;

export const ANIMALS: Readonly<Record<Animal, string>> = {
  beaver: plain(beaver),
  snake: plain(snake),
  lizard: plain(gecko),
  echidna: plain(porcupine),
  crocodile: plain(croc),
  swans: pair,
  bear: plain(bear),
  mouflon: plain(ram),
  eagle: plain(eagle),
  bees: plain(bee),
  basilisk: plain(rooster),
  unicorn: plain(unicorn),
  dragon: plain(dragon),
  scarab: plain(scarab),
  skunk: plain(badger),
  eel: plain(eel),
};
export const SIGNS: Readonly<Record<string, string>> = {
  flame: plain(flame),
  pass: plain(pass),
  sleep: plain(sleep),
  paw: plain(paw),
  swan: plain(swan),
};
