/**
 * Runs the turn of a monster, summon or escort: wound, stun, elements, focus, then the lines of its card in order
 * (L22).
 */
import { push, type QuestionRules, type TaskRules } from './agenda';
import { beginAttack } from './attack';
import { offerChoice } from './choices';
import { decideAttack, decideMove, findFocus, mustFindFocus } from './deciding';
import { availableElements, consumeElement } from './elements';
import { takeEscortTurn } from './escorts';
import { figureOf, hasToken, valuesOf } from './figures';
import { isLine, type Line } from './forms';
import { amountFor } from './level';
import { cardFor, type FigureCard, linesFor, paidLines, payablesOf, paymentOf } from './monsterCards';
import { doOtherLine } from './monsterLines';
import type { FigureId, FigureOfKind, Source } from './state';
import type { Lines, Option, TaskOf, Term } from './tasks';
import { emit, type Transaction } from './transaction';
import type { Part } from './vocabulary';
import type { TableFigure } from './walkers';
import { walkingTasks, walkTo } from './walking';

/** L22.2: runs the turn of a monster, summon or escort. turns.ts begins and ends the turn. */
function monsterTurn(t: Transaction, task: TaskOf<'monsterTurn'>): void {
  const figure = figureOf(t.state, task.figure);
  if (!figure || figure.kind === 'hero' || figure.kind === 'obstacle') return;
  if (!task.paying) {
    const paying: TaskOf<'monsterTurn'> = { ...task, paying: { nth: 0, picked: [] } };
    if (!hasToken(figure, 'wound')) return push(t, paying);
    const source: Source = { from: 'token', token: 'wound' };
    return push(t, { do: 'damage', figure: figure.id, amount: 1, source, credit: null }, paying);
  }
  if (hasToken(figure, 'stun')) {
    return emit(t, { type: 'monsterStayed', figure: figure.id, why: 'stunned', rule: 'L15.8' });
  }
  if (figure.kind === 'escort') return takeEscortTurn(t, figure, task);
  const printed = cardFor(t.book, t.state, figure);
  if (!printed) return;
  const parts = figure.kind === 'monster' ? payFor(t, figure, printed, task) : printed.parts;
  if (parts) push(t, { do: 'lines', lines: linesFor(figure, parts, printed.source) });
}

/**
 * L16.4: the first figure of the group that is not stunned pays for the whole group.
 * @returns the lines after payment; null if the player must choose an element first
 */
function payFor(
  t: Transaction,
  figure: FigureOfKind<'monster'>,
  { parts, source }: FigureCard,
  task: TaskOf<'monsterTurn'>,
): Part[] | null {
  const { book, state } = t;
  const group = book.monsters[figure.monster]?.deck ?? '';
  const { nth: first = 0, picked = [] } = task.paying ?? {};
  const isUnderWay = first > 0 || picked.length > 0 || task.chosen !== undefined;
  if (state.paid[group] && !isUnderWay) return paidLines(parts, state.paid[group]);
  const paid = state.paid[group] ?? [];
  state.paid[group] = paid;
  if (task.chosen?.option === 'element') picked.push(task.chosen.element);
  for (const [nth, { costs }] of payablesOf(parts).entries()) {
    if (nth < first) continue;
    const chosen = nth === first ? picked : [];
    const payment = paymentOf(availableElements(state), costs);
    if (!payment) continue;
    const left = payment.from.filter((element) => !chosen.includes(element));
    const wanted = payment.any - chosen.length;
    if (wanted > 0 && left.length > wanted) {
      const options = left.map((element): Option => ({ option: 'element', element }));
      const { chosen: _, ...rest } = task;
      const then: TaskOf<'monsterTurn'> = { ...rest, paying: { nth, picked: chosen } };
      offerChoice(t, { rule: 'L16.5', figure: figure.id, options, preset: 0 }, then);
      return null;
    }
    const taken = [...payment.fixed, ...chosen, ...left.slice(0, Math.max(0, wanted))];
    for (const element of taken) consumeElement(t, element, figure.id, source);
    emit(t, { type: 'improvementPaid', figure: figure.id, source, nth, rule: 'L16.4' });
    paid.push(nth);
  }
  return paidLines(parts, paid);
}

/** Does the next line. A figure that is stunned during its own turn stops (L15.2, L15.8). */
function lines(t: Transaction, { lines: now, chosen }: TaskOf<'lines'>): void {
  const figure = figureOf(t.state, now.figure);
  if (!figure || hasToken(figure, 'stun')) return;
  const part = now.parts[now.next];
  if (!now.begun || (part && isActing(part) && mustFindFocus(figure, now))) return focusAnew(t, figure, now);
  if (!part) return;
  if (isLine(part, 'move')) return moveLine(t, figure, part.ability, now, chosen);
  if (isLine(part, 'attack')) return attackLine(t, figure, part.ability, now);
  doOtherLine(t, figure, part, now, chosen);
}

const isActing = (part: Part): boolean => isLine(part, 'move') || isLine(part, 'attack');

/** Finds the focus before the first line, and again for each attack after the first (L23, L25.5). */
function focusAnew(t: Transaction, figure: TableFigure, now: Lines): void {
  const focus = findFocus(t.book, t.state, figure, now);
  if (focus.found) emit(t, { type: 'focusChosen', ...focus.chosen, rule: now.begun ? 'L25.5' : 'L23.6' });
  else emit(t, { type: 'focusNone', ...focus.none, rule: now.begun ? 'L25.5' : 'L23.8' });
  if (!now.begun) reportMissingLines(t, figure.id, now.parts);
  const focusFor = now.begun ? now.attacks : 0;
  const found = focus.found ? focus.chosen.focus : null;
  push(t, { do: 'lines', lines: { ...now, begun: true, focus: found, focusFor } });
}

/** L36.4, L36.5: reports that a card has no Move or no Attack line. */
function reportMissingLines(t: Transaction, figure: FigureId, parts: readonly Part[]): void {
  if (!parts.some((part) => isLine(part, 'move')))
    emit(t, { type: 'monsterStayed', figure, why: 'noMoveLine', rule: 'L24.1' });
  if (!parts.some((part) => isLine(part, 'attack')))
    emit(t, { type: 'attackHeld', figure, why: 'noAttackLine', rule: 'L22.3' });
}

/** Does a Move line (L24). */
function moveLine(t: Transaction, figure: TableFigure, line: Line, now: Lines, chosen: Option | undefined): void {
  const on: Lines = { ...now, next: now.next + 1 };
  const decision = decideMove(t.book, t.state, figure, line, now);
  if (!decision.moves) {
    emit(t, { type: 'monsterStayed', figure: figure.id, why: decision.why, rule: decision.rule });
    return push(t, { do: 'lines', lines: on });
  }
  const { ways, journey, movement } = decision;
  const { hexes } = ways.grid;
  const nameOf = (hex: number) => hexes[hex] ?? '';
  if (journey.ends.length > 1 && chosen?.option !== 'hex') {
    const options = journey.ends.map(({ hex, plan }): Option => {
      const targets = plan ? { targets: [...plan.targets] } : {};
      return { option: 'hex', hex: nameOf(hex), ...targets };
    });
    return offerChoice(t, { rule: 'L24.7', figure: figure.id, options, preset: 0 }, { do: 'lines', lines: now });
  }
  const end = journey.ends.find(({ hex }) => chosen?.option === 'hex' && nameOf(hex) === chosen.hex) ?? journey.ends[0];
  if (!end) throw new Error(`the move of ${figure.id} has no hex to end on`);
  const best = journey.best.map(nameOf);
  const { decided } = journey;
  emit(t, {
    type: 'destinationChosen',
    figure: figure.id,
    hexes: [...journey.hexes],
    best,
    goal: nameOf(end.hex),
    decided,
    rule: end.plan ? 'L24.5' : 'L24.6',
  });
  const plan = end.plan ? { hex: nameOf(end.hex), targets: [...end.plan.targets] } : null;
  push(t, { do: 'lines', lines: { ...on, plan } });
  if (end.hex !== ways.from) return walkTo(t, figure.id, ways, end.hex, movement);
  emit(t, {
    type: 'monsterStayed',
    figure: figure.id,
    why: end.plan ? 'alreadyBest' : 'cannotGetNearer',
    rule: end.plan ? 'L24.5' : 'L24.6',
  });
}

/** Does an Attack line (L25.1-L25.6). */
function attackLine(t: Transaction, figure: TableFigure, line: Line, now: Lines): void {
  const decision = decideAttack(t.book, t.state, figure, line, now);
  const on: Lines = { ...now, next: now.next + 1, attacks: now.attacks + 1, plan: null };
  if (!decision.attacks) {
    emit(t, { type: 'attackHeld', figure: figure.id, why: decision.why, rule: decision.rule });
    return push(t, { do: 'lines', lines: on });
  }
  const { form, targets, ranks, placing } = decision;
  const rule = targets.length > 1 || placing ? 'L25.2' : 'L25.1';
  emit(t, { type: 'targetsChosen', figure: figure.id, targets, ranks, placing, rule });
  push(t, { do: 'lines', lines: { ...on, attacked: [...on.attacked, ...targets] } });
  beginAttack(t, {
    attacker: figure.id,
    melee: form.melee,
    range: form.range,
    terms: termsOf(t, figure, line, now.source),
    mods: line.mods,
    targets: [...targets],
    source: now.source,
    mayWaive: false,
  });
}

/** L22.3: the terms of the attack: the figure's own attack if the line is relative, and the number of the line. */
function termsOf({ book }: Transaction, figure: TableFigure, { amount, relative }: Line, source: Source): Term[] {
  const n = amountFor(book, amount);
  if (!relative) return [{ n, source }];
  const from = figure.kind === 'summon' ? 'summon' : 'trait';
  const own: Term = { n: valuesOf(book, figure).attack, source: { from, figure: figure.id } };
  return n === 0 ? [own] : [own, { n, source }];
}

export const monsterTurnTasks = { monsterTurn, lines, ...walkingTasks } satisfies TaskRules;
export const monsterTurnQuestions = {} satisfies QuestionRules;
