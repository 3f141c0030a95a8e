/**
 * Moves figures hex by hex along a path that the rules have chosen. The effects of terrain may end the path (L24.5,
 * L24.8).
 */
import type { HexId } from '../core/board';
import { push, type TaskRules } from './agenda';
import { figureOf, hasToken } from './figures';
import type { FigureId } from './state';
import type { TaskOf, Walk } from './tasks';
import { enterHex } from './terrain';
import { emit, type Transaction } from './transaction';
import { activateAdjacent } from './triggers';
import { pathTo, type WayTable } from './ways';

/** Adds the task to follow the best path to a hex. */
export function walkTo(t: Transaction, figure: FigureId, ways: WayTable, to: number, movement: number): void {
  const { grid, footing, gait } = ways;
  const path = pathTo(ways, to);
  const steps = path.map((hex, i) => {
    const isLast = i === path.length - 1;
    const { enter: cost = 0, land = 0, negative = false } = footing[grid.indexOf.get(hex) ?? -1] ?? {};
    // L23.3: on a jump only the last hex counts as negative.
    const counts = gait === 'walk' || (gait === 'jump' && isLast);
    return { hex, cost: cost + (isLast ? land : 0), negative: negative && counts };
  });
  push(t, { do: 'walk', walk: { figure, from: grid.hexes[ways.from] ?? '', gait, steps, movement }, at: 0 });
}

function walk(t: Transaction, { walk: way, at }: TaskOf<'walk'>): void {
  const figure = figureOf(t.state, way.figure);
  if (!figure) return;
  const step = way.steps[at];
  // L15.2: a condition that the figure gains on its path takes effect immediately.
  const isHeld = at > 0 && (hasToken(figure, 'immobilize') || hasToken(figure, 'stun'));
  if (!step || isHeld) return arrive(t, way, at);
  push(t, { do: 'walk', walk: way, at: at + 1 });
  const left = way.movement - way.steps.slice(0, at + 1).reduce((sum, { cost }) => sum + cost, 0);
  const over = way.gait === 'fly' || (way.gait === 'jump' && at < way.steps.length - 1);
  enterHex(t, way.figure, step.hex, { cost: step.cost, left, over });
}

/**
 * Ends a path after `count` steps. [ruling] L24.8: no figure may end on another figure's hex. A figure that is stopped
 * on such a hex is put back on the last free hex of its path. Afterwards standing abilities with the trigger `enemyAdjacent` are
 * activated.
 */
function arrive(t: Transaction, { figure: id, from, steps }: Walk, count: number): void {
  const figure = figureOf(t.state, id);
  if (!figure) return;
  const gone = steps.slice(0, count);
  const isTaken = (hex: HexId) => t.state.figures.some((other) => other.id !== id && other.hex === hex);
  const stop = [from, ...gone.map(({ hex }) => hex)].findLast((hex) => !isTaken(hex)) ?? figure.hex;
  if (stop !== figure.hex) {
    emit(t, { type: 'stepped', figure: id, from: figure.hex, to: stop, cost: 0, left: 0, by: null, rule: 'L24.8' });
    figure.hex = stop;
  }
  emit(t, {
    type: 'monsterMoved',
    figure: id,
    path: gone.map(({ hex }) => hex),
    cost: gone.reduce((sum, { cost }) => sum + cost, 0),
    negatives: gone.filter(({ negative }) => negative).length,
    rule: 'L24.5',
  });
  activateAdjacent(t, id);
}

export const walkingTasks = { walk } satisfies TaskRules;
