/**
 * The shape of a scenario's page: what lies on its tiles, its goals and its special rules. Our own pages and those of packs go
 * through it; they differ in how a hex and a name are written: see `Writing`.
 */
import * as v from 'valibot';
import { between, byName, count, list, name, oneOf, optional, record, type Shape, yes } from '../../journal/shapes';
import { type Board, type LaidTerrain, TERRAINS, type Wall } from '../../rules/core/board';
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

/** How hexes and names are written: in our own content, or in a pack. */
export interface Writing {
  readonly hex: Shape<HexId>;
  readonly hexes: Shape<HexId[]>;
  readonly monster: Shape<string>;
  /** Names that the page gives: of rules, options, counters, followers, aliases. */
  readonly own: Shape<string>;
}

/** As our own content writes: every hex by its name. */
export const PLAIN: Writing = { hex: name, hexes: list(name), monster: name, own: name };

type Of<T, K extends string, V extends string> = Extract<T, { readonly [P in K]: V }>;

const whole = between(-99, 99);
const rounds = between(1, 60);
/** A door is printed on the map: a hex that became one would have opened already, or have nothing behind it (R4.3). */
const laid: Shape<LaidTerrain> = v.pipe(
  oneOf(TERRAINS),
  v.guard((terrain): terrain is LaidTerrain => terrain !== 'door', 'a door cannot be laid, only drawn'),
);

/** Lists and objects that hold more of their own kind go no deeper than JSON may (MAX_DEPTH). */
export interface PageShapes {
  readonly foe: Shape<FoePlace>;
  readonly treasure: Shape<TreasurePlace>;
  readonly goals: Shape<Goal[]>;
  readonly rules: Shape<SpecialRule[]>;
}

export function pageShapes({ hex, hexes, monster, own }: Writing): PageShapes {
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

function variant<T>(key: string, shapes: Readonly<Record<string, unknown>>): Shape<T> {
  return v.variant(key, Object.values(shapes) as unknown as v.VariantOptions<string>) as unknown as Shape<T>;
}

function circumstanceShape(hexes: Shape<HexId[]>, own: Shape<string>): Shape<Circumstance> {
  type Is<K extends Circumstance['kind']> = Of<Circumstance, 'kind', K>;
  return variant<Circumstance>('kind', {
    flag: record<Is<'flag'>>({
      kind: v.literal('flag'),
      flag: own,
      atLeast: optional(whole),
      atMost: optional(whole),
    }),
    foe: record<Is<'lives' | 'dead'>>({ kind: oneOf(['lives', 'dead']), foe: name }),
    foePosition: record<Is<'foePosition'>>({ kind: v.literal('foePosition'), positions: list(between(1, 4), 4) }),
    foeHp: record<Is<'foeHp'>>({ kind: v.literal('foeHp'), foe: name, atMost: count }),
    heroHp: record<Is<'heroHp'>>({ kind: v.literal('heroHp'), atLeast: count }),
    heroOn: record<Is<'heroOn'>>({ kind: v.literal('heroOn'), hexes }),
    infused: record<Is<'infused'>>({ kind: v.literal('infused'), element: oneOf(ELEMENTS) }),
    used: record<Is<'used' | 'unused'>>({ kind: oneOf(['used', 'unused']), rule: own }),
    looted: record<Is<'looted'>>({ kind: v.literal('looted'), objectives: count }),
    hindered: record<Is<'hindered'>>({ kind: v.literal('hindered') }),
  });
}

function goalShape(
  hex: Shape<HexId>,
  own: Shape<string>,
  circumstances: Shape<Circumstance[]>,
  goal: Shape<Goal>,
): Shape<Goal> {
  type Is<K extends Goal['kind']> = Of<Goal, 'kind', K>;
  return variant<Goal>('kind', {
    killAll: record<Is<'killAll'>>({ kind: v.literal('killAll') }),
    kill: record<Is<'kill'>>({ kind: v.literal('kill'), foes: list(name, 20) }),
    lootObjectives: record<Is<'lootObjectives'>>({ kind: v.literal('lootObjectives') }),
    endTurnOn: record<Is<'endTurnOn'>>({ kind: v.literal('endTurnOn'), at: hex, needs: optional(circumstances) }),
    survive: record<Is<'survive'>>({ kind: v.literal('survive'), round: rounds }),
    together: record<Is<'together'>>({ kind: v.literal('together'), follower: own, at: hex }),
    holds: record<Is<'holds'>>({ kind: v.literal('holds'), what: circumstances }),
    any: record<Is<'any'>>({ kind: v.literal('any'), of: list(goal, 10) }),
  });
}

function triggerShape(hex: Shape<HexId>): Shape<Trigger> {
  type Is<K extends Trigger['on']> = Of<Trigger, 'on', K>;
  return variant<Trigger>('on', {
    plain: record<Is<'roundBegins'>>({ on: v.literal('roundBegins') }),
    roundEnds: record<Is<'roundEnds'>>({ on: v.literal('roundEnds'), round: optional(rounds), from: optional(rounds) }),
    endTurnOn: record<Is<'endTurnOn'>>({ on: v.literal('endTurnOn'), at: hex }),
    turnEnds: record<Is<'turnEnds'>>({ on: v.literal('turnEnds') }),
    combatBegins: record<Is<'combatBegins'>>({ on: v.literal('combatBegins'), foe: optional(name) }),
    dies: record<Is<'dies'>>({ on: v.literal('dies'), foes: list(name, 20) }),
    rangedAttack: record<Is<'rangedAttack'>>({ on: v.literal('rangedAttack') }),
    looted: record<Is<'looted'>>({ on: v.literal('looted'), treasures: list(between(1, 9999), 20) }),
    shoved: record<Is<'shoved'>>({ on: v.literal('shoved'), foe: name }),
    harmlessTurn: record<Is<'harmlessTurn'>>({ on: v.literal('harmlessTurn') }),
    won: record<Is<'won'>>({ on: v.literal('won') }),
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
  return variant<Deed>('do', {
    heal: record<Is<'heal'>>({ do: v.literal('heal'), value: between(0, 20) }),
    gain: record<Is<'gain'>>({ do: v.literal('gain'), condition: oneOf(GOOD_CONDITIONS) }),
    damage: record<Is<'damage'>>({ do: v.literal('damage'), value: between(0, 20), price: optional(yes) }),
    gold: record<Is<'gold'>>({
      do: v.literal('gold'),
      value: whole,
      per: optional(per as Shape<NonNullable<Is<'gold'>['per']>>),
    }),
    count: record<Is<'count'>>({ do: v.literal('count'), flag: own, by: whole, byElite: optional(whole) }),
    remember: record<Is<'remember'>>({ do: v.literal('remember'), flag: own, as: name }),
    terrain: record<Is<'terrain'>>({
      do: v.literal('terrain'),
      hexes,
      from: optional(oneOf(TERRAINS)),
      to: laid,
    }),
    elite: record<Is<'elite'>>({
      do: v.literal('elite'),
      foes: v.union([all, list(name, 20)]) as Shape<Is<'elite'>['foes']>,
    }),
    sendBack: record<Is<'sendBack'>>({ do: v.literal('sendBack'), follower: own, hexes: between(0, 20) }),
    clearHindrance: record<Is<'clearHindrance'>>({ do: v.literal('clearHindrance') }),
    choose: record<Is<'choose'>>({ do: v.literal('choose'), among: list(choice, 6) }),
    roll: record<Is<'roll'>>({ do: v.literal('roll'), faces: list(oneOf(FACES), 3), does: deeds }),
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
  return variant<SpecialRule>('kind', {
    when: record<Is<'when'>>({
      kind: v.literal('when'),
      id: own,
      trigger: triggerShape(hex),
      needs,
      once: optional(yes),
      does: deeds,
    }),
    while: record<Is<'while'>>({
      kind: v.literal('while'),
      id: own,
      needs: circumstances,
      foes: optional(list(name, 20)),
      move: optional(bonus),
      shield: optional(bonus),
      pierce: optional(bonus),
      heal: optional(bonus),
      retaliate: optional(retaliate),
    }),
    roundLimit: record<Is<'roundLimit'>>({ kind: v.literal('roundLimit'), round: rounds }),
    failure: record<Is<'failure'>>({ kind: v.literal('failure'), id: own, when: circumstances }),
    counter: record<Is<'counter'>>({
      kind: v.literal('counter'),
      id: own,
      start: whole,
      perLevel: optional(whole),
      buffer: optional(yes),
    }),
    wave: record<Is<'wave'>>({
      kind: v.literal('wave'),
      foes: list(record<Is<'wave'>['foes'][number]>({ foe: name, distance: between(1, 7) }), 20),
      needs,
      distanceFlag: optional(own),
    }),
    follower: record<Is<'follower'>>({ kind: v.literal('follower'), id: own, at: hex, hexes: between(0, 9) }),
    laid: record<Is<'laid'>>({ kind: v.literal('laid'), hexes, as: laid }),
    dark: record<Is<'dark'>>({ kind: v.literal('dark'), sight: between(1, 20), unless: oneOf(ELEMENTS) }),
    standing: record<Is<'standing'>>({ kind: v.literal('standing') }),
    noJump: record<Is<'noJump'>>({ kind: v.literal('noJump') }),
    noMoney: record<Is<'noMoney'>>({ kind: v.literal('noMoney'), needs: circumstances }),
    harsh: record<Is<'harsh'>>({ kind: v.literal('harsh'), times: between(1, 5), needs: circumstances }),
  });
}

const board = record<Board>({
  hexes: byName(oneOf(TERRAINS), 100),
  walls: list(v.strictTuple([name, name]) as unknown as Shape<Wall>, 300),
});

const { foe, treasure, goals, rules } = pageShapes(PLAIN);

/** A scenario as the rules read it, from our own content or a pack. */
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
