/** The values that many sentences of the log contain: names of figures, sources and lists in their grammatical cases. */
import type { Play } from '../../../flow/longTable/play';
import type { EventOf, EventType } from '../../../rules/longTable/events';
import type { FigureId, Source } from '../../../rules/longTable/state';
import type { Term } from '../../../rules/longTable/tasks';
import type { Condition, DeckId, Element } from '../../../rules/longTable/vocabulary';
import { contentText, t } from '../..';
import { caseValues, joinWords, withSign } from '../forms';
import { figureForms, heroForms, monsterTitle } from '../naming';
import { sourceWords } from '../sources';
import { conditionName, elementName } from '../termNames';

/** The sentence for each kind of event; null if none is needed. */
export type Sentences = { readonly [T in EventType]: (play: Play, event: EventOf<T>) => string | null };

export const figure = (play: Play, id: FigureId) => caseValues('figure', figureForms(play, id));

export const hero = (id: string) => caseValues('hero', heroForms(id));

export const by = (play: Play, id: FigureId) => caseValues('by', figureForms(play, id));

export const source = (play: Play, of: Source) => ({ source: sourceWords(play, of) });

export const conditionNames = (conditions: readonly Condition[]): string => joinWords(conditions.map(conditionName));

export const elementNames = (elements: readonly Element[]): string => joinWords(elements.map(elementName));

/** A name in quotation marks, so that names in a list stay distinct. */
export const quoted = (name: string): string => t('names.quoted', { name });

export const goalName = (id: string): string => contentText('names.goal', id);

/** The names of the monster types on the map that use a deck; if none of them is on the map yet, of all types that use the deck. */
export function deckTitle({ book, state }: Play, deck: DeckId): string {
  const users = Object.values(book.monsters).filter((def) => def.deck === deck);
  const here = users.filter(({ id }) => state.figures.some((each) => each.kind === 'monster' && each.monster === id));
  return joinWords((here.length > 0 ? here : users).map(({ id }) => monsterTitle(id)));
}

export const sumOf = (terms: readonly Term[]): number => terms.reduce((sum, { n }) => sum + n, 0);

/** The terms of a calculation with their sources, such as '+2 Foreclosure, −1 Poison'. */
export function termWords(play: Play, terms: readonly Term[]): string {
  const base = sumOf(terms.filter(({ source }) => source.from === 'trait'));
  const sums = new Map<string, number>();
  for (const { n, source } of terms) {
    if (source.from === 'trait') continue;
    const words = sourceWords(play, source);
    sums.set(words, (sums.get(words) ?? 0) + n);
  }
  return [
    ...(base === 0 ? [] : [t('tidings.termBase', { n: base })]),
    ...[...sums].map(([source, n]) => t('tidings.term', { n: withSign(n), source })),
  ].join(', ');
}
