/**
 * Checks whether a value from outside has the shape of a move: all fields with their types. It does not check whether the
 * things that the move names exist.
 */
import { HALVES } from '../../core/vocabulary';
import { PENALTY_STEPS } from '../dungeonDef';
import { CONDITIONS, ELEMENTS } from '../vocabulary';
import { RAISABLE_MODIFIERS, SUMMON_VALUES } from './enhance';
import type { Move, MoveName, MoveOf } from './moves';

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string';
/** Accepts a string that can safely be a key of the book's records, because it is not the name of a member of Object.prototype. */
const name: Check = (value) => typeof value === 'string' && !(value in Object.prototype);
const integer: Check = Number.isSafeInteger;
const bool: Check = (value) => typeof value === 'boolean';
const oneOf =
  (options: readonly unknown[]): Check =>
  (value) =>
    options.includes(value);
const three =
  (each: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length === 3 && value.every(each);

const MARKS: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  plus: {},
  more: { of: oneOf(RAISABLE_MODIFIERS) },
  condition: { condition: oneOf(CONDITIONS) },
  jump: {},
  element: { element: oneOf([...ELEMENTS, 'any']) },
  hex: { hex: (value) => Array.isArray(value) && value.length === 2 && value.every(integer) },
  summon: { value: oneOf(SUMMON_VALUES) },
};
const mark: Check = (value) => isOf(MARKS, 'mark', value);

type FieldsOf<M extends Move> = Readonly<Record<Exclude<keyof M, 'move'>, Check>>;
const FIELDS: { readonly [N in MoveName]: FieldsOf<MoveOf<N>> } = {
  choose: { option: text },
  pay: { agree: bool },
  share: { hero: integer, gold: integer },
  chooseHero: { hero: integer },
  keepQuest: { quest: name },
  cityEvent: {},
  newHero: { class: name, name: text, line: integer, level: integer },
  buy: { hero: integer, item: name },
  sell: { hero: integer, item: name },
  levelUp: { hero: integer, card: (value) => value === null || name(value) },
  rise: { hero: integer },
  donate: { hero: integer },
  enhance: { hero: integer, card: name, half: oneOf(HALVES), mark },
  retire: { hero: integer },
  join: { hero: integer },
  leave: { hero: integer },
  foundParty: { name: text },
  playParty: { party: integer },
  disband: { party: integer },
  tickPerk: { hero: integer, perk: integer },
  note: { text },
  travel: { scenario: name, level: integer },
  single: { scenario: name, level: integer },
  dungeon: { level: integer, penalties: three(oneOf(PENALTY_STEPS)) },
  toTown: {},
};

/**
 * Whether a value is an object with the field `tag` and exactly the other fields that the value of `tag` requires, all
 * well-formed.
 */
function isOf(all: Readonly<Record<string, Readonly<Record<string, Check>>>>, tag: string, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const record = new Map<string, unknown>(Object.entries(value));
  const kind = record.get(tag);
  const fields = typeof kind === 'string' && Object.hasOwn(all, kind) ? all[kind] : undefined;
  if (!fields || record.size !== Object.keys(fields).length + 1) return false;
  return Object.entries(fields).every(([field, check]) => record.has(field) && check(record.get(field)));
}

/** Whether any value is a well-formed move. */
export const isMove = (value: unknown): boolean => isOf(FIELDS, 'move', value);
