/** Defines the fields of forms in the editor, with their labels. */
import type { NameGroup } from './draft';

/** The text keys of the fields' labels. Most keys equal the field's name. */
export const FIELD_WORDS = [
  'among',
  'anyOf',
  'as',
  'asWord',
  'at',
  'atLeast',
  'atMost',
  'buffer',
  'by',
  'byElite',
  'condition',
  'costs',
  'distanceFlag',
  'does',
  'element',
  'faces',
  'flag',
  'foe',
  'foes',
  'follower',
  'fromRound',
  'fromTerrain',
  'heal',
  'hexes',
  'id',
  'move',
  'needs',
  'objectives',
  'once',
  'onlyRound',
  'per',
  'perLevel',
  'pick',
  'pierce',
  'positions',
  'price',
  'retaliate',
  'round',
  'rule',
  'shield',
  'sight',
  'start',
  'steps',
  'times',
  'to',
  'treasures',
  'trigger',
  'unless',
  'value',
  'wave',
] as const;

export type FieldWord = (typeof FIELD_WORDS)[number];

/** Vocabularies of which a field can contain a list of words. */
export type ListVocabulary = 'circumstance' | 'deed' | 'goal';

/** How the editor fills in a field. `word` is the text key of the field's label, if it differs from the field's name. */
export type Field = { readonly word?: FieldWord; readonly optional?: true } & (
  | { readonly is: 'number'; readonly least: number; readonly most: number; readonly first: number }
  /** A checkbox: the field is `true` if checked, and absent otherwise. */
  | { readonly is: 'yes' }
  | { readonly is: 'oneOf'; readonly options: readonly (string | number)[]; readonly words: OptionWords }
  | { readonly is: 'someOf'; readonly options: readonly (string | number)[]; readonly words: OptionWords }
  | { readonly is: 'hex' }
  | { readonly is: 'hexes' }
  | { readonly is: 'foe' }
  | { readonly is: 'foes' }
  /** A choice of monsters, or the choice "all that have not been fought yet". */
  | { readonly is: 'foesOrUnfought' }
  | { readonly is: 'treasures' }
  /** A name that the page defines. `new`: this field defines the name, so the editor asks for the name's text. */
  | { readonly is: 'name'; readonly of: Exclude<NameGroup, 'monsters'>; readonly new?: true }
  | { readonly is: 'word' }
  | { readonly is: 'list'; readonly of: ListVocabulary }
  | { readonly is: 'trigger' }
  | { readonly is: 'choices' }
  | { readonly is: 'wave' }
  | { readonly is: 'retaliate' }
  | { readonly is: 'per' }
);

/** The group of texts that label a field's options. */
type OptionWords = 'plain' | 'element' | 'condition' | 'terrain' | 'pick';

/** The text key of a field's label. */
export const wordOf = (name: string, field: Field): FieldWord =>
  field.word ?? FIELD_WORDS.find((each) => each === name) ?? 'value';
