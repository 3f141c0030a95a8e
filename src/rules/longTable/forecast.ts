/**
 * Forecasts what a monster, summon or escort would do if it acted now (L36.9): focus, paths, ends of its moves,
 * targets. It uses the same functions as a turn, but draws no cards, deals no damage and asks no question. Where the
 * player would choose, it takes the preset and lists the equal options.
 */
import type { HexId } from '../core/board';
import type { Book } from './book';
import { decideAttack, decideMove, findFocus, type LinesProgress, mustFindFocus } from './deciding';
import { decideEscort } from './escorts';
import type { AttackHex, MoveStep, NoAttackReason, StayReason } from './events';
import { figureOf, hasToken, valuesOf } from './figures';
import type { Focus } from './focus';
import { isLine, type Line } from './forms';
import { amountFor } from './level';
import { affordablePayments, cardFor, linesFor, paidLines } from './monsterCards';
import { decideRetreat } from './retreats';
import type { FigureId, State } from './state';
import type { Part } from './vocabulary';
import type { TableFigure } from './walkers';
import { lengthIn, negativesIn, pathTo, type WayTable } from './ways';

/** The forecast path of a move. */
export interface ForecastWay {
  readonly goal: HexId;
  readonly path: readonly HexId[];
  readonly cost: number;
  readonly negatives: number;
  /** L24.7: all equally good ends of the move, in hex order, including `goal`. */
  readonly equals: readonly HexId[];
}

/** One step of a forecast. Steps are in the order of the card. */
export type ForecastStep =
  | { readonly step: 'focus'; readonly focus: Focus }
  | {
      readonly step: 'move' | 'retreat';
      /** Why the figure stays; null if it moves. */
      readonly stays: StayReason | null;
      readonly way: ForecastWay | null;
      /** The attack hexes with their values for L24.3 and L24.4. */
      readonly hexes: readonly AttackHex[];
      /** The best attack hexes; for an escort, the hexes that it wants to reach. */
      readonly best: readonly HexId[];
      /** The rule step that decided where the move ends; null if no such step was needed. */
      readonly decided: MoveStep | null;
    }
  | {
      readonly step: 'attack';
      /** Why the figure does not attack; null if it attacks. */
      readonly held: NoAttackReason | null;
      readonly targets: readonly FigureId[];
      readonly placing: readonly HexId[] | null;
    }
  /** Any other line, or a symbol; the figure does it as printed. */
  | { readonly step: 'line'; readonly part: Part };

/** The forecast of one figure. */
export interface Forecast {
  readonly figure: FigureId;
  /** The id of the monster card with the figure's lines; null if the figure is idle, a summon or an escort. */
  readonly card: string | null;
  /** Why the figure would do nothing. `falls`: the figure would first die of its Wound. Null if the figure acts. */
  readonly idle: 'stunned' | 'noCard' | 'falls' | null;
  /**
   * L16.4: the payments of the card, as indexes of `payablesOf`. They are those that the monster's group has made in this round, or else
   * those that the current elements allow.
   */
  readonly paid: readonly number[];
  readonly steps: readonly ForecastStep[];
}

/**
 * Forecasts the turn of one figure from the current state.
 * @param card the id of a card of the figure's deck, used instead of the revealed card
 * @returns null if there is no such figure, or if the figure never acts by itself
 */
export function forecast(book: Book, state: State, id: FigureId, card?: string): Forecast | null {
  const figure = figureOf(state, id);
  if (!figure || figure.kind === 'hero' || figure.kind === 'obstacle') return null;
  const idle = (why: Forecast['idle']): Forecast => ({ figure: id, card: null, idle: why, paid: [], steps: [] });
  if (hasToken(figure, 'wound') && figure.hp <= 1) return idle('falls');
  if (hasToken(figure, 'stun')) return idle('stunned');
  if (figure.kind === 'escort') return { ...idle(null), steps: [escortStep(book, state, figure)] };
  const printed = cardFor(book, state, figure, card);
  if (!printed) return idle('noCard');
  const paid = paidBy(book, state, figure, printed.parts, card);
  const lines = linesFor(figure, paidLines(printed.parts, paid), printed.source);
  const { source } = printed;
  const name = source.from === 'monsterCard' ? source.card : null;
  return { figure: id, card: name, idle: null, paid, steps: stepsOf(book, state, figure, lines) };
}

/**
 * The payments that the figure's group has made in this round. Before the first figure of the group acts, or if `card` replaces
 * the revealed card: the payments that this figure would make.
 */
function paidBy(
  book: Book,
  state: State,
  figure: TableFigure,
  parts: readonly Part[],
  card?: string,
): readonly number[] {
  const deck = figure.kind === 'monster' ? (book.monsters[figure.monster]?.deck ?? '') : '';
  return (card === undefined ? state.paid[deck] : undefined) ?? affordablePayments(state, parts);
}

/** Decides line by line. After each line the figure is moved to the end of its path. */
function stepsOf(book: Book, start: State, { id }: TableFigure, begun: LinesProgress): ForecastStep[] {
  const steps: ForecastStep[] = [];
  let state = start;
  let lines = begun;
  for (let next = 0; next < lines.parts.length || !lines.begun; ) {
    const figure = figureOf(state, id);
    if (!figure) break;
    const part = lines.parts[next] as Part | undefined;
    if (!lines.begun || (part && isActing(part) && mustFindFocus(figure, lines))) {
      const focus = findFocus(book, state, figure, lines);
      steps.push({ step: 'focus', focus });
      const found = focus.found ? focus.chosen.focus : null;
      lines = { ...lines, begun: true, focus: found, focusFor: lines.begun ? lines.attacks : 0 };
      continue;
    }
    if (!part) break;
    const done = doLine(book, state, figure, part, lines);
    steps.push(done.step);
    if (done.to !== null && done.to !== figure.hex) state = moved(state, id, done.to);
    next += 1;
    lines = { ...lines, ...done.lines, next };
  }
  return steps;
}

const isActing = (part: Part): boolean => isLine(part, 'move') || isLine(part, 'attack');

/** A copy of the state with one figure on another hex. */
const moved = (state: State, id: FigureId, hex: HexId): State => ({
  ...state,
  figures: state.figures.map((figure) => (figure.id === id ? { ...figure, hex } : figure)),
});

interface Done {
  readonly step: ForecastStep;
  /** The hex of the figure after the step; null if it stays. */
  readonly to: HexId | null;
  readonly lines: Partial<LinesProgress>;
}

function doLine(book: Book, state: State, figure: TableFigure, part: Part, lines: LinesProgress): Done {
  if (isLine(part, 'move')) return moveStep(book, state, figure, part.ability, lines);
  if (isLine(part, 'attack')) return attackStep(book, state, figure, part.ability, lines);
  if (isLine(part, 'retreat')) return retreatStep(book, state, figure, amountFor(book, part.ability.amount));
  return { step: { step: 'line', part }, to: null, lines: {} };
}

const NO_MOVE = { way: null, hexes: [], best: [], decided: null } as const;

function moveStep(book: Book, state: State, figure: TableFigure, line: Line, lines: LinesProgress): Done {
  const decision = decideMove(book, state, figure, line, lines);
  if (!decision.moves) return { step: { step: 'move', stays: decision.why, ...NO_MOVE }, to: null, lines: {} };
  const { ways, journey } = decision;
  const nameOf = (hex: number) => ways.grid.hexes[hex] ?? '';
  const [end] = journey.ends;
  const way = wayOf(
    ways,
    journey.ends.map(({ hex }) => hex),
  );
  const standing = end?.plan ? 'alreadyBest' : 'cannotGetNearer';
  const step: ForecastStep = {
    step: 'move',
    stays: way && way.path.length > 0 ? null : standing,
    way,
    hexes: journey.hexes,
    best: journey.best.map(nameOf),
    decided: journey.decided,
  };
  const plan = end?.plan && way ? { hex: way.goal, targets: end.plan.targets } : null;
  return { step, to: way?.goal ?? null, lines: { plan } };
}

/** The way to the preset, which is the first of the ends in hex order (L26.1); null if there is no end. */
function wayOf(ways: WayTable, ends: readonly number[]): ForecastWay | null {
  const [end] = ends;
  if (end === undefined) return null;
  const key = ways.keys[end] ?? 0;
  const equals = ends.map((hex) => ways.grid.hexes[hex] ?? '');
  const [goal = ''] = equals;
  return { goal, path: pathTo(ways, end), cost: lengthIn(key), negatives: negativesIn(key), equals };
}

function attackStep(book: Book, state: State, figure: TableFigure, line: Line, lines: LinesProgress): Done {
  const decision = decideAttack(book, state, figure, line, lines);
  const passed = { attacks: lines.attacks + 1, plan: null };
  if (!decision.attacks)
    return { step: { step: 'attack', held: decision.why, targets: [], placing: null }, to: null, lines: passed };
  const { targets, placing } = decision;
  const attacked = [...lines.attacked, ...targets];
  return { step: { step: 'attack', held: null, targets, placing }, to: null, lines: { ...passed, attacked } };
}

function retreatStep(book: Book, state: State, figure: TableFigure, n: number): Done {
  const decision = decideRetreat(book, state, figure, n);
  if (!decision.moves) return { step: { step: 'retreat', stays: decision.why, ...NO_MOVE }, to: null, lines: {} };
  const way = wayOf(decision.ways, decision.ends);
  const stays = way && way.path.length > 0 ? null : 'alreadyBest';
  return { step: { step: 'retreat', stays, ...NO_MOVE, way }, to: way?.goal ?? null, lines: {} };
}

function escortStep(book: Book, state: State, escort: TableFigure & { readonly escort: string }): ForecastStep {
  const stays = (why: StayReason): ForecastStep => ({ step: 'move', stays: why, ...NO_MOVE });
  if (valuesOf(book, escort).move === 0) return stays('noMovement');
  if (hasToken(escort, 'immobilize')) return stays('immobilized');
  const { ways, goals, ends } = decideEscort(book, state, escort);
  const way = wayOf(ways, ends);
  const best = goals.map((hex) => ways.grid.hexes[hex] ?? '');
  const here = best.includes(way?.goal ?? '') ? 'alreadyBest' : 'cannotGetNearer';
  return { step: 'move', stays: way && way.path.length > 0 ? null : here, way, hexes: [], best, decided: null };
}
