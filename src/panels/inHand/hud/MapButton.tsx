/** The small map in the header, a button that opens the map sheet. Moving two fingers up also opens the sheet. */
import { useEffect } from 'preact/hooks';
import type { Play } from '../../../flow/inHand/play';
import { t } from '../../../i18n';
import { livingFoes } from '../../../rules/inHand/foes';
import { shortcut } from '../../keys';
import type { InHandApp } from '../app';
import { CARD, centreOn, gridOf } from '../map/boardModel';
import type { TableInspector } from './explainGestures';

/** How far both fingers have to move up, in px. */
const LIFT = 40;

export function MapButton({ app, play, inspector }: { app: InHandApp; play: Play; inspector: TableInspector }) {
  useEffect(() => liftedByTwo(inspector, () => app.show('map')), [app, inspector]);
  const { board, exit } = play.book.scenario;
  const hexes = Object.keys(board.hexes);
  const grid = gridOf(hexes);
  const foes = livingFoes(play.state).map(({ at }) => at);
  const lookOf = (hex: string): string => {
    if (hex === play.state.hero.at) return 'hero';
    if (foes.includes(hex)) return 'foe';
    if (hex === exit) return 'exit';
    return board.hexes[hex] === 'obstacle' ? 'rock' : 'floor';
  };
  return (
    <button
      type="button"
      class="icon-button map-button"
      aria-label={t('table.map.lift')}
      {...shortcut('m', app.view.settings)}
      onClick={() => app.show('map')}
    >
      <svg viewBox={`0 0 ${CARD.width} ${CARD.height}`} aria-hidden="true">
        {hexes.map((hex) => {
          const { x, y } = centreOn(grid, hex);
          const r = grid.hexWidth * 0.46;
          return <circle key={hex} class={lookOf(hex)} cx={x.toFixed(1)} cy={y.toFixed(1)} r={r.toFixed(1)} />;
        })}
      </svg>
    </button>
  );
}

function liftedByTwo(inspector: TableInspector, lift: () => void): () => void {
  const ears = new AbortController();
  const listen = { signal: ears.signal, passive: true };
  /** The y coordinates at which two fingers touched the table; null without exactly two fingers, or once they have opened the sheet. */
  let began: readonly number[] | null = null;
  const heights = (event: TouchEvent) => Array.from(event.touches, ({ clientY }) => clientY);
  const onTable = ({ target }: Event) => target instanceof Element && target.closest('#game, #hud') !== null;
  document.addEventListener(
    'touchstart',
    (event) => {
      began = event.touches.length === 2 && onTable(event) ? heights(event) : null;
    },
    listen,
  );
  document.addEventListener(
    'touchmove',
    (event) => {
      const now = heights(event);
      if (!began?.every((y, i) => y - (now[i] ?? y) >= LIFT)) return;
      began = null;
      inspector.cancelPress();
      lift();
    },
    listen,
  );
  for (const end of ['touchend', 'touchcancel'] as const)
    document.addEventListener(
      end,
      () => {
        began = null;
      },
      listen,
    );
  return () => ears.abort();
}
