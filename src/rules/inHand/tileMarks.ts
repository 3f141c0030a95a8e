/** Finds the tiles on which the hero has ended a turn and done the tile's task (R3.1). The table draws a seal or a torn writ on them. */
import type { HexId } from '../core/hexes';
import type { Book, Choice, SpecialRule } from './book';
import { type RuleOf, rulesOf } from './special';
import type { State } from './state';

/** 'served': the tile's task is done. 'torn': the player chose an option that adds to the counter `torn`. */
export type TileMark = 'served' | 'torn';

/** The id under which `state.used` stores that the writ of a tile was torn. No rule has such an id. */
const tornId = (rule: string): string => `torn:${rule}`;

const isTearing = ({ does }: Choice): boolean => does.some((deed) => deed.do === 'count' && deed.flag === 'torn');

/** The options of a tile's rule that tear the writ of the tile. */
const tearingsOf = ({ trigger, does }: RuleOf<'when'>): readonly Choice[] =>
  trigger.on === 'endTurnOn' ? does.flatMap((deed) => (deed.do === 'choose' ? deed.among.filter(isTearing) : [])) : [];

/** The ids under which `state.used` can store torn writs. */
export function tornWritIds(rules: readonly SpecialRule[]): string[] {
  return rules.flatMap((rule) => (rule.kind === 'when' && tearingsOf(rule).length > 0 ? tornId(rule.id) : []));
}

/** The id that `state.used` gets if the player answers `rule` with `option`; null if this option does not tear a writ. */
export function tornMarkOf(book: Book, rule: string, option: string): string | null {
  const asked = rulesOf(book, 'when').find(({ id }) => id === rule);
  return asked && tearingsOf(asked).some(({ id }) => id === option) ? tornId(rule) : null;
}

/**
 * The marks of the lettered tiles whose task is done. The task is done if a goal on the tile is met, or if a rule that a
 * goal requires was triggered there. A tile is 'torn' if the player tore its writ. Old games did not store torn writs, so in
 * these games such tiles are 'served'.
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
