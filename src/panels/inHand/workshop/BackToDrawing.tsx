import { t } from '../../../i18n';
import type { InHandApp } from '../app';

/** From the table, or from how a game came out, to the desk on which its drawing lies as it lay. */
function backToDrawing(app: InHandApp): void {
  app.quit();
  app.show('workshop');
}

/** In the menu of the table, while a drawing is tried. */
export function BackToDrawing({ app }: { app: InHandApp }) {
  return (
    <button type="button" class="slab" data-action="drawing" onClick={() => backToDrawing(app)}>
      {t('workshop.back')}
      <small>{t('workshop.backHint')}</small>
    </button>
  );
}
