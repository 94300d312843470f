/** The emblem of every card. */

import anchor from "icon:anchor";
import anvil from "icon:anvil";
import aqueduct from "icon:aqueduct";
import arena from "icon:arena";
import barn from "icon:barn";
import beerStein from "icon:beer-stein";
import bookshelf from "icon:bookshelf";
import camel from "icon:camel";
import castle from "icon:castle";
import cavalry from "icon:cavalry";
import church from "icon:church";
import cloakDagger from "icon:cloak-dagger";
import coinsPile from "icon:coins-pile";
import colombianStatue from "icon:colombian-statue";
import compass from "icon:compass";
import conversation from "icon:conversation";
import crownOfThorns from "icon:crown-of-thorns";
import crystalCluster from "icon:crystal-cluster";
import defensiveWall from "icon:defensive-wall";
import dominoMask from "icon:domino-mask";
import dragonHead from "icon:dragon-head";
import dynamite from "icon:dynamite";
import eggClutch from "icon:egg-clutch";
import egyptianTemple from "icon:egyptian-temple";
import fireShrine from "icon:fire-shrine";
import flyingFlag from "icon:flying-flag";
import fountain from "icon:fountain";
import giant from "icon:giant";
import goldMine from "icon:gold-mine";
import grainBundle from "icon:grain-bundle";
import granary from "icon:granary";
import guards from "icon:guards";
import harborDock from "icon:harbor-dock";
import hoodedFigure from "icon:hooded-figure";
import hornedSkull from "icon:horned-skull";
import huntingHorn from "icon:hunting-horn";
import iceGolem from "icon:ice-golem";
import imprisoned from "icon:imprisoned";
import island from "icon:island";
import lighthouse from "icon:lighthouse";
import magicGate from "icon:magic-gate";
import magicPortal from "icon:magic-portal";
import medievalBarracks from "icon:medieval-barracks";
import meteorImpact from "icon:meteor-impact";
import mining from "icon:mining";
import moneyStack from "icon:money-stack";
import oak from "icon:oak";
import observatory from "icon:observatory";
import openBook from "icon:open-book";
import openTreasureChest from "icon:open-treasure-chest";
import pirateCaptain from "icon:pirate-captain";
import potionBall from "icon:potion-ball";
import prayer from "icon:prayer";
import quillInk from "icon:quill-ink";
import rat from "icon:rat";
import receiveMoney from "icon:receive-money";
import robber from "icon:robber";
import seatedMouse from "icon:seated-mouse";
import shadowGrasp from "icon:shadow-grasp";
import shakingHands from "icon:shaking-hands";
import shipWreck from "icon:ship-wreck";
import shop from "icon:shop";
import snowflake2 from "icon:snowflake-2";
import stonePile from "icon:stone-pile";
import swapBag from "icon:swap-bag";
import throneKing from "icon:throne-king";
import tombstone from "icon:tombstone";
import totemMask from "icon:totem-mask";
import treasureMap from "icon:treasure-map";
import treeFace from "icon:tree-face";
import trowel from "icon:trowel";
import village from "icon:village";
import visoredHelm from "icon:visored-helm";
import watchtower from "icon:watchtower";
import windmill from "icon:windmill";
import woodPile from "icon:wood-pile";

export const EMBLEMS: Readonly<Record<string, string>> = {
  farm: barn,
  hamlet: village,
  mill: windmill,
  barracks: medievalBarracks,
  guildhall: shakingHands,
  harbour: harborDock,
  seafarers: anchor,
  "allied-troops": flyingFlag,
  "tax-collectors": receiveMoney,
  scholars: openBook,
  "tatis-tribe": totemMask,
  expedition: camel,
  "royal-cavalry": cavalry,
  "royal-guard": guards,
  sappers: mining,
  recruiters: huntingHorn,
  "secret-society": hoodedFigure,
  "enchanted-forge": anvil,
  "great-library": bookshelf,
  "monumental-statue": colombianStatue,
  "magnificent-arena": arena,
  "banquet-hall": beerStein,
  "great-lighthouse": lighthouse,
  "royal-gaol": imprisoned,
  ramparts: defensiveWall,
  cathedral: church,
  aqueduct: aqueduct,
  "royal-mint": coinsPile,
  observatory: observatory,
  "gardens-of-wonders": fountain,
  "throne-room": throneKing,
  "grand-market": shop,
  portal: magicPortal,
  "lair-of-the-burning-sands": dragonHead,
  "wreck-of-the-leonart": shipWreck,
  "gate-of-hell": magicGate,
  "last-refuge-of-the-giants": giant,
  "dragon-egg": eggClutch,
  "lost-city": egyptianTemple,
  "crystal-cave": crystalCluster,
  "isle-of-storms": island,
  "golden-vein": goldMine,
  "stone-circle": stonePile,
  "forgotten-shrine": fireShrine,
  "tomb-of-the-first-king": tombstone,
  "eternal-tree": oak,
  "ghost-wood": treeFace,
  "rare-timber": woodPile,
  "full-granaries": granary,
  "chest-of-gold": openTreasureChest,
  "old-maps": treasureMap,
  "pirate-of-the-five-seas": pirateCaptain,
  "enlightened-prophet": prayer,
  "grey-eminence": cloakDagger,
  "renowned-cartographer": compass,
  "master-builder": trowel,
  "granary-steward": grainBundle,
  "royal-treasurer": moneyStack,
  "court-alchemist": potionBall,
  guildmaster: swapBag,
  "captain-of-the-guard": visoredHelm,
  "royal-chronicler": quillInk,
  "master-of-illusions": dominoMask,
  "wily-negotiator": conversation,
  saboteur: dynamite,
  calamity: meteorImpact,
  "giant-rat": rat,
  vermin: seatedMouse,
  "frost-giant": iceGolem,
  shadow: shadowGrasp,
  thief: robber,
  teressie: castle,
  valados: watchtower,
  usurper: crownOfThorns,
  "northern-lands": snowflake2,
  "lord-of-doom": hornedSkull,
};
