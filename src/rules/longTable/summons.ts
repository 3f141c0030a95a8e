/** Places the summons of heroes (L19). bonuses.ts and damage.ts remove them; monsterTurn.ts runs their turns. */
import type { QuestionRules, TaskRules } from './agenda';
import { heroBook } from './figures';
import type { Action } from './tasks';
import { emit, type Transaction } from './transaction';
import type { Ability } from './vocabulary';

/** L19.1, L19.2: places a summon. The card becomes active later, when its action is done. */
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
