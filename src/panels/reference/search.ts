/** Full-text search in the rules. Words may have typing errors, but rule numbers must match exactly. */
import MiniSearch, { type SearchResult } from 'minisearch';

/** The searchable text of a rule. */
export interface SearchableRule {
  /** The title of the rule's section. */
  readonly title: string;
  readonly text: string;
}

export type Search<Rule> = (query: string) => Rule[];

const NUMBER = /\d/;

/** The fraction of a word's letters that may be wrong. */
const FORGIVING = 0.2;
/** The fraction of a word's letters that may be wrong in a second search, if the first search finds nothing. */
const MAX_FUZZINESS = 0.4;

function forgiving(share: number): (term: string) => number | false {
  return (term) => (NUMBER.test(term) ? false : share);
}

/** A word in lower case and without diacritics, so that the player can type it without them. */
function bare(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** The words and numbers of a text. A point inside a rule number such as 'R16.2' does not split the number. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+(?:\.\d+)?/gu) ?? [];
}

/** Builds the index. @returns a function that finds the rules with all words of a query, the best result first */
export function openSearch<Rule extends string>(
  rules: readonly Rule[],
  pageOf: (rule: Rule) => SearchableRule,
): Search<Rule> {
  const index = new MiniSearch<SearchableRule & { id: Rule; number: string; head: string }>({
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
    const last = found.length > 0 ? found : index.search(query, { fuzzy: forgiving(MAX_FUZZINESS) });
    return last.map(({ id }: SearchResult) => id);
  };
}

const toldOf = <Rule extends string>(id: Rule, page: SearchableRule) => ({
  id,
  number: namesOf(id),
  head: headOf(page.text),
  ...page,
});

/** The term that a rule explains: 'Stun' in 'Stun: …'; empty if there is none. The search ranks the term higher than the text after it. */
const headOf = (text: string): string => /^([^.:;]{1,40}):/.exec(text)?.[1] ?? '';

/** The search terms by which a rule number is found: 'R16.2', '16.2', and its section 'R16'. */
function namesOf(rule: string): string {
  const number = rule.slice(1);
  return `${rule} ${number} ${rule.split('.')[0]}`;
}
