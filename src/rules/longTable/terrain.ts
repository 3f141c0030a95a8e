/** Applies the effects of entering hexes: traps, hazardous hexes and graves (L4.4-L4.6, L9.2, L9.5). */
import { type HexId, passagesOf, terrainAt } from '../core/board';
import { compareHexes } from '../core/hexes';
import { stepsToAll } from '../core/routes';
import { push, type QuestionRules, type TaskRules } from './agenda';
import type { Book } from './book';
import { offerChoice } from './choices';
import { isEmpty } from './emptyHexes';
import { figureOf, situationOf } from './figures';
import { hazardDamage, trapDamage } from './level';
import { penaltyAt } from './penalties';
import type { FigureId, State } from './state';
import type { Task, TaskOf } from './tasks';
import { emit, type Transaction } from './transaction';
import type { Condition } from './vocabulary';

/** How a figure enters a hex. */
export interface HexEntry {
  /** The figure that pushes or pulls the entering figure (L14.2); null if no figure forces it. */
  readonly by?: FigureId | null;
  /** The movement points that the step costs. */
  readonly cost?: number;
  /** The movement points that the figure has left after the step; null if they are not counted. */
  readonly left?: number | null;
  /**
   * Whether the figure passes over the hex (L9.3, L9.4). Terrain does not affect flying figures. Terrain affects a
   * jumping figure only on the last hex of its jump.
   */
  readonly over?: boolean;
}

/** L9.2: moves a figure onto a hex. The effects of terrain come before all tasks that are already on the agenda. */
export function enterHex(
  t: Transaction,
  id: FigureId,
  hex: HexId,
  { by = null, cost = 0, left = null, over = false }: HexEntry = {},
): void {
  const figure = figureOf(t.state, id);
  if (!figure) return;
  const from = figure.hex;
  figure.hex = hex;
  const rule = by === null ? 'L9.1' : 'L14.2';
  emit(t, { type: 'stepped', figure: id, from, to: hex, cost, left, by, rule });
  if (!over) touchTerrain(t, id, by);
}

/** L4.5: applies the trap or hazard on a figure's hex. Also called for the last hex of a jump. */
export function touchTerrain(t: Transaction, id: FigureId, by: FigureId | null): void {
  const figure = figureOf(t.state, id);
  if (!figure) return;
  if (t.state.traps.some(({ hex }) => hex === figure.hex)) springTrap(t, id, figure.hex, by);
  else if (terrainAt(situationOf(t.book, t.state), figure.hex) === 'hazardous') enterHazard(t, id, figure.hex, by);
}

/** Springs a trap. L18.8: if a figure forced the victim onto the hex, that figure gets the credit. */
function springTrap(t: Transaction, figure: FigureId, hex: HexId, by: FigureId | null): void {
  const trap = t.state.traps.find((each) => each.hex === hex);
  if (!trap) return;
  removeTrap(t, hex);
  const more = penaltyAt(t.book, hex, 'trapsMore')?.n ?? 0;
  const damage = (trap.damage ?? trapDamage(t.book)) + more;
  const source = { from: 'trap', hex } as const;
  const conditions = [...trap.conditions];
  emit(t, { type: 'trapSprung', figure, hex, damage, conditions, rule: 'L4.5' });
  const hurt: Task[] = damage > 0 ? [{ do: 'damage', figure, amount: damage, source, credit: by }] : [];
  push(t, ...hurt, ...conditions.map((condition): Task => ({ do: 'give', figure, condition, source, by })));
}

/** Removes a trap. If the trap was printed, its hex becomes plain. */
function removeTrap({ book, state }: Transaction, hex: HexId): void {
  state.traps = state.traps.filter((each) => each.hex !== hex);
  if (book.scenario.board.hexes[hex] === 'trap') state.tiles[hex] = 'plain';
}

function enterHazard(t: Transaction, figure: FigureId, hex: HexId, by: FigureId | null): void {
  const damage = hazardDamage(t.book);
  emit(t, { type: 'hazardEntered', figure, hex, damage, rule: 'L4.5' });
  if (damage > 0) push(t, { do: 'damage', figure, amount: damage, source: { from: 'hazard', hex }, credit: by });
}

/** L4.6: sets a trap for an ability. */
export function setTrap(t: Transaction, hex: HexId, damage: number, conditions: Condition[], by: FigureId): void {
  t.state.traps.push({ hex, damage, conditions });
  emit(t, { type: 'trapSet', hex, damage, conditions, by, rule: 'L4.6' });
}

/** L4.6: removes a trap for an ability. */
export function disarmTrap(t: Transaction, hex: HexId, by: FigureId): void {
  removeTrap(t, hex);
  emit(t, { type: 'trapRemoved', hex, by, rule: 'L4.6' });
}

const MAX_GRAVES = 4;

/** Digs a grave. If there are then more than four graves, the oldest one is removed. */
export function digGrave(t: Transaction, hex: HexId): void {
  const { graves } = t.state;
  graves.push(hex);
  const gone = graves.length > MAX_GRAVES ? (graves.shift() ?? null) : null;
  emit(t, { type: 'graveDug', hex, gone, rule: 'L4.6' });
}

/** Fills a grave, as a cost (`Fill`) or because a figure was pushed or pulled onto it. */
export function fillGrave(t: Transaction, hex: HexId): void {
  if (!t.state.graves.includes(hex)) return;
  t.state.graves = t.state.graves.filter((each) => each !== hex);
  emit(t, { type: 'graveFilled', hex, rule: 'L4.6' });
}

/** The empty hexes that are the fewest steps from a hex, in hex order. If the hex itself is empty, it is the only result. */
export function nearestEmpty(book: Book, state: State, from: HexId): HexId[] {
  const steps = stepsToAll(passagesOf(situationOf(book, state)).ways, from);
  const empty = [...steps].filter(([hex]) => isEmpty(book, state, hex));
  const least = Math.min(...empty.map(([, count]) => count));
  return empty
    .filter(([, count]) => count === least)
    .map(([hex]) => hex)
    .sort(compareHexes);
}

/**
 * L9.5: handles a figure that stops flying over an obstacle: it suffers trap damage, then moves to the nearest empty
 * hex.
 */
function fall(t: Transaction, { figure: id, hurt, chosen }: TaskOf<'fall'>): void {
  const figure = figureOf(t.state, id);
  if (!figure || terrainAt(situationOf(t.book, t.state), figure.hex) !== 'obstacle') return;
  if (chosen?.option === 'hex') return settleOn(t, id, chosen.hex);
  if (!hurt) {
    const source = { from: 'trap', hex: figure.hex } as const;
    const damage: Task = { do: 'damage', figure: id, amount: trapDamage(t.book), source, credit: null };
    return push(t, damage, { do: 'fall', figure: id, hurt: true });
  }
  const options = nearestEmpty(t.book, t.state, figure.hex).map((hex) => ({ option: 'hex' as const, hex }));
  const then: TaskOf<'fall'> = { do: 'fall', figure: id, hurt: true };
  // Among equally near hexes the player chooses.
  if (options.length > 0) offerChoice(t, { rule: 'L9.5', figure: id, options, preset: 0 }, then);
}

export const terrainTasks = {
  enter: (t, { figure, hex, by }) => enterHex(t, figure, hex, { by }),
  fall,
} satisfies TaskRules;
export const terrainQuestions = {} satisfies QuestionRules;

function settleOn(t: Transaction, id: FigureId, hex: HexId): void {
  const figure = figureOf(t.state, id);
  if (!figure) return;
  const from = figure.hex;
  figure.hex = hex;
  emit(t, { type: 'stepped', figure: id, from, to: hex, cost: 0, left: null, by: null, rule: 'L9.5' });
}
