import type { LastRound, Outcome } from '../../flow/inHand/campaign';
import { contentText, t } from '../../i18n';

/**
 * Says why the scenario was lost (naming the special rule, if one caused the loss), how many HP the monster of the last fight had left, and
 * how many monsters were left; or that the player gave up. Renders nothing after a victory.
 */
export function DefeatReason({ outcome: { won, lost } }: { outcome: Outcome }) {
  if (!lost) return won ? null : <p class="lost-by">{t('journey.outcome.givenUp')}</p>;
  const { by, rule = '', last } = lost;
  const values = { rule: contentText('special.rule', rule), round: last?.round ?? 0 };
  const reason = t(`journey.outcome.lostBy.${last?.spent ?? by}`, values);
  return <p class="lost-by">{[reason, ...(last ? leftIn(last) : [])].join(' ')}</p>;
}

function leftIn({ foe, left }: LastRound): string[] {
  return [
    ...(foe ? [t('journey.outcome.foeLeft', { monster: contentText('cards.monster', foe.monster), hp: foe.hp })] : []),
    ...(left > (foe ? 1 : 0) ? [t('journey.outcome.foesLeft', { count: left })] : []),
  ];
}
