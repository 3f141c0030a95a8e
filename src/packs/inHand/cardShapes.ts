/** Defines the schemas of printed cards (R1.1-R1.7), for the game's own content and for packs. */
import * as v from 'valibot';
import { abilityShape } from '../../journal/inHand/abilitySchema';
import {
  between,
  keyed,
  list,
  name,
  nullable,
  oneOf,
  optional,
  record,
  type Shape,
  variants,
  yes,
} from '../../journal/shapes';
import {
  type AbilityCard,
  type Action,
  BAD_CONDITIONS,
  type CardFace,
  type Column,
  ELEMENTS,
  FACES,
  GOOD_CONDITIONS,
  type HeroDef,
  ITEM_USES,
  type ItemDef,
  type ItemEffect,
  KINDS,
  type ModifierRow,
  type ModifierTables,
  type MonsterDef,
  type Riders,
  SIDES,
  type Side,
  SLOTS,
  type Traits,
} from '../../rules/inHand/vocabulary';

const initiative = between(1, 99);
const amount = between(0, 20);
/** R24.1: the schema of a range. Distances are 1 to 7, so no range is greater than 7. */
const range = between(1, 7);
const retaliate = record<{ readonly value: number; readonly range: number }>({ value: between(1, 9), range });

const riders = {
  pierce: optional(amount),
  push: optional(amount),
  pull: optional(amount),
  conditions: optional(list(oneOf(BAD_CONDITIONS), BAD_CONDITIONS.length)),
} satisfies { [F in keyof Riders]-?: unknown };

const column: Shape<Column> = v.pipe(
  record<Column>({
    initiative,
    move: nullable(amount),
    attack: nullable(amount),
    range: nullable(range),
    heal: optional(
      record<NonNullable<Column['heal']>>({ value: between(1, 20), row: oneOf(['move', 'attack', 'range']) }),
    ),
    shield: optional(amount),
    retaliate: optional(retaliate),
    invisible: optional(yes),
    ...riders,
  }),
  v.check(
    ({ heal, ...rows }) => !heal || rows[heal.row] === null,
    'a heal symbol stands in the place of its row (R1.6)',
  ),
);

const traits = record<Traits>({ shield: optional(amount), retaliate: optional(retaliate), flying: optional(yes) });

export const monsterShape = (id: Shape<string>): Shape<MonsterDef> =>
  record<MonsterDef>({
    id,
    card: name,
    hp: keyed(KINDS, between(1, 60)),
    traits: keyed(KINDS, traits),
    behaviour: keyed(KINDS, keyed(FACES, column)),
  });

const abilities = list(abilityShape, 8);

const effect = variants<ItemEffect, 'when'>('when', {
  turn: { inCombat: optional(yes), maxDistance: optional(range), abilities },
  attack: {
    meleeOnly: optional(yes),
    troubledOnly: optional(yes),
    plus: optional(amount),
    advantage: optional(yes),
    range: optional(range),
    ...riders,
  },
  attacked: { shield: amount },
  damaged: {},
  exhausting: {},
  initiative: { lower: between(1, 99) },
  behaviour: {},
  move: { plus: amount, jump: optional(yes), overTraps: optional(yes) },
  moved: { atLeast: between(1, 20), condition: oneOf(GOOD_CONDITIONS) },
  always: {
    easyDifficult: optional(yes),
    noHazard: optional(yes),
    trapLess: optional(amount),
    lootRange: optional(amount),
    spareLoot: optional(amount),
  },
});

export const itemShape = record<ItemDef>({
  id: name,
  card: nullable(name),
  slot: oneOf(SLOTS),
  cost: between(0, 99),
  use: oneOf(ITEM_USES),
  effect,
});

const action = record<Action>({ abilities, lost: optional(yes) });
const face = record<CardFace>({
  id: name,
  initiative,
  shows: list(oneOf(ELEMENTS), ELEMENTS.length),
  top: action,
  bottom: action,
});
const faces: Shape<AbilityCard['faces'][Side]> = v.strictTuple([face, face]);
const card = record<AbilityCard>({ id: name, faces: keyed(SIDES, faces) });

const modifier = between(-9, 9);
const row: Shape<ModifierRow> = v.strictTuple([modifier, modifier, modifier]);

/** R1.1, R1.2: the schema of the modifier tables on an HP card: four positions, each with a row per level. */
export const tablesShape = (levels: number): Shape<ModifierTables> => {
  const rows: Shape<ModifierRow[]> = v.pipe(v.array(row), v.length(levels));
  return v.strictTuple([rows, rows, rows, rows]);
};

/** The schema of a hero. A hero has exactly four cards (R1.3). */
export const heroShape = record<HeroDef>({
  id: name,
  gold: optional(between(0, 99)),
  pockets: optional(between(0, 3)),
  maxHp: v.pipe(v.array(between(1, 60)), v.length(5)),
  foeHp: optional(v.strictTuple([modifier, modifier, modifier, modifier])),
  tables: tablesShape(5),
  cards: v.pipe(v.array(card), v.length(4)),
});
