import { isTrial } from '../../flow/inHand/singleGame';
import { openChapter, t } from '../../i18n';
import { gameWords } from '../../i18n/inHand/gameWords';
import { lazyPanel } from '../lazyPanel';
import { HintButton, Menu } from '../Menu';
import type { InHandApp } from './app';

const BackToWorkshop = lazyPanel(() =>
  Promise.all([import('./workshop/BackToWorkshop'), openChapter('workshop')]).then(([panel]) => panel.BackToWorkshop),
);

/** The menu of the table, with buttons for the lesson and a hint, and in a trial game a button that returns to the workshop. */
export function TableMenu({ app }: { app: InHandApp }) {
  return (
    <Menu app={app} gameWords={gameWords}>
      {app.view.campaign && isTrial(app.view.campaign) && <BackToWorkshop app={app} />}
      {!app.view.copy && (
        <button type="button" class="slab" data-action="lesson" onClick={() => app.copies.startLesson()}>
          {t('menu.lesson')}
          <small>{t('menu.lessonHint')}</small>
        </button>
      )}
      <HintButton app={app} word={t('advice.ask')} about={t('advice.askHint')} />
    </Menu>
  );
}
