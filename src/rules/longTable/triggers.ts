/** `When`: standing abilities that something sets off (L17.2, section 3 of the content). */
import { adjacent } from '../core/board';
import { rangeBetween } from '../core/routes';
import type { DeepReadonly } from '../core/transaction';
import { push } from './agenda';
import type { Book } from './book';
import { areAllies, areEnemies, figureOf, situationOf } from './figures';
import { reckon } from './level';
import type { Bonus, FigureId, Table } from './state';
import type { Task } from './tasks';
import type { Transaction } from './transaction';
import type { Trigger, Verb } from './vocabulary';

type Standing = DeepReadonly<Bonus>;

/** The oldest first. */
const waitingFor = (state: Table, on: Trigger['on']): Standing[] =>
  state.bonuses.filter(({ kind, trigger }) => kind === 'when' && trigger?.on === on);

/** Whether the bearer of a standing ability has this ally within the range that it names. */
function isNear(book: Book, state: Table, { bearer, trigger }: Standing, ally: FigureId): boolean {
  const [a, b] = [figureOf(state, bearer), figureOf(state, ally)];
  if (!a || !b || !areAllies(a, b) || !trigger || !('within' in trigger)) return false;
  return rangeBetween(situationOf(book, state), a.hex, b.hex) <= trigger.within;
}

/** An ally of the bearer is attacked near it. */
export const onAllyAttacked = (book: Book, state: Table, attacked: FigureId): Standing[] =>
  waitingFor(state, 'allyAttacked').filter((bonus) => isNear(book, state, bonus, attacked));

/** L20.1: what must apply before damage: the bearer's own first, then that of its allies near it. */
export const onDamage = (book: Book, state: Table, damaged: FigureId): Standing[] => [
  ...waitingFor(state, 'damaged').filter(({ bearer }) => bearer === damaged),
  ...waitingFor(state, 'allyDamaged').filter((bonus) => isNear(book, state, bonus, damaged)),
];

/** What an ability of a trigger is worth; 0: it has none of that verb. */
export function amountIn(book: Book, { abilities }: Standing, verb: Verb): number {
  return abilities.reduce((sum, ability) => {
    const { amount } = ability.verb === verb && 'amount' in ability ? ability : { amount: 0 };
    return sum + reckon(book, amount);
  }, 0);
}

export const hasAbility = ({ abilities }: Standing, verb: Verb): boolean =>
  abilities.some((ability) => ability.verb === verb);

/** A monster's own move has ended: the standing abilities of heroes adjacent to it are set off. */
export function setOffAdjacent(t: Transaction, monster: FigureId): void {
  const { book, state } = t;
  const figure = figureOf(state, monster);
  if (!figure) return;
  const situation = situationOf(book, state);
  const tasks = waitingFor(state, 'enemyAdjacent').flatMap(({ id, bearer }): Task[] => {
    const by = figureOf(state, bearer);
    const fits = by && areEnemies(by, figure) && adjacent(situation, by.hex, figure.hex);
    return fits ? [{ do: 'trigger', bonus: id, about: monster }] : [];
  });
  push(t, ...tasks);
}

/** An attack is over: if an enemy with a lien has made it, what waits for that is set off. */
export function setOffLien(t: Transaction, attacker: FigureId): void {
  const { state } = t;
  const figure = figureOf(state, attacker);
  if (figure?.kind !== 'monster' || !figure.lien) return;
  push(t, ...waitingFor(state, 'lienAttacks').map(({ id }): Task => ({ do: 'trigger', bonus: id, about: attacker })));
}
