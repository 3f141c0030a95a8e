/** Reads what special rules mean for the current state (R3.1): counters, conditions, bonuses. scenarioRules.ts triggers the rules. */
import type { Book, Circumstance, Deed, FoeBonus, SpecialRule } from './book';
import { visibleSymbols } from './elements';
import { positionOf } from './hpCards';
import type { FoeState, State } from './state';

/** The special rules of one kind. */
export type RuleOf<K extends SpecialRule['kind']> = Extract<SpecialRule, { kind: K }>;

/** The scenario's special rules of a kind. */
export function rulesOf<K extends SpecialRule['kind']>(book: Book, kind: K): RuleOf<K>[] {
  return book.scenario.rules.filter((rule): rule is RuleOf<K> => rule.kind === kind);
}

/** The names of the counters and stored choices that these effects change. */
function flagsIn(deeds: readonly Deed[]): string[] {
  return deeds.flatMap((deed) => {
    if (deed.do === 'count' || deed.do === 'remember') return [deed.flag];
    if (deed.do === 'roll') return flagsIn(deed.does);
    return deed.do === 'choose' ? deed.among.flatMap(({ does }) => flagsIn(does)) : [];
  });
}

/** The names of all counters and stored choices that the rules of a scenario can change. */
export function flagNames(rules: readonly SpecialRule[]): string[] {
  const names = rules.flatMap((rule) => {
    if (rule.kind === 'when') return flagsIn(rule.does);
    if (rule.kind === 'counter') return [rule.id];
    return rule.kind === 'wave' && rule.distanceFlag !== undefined ? [rule.distanceFlag] : [];
  });
  return [...new Set(names)];
}

/**
 * The value of a counter of this scenario, or else of the campaign. It is 0 if the counter was never set, or if `flag` is the name of a
 * stored choice.
 */
export function countOf(book: Book, { flags }: State, flag: string): number {
  const value = flags[flag] ?? book.setup.flags?.[flag] ?? 0;
  return typeof value === 'number' ? value : 0;
}

/** Whether a condition of a special rule holds. @param foe the monster that the triggering event concerns, if any */
export function isCircumstanceMet(book: Book, state: State, what: Circumstance, foe?: FoeState): boolean {
  switch (what.kind) {
    case 'flag': {
      const value = countOf(book, state, what.flag);
      return value >= (what.atLeast ?? value) && value <= (what.atMost ?? value);
    }
    case 'lives':
      return isAlive(state, what.foe);
    case 'dead':
      return state.foes.some(({ id, hp }) => id === what.foe && hp === 0);
    case 'foePosition':
      return foe !== undefined && what.positions.includes(positionOf(foe.hp) + 1);
    case 'foeHp':
      return state.foes.some(({ id, hp }) => id === what.foe && hp > 0 && hp <= what.atMost);
    case 'heroHp':
      return state.hero.hp >= what.atLeast;
    case 'heroOn':
      return what.hexes.includes(state.hero.at);
    case 'infused':
      return visibleSymbols(book, state).some(({ element }) => element === what.element);
    case 'used':
      return state.used.includes(what.rule);
    case 'unused':
      return !state.used.includes(what.rule);
    case 'looted':
      return objectivesLooted(book, state) === what.objectives;
    case 'hindered':
      return (state.fight?.hindrances.length ?? 0) > 0;
  }
}

/** Whether all of these conditions hold; true for an empty list. */
export function areCircumstancesMet(
  book: Book,
  state: State,
  all: readonly Circumstance[] = [],
  foe?: FoeState,
): boolean {
  return all.every((each) => isCircumstanceMet(book, state, each, foe));
}

function isAlive(state: State, id: string): boolean {
  return state.foes.some((foe) => foe.id === id && foe.hp > 0) && !state.absent.includes(id);
}

function objectivesLooted(book: Book, { hero }: State): number {
  return book.scenario.treasures.filter(({ objective, number }) => objective && hero.treasures.includes(number)).length;
}

type WholeBonus = Required<Omit<FoeBonus, 'retaliate'>> & { readonly retaliate: { value: number; range: number }[] };

/** The bonus that special rules add to a monster's printed numbers now. */
export function foeBonus(book: Book, state: State, foe: FoeState): WholeBonus {
  const rules = rulesOf(book, 'while').filter(
    ({ foes, needs }) => (!foes || foes.includes(foe.id)) && areCircumstancesMet(book, state, needs, foe),
  );
  const sum = (of: 'move' | 'shield' | 'pierce' | 'heal') => rules.reduce((all, rule) => all + (rule[of] ?? 0), 0);
  return {
    move: sum('move'),
    shield: sum('shield'),
    pierce: sum('pierce'),
    heal: sum('heal'),
    retaliate: rules.flatMap(({ retaliate }) => retaliate ?? []),
  };
}

/** The longest line of sight in hexes; undefined if there is no limit. */
export function sightLimit(book: Book, state: State): number | undefined {
  const dark = rulesOf(book, 'dark').filter(
    ({ unless }) => !isCircumstanceMet(book, state, { kind: 'infused', element: unless }),
  );
  return dark.length > 0 ? Math.min(...dark.map(({ sight }) => sight)) : undefined;
}

/** The largest factor that is applied. It makes hazardous terrain do at least 25 damage, more than the HP of any hero of the game. */
const MAX_HARSHNESS = 25;

/** The factor by which the damage of traps and hazardous terrain is multiplied. */
export function terrainDamageFactor(book: Book, state: State): number {
  const rules = rulesOf(book, 'harsh').filter(({ needs }) => areCircumstancesMet(book, state, needs));
  return rules.reduce((all, { times }) => Math.min(MAX_HARSHNESS, all * times), 1);
}

/** R3.1: whether the hero may move on the map. */
export function canWalk(book: Book): boolean {
  return rulesOf(book, 'standing').length === 0;
}

/** R3.1: whether the hero may jump. */
export function canJump(book: Book): boolean {
  return rulesOf(book, 'noJump').length === 0;
}

/** R3.1: whether money can be looted now. */
export function canLootMoney(book: Book, state: State): boolean {
  return !rulesOf(book, 'noMoney').some(({ needs }) => areCircumstancesMet(book, state, needs));
}

/** The counter that the player may reduce by 1 to negate damage (as in R21.1); null if there is none above 0. */
export function negationCounter(book: Book, state: State): string | null {
  const [buffer] = rulesOf(book, 'counter').filter(({ id, buffer }) => buffer && countOf(book, state, id) > 0);
  return buffer?.id ?? null;
}
