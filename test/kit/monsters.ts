/** Test kit: decisions of monsters on drawn boards, with hexes by name. */

import type { Book } from '../../src/rules/longTable/book';
import type { Command } from '../../src/rules/longTable/commands';
import { decideAttack, decideMove, findFocus } from '../../src/rules/longTable/deciding';
import { answerQuestion, optionsOf, runTasks } from '../../src/rules/longTable/engine';
import type { EventOf, EventType, GameEvent } from '../../src/rules/longTable/events';
import { requireFigure } from '../../src/rules/longTable/figures';
import type { Focus } from '../../src/rules/longTable/focus';
import { isLine } from '../../src/rules/longTable/forms';
import { affordablePayments, cardFor, linesFor, paidLines } from '../../src/rules/longTable/monsterCards';
import type { FigureId, State, WorkingState } from '../../src/rules/longTable/state';
import type { Lines } from '../../src/rules/longTable/tasks';
import { applyRule } from '../../src/rules/longTable/transaction';
import type { Token } from '../../src/rules/longTable/vocabulary';
import { startTable, type TableKit } from './longTable';

export const FIGURES = {
  f: 'fighter',
  a: 'archer',
  h: 'healer',
  r: 'rat',
  s: 'rat',
  e: 'elite rat',
  g: 'gunner',
  c: 'crow',
  z: 'boss ogre',
};

/** Returns a position in which `rat` is melee, `gunner` has range 3 and `crow` flies, with functions that return a figure's decisions. */
export function arena(drawing: string, kit: TableKit = {}) {
  const table = startTable(drawing, {
    figures: FIGURES,
    ...kit,
    monsters: {
      rat: {},
      gunner: { normal: { range: 3 } },
      crow: { normal: { flying: true } },
      ...kit.monsters,
    },
  });
  return { ...table, ...decisionsOf(table) };
}

export function giveToken(state: WorkingState, id: FigureId, token: Token): void {
  requireFigure(state, id).tokens.push({ token, fresh: false });
}

function decisionsOf(table: { readonly book: ReturnType<typeof startTable>['book']; readonly state: WorkingState }) {
  const { book, state } = table;
  const linesOf = (id: FigureId, over: Partial<Lines> = {}): Lines => {
    const figure = requireFigure(state, id);
    const printed = cardFor(book, state, figure);
    if (!printed) throw new Error(`${id} has no card`);
    const lines = linesFor(figure, paidLines(printed.parts, affordablePayments(state, printed.parts)), printed.source);
    return { ...lines, ...over };
  };
  const focus = (id: FigureId, over: Partial<Lines> = {}): Focus =>
    findFocus(book, state, requireFigure(state, id), linesOf(id, over));
  const focused = (id: FigureId): Lines => {
    const found = focus(id);
    return linesOf(id, { begun: true, focus: found.found ? found.chosen.focus : null });
  };
  /** Returns the decision for the figure's first Move line: where it may end and why, or why it stays. */
  const move = (id: FigureId) => {
    const lines = focused(id);
    const next = lines.parts.findIndex((part) => isLine(part, 'move'));
    const part = lines.parts[next];
    if (!isLine(part, 'move')) throw new Error(`${id} has no Move line`);
    const decision = decideMove(book, state, requireFigure(state, id), part.ability, { ...lines, next });
    if (!decision.moves) return { stays: decision.why, rule: decision.rule };
    const name = (hex: number) => decision.ways.grid.hexes[hex] ?? '';
    const { ends, best, decided, hexes } = decision.journey;
    return {
      ends: ends.map(({ hex }) => name(hex)),
      best: best.map(name),
      targets: ends.map(({ plan }) => plan?.targets ?? null),
      decided,
      hexes,
    };
  };
  /** Returns the decision for the figure's first Attack line from its hex. */
  const attack = (id: FigureId, over: Partial<Lines> = {}) => {
    const lines = { ...focused(id), ...over };
    const next = lines.parts.findIndex((part) => isLine(part, 'attack'));
    const part = lines.parts[next];
    if (!isLine(part, 'attack')) throw new Error(`${id} has no Attack line`);
    return decideAttack(book, state, requireFigure(state, id), part.ability, { ...lines, next });
  };
  return { focus, move, attack, linesOf };
}

/** Returns the focus and the criterion that decided, or null if there is no focus. */
export const chosenIn = (focus: Focus): [FigureId, number | string] | null =>
  focus.found ? [focus.chosen.focus, focus.chosen.decided] : null;

/** Plays the turn of one figure (L22.2). @param pick answers questions; the default is the first option */
export function turn(
  { book, state }: { readonly book: Book; readonly state: State },
  id: string,
  pick: (options: Command[]) => Command | undefined = () => undefined,
) {
  const events: GameEvent[] = [];
  let result = applyRule(book, state, (t) => {
    t.state.turn = {
      figure: id,
      startHex: requireFigure(t.state, id).hex,
      cards: [],
      played: [],
      longRest: false,
      created: [],
      itemsUsed: 0,
      ending: false,
    };
    t.state.agenda.push({ do: 'monsterTurn', figure: id });
    runTasks(t);
  });
  events.push(...result.events);
  for (let count = 0; result.state.question && count < 50; count += 1) {
    const options = optionsOf(book, result.state);
    const command = pick(options) ?? options[0];
    if (!command) throw new Error('the question has no option');
    result = applyRule(book, result.state, (t) => answerQuestion(t, command));
    events.push(...result.events);
  }
  const all = <T extends EventType>(type: T) => events.filter((event): event is EventOf<T> => event.type === type);
  return { state: result.state, events, all, one: <T extends EventType>(type: T) => all(type)[0] };
}
