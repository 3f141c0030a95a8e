/** `When`: standing abilities that an event activates (L17.2, docs/CONTENT-LONG.md, section 3). */
import { isAdjacent } from '../core/board';
import { rangeBetween } from '../core/routes';
import type { DeepReadonly } from '../core/transaction';
import { push } from './agenda';
import type { Book } from './book';
import { areAllies, areEnemies, figureOf, situationOf } from './figures';
import { amountFor } from './level';
import type { Bonus, FigureId, Table } from './state';
import type { Task } from './tasks';
import type { Transaction } from './transaction';
import type { Trigger, Verb } from './vocabulary';

type Standing = DeepReadonly<Bonus>;

/** Those that wait for an event, oldest first. */
const waitingFor = (state: Table, on: Trigger['on']): Standing[] =>
  state.bonuses.filter(({ kind, trigger }) => kind === 'when' && trigger?.on === on);

/** Whether the ally is within the range that the bearer's standing ability names. */
function isNear(book: Book, state: Table, { bearer, trigger }: Standing, ally: FigureId): boolean {
  const [a, b] = [figureOf(state, bearer), figureOf(state, ally)];
  if (!a || !b || !areAllies(a, b) || !trigger || !('within' in trigger)) return false;
  return rangeBetween(situationOf(book, state), a.hex, b.hex) <= trigger.within;
}

/** Those activated because an ally of the bearer is attacked near it. */
export const onAllyAttacked = (book: Book, state: Table, attacked: FigureId): Standing[] =>
  waitingFor(state, 'allyAttacked').filter((bonus) => isNear(book, state, bonus, attacked));

/** L20.1: mandatory reductions of damage: the bearer's own first, then those of allies near it. */
export const onDamage = (book: Book, state: Table, damaged: FigureId): Standing[] => [
  ...waitingFor(state, 'damaged').filter(({ bearer }) => bearer === damaged),
  ...waitingFor(state, 'allyDamaged').filter((bonus) => isNear(book, state, bonus, damaged)),
];

/** The value of an ability of a trigger; 0 if it has none of that verb. */
export function triggerAmount(book: Book, { abilities }: Standing, verb: Verb): number {
  return abilities.reduce((sum, ability) => {
    const { amount } = ability.verb === verb && 'amount' in ability ? ability : { amount: 0 };
    return sum + amountFor(book, amount);
  }, 0);
}

/** Whether a trigger's abilities include this verb. */
export const hasAbility = ({ abilities }: Standing, verb: Verb): boolean =>
  abilities.some((ability) => ability.verb === verb);

/** After a monster's own move: activates standing abilities of heroes adjacent to it. */
export function activateAdjacent(t: Transaction, monster: FigureId): void {
  const { book, state } = t;
  const figure = figureOf(state, monster);
  if (!figure) return;
  const situation = situationOf(book, state);
  const tasks = waitingFor(state, 'enemyAdjacent').flatMap(({ id, bearer }): Task[] => {
    const by = figureOf(state, bearer);
    const fits = by && areEnemies(by, figure) && isAdjacent(situation, by.hex, figure.hex);
    return fits ? [{ do: 'trigger', bonus: id, about: monster }] : [];
  });
  push(t, ...tasks);
}

/** After an attack by an enemy with a lien: activates the abilities that wait for it. */
export function activateForLien(t: Transaction, attacker: FigureId): void {
  const { state } = t;
  const figure = figureOf(state, attacker);
  if (figure?.kind !== 'monster' || !figure.lien) return;
  push(t, ...waitingFor(state, 'lienAttacks').map(({ id }): Task => ({ do: 'trigger', bonus: id, about: attacker })));
}
