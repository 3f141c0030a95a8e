// biome-ignore-all lint/a11y/useSemanticElements: hexes stand between rows, and no table lets them
// biome-ignore-all lint/a11y/useFocusableInteractive: of a grid one cell has the focus, no row
/** The map as a grid that is gone over with keys, hex by hex, each said in words. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../../i18n';
import { type HexId, hexAt, placeOf } from '../../../rules/core/hexes';
import { type Interaction, reachable } from '../../../session/inHand/interaction';
import './grid.css';
import { hexWords, thingsAround } from './hexWords';
import { hexAfter } from './steering';

/** @param went is told when a way has been gone: the grid itself may be gone then */
export function MapGrid({ interaction, went }: { interaction: Interaction; went: () => void }) {
  const { play, draft } = interaction;
  const { board } = play.book.scenario;
  const home = play.state.hero.at;
  const [at, go] = useState<HexId>(home);
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => go(home), [home]);
  const focus = (hex: HexId) => {
    go(hex);
    grid.current?.querySelector<HTMLElement>(`[data-hex="${hex}"]`)?.focus();
  };
  const aimed = draft.path.at(-1) ?? null;
  const press = () => {
    if (aimed === at) {
      interaction.commit();
      return went();
    }
    const way = reachable(play).get(at);
    if (way?.canStop) interaction.aim(way.path);
  };
  const steer = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const enters = event.key === 'Enter' || event.key === ' ';
    const to = event.key === 'Home' ? home : hexAfter(board, at, event);
    if (!enters && to === null) return;
    // These keys mean something else at the table.
    event.preventDefault();
    event.stopPropagation();
    if (enters) press();
    else if (to) focus(to);
  };
  const places = Object.keys(board.hexes).map(placeOf);
  const lines = [...new Set(places.map(({ line }) => line))].sort((a, b) => a - b);
  const first = Math.min(...places.map(({ column }) => column));
  return (
    <>
      <h2>{t('mirror.around')}</h2>
      {thingsAround(play).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <h2>{t('mirror.grid')}</h2>
      <p>{t('mirror.gridHint')}</p>
      <div ref={grid} role="grid" class="map-grid" aria-label={t('mirror.grid')} onKeyDown={steer}>
        {lines.map((line) => (
          <div key={line} role="row">
            {places
              .filter((place) => place.line === line)
              .map((place) => {
                const hex = hexAt(place) ?? '';
                const row = line - (lines[0] ?? 0) + 1;
                return (
                  <div
                    key={hex}
                    role="gridcell"
                    data-hex={hex}
                    data-home={hex === home}
                    tabIndex={hex === at ? 0 : -1}
                    aria-label={hexWords(play, hex)}
                    aria-selected={hex === aimed}
                    style={{ gridColumn: place.column - first + 1, gridRow: `${row} / span 2` }}
                    onFocus={() => go(hex)}
                  >
                    {hex}
                  </div>
                );
              })}
          </div>
        ))}
      </div>
      <p role="status">{aimed ? t('mirror.aimed', { hex: aimed }) : ''}</p>
    </>
  );
}
