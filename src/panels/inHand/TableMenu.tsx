import { isTrial } from '../../flow/inHand/singleGame';
import { openChapter, t } from '../../i18n';
import { gameWords } from '../../i18n/inHand/gameWords';
import { bindingsOf } from '../keys';
import { lazyPanel } from '../lazyPanel';
import { Menu } from '../Menu';
import type { InHandApp } from './app';

const BackToWorkshop = lazyPanel(() =>
  Promise.all([import('./workshop/BackToWorkshop'), openChapter('workshop')]).then(([panel]) => panel.BackToWorkshop),
);

/** The menu of the table, with buttons for the lesson and a hint, and in a trial game a button that returns to the workshop. */
export function TableMenu({ app }: { app: InHandApp }) {
  const ask = () => {
    app.show(null);
    app.showHint();
  };
  return (
    <Menu app={app} gameWords={gameWords}>
      {app.view.campaign && isTrial(app.view.campaign) && <BackToWorkshop app={app} />}
      {!app.view.copy && (
        <button type="button" class="slab" data-action="lesson" onClick={() => app.copies.startLesson()}>
          {t('menu.lesson')}
          <small>{t('menu.lessonHint')}</small>
        </button>
      )}
      {app.view.settings.hints && (
        <button
          type="button"
          class="slab"
          data-action="hint"
          aria-keyshortcuts={bindingsOf(app.view.settings).hint}
          onClick={ask}
        >
          {t('advice.ask')}
          <small>{t('advice.askHint')}</small>
        </button>
      )}
    </Menu>
  );
}
