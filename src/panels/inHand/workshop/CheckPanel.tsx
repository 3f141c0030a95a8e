/** Lists the mistakes of the drawing. Each is a button that opens the tab where the player can correct the mistake. */
import { t } from '../../../i18n';
import type { Desk } from './useDesk';
import { wrongText } from './words';

export function CheckPanel({ desk }: { desk: Desk }) {
  const { draft, wrongs } = desk;
  return (
    <section class="stack" data-panel="check">
      <h2>{t('workshop.tab.check')}</h2>
      {wrongs.length === 0 ? (
        <p class="lead" data-playable>
          {t('workshop.allRight')}
        </p>
      ) : (
        <ul class="wrongs">
          {wrongs.map((wrong, i) => (
            <li key={i} data-wrong={wrong.kind}>
              <button type="button" class="plain" onClick={() => desk.goTo(wrong)}>
                {wrongText(draft, wrong)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
