/** Pushes, pulls and slams figures (L14.2, L14.3). */
import { type HexId, passagesOf, terrainAt } from '../core/board';
import {
  compareHexes,
  DIRECTIONS,
  type Direction,
  distanceBetween,
  gridPositionOf,
  neighbour,
  positionBeside,
} from '../core/hexes';
import { rangeBetween } from '../core/routes';
import type { DeepReadonly } from '../core/transaction';
import { ask, push, type QuestionRules, type TaskRules } from './agenda';
import { endCardEffects, endEffectCommands } from './bonuses';
import type { Book } from './book';
import type { Command } from './commands';
import { controllingHero, figureAt, figureOf, hasAsEnemy, isFixed, situationOf, valuesOf } from './figures';
import { penaltyAt } from './penalties';
import type { State } from './state';
import type { Force, QuestionOf, Task, TaskOf } from './tasks';
import { enterHex, fillGrave } from './terrain';
import { emit, type Transaction } from './transaction';

/**
 * The possible next steps of a forced figure. `free` has the hexes where the figure can end and the hexes that lead to
 * such a hex; `against` has the sides that stop the figure.
 */
interface Sides {
  readonly free: readonly HexId[];
  readonly against: readonly Direction[];
}

type ReadForce = DeepReadonly<Force>;

const flies = (book: Book, figure: State['figures'][number]): boolean => valuesOf(book, figure).flying === true;

/** The hex from which the next step starts. The figure itself moves only after its whole path is known. */
const hereOf = (target: { readonly hex: HexId }, { path }: Pick<ReadForce, 'path'>): HexId => path.at(-1) ?? target.hex;

/**
 * L14.2: the sides that increase (push) or decrease (pull) the range. At a blocked side (a wall, a closed door or the
 * edge of the map), the range counts as if the side were open. An occupied hex with no reachable free hex behind it
 * also stops the figure.
 */
function sidesOf(book: Book, state: State, force: ReadForce): Sides {
  const [by, target] = [figureOf(state, force.by), figureOf(state, force.target)];
  if (!by || !target) return { free: [], against: [] };
  const situation = situationOf(book, state);
  const { ways } = passagesOf(situation);
  const here = hereOf(target, force);
  const away = (now: number, then: number) => (force.kind === 'push' ? then > now : then < now);
  const [at, from] = [gridPositionOf(here), gridPositionOf(by.hex)];
  const range = rangeBetween(situation, by.hex, here);
  const free: HexId[] = [];
  const against: Direction[] = [];
  for (const side of DIRECTIONS) {
    const to = neighbour(here, side);
    if (to !== undefined && ways.get(here)?.includes(to)) {
      if (!away(range, rangeBetween(situation, by.hex, to))) continue;
      if (!isStopped(book, state, target, by.hex, to) && leadsOn(book, state, force, to)) free.push(to);
      else against.push(side);
    } else if (away(distanceBetween(from, at), distanceBetween(from, positionBeside(at, side)))) against.push(side);
  }
  return { free, against };
}

/** Whether the path can end on the hex, or lead on to a hex where it can end. */
const leadsOn = (book: Book, state: State, force: ReadForce, to: HexId): boolean =>
  isFree(state, to) || (force.left > 1 && sidesOf(book, state, step(force, to)).free.length > 0);

const isFree = (state: State, hex: HexId): boolean => figureAt(state, hex) === undefined;

/**
 * Whether a hex stops the figure: if the forcing figure, an enemy of the figure or an obstacle is on it. Only the
 * forcing figure stops a flying figure (L9.4).
 */
function isStopped(book: Book, state: State, target: State['figures'][number], attacker: HexId, to: HexId): boolean {
  if (to === attacker) return true;
  if (flies(book, target)) return false;
  const stands = figureAt(state, to);
  if (stands && (stands.kind === 'obstacle' || hasAsEnemy(target, stands))) return true;
  return terrainAt(situationOf(book, state), to) === 'obstacle';
}

/**
 * Whether the player may stop the path here. If the target has not moved and no *Slam* follows, waiving the effect does
 * the same, so stopping is not offered.
 */
const canStop = (state: State, { mayWaive, slam, path }: ReadForce): boolean =>
  !mayWaive || slam > 0 || path.some((hex) => isFree(state, hex));

const mayWaiveNow = ({ mayWaive, path }: Pick<ReadForce, 'mayWaive' | 'path'>): boolean =>
  mayWaive && path.length === 0;

/** Makes one step of a forced path, and asks the player if there is a choice. */
function force(t: Transaction, { force: given }: TaskOf<'force'>): void {
  const { book, state } = t;
  const target = figureOf(state, given.target);
  if (!target || isFixed(book, target) || !figureOf(state, given.by)) return;
  const now = longer(book, target, given);
  if (now.left <= 0) return settle(t, now, { fillsGrave: false, blocked: false });
  const { free, against } = sidesOf(book, state, now);
  const blocked = against.length > 0;
  if (free.length === 0 && !(blocked && now.slam > 0 && mayWaiveNow(now)))
    return settle(t, now, { fillsGrave: false, blocked });
  const [only] = free;
  if (only !== undefined && free.length === 1 && against.length === 0 && !mayWaiveNow(now)) return goTo(t, now, only);
  if (book.setup.variants.grim && figureOf(state, now.by)?.kind === 'monster') return goAsPreset(t, now);
  ask(t, { ask: 'force', force: now });
}

/** L35.3: continues a monster's push or pull without a question, on the path that is best for the monster. */
function goAsPreset(t: Transaction, now: Force): void {
  const hex = presetWay(t.book, t.state, now);
  if (hex === null) return settle(t, now, { fillsGrave: false, blocked: true });
  emit(t, { type: 'choiceMade', rule: 'L35.3', figure: now.by, option: { option: 'hex', hex }, preset: true });
  goTo(t, now, hex);
}

/**
 * L26.1: the next hex of the path with the most negative hexes for the target; null if there is no next hex. Among
 * equal paths the first hex in hex order counts.
 */
export function presetWay(book: Book, state: State, now: ReadForce): HexId | null {
  const target = figureOf(state, now.target);
  if (!target) return null;
  const isFelt = (hex: HexId) => !flies(book, target) && isNegative(book, state, hex);
  const most = (force: ReadForce): number => {
    const next = force.left > 0 ? sidesOf(book, state, force).free : [];
    if (next.length > 0) return Math.max(...next.map((to) => most(step(force, to))));
    // The target ends on the last free hex of its path, so it does not enter the hexes behind it.
    const last = force.path.findLastIndex((hex) => isFree(state, hex));
    return force.path.slice(0, last + 1).filter(isFelt).length;
  };
  const ways = [...sidesOf(book, state, now).free]
    .sort(compareHexes)
    .map((to) => ({ to, negatives: most(step(now, to)) }));
  return ways.sort((a, b) => b.negatives - a.negatives)[0]?.to ?? null;
}

const step = (force: ReadForce, to: HexId): ReadForce => ({
  ...force,
  path: [...force.path, to],
  left: force.left - 1,
});

/** L14.2: whether the push or pull can be stopped before its full length on at least one path, so that its *Slam* could apply. */
export function canBeStopped(book: Book, state: State, force: ReadForce): boolean {
  const target = figureOf(state, force.target);
  if (!target || isFixed(book, target)) return false;
  const { path } = force;
  const to = path.at(-1);
  if (to !== undefined && isGraveFor(book, state, target, to)) return false;
  const { free, against } = force.left > 0 ? sidesOf(book, state, force) : { free: [], against: [] };
  return against.length > 0 || free.some((next) => canBeStopped(book, state, step(force, next)));
}

const isNegative = (book: Book, state: State, hex: HexId): boolean =>
  state.traps.some((trap) => trap.hex === hex) || terrainAt(situationOf(book, state), hex) === 'hazardous';

/**
 * L34.4: the push or pull, lengthened if its target is a hero in a dungeon room with the penalty `forcedLonger`. The length
 * is added before the first step.
 */
function longer(book: Book, { kind, hex }: State['figures'][number], force: Force): Force {
  const n = kind === 'hero' ? (penaltyAt(book, hex, 'forcedLonger')?.n ?? 0) : 0;
  if (n === 0 || force.path.length > 0 || force.left <= 0) return force;
  return { ...force, left: force.left + n, full: force.full + n };
}

function goTo(t: Transaction, now: Force, to: HexId): void {
  const next: Force = { ...now, path: [...now.path, to], left: now.left - 1 };
  const target = figureOf(t.state, now.target);
  const fillsGrave = target !== undefined && isGraveFor(t.book, t.state, target, to);
  if (fillsGrave) return settle(t, next, { fillsGrave, blocked: false });
  push(t, { do: 'force', force: next });
}

/** L14.2: whether the hex is a free open grave that ends the path, because the target is a monster that does not fly. */
const isGraveFor = (book: Book, state: State, target: State['figures'][number], to: HexId): boolean =>
  target.kind === 'monster' && !flies(book, target) && state.graves.includes(to) && isFree(state, to);

/** Ends the path at its last free hex, then moves the figure along the path hex by hex. */
function settle(t: Transaction, now: Force, how: { readonly fillsGrave: boolean; readonly blocked: boolean }): void {
  const { state } = t;
  const { by, target: figure, kind } = now;
  const last = now.path.findLastIndex((hex) => isFree(state, hex));
  const path = now.path.slice(0, last + 1);
  const blocked = how.blocked || path.length < now.path.length;
  emit(t, { type: 'forced', figure, by, kind, path, blocked, rule: 'L14.2' });
  const slammed = blocked && now.slam > 0;
  if ((path.length > 0 || slammed) && !state.shoved.includes(figure)) state.shoved.push(figure);
  push(t, { do: 'shift', force: { ...now, path }, at: 0, fillsGrave: how.fillsGrave, blocked });
}

/**
 * L14.3: moves the figure onto the next hex of the path. Traps and hazards take effect unless the figure flies; difficult
 * terrain costs nothing. After the last hex, the grave is filled if the path ends on a grave, and *Slam* applies if the figure was
 * stopped.
 */
function shift(t: Transaction, task: TaskOf<'shift'>): void {
  const { force: now, at, fillsGrave, blocked } = task;
  const target = figureOf(t.state, now.target);
  if (!target) return;
  const to = now.path[at];
  if (to !== undefined) {
    push(t, { ...task, at: at + 1 });
    return enterHex(t, now.target, to, { by: now.by, over: flies(t.book, target) });
  }
  const { target: figure, by } = now;
  if (fillsGrave) {
    fillGrave(t, target.hex);
    push(t, { do: 'give', figure, condition: 'immobilize', source: { from: 'grave', hex: target.hex }, by });
  }
  if (blocked && now.slam > 0) push(t, { do: 'slam', by, target: figure, n: now.slam });
}

/** *Slam n*: a target that is stopped before the full length suffers n damage. The forcing figure gets the credit. */
function slam(t: Transaction, { by, target: figure, n }: TaskOf<'slam'>): void {
  if (!figureOf(t.state, figure)) return;
  emit(t, { type: 'slammed', figure, by, n, rule: 'L14.2' });
  push(t, { do: 'damage', figure, amount: n, source: { from: 'slam', by }, credit: by } satisfies Task);
}

function optionsOf(book: Book, state: State, { force: now }: { readonly force: ReadForce }): Command[] {
  const { free, against } = sidesOf(book, state, now);
  return [
    ...free.map((to): Command => ({ type: 'force', to })),
    ...(canStop(state, now) ? against.map((side): Command => ({ type: 'forceAgainst', side })) : []),
    ...(mayWaiveNow(now) ? [{ type: 'waive' } as const] : []),
    ...endEffectCommands(state, controllingHero(state, now.by)),
  ];
}

function answer(t: Transaction, { force: now }: QuestionOf<'force'>, command: Command): void {
  switch (command.type) {
    case 'force':
      return goTo(t, now, command.to);
    case 'forceAgainst':
      return settle(t, now, { fillsGrave: false, blocked: true });
    case 'waive':
      return emit(t, {
        type: 'effectWaived',
        figure: now.by,
        target: now.target,
        effect: now.kind,
        rule: 'L14.1',
      });
    case 'endBonus':
      endCardEffects(t, command.hero, command.card);
      // The summon that pushes may have been removed together with its card.
      if (figureOf(t.state, now.by)) ask(t, { ask: 'force', force: now });
      return;
    default:
      throw new Error(`the command "${command.type}" is not an answer to a question about a push or pull`);
  }
}

export const forcedTasks = { force, shift, slam } satisfies TaskRules;
export const forcedQuestions = { force: { options: optionsOf, answer } } satisfies QuestionRules;
