/** Personal quests (L32.2): what is counted over all scenarios of a hero. */

import type { QuestStep } from './book';
import { ask, type Change, emit, shuffle } from './change';
import { heroNo, isFulfilled } from './lookups';
import type { Hero, HeroNo } from './state';

/** What something adds to a step: a number, a name that counts once, or a value that has been reached. */
export type Contribution = { readonly n: number } | { readonly name: string } | { readonly value: number };

/** Counts one thing that has happened for the step at hand; the next step counts from the next thing on. */
export function countFor(c: Change, hero: Hero, of: (step: QuestStep) => Contribution | null): void {
  const quest = hero.quest === null ? undefined : c.book.quests[hero.quest];
  const step = quest?.steps[hero.progress.step];
  const more = step && of(step);
  if (!quest || !step || !more) return;
  const { progress } = hero;
  if ('n' in more) progress.count += more.n;
  else if ('value' in more) progress.count = Math.max(progress.count, more.value);
  else if (!progress.names.includes(more.name)) progress.names.push(more.name);
  if (Math.max(progress.count, progress.names.length) < step.atLeast) return;
  hero.progress = { step: progress.step + 1, count: 0, names: [] };
  if (isFulfilled(c.book, hero) && hero.quest !== null)
    emit(c, { fact: 'questFulfilled', hero: hero.no, quest: hero.quest, rule: 'L32.11' });
}

/** L32.2: two personal quests are dealt, one is kept; of one there is no choice; without any it never retires. */
export function dealQuest(c: Change, no: HeroNo): void {
  const hero = heroNo(c.state, no);
  if (!hero) return;
  const quests = c.state.world.quests.splice(0, 2);
  const [first, second] = quests;
  if (first === undefined) return emit(c, { fact: 'deckEmpty', deck: 'quests', rule: 'L32.2' });
  emit(c, { fact: 'questDealt', hero: no, quests, rule: 'L32.2' });
  if (second === undefined) keepQuest(c, hero, first);
  else ask(c, { ask: 'quest', hero: no, quests });
}

export function keepQuest(c: Change, hero: Hero, quest: string, others: readonly string[] = []): void {
  hero.quest = quest;
  hero.progress = { step: 0, count: 0, names: [] };
  c.state.world.quests = shuffle(c, [...c.state.world.quests, ...others]);
  emit(c, { fact: 'questKept', hero: hero.no, quest, rule: 'L32.2' });
}
