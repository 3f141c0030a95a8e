/** Shows the rule that explains a sign. The chapter `tableRules` must be loaded before the first rendering. */
import { t } from '../../../i18n';
import { capitalise } from '../../../i18n/longTable/forms';
import { conditionName, elementName } from '../../../i18n/longTable/termNames';
import { CONDITIONS, ELEMENTS } from '../../../rules/longTable/vocabulary';
import { type RuleId, textOf } from '../reference/rules';

/** The name of a condition or an element, because one rule explains several of them; null for other signs. */
function nameOf(icon: string | null): string | null {
  const element = ELEMENTS.find((each) => each === icon);
  const condition = CONDITIONS.find((each) => each === icon);
  return element ? elementName(element) : condition ? conditionName(condition) : null;
}

/**
 * Shows the rule that explains a sign. Several conditions or elements can share a rule ('Immobilize: ... Disarm: ...'). Then only the
 * sentence about this condition or element and the general sentences are shown; if there is no such sentence, the name and the whole rule.
 */
export function SignRule({ icon, rule }: { icon: string | null; rule: RuleId }) {
  const text = t(`tableRules.rule.${textOf(rule)}`);
  const name = nameOf(icon);
  if (name === null) return <>{text}</>;
  const sentences = text.split(/(?<=\.) /);
  const isOf = (each: string) => each.startsWith(`${capitalise(name)}:`);
  const own = sentences.filter((each) => isOf(each) || !/^[^.:]{1,24}:/.test(each));
  if (!sentences.some(isOf))
    return (
      <>
        <b>{name}.</b> {text}
      </>
    );
  return <>{own.join(' ')}</>;
}
