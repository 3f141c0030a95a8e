/** Provides editors for goals and special rules. They are generated from the forms in `packs/inHand/forms.ts`. */
import { t } from '../../../i18n';
import { setName } from '../../../packs/inHand/draftEdits';
import type { Field, Group } from '../../../packs/inHand/formField';
import {
  CHOICE,
  type Filled,
  fieldsOf,
  VOCABULARY,
  type Vocabulary,
  type WordTypes,
} from '../../../packs/inHand/forms';
import { firstValue, freshChoice, newWord } from '../../../packs/inHand/newWord';
import { FieldInput, type FieldProps } from './FieldInput';
import { Pick } from './inputs';
import type { Desk } from './useDesk';
import { fieldText, kindText, summaryOf } from './words';

type Path = string;

interface WordListProps<W extends Group | 'special'> {
  readonly desk: Desk;
  readonly word: W;
  /** The path of the list. Consecutive edits with the same path become one undo step. */
  readonly about: Path;
  readonly words: readonly WordTypes[W][];
  readonly onChange: (words: readonly WordTypes[W][], about?: Path) => void;
}

/** A list of words of the same vocabulary (for example goals) with their fields. The player can add and remove words. */
export function WordList<W extends Group | 'special'>({ desk, word, about, words, onChange }: WordListProps<W>) {
  const given: readonly object[] = words;
  const all = given as readonly Filled[];
  // The cast is safe, because the forms define every field of every word (packs/inHand/forms.ts).
  const change = (next: readonly Filled[], at?: Path) => onChange(next as unknown as readonly WordTypes[W][], at);
  const kinds = Object.keys(VOCABULARY[word].forms);
  return (
    <div class="words" data-words={about}>
      {all.map((filled, i) => (
        <WordForm
          key={i}
          desk={desk}
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
          const added = newWord(word, kind, desk.draft);
          const step = `${about} ${all.length} added`;
          change([...all, added], step);
          nameIt(desk, fieldsOf(word, kind), added, kindText(word, kind), step);
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
  desk: Desk,
  fields: readonly (readonly [string, Field])[],
  added: Filled,
  text: string,
  step: Path,
): void {
  for (const [name, field] of fields) {
    if (field.is === 'name' && field.new)
      desk.change((each) => setName(each, desk.writing, field.of, String(added[name]), text), step);
    if (field.is !== 'choices') continue;
    for (const [i, answer] of (added[name] as readonly Filled[]).entries())
      nameIt(desk, Object.entries(CHOICE), answer, t('workshop.answer', { number: i + 1 }), step);
  }
}

interface WordFormProps {
  readonly desk: Desk;
  readonly word: Vocabulary;
  readonly about: Path;
  readonly filled: Filled;
  readonly onChange: (filled: Filled, about?: Path) => void;
  readonly onRemove: () => void;
}

function WordForm({ desk, word, about, filled, onChange, onRemove }: WordFormProps) {
  const kind = String(filled[VOCABULARY[word].tag]);
  return (
    <fieldset class="word" data-word={kind} aria-label={summaryOf(word, filled)}>
      <legend>{kindText(word, kind)}</legend>
      <Fields desk={desk} about={about} fields={fieldsOf(word, kind)} filled={filled} onChange={onChange} />
      <button type="button" class="plain remove" data-action="remove" onClick={onRemove}>
        {t('workshop.remove')}
        <span class="said"> {kindText(word, kind)}</span>
      </button>
    </fieldset>
  );
}

interface FieldsProps {
  readonly desk: Desk;
  readonly about: Path;
  readonly fields: readonly (readonly [string, Field])[];
  readonly filled: Filled;
  readonly onChange: (filled: Filled, about?: Path) => void;
}

function Fields({ desk, about, fields, filled, onChange }: FieldsProps) {
  return (
    <>
      {fields.map(([name, field]) => (
        <FieldBox
          key={name}
          desk={desk}
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

/** A field of a word. An optional field has a checkbox that enables it. */
function FieldBox(props: FieldProps) {
  const { desk, name, field, value, onChange } = props;
  const label = fieldText(name, field);
  // An optional list needs no checkbox, because an empty list means the same as a missing one.
  if (field.is === 'yes' || (field.optional && field.is !== 'list')) {
    return (
      <div class="field optional">
        <label>
          <input
            type="checkbox"
            name={name}
            checked={value !== undefined}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? firstValue(field, desk.draft) : undefined)
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
  const { desk, about, field, value, onChange, label } = props;
  switch (field.is) {
    case 'yes':
      return null;
    case 'list':
      return (
        <fieldset class="word inner">
          <legend>{label}</legend>
          <WordList
            desk={desk}
            word={field.of}
            about={about}
            words={(value ?? []) as readonly WordTypes[Group][]}
            onChange={(words, at) => onChange(field.optional && words.length === 0 ? undefined : words, at)}
          />
        </fieldset>
      );
    case 'trigger':
      return <TriggerForm desk={desk} about={about} heading={label} filled={value as Filled} onChange={onChange} />;
    case 'choices':
      return <Choices desk={desk} about={about} choices={value as readonly Filled[]} onChange={onChange} />;
    default:
      return <FieldInput {...props} field={field} />;
  }
}

interface TriggerProps {
  readonly desk: Desk;
  readonly about: Path;
  readonly heading: string;
  readonly filled: Filled;
  readonly onChange: (filled: Filled, about?: Path) => void;
}

function TriggerForm({ desk, about, heading, filled, onChange }: TriggerProps) {
  const on = String(filled['on']);
  return (
    <fieldset class="word inner" data-word={on}>
      <legend>{heading}</legend>
      <Pick
        heading={null}
        label={heading}
        name="trigger"
        options={Object.keys(VOCABULARY.trigger.forms).map((kind) => [kind, kindText('trigger', kind)])}
        value={on}
        onChange={(kind) => onChange(newWord('trigger', kind, desk.draft))}
      />
      <Fields desk={desk} about={about} fields={fieldsOf('trigger', on)} filled={filled} onChange={onChange} />
    </fieldset>
  );
}

interface ChoicesProps {
  readonly desk: Desk;
  readonly about: Path;
  readonly choices: readonly Filled[];
  readonly onChange: (choices: readonly Filled[], about?: Path) => void;
}

/** The answers that a special rule offers to the player. */
function Choices({ desk, about, choices, onChange }: ChoicesProps) {
  return (
    <>
      {choices.map((choice, i) => (
        <fieldset class="word inner" key={i} data-word="choice">
          <legend>{t('workshop.answer', { number: i + 1 })}</legend>
          <Fields
            desk={desk}
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
            const answer = freshChoice(desk.draft);
            const step = `${about} ${choices.length} added`;
            onChange([...choices, answer], step);
            nameIt(desk, Object.entries(CHOICE), answer, t('workshop.answer', { number: choices.length + 1 }), step);
          }}
        >
          {t('workshop.add.answer')}
        </button>
      )}
    </>
  );
}

const MAX_ANSWERS = 6;
