/** Counts how often a player touches the screen per round with two heroes, in a won game. */
import { expect, it } from 'vitest';
import { tableOf, wonGame } from '../../kit/longTableWon';

/** The highest permitted median of touches per round with two heroes. */
const AIM = 19;

it('the median round of two heroes takes at most nineteen touches', () => {
  const { campaign, journal, touches } = wonGame();
  const { session } = tableOf(campaign);
  const rounds = new Map<number, number>();
  const tired = new Set<number>();
  for (const { said } of touches) {
    const { round, seats } = session.play.state;
    rounds.set(round, (rounds.get(round) ?? 0) + 1);
    if (seats.some(({ exhausted }) => exhausted)) tired.add(round);
    for (const command of journal.commands.slice(session.journal.commands.length, said)) session.dispatch(command);
  }
  const last = Math.max(...rounds.keys());
  // The set-up and the last round are not complete rounds, so they do not count.
  const whole = [...rounds]
    .filter(([round]) => round > 0 && round < last && !tired.has(round))
    .map(([, count]) => count);
  const sorted = [...whole].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  expect(whole.length).toBeGreaterThan(0);
  expect(median, `touches in each round: ${whole.join(', ')}; in the middle ${median}`).toBeLessThanOrEqual(AIM);
});
