/** Explains the hexes, figures, chests and labels of the map sheet, at the same gestures as on the table. */
import { useMemo } from 'preact/hooks';
import type { Interaction } from '../../../session/inHand/interaction';
import type { InHandApp } from '../app';
import { Explain } from '../hud/Explain';
import type { Ground, TableInspector } from '../hud/explainGestures';
import { boardModel, CARD } from './boardModel';
import { explainTargetOfHex, hexOn } from './mapTerms';

/** The labels of the sheet are part of what the inspector sees, so no text lies over the card. */
const SHEET: Ground = { things: '.raised-frame', asks: '.raised', wordsAt: () => undefined };

interface MapExplainProps {
  readonly app: InHandApp;
  readonly interaction: Interaction;
}

export function MapExplain({ app, interaction }: MapExplainProps) {
  const inspector = useMemo(() => inspectorOf(interaction), [interaction]);
  return (
    <Explain
      app={app}
      interaction={interaction}
      inspector={inspector}
      textScale={app.view.settings.textSize}
      ground={SHEET}
    />
  );
}

/** The hex at a point of the window: the hex that a label there belongs to, or else the hex of the card, which may be zoomed. */
function hexAt({ play }: Interaction, x: number, y: number): string | null {
  const on = ({ left, right, top, bottom }: DOMRect) => x >= left && x <= right && y >= top && y <= bottom;
  const labels = [...document.querySelectorAll<HTMLElement>('.raised .landmark')];
  const label = labels.findLast((each) => on(each.getBoundingClientRect()))?.dataset['hex'];
  if (label !== undefined) return label;
  const card = document.querySelector('.raised-card')?.getBoundingClientRect();
  if (!card || !on(card)) return null;
  const point = {
    x: ((x - card.left) / card.width) * CARD.width,
    y: ((y - card.top) / card.height) * CARD.height,
  };
  return hexOn(boardModel(play), point);
}

const inspectorOf = (interaction: Interaction): TableInspector => ({
  places: () => ({}),
  look: async (x, y) => {
    const hex = hexAt(interaction, x, y);
    return hex === null ? null : explainTargetOfHex(interaction.play, hex);
  },
  // A long press neither moves nor zooms the card.
  cancelPress: () => {},
});
