import { t } from '../../../i18n';
import type { InHandApp } from '../app';

/** Leaves the trial game and opens the workshop. */
function backToWorkshop(app: InHandApp): void {
  app.quit();
  app.show('workshop');
}

/** The button in the menu that returns from a trial game to the workshop. */
export function BackToWorkshop({ app }: { app: InHandApp }) {
  return (
    <button type="button" class="slab" data-action="drawing" onClick={() => backToWorkshop(app)}>
      {t('workshop.back')}
      <small>{t('workshop.backHint')}</small>
    </button>
  );
}
