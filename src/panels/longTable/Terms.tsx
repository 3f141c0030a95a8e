/** The options of a campaign of the Long Table: open information (L3.4) and the variants (L35). */
import type { CampaignOptions } from '../../flow/longTable/game';
import { t } from '../../i18n';

export const VARIANTS = ['lessChance', 'death', 'grim'] as const;
type TermName = 'openInformation' | (typeof VARIANTS)[number];

/** The text and the rule number of each option. */
const wordsOf = () =>
  ({
    openInformation: [t('board.terms.open'), 'L3.4'],
    lessChance: [t('board.terms.lessChance'), 'L35.1'],
    death: [t('board.terms.death'), 'L35.2'],
    grim: [t('board.terms.grim'), 'L35.3'],
  }) as const;

interface CampaignOptionsFieldProps {
  readonly legend: string;
  /** The options that this field offers. */
  readonly names: readonly TermName[];
  readonly terms: CampaignOptions;
  readonly onChange: (terms: CampaignOptions) => void;
  /** Opens the rules at a rule number. */
  readonly onRule: (rule: string) => void;
}

/** A rule number as a button that opens the rule. */
function RuleNumber({ rule, onRule }: { rule: string } & Pick<CampaignOptionsFieldProps, 'onRule'>) {
  return (
    <button type="button" class="rule-number" onClick={() => onRule(rule)}>
      {rule}
    </button>
  );
}

/** A group of checkboxes for some of the options, for the page that founds a party. */
export function CampaignOptionsField({ legend, names, terms, onChange, onRule }: CampaignOptionsFieldProps) {
  const { openInformation, variants } = terms;
  const boxes = [
    { name: 'openInformation', checked: openInformation, next: { ...terms, openInformation: !openInformation } },
    ...VARIANTS.map((name) => ({
      name,
      checked: variants[name],
      next: { ...terms, variants: { ...variants, [name]: !variants[name] } },
    })),
  ] as const;
  const words = wordsOf();
  return (
    <fieldset class="variants">
      <legend>{legend}</legend>
      {boxes
        .filter(({ name }) => names.includes(name))
        .map(({ name, checked, next }) => (
          <label key={name}>
            <input type="checkbox" name={name} checked={checked} onChange={() => onChange(next)} />
            <span>
              {words[name][0]} <RuleNumber rule={words[name][1]} onRule={onRule} />
            </span>
          </label>
        ))}
    </fieldset>
  );
}

/** The options in force, for the party's sheet. */
export function CampaignOptionsLines({
  openInformation,
  variants,
  onRule,
}: CampaignOptions & Pick<CampaignOptionsFieldProps, 'onRule'>) {
  const words = wordsOf();
  const held = [
    ...(openInformation ? (['openInformation'] as const) : []),
    ...VARIANTS.filter((each) => variants[each]),
  ];
  return (
    <ul class="terms">
      {held.length === 0 && <li>{t('board.terms.none')}</li>}
      {held.map((each) => (
        <li key={each}>
          {words[each][0]} <RuleNumber rule={words[each][1]} onRule={onRule} />
        </li>
      ))}
    </ul>
  );
}
