import { t } from '../../../i18n';
import type { InHandApp } from '../app';

/** Returns from the table or the outcome to the workshop. */
function backToWorkshop(app: InHandApp): void {
  app.quit();
  app.show('workshop');
}

/** The menu's button that returns to the workshop from a scenario on trial. */
export function BackToWorkshop({ app }: { app: InHandApp }) {
  return (
    <button type="button" class="slab" data-action="drawing" onClick={() => backToWorkshop(app)}>
      {t('workshop.back')}
      <small>{t('workshop.backHint')}</small>
    </button>
  );
}
