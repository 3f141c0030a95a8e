/** Defines the schema of a checkpoint, which contains the whole state (`rules/inHand/state.ts`). */
import * as v from 'valibot';
import { PHASES } from '../../flow/inHand/phases';
import type { Checkpoint } from '../../flow/inHand/play';
import { TERRAINS } from '../../rules/core/board';
import type { Decision } from '../../rules/core/script';
import {
  type ActionState,
  type AttackState,
  type CardState,
  type Effect,
  ENDINGS,
  type Fight,
  type FoeState,
  HARMS,
  type HeroState,
  type HeroTurn,
  type ItemState,
  type MoveState,
  PARTIES,
  type PendingDamage,
  type RestState,
  type Rider,
  type RollState,
  type State,
  type Term,
  ZONES,
} from '../../rules/inHand/state';
import {
  BAD_CONDITIONS,
  BONUSES,
  DURATIONS,
  FACES,
  GOOD_CONDITIONS,
  HALVES,
  HINDRANCE_KINDS,
  KINDS,
  SIDES,
} from '../../rules/inHand/vocabulary';
import {
  bool,
  byName,
  count,
  flagsShape,
  integer,
  list,
  name,
  names,
  nullable,
  oneOf,
  optional,
  record,
  type Shape,
} from '../shapes';
import { abilityShape } from './abilitySchema';

const effects = list(
  record<Effect>({
    kind: oneOf([...BAD_CONDITIONS, ...GOOD_CONDITIONS, ...BONUSES]),
    value: integer,
    range: count,
    lasts: oneOf(DURATIONS),
    turns: count,
    begun: bool,
    until: nullable(count),
    source: name,
    card: nullable(name),
  }),
);

const hero = record<HeroState>({
  hp: integer,
  at: name,
  cards: list(record<CardState>({ id: name, side: oneOf(SIDES), zone: oneOf(ZONES) })),
  items: list(record<ItemState>({ id: name, state: oneOf(['ready', 'spent', 'consumed']) })),
  effects,
  money: count,
  treasures: list(count),
});

const foe = record<FoeState>({ id: name, monster: name, kind: oneOf(KINDS), at: name, hp: integer, maxHp: count });

const hindrances = list(oneOf(HINDRANCE_KINDS));
const fight = record<Fight>({
  foe: name,
  distance: v.pipe(count, v.minValue(1), v.maxValue(7)),
  face: nullable(oneOf(FACES)),
  rolls: count,
  acted: bool,
  effects,
  hindrances,
  fleeting: hindrances,
  absent: hindrances,
  sprung: bool,
  // Optional, because saves of earlier versions, in which traps could not be disarmed in combat, lack this field.
  traps: optional(record<NonNullable<Fight['traps']>>({ at: names, gone: count })),
});

const rider: Shape<Rider> = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['push', 'pull', 'pierce']), value: count }),
  v.strictObject({ kind: v.literal('condition'), condition: v.picklist(BAD_CONDITIONS) }),
]);
const riders = list(record<{ rider: Rider; source: string }>({ rider, source: name }));

const action = record<ActionState>({
  card: name,
  half: oneOf(HALVES),
  basic: bool,
  abilities: list(abilityShape),
  next: count,
  lost: bool,
  used: bool,
  waiting: bool,
  done: bool,
  boosts: names,
});

const turn = record<HeroTurn>({
  actions: list(record<HeroTurn['actions'][number]>({ card: name, half: oneOf(HALVES) })),
  action: nullable(action),
  parked: nullable(action),
  move: nullable(record<MoveState>({ left: count, jump: bool, overTraps: bool, steps: count, landing: bool })),
  consumed: names,
  infused: names,
  riders,
  struck: nullable(name),
  moved: count,
  looted: bool,
  shoved: optional(count),
  again: optional(oneOf(FACES)),
  resting: bool,
});

const attack = record<AttackState>({
  by: oneOf(PARTIES),
  terms: list(
    record<Term>({
      what: oneOf(['printed', 'troubled', 'shoved', 'spent', 'paid', 'consume', 'item', 'effect', 'special']),
      source: name,
      value: integer,
    }),
  ),
  range: count,
  ranged: bool,
  advantage: oneOf([-1, 0, 1]),
  rolls: list(record<RollState>({ face: oneOf(FACES), modifier: integer })),
  pierce: count,
  riders,
  self: list(record<AttackState['self'][number]>({ condition: oneOf(GOOD_CONDITIONS), source: name })),
  shield: count,
  stage: oneOf(['rolling', 'struck', 'spent', 'answered']),
});

/** The random generator's state: 32-bit words. Not all words may be 0, because the generator would then produce only zeros. */
const generator = v.pipe(
  v.strictTuple(
    Array.from({ length: 4 }, () => v.pipe(v.number(), v.integer(), v.minValue(-(2 ** 31)), v.maxValue(2 ** 31 - 1))),
  ),
  v.check((words) => words.some((word) => word !== 0), 'a generator that stands still'),
);

const state = record<State>({
  round: count,
  generator: generator as Shape<State['generator']>,
  hero,
  foes: list(foe),
  opened: names,
  spent: names,
  money: names,
  treasures: list(count),
  used: list(name, 200),
  leading: nullable(name),
  second: nullable(name),
  initiative: integer,
  acted: bool,
  fight: nullable(fight),
  candidates: names,
  opening: nullable(record<NonNullable<State['opening']>>({ foe: name, consume: names, pay: optional(count) })),
  turn: nullable(turn),
  foeTurn: nullable(record<NonNullable<State['foeTurn']>>({ healed: bool, harmed: bool })),
  attack: nullable(attack),
  offers: riders,
  suffering: nullable(record<PendingDamage>({ amount: count, cause: oneOf(HARMS) })),
  rest: nullable(record<RestState>({ lost: nullable(name) })),
  favour: nullable(
    record<NonNullable<State['favour']>>({ item: name, ability: abilityShape, rest: list(abilityShape) }),
  ),
  ending: nullable(oneOf(ENDINGS)),
  combat: bool,
  fought: names,
  absent: names,
  flags: flagsShape,
  purse: integer,
  tiles: byName(oneOf(TERRAINS)),
  followers: byName(name),
  decisions: list(record<Decision>({ rule: name, deed: count })),
});

export const checkpointShape = record<Checkpoint>({ phase: oneOf(PHASES), state });
