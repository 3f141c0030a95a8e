import type { Outcome } from '../../flow/inHand/campaign';
import { named, t } from '../../i18n';

/** How it was lost; by a rule of the page, by which. */
export function DefeatReason({ outcome: { lost } }: { outcome: Outcome }) {
  if (!lost) return null;
  return (
    <p class="lost-by">{t(`journey.outcome.lostBy.${lost.by}`, { rule: named('special.rule', lost.rule ?? '') })}</p>
  );
}
