/**
 * Decides whether and where a monster or summon moves with a Move line, and which figures it attacks with an Attack line (L23-L25).
 * The functions are pure, so turns and forecasts (L36.9) share them.
 */
import type { HexId } from '../core/board';
import type { DeepReadonly } from '../core/transaction';
import { additionValue } from './additions';
import { aimAt, bestHits, exactHits, type Hits, hitFigures, type RankedEnemy, rankedEnemies } from './aiming';
import type { Book } from './book';
import type { NoAttackReason, StayReason } from './events';
import { figureOf, hasToken, situationOf } from './figures';
import { type Focus, focusOf } from './focus';
import { type Form, formForFocus, formOf, isLine, type Line, movePointsOf } from './forms';
import { gridOf } from './grid';
import { chooseMove, type MoveChoice, type MoveEnd } from './monsterMoves';
import type { FigureId, State } from './state';
import type { Lines } from './tasks';
import type { Part } from './vocabulary';
import type { TableFigure } from './walkers';
import { type WayTable, waysOf } from './ways';

/** The lines of a figure, and how many of them are done; read-only. */
export type LinesProgress = DeepReadonly<Omit<Lines, 'source'>>;

/** The first Attack line from the part `next` on; null if there is none. `nth` is its number among all Attack lines of the card, from 0. */
export function nextAttackLine(parts: readonly Part[], next: number): { line: Line; nth: number } | null {
  const at = parts.findIndex((part, i) => i >= next && isLine(part, 'attack'));
  const part = parts[at];
  if (!isLine(part, 'attack')) return null;
  return { line: part.ability, nth: parts.slice(0, at).filter((each) => isLine(each, 'attack')).length };
}

/** The Move line that belongs to an attack: the last Move line before this attack and after the previous attack. */
function moveBefore(parts: readonly Part[], nth: number): Line | null {
  let seen = 0;
  let move: Line | null = null;
  for (const part of parts) {
    if (isLine(part, 'move')) move = part.ability;
    if (!isLine(part, 'attack')) continue;
    if (seen === nth) return move;
    seen += 1;
    move = null;
  }
  return move;
}

/** L24.2, L25.5: whether the figure must find a focus now: before its first line, and again for each further attack that it can make. */
export function mustFindFocus(figure: TableFigure, lines: LinesProgress): boolean {
  if (!lines.begun) return true;
  const attack = nextAttackLine(lines.parts as readonly Part[], lines.next);
  return attack !== null && attack.nth !== lines.focusFor && !hasToken(figure, 'disarm');
}

/** L23, L25.5: the focus for the next Attack line; if there is no such line, the focus for a melee attack. */
export function findFocus(book: Book, state: State, figure: TableFigure, lines: LinesProgress): Focus {
  const parts = lines.parts as readonly Part[];
  const attack = nextAttackLine(parts, lines.begun ? lines.next : 0);
  const move = (attack && moveBefore(parts, attack.nth)) ?? firstMove(parts);
  const ways = waysOf(book, state, figure, { jump: move?.mods.jump === true });
  const marks = rankedEnemies(book, state, figure, lines.startHex);
  const form = formForFocus(book, figure, attack?.line);
  return focusOf(book, state, figure, ways, marks, form, lines.attacked);
}

function firstMove(parts: readonly Part[]): Line | null {
  const part = parts.find((each) => isLine(each, 'move'));
  return isLine(part, 'move') ? part.ability : null;
}

/** The result of a Move line: the reason for not moving, or the possible ends of the move. */
export type MoveDecision =
  | { readonly moves: false; readonly why: StayReason; readonly rule: string }
  | {
      readonly moves: true;
      readonly ways: WayTable;
      readonly marks: readonly RankedEnemy[];
      readonly journey: MoveChoice;
      readonly movement: number;
    };

/** L24: decides what a figure does with a Move line. */
export function decideMove(
  book: Book,
  state: State,
  figure: TableFigure,
  line: Line,
  lines: LinesProgress,
): MoveDecision {
  const stays = (why: StayReason, rule: string) => ({ moves: false, why, rule }) as const;
  if (hasToken(figure, 'immobilize')) return stays('immobilized', 'L24.1');
  const movement = movePointsOf(book, figure, line);
  if (movement === 0) return stays('noMovement', 'L24.1');
  const marks = rankedEnemies(book, state, figure, lines.startHex);
  const focus = marks.find((mark) => mark.figure.id === lines.focus);
  if (!focus) return stays('noFocus', 'L23.8');
  const ways = waysOf(book, state, figure, { jump: line.mods.jump === true });
  const attack = nextAttackLine(lines.parts as readonly Part[], lines.next + 1);
  const form = formForFocus(book, figure, attack?.line);
  const chosen = chooseMove(ways, marks, form, focus.hex, movement, shoots(figure, form));
  const damageAt = damageFrom(book, state, figure, attack?.line, ways);
  // L26.1: the sort is stable, so that hexes with equal damage stay in hex order.
  const journey = { ...chosen, ends: [...chosen.ends].sort((a, b) => damageAt(b) - damageAt(a)) };
  return journey.ends.length === 0
    ? stays('cannotGetNearer', 'L24.3')
    : { moves: true, ways, marks, journey, movement };
}

/** L26.1: the additions to the attack's damage that depend on the hex from which the figure attacks, such as *+1 if paired*. */
function damageFrom(
  book: Book,
  state: State,
  figure: TableFigure,
  line: Line | undefined,
  { grid }: WayTable,
): (end: MoveEnd) => number {
  const plus = line?.mods.plus ?? [];
  if (plus.length === 0) return () => 0;
  return ({ hex, plan }) => {
    const by = { ...figure, hex: grid.hexes[hex] ?? figure.hex };
    const there = { ...state, figures: state.figures.map((each) => (each.id === by.id ? by : each)) };
    const damages = (plan?.targets ?? []).flatMap((id) =>
      plus.map((each) => additionValue(book, there, each, by, figureOf(there, id))),
    );
    return damages.reduce((sum, each) => sum + each, 0);
  };
}

/**
 * L24.3 (c): whether the figure avoids adjacent targets: its attack is ranged, and Muddle does not already give the attack
 * disadvantage.
 */
const shoots = (figure: TableFigure, form: Form): boolean => !form.melee && !hasToken(figure, 'muddle');

/** The result of an Attack line: the reason for not attacking, or the targets. */
export type AttackDecision =
  | { readonly attacks: false; readonly why: NoAttackReason; readonly rule: string }
  | {
      readonly attacks: true;
      readonly form: Form;
      readonly targets: FigureId[];
      readonly ranks: { figure: FigureId; rank: number }[];
      readonly placing: HexId[] | null;
    };

/** L25.1-L25.4: decides what a figure does with an Attack line. */
export function decideAttack(
  book: Book,
  state: State,
  figure: TableFigure,
  line: Line,
  lines: LinesProgress,
): AttackDecision {
  const held = (why: NoAttackReason, rule: string) => ({ attacks: false, why, rule }) as const;
  if (hasToken(figure, 'disarm')) return held('disarmed', 'L15.7');
  const marks = rankedEnemies(book, state, figure, lines.startHex);
  const focus = marks.find((mark) => mark.figure.id === lines.focus);
  if (!focus) return held('noFocus', 'L23.8');
  const grid = gridOf(situationOf(book, state));
  const from = grid.indexOf.get(figure.hex) ?? -1;
  const form = formOf(book, figure, line);
  const aim = aimAt(grid, form, focus.hex);
  const best = bestHits(aim, marks, from);
  if (!best) return held('outOfReach', 'L25.1');
  const planned = plannedRanks(figure, marks, focus, lines.plan);
  const isAsGood = planned !== null && planned.length === best.others.length;
  const hits: Hits = (isAsGood && exactHits(aim, marks, from, planned)) || best;
  return {
    attacks: true,
    form,
    targets: hitFigures(aim, marks, hits),
    ranks: marks.map(({ figure: { id }, rank }) => ({ figure: id, rank })),
    placing: hits.placing?.map((hex) => grid.hexes[hex] ?? '') ?? null,
  };
}

/**
 * L24.3: the ranks of the planned targets without the focus. Null if nothing is planned, the figure did not reach the
 * planned hex, a planned target is no longer among `marks`, or the focus is not a planned target.
 */
function plannedRanks(
  figure: TableFigure,
  marks: readonly RankedEnemy[],
  focus: RankedEnemy,
  plan: LinesProgress['plan'],
): number[] | null {
  if (!plan || plan.hex !== figure.hex) return null;
  const ranks = marks.filter((mark) => plan.targets.includes(mark.figure.id)).map(({ rank }) => rank);
  return ranks.length === plan.targets.length && ranks.includes(focus.rank)
    ? ranks.filter((rank) => rank !== focus.rank)
    : null;
}
