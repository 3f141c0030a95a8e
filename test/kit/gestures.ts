/** Test kit: feeds pointer inputs to the recognizer, and the gestures to a mode's reducer. */
import type { Gesture, GestureRules } from '../../src/gestures/gestures';
import { type GestureInput, type GestureState, IDLE, nextGesture } from '../../src/gestures/recognizer';

/** @returns what the player wanted, one entry for each input that led to something, and whether a gesture is still going on */
export function fed<Hit, State, Wanted>(
  rules: GestureRules,
  reduce: (state: State, gesture: Gesture<Hit>) => readonly [State, Wanted | null],
  from: State,
  inputs: readonly GestureInput<Hit>[],
): { readonly wanted: Wanted[]; readonly state: State; readonly isIdle: boolean } {
  let pointers: GestureState<Hit> = IDLE;
  let state = from;
  const wanted: Wanted[] = [];
  for (const input of inputs) {
    const [next, gesture]: readonly [GestureState<Hit>, Gesture<Hit> | null] = nextGesture(pointers, input, rules);
    pointers = next;
    if (!gesture) continue;
    const [after, want] = reduce(state, gesture);
    state = after;
    if (want) wanted.push(want);
  }
  return { wanted, state, isIdle: pointers.is === 'idle' };
}
