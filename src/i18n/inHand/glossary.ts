/** Lists the terms that the game can explain, each with its most important rule. The chapter `explain` has the texts of the terms. */
import type { HexId } from '../../rules/core/hexes';
import type { CardId, FoeId, Half, ItemId } from '../../rules/inHand/vocabulary';

/** The placeholder for terms that have no rule. */
export const NO_RULE = 'R0';

export const TERM_RULES = {
  // Terms on the map.
  plain: 'R4.1',
  wall: 'R4.2',
  door: 'R4.3',
  openDoor: 'R4.3',
  trap: 'R4.4',
  hazardous: 'R4.5',
  difficult: 'R4.6',
  obstacle: 'R4.7',
  treasure: 'R4.8',
  objective: 'R4.8',
  money: 'R4.8',
  dead: 'R4.10',
  monster: 'R4.10',
  elite: 'R4.10',
  hero: 'R1.1',
  start: 'R1.9',
  exit: 'R3.1',
  follower: 'R3.1',
  unlit: 'R3.1',
  flooded: 'R4.6',
  served: 'R3.1',
  torn: 'R3.1',
  letter: 'R3.1',
  orange: 'R1.9',
  blue: 'R1.9',
  reach: 'R10.1',
  way: 'R10.3',
  threat: 'R25.2',
  // Terms on ability cards.
  card: 'R1.3',
  half: 'R9.1',
  initiative: 'R8.1',
  sideA: 'R7.2',
  sideB: 'R7.2',
  levelMark: 'R28.1',
  attack: 'R12.1',
  range: 'R12.1',
  move: 'R10.1',
  jump: 'R10.2',
  push: 'R15.3',
  pull: 'R15.3',
  pierce: 'R15.4',
  troubled: 'R16.2',
  perShove: 'R12.7',
  perSpent: 'R12.7',
  pay: 'R18.4',
  pit: 'R20.6',
  credit: 'R23.2',
  finish: 'R20.7',
  shove: 'R15.5',
  reroll: 'R8.2',
  refresh: 'R23.3',
  forfeit: 'R23.4',
  shield: 'R19.1',
  retaliate: 'R19.2',
  heal: 'R20.1',
  harm: 'R20.1',
  disarmTrap: 'R20.2',
  loot: 'R20.3',
  recover: 'R20.4',
  strike: 'R21.1',
  hindrance: 'R30.1',
  dark: 'R18.1',
  fire: 'R18.1',
  eatDark: 'R18.2',
  eatFire: 'R18.2',
  round: 'R17.3',
  combat: 'R17.3',
  scenario: 'R17.3',
  lost: 'R7.2',
  active: 'R17.4',
  discarded: 'R7.2',
  leads: 'R7.1',
  second: 'R7.1',
  immobilize: 'R16.2',
  disarm: 'R16.2',
  stun: 'R16.2',
  muddle: 'R16.2',
  invisible: 'R16.3',
  strengthen: 'R16.3',
  attackBonus: 'R17.2',
  moveBonus: 'R17.2',
  // Terms on HP cards.
  heroHp: 'R1.1',
  monsterHp: 'R1.2',
  position: 'R1.1',
  otherHalf: 'R1.1',
  maxHp: 'R28.1',
  face: 'R2.1',
  heroModifier: 'R12.3',
  monsterModifier: 'R12.6',
  otherRow: 'R12.3',
  redLine: 'R2.1',
  ruler: 'R2.1',
  die: 'R2.2',
  hpTrack: 'R1.1',
  arrow: 'R1.1',
  // Terms on the monster's plate.
  portrait: 'R1.6',
  normalHp: 'R5.4',
  eliteHp: 'R5.4',
  column: 'R8.1',
  columnInitiative: 'R8.1',
  columnMove: 'R24.2',
  columnAttack: 'R24.1',
  columnRange: 'R24.2',
  columnHeal: 'R24.4',
  dash: 'R1.6',
  flying: 'R24.5',
  // Terms on the Distance tracker, on items, and in the odds.
  distance: 'R11.1',
  inReach: 'R12.1',
  tracker: 'R1.8',
  item: 'R23.1',
  spent: 'R23.1',
  consumed: 'R23.1',
  free: 'R23.1',
  usedUp: 'R23.1',
  odds: 'R12.3',
  advantage: 'R14.1',
  disadvantage: 'R14.1',
  // Terms in the HUD.
  menu: NO_RULE,
  undo: NO_RULE,
  goal: 'R6.2',
  level: 'R5.1',
  roundNumber: 'R6.1',
  coins: 'R27.1',
  counter: 'R3.1',
  stamina: 'R7.3',
  forecast: 'R8.1',
  basic: 'R9.4',
  select: 'R7.1',
  roll: 'R2.1',
  fight: 'R25.6',
  shift: 'R11.1',
  stop: 'R10.3',
  skip: 'R9.3',
  perform: 'R9.2',
  effect: 'R15.1',
  endTurn: 'R9.6',
  proceed: 'R6.1',
  longRest: 'R7.6',
  shortRest: 'R7.5',
  redraw: 'R7.5',
  lose: 'R7.4',
  suffer: 'R21.1',
  negate: 'R21.1',
  special: 'R3.1',
} as const satisfies Readonly<Record<string, `R${number}` | `R${number}.${number}`>>;

export type GlossaryTerm = keyof typeof TERM_RULES;
export type RuleNumber = (typeof TERM_RULES)[GlossaryTerm];

export const TERMS = Object.keys(TERM_RULES) as GlossaryTerm[];

export function isTerm(name: string | undefined): name is GlossaryTerm {
  return name !== undefined && Object.hasOwn(TERM_RULES, name);
}

/** A term that is shown at a place on the table. `figure` is the number beside the term: '3' in 'Attack 3'. */
export interface ShownTerm {
  readonly term: GlossaryTerm;
  readonly figure?: string;
}

/** The thing on the table that shows the terms. */
export type Bearer =
  | { readonly kind: 'card'; readonly card: CardId; readonly half?: Half }
  | { readonly kind: 'item'; readonly item: ItemId }
  | { readonly kind: 'foe'; readonly foe: FoeId }
  | { readonly kind: 'hero' };

/** The thing at a point of the table, and the terms shown there, nearest first. */
export interface ExplainTarget {
  readonly of: Bearer | null;
  /** The hex at the point; absent off the map. The log uses the hex's name, and the map prints the name in small type. */
  readonly hex?: HexId;
  readonly seen: readonly ShownTerm[];
}
