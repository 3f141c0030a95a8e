/** The map sheet: the whole map card with everything on it, and the distances to goals, exit and chests. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Play } from '../../../flow/inHand/play';
import { t } from '../../../i18n';
import { foeName } from '../../../i18n/inHand/words';
import type { HexId } from '../../../rules/core/hexes';
import { type Landmark, landmarksOf } from '../../../session/inHand/wayfinding';
import { CardPicture } from '../../CardPicture';
import { keyOf } from '../../keys';
import type { InHandApp } from '../app';
import type { DrawingModel } from '../cardPictures';
import { HERO_PORTRAITS } from '../heroPortraits';
import { boardModel, CARD, centreOn } from './boardModel';
import { MapExplain } from './MapExplain';
import { useZoom } from './useZoom';
import './map.css';

export function MapSheet({ app }: { app: InHandApp }) {
  const { interaction } = app.view;
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    sheet.current?.focus();
    const rest = ['game', 'hud', 'mirror'].flatMap((id) => document.getElementById(id) ?? []);
    for (const each of rest) each.inert = true;
    const close = (event: KeyboardEvent) => (event.key === 'Escape' || keyOf(event) === 'm') && app.show(null);
    const closeBeside = ({ target }: Event) => target === sheet.current && app.show(null);
    addEventListener('keydown', close);
    addEventListener('click', closeBeside);
    return () => {
      for (const each of rest) each.inert = false;
      removeEventListener('keydown', close);
      removeEventListener('click', closeBeside);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [app]);
  if (!interaction) return null;
  const { play } = interaction;
  const landmarks = landmarksOf(play);
  return (
    <div class="raised" role="dialog" aria-modal="true" aria-label={t('table.map.title')} tabIndex={-1} ref={sheet}>
      <RaisedCard app={app} play={play} landmarks={landmarks} />
      <div class="raised-words">
        <ul>
          {landmarks.map(({ kind, at, steps }) => (
            <li key={at} class={kind}>
              <b>{t(`table.map.${kind}`)}</b> {distance(steps)}
            </li>
          ))}
          {play.state.fight && (
            <li class="fight">{t('table.map.fight', { foe: foeName(play, play.state.fight.foe) })}</li>
          )}
        </ul>
        <button type="button" class="plain strong" data-action="lower" onClick={() => app.show(null)}>
          {t('table.map.lower')}
        </button>
      </div>
      <MapExplain app={app} interaction={interaction} />
    </div>
  );
}

/** When the zoom has not changed for this time in ms, the enlarged picture is painted sharply. */
const SHARP_MS = 250;

/** Whether `value` has not changed for `ms` milliseconds. */
function useAfter(ms: number, value: unknown): boolean {
  const [steady, setSteady] = useState<unknown>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSteady(value), ms);
    return () => clearTimeout(timer);
  }, [ms, value]);
  return steady === value;
}

const distance = (steps: number | null): string =>
  steps === null ? t('table.map.noWay') : t('table.map.steps', { count: steps });

interface RaisedCardProps {
  readonly app: InHandApp;
  readonly play: Play;
  readonly landmarks: readonly Landmark[];
}

function RaisedCard({ app, play, landmarks }: RaisedCardProps) {
  const model = boardModel(play);
  const { campaign, copy } = app.view;
  const portrait = portraitOf(play);
  const { hero, fight, foes } = play.state;
  const opponent = fight && foes.find(({ id }) => id === fight.foe);
  const ring = model.grid.hexWidth * 0.5;
  const frame = useRef<HTMLDivElement>(null);
  const { scale, x, y } = useZoom(frame);
  const isSharp = useAfter(SHARP_MS, scale);
  return (
    <div class="raised-frame" ref={frame}>
      <div
        class={`raised-card ${scale > 1 ? 'zoomed' : ''} ${scale > 1 && isSharp ? 'sharp' : ''}`}
        style={{ '--zoom': scale, translate: `${x}px ${y}px`, scale: String(scale) }}
      >
        <CardPicture
          of={JSON.stringify(model)}
          class="raised-map"
          paint={(ctx, width) => app.cardPictures.drawing(ctx, width, model)}
        />
        <svg viewBox={`0 0 ${CARD.width} ${CARD.height}`} aria-hidden="true">
          {opponent && <Ring model={model} at={opponent.at} radius={ring * 1.15} of="fought" />}
          <Ring model={model} at={hero.at} radius={ring * 0.95} of="hero" />
          {portrait && <Portrait model={model} at={hero.at} radius={ring * 0.86} src={portrait} />}
        </svg>
        {landmarks.map(({ kind, at, steps }) => (
          <span key={at} class={`landmark ${kind}`} data-hex={at} style={placeOf(model, at)} aria-hidden="true">
            {t(`table.map.${kind}`)} <b>{steps ?? '–'}</b>
          </span>
        ))}
        <span class="landmark you" data-hex={hero.at} style={placeOf(model, hero.at)} aria-hidden="true">
          {(!copy && campaign?.name) || t('table.map.you')}
        </span>
      </div>
    </div>
  );
}

/** The portrait of the hero on the table, who may be another one than the campaign's, as in the lesson. A hero of a pack has none. */
const portraitOf = ({ book }: Play): string | undefined =>
  Object.entries(HERO_PORTRAITS).find(([hero]) => hero === book.setup.hero)?.[1];

/** The CSS position of a hex's label: below the hex, or above the hex if the hex is near the lower edge of the card. */
function placeOf({ grid }: DrawingModel, hex: HexId): Record<string, string> {
  const { x, y } = centreOn(grid, hex);
  const isLow = y > CARD.height - 2 * grid.hexWidth;
  const below = y + (isLow ? -1 : 1) * grid.hexWidth * 0.48;
  const shift = x < CARD.width * 0.2 ? '-25%' : x > CARD.width * 0.8 ? '-75%' : '-50%';
  return {
    left: `${(100 * x) / CARD.width}%`,
    top: `${(100 * below) / CARD.height}%`,
    translate: `${shift} ${isLow ? '-100%' : '0'}`,
    transformOrigin: isLow ? '50% 100%' : '50% 0',
  };
}

/** A hexagon around a hex of the card. `radius` is in mm of the card. */
interface Spot {
  readonly model: DrawingModel;
  readonly at: HexId;
  readonly radius: number;
}

/** The corners of a hexagon, in the format of an SVG polygon. */
function cornersOf({ model, at, radius }: Spot): string {
  const { x, y } = centreOn(model.grid, at);
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i;
    return `${(x + Math.cos(angle) * radius).toFixed(2)},${(y + Math.sin(angle) * radius).toFixed(2)}`;
  }).join(' ');
}

const Ring = ({ of, ...spot }: Spot & { of: 'hero' | 'fought' }) => <polygon class={of} points={cornersOf(spot)} />;

/** A portrait that is clipped to a hexagon. */
function Portrait({ src, ...spot }: Spot & { src: string }) {
  const { x, y } = centreOn(spot.model.grid, spot.at);
  const { radius } = spot;
  return (
    <>
      <clipPath id="raised-hero">
        <polygon points={cornersOf(spot)} />
      </clipPath>
      <image
        href={src}
        x={x - radius}
        y={y - radius}
        width={2 * radius}
        height={2 * radius}
        preserveAspectRatio="xMidYMin slice"
        clip-path="url(#raised-hero)"
      />
    </>
  );
}
