/** Defines the schemas of set-ups. The schemas do not check whether the named things exist; the content does (`findMissing`). */
import * as v from 'valibot';
import { HALVES } from '../../rules/core/vocabulary';
import type { Enhancement, HeroSetup, Mark, PendingEffect, Setup, TablePending } from '../../rules/longTable/book';
import { type DungeonDraw, PENALTY_STEPS } from '../../rules/longTable/dungeonDef';
import { RANKS } from '../../rules/longTable/vocabulary';
import { bool, count, integer, list, name, names, oneOf, optional, record, type Shape, variants } from '../shapes';
import { conditionShape, elementOrAnyShape } from './printedSchema';

export const markShape = variants<Mark, 'mark'>('mark', {
  plus: {},
  more: { of: oneOf(['range', 'targets', 'push', 'pull', 'pierce', 'slam']) },
  condition: { condition: conditionShape },
  jump: {},
  element: { element: elementOrAnyShape },
  hex: { hex: v.strictTuple([integer, integer]) },
  summon: { value: oneOf(['hp', 'move', 'attack', 'range']) },
});

/** A number of bless or curse cards. The pool has ten (L1.7). */
const cards: Shape<number> = v.pipe(count, v.maxValue(10));

export const pendingEffectShape = variants<PendingEffect, 'pending'>('pending', {
  bless: { cards },
  curse: { cards },
  damage: { amount: count },
  condition: { condition: conditionShape },
  noItems: {},
  moves: { plus: count },
  initiative: { initiative: count },
});

export const tablePendingShape = variants<TablePending, 'pending'>('pending', {
  monstersShield: { amount: count },
  joins: { monster: name, rank: oneOf(RANKS) },
});

/** Hero levels (L32.5). */
export const heroLevelShape: Shape<number> = v.pipe(count, v.minValue(1), v.maxValue(9));
/** Scenario levels (L3.1). */
export const scenarioLevelShape: Shape<number> = v.pipe(count, v.maxValue(7));

/** A schema for lists without duplicate entries. */
export const withoutDuplicates = <T extends readonly unknown[]>(shape: Shape<T>): Shape<T> =>
  v.pipe(
    shape,
    v.check((all) => new Set(all).size === all.length, 'one twice'),
  );

export const enhancementShape = record<Enhancement>({ card: name, half: oneOf(HALVES), mark: markShape });

const hero = record<HeroSetup>({
  hero: name,
  level: heroLevelShape,
  pool: withoutDuplicates(names),
  hand: withoutDuplicates(names),
  items: withoutDuplicates(names),
  equipped: withoutDuplicates(names),
  perks: list(count),
  enhancements: list(enhancementShape),
  pending: list(pendingEffectShape),
  personalQuest: optional(name),
});

const penalty = oneOf(PENALTY_STEPS);
export const dungeonDrawShape = record<DungeonDraw>({
  rooms: names,
  foes: names,
  penalties: v.strictTuple([penalty, penalty, penalty]),
});
export const variantsShape = record<Setup['variants']>({ lessChance: bool, death: bool, grim: bool });
export const seedShape: Shape<string> = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** The shape of a set-up. */
export const setupShape: Shape<Setup> = v.pipe(
  record<Setup>({
    scenario: name,
    heroes: v.pipe(list(hero, 4), v.minLength(1)),
    level: scenarioLevelShape,
    openInformation: bool,
    variants: variantsShape,
    looted: list(count),
    battleGoals: withoutDuplicates(names),
    pending: optional(list(tablePendingShape)),
    dungeon: optional(dungeonDrawShape),
    seed: seedShape,
  }),
  v.check(({ heroes }) => new Set(heroes.map((each) => each.hero)).size === heroes.length, 'a class twice (L1.1)'),
  v.check(
    ({ heroes, openInformation }) => heroes.length > 1 || !openInformation,
    'open information with one hero (L3.4)',
  ),
);
