/** The mirror of the Long Table: the situation in words, a button for every legal command, the map hex by hex, and spoken events. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../../i18n';
import { heroTitle } from '../../../i18n/longTable/naming';
import { eventSentence } from '../../../i18n/longTable/narration';
import { givePrompt } from '../../../i18n/longTable/prompts';
import { cardName } from '../../../i18n/longTable/termNames';
import { heroFigure } from '../../../rules/longTable/figures';
import type { Draft } from '../../../session/longTable/draft';
import type { Interaction, InteractionChange } from '../../../session/longTable/interaction';
import { onTurned } from '../../../session/longTable/mapOrientation';
import { announce } from '../../announcer';
import { HexGrid } from '../../mirror/HexGrid';
import { MirrorFrame } from '../../mirror/MirrorFrame';
import { GhostSpoken } from '../hud/GhostSlip';
import { areaWords, wayWords } from '../hud/wayWords';
import { labelOnScreen } from '../onScreen';
import { hexWords, situationInWords } from './situation';

/** The sentences that a screen reader speaks after a change. There is none about a drafted way: the map's own live region describes it. */
function spokenOf(interaction: Interaction, before: Draft, change: InteractionChange): string[] {
  const { play, session, draft } = interaction;
  switch (change.kind) {
    case 'command':
      return change.play.events.flatMap((event) => eventSentence(change.play, event) ?? []);
    case 'sync': {
      const undone = session.nextRedo();
      return undone ? [t('frame.spoken.undone', { what: labelOnScreen(interaction, undone, change.play) })] : [];
    }
    case 'replay':
      return [];
    case 'draft': {
      const { hero, cards, losingFrom, unconfirmedHalf, isEndUnconfirmed } = draft;
      return [
        ...(hero !== before.hero && hero !== null ? [heroTitle(hero)] : []),
        ...(losingFrom !== before.losingFrom && losingFrom !== null
          ? [givePrompt(play, losingFrom, cards.length)]
          : []),
        ...(cards === before.cards || (hero !== before.hero && cards.length === 0) ? [] : [chosenWords(cards)]),
        ...(draft.area === before.area ? [] : [areaWords(interaction) ?? '']),
        ...(unconfirmedHalf !== before.unconfirmedHalf && unconfirmedHalf ? [t('board.idleAnyway')] : []),
        ...(isEndUnconfirmed && !before.isEndUnconfirmed ? [t('board.endAnyway')] : []),
      ];
    }
    default:
      change satisfies never;
      return [];
  }
}

const chosenWords = (cards: Draft['cards']): string =>
  cards.length > 0 ? t('frame.spoken.chosen', { cards: cards.map(cardName).join(', ') }) : t('frame.spoken.noneChosen');

/** @param inert whether a sheet covers the table */
export function AccessibleTable({ interaction, inert }: { interaction: Interaction; inert: boolean }) {
  const [, redraw] = useState(0);
  useEffect(() => {
    let before = interaction.draft;
    return interaction.subscribe((change) => {
      announce(spokenOf(interaction, before, change));
      before = interaction.draft;
      redraw((n) => n + 1);
    });
  }, [interaction]);
  useEffect(() => onTurned(interaction, () => redraw((n) => n + 1)), [interaction]);
  const { play, options, draft, hero } = interaction;
  const { board } = play.book.scenario;
  const home = (hero !== null && heroFigure(play.state, hero)?.hex) || play.book.scenario.start[0] || 'a1';
  return (
    <MirrorFrame
      title={t('board.mirror.title')}
      situation={situationInWords(play, options)}
      commands={options}
      labelOf={(command) => labelOnScreen(interaction, command)}
      say={(command) => interaction.send(command)}
      shown={() => interaction.notified}
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
              interaction.tapHex(hex);
              onGone();
            }}
            onAt={interaction.ghosts.pointAt}
            leavesSpace
            {...(interaction.mover === null ? {} : { onMark: interaction.extendPath })}
          />
          {interaction.mover !== null && <p role="status">{wayWords(interaction) ?? ''}</p>}
          <GhostSpoken interaction={interaction} />
        </>
      )}
    >
      {null}
    </MirrorFrame>
  );
}
