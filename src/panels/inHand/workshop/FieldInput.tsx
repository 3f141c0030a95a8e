/** The input element of a field that contains no other words. WordEditor.tsx explains the term *word*. */
import { t } from '../../../i18n';
import { definedNames } from '../../../packs/inHand/definedNames';
import { setName } from '../../../packs/inHand/draftEdits';
import type { Field } from '../../../packs/inHand/formField';
import type { HexId } from '../../../rules/core/hexes';
import {
  CheckboxesField,
  HexesField,
  MonstersField,
  monsterOptions,
  NumberField,
  type Option,
  SelectField,
  union,
  WaveField,
  type WaveMonster,
} from './inputs';
import type { Editor } from './useEditor';
import { nameText, optionText } from './words';

export interface FieldProps {
  readonly editor: Editor;
  /** The path of the field, which makes consecutive edits of the field one undo step (`Editor.change`). */
  readonly about: string;
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  /** Receives the new value. Consecutive edits with the same path `about` become one undo step; any other edit is a step by itself. */
  readonly onChange: (value: unknown, about?: string) => void;
}

type Kind = Field['is'];
type FieldOf<K extends Kind> = Extract<Field, { is: K }>;

/** The props of an input for fields of the kinds `K`. */
interface InputProps<K extends Kind> extends FieldProps {
  readonly field: FieldOf<K>;
  readonly label: string;
  /** Whether the input shows the label. If not, the label is beside the field's checkbox. */
  readonly shown?: boolean;
}

export function FieldInput(props: InputProps<Exclude<Kind, 'yes' | 'list' | 'trigger' | 'choices'>>) {
  const { editor, about, name, field, value, onChange, label, shown = false } = props;
  const heading = shown ? label : null;
  const labelled = { heading, label };
  switch (field.is) {
    case 'number':
      return (
        <NumberField
          label={label}
          quiet={!shown}
          name={name}
          least={field.least}
          most={field.most}
          value={Number(value)}
          onChange={(each) => onChange(each, about)}
        />
      );
    case 'oneOf':
      return (
        <SelectField
          {...labelled}
          name={name}
          options={field.options.map((each) => [String(each), optionText(each)])}
          value={String(value)}
          onChange={(chosen) => onChange(field.options.find((each) => String(each) === chosen))}
        />
      );
    case 'someOf':
      return (
        <CheckboxesField
          {...labelled}
          name={name}
          options={field.options.map((each) => [String(each), optionText(each)])}
          values={(value as readonly unknown[]).map(String)}
          onChange={(chosen) => onChange(field.options.filter((each) => chosen.includes(String(each))))}
        />
      );
    case 'hex':
      return (
        <HexesField {...labelled} editor={editor} single hexes={[String(value)]} onChange={([hex]) => onChange(hex)} />
      );
    case 'hexes':
      return <HexesField {...labelled} editor={editor} hexes={value as readonly HexId[]} onChange={onChange} />;
    case 'foe':
      return (
        <SelectField
          {...labelled}
          name={name}
          options={monsterOptions(editor, [String(value)])}
          value={String(value)}
          onChange={onChange}
        />
      );
    case 'foes':
      return (
        <MonstersField
          {...labelled}
          editor={editor}
          name={name}
          value={value as readonly string[]}
          onChange={onChange}
        />
      );
    case 'foesOrUnfought':
      return <FoesOrUnfought {...props} field={field} />;
    case 'treasures':
      return <Treasures {...props} field={field} />;
    case 'name':
      return field.new ? <NewName {...props} field={field} /> : <GivenName {...props} field={field} />;
    case 'word':
      return (
        <WordField heading={heading} name={name} value={String(value)} onChange={(word) => onChange(word, about)} />
      );
    case 'wave':
      return <WaveField editor={editor} heading={label} wave={value as readonly WaveMonster[]} onChange={onChange} />;
    case 'retaliate':
      return <Retaliate {...props} field={field} />;
    case 'per':
      return <Per {...props} field={field} />;
  }
}

interface WordFieldProps {
  readonly heading: string | null;
  readonly name: string;
  readonly value: string;
  /** Called only with a valid word. */
  onChange(word: string): void;
}

function WordField({ heading, name, value, onChange }: WordFieldProps) {
  return (
    <label class="field">
      {heading}
      <input
        type="text"
        name={name}
        maxLength={40}
        value={value}
        onInput={({ currentTarget }) => {
          if (/^[a-z0-9]\w{0,39}$/i.test(currentTarget.value)) onChange(currentTarget.value);
        }}
      />
    </label>
  );
}

function FoesOrUnfought({ editor, name, value, onChange, label, shown }: InputProps<'foesOrUnfought'>) {
  return (
    <>
      <CheckboxesField
        heading={shown ? label : null}
        label={label}
        name={name}
        options={[['unfought', t('workshop.unfought')]]}
        values={value === 'unfought' ? ['unfought'] : []}
        onChange={([all]) => onChange(all ?? [])}
      />
      {value !== 'unfought' && (
        <MonstersField
          heading={null}
          label={label}
          editor={editor}
          name={name}
          value={value as readonly string[]}
          onChange={onChange}
        />
      )}
    </>
  );
}

function Treasures({ editor, name, value, onChange, label, shown }: InputProps<'treasures'>) {
  return (
    <CheckboxesField
      heading={shown ? label : null}
      label={label}
      name={name}
      options={union(
        editor.draft.page.treasures.map(({ number }) => String(number)),
        (value as readonly number[]).map(String),
      ).map((number) => [number, t('mirror.treasure', { number })])}
      values={(value as readonly number[]).map(String)}
      onChange={(chosen) => onChange(chosen.map(Number))}
    />
  );
}

/** An input for the text of a name that this field defines. */
function NewName({ editor, about, field, value, label, shown }: InputProps<'name'>) {
  const { draft } = editor;
  return (
    <label class="field">
      {shown ? label : null}
      <input
        type="text"
        name={`name-${field.of}`}
        maxLength={80}
        value={draft.texts[editor.textLanguage]?.[field.of][String(value)] ?? ''}
        placeholder={nameText(draft, field.of, String(value))}
        onInput={({ currentTarget }) => {
          const text = currentTarget.value;
          editor.change((each) => setName(each, editor.textLanguage, field.of, String(value), text), `${about} name`);
        }}
      />
    </label>
  );
}

/** An input that chooses among the names that the draft's page defines. */
function GivenName({ editor, name, field, value, onChange, label, shown }: InputProps<'name'>) {
  const { draft } = editor;
  return (
    <SelectField
      heading={shown ? label : null}
      label={label}
      name={name}
      options={union(definedNames(draft, field.of), [String(value)]).map((id) => [id, nameText(draft, field.of, id)])}
      value={String(value)}
      onChange={onChange}
    />
  );
}

function Retaliate({ value, onChange }: InputProps<'retaliate'>) {
  const { value: amount, range } = value as { readonly value: number; readonly range: number };
  return (
    <div class="levels numbers">
      <NumberField
        label={t('workshop.field.value')}
        name="retaliate"
        least={0}
        most={9}
        value={amount}
        onChange={(each) => onChange({ value: each, range })}
      />
      <NumberField
        label={t('workshop.range')}
        name="range"
        least={1}
        most={7}
        value={range}
        onChange={(each) => onChange({ value: amount, range: each })}
      />
    </div>
  );
}

function Per({ editor, name, value, onChange, label, shown }: InputProps<'per'>) {
  const { draft } = editor;
  const flag = typeof value === 'object' && value !== null && 'flag' in value ? String(value.flag) : '';
  const counters = union(definedNames(draft, 'counters'), flag === '' ? [] : [flag]);
  return (
    <SelectField
      heading={shown ? label : null}
      label={label}
      name={name}
      options={[
        ['', t('workshop.objectivesLeft')],
        ...counters.map((id): Option => [id, nameText(draft, 'counters', id)]),
      ]}
      value={flag}
      onChange={(chosen) => onChange(chosen === '' ? 'objectivesLeft' : { flag: chosen })}
    />
  );
}
