/** Shows the rules of the game in hand in the reference. */
import { t } from '../../../i18n';
import { Reference } from '../../reference/Reference';
import type { RuleBook } from '../../reference/ruleBook';
import type { InHandApp } from '../app';
import { Figure } from './Figure';
import { type FigureName, factsOf, RULES, type RuleId, type Section, textOf } from './rules';

const RULE_BOOK: RuleBook = {
  rules: RULES,
  factsOf: (rule: RuleId) => factsOf(rule),
  textOf: (rule: RuleId) => t(`reference.rule.${textOf(rule)}`),
  titleOf: (section: Section) => t(`reference.section.${section}`),
  noteOf: (rule) => (rule === 'R29.2' ? { text: t('reference.note.R29_2'), ruling: true } : null),
  drawing: (figure: FigureName) => <Figure name={figure} />,
};

export const Rules = ({ app }: { app: InHandApp }) => <Reference app={app} book={RULE_BOOK} />;
