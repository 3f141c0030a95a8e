/** Does the lines of monsters and summons that are neither Move nor Attack lines (L22.4, L24.9, L25.7-L25.10, L27.1). */
import { rangeBetween } from '../core/routes';
import { canSee } from '../core/sight';
import { push } from './agenda';
import { rankedEnemies } from './aiming';
import { beginBonus } from './bonuses';
import { doBossDeed } from './bossDeeds';
import { offerChoice } from './choices';
import { heal } from './effects';
import { createElement } from './elements';
import { areAllies, hasToken, situationOf } from './figures';
import { type Line, maxTargetsOf, rangeOfLine } from './forms';
import { amountFor } from './level';
import { takeAwayMoney } from './looting';
import { summonHexes, summonMonster } from './monsterSummons';
import { decideRetreat } from './retreats';
import { freeStandees } from './spawning';
import type { Bonus, FigureId } from './state';
import type { Lines, Option, Task } from './tasks';
import { emit, type Transaction } from './transaction';
import { turnOrderKey } from './turnOrder';
import { type Ability, type Condition, ELEMENTS, type Part } from './vocabulary';
import type { TableFigure } from './walkers';
import { walkTo } from './walking';
import { pathTo } from './ways';

/** A line that a figure is doing. */
interface Doing {
  readonly t: Transaction;
  readonly figure: TableFigure;
  readonly now: Lines;
  readonly chosen: Option | undefined;
}

/** Does a line that is neither a Move line nor an Attack line, and adds a task for the next line. */
export function doOtherLine(
  t: Transaction,
  figure: TableFigure,
  part: Part,
  now: Lines,
  chosen: Option | undefined,
): void {
  const doing: Doing = { t, figure, now, chosen };
  if (part.part === 'element') return element(doing, part.element);
  if (part.part === 'xp') return goOn(doing);
  doAbility(doing, part.ability);
}

/** Adds the tasks of this line, then a task for the next line. */
function goOn({ t, now }: Doing, ...tasks: readonly Task[]): void {
  push(t, ...tasks, { do: 'lines', lines: { ...now, next: now.next + 1 } });
}

/** Offers a choice among the options. The line then runs again with the chosen option. */
function askOf({ t, figure, now }: Doing, rule: string, options: Option[]): void {
  offerChoice(t, { rule, figure: figure.id, options, preset: 0 }, { do: 'lines', lines: now });
}

function skip(doing: Doing, ability: Ability): void {
  emit(doing.t, { type: 'abilitySkipped', figure: doing.figure.id, ability, why: 'impossible', rule: 'L22.2' });
  goOn(doing);
}

/**
 * L16.1, L16.5: creates the element of a symbol. [ruling] The symbol is a line of its own: the figure does it even if
 * no other line is possible.
 */
function element(doing: Doing, symbol: (typeof ELEMENTS)[number] | 'any'): void {
  const { t, now, chosen } = doing;
  const picked = chosen?.option === 'element' ? chosen.element : symbol;
  if (picked === 'any') {
    const options = ELEMENTS.map((each): Option => ({ option: 'element', element: each }));
    return askOf(doing, 'L16.5', options);
  }
  createElement(t, picked, now.source);
  goOn(doing);
}

function doAbility(doing: Doing, ability: Ability): void {
  const { t, figure, now } = doing;
  switch (ability.verb) {
    case 'heal':
      return healLine(doing, ability);
    case 'shield':
    case 'retaliate':
      return standing(doing, ability);
    case 'loot':
      takeAwayMoney(t, figure.id, amountFor(t.book, ability.amount));
      return goOn(doing);
    case 'suffer': {
      const amount = amountFor(t.book, ability.amount);
      return goOn(doing, { do: 'damage', figure: figure.id, amount, source: now.source, credit: null });
    }
    case 'give':
      return giveLine(doing, ability);
    case 'inflict':
    case 'drag':
    case 'shove':
    case 'damage':
      return onEnemies(doing, ability);
    case 'retreat':
      return retreat(doing, ability);
    case 'summon':
      return summon(doing, ability);
    case 'deed':
      return goOn(doing, ...doBossDeed(t, figure, ability.deed, now.source));
    case 'attack':
    case 'move':
    case 'finish':
    case 'trap':
    case 'disarmTrap':
    case 'dig':
    case 'recover':
    case 'refresh':
    case 'bid':
    case 'special':
    case 'prevent':
    case 'standIn':
    case 'bonus':
    case 'advantage':
    case 'when':
      return skip(doing, ability);
    default:
      ability satisfies never;
  }
}

const NO_CONDITIONS: readonly Condition[] = [];
const conditionsIn = ({ mods }: Line): readonly Condition[] => mods.conditions ?? NO_CONDITIONS;

/** The figure itself, and all its allies up to a range of `within` hexes. */
function circle({ t, figure }: Doing, within: number): TableFigure[] {
  const situation = situationOf(t.book, t.state);
  const near = t.state.figures.filter(
    (other) => areAllies(figure, other) && rangeBetween(situation, figure.hex, other.hex) <= within,
  );
  return [figure, ...near];
}

/** The allies in range and sight, nearest first; at equal range, first in turn order. */
function alliesInRange({ t, figure }: Doing, range: number): TableFigure[] {
  const { book, state } = t;
  const situation = situationOf(book, state);
  const rangeOf = (other: TableFigure) => rangeBetween(situation, figure.hex, other.hex);
  return state.figures
    .filter((other) => areAllies(figure, other) && rangeOf(other) <= range && canSee(situation, figure.hex, other.hex))
    .sort((a, b) => rangeOf(a) - rangeOf(b) || turnOrderKey(book, state, a) - turnOrderKey(book, state, b));
}

const lostBy = ({ maxHp, hp }: TableFigure): number => maxHp - hp;
const isIll = (figure: TableFigure): boolean => hasToken(figure, 'poison') || hasToken(figure, 'wound');

/**
 * L25.7: heals the figure in range that has lost the most HP, the healer included. If no figure has lost HP, heals one that
 * is poisoned or wounded. A line with `self` heals only the healer. A line with `allies` heals the healer and all its
 * allies within `allies` hexes.
 */
function healLine(doing: Doing, line: Line): void {
  const { t, figure, now, chosen } = doing;
  const { self, allies } = line.mods;
  const amount = amountFor(t.book, line.amount);
  const range = rangeOfLine(t.book, figure, line.mods);
  if (allies !== undefined) {
    for (const { id } of circle(doing, allies)) heal(t, id, amount, now.source);
    return goOn(doing);
  }
  const reached = self ? [figure] : [figure, ...alliesInRange(doing, range)];
  const hurt = reached.some((each) => lostBy(each) > 0);
  const worth = (each: TableFigure) => (hurt ? lostBy(each) : Number(isIll(each)));
  const most = Math.max(...reached.map(worth));
  if (most === 0) return skip(doing, line);
  const equals = reached.filter((each) => worth(each) === most);
  if (equals.length > 1 && chosen?.option !== 'figure') {
    return askOf(
      doing,
      'L25.7',
      inHexOrder(t, equals).map(({ id }) => ({ option: 'figure', figure: id })),
    );
  }
  const target = equals.find(({ id }) => chosen?.option === 'figure' && id === chosen.figure) ?? equals[0];
  if (!target) return skip(doing, line);
  const candidates = reached.map((each) => ({ figure: each.id, lost: lostBy(each), ill: isIll(each) }));
  emit(t, { type: 'healTargetChosen', figure: figure.id, target: target.id, candidates, rule: 'L25.7' });
  heal(t, target.id, amount, now.source);
  goOn(doing);
}

/** L26.1: the figures in hex order, because no other rule prefers one of them. */
function inHexOrder({ book, state }: Transaction, figures: readonly TableFigure[]): TableFigure[] {
  const order = Object.keys(book.scenario.board.hexes);
  const placeOf = ({ hex }: TableFigure) => order.indexOf(hex);
  return state.figures.filter((each) => figures.includes(each)).sort((a, b) => placeOf(a) - placeOf(b));
}

/** L22.4: gives Shield or Retaliate until the end of the round. */
function standing(doing: Doing, { verb, amount, mods }: Line): void {
  const { t, figure, now } = doing;
  const bearers = mods.allies === undefined ? [figure] : circle(doing, mods.allies);
  for (const { id: bearer } of bearers) {
    const bonus: Omit<Bonus, 'id'> = {
      kind: verb === 'shield' ? 'shield' : 'retaliate',
      bearer,
      amount: amountFor(t.book, amount) + (mods.plus ?? []).reduce((sum, { n }) => sum + n, 0),
      range: mods.range ?? 1,
      trigger: null,
      abilities: [],
      until: 'round',
      source: now.source,
      used: 0,
      slots: [],
    };
    beginBonus(t, bonus, 'L22.4');
  }
  goOn(doing);
}

/**
 * Gives positive conditions: to the figure itself (`self`), to the figure and all its allies within some hexes (`allies`), or
 * to the nearest allies in range and sight. If no ally is in range, the figure itself gets the conditions.
 */
function giveLine(doing: Doing, line: Line): void {
  const { t, figure, now } = doing;
  const { self, allies, range = 1 } = line.mods;
  const near = alliesInRange(doing, range).slice(0, maxTargetsOf(t.book, line.mods));
  const others = allies === undefined ? near : circle(doing, allies);
  const whom = self || others.length === 0 ? [figure] : others;
  goOn(doing, ...whom.flatMap(({ id }) => gives(id, line, now, figure.id)));
}

const gives = (figure: FigureId, line: Line, { source }: Lines, by: FigureId): Task[] =>
  conditionsIn(line).map((condition): Task => ({ do: 'give', figure, condition, source, by }));

/**
 * L25.10: affects enemies in range (adjacent ones if the line has no range) and in sight: the focus first, then in the
 * order of L25.3.
 */
function onEnemies(doing: Doing, line: Line): void {
  const { t, figure, now } = doing;
  const { book, state } = t;
  const situation = situationOf(book, state);
  const { range = 1, rangePlus = 0 } = line.mods;
  const inReach = rankedEnemies(book, state, figure, now.startHex).filter(
    ({ figure: { hex } }) =>
      rangeBetween(situation, figure.hex, hex) <= range + rangePlus && canSee(situation, figure.hex, hex),
  );
  const isFocus = ({ id }: TableFigure) => id === now.focus;
  const inOrder = [...inReach].sort((a, b) => Number(isFocus(b.figure)) - Number(isFocus(a.figure)) || a.rank - b.rank);
  const targets = inOrder.slice(0, maxTargetsOf(book, line.mods)).map((mark) => mark.figure.id);
  if (targets.length === 0) return skip(doing, line);
  const ranks = inReach.map((mark) => ({ figure: mark.figure.id, rank: mark.rank }));
  emit(t, { type: 'targetsChosen', figure: figure.id, targets, ranks, placing: null, rule: 'L25.10' });
  goOn(doing, ...targets.flatMap((target) => tasksAgainst(doing, line, target)));
}

function tasksAgainst({ t, figure, now }: Doing, line: Line, target: FigureId): Task[] {
  const n = amountFor(t.book, line.amount);
  const { source } = now;
  if (line.verb === 'inflict') return gives(target, line, now, figure.id);
  if (line.verb === 'damage') return [{ do: 'damage', figure: target, amount: n, source, credit: figure.id }];
  const kind = line.verb === 'drag' ? 'pull' : 'push';
  const { slam = 0 } = line.mods;
  const force = { by: figure.id, target, kind, left: n, full: n, slam, path: [], source, mayWaive: false } as const;
  return [{ do: 'force', force: { ...force, path: [] } }, ...gives(target, line, now, figure.id)];
}

/** Does a line *Retreat n* (L24.9). */
function retreat(doing: Doing, line: Line): void {
  const { t, figure, chosen } = doing;
  const decision = decideRetreat(t.book, t.state, figure, amountFor(t.book, line.amount));
  if (!decision.moves) {
    emit(t, { type: 'monsterStayed', figure: figure.id, why: decision.why, rule: decision.rule });
    return goOn(doing);
  }
  const { ways, ends, range } = decision;
  const nameOf = (hex: number) => ways.grid.hexes[hex] ?? '';
  if (ends.length > 1 && chosen?.option !== 'hex') {
    return askOf(
      doing,
      'L24.9',
      ends.map((hex) => ({ option: 'hex', hex: nameOf(hex) })),
    );
  }
  const end = ends.find((hex) => chosen?.option === 'hex' && nameOf(hex) === chosen.hex) ?? ends[0];
  if (end === undefined || end === ways.from) {
    emit(t, { type: 'monsterStayed', figure: figure.id, why: 'alreadyBest', rule: 'L24.9' });
    return goOn(doing);
  }
  goOn(doing);
  emit(t, { type: 'retreated', figure: figure.id, path: pathTo(ways, end), range, rule: 'L24.9' });
  walkTo(t, figure.id, ways, end, amountFor(t.book, line.amount));
}

/** Does a line that summons a monster (L25.8). */
function summon(doing: Doing, ability: Extract<Ability, { verb: 'summon' }>): void {
  const { t, figure, chosen } = doing;
  const hexes = summonHexes(t.book, t.state, figure);
  if (hexes.length > 1 && chosen?.option !== 'hex' && hasStandee(t, ability.summon)) {
    return askOf(
      doing,
      'L25.8',
      hexes.map((hex) => ({ option: 'hex', hex })),
    );
  }
  const hex = hexes.find((each) => chosen?.option === 'hex' && each === chosen.hex) ?? hexes[0] ?? null;
  summonMonster(t, figure.id, ability.summon, hex);
  goOn(doing);
}

const hasStandee = ({ book, state }: Transaction, monster: string): boolean =>
  freeStandees(book, state, monster).length > 0;
