/** The input components for the forms of the editor. */
import { t } from '../../../i18n';
import type { HexId } from '../../../rules/core/hexes';
import type { Editor } from './useEditor';
import { foeText } from './words';

interface NumberFieldProps {
  readonly label: string;
  /** Whether only screen readers get the label, because a visible label is beside the input. */
  readonly quiet?: boolean;
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** An input for a whole number in a range. Other input is ignored. */
export function NumberField({ label, quiet = false, name, least, most, value, onChange }: NumberFieldProps) {
  return (
    <label class="number">
      <span class={quiet ? 'said' : ''}>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        name={name}
        min={least}
        max={most}
        value={value}
        onInput={({ currentTarget }) => {
          const number = Number(currentTarget.value);
          if (currentTarget.value !== '' && Number.isInteger(number) && number >= least && number <= most)
            onChange(number);
        }}
        onBlur={({ currentTarget }) => {
          currentTarget.value = String(value);
        }}
      />
    </label>
  );
}

export const union = (some: readonly string[], more: readonly string[]): string[] => [...new Set([...some, ...more])];

export type Option = readonly [value: string, text: string];

/**
 * Options for the monsters on the map, and for removed monsters that the field still names.
 * @param named the ids of the monsters that the field names
 */
export const monsterOptions = ({ draft }: Editor, named: readonly string[]): Option[] =>
  union(
    draft.page.foes.map(({ id }) => id),
    named,
  ).map((id) => [id, foeText(draft, id)]);

interface Labelled {
  /** The visible label; null if a visible label is already beside the input. */
  readonly heading: string | null;
  /** The label for screen readers. */
  readonly label: string;
}

interface SelectFieldProps extends Labelled {
  readonly name: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** An input for one of several options. */
export function SelectField({ heading, label, name, options, value, onChange }: SelectFieldProps) {
  return (
    <label class="field">
      {heading}
      <select
        name={name}
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CheckboxesFieldProps extends Labelled {
  readonly name: string;
  readonly options: readonly Option[];
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** An input for any number of the options, as checkboxes. */
export function CheckboxesField({ heading, label, name, options, values, onChange }: CheckboxesFieldProps) {
  return (
    <fieldset class="levels" aria-label={label}>
      {heading !== null && <legend>{heading}</legend>}
      {options.map(([each, text]) => (
        <label key={each}>
          <input
            type="checkbox"
            name={`${name}-${each}`}
            checked={values.includes(each)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...values, each] : values.filter((value) => value !== each))
            }
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

interface MonstersFieldProps extends Labelled {
  readonly editor: Editor;
  readonly name: string;
  readonly value: readonly string[];
  readonly onChange: (foes: readonly string[]) => void;
}

/** An input for monsters on the map, as checkboxes. */
export function MonstersField({ editor, value, ...rest }: MonstersFieldProps) {
  return <CheckboxesField {...rest} options={monsterOptions(editor, value)} values={value} />;
}

interface HexesFieldProps extends Labelled {
  readonly editor: Editor;
  readonly single?: boolean;
  readonly hexes: readonly HexId[];
  readonly onChange: (hexes: readonly HexId[]) => void;
}

/** An input for hexes that the player picks on the map. */
export function HexesField({ editor, heading, label, single = false, hexes, onChange }: HexesFieldProps) {
  const pick = () => {
    const back = editor.tab;
    editor.setHexPick({ what: label, single, hexes, onPicked: onChange, back });
    editor.openTab('map');
  };
  return (
    <div class="field">
      {heading}
      <button
        type="button"
        class="plain"
        data-action="pick"
        aria-label={`${label}: ${hexes.join(', ')}`}
        onClick={pick}
      >
        {hexes.join(', ') || t('workshop.nothing')}
      </button>
    </div>
  );
}

/** A monster of a wave: its id, and the Distance at which it appears. */
export interface WaveMonster {
  readonly foe: string;
  readonly distance: number;
}

interface WaveFieldProps {
  readonly editor: Editor;
  readonly heading: string;
  readonly wave: readonly WaveMonster[];
  readonly onChange: (wave: readonly WaveMonster[]) => void;
}

/** An input for monsters that appear one after the other, each at its Distance. */
export function WaveField({ editor, heading, wave, onChange }: WaveFieldProps) {
  const { foes } = editor.draft.page;
  const next = foes.find(({ id }) => !wave.some(({ foe }) => foe === id));
  return (
    <fieldset class="word inner">
      <legend>{heading}</legend>
      {wave.map(({ foe, distance }, i) => (
        <div class="row" key={i}>
          <SelectField
            heading={null}
            label={heading}
            name="comer"
            options={monsterOptions(editor, [foe])}
            value={foe}
            onChange={(id) => onChange(wave.map((each, n) => (n === i ? { ...each, foe: id } : each)))}
          />
          <NumberField
            label={t('table.distance')}
            name="distance"
            least={1}
            most={7}
            value={distance}
            onChange={(far) => onChange(wave.map((each, n) => (n === i ? { ...each, distance: far } : each)))}
          />
          <button type="button" class="plain remove" onClick={() => onChange(wave.filter((_, n) => n !== i))}>
            {t('workshop.remove')}
          </button>
        </div>
      ))}
      {next && (
        <button type="button" class="plain" onClick={() => onChange([...wave, { foe: next.id, distance: 3 }])}>
          {t('workshop.add.comer')}
        </button>
      )}
    </fieldset>
  );
}
