import { t } from '../../i18n';
import { telling } from '../../i18n/longTable/telling';
import { Menu } from '../Menu';
import type { LongTableApp } from './app';

/** The menu of the table, with a button that asks what the careful bot would do. */
export function TableMenu({ app }: { app: LongTableApp }) {
  const ask = () => {
    app.show(null);
    app.hint();
  };
  return (
    <Menu app={app} telling={telling}>
      {app.view.settings.hints && (
        <button type="button" class="slab" data-action="hint" aria-keyshortcuts="h" onClick={ask}>
          {t('board.advice.ask')}
          <small>{t('board.advice.askHint')}</small>
        </button>
      )}
    </Menu>
  );
}
