import { t } from '../../i18n';
import type { InHandApp } from './app';

/** In the menu of the table: what the careful bot would do. */
export function MenuButtons({ app }: { app: InHandApp }) {
  if (!app.view.settings.hints) return null;
  const ask = () => {
    app.show(null);
    app.hint();
  };
  return (
    <button type="button" class="slab" data-action="hint" aria-keyshortcuts="h" onClick={ask}>
      {t('advice.ask')}
      <small>{t('advice.askHint')}</small>
    </button>
  );
}
