/** L13.2: shows the area that a click would place, while the mouse is over a hex. */
import type { HexId } from '../../../rules/core/hexes';
import { areasOver } from '../../../session/longTable/inArea';
import type { Interaction } from '../../../session/longTable/interaction';

type Seen = Pick<Interaction, 'play' | 'places' | 'draft' | 'highlight'>;

/** The interactions in which an area is shown for the hex under the mouse. */
const shown = new WeakSet<object>();

/** Highlights the hexes of that area; removes the highlight if the mouse leaves them, or if an area has been placed. */
export function showAreaAt(hex: HexId | null, interaction: Seen): void {
  const { play, places, draft } = interaction;
  const [area] = hex === null || draft.area !== null ? [] : areasOver(play, places.areas, hex);
  if (!area && !shown.has(interaction)) return;
  if (area) shown.add(interaction);
  else shown.delete(interaction);
  const hexes = area?.hexes ?? [];
  if (String(hexes) !== String(draft.highlighted)) interaction.highlight(hexes);
}
