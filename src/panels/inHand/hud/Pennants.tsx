/** Shows pennants at a phone's screen edge that point to goals, exit and treasures off the screen, while there is no fight. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { t } from '../../../i18n';
import type { Interaction } from '../../../session/inHand/interaction';
import { type Landmark, landmarksOf } from '../../../session/inHand/wayfinding';
import type { InHandApp } from '../app';
import type { TableInspector } from './explainGestures';
import type { HudPlan } from './plan';

/** The size of a pennant in px of the HUD. */
const PENNANT = { width: 96, height: 44 } as const;
/** A hex whose centre is nearer than this to an edge, in px of the HUD, counts as off the screen. */
const CUT = 14;

interface Pennant extends Landmark {
  readonly x: number;
  readonly y: number;
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
      {flown.map(({ kind, at, steps, x, y }) => (
        <button
          type="button"
          key={at}
          class={`pennant ${kind}`}
          tabIndex={-1}
          style={{ left: `${x}px`, top: `${y}px` }}
          aria-label={`${t(`table.map.${kind}`)}: ${steps === null ? t('table.map.noWay') : t('table.map.steps', { count: steps })}`}
          onClick={() => app.show('map')}
        >
          {t(`table.map.${kind}`)} <b>{steps ?? '–'}</b>
        </button>
      ))}
    </>
  );
}

function pennantsOf({ play }: Interaction, inspector: TableInspector, plan: HudPlan): Pennant[] {
  const places = inspector.places();
  const { textScale, prompt } = plan;
  const isLandscape = plan.composition === 'landscape';
  const room = {
    left: 4,
    right: (isLandscape ? plan.width / 2 : plan.width) - 4,
    top: isLandscape ? 4 : prompt.y + prompt.height + 4,
    bottom: (places['heroHp']?.y ?? (plan.height * textScale) / 2) / textScale - 4,
  };
  const used: { readonly x: number; readonly y: number }[] = [];
  return landmarksOf(play).flatMap((landmark): Pennant[] => {
    const place = places[`hex:${landmark.at}`];
    if (!place) return [];
    const [px, py] = [place.x / textScale, place.y / textScale];
    const inside = px > room.left + CUT && px < room.right - CUT && py > room.top + CUT && py < room.bottom - CUT;
    if (inside) return [];
    const x = clamp(px - PENNANT.width / 2, room.left, room.right - PENNANT.width);
    let y = clamp(py - PENNANT.height / 2, room.top, room.bottom - PENNANT.height);
    // Move the pennant towards the middle until it overlaps no other pennant.
    const step = y > (room.top + room.bottom) / 2 ? -1 : 1;
    while (used.some((each) => Math.abs(each.x - x) < PENNANT.width && Math.abs(each.y - y) < PENNANT.height))
      y += step * (PENNANT.height + 4);
    if (y < room.top || y > room.bottom - PENNANT.height) return [];
    used.push({ x, y });
    return [{ ...landmark, x, y }];
  });
}

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(most, n));
