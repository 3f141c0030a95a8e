/** Defines the schemas of tasks and questions (`rules/longTable/tasks.ts`). */
import * as v from 'valibot';
import { HALVES } from '../../rules/core/vocabulary';
import type { Source } from '../../rules/longTable/state';
import type {
  Action,
  AttackJob,
  Choice,
  Force,
  Lines,
  Placing,
  Question,
  Strike,
  Task,
  TaskOf,
  Term,
  Walk,
} from '../../rules/longTable/tasks';
import { CONDITIONS, RANKS, TOKENS } from '../../rules/longTable/vocabulary';
import {
  bool,
  count,
  integer,
  list,
  name,
  names,
  nullable,
  oneOf,
  optional,
  record,
  type Shape,
  type Variants,
  variants,
} from '../shapes';
import { optionShape } from './commandSchema';
import {
  abilityShape,
  conditionShape,
  elementShape,
  modifierIdShape,
  modsShape,
  partShape,
  yes,
} from './printedSchema';

const half = oneOf(HALVES);

export const sourceShape = variants<Source, 'from'>('from', {
  card: { hero: name, card: name, half },
  monsterCard: { monster: name, card: name },
  item: { hero: name, item: name },
  modifier: { card: modifierIdShape },
  bonus: { bonus: count, hero: name, card: name },
  summon: { figure: name },
  trait: { figure: name },
  escort: { figure: name },
  trap: { hex: name },
  hazard: { hex: name },
  grave: { hex: name },
  slam: { by: name },
  retaliate: { by: name },
  burst: { by: name },
  token: { token: oneOf(TOKENS) },
  adjacent: {},
  perk: {},
  rest: {},
  scenario: { rule: name },
  pending: {},
});
const sources = list(sourceShape);

const terms = list(record<Term>({ n: integer, source: sourceShape }));

const action = record<Action>({
  actor: name,
  hero: name,
  parts: list(partShape),
  next: count,
  done: bool,
  source: sourceShape,
  paid: list(integer),
  basic: bool,
  half: nullable(record<NonNullable<Action['half']>>({ card: name, half })),
});

const job = record<AttackJob>({
  attacker: name,
  melee: bool,
  range: count,
  terms,
  mods: modsShape,
  targets: names,
  source: sourceShape,
  mayWaive: bool,
  calls: optional(yes),
  stoodIn: optional(names),
});

const strike = record<Strike>({
  job,
  target: name,
  terms,
  mods: modsShape,
  advantage: sources,
  disadvantage: sources,
  answered: names,
  shield: terms,
  waived: list(oneOf([...CONDITIONS, 'lien'])),
});

const lines = record<Lines>({
  figure: name,
  parts: list(partShape),
  next: count,
  source: sourceShape,
  begun: bool,
  focus: nullable(name),
  focusFor: count,
  attacks: count,
  attacked: names,
  plan: nullable(record<NonNullable<Lines['plan']>>({ hex: name, targets: names })),
  startHex: name,
});

const walk = record<Walk>({
  figure: name,
  from: name,
  gait: oneOf(['walk', 'jump', 'fly']),
  steps: list(record<Walk['steps'][number]>({ hex: name, cost: count, negative: bool })),
  movement: count,
});

const force = record<Force>({
  by: name,
  target: name,
  kind: oneOf(['push', 'pull']),
  left: count,
  full: count,
  slam: count,
  path: names,
  source: sourceShape,
  mayWaive: bool,
});

const placing = variants<Placing, 'placing'>('placing', {
  summon: { monster: optional(name) },
  trap: { damage: count, conditions: list(conditionShape) },
  disarmTrap: {},
  grave: {},
});

const placingOn = nullable(names);
const chosen = optional(optionShape);
const ofFigure = { figure: name };
const deed = { action, ability: abilityShape };

/** Schemas of the tasks that a question can be about. (The task `then` after a choice may be any task.) */
const HELD: Pick<
  Variants<Task, 'do'>,
  'move' | 'chooseElements' | 'place' | 'recover' | 'refresh' | 'damage' | 'give'
> = {
  move: { ...deed, left: count, from: name, jump: bool, leapt: bool, carried: nullable(name), steps: count },
  chooseElements: {
    hero: name,
    how: oneOf(['create', 'infuse']),
    left: integer,
    of: nullable(list(elementShape)),
    source: sourceShape,
  },
  place: { ...deed, what: placing, left: count, begun: bool },
  recover: { action, from: oneOf(['discard', 'lost']), left: count, begun: bool },
  refresh: { action, from: oneOf(['spent', 'consumed']), left: count, begun: bool },
  damage: {
    ...ofFigure,
    amount: integer,
    source: sourceShape,
    credit: nullable(name),
    attack: optional(yes),
    prepared: optional(yes),
  },
  give: { ...ofFigure, condition: conditionShape, source: sourceShape, by: nullable(name) },
};

const TASKS: Variants<Task, 'do'> = {
  ...HELD,
  chooseInTurn: { hero: name },
  endTurn: ofFigure,
  finishTurn: ofFigure,
  action: { action },
  actionDone: { action },
  aimed: { ...deed, targets: names, placing: placingOn },
  land: { action, leapt: bool, carried: nullable(name) },
  bid: { ...deed, chosen },
  setDown: { by: name, figure: name, chosen },
  attack: { job, next: count },
  strike: { strike, step: oneOf(['before', 'draw', 'retaliate']) },
  effects: { by: name, target: name, mods: modsShape, source: sourceShape, mayWaive: bool },
  modifierEffects: { ...ofFigure, cards: list(modifierIdShape) },
  force: { force },
  shift: { force, at: count, fillsGrave: bool, blocked: bool },
  slam: { by: name, target: name, n: count },
  deed: { by: name, ability: abilityShape, targets: names, source: sourceShape, mayWaive: bool, calls: optional(bool) },
  enter: { ...ofFigure, hex: name, by: nullable(name) },
  fall: { ...ofFigure, hurt: optional(yes), chosen },
  walk: { walk, at: count },
  monsterTurn: {
    ...ofFigure,
    paying: optional(record<NonNullable<TaskOf<'monsterTurn'>['paying']>>({ nth: count, picked: list(elementShape) })),
    chosen,
  },
  lines: { lines, chosen },
  trigger: { bonus: count, about: nullable(name) },
  orderItems: {},
  setOrder: { revealed: bool, asking: optional(name), chosen },
  spawn: { monster: name, rank: oneOf(RANKS), hex: name },
  shortRests: { begun: optional(yes) },
  cleanUp: {},
  finishRound: {},
  roomOpened: { room: count, by: nullable(name) },
  roomAsks: { hero: name, asks: oneOf(['card', 'item', 'hex']), chosen },
  roomsAtRoundEnd: {},
};

export const taskShape: Shape<Task> = variants<Task, 'do'>('do', TASKS);
const choice = record<Choice>({ rule: name, figure: nullable(name), options: list(optionShape), preset: count });

const then = nullable(taskShape);
const ofHero = { hero: name };

export const questionShape: Shape<Question> = variants<Question, 'ask'>('ask', {
  prepare: {},
  select: {},
  orderSet: {},
  choice: { choice, then },
  turn: ofHero,
  longRest: ofHero,
  ability: { action },
  move: { move: record<TaskOf<'move'>>({ do: v.literal('move'), ...HELD.move }) },
  targets: { ...deed, chosen: names, placing: placingOn, leftOut: names },
  draw: { strike },
  defend: { ...ofHero, strike },
  damage: { ...ofHero, damage: record<TaskOf<'damage'>>({ do: v.literal('damage'), ...HELD.damage }) },
  ward: { ...ofHero, give: record<TaskOf<'give'>>({ do: v.literal('give'), ...HELD.give }) },
  force: { force },
  place: { place: record<TaskOf<'place'>>({ do: v.literal('place'), ...HELD.place }) },
  cards: { recover: record<TaskOf<'recover'>>({ do: v.literal('recover'), ...HELD.recover }) },
  items: { refresh: record<TaskOf<'refresh'>>({ do: v.literal('refresh'), ...HELD.refresh }) },
  element: { elements: record<TaskOf<'chooseElements'>>({ do: v.literal('chooseElements'), ...HELD.chooseElements }) },
  rests: {},
  restLoss: { ...ofHero, card: name, mayRedraw: bool },
});
