/** The long table for keyboard and screen reader: how things stand, every legal command as a button, the map hex by hex, what happened. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../../i18n';
import { commandLabel } from '../../../i18n/longTable/asking';
import { eventSentence } from '../../../i18n/longTable/narration';
import { heroFigure } from '../../../rules/longTable/figures';
import type { Interaction } from '../../../session/longTable/interaction';
import { HexGrid } from '../../mirror/HexGrid';
import { MirrorFrame } from '../../mirror/MirrorFrame';
import { wayWords } from '../hud/wayWords';
import { hexWords, situationInWords } from './situation';

/** @param inert a sheet lies over the table */
export function AccessibleTable({ interaction, inert }: { interaction: Interaction; inert: boolean }) {
  const [told, tell] = useState<readonly string[]>([]);
  const [, redraw] = useState(0);
  useEffect(
    () =>
      interaction.subscribe((change) => {
        if (change.kind === 'command')
          tell(change.play.events.flatMap((event) => eventSentence(change.play, event) ?? []));
        redraw((n) => n + 1);
      }),
    [interaction],
  );
  const { play, options, draft, hero } = interaction;
  const { board } = play.book.scenario;
  const home = (hero !== null && heroFigure(play.state, hero)?.hex) || play.book.scenario.start[0] || 'a1';
  return (
    <MirrorFrame
      title={t('board.mirror.title')}
      told={told}
      situation={situationInWords(play, options)}
      commands={options}
      labelOf={(command) => commandLabel(play, command)}
      say={(command) => interaction.say(command)}
      shown={() => interaction.told}
      inert={inert}
      below={(onGone) => (
        <>
          <h2>{t('board.mirror.grid')}</h2>
          <p>{t('board.mirror.gridHint')}</p>
          <HexGrid
            label={t('board.mirror.grid')}
            board={board}
            home={home}
            aimed={draft.path.at(-1) ?? draft.spot}
            wordsOf={(hex) => hexWords(interaction, hex)}
            onPress={(hex) => {
              interaction.press(hex);
              onGone();
            }}
            {...(interaction.mover === null ? {} : { onMark: interaction.trace })}
          />
          {interaction.mover !== null && <p role="status">{wayWords(interaction) ?? ''}</p>}
        </>
      )}
    >
      {null}
    </MirrorFrame>
  );
}
