/**
 * Provides editors for goals and special rules, generated from the forms in `packs/inHand/forms.ts`. A *word* is one goal, special rule,
 * trigger, circumstance or effect that the player has filled in.
 */
import { t } from '../../../i18n';
import { setName } from '../../../packs/inHand/draftEdits';
import type { Field, ListVocabulary } from '../../../packs/inHand/formField';
import {
  CHOICE,
  type FormValues,
  fieldsOf,
  VOCABULARY,
  type Vocabulary,
  type WordTypes,
} from '../../../packs/inHand/forms';
import { firstValue, newChoice, newWord } from '../../../packs/inHand/newWord';
import { FieldInput, type FieldProps } from './FieldInput';
import { SelectField } from './inputs';
import type { Editor } from './useEditor';
import { fieldText, kindText, summaryOf } from './words';

type Path = string;

interface WordListProps<W extends ListVocabulary | 'special'> {
  readonly editor: Editor;
  readonly word: W;
  /** The path of the list. Consecutive edits with the same path become one undo step. */
  readonly about: Path;
  readonly words: readonly WordTypes[W][];
  readonly onChange: (words: readonly WordTypes[W][], about?: Path) => void;
}

/** A list of words of the same vocabulary (for example goals) with their fields. The player can add and remove words. */
export function WordList<W extends ListVocabulary | 'special'>({
  editor,
  word,
  about,
  words,
  onChange,
}: WordListProps<W>) {
  const given: readonly object[] = words;
  const all = given as readonly FormValues[];
  // The cast is safe, because the forms define every field of every word (packs/inHand/forms.ts).
  const change = (next: readonly FormValues[], at?: Path) => onChange(next as unknown as readonly WordTypes[W][], at);
  const kinds = Object.keys(VOCABULARY[word].forms);
  return (
    <div class="words" data-words={about}>
      {all.map((filled, i) => (
        <WordForm
          key={i}
          editor={editor}
          word={word}
          about={`${about} ${i}`}
          filled={filled}
          onChange={(next, at) =>
            change(
              all.map((each, n) => (n === i ? next : each)),
              at,
            )
          }
          onRemove={() => change(all.filter((_, n) => n !== i))}
        />
      ))}
      <select
        class="add"
        name={`add-${word}`}
        aria-label={t(`workshop.add.${word}`)}
        value=""
        onChange={({ currentTarget }) => {
          const kind = currentTarget.value;
          currentTarget.value = '';
          if (kind === '') return;
          const added = newWord(word, kind, editor.draft);
          const step = `${about} ${all.length} added`;
          change([...all, added], step);
          nameIt(editor, fieldsOf(word, kind), added, kindText(word, kind), step);
        }}
      >
        <option value="">{t(`workshop.add.${word}`)}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindText(word, kind)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** If a new word defines a name, gives the name a default text, because players must never read an id. */
function nameIt(
  editor: Editor,
  fields: readonly (readonly [string, Field])[],
  added: FormValues,
  text: string,
  step: Path,
): void {
  for (const [name, field] of fields) {
    if (field.is === 'name' && field.new)
      editor.change((each) => setName(each, editor.textLanguage, field.of, String(added[name]), text), step);
    if (field.is !== 'choices') continue;
    for (const [i, answer] of (added[name] as readonly FormValues[]).entries())
      nameIt(editor, Object.entries(CHOICE), answer, t('workshop.answer', { number: i + 1 }), step);
  }
}

interface WordFormProps {
  readonly editor: Editor;
  readonly word: Vocabulary;
  readonly about: Path;
  readonly filled: FormValues;
  readonly onChange: (filled: FormValues, about?: Path) => void;
  readonly onRemove: () => void;
}

function WordForm({ editor, word, about, filled, onChange, onRemove }: WordFormProps) {
  const kind = String(filled[VOCABULARY[word].tag]);
  return (
    <fieldset class="word" data-word={kind} aria-label={summaryOf(word, filled)}>
      <legend>{kindText(word, kind)}</legend>
      <Fields editor={editor} about={about} fields={fieldsOf(word, kind)} filled={filled} onChange={onChange} />
      <button type="button" class="plain remove" data-action="remove" onClick={onRemove}>
        {t('workshop.remove')}
        <span class="said"> {kindText(word, kind)}</span>
      </button>
    </fieldset>
  );
}

interface FieldsProps {
  readonly editor: Editor;
  readonly about: Path;
  readonly fields: readonly (readonly [string, Field])[];
  readonly filled: FormValues;
  readonly onChange: (filled: FormValues, about?: Path) => void;
}

function Fields({ editor, about, fields, filled, onChange }: FieldsProps) {
  return (
    <>
      {fields.map(([name, field]) => (
        <FieldBox
          key={name}
          editor={editor}
          about={`${about} ${name}`}
          name={name}
          field={field}
          value={filled[name]}
          onChange={(value, at) => {
            const { [name]: _, ...rest } = filled;
            onChange(value === undefined ? rest : { ...filled, [name]: value }, at);
          }}
        />
      ))}
    </>
  );
}

/** A field of a word. A field that is optional, and not a list, has a checkbox that enables it. */
function FieldBox(props: FieldProps) {
  const { editor, name, field, value, onChange } = props;
  const label = fieldText(name, field);
  // An optional list needs no checkbox, because an empty list means the same as a missing list.
  if (field.is === 'yes' || (field.optional && field.is !== 'list')) {
    return (
      <div class="field optional">
        <label>
          <input
            type="checkbox"
            name={name}
            checked={value !== undefined}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? firstValue(field, editor.draft) : undefined)
            }
          />
          {label}
        </label>
        {value !== undefined && field.is !== 'yes' && <Value {...props} label={label} />}
      </div>
    );
  }
  return <Value {...props} label={label} shown />;
}

/** The input element of a field. `shown` means that the element shows the label itself. */
function Value(props: FieldProps & { label: string; shown?: boolean }) {
  const { editor, about, field, value, onChange, label } = props;
  switch (field.is) {
    case 'yes':
      return null;
    case 'list':
      return (
        <fieldset class="word inner">
          <legend>{label}</legend>
          <WordList
            editor={editor}
            word={field.of}
            about={about}
            words={(value ?? []) as readonly WordTypes[ListVocabulary][]}
            onChange={(words, at) => onChange(field.optional && words.length === 0 ? undefined : words, at)}
          />
        </fieldset>
      );
    case 'trigger':
      return (
        <TriggerForm editor={editor} about={about} heading={label} filled={value as FormValues} onChange={onChange} />
      );
    case 'choices':
      return <Choices editor={editor} about={about} choices={value as readonly FormValues[]} onChange={onChange} />;
    default:
      return <FieldInput {...props} field={field} />;
  }
}

interface TriggerProps {
  readonly editor: Editor;
  readonly about: Path;
  readonly heading: string;
  readonly filled: FormValues;
  readonly onChange: (filled: FormValues, about?: Path) => void;
}

function TriggerForm({ editor, about, heading, filled, onChange }: TriggerProps) {
  const on = String(filled['on']);
  return (
    <fieldset class="word inner" data-word={on}>
      <legend>{heading}</legend>
      <SelectField
        heading={null}
        label={heading}
        name="trigger"
        options={Object.keys(VOCABULARY.trigger.forms).map((kind) => [kind, kindText('trigger', kind)])}
        value={on}
        onChange={(kind) => onChange(newWord('trigger', kind, editor.draft))}
      />
      <Fields editor={editor} about={about} fields={fieldsOf('trigger', on)} filled={filled} onChange={onChange} />
    </fieldset>
  );
}

interface ChoicesProps {
  readonly editor: Editor;
  readonly about: Path;
  readonly choices: readonly FormValues[];
  readonly onChange: (choices: readonly FormValues[], about?: Path) => void;
}

/** The answers that a special rule offers to the player. */
function Choices({ editor, about, choices, onChange }: ChoicesProps) {
  return (
    <>
      {choices.map((choice, i) => (
        <fieldset class="word inner" key={i} data-word="choice">
          <legend>{t('workshop.answer', { number: i + 1 })}</legend>
          <Fields
            editor={editor}
            about={`${about} ${i}`}
            fields={Object.entries(CHOICE)}
            filled={choice}
            onChange={(next, at) =>
              onChange(
                choices.map((each, n) => (n === i ? next : each)),
                at,
              )
            }
          />
          {choices.length > 1 && (
            <button type="button" class="plain remove" onClick={() => onChange(choices.filter((_, n) => n !== i))}>
              {t('workshop.remove')}
            </button>
          )}
        </fieldset>
      ))}
      {choices.length < MAX_ANSWERS && (
        <button
          type="button"
          class="plain"
          data-action="answer"
          onClick={() => {
            const answer = newChoice(editor.draft);
            const step = `${about} ${choices.length} added`;
            onChange([...choices, answer], step);
            nameIt(editor, Object.entries(CHOICE), answer, t('workshop.answer', { number: choices.length + 1 }), step);
          }}
        >
          {t('workshop.add.answer')}
        </button>
      )}
    </>
  );
}

const MAX_ANSWERS = 6;
