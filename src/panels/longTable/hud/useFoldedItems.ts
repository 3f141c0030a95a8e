/** Decides which item buttons are folded away behind one button, which the player presses to see them. */
import { useState } from 'preact/hooks';
import type { Play } from '../../../flow/longTable/play';
import type { Command } from '../../../rules/longTable/commands';
import type { Interaction } from '../../../session/longTable/interaction';

/** Questions about incoming attacks and damage, which items can answer. During these questions item buttons are always visible. */
const WARDS_OFF: ReadonlySet<string> = new Set(['damage', 'defend', 'ward']);

/** L29.1: whether item buttons are folded away. After the scenario is decided, items matter only for battle goals. */
function foldsItems({ state: { ending, question } }: Play): boolean {
  return ending !== null && question !== null && !WARDS_OFF.has(question.ask);
}

/**
 * An item that a hint advises is never folded away.
 * @param vain the commands of items that are folded away because they would change nothing now
 */
export function useFoldedItems({ play, draft, hero }: Interaction, vain: readonly Command[]) {
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const isShown = unfolded === hero || draft.hint?.type === 'useItem';
  return {
    isFolded: (item: Command): boolean => !isShown && (foldsItems(play) || vain.includes(item)),
    /** Shows the items of the shown hero. */
    unfold: () => setUnfolded(hero),
  };
}
