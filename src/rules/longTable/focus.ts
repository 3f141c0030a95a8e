/** Finds the focus of a monster, summon or escort, with every candidate and its numbers (L23, L36.3). */
import { aimAt, canHit, type RankedEnemy } from './aiming';
import type { Book } from './book';
import type { EventOf, FocusCandidate, NoFocus } from './events';
import { hasAsEnemy, hasToken } from './figures';
import type { Form } from './forms';
import type { FigureId, State } from './state';
import { turnOrderKey } from './turnOrder';
import type { TableFigure } from './walkers';
import { lengthIn, negativesIn, type WayTable } from './ways';

type WithoutRule<E> = E extends { rule: string } ? Omit<E, 'rule' | 'type'> : never;
/** The data of the event that reports a focus. */
export type FocusChosen = WithoutRule<EventOf<'focusChosen'>>;
/** The data of the event that reports that there is no focus. */
export type FocusNone = WithoutRule<EventOf<'focusNone'>>;

/** The result of finding a focus (L23): the focus, or the reason why there is none. */
export type Focus =
  | { readonly found: true; readonly chosen: FocusChosen }
  | { readonly found: false; readonly none: FocusNone };

/**
 * L23: finds the focus of a figure from its current hex.
 * @param marks the enemies that the figure may target
 * @param form the form of the attack for which the figure needs the focus (L23.1)
 * @param without the enemies that the figure has already attacked in this turn (L25.5)
 */
export function focusOf(
  book: Book,
  state: State,
  figure: TableFigure,
  ways: WayTable,
  marks: readonly RankedEnemy[],
  form: Form,
  without: readonly FigureId[] = [],
): Focus {
  const open = marks.filter((mark) => !without.includes(mark.figure.id));
  const candidates = open.flatMap((mark): Candidate[] => {
    const end = bestAttackHex(ways, form, mark.hex);
    if (end < 0) return [];
    const key = ways.keys[end] ?? 0;
    return [
      {
        figure: mark.figure.id,
        negatives: negativesIn(key),
        length: lengthIn(key),
        range: ways.grid.range(ways.from, mark.hex),
        place: 0,
        hp: mark.figure.kind === 'hero' ? mark.figure.hp : 0,
        order: turnOrderKey(book, state, mark.figure),
      },
    ];
  });
  if (candidates.length === 0) return { found: false, none: whyNone(state, figure, ways, form, without) };
  candidates.sort((a, b) => a.order - b.order);
  const placed = candidates.map((candidate, place) => ({ ...candidate, place }));
  return { found: true, chosen: { figure: figure.id, ...decide(placed, prefersHp(book, figure)) } };
}

/** A candidate with values that the event `focusChosen` does not always have. */
interface Candidate extends FocusCandidate {
  /** The HP of a hero; 0 for other figures. The event has the HP only if the monster prefers the hero with the most HP. */
  readonly hp: number;
  /** The key in the turn order. The event never has this key. */
  readonly order: number;
}

/** L23.4, L23.5: of the hexes from which an attack of this form hits the target, the one with the best path; -1 if none is reachable. */
function bestAttackHex(ways: WayTable, form: Form, target: number): number {
  const aim = aimAt(ways.grid, form, target);
  return ways.ends.find((end) => canHit(aim, end)) ?? -1;
}

const prefersHp = (book: Book, figure: TableFigure): boolean =>
  figure.kind === 'monster' && book.monsters[figure.monster]?.prefers === 'mostHp';

type Step = (candidate: Candidate) => number;

/**
 * L23.6: compares the candidates step by step. Each step keeps the candidates with the least value. `decided` is the last step that
 * excluded a candidate.
 */
function decide(
  candidates: readonly Candidate[],
  mostHp: boolean,
): Pick<FocusChosen, 'focus' | 'candidates' | 'decided'> {
  const steps: readonly (readonly [1 | 2 | 3 | 4, Step])[] = [
    [1, ({ negatives }) => negatives],
    // [ruling] L23.6: figures that are not heroes count as having 0 HP here.
    [2, mostHp && candidates.some(({ hp }) => hp > 0) ? ({ hp }) => -hp : ({ length }) => length],
    [3, ({ range }) => range],
    [4, ({ place }) => place],
  ];
  let left = candidates;
  let decided: FocusChosen['decided'] = 'only';
  for (const [step, value] of steps) {
    const least = Math.min(...left.map(value));
    const kept = left.filter((each) => value(each) === least);
    if (kept.length < left.length) decided = step;
    left = kept;
  }
  return {
    focus: left[0]?.figure ?? '',
    candidates: candidates.map(({ figure, negatives, length, range, place, hp }) => ({
      figure,
      negatives,
      length,
      range,
      place,
      ...(mostHp ? { hp } : {}),
    })),
    decided,
  };
}

/**
 * L36.3: why each enemy cannot be the focus. `noHex`: there is no hex from which the figure could hit the enemy; `noWay`: the
 * figure cannot reach any such hex.
 */
function whyNone(
  state: State,
  figure: TableFigure,
  ways: WayTable,
  form: Form,
  without: readonly FigureId[],
): FocusNone {
  const { grid, footing } = ways;
  const enemies = state.figures.filter((other) => hasAsEnemy(figure, other));
  const reasonOf = (enemy: TableFigure): NoFocus => {
    if (hasToken(enemy, 'invisible')) return 'invisible';
    if (without.includes(enemy.id)) return 'attacked';
    const aim = aimAt(grid, form, grid.indexOf.get(enemy.hex) ?? -1);
    return footing.some(({ land }, hex) => land < Number.POSITIVE_INFINITY && canHit(aim, hex)) ? 'noWay' : 'noHex';
  };
  return { figure: figure.id, why: enemies.map((enemy) => ({ enemy: enemy.id, reason: reasonOf(enemy) })) };
}
