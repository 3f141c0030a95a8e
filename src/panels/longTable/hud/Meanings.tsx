/** What an event has brought, in the words of the rules: who reads of it here may never have met it. */
import type { LongTableApp } from '../app';
import { Picture } from '../Icon';
import { SignRule } from './SignRule';
import { rulesOf } from './signRules';

export function Meanings({ app, signs }: { app: LongTableApp; signs: readonly string[] }) {
  return (
    <ul class="meanings">
      {[...new Set(signs)].flatMap((sign) =>
        // Each by itself: two that share a rule have a sentence of their own in it.
        rulesOf([sign]).map(({ icon, rule }) =>
          icon === undefined ? null : (
            <li key={sign}>
              <Picture path={app.cardPictures.icon(icon)} class={icon} />
              <p>
                <SignRule icon={icon} rule={rule} />
              </p>
            </li>
          ),
        ),
      )}
    </ul>
  );
}
