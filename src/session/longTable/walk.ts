/** Sends the steps of a way. */
import type { HexId } from '../../rules/core/hexes';
import type { InputState } from './inputState';
import { wayAlong } from './ways';

/** Sends the steps of the drawn way, unless the figure may not stop at its end. */
export function walkDraft(input: InputState): true {
  const { path } = input.draft;
  if (wayAlong(input.moving, path)?.canStop === false) input.redraft({ blockedBy: 'noEnd' });
  else {
    if (input.preview) input.session.dispatch({ type: 'perform' });
    walk(input, path);
  }
  return true;
}

export function walk(input: InputState, path: readonly HexId[]): void {
  const { session } = input;
  input.recentOutcome = null;
  for (const to of path) {
    const isOpen = input.options.some((each) => each.type === 'step' && each.to === to);
    // A step may lead to a decision. The rest of the way is then dropped.
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
