/** Defines the schemas for the contents of a journal of the game in hand. */
import * as v from 'valibot';
import type { InHand } from '../../flow/inHand/types';
import type { Setup } from '../../rules/inHand/book';
import type { Command } from '../../rules/inHand/commands';
import { FACES, HALVES, HERO_LEVELS, HINDRANCE_KINDS, SCENARIO_LEVELS } from '../../rules/inHand/vocabulary';
import type { GameShapes } from '../schema';
import { bool, count, flagsShape, list, name, names, nullable, oneOf, optional, record, variants } from '../shapes';
import { checkpointShape } from './stateSchema';

/** The shape of a command. */
export const commandShape = variants<Command, 'type'>('type', {
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
  attack: { foe: name, consume: names, pay: optional(count) },
  perform: { consume: names, pay: optional(count) },
  shove: { by: count },
  behave: { face: oneOf(FACES) },
  refresh: { item: name, consume: names },
  forfeit: { item: name },
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
});

/** The shape of a set-up. */
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

/** The shapes of a journal and its checkpoint. */
export const SHAPES: GameShapes<InHand> = { setup: setupShape, command: commandShape, checkpoint: checkpointShape };
