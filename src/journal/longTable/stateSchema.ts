/** Defines the schema of a checkpoint, which contains the whole state (`rules/longTable/state.ts`). */
import * as v from 'valibot';
import { PHASES } from '../../flow/longTable/phases';
import type { Checkpoint } from '../../flow/longTable/play';
import { HALVES } from '../../rules/core/vocabulary';
import { COUNTERS } from '../../rules/longTable/goalTest';
import type {
  AbilityDeck,
  ActiveCard,
  Bonus,
  Figure,
  FigureToken,
  HeldItem,
  ModifierDeck,
  Place,
  Seat,
  Trap,
  Turn,
  WorkingState,
} from '../../rules/longTable/state';
import { ELEMENT_STRENGTHS, ELEMENTS, RANKS, TOKENS } from '../../rules/longTable/vocabulary';
import {
  bool,
  byName,
  count,
  integer,
  keyed,
  list,
  name,
  names,
  nullable,
  oneOf,
  optional,
  partlyKeyed,
  record,
  type Shape,
  variants,
} from '../shapes';
import { abilitiesShape, conditionShape, elementShape, modifierIdShape, triggerShape } from './printedSchema';
import { questionShape, sourceShape, taskShape } from './taskSchema';

const half = oneOf(HALVES);
/** HP of a figure that is on the map. */
const hp: Shape<number> = v.pipe(count, v.minValue(1), v.maxValue(1000));
const figureFields = {
  id: name,
  hex: name,
  hp,
  maxHp: hp,
  tokens: list(record<FigureToken>({ token: oneOf(TOKENS), fresh: bool })),
};

const figure = variants<Figure, 'kind'>('kind', {
  hero: { ...figureFields, hero: name },
  summon: { ...figureFields, summon: name, hero: name, card: name, since: count },
  monster: {
    ...figureFields,
    monster: name,
    rank: oneOf(RANKS),
    number: count,
    leavesMoney: bool,
    lien: bool,
    lienBy: optional(name),
    since: count,
  },
  escort: { ...figureFields, escort: name, number: count },
  obstacle: { ...figureFields, obstacle: name },
});

const deck = record<ModifierDeck>({
  draw: list(modifierIdShape, 200),
  discard: list(modifierIdShape, 200),
  reshuffle: bool,
});

const plan = variants<NonNullable<Seat['plan']>, 'plan'>('plan', {
  cards: { leading: name, second: name },
  longRest: {},
});

const seat = record<Seat>({
  hero: name,
  hand: names,
  plan: nullable(plan),
  discard: names,
  lost: names,
  unrecoverable: names,
  active: list(record<ActiveCard>({ card: name, half, pile: oneOf(['discard', 'lost']) })),
  items: list(record<HeldItem>({ item: name, state: oneOf(['ready', 'spent', 'consumed', 'aside']), uses: count })),
  deck,
  money: count,
  gold: count,
  found: list(count),
  experience: count,
  exhausted: bool,
  goals: names,
  counters: partlyKeyed(COUNTERS, integer),
  killed: byName(count),
  lootedRooms: list(count),
  initiativeChange: integer,
  carries: list(count),
  hasPutDown: bool,
});

const bonus = record<Bonus>({
  id: count,
  kind: oneOf(['shield', 'retaliate', 'attacks', 'moves', 'summons', 'advantage', 'when']),
  bearer: name,
  amount: integer,
  range: count,
  trigger: nullable(triggerShape),
  abilities: abilitiesShape,
  until: oneOf(['round', 'persistent']),
  source: sourceShape,
  used: count,
  slots: list(record<Bonus['slots'][number]>({ xp: bool })),
});

const initiative = { initiative: count };
const place = variants<Place, 'place'>('place', {
  hero: { hero: name, ...initiative },
  type: { monster: name, ...initiative },
  escorts: { escort: name, ...initiative },
});

const turn = record<Turn>({
  figure: name,
  startHex: name,
  cards: names,
  played: list(record<Turn['played'][number]>({ card: name, half, basic: bool })),
  longRest: bool,
  created: list(elementShape),
  itemsUsed: count,
  ending: bool,
});

/** A 32-bit word of the random generator's state. Not all words may be 0: the generator would then produce only zeros. */
const word = v.pipe(v.number(), v.integer(), v.minValue(-(2 ** 31)), v.maxValue(2 ** 31 - 1));
export const generatorShape: Shape<WorkingState['generator']> = v.pipe(
  v.strictTuple([word, word, word, word]),
  v.check((words) => words.some((each) => each !== 0), 'a generator that stands still'),
);

const pool: Shape<number> = v.pipe(count, v.maxValue(10));

const state: Shape<Checkpoint['state']> = record<WorkingState>({
  generator: generatorShape,
  round: count,
  figures: list(figure, 200),
  seats: v.pipe(list(seat, 4), v.minLength(1)),
  rooms: list(count),
  opened: names,
  unlocked: names,
  traps: list(record<Trap>({ hex: name, damage: nullable(count), conditions: list(conditionShape) })),
  tiles: byName(oneOf(['plain', 'difficult', 'hazardous', 'obstacle']), 200),
  graves: list(name, 4),
  money: list(name, 200),
  treasures: list(count),
  putDown: byName(name),
  elements: keyed(ELEMENTS, oneOf(ELEMENT_STRENGTHS)),
  decks: byName(record<AbilityDeck>({ draw: names, discard: names, shown: nullable(name) })),
  monsterDeck: deck,
  pools: record<WorkingState['pools']>({ heroCurses: pool, monsterCurses: pool, blessings: pool }),
  bonuses: list(bonus, 200),
  nextId: count,
  order: list(place),
  place: count,
  acted: list(name, 200),
  late: list(name, 200),
  lateGroup: nullable(name),
  paid: byName(list(count)),
  ties: byName(names),
  turn: nullable(turn),
  restable: names,
  shoved: list(name, 200),
  ending: nullable(oneOf(['won', 'lost'])),
  bells: byName(count),
  plates: names,
  over: bool,
  damaged: list(name, 500),
  turns: list(name, 200),
  openings: list(record<WorkingState['openings'][number]>({ room: count, round: count, by: nullable(name) })),
  agenda: list(taskShape, 200),
  question: nullable(questionShape),
  used: names,
  decisions: list<WorkingState['decisions'][number]>(v.never(), 0),
});

export const checkpointShape = record<Checkpoint>({ phase: oneOf(PHASES), state });
