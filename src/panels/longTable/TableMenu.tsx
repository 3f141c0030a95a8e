import { useMemo, useState } from 'preact/hooks';
import { t } from '../../i18n';
import { gameWords } from '../../i18n/longTable/gameWords';
import { roundUndoOf } from '../../session/longTable/restart';
import { HintButton, Menu } from '../Menu';
import { useCloseOnBack } from '../useCloseOnBack';
import type { LongTableApp } from './app';

/** The menu of the table, with buttons for a hint (if hints are on) and for restarting the round (if that is possible). */
export function TableMenu({ app }: { app: LongTableApp }) {
  const { interaction } = app.view;
  const isUnderWay = interaction?.play.state.ending === null;
  return (
    <Menu app={app} gameWords={gameWords} giveUpHint={isUnderWay ? t('board.giveUpHint') : null}>
      <HintButton app={app} word={t('board.advice.ask')} about={t('board.advice.askHint')} />
      <RestartButton app={app} />
    </Menu>
  );
}

/**
 * A button that, after a confirmation, undoes the commands of the round: all of them, or only those after the last command with a random
 * result. The button never undoes a random result.
 */
function RestartButton({ app }: { app: LongTableApp }) {
  const [sure, ask] = useState(false);
  useCloseOnBack(app, sure, () => ask(false));
  const { interaction, viewing } = app.view;
  const play = interaction?.play;
  const restart = useMemo(() => (interaction && play ? roundUndoOf(interaction.session) : null), [interaction, play]);
  if (!interaction || viewing) return null;
  if (!restart)
    // Without the button, the other buttons of the menu would change places.
    return (
      <button type="button" class="slab" data-action="restart" disabled>
        {t('board.restart.round')}
        <small>{t('board.restart.none')}</small>
      </button>
    );
  const begin = () => {
    if (!sure) return ask(true);
    app.show(null);
    interaction.session.undoTo(restart.commands);
  };
  return (
    <button type="button" class="slab" data-action="restart" onClick={begin}>
      {t(sure ? 'board.restart.sure' : restart.isWhole ? 'board.restart.round' : 'board.restart.part')}
      <small>{t(restart.isWhole ? 'board.restart.roundHint' : 'board.restart.partHint')}</small>
    </button>
  );
}
