/** R3.1: what turns that ended on tiles have left there: the writ is served, or it lies torn. */
import type { HexId } from '../core/hexes';
import type { Book, Choice, SpecialRule } from './book';
import { type RuleOf, rulesOf } from './special';
import type { State } from './state';

/** 'served': what the page asks for there is done. 'torn': it was answered with an option that counts as `torn`. */
export type TileMark = 'served' | 'torn';

/** How a paper torn on a tile is remembered among the marks of rules (`state.used`). No rule has such an id. */
const tornId = (rule: string): string => `torn:${rule}`;

const isTearing = ({ does }: Choice): boolean => does.some((deed) => deed.do === 'count' && deed.flag === 'torn');

/** The options by which a rule that waits on a tile has its paper torn. */
const tearingsOf = ({ trigger, does }: RuleOf<'when'>): readonly Choice[] =>
  trigger.on === 'endTurnOn' ? does.flatMap((deed) => (deed.do === 'choose' ? deed.among.filter(isTearing) : [])) : [];

/** The ids of all papers that can be torn on tiles. */
export function tornIds(rules: readonly SpecialRule[]): string[] {
  return rules.flatMap((rule) => (rule.kind === 'when' && tearingsOf(rule).length > 0 ? tornId(rule.id) : []));
}

/** As what an answer to a rule is remembered: as a paper that is torn; null: the answer leaves nothing on a tile. */
export function rememberedAs(book: Book, rule: string, option: string): string | null {
  const asked = rulesOf(book, 'when').find(({ id }) => id === rule);
  return asked && tearingsOf(asked).some(({ id }) => id === option) ? tornId(rule) : null;
}

/**
 * The lettered tiles that are done with: a goal that waited there is met, or a rule has had its effect there for
 * which a goal waits. A tile whose question was answered by tearing is torn instead; games of before that was remembered show it as served.
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
