/** Supplies the rule book of the Long Table to the reference. */
import { t } from '../../../i18n';
import { Reference } from '../../reference/Reference';
import type { RuleBook } from '../../reference/ruleBook';
import type { LongTableApp } from '../app';
import { Figure } from './Figure';
import { type FigureName, factsOf, RULES, type RuleId, type Section, textOf } from './rules';

const RULE_BOOK: RuleBook = {
  rules: RULES,
  factsOf: (rule: RuleId) => factsOf(rule),
  textOf: (rule: RuleId) => t(`tableRules.rule.${textOf(rule)}`),
  titleOf: (section: Section) => t(`tableRules.section.${section}`),
  noteOf: (rule) => (rule === 'L1.1' ? { text: t('tableRules.note.L1_1'), ruling: false } : null),
  drawing: (figure: FigureName) => <Figure name={figure} />,
};

export const Rules = ({ app }: { app: LongTableApp }) => <Reference app={app} book={RULE_BOOK} />;
