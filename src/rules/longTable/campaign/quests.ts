/** Deals personal quests, and counts their progress over all scenarios of a hero (L32.2). */

import type { QuestStep } from './book';
import { ask, type CampaignTransaction, emit, shuffle } from './change';
import { heroByNumber, isQuestCompleted } from './lookups';
import type { Hero, HeroNo } from './state';

/** A contribution to a quest step: a number to add, a name that counts only once, or a value that has been reached. */
export type Contribution = { readonly n: number } | { readonly name: string } | { readonly value: number };

/** Adds a contribution to the current step of a hero's quest. After the step is completed, contributions count for the next step. */
export function countFor(c: CampaignTransaction, hero: Hero, of: (step: QuestStep) => Contribution | null): void {
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
  if (isQuestCompleted(c.book, hero) && hero.quest !== null)
    emit(c, { fact: 'questFulfilled', hero: hero.no, quest: hero.quest, rule: 'L32.11' });
}

/**
 * L32.2: deals two personal quests, of which the player keeps one. If only one quest is left, the hero gets it without a
 * choice. If none is left, the hero has no quest and never retires.
 */
export function dealQuest(c: CampaignTransaction, no: HeroNo): void {
  const hero = heroByNumber(c.state, no);
  if (!hero) return;
  const quests = c.state.world.quests.splice(0, 2);
  const [first, second] = quests;
  if (first === undefined) return emit(c, { fact: 'deckEmpty', deck: 'quests', rule: 'L32.2' });
  emit(c, { fact: 'questDealt', hero: no, quests, rule: 'L32.2' });
  if (second === undefined) keepQuest(c, hero, first);
  else ask(c, { ask: 'quest', hero: no, quests });
}

/** L32.2: gives a hero a quest, and shuffles the other dealt quests back into the deck. */
export function keepQuest(c: CampaignTransaction, hero: Hero, quest: string, others: readonly string[] = []): void {
  hero.quest = quest;
  hero.progress = { step: 0, count: 0, names: [] };
  c.state.world.quests = shuffle(c, [...c.state.world.quests, ...others]);
  emit(c, { fact: 'questKept', hero: hero.no, quest, rule: 'L32.2' });
}
