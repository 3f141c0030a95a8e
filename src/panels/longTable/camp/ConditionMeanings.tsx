/** Explains the conditions that an event has brought (L15), which a new player may not know yet. */
import { t } from '../../../i18n';
import { capitalise } from '../../../i18n/longTable/forms';
import { conditionName } from '../../../i18n/longTable/termNames';
import { CONDITIONS } from '../../../rules/longTable/vocabulary';
import type { LongTableApp } from '../app';
import { Picture } from '../Icon';

export function ConditionMeanings({ app, signs }: { app: LongTableApp; signs: readonly string[] }) {
  return (
    <ul class="meanings">
      {CONDITIONS.filter((each) => signs.includes(each)).map((condition) => (
        <li key={condition}>
          <Picture path={app.cardPictures.icon(condition)} class={condition} />
          <p>
            <b>{capitalise(conditionName(condition))}.</b> {t(`board.meaning.${condition}`)}
          </p>
        </li>
      ))}
    </ul>
  );
}
