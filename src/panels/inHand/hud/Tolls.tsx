/** Shows how many rounds a half of a card costs, on the half and, once it is chosen, on the monster's plate. */
import { useEffect, useState } from 'preact/hooks';
import type { Interaction } from '../../../session/inHand/interaction';
import { costlyHalves, type FallenRounds } from '../../../session/inHand/lastingCost';
import { previewOf } from '../../../session/inHand/lift';
import { Glyph } from '../../CardPicture';
import type { InHandApp } from '../app';
import type { TableInspector } from './explainGestures';
import type { HudPlan } from './plan';

interface TollsProps {
  readonly app: InHandApp;
  readonly interaction: Interaction;
  readonly inspector: TableInspector;
  readonly plan: HudPlan;
}

interface Toll extends FallenRounds {
  readonly on: 'half' | 'plate';
  readonly x: number;
  readonly y: number;
}

/** The prompt says the same in words, so screen readers skip the tags. */
export function Tolls({ app, interaction, inspector, plan }: TollsProps) {
  const [tolls, put] = useState<readonly Toll[]>([]);
  const { play, draft } = interaction;
  // This effect runs after the frame, because the places are final only then.
  useEffect(() => put(tollsOf(interaction, inspector, plan)), [play, draft, plan]);
  return (
    <>
      {tolls.map(({ on, x, y, before, after }) => (
        <span
          key={`${on} ${x} ${y}`}
          class={`toll-tag ${on}`}
          data-term="stamina"
          aria-hidden="true"
          style={{ left: `${x}px`, top: `${y}px` }}
        >
          <Glyph cardPictures={app.cardPictures} name="round" tone="bone" />
          {before}→{after}
        </span>
      ))}
    </>
  );
}

function tollsOf({ play, options, draft }: Interaction, inspector: TableInspector, { textScale }: HudPlan): Toll[] {
  const shown = previewOf(play, draft).play;
  const costly = draft.basic && !draft.lift ? [] : costlyHalves(shown, shown === play ? options : []);
  if (costly.length === 0) return [];
  const places = inspector.places();
  const tag = (on: Toll['on'], name: string, { before, after }: FallenRounds): readonly Toll[] => {
    const place = places[name];
    return place ? [{ on, x: place.x / textScale, y: place.y / textScale, before, after }] : [];
  };
  return costly.flatMap((each) => [
    ...tag('half', `card:${each.card}:${each.half}:cost`, each),
    ...(each.isChosen && play.state.fight ? tag('plate', 'plate:cost', each) : []),
  ]);
}
