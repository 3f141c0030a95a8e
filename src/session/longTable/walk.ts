/** Sends the steps of a way. */
import type { HexId } from '../../rules/core/hexes';
import type { InputState } from './inputState';
import { wayAlong } from './ways';

/**
 * Sends the steps of the drawn way. If the figure may not stop at the way's end, only notes this in the draft.
 * @returns true, because the tap is handled in both cases
 */
export function walkDraft(input: InputState): true {
  const { path } = input.draft;
  if (wayAlong(input.moving, path)?.canStop === false) input.redraft({ blockedBy: 'noEnd' });
  else {
    if (input.preview) input.session.dispatch({ type: 'perform' });
    walk(input, path);
  }
  return true;
}

/** Sends the steps of a way and then `stop`. Ends early if a step is not legal, for example because a decision comes first. */
export function walk(input: InputState, path: readonly HexId[]): void {
  const { session } = input;
  input.recentOutcome = null;
  for (const to of path) {
    const isOpen = input.options.some((each) => each.type === 'step' && each.to === to);
    if (!isOpen) return;
    const { state } = session.play;
    const sent = session.dispatch({ type: 'step', to });
    // An opened door changes the map, so the player must choose a new way.
    if (!sent.ok || session.play.state.opened.length > state.opened.length) return;
  }
  const stop = input.offered('stop');
  if (stop) session.dispatch(stop);
  input.playForcedMoves();
}
