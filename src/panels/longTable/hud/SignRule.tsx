/** Shows the rule that explains a sign. The chapter `tableRules` has to be loaded before. */
import { t } from '../../../i18n';
import { capitalise } from '../../../i18n/longTable/forms';
import { conditionName, elementName } from '../../../i18n/longTable/termNames';
import { CONDITIONS, ELEMENTS } from '../../../rules/longTable/vocabulary';
import { type RuleId, textOf } from '../reference/rules';

/** The name of a condition or an element, because one rule explains several of them; null for other signs. */
function nameOf(icon: string): string | null {
  const element = ELEMENTS.find((each) => each === icon);
  const condition = CONDITIONS.find((each) => each === icon);
  return element ? elementName(element) : condition ? conditionName(condition) : null;
}

/**
 * The text that explains a sign: the whole rule. A condition or an element can share its rule with others ('Immobilize: ... Disarm: ...').
 * Then the text has only the sentence about this sign and the sentences about all of them. If the rule has no sentence about this
 * condition or element, the sign's name precedes the whole rule.
 */
export function SignRule({ icon, rule }: { icon: string; rule: RuleId }) {
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
