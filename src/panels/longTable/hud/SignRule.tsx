/** What a sign means, by its rule. Needs the chapter of the rules. */
import { t } from '../../../i18n';
import { conditionName, elementName } from '../../../i18n/longTable/cardLines';
import { capital } from '../../../i18n/longTable/forms';
import { CONDITIONS, ELEMENTS } from '../../../rules/longTable/vocabulary';
import { type RuleId, textOf } from '../reference/rules';

/** What a sign is called, where several are told by one rule. */
function nameOf(icon: string): string | null {
  const element = ELEMENTS.find((each) => each === icon);
  const condition = CONDITIONS.find((each) => each === icon);
  return element ? elementName(element) : condition ? conditionName(condition) : null;
}

/**
 * Of a rule that several signs share, 'Immobilize: … Disarm: …', the sentence of this one with what holds for all; where there is none such, its
 * name stands before the whole.
 */
export function SignRule({ icon, rule }: { icon: string; rule: RuleId }) {
  const text = t(`tableRules.rule.${textOf(rule)}`);
  const name = nameOf(icon);
  if (name === null) return <>{text}</>;
  const sentences = text.split(/(?<=\.) /);
  const isOf = (each: string) => each.startsWith(`${capital(name)}:`);
  const own = sentences.filter((each) => isOf(each) || !/^[^.:]{1,24}:/.test(each));
  if (!sentences.some(isOf))
    return (
      <>
        <b>{name}.</b> {text}
      </>
    );
  return <>{own.join(' ')}</>;
}
