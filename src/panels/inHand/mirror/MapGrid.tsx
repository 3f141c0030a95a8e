/** The map in words: its contents, and a grid in which the player can choose and walk a way. */
import { t } from '../../../i18n';
import type { HexId } from '../../../rules/core/hexes';
import { type Interaction, reachable } from '../../../session/inHand/interaction';
import { HexGrid } from '../../mirror/HexGrid';
import { hexWords, thingsAround } from './hexWords';

/** @param onWalked called after a way was walked; the grid may be gone by then */
export function MapGrid({ interaction, onWalked }: { interaction: Interaction; onWalked: () => void }) {
  const { play, draft } = interaction;
  const aimed = draft.path.at(-1) ?? null;
  const press = (hex: HexId) => {
    if (aimed === hex) {
      interaction.commit();
      return onWalked();
    }
    const way = reachable(play).get(hex);
    if (way?.canStop) interaction.aim(way.path);
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
