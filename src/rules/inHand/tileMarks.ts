/** The marks that turns ended on tiles have left there (R3.1): a writ that is served or torn. */
import type { HexId } from '../core/hexes';
import type { Book, Choice, SpecialRule } from './book';
import { type RuleOf, rulesOf } from './special';
import type { State } from './state';

/** 'served': the tile's task is done. 'torn': the player answered it with an option that adds to the counter `torn`. */
export type TileMark = 'served' | 'torn';

/** The id under which `state.used` stores a writ torn on a tile. No rule has such an id. */
const tornId = (rule: string): string => `torn:${rule}`;

const isTearing = ({ does }: Choice): boolean => does.some((deed) => deed.do === 'count' && deed.flag === 'torn');

/** The options of a tile's rule that tear its writ. */
const tearingsOf = ({ trigger, does }: RuleOf<'when'>): readonly Choice[] =>
  trigger.on === 'endTurnOn' ? does.flatMap((deed) => (deed.do === 'choose' ? deed.among.filter(isTearing) : [])) : [];

/** The ids of all writs that can be torn on tiles. */
export function tornIds(rules: readonly SpecialRule[]): string[] {
  return rules.flatMap((rule) => (rule.kind === 'when' && tearingsOf(rule).length > 0 ? tornId(rule.id) : []));
}

/** The id under which an answer to a rule is stored, if it tears a writ; null if it leaves no mark. */
export function tornMarkOf(book: Book, rule: string, option: string): string | null {
  const asked = rulesOf(book, 'when').find(({ id }) => id === rule);
  return asked && tearingsOf(asked).some(({ id }) => id === option) ? tornId(rule) : null;
}

/**
 * The marks of the lettered tiles that are done: a goal on the tile is met, or the rule that such a goal waits for was
 * triggered there. A tile answered by tearing is 'torn'; in games from before this was stored it is 'served'.
 */
export function tileMarks(book: Book, { used }: State): Readonly<Record<HexId, TileMark>> {
  const { goals, marks } = book.scenario;
  const wanted = goals.flatMap((goal) => (goal.kind === 'holds' ? goal.what : []));
  const isWanted = (id: string) => wanted.some((each) => each.kind === 'used' && each.rule === id);
  const done: Record<HexId, TileMark> = {};
  for (const hex of Object.values(marks)) if (used.includes(`goal:${hex}`)) done[hex] = 'served';
  for (const rule of rulesOf(book, 'when')) {
    const { id, trigger, once } = rule;
    if (trigger.on !== 'endTurnOn' || !Object.values(marks).includes(trigger.at)) continue;
    if (once && used.includes(id) && isWanted(id)) done[trigger.at] = 'served';
    if (used.includes(tornId(id))) done[trigger.at] = 'torn';
  }
  return done;
}
