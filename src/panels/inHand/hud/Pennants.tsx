/** Shows pennants at a phone's screen edge that point to goals, exit and treasures off the screen, while there is no fight. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { t } from '../../../i18n';
import { hexesInReach, type Interaction } from '../../../session/inHand/interaction';
import { type Landmark, landmarksOf } from '../../../session/inHand/wayfinding';
import { Glyph } from '../../CardPicture';
import type { InHandApp } from '../app';
import { endTurnPlace } from './answerPlaces';
import type { TableInspector } from './explainGestures';
import { isSeen, type MapView, pennantPlaces } from './pennantPlaces';
import type { HudPlan } from './plan';

/** The sign on a pennant. */
const SIGN = { goal: 'objective', exit: 'exit', chest: 'treasure' } as const;

interface Pennant extends Landmark {
  readonly x: number;
  readonly y: number;
  /** The direction of the hex, in degrees clockwise from the top of the screen. */
  readonly bearing: number;
}

interface PennantsProps {
  readonly app: InHandApp;
  readonly interaction: Interaction;
  readonly inspector: TableInspector;
  readonly plan: HudPlan;
  /** Whether no animation is running, so that the positions of the hexes are final. */
  readonly isLaid: boolean;
}

export function Pennants({ app, interaction, inspector, plan, isLaid }: PennantsProps) {
  const [flown, fly] = useState<readonly Pennant[]>([]);
  const { play, draft } = interaction;
  useLayoutEffect(() => {
    const explores = isLaid && !play.state.fight && plan.composition !== 'desktop';
    fly(explores ? pennantsOf(interaction, inspector, plan) : []);
  }, [play, draft, plan, isLaid]);
  return (
    <>
      {flown.map(({ kind, at, steps, x, y, bearing }) => (
        <button
          type="button"
          key={at}
          class={`pennant ${kind}`}
          tabIndex={-1}
          style={{ left: `${x}px`, top: `${y}px` }}
          aria-label={`${t(`table.map.${kind}`)}: ${steps === null ? t('table.map.noWay') : t('table.map.steps', { count: steps })}`}
          onClick={() => app.show('map')}
        >
          <Glyph cardPictures={app.cardPictures} name={SIGN[kind]} tone={kind === 'goal' ? 'bone' : 'ink'} />
          <b>{steps ?? '–'}</b>
          <i aria-hidden="true" style={{ rotate: `${bearing}deg` }} />
        </button>
      ))}
    </>
  );
}

function pennantsOf(interaction: Interaction, inspector: TableInspector, plan: HudPlan): Pennant[] {
  const { play } = interaction;
  const places = inspector.places();
  const { textScale } = plan;
  const inHud = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x / textScale, y: y / textScale });
  const view = viewOf(interaction, plan, (name) => (places[name] ? inHud(places[name]) : null));
  const hidden = landmarksOf(play).flatMap((landmark) => {
    const place = places[`hex:${landmark.at}`];
    return place && !isSeen(inHud(place), view) ? [{ landmark, hex: inHud(place) }] : [];
  });
  return pennantPlaces(
    hidden.map(({ hex }) => hex),
    view,
  ).flatMap((place, i): Pennant[] => {
    const one = hidden[i];
    if (!place || !one) return [];
    const [dx, dy] = [one.hex.x - place.x - place.width / 2, one.hex.y - place.y - place.height / 2];
    return [{ ...one.landmark, x: place.x, y: place.y, bearing: (Math.atan2(dx, -dy) * 180) / Math.PI }];
  });
}

/** The px between a pennant and what it lies beside. */
const MARGIN = 4;

function viewOf(
  { play }: Interaction,
  plan: HudPlan,
  find: (name: string) => { x: number; y: number } | null,
): MapView {
  const isLandscape = plan.composition === 'landscape';
  const hand = isLandscape
    ? plan.floor
    : Math.min(...play.state.hero.cards.map(({ id }) => find(`card:${id}:upperCorner`)?.y ?? plan.height / 2));
  const y = isLandscape ? MARGIN : plan.prompt.y + plan.prompt.height + MARGIN;
  const x = isLandscape && plan.header.x === 0 ? plan.width / 2 + MARGIN : MARGIN;
  const width = (isLandscape ? plan.width / 2 : plan.width) - 2 * MARGIN;
  const [from, to] = [find('heroHp'), find('heroHpEnd')];
  const { state, book } = play;
  const used = new Set([...hexesInReach(play).keys(), state.hero.at, ...state.foes.map(({ at }) => at)]);
  const board = Object.keys(book.scenario.board.hexes);
  const hexes = board.flatMap((id) => {
    const at = find(`hex:${id}`);
    return at ? [{ ...at, isUsed: used.has(id) }] : [];
  });
  const [first, ...others] = hexes;
  const nearest = Math.min(...others.map((other) => Math.hypot(other.x - (first?.x ?? 0), other.y - (first?.y ?? 0))));
  const end = endTurnPlace(plan);
  return {
    room: { x, y, width, height: hand - MARGIN - y },
    over: [plan.seal, ...(end ? [end] : [])],
    card: from && to && { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y },
    hexes,
    inradius: nearest / 2,
  };
}
