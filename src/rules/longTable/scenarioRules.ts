/** Applies a scenario's special rules when they are triggered (L27.3-L27.7). */
import { type HexId, memoize, terrainAt } from '../core/board';
import { createScript } from '../core/script';
import { push, type QuestionRules, type TaskRules } from './agenda';
import type { Book, RuleDeed, RuleTrigger } from './book';
import { heal } from './effects';
import { createElement } from './elements';
import type { GameEvent } from './events';
import { figureAt, heroFigure, situationOf } from './figures';
import { checkGoal, recordPlate, setEnding } from './goalProgress';
import { amountFor } from './level';
import { openDoor, spawnByRule } from './rooms';
import { rankFor } from './spawning';
import type { FigureOfKind, Source, State, WorkingState } from './state';
import type { Task, TaskOf } from './tasks';
import { emit, type Transaction } from './transaction';
import type { HeroId, MonsterId } from './vocabulary';

/** Something that happened and that may trigger a rule. */
type Happening =
  | { readonly on: 'endTurn' | 'entered' | 'opened'; readonly hex: HexId }
  | { readonly on: 'looted'; readonly treasure: number }
  | { readonly on: 'round'; readonly round: number }
  | { readonly on: 'dies'; readonly monster: MonsterId };

/** A printed trigger, with its hexes and treasures on the map. */
interface Placed {
  readonly printed: RuleTrigger;
  /** The hexes of the mark (`ScenarioDef.marks`) or door that the trigger names. */
  readonly hexes: readonly HexId[];
  /** The numbers of the treasures that are printed on these hexes. */
  readonly treasures: readonly number[];
}

const placedRules = memoize(({ scenario }: Book) =>
  scenario.rules.map(({ trigger, ...rule }) => {
    const hexes = hexesOf(scenario, trigger);
    const treasures = scenario.treasures.filter(({ hex }) => hexes.includes(hex)).map(({ number }) => number);
    return { ...rule, trigger: { printed: trigger, hexes, treasures } satisfies Placed };
  }),
);

function hexesOf({ marks, doors }: Book['scenario'], trigger: RuleTrigger): readonly HexId[] {
  if ('mark' in trigger) return marks[trigger.mark] ?? [];
  const door = trigger.on === 'opened' ? doors[trigger.door - 1] : undefined;
  return door ? [door.hex] : [];
}

const script = createScript<Book, WorkingState, GameEvent, Happening, Placed, never, RuleDeed>({
  rulesOf: placedRules,
  applyConsequences: () => {},
  happeningsOf,
  isTriggered: (_state, trigger, happening) => isTriggered(trigger, happening),
  isCircumstanceMet: () => true,
  announce: (t, id) => emit(t, { type: 'ruleTriggered', id, rule: 'L27.7' }),
  doDeed: (t, deed, { rule }) => doDeed(t, deed, { from: 'scenario', rule }),
});

function happeningsOf(_state: State, event: GameEvent): Happening[] {
  switch (event.type) {
    case 'stepped':
      return event.figure.startsWith('hero:') ? [{ on: 'entered', hex: event.to }] : [];
    case 'doorOpened':
      return [{ on: 'opened', hex: event.hex }];
    case 'treasureLooted':
      return [{ on: 'looted', treasure: event.number }];
    case 'died': {
      const [kind, monster = ''] = event.figure.split(':');
      return kind === 'monster' ? [{ on: 'dies', monster }] : [];
    }
    default:
      return [];
  }
}

function isTriggered({ printed, hexes, treasures }: Placed, happening: Happening): boolean {
  if (printed.on !== happening.on) return false;
  switch (happening.on) {
    case 'endTurn':
    case 'entered':
    case 'opened':
      return hexes.includes(happening.hex);
    case 'looted':
      return treasures.includes(happening.treasure);
    case 'dies':
      return printed.on === 'dies' && printed.monster === happening.monster;
    case 'round':
      return printed.on === 'round' && comesIn(printed, happening.round);
  }
}

/** Whether a round is among the rounds of the trigger `round <first> [every <every> to <to>]`. */
function comesIn({ round: first, every, to = first }: Extract<RuleTrigger, { on: 'round' }>, round: number): boolean {
  return round >= first && round <= to && (round - first) % (every ?? 1) === 0;
}

/**
 * Reacts to the events from index `from` on: applies the scenario's rules, which may add tasks. Then checks whether the
 * scenario's failure or goal is met.
 */
export function reactToEvents(t: Transaction, from: number): void {
  script.triggerByEvents(t, from);
  checkGoal(t);
}

/** L27.5, L7.5 (2): when a hero ends its turn on a hex, records the plate or bell on the hex, then applies the rules for the hex. */
export function endTurnOnHex(t: Transaction, hero: HeroId, hex: HexId): void {
  recordPlate(t, hero, hex);
  script.triggerByHappening(t, { on: 'endTurn', hex });
}

/** Applies the scenario's rules for the end of a round (L28.1 (1)). */
export function runRoundEndRules(t: Transaction): void {
  script.triggerByHappening(t, { on: 'round', round: t.state.round });
}

function doDeed(t: Transaction, deed: RuleDeed, source: Source): void {
  const { book, state } = t;
  const { scenario } = book;
  switch (deed.deed) {
    case 'spawn': {
      const rank = rankFor(book, deed.pattern);
      const hex = freeOf(state, scenario.marks[deed.mark] ?? []);
      if (rank !== null && hex !== undefined) spawnByRule(t, deed.monster, rank, hex);
      return;
    }
    case 'flood':
      return flood(t, deed.room);
    case 'hurt': {
      const amount = amountFor(book, deed.amount);
      const hexes = deed.room === undefined ? null : (scenario.rooms[deed.room]?.hexes ?? []);
      const hurt = heroesOf(state).filter(({ hex }) => hexes === null || hexes.includes(hex));
      push(t, ...hurt.map(({ id }): Task => ({ do: 'damage', figure: id, amount, source, credit: null })));
      return;
    }
    case 'heal':
      for (const { id } of heroesOf(state)) heal(t, id, amountFor(book, deed.amount), source);
      return;
    case 'give': {
      const { condition } = deed;
      push(t, ...heroesOf(state).map(({ id }): Task => ({ do: 'give', figure: id, condition, source, by: null })));
      return;
    }
    case 'element':
      return createElement(t, deed.element, source);
    case 'unlock': {
      const door = scenario.doors[deed.door - 1]?.hex;
      if (door !== undefined && !state.unlocked.includes(door)) state.unlocked.push(door);
      return;
    }
    case 'open': {
      const door = scenario.doors[deed.door - 1]?.hex;
      if (door !== undefined) openDoor(t, door, null);
      return;
    }
    case 'fail':
      return setEnding(t, 'lost');
    default:
      deed satisfies never;
  }
}

const heroesOf = (state: WorkingState): FigureOfKind<'hero'>[] =>
  state.seats.flatMap(({ hero }) => heroFigure(state, hero) ?? []);

/** The first hex without a figure; if all hexes are occupied, the first hex. */
const freeOf = (state: State, hexes: readonly HexId[]): HexId | undefined =>
  hexes.find((hex) => !figureAt(state, hex)) ?? hexes[0];

function flood(t: Transaction, room: number): void {
  const { book, state } = t;
  const situation = situationOf(book, state);
  const hexes = (book.scenario.rooms[room]?.hexes ?? []).filter((hex) => terrainAt(situation, hex) === 'plain');
  for (const hex of hexes) state.tiles[hex] = 'difficult';
  if (hexes.length > 0) emit(t, { type: 'terrainChanged', hexes: [...hexes], to: 'difficult', rule: 'L27.7' });
}

function spawn(t: Transaction, { monster, rank, hex }: TaskOf<'spawn'>): void {
  spawnByRule(t, monster, rank, hex);
}

export const scenarioRulesTasks = { spawn } satisfies TaskRules;
export const scenarioRulesQuestions = {} satisfies QuestionRules;
