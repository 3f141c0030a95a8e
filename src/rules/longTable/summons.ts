/** L19: summons of heroes. How they go is told in bonuses.ts and damage.ts, their turns in monsterTurn.ts. */
import type { QuestionRules, TaskRules } from './agenda';
import { heroBook } from './figures';
import type { Action } from './tasks';
import { emit, type Transaction } from './transaction';
import type { Ability } from './vocabulary';

/** L19.1, L19.2: a summon comes; its card, on which it hangs, is laid active when the action is done. */
export function placeSummon(t: Transaction, { hero, half }: Action, ability: Ability, hex: string): void {
  const { book, state } = t;
  const printed = ability.verb === 'summon' ? book.summons[ability.summon] : undefined;
  if (!printed || !half) return;
  const { setup, traits } = heroBook(book, hero);
  const hp = printed.values.hp + setup.level + traits.summonsHp;
  const id = `summon:${state.nextId}`;
  state.nextId += 1;
  state.figures.push({
    id,
    kind: 'summon',
    summon: printed.id,
    hero,
    card: half.card,
    since: state.round,
    hex,
    hp,
    maxHp: hp,
    tokens: [],
  });
  emit(t, { type: 'summoned', figure: id, hero, hex, rule: 'L19.1' });
}

export const summonsTasks = {} satisfies TaskRules;
export const summonsQuestions = {} satisfies QuestionRules;
