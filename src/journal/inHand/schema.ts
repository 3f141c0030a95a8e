/** The shape of a journal that comes from outside. Whether its commands are legal is for the rules to say. */
import * as v from 'valibot';
import type { Setup } from '../../rules/inHand/book';
import type { Command, CommandType } from '../../rules/inHand/commands';
import { HALVES, HERO_LEVELS, HINDRANCE_KINDS, SCENARIO_LEVELS } from '../../rules/inHand/vocabulary';
import type { Journal, Kept } from '../journal';
import { bool, count, flagsShape, list, name, names, nullable, oneOf, optional, record, type Shape } from '../shapes';
import { checkpointShape } from './stateSchema';

type Fields<T extends CommandType, C = Extract<Command, { type: T }>> = {
  [F in Exclude<keyof C, 'type'>]: Shape<C[F]>;
};

const FIELDS: { [T in CommandType]: Fields<T> } = {
  select: { leading: name, second: name },
  longRest: {},
  lose: { card: name },
  shortRest: {},
  keep: {},
  redraw: {},
  fight: { foe: name },
  roll: {},
  proceed: {},
  play: { card: name, half: oneOf(HALVES), basic: bool },
  step: { to: name },
  stop: {},
  shift: { distance: count },
  attack: { foe: name, consume: names },
  perform: { consume: names },
  disarmTrap: { at: name },
  recover: { card: name },
  hinder: { terrain: oneOf(HINDRANCE_KINDS) },
  effect: { by: count },
  skip: {},
  useItem: { item: name },
  suffer: {},
  negateByLosing: { card: name },
  negateByDiscarding: { cards: v.strictTuple([name, name]) },
  negateByCounter: { counter: name },
  choose: { option: name, what: nullable(name) },
  endTurn: {},
};

export const commandShape = v.variant(
  'type',
  Object.entries(FIELDS).map(([type, fields]) => v.strictObject({ type: v.literal(type), ...fields })),
) as unknown as Shape<Command>;

export const setupShape = record<Setup>({
  scenario: name,
  hero: name,
  level: oneOf(HERO_LEVELS),
  upgrades: names,
  items: names,
  scenarioLevel: oneOf(SCENARIO_LEVELS),
  looted: list(count),
  gold: optional(count),
  flags: optional(flagsShape),
  variants: record<Setup['variants']>({ hindrances: bool, onTable: bool }),
  seed: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
});

/** Far more than a scenario of a dozen rounds asks for. */
const MOST_COMMANDS = 5000;

export const journalShape = record<Journal>({
  format: v.literal(1),
  contentHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/)),
  setup: setupShape,
  start: nullable(checkpointShape),
  commands: list(commandShape, MOST_COMMANDS),
});

export const keptShape = record<Kept>({
  journal: journalShape,
  checkpoint: checkpointShape,
  undone: optional(list(list(commandShape, 100), 500)),
});
