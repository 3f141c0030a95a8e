/** Test kit: compares what the HUD shows after each animated event with what it shows of the state (L29.1). */
import { expect } from 'vitest';
import type { Play } from '../../../src/flow/longTable/play';
import { playAfterEvent } from '../../../src/panels/longTable/hud/useShownPlay';
import { progressOf } from '../../../src/rules/longTable/goalProgress';
import { isNarrated } from '../../../src/scenes/longTable/table/narratedEvents';

const hudFacts = ({ book, state }: Play) => ({
  progress: progressOf(book, state),
  round: state.round,
  ending: state.ending,
  piles: state.seats.map(({ hand, discard, lost }) => [hand.length, discard.length, lost.length]),
  /** Summons count for no goal. */
  here: state.figures.flatMap(({ id, kind, hp }) => (kind === 'summon' ? [] : [`${id} ${hp}`])).sort(),
});

/** Whether a hero is in the middle of a move, of which each step is drawn by itself. */
const isMidMove = ({ events }: Play): boolean => events.at(-1)?.type === 'stepped';

/**
 * Expects at each position of a game that the HUD shows the same after the animated events as for the state.
 * @returns the last position; null if there is none
 */
export function expectToldAsLaid(plays: Iterable<Play>): Play | null {
  let before: Play | null = null;
  for (const play of plays) {
    let shown = before;
    for (const event of play.events) if (shown && isNarrated(event)) shown = playAfterEvent(shown, event, play);
    const types = play.events.map(({ type }) => type).join(' ');
    if (shown && !isMidMove(play)) expect(hudFacts(shown), types).toEqual(hudFacts(play));
    before = play;
  }
  return before;
}
