/** Finds the standing abilities (*When*) that an event activates (L17.2, docs/CONTENT-LONG.md, section 3). */
import { isAdjacent } from '../core/board';
import { rangeBetween } from '../core/routes';
import type { DeepReadonly } from '../core/transaction';
import { push } from './agenda';
import type { Book } from './book';
import { areAllies, figureOf, hasAsEnemy, situationOf } from './figures';
import { amountFor } from './level';
import type { Bonus, FigureId, State } from './state';
import type { Task } from './tasks';
import type { Transaction } from './transaction';
import type { Trigger, Verb } from './vocabulary';

type Standing = DeepReadonly<Bonus>;

/** The standing abilities with this trigger, oldest first. */
const waitingFor = (state: State, on: Trigger['on']): Standing[] =>
  state.bonuses.filter(({ kind, trigger }) => kind === 'when' && trigger?.on === on);

/** Whether `ally` is an ally of the bearer, within the range that the standing ability names. */
function isNear(book: Book, state: State, { bearer, trigger }: Standing, ally: FigureId): boolean {
  const [a, b] = [figureOf(state, bearer), figureOf(state, ally)];
  if (!a || !b || !areAllies(a, b) || !trigger || !('within' in trigger)) return false;
  return rangeBetween(situationOf(book, state), a.hex, b.hex) <= trigger.within;
}

/** The standing abilities that are activated because an ally near their bearer is attacked. */
export const abilitiesOnAllyAttacked = (book: Book, state: State, attacked: FigureId): Standing[] =>
  waitingFor(state, 'allyAttacked').filter((bonus) => isNear(book, state, bonus, attacked));

/**
 * L20.1: the standing abilities that must reduce damage: first those of the damaged figure, then those of its allies
 * nearby.
 */
export const abilitiesOnDamage = (book: Book, state: State, damaged: FigureId): Standing[] => [
  ...waitingFor(state, 'damaged').filter(({ bearer }) => bearer === damaged),
  ...waitingFor(state, 'allyDamaged').filter((bonus) => isNear(book, state, bonus, damaged)),
];

/** The sum of the numbers of the abilities with this verb that a standing ability activates; 0 if there are none. */
export function triggerAmount(book: Book, { abilities }: Standing, verb: Verb): number {
  return abilities.reduce((sum, ability) => {
    const { amount } = ability.verb === verb && 'amount' in ability ? ability : { amount: 0 };
    return sum + amountFor(book, amount);
  }, 0);
}

/** Whether the abilities that a standing ability activates include this verb. */
export const hasAbility = ({ abilities }: Standing, verb: Verb): boolean =>
  abilities.some((ability) => ability.verb === verb);

/** After a monster's own move, activates the standing abilities `enemyAdjacent` of its enemies on adjacent hexes. */
export function activateAdjacent(t: Transaction, monster: FigureId): void {
  const { book, state } = t;
  const figure = figureOf(state, monster);
  if (!figure) return;
  const situation = situationOf(book, state);
  const tasks = waitingFor(state, 'enemyAdjacent').flatMap(({ id, bearer }): Task[] => {
    const by = figureOf(state, bearer);
    const fits = by && hasAsEnemy(by, figure) && isAdjacent(situation, by.hex, figure.hex);
    return fits ? [{ do: 'trigger', bonus: id, about: monster }] : [];
  });
  push(t, ...tasks);
}

/** After an attack by a monster with a lien, activates the standing abilities with the trigger `lienAttacks`. */
export function activateForLien(t: Transaction, attacker: FigureId): void {
  const { state } = t;
  const figure = figureOf(state, attacker);
  if (figure?.kind !== 'monster' || !figure.lien) return;
  push(t, ...waitingFor(state, 'lienAttacks').map(({ id }): Task => ({ do: 'trigger', bonus: id, about: attacker })));
}
