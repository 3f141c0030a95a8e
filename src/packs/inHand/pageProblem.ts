/** Defines the mistakes in a scenario page. */
import type { HexId } from '../../rules/core/hexes';
import type { Problem } from '../problem';

/** The kinds of mistakes that a page can have although it matches its schema. */
export const PAGE_PROBLEMS = [
  'fewHexes',
  'offCard',
  'looseWall',
  'notPlain',
  'taken',
  'unreachable',
  'sameFoe',
  'noMonster',
  'noHp',
  'sameTreasure',
  'noItem',
  'sameRule',
  'noFoe',
  'noHex',
  'noTreasure',
  'startBlocked',
  'alreadySo',
  'noChange',
  'manyAsked',
  'manyCounters',
  'nested',
  'noOption',
  'sameOption',
  'emptyAny',
  'nobody',
  'nobodyThere',
  'noObjective',
  'noFollower',
] as const;

/** A mistake, with the data to describe it in any language and to mark its hexes on the map. */
export interface PageProblem extends Problem {
  readonly kind: (typeof PAGE_PROBLEMS)[number];
  /** The values for the placeholders in the sentence about the mistake. */
  readonly values: Readonly<Record<string, string | number>>;
  readonly hexes: readonly HexId[];
}

/** Creates a mistake. The last argument has the `hexes` of the mistake and the values for the placeholders of its sentence. */
export function problem(
  field: string,
  kind: PageProblem['kind'],
  detail: string,
  { hexes = [], ...values }: { readonly hexes?: readonly HexId[] } & Record<string, unknown> = {},
): PageProblem {
  return { field, kind, detail, values: values as PageProblem['values'], hexes };
}

/** The indexes of duplicates: of all names that already occur earlier in the list. */
export function duplicateIndexes(names: readonly string[]): number[] {
  return names.flatMap((name, i) => (names.indexOf(name) < i ? [i] : []));
}
