/** Finds rules by words, typing errors forgiven, and by their numbers, which are taken as they are. */
import MiniSearch, { type SearchResult } from 'minisearch';

/** What can be found of a rule. */
export interface Page {
  /** The title of its section. */
  readonly title: string;
  readonly text: string;
}

export type Search<Rule> = (query: string) => Rule[];

const NUMBER = /\d/;

/** The share of a word's letters that may be wrong; the second is tried when the first finds nothing, as with two swapped letters. */
const FORGIVING = 0.2;
const MOST_FORGIVING = 0.4;

function forgiving(share: number): (term: string) => number | false {
  return (term) => (NUMBER.test(term) ? false : share);
}

/** Without diacritics, so that a word is found when they are left out. */
function bare(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** Words and numbers; the point within 'R16.2' belongs to it, that at the end of a sentence does not. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+(?:\.\d+)?/gu) ?? [];
}

export function openSearch<Rule extends string>(rules: readonly Rule[], pageOf: (rule: Rule) => Page): Search<Rule> {
  const index = new MiniSearch<Page & { id: Rule; number: string; head: string }>({
    fields: ['number', 'title', 'head', 'text'],
    tokenize: wordsOf,
    processTerm: bare,
    searchOptions: {
      combineWith: 'AND',
      boost: { number: 8, title: 3, head: 6 },
      prefix: (term) => !NUMBER.test(term),
      fuzzy: forgiving(FORGIVING),
    },
  });
  index.addAll(rules.map((id) => toldOf(id, pageOf(id))));
  return (query) => {
    const found = index.search(query);
    const last = found.length > 0 ? found : index.search(query, { fuzzy: forgiving(MOST_FORGIVING) });
    return last.map(({ id }: SearchResult) => id);
  };
}

const toldOf = <Rule extends string>(id: Rule, page: Page) => ({
  id,
  number: namesOf(id),
  head: headOf(page.text),
  ...page,
});

/** 'Stun' of 'Stun: …': what a rule explains is what somebody looks for. */
const headOf = (text: string): string => /^([^.:;]{1,40}):/.exec(text)?.[1] ?? '';

/** 'R16.2' is found by itself, by '16.2', and with the rest of its section by 'R16'. */
function namesOf(rule: string): string {
  const number = rule.slice(1);
  return `${rule} ${number} ${rule.split('.')[0]}`;
}
