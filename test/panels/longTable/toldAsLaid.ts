/** L29.1: what the words round the table say of the goal, told event by event and laid from the state, side by side. */
import { expect } from 'vitest';
import type { Play } from '../../../src/flow/longTable/play';
import { shownAfter } from '../../../src/panels/longTable/hud/useShown';
import { progressOf } from '../../../src/rules/longTable/goalsMet';
import { isNarrated } from '../../../src/scenes/longTable/table/narratedEvents';

const headed = ({ book, state }: Play) => ({
  progress: progressOf(book, state),
  round: state.round,
  ending: state.ending,
  piles: state.seats.map(({ hand, discard, lost }) => [hand.length, discard.length, lost.length]),
  /** Summons are nobody's goal. */
  here: state.figures.flatMap(({ id, kind, hp }) => (kind === 'summon' ? [] : [`${id} ${hp}`])).sort(),
});

/** Each step of a hero's move is laid by itself. */
const isOnTheWay = ({ events }: Play): boolean => events.at(-1)?.type === 'stepped';

/** Goes through a game: once all is told the same is written as when all is laid. @returns its last position */
export function expectToldAsLaid(plays: Iterable<Play>): Play | null {
  let before: Play | null = null;
  for (const play of plays) {
    let shown = before;
    for (const event of play.events) if (shown && isNarrated(event)) shown = shownAfter(shown, event, play);
    const types = play.events.map(({ type }) => type).join(' ');
    if (shown && !isOnTheWay(play)) expect(headed(shown), types).toEqual(headed(play));
    before = play;
  }
  return before;
}
