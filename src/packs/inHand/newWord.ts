/** Creates new words for a page: triggers, circumstances, deeds, goals and special rules (forms.ts). */

import { definedNames } from './definedNames';
import type { Draft } from './draft';
import { uniqueName } from './draftEdits';
import type { Field } from './formField';
import { CHOICE, type FormValues, fieldsOf, VOCABULARY, type Vocabulary } from './forms';

/** Creates a word of a kind. Its required fields have initial values; its optional fields are absent. */
export function newWord(word: Vocabulary, kind: string, draft: Draft): FormValues {
  return { [VOCABULARY[word].tag]: kind, ...filled(fieldsOf(word, kind), draft) };
}

/** Creates an option of a choice. */
export const newChoice = (draft: Draft): FormValues => filled(Object.entries(CHOICE), draft);

function filled(fields: readonly (readonly [string, Field])[], draft: Draft): FormValues {
  return Object.fromEntries(
    fields.flatMap(([name, field]) => (field.optional ? [] : [[name, firstValue(field, draft)]])),
  );
}

/** The initial value of a field. If the page has no suitable thing yet, the value is invalid, and the checker reports it. */
export function firstValue(field: Field, draft: Draft): unknown {
  const { page } = draft;
  const [foe = { id: 'monster-1' }] = page.foes;
  const [chest = { number: 1 }] = page.treasures;
  const hex = page.start ?? Object.keys(page.board.hexes)[0] ?? 'a1';
  switch (field.is) {
    case 'number':
      return field.first;
    case 'yes':
      return true;
    case 'oneOf':
      return field.options[0];
    case 'someOf':
      return field.options.slice(0, 1);
    case 'hex':
      return hex;
    case 'hexes':
      return [hex];
    case 'foe':
      return foe.id;
    case 'foes':
    case 'foesOrUnfought':
      return [foe.id];
    case 'treasures':
      return [chest.number];
    case 'name':
      return field.new
        ? uniqueName(draft, BEGINNINGS[field.of])
        : (definedNames(draft, field.of)[0] ?? `${BEGINNINGS[field.of]}1`);
    case 'word':
      return 'yes';
    case 'list':
      return [];
    case 'trigger':
      return newWord('trigger', 'roundEnds', draft);
    case 'choices':
      return [newChoice(draft)];
    case 'wave':
      return [{ foe: foe.id, distance: 3 }];
    case 'retaliate':
      return { value: 1, range: 1 };
    case 'per':
      return 'objectivesLeft';
  }
}

/** The beginnings of generated ids. */
const BEGINNINGS = { rules: 'rule', options: 'option', counters: 'counter', followers: 'follower' } as const;
