/**
 * Defines the schema of a scenario page: its tiles, goals and special rules. The same schema serves the game's own pages and
 * the pages of packs, which differ only in how they write hexes and names (`NameShapes`).
 */
import * as v from 'valibot';
import {
  between,
  byName,
  count,
  list,
  name,
  oneOf,
  optional,
  record,
  type Shape,
  variants,
  yes,
} from '../../journal/shapes';
import { type Board, type PlaceableTerrain, TERRAINS, type Wall } from '../../rules/core/board';
import type { HexId } from '../../rules/core/hexes';
import {
  type Choice,
  type Circumstance,
  type Deed,
  type FoeBonus,
  type FoePlace,
  type Goal,
  PICKS,
  type ScenarioDef,
  type SpecialRule,
  type TreasurePlace,
  type Trigger,
} from '../../rules/inHand/book';
import { ELEMENTS, FACES, GOOD_CONDITIONS, KINDS } from '../../rules/inHand/vocabulary';

/** The schemas for hexes and names, which differ between the game's own content and packs. */
export interface NameShapes {
  readonly hex: Shape<HexId>;
  readonly hexes: Shape<HexId[]>;
  readonly monster: Shape<string>;
  /** A name that the page defines: the name of a rule, an option, a counter or a follower, or an alias. */
  readonly own: Shape<string>;
}

/** The `NameShapes` of the game's own content, which uses the hexes and names of the rules. */
export const OWN_NAME_SHAPES: NameShapes = { hex: name, hexes: list(name), monster: name, own: name };

type Of<T, K extends string, V extends string> = Extract<T, { readonly [P in K]: V }>;

const whole = between(-99, 99);
const rounds = between(1, 60);
/**
 * Terrain that a rule can place. Doors are excluded: they exist only on the printed map, because they separate areas
 * that are closed until the door opens (R4.3).
 */
const laid: Shape<PlaceableTerrain> = v.pipe(
  oneOf(TERRAINS),
  v.guard((terrain): terrain is PlaceableTerrain => terrain !== 'door', 'a door cannot be laid, only drawn'),
);

/** The schemas of a page's parts. Goals and effects can be nested; the depth limit for JSON from outside (MAX_DEPTH) limits the nesting. */
export interface PageShapes {
  readonly foe: Shape<FoePlace>;
  readonly treasure: Shape<TreasurePlace>;
  readonly goals: Shape<Goal[]>;
  readonly rules: Shape<SpecialRule[]>;
}

export function pageShapes({ hex, hexes, monster, own }: NameShapes): PageShapes {
  const circumstances = list(circumstanceShape(hexes, own), 20);
  const needs = optional(circumstances);
  const deeds: Shape<Deed[]> = v.lazy(() => list(deed, 20));
  const choice = record<Choice>({
    id: own,
    needs,
    costs: optional(between(0, 99)),
    pick: optional(oneOf(PICKS)),
    does: deeds,
  });
  const deed = deedShape(hexes, own, choice, deeds);
  const goal: Shape<Goal> = v.lazy(() => goalOf);
  const goalOf = goalShape(hex, own, circumstances, goal);
  return {
    foe: record<FoePlace>({
      id: name,
      monster,
      kind: oneOf(KINDS),
      at: hex,
      hpBonus: optional(v.union([whole, v.strictTuple([whole, whole, whole, whole])])),
      hpFor: optional(v.record(v.pipe(v.string(), v.maxLength(40)), whole)),
      alias: optional(own),
    }),
    treasure: record<TreasurePlace>({
      number: between(1, 9999),
      at: hex,
      objective: optional(yes),
      gold: optional(between(0, 99)),
      item: optional(name),
      gate: needs,
    }),
    goals: list(goal, 10),
    rules: list(ruleShape(hex, hexes, own, circumstances, deeds), 40),
  };
}

function circumstanceShape(hexes: Shape<HexId[]>, own: Shape<string>): Shape<Circumstance> {
  return variants<Circumstance, 'kind'>('kind', {
    flag: { flag: own, atLeast: optional(whole), atMost: optional(whole) },
    lives: { foe: name },
    dead: { foe: name },
    foePosition: { positions: list(between(1, 4), 4) },
    foeHp: { foe: name, atMost: count },
    heroHp: { atLeast: count },
    heroOn: { hexes },
    infused: { element: oneOf(ELEMENTS) },
    used: { rule: own },
    unused: { rule: own },
    looted: { objectives: count },
    hindered: {},
  });
}

function goalShape(
  hex: Shape<HexId>,
  own: Shape<string>,
  circumstances: Shape<Circumstance[]>,
  goal: Shape<Goal>,
): Shape<Goal> {
  return variants<Goal, 'kind'>('kind', {
    killAll: {},
    kill: { foes: list(name, 20) },
    lootObjectives: {},
    endTurnOn: { at: hex, needs: optional(circumstances) },
    survive: { round: rounds },
    together: { follower: own, at: hex },
    holds: { what: circumstances },
    any: { of: list(goal, 10) },
  });
}

function triggerShape(hex: Shape<HexId>): Shape<Trigger> {
  return variants<Trigger, 'on'>('on', {
    roundBegins: {},
    roundEnds: { round: optional(rounds), from: optional(rounds) },
    endTurnOn: { at: hex },
    turnEnds: {},
    combatBegins: { foe: optional(name) },
    dies: { foes: list(name, 20) },
    rangedAttack: {},
    looted: { treasures: list(between(1, 9999), 20) },
    shoved: { foe: name },
    harmlessTurn: {},
    won: {},
  });
}

function deedShape(
  hexes: Shape<HexId[]>,
  own: Shape<string>,
  choice: Shape<Choice>,
  deeds: Shape<Deed[]>,
): Shape<Deed> {
  type Is<K extends Deed['do']> = Of<Deed, 'do', K>;
  const per = v.union([v.literal('objectivesLeft'), v.strictObject({ flag: own })]);
  const all: Shape<'unfought'> = v.literal('unfought');
  return variants<Deed, 'do'>('do', {
    heal: { value: between(0, 20) },
    gain: { condition: oneOf(GOOD_CONDITIONS) },
    damage: { value: between(0, 20), price: optional(yes) },
    gold: { value: whole, per: optional(per as Shape<NonNullable<Is<'gold'>['per']>>) },
    count: { flag: own, by: whole, byElite: optional(whole) },
    remember: { flag: own, as: name },
    terrain: { hexes, from: optional(oneOf(TERRAINS)), to: laid },
    elite: { foes: v.union([all, list(name, 20)]) as Shape<Is<'elite'>['foes']> },
    sendBack: { follower: own, hexes: between(0, 20) },
    clearHindrance: {},
    choose: { among: list(choice, 6) },
    roll: { faces: list(oneOf(FACES), 3), does: deeds },
  });
}

function ruleShape(
  hex: Shape<HexId>,
  hexes: Shape<HexId[]>,
  own: Shape<string>,
  circumstances: Shape<Circumstance[]>,
  deeds: Shape<Deed[]>,
): Shape<SpecialRule> {
  type Is<K extends SpecialRule['kind']> = Of<SpecialRule, 'kind', K>;
  const needs = optional(circumstances);
  const bonus = between(0, 9);
  const retaliate = record<NonNullable<FoeBonus['retaliate']>>({ value: bonus, range: between(1, 7) });
  return variants<SpecialRule, 'kind'>('kind', {
    when: { id: own, trigger: triggerShape(hex), needs, once: optional(yes), does: deeds },
    while: {
      id: own,
      needs: circumstances,
      foes: optional(list(name, 20)),
      move: optional(bonus),
      shield: optional(bonus),
      pierce: optional(bonus),
      heal: optional(bonus),
      retaliate: optional(retaliate),
    },
    roundLimit: { round: rounds },
    failure: { id: own, when: circumstances },
    counter: { id: own, start: whole, perLevel: optional(whole), buffer: optional(yes) },
    wave: {
      foes: list(record<Is<'wave'>['foes'][number]>({ foe: name, distance: between(1, 7) }), 20),
      needs,
      distanceFlag: optional(own),
    },
    follower: { id: own, at: hex, hexes: between(0, 9) },
    laid: { hexes, as: laid },
    dark: { sight: between(1, 20), unless: oneOf(ELEMENTS) },
    standing: {},
    noJump: {},
    noMoney: { needs: circumstances },
    harsh: { times: between(1, 5), needs: circumstances },
  });
}

const board = record<Board>({
  hexes: byName(oneOf(TERRAINS), 100),
  walls: list<Wall>(v.strictTuple([name, name]), 300),
});

const { foe, treasure, goals, rules } = pageShapes(OWN_NAME_SHAPES);

/** The schema of a scenario in the types of the rules, from the game's own content or from a pack. */
export const scenarioShape = record<ScenarioDef>({
  id: name,
  number: between(1, 99),
  board,
  start: name,
  colour: oneOf(['orange', 'blue']),
  exit: optional(name),
  foes: list(foe, 12),
  money: list(name, 20),
  treasures: list(treasure, 12),
  marks: byName(name, 30),
  goals: v.pipe(goals, v.minLength(1)),
  rules,
});
