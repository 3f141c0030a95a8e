/** The map in words: what is on it, and a grid in which a way can be chosen and walked. */
import { t } from '../../../i18n';
import type { HexId } from '../../../rules/core/hexes';
import { type Interaction, reachable } from '../../../session/inHand/interaction';
import { HexGrid } from '../../mirror/HexGrid';
import { hexWords, thingsAround } from './hexWords';

/** @param onWalked is told when a way has been walked: the grid itself may be gone then */
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
