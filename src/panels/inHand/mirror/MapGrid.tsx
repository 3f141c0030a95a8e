/** Describes the map in words: a list of its contents, and a grid of buttons with which the player chooses and walks a path. */
import { t } from '../../../i18n';
import type { HexId } from '../../../rules/core/hexes';
import { hexesInReach, type Interaction } from '../../../session/inHand/interaction';
import { HexGrid } from '../../mirror/HexGrid';
import { hexWords, thingsAround } from './hexWords';

/** @param onWalked is called after the grid has sent a path; the grid may already be unmounted then */
export function MapGrid({ interaction, onWalked }: { interaction: Interaction; onWalked: () => void }) {
  const { play, draft } = interaction;
  const aimed = draft.path.at(-1) ?? null;
  const press = (hex: HexId) => {
    if (aimed === hex) {
      interaction.sendDraft();
      return onWalked();
    }
    const way = hexesInReach(play).get(hex);
    if (way?.canStop) interaction.previewWay(way.path);
  };
  return (
    <>
      <h2>{t('mirror.around')}</h2>
      {thingsAround(play).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <h2>{t('mirror.grid')}</h2>
      <p>{t('mirror.gridHint')}</p>
      <HexGrid
        label={t('mirror.grid')}
        board={play.book.scenario.board}
        home={play.state.hero.at}
        aimed={aimed}
        wordsOf={(hex) => hexWords(play, hex)}
        onPress={press}
      />
      <p role="status">{aimed ? t('mirror.aimed', { hex: aimed }) : ''}</p>
    </>
  );
}
