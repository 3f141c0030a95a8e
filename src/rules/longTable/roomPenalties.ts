/** Applies the penalties of rooms in a random dungeon when a room is opened and at the end of a round (L34.4). */

import { neighboursThroughDoors } from '../core/board';
import { rangeBetween } from '../core/routes';
import { push, type TaskRules } from './agenda';
import { beginBonus } from './bonuses';
import { moveCard } from './cards';
import { offerChoice } from './choices';
import type { Penalty } from './dungeonDef';
import { heal } from './effects';
import { isFree } from './emptyHexes';
import { heroFigure, seatOf, situationOf } from './figures';
import { payWithItem, unspentItems } from './items';
import { penaltyAt, roomsOpenedWith } from './penalties';
import type { FigureId, WorkingState } from './state';
import type { Option, Task, TaskOf } from './tasks';
import { enterHex } from './terrain';
import { emit, type Transaction } from './transaction';
import type { HeroId } from './vocabulary';

const RULE = 'L34.4';
const SOURCE = { from: 'scenario', rule: RULE } as const;

/** Applies the penalties of an opened room, in printed order. */
function roomOpened(t: Transaction, { room, by }: TaskOf<'roomOpened'>): void {
  const { hexes = [], penalties = [] } = t.book.scenario.rooms[room] ?? {};
  for (const penalty of penalties) {
    emit(t, { type: 'ruleTriggered', id: penalty.penalty, rule: RULE });
    push(t, ...penaltyTasks(t, penalty, by));
    if (penalty.penalty === 'monstersShield') shield(t, monstersOn(t.state, hexes), penalty.n);
  }
}

/** The tasks that apply a penalty to its figures; none for penalties without tasks. */
function penaltyTasks({ state }: Transaction, penalty: Penalty, by: FigureId | null): Task[] {
  const heroes = heroesOnMap(state);
  const opener = heroes.filter(({ id }) => id === by);
  switch (penalty.penalty) {
    case 'hurt':
      return (penalty.whom === 'opener' ? opener : heroes).map(({ id }) => ({
        do: 'damage',
        figure: id,
        amount: penalty.n,
        source: SOURCE,
        credit: null,
      }));
    case 'condition': {
      const { condition } = penalty;
      const whom = penalty.whom === 'opener' ? opener : penalty.whom === 'heroes' ? heroes : state.figures;
      return whom.map(({ id }) => ({ do: 'give', figure: id, condition, source: SOURCE, by: null }));
    }
    case 'openerDiscards':
      return opener.map(({ hero }) => ({ do: 'roomAsks', hero, asks: 'card' }));
    case 'spendItem':
      return heroes.map(({ hero }) => ({ do: 'roomAsks', hero, asks: 'item' }));
    // `roomOpened` applies `monstersShield`. Other rules look up the remaining penalties with `penaltyAt` or `roomsOpenedWith`.
    case 'lootByAbility':
    case 'difficultCosts':
    case 'rangeAtMost':
    case 'forcedLonger':
    case 'trapsMore':
    case 'healsLess':
    case 'drift':
    case 'noShortRest':
    case 'onlyOpenerEnters':
    case 'monstersShield':
    case 'monstersHeal':
    case 'monstersFirst':
      return [];
  }
}

const heroesOnMap = (state: WorkingState) => state.figures.filter((figure) => figure.kind === 'hero');

const monstersOn = (state: WorkingState, hexes: readonly string[]): FigureId[] =>
  state.figures.flatMap(({ kind, id, hex }) => (kind === 'monster' && hexes.includes(hex) ? [id] : []));

function shield(t: Transaction, monsters: readonly FigureId[], amount: number): void {
  for (const bearer of monsters) {
    const bonus = {
      kind: 'shield',
      bearer,
      amount,
      range: 0,
      trigger: null,
      abilities: [],
      used: 0,
      slots: [],
    } as const;
    beginBonus(t, { ...bonus, abilities: [], slots: [], until: 'round', source: SOURCE });
  }
}

/**
 * Asks a hero to choose a card to discard, an item to spend, or a hex closer to the exit, then applies the choice. Nothing
 * happens if there is no option.
 */
function roomAsks(t: Transaction, task: TaskOf<'roomAsks'>): void {
  const { hero, chosen } = task;
  const figure = heroFigure(t.state, hero);
  if (!figure) return;
  if (!chosen) {
    const options = optionsFor(t, task);
    if (options.length > 0) offerChoice(t, { rule: RULE, figure: figure.id, options, preset: 0 }, task);
    return;
  }
  if (chosen.option === 'card') moveCard(t, hero, chosen.card, 'hand', 'discard', 'scenario');
  if (chosen.option === 'item') payWithItem(t, hero, chosen.item, 'spent');
  if (chosen.option === 'hex') enterHex(t, figure.id, chosen.hex);
}

function optionsFor(t: Transaction, { hero, asks }: TaskOf<'roomAsks'>): Option[] {
  const seat = seatOf(t.state, hero);
  switch (asks) {
    case 'card':
      return seat.hand.map((card) => ({ option: 'card', card }));
    case 'item':
      return unspentItems(seat).map((item) => ({ option: 'item', item }));
    case 'hex':
      return nearerHexes(t, hero).map((hex) => ({ option: 'hex', hex }));
  }
}

/**
 * The free hexes adjacent to a hero that are closer to the exit of the hero's room. There are none if the room does not move heroes to its
 * exit.
 */
function nearerHexes({ book, state }: Transaction, hero: HeroId): string[] {
  const from = heroFigure(state, hero)?.hex;
  const drift = from === undefined ? undefined : penaltyAt(book, from, 'drift');
  if (from === undefined || !drift) return [];
  const situation = situationOf(book, state);
  // The door at the exit may still be closed. The range counts as if it were open.
  const open = { ...situation, opened: [...situation.opened, drift.exit] };
  const now = rangeBetween(open, from, drift.exit);
  return neighboursThroughDoors(book.scenario.board, from).filter(
    (hex) => isFree(book, state, hex) && rangeBetween(open, hex, drift.exit) < now,
  );
}

/** L28.1 (1): heals the monsters of a room that was opened in this round, and moves heroes towards the exits of rooms with `drift`. */
function roomsAtRoundEnd(t: Transaction): void {
  const { book, state } = t;
  for (const { room, penalty } of roomsOpenedWith(book, state, 'monstersHeal'))
    for (const id of monstersOn(state, book.scenario.rooms[room]?.hexes ?? [])) heal(t, id, penalty.n, SOURCE);
  const driven = heroesOnMap(state).filter(({ hex }) => penaltyAt(book, hex, 'drift'));
  push(t, ...driven.map(({ hero }): Task => ({ do: 'roomAsks', hero, asks: 'hex' })));
}

export const roomPenaltiesTasks = { roomOpened, roomAsks, roomsAtRoundEnd } satisfies TaskRules;
