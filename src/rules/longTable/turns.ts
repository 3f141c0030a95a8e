/** Decides which figure acts next, and begins and ends its turn (L6.5, L7.5, L10.5, L22.1). */
import { push, type QuestionRules, type TaskRules } from './agenda';
import type { Book } from './book';
import { endPlan, moveCard } from './cards';
import { endTokensOf } from './effects';
import { makeCreatedStrong } from './elements';
import { figureOf, hasToken, seatOf } from './figures';
import { lootHex } from './looting';
import { endTurnOnHex } from './scenarioRules';
import type { FigureId, FigureOfKind, State } from './state';
import type { TaskOf } from './tasks';
import { emit, type Transaction } from './transaction';
import { figuresOf, sortByTurnOrder } from './turnOrder';

type AnyFigure = State['figures'][number];

interface Next {
  readonly figure: AnyFigure;
  readonly late: boolean;
  /**
   * The index of the figure's place in the turn order. For a late turn: the index of the place that acted before that turn.
   */
  readonly place: number;
}

/**
 * The next turn in this round; null if no turn is left. Monsters that still have a late turn come first, in turn order (L10.5); then
 * the turn order continues.
 */
export function nextTurn(book: Book, state: State): Next | null {
  const waiting = state.late
    .flatMap((id) => figureOf(state, id) ?? [])
    .filter((figure) => hasTurn(book, state, figure));
  const [late] = sortByTurnOrder(book, state, waiting);
  if (late) return { figure: late, late: true, place: state.place };
  for (let at = state.place; at < state.order.length; at += 1) {
    const place = state.order[at];
    const figure = place && figuresOf(book, state, place).find((each) => hasTurn(book, state, each));
    if (figure) return { figure, late: false, place: at };
  }
  return null;
}

/** Begins the next turn. */
export function beginNextTurn(t: Transaction): void {
  const { book, state } = t;
  const next = nextTurn(book, state);
  if (!next) return;
  const { figure, late, place } = next;
  state.late = state.late.filter((id) => id !== figure.id);
  const monster = figure.kind === 'monster' ? figure.monster : null;
  // L16.4: the payments of a type are valid only for the group that acts now. Monsters with late turns pay again.
  if (monster !== null && (late ? state.lateGroup !== monster : place !== state.place)) {
    delete state.paid[book.monsters[monster]?.deck ?? ''];
  }
  state.lateGroup = late ? monster : null;
  state.place = place;
  begin(t, figure, late);
}

/** Whether a figure still has a turn in this round. */
function hasTurn(book: Book, state: State, figure: AnyFigure): boolean {
  if (state.acted.includes(figure.id)) return false;
  switch (figure.kind) {
    case 'hero':
      return !seatOf(state, figure.hero).exhausted;
    // L19.3: summons act from the round after they were placed.
    case 'summon':
      return figure.since < state.round;
    case 'monster':
      return figure.since <= state.round;
    case 'escort':
      return (book.scenario.escorts.find(({ id }) => id === figure.escort)?.move ?? 0) > 0;
    case 'obstacle':
      return false;
  }
}

function begin(t: Transaction, { id, hex, kind }: AnyFigure, late: boolean): void {
  const { state } = t;
  state.acted.push(id);
  state.turn = {
    figure: id,
    startHex: hex,
    cards: [],
    played: [],
    longRest: false,
    created: [],
    itemsUsed: 0,
    ending: false,
  };
  emit(t, { type: 'turnBegan', figure: id, late, rule: late ? 'L10.5' : kind === 'monster' ? 'L22.1' : 'L6.5' });
  push(t, { do: 'endTurn', figure: id });
  const hero = heroWith(t, id);
  if (hero) beginHeroTurn(t, hero);
  else push(t, { do: 'monsterTurn', figure: id });
}

const heroWith = ({ state }: Transaction, id: FigureId): FigureOfKind<'hero'> | null => {
  const figure = figureOf(state, id);
  return figure?.kind === 'hero' ? figure : null;
};

/** L7.1: begins a hero's turn. Wound takes effect first (L15.6), then the hero plays its cards. */
function beginHeroTurn(t: Transaction, figure: FigureOfKind<'hero'>): void {
  const { hero, id } = figure;
  const { turn } = t.state;
  if (turn) turn.longRest = seatOf(t.state, hero).plan?.plan === 'longRest';
  endPlan(t, hero, 'turn', 'play');
  push(t, { do: 'chooseInTurn', hero });
  if (!hasToken(figure, 'wound')) return;
  push(t, { do: 'damage', figure: id, amount: 1, source: { from: 'token', token: 'wound' }, credit: null });
}

/**
 * L7.5 (1), (2): ends a turn. A hero that is still on the map discards the unused cards, loots and sets off pressure
 * plates. Tasks that result from these come before the task of steps (3) and (4).
 */
function endTurn(t: Transaction, { figure: id }: TaskOf<'endTurn'>): void {
  const { turn } = t.state;
  if (turn?.figure !== id || turn.ending) return;
  turn.ending = true;
  push(t, { do: 'finishTurn', figure: id });
  const figure = heroWith(t, id);
  if (!figure || seatOf(t.state, figure.hero).exhausted) return;
  for (const card of [...turn.cards]) moveCard(t, figure.hero, card, 'turn', 'discard', 'unused');
  lootHex(t, figure.hero, figure.hex);
  endTurnOnHex(t, figure.hero, figure.hex);
}

/**
 * L7.5 (3), (4): finishes the turn. L20.4: created elements become strong even if the figure is gone. Afterwards monsters
 * with late turns act (L7.5 (5)).
 */
function finishTurn(t: Transaction, { figure: id }: TaskOf<'finishTurn'>): void {
  makeCreatedStrong(t);
  endTokensOf(t, id);
  t.state.turn = null;
  emit(t, { type: 'turnEnded', figure: id, rule: 'L7.5' });
}

export const turnsTasks = { endTurn, finishTurn } satisfies TaskRules;
export const turnsQuestions = {} satisfies QuestionRules;
