import { t } from '../../../i18n';
import type { InHandApp } from '../app';

/** Returns from the table or the outcome to the desk with the drawing. */
function backToDrawing(app: InHandApp): void {
  app.quit();
  app.show('workshop');
}

/** The menu's button that returns to the drawing during a trial. */
export function BackToDrawing({ app }: { app: InHandApp }) {
  return (
    <button type="button" class="slab" data-action="drawing" onClick={() => backToDrawing(app)}>
      {t('workshop.back')}
      <small>{t('workshop.backHint')}</small>
    </button>
  );
}
