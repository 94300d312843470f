/** Emblems of cardia, by the id of the card. Icons from game-icons.net, CC BY 3.0:
 * caro-asercion: fox.
 * darkzaitzev: cauldron, hooded-assassin.
 * delapouite: bat, book-pile, bookshelf, coins-pile, crypt-entrance, djinn, dynamite, elephant, greek-temple,
 *   harbor-dock, imperial-crown, love-letter, observatory, party-flags, polar-star, public-speaker, raccoon-head,
 *   rock-golem, shaking-hands, shop, spell-book, swamp, throne-king, unicorn.
 * lorc: cat, cloak-dagger, cog, crowned-skull, crystal-ball, duality-mask, eagle-emblem, feather, frog, gavel,
 *   gear-hammer, gears, halberd, light-bulb, lizardman, lotus, magic-palm, molotov, parrot-head, poison-bottle, puppet,
 *   queen-crown, recycle, robot-golem, scales, scalpel, scorpion, snake-totem, tied-scroll, top-hat, vortex, wyvern.
 * skoll: open-treasure-chest, pocket-watch.
 */
import bat from "icon:bat";
import bookPile from "icon:book-pile";
import bookshelf from "icon:bookshelf";
import cat from "icon:cat";
import cauldron from "icon:cauldron";
import cloakDagger from "icon:cloak-dagger";
import cog from "icon:cog";
import coinsPile from "icon:coins-pile";
import crownedSkull from "icon:crowned-skull";
import cryptEntrance from "icon:crypt-entrance";
import crystalBall from "icon:crystal-ball";
import djinn from "icon:djinn";
import dualityMask from "icon:duality-mask";
import dynamite from "icon:dynamite";
import eagleEmblem from "icon:eagle-emblem";
import elephant from "icon:elephant";
import feather from "icon:feather";
import fox from "icon:fox";
import frog from "icon:frog";
import gavel from "icon:gavel";
import gearHammer from "icon:gear-hammer";
import gears from "icon:gears";
import greekTemple from "icon:greek-temple";
import halberd from "icon:halberd";
import harborDock from "icon:harbor-dock";
import hoodedAssassin from "icon:hooded-assassin";
import imperialCrown from "icon:imperial-crown";
import lightBulb from "icon:light-bulb";
import lizardman from "icon:lizardman";
import lotus from "icon:lotus";
import loveLetter from "icon:love-letter";
import magicPalm from "icon:magic-palm";
import molotov from "icon:molotov";
import observatory from "icon:observatory";
import openTreasureChest from "icon:open-treasure-chest";
import parrotHead from "icon:parrot-head";
import partyFlags from "icon:party-flags";
import pocketWatch from "icon:pocket-watch";
import poisonBottle from "icon:poison-bottle";
import polarStar from "icon:polar-star";
import publicSpeaker from "icon:public-speaker";
import puppet from "icon:puppet";
import queenCrown from "icon:queen-crown";
import raccoonHead from "icon:raccoon-head";
import recycle from "icon:recycle";
import robotGolem from "icon:robot-golem";
import rockGolem from "icon:rock-golem";
import scales from "icon:scales";
import scalpel from "icon:scalpel";
import scorpion from "icon:scorpion";
import shakingHands from "icon:shaking-hands";
import shop from "icon:shop";
import snakeTotem from "icon:snake-totem";
import spellBook from "icon:spell-book";
import swamp from "icon:swamp";
import throneKing from "icon:throne-king";
import tiedScroll from "icon:tied-scroll";
import topHat from "icon:top-hat";
import unicorn from "icon:unicorn";
import vortex from "icon:vortex";
import wyvern from "icon:wyvern";
import type { Id } from "./game";

export const EMBLEMS: Readonly<
  Record<Id<"character"> | Id<"guardian"> | Id<"location"> | `faction-${Id<"faction">}`, string>
> = {
  "hired-blade": hoodedAssassin,
  "void-mage": vortex,
  surgeon: scalpel,
  mediator: shakingHands,
  saboteur: dynamite,
  "fortune-teller": crystalBall,
  "palace-guard": halberd,
  judge: scales,
  ambusher: cloakDagger,
  puppeteer: puppet,
  clockmaker: pocketWatch,
  treasurer: openTreasureChest,
  "swamp-guardian": lizardman,
  magistra: spellBook,
  inventor: gears,
  djinn: djinn,
  poisoner: poisonBottle,
  "kinesis-mage": magicPalm,
  envoy: tiedScroll,
  "tax-collector": coinsPile,
  revolutionary: molotov,
  librarian: bookshelf,
  prodigy: lightBulb,
  aristocrat: topHat,
  blackmailer: loveLetter,
  illusionist: dualityMask,
  engineer: gearHammer,
  counselor: publicSpeaker,
  "witch-king": crownedSkull,
  elemental: rockGolem,
  "mechanical-djinn": robotGolem,
  successor: throneKing,
  unicorn: unicorn,
  cat: cat,
  peacock: feather,
  elephant: elephant,
  parrot: parrotHead,
  raccoon: raccoonHead,
  phoenix: eagleEmblem,
  scorpion: scorpion,
  fox: fox,
  toad: frog,
  basilisk: wyvern,
  bat: bat,
  "serpent-temple": snakeTotem,
  bazaar: shop,
  "founders-day": partyFlags,
  "grand-library": bookPile,
  scrapyard: recycle,
  "auction-house": gavel,
  "haunted-catacombs": cryptEntrance,
  "foggy-swamp": swamp,
  senate: greekTemple,
  "witchs-den": cauldron,
  "crown-hall": imperialCrown,
  observatory: observatory,
  harbour: harborDock,
  "faction-swamp": lotus,
  "faction-academy": polarStar,
  "faction-guild": cog,
  "faction-dynasty": queenCrown,
};
