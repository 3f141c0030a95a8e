/**
 * Describes the forms of the editor: the fields of each word. A word is a trigger, a circumstance, a deed (effect of a rule), a goal or a
 * special rule. If the rules get a new word or a new field, this file does not compile until the word or field has an entry here.
 */
import { TERRAINS } from '../../rules/core/board';
import {
  type Choice,
  type Circumstance,
  type Deed,
  type Goal,
  PICKS,
  type SpecialRule,
  type Trigger,
} from '../../rules/inHand/book';
import { ELEMENTS, FACES, GOOD_CONDITIONS } from '../../rules/inHand/vocabulary';
import type { Field, FieldWord } from './formField';

/**
 * A field for each property of a word except the tag. If the property's name is no `FieldWord`, the member `word` of the field is the text
 * key of the field's label.
 */
type Form<T, Tag extends PropertyKey> = {
  readonly [F in Exclude<keyof T, Tag>]-?: F extends FieldWord ? Field : Field & { readonly word: FieldWord };
};

type Member<T, Tag extends PropertyKey, Value> = T extends { readonly [K in Tag]: infer X }
  ? Value extends X
    ? T
    : never
  : never;

type Forms<T extends object, Tag extends keyof T & string> = {
  readonly [Value in T[Tag] & string]: Form<Member<T, Tag, Value>, Tag>;
};

const number = (least: number, most: number, first: number): Field => ({ is: 'number', least, most, first });

const maybe = (field: Field): Field => ({ ...field, optional: true });

const called = (word: FieldWord, field: Field) => ({ ...field, word });

const YES: Field = { is: 'yes' };

const HEX: Field = { is: 'hex' };

const HEXES: Field = { is: 'hexes' };

const FOE: Field = { is: 'foe' };

const FOES: Field = { is: 'foes' };

const ROUND = number(1, 60, 4);

const COUNTER: Field = { is: 'name', of: 'counters' };

const FOLLOWER: Field = { is: 'name', of: 'followers' };

const RULE: Field = { is: 'name', of: 'rules' };

const ID: Field = { is: 'name', of: 'rules', new: true };

const NEEDS: Field = { is: 'list', of: 'circumstance' };

const DOES: Field = { is: 'list', of: 'deed' };

const ELEMENT: Field = { is: 'oneOf', options: ELEMENTS, words: 'element' };

/** The field for terrain that a rule places. Doors are left out, because they cannot be placed. */
const LAID: Field = {
  is: 'oneOf',
  // The first option is preselected. Plain comes last, because most hexes of a map are plain already.
  options: [...TERRAINS.filter((each) => each !== 'door' && each !== 'plain'), 'plain'],
  words: 'terrain',
};

export const TRIGGERS: Forms<Trigger, 'on'> = {
  roundBegins: {},
  roundEnds: { round: called('onlyRound', maybe(ROUND)), from: called('fromRound', maybe(ROUND)) },
  endTurnOn: { at: HEX },
  turnEnds: {},
  combatBegins: { foe: maybe(FOE) },
  dies: { foes: FOES },
  rangedAttack: {},
  looted: { treasures: { is: 'treasures' } },
  shoved: { foe: FOE },
  harmlessTurn: {},
  won: {},
};

export const CIRCUMSTANCES: Forms<Circumstance, 'kind'> = {
  flag: { flag: COUNTER, atLeast: maybe(number(-99, 99, 1)), atMost: maybe(number(-99, 99, 1)) },
  lives: { foe: FOE },
  dead: { foe: FOE },
  foePosition: { positions: { is: 'someOf', options: [1, 2, 3, 4], words: 'plain' } },
  foeHp: { foe: FOE, atMost: number(0, 60, 3) },
  heroHp: { atLeast: number(0, 60, 5) },
  heroOn: { hexes: HEXES },
  infused: { element: ELEMENT },
  used: { rule: RULE },
  unused: { rule: RULE },
  looted: { objectives: number(0, 12, 1) },
  hindered: {},
};

export const DEEDS: Forms<Deed, 'do'> = {
  heal: { value: number(0, 20, 2) },
  gain: { condition: { is: 'oneOf', options: GOOD_CONDITIONS, words: 'condition' } },
  damage: { value: number(0, 20, 2), price: maybe(YES) },
  gold: { value: number(-99, 99, 5), per: maybe({ is: 'per' }) },
  count: { flag: COUNTER, by: number(-99, 99, 1), byElite: maybe(number(-99, 99, 2)) },
  remember: { flag: COUNTER, as: called('asWord', { is: 'word' }) },
  terrain: {
    hexes: HEXES,
    from: called('fromTerrain', maybe({ is: 'oneOf', options: TERRAINS, words: 'terrain' })),
    to: LAID,
  },
  elite: { foes: { is: 'foesOrUnfought' } },
  sendBack: { follower: FOLLOWER, hexes: called('steps', number(0, 20, 2)) },
  clearHindrance: {},
  choose: { among: { is: 'choices' } },
  roll: { faces: { is: 'someOf', options: FACES, words: 'plain' }, does: DOES },
};

export const GOALS: Forms<Goal, 'kind'> = {
  killAll: {},
  kill: { foes: FOES },
  lootObjectives: {},
  endTurnOn: { at: HEX, needs: maybe(NEEDS) },
  survive: { round: ROUND },
  together: { follower: FOLLOWER, at: HEX },
  holds: { what: called('needs', NEEDS) },
  any: { of: called('anyOf', { is: 'list', of: 'goal' }) },
};

const BONUS = number(0, 9, 1);

export const SPECIALS: Forms<SpecialRule, 'kind'> = {
  when: { id: ID, trigger: { is: 'trigger' }, needs: maybe(NEEDS), once: maybe(YES), does: DOES },
  while: {
    id: ID,
    needs: NEEDS,
    foes: maybe(FOES),
    move: maybe(BONUS),
    shield: maybe(BONUS),
    pierce: maybe(BONUS),
    heal: maybe(BONUS),
    retaliate: maybe({ is: 'retaliate' }),
  },
  roundLimit: { round: ROUND },
  failure: { id: ID, when: called('needs', NEEDS) },
  counter: {
    id: { is: 'name', of: 'counters', new: true },
    start: number(-99, 99, 0),
    perLevel: maybe(number(-99, 99, 1)),
    buffer: maybe(YES),
  },
  wave: { foes: called('wave', { is: 'wave' }), needs: maybe(NEEDS), distanceFlag: maybe(COUNTER) },
  follower: { id: { is: 'name', of: 'followers', new: true }, at: HEX, hexes: called('steps', number(0, 9, 2)) },
  laid: { hexes: HEXES, as: LAID },
  dark: { sight: number(1, 20, 2), unless: ELEMENT },
  standing: {},
  noJump: {},
  noMoney: { needs: NEEDS },
  harsh: { times: number(1, 5, 2), needs: NEEDS },
};

export const CHOICE: Form<Choice, never> = {
  id: { is: 'name', of: 'options', new: true },
  needs: maybe(NEEDS),
  costs: maybe(number(0, 99, 2)),
  pick: maybe({ is: 'oneOf', options: PICKS, words: 'pick' }),
  does: DOES,
};

/** A filled-in word: plain data with the properties that its form describes. */
export type FormValues = Readonly<Record<string, unknown>>;

interface VocabularyForms {
  /** The property that distinguishes the words. */
  readonly tag: 'kind' | 'do' | 'on';
  readonly forms: Readonly<Record<string, Readonly<Record<string, Field>>>>;
}

/** All vocabularies of a page. */
export const VOCABULARY = {
  trigger: { tag: 'on', forms: TRIGGERS },
  circumstance: { tag: 'kind', forms: CIRCUMSTANCES },
  deed: { tag: 'do', forms: DEEDS },
  goal: { tag: 'kind', forms: GOALS },
  special: { tag: 'kind', forms: SPECIALS },
} as const satisfies Readonly<Record<string, VocabularyForms>>;

export type Vocabulary = keyof typeof VOCABULARY;

/** The type of a filled-in word, by vocabulary. */
export interface WordTypes extends Record<Vocabulary, object> {
  readonly trigger: Trigger;
  readonly circumstance: Circumstance;
  readonly deed: Deed;
  readonly goal: Goal;
  readonly special: SpecialRule;
}

/** The fields of a word; none if the vocabulary has no such kind. */
export function fieldsOf(word: Vocabulary, kind: string): [name: string, field: Field][] {
  const forms: VocabularyForms['forms'] = VOCABULARY[word].forms;
  return Object.entries(Object.hasOwn(forms, kind) ? (forms[kind] ?? {}) : {});
}
