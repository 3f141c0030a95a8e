/** Sends the steps of a way. */
import { legal } from '../../flow/longTable/play';
import type { HexId } from '../../rules/core/hexes';
import {
  FORCED_INPUT,
  type Input,
  type InputOf,
  keepDraft,
  type ReducerContext,
  type Reduction,
  redraft,
} from './input';
import { playOfMove, previewCommandIn, previewIn } from './selectors';
import { wayAlong } from './ways';

/** Walks the way of the draft, unless the figure may not stop at the way's end. */
export function walkDraft({ play, draft }: ReducerContext): Reduction {
  const { path } = draft;
  if (wayAlong(playOfMove(play), path)?.canStop === false) return redraft(draft, { blockedBy: 'noEnd' });
  const walks = keepDraft(draft, walkAlong(play, path));
  return previewIn(play) ? { ...walks, commands: [previewCommandIn(play)] } : walks;
}

export const walkAlong = ({ state }: ReducerContext['play'], path: readonly HexId[]): Input => ({
  type: 'walk',
  path,
  opened: state.opened.length,
});

/** Takes the next step, or ends the move after the last step. */
export function takeStep(
  { play, draft }: ReducerContext,
  { path, opened }: Pick<InputOf<'walk'>, 'path' | 'opened'>,
): Reduction {
  // An opened door changes the map, so the player must choose a new way.
  if (play.state.opened.length > opened) return keepDraft(draft);
  const options = legal(play);
  const [to, ...rest] = path;
  if (to === undefined) {
    const stop = options.find(({ type }) => type === 'stop');
    return { ...keepDraft(draft, FORCED_INPUT), commands: stop ? [stop] : [] };
  }
  const step = options.find((each) => each.type === 'step' && each.to === to);
  // A step may lead to a decision. The remaining steps are then not sent.
  if (!step) return keepDraft(draft, FORCED_INPUT);
  return { ...keepDraft(draft, { type: 'walk', path: rest, opened }), commands: [step] };
}
