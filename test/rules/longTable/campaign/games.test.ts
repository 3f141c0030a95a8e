/** Tests the way from the campaign to a scenario and back: real set-ups, games of a random player, and their results. */
import { describe, expect, it } from 'vitest';
import { bookFor, campaignBook } from '../../../../src/content/longTable';
import { finishScenario } from '../../../../src/rules/longTable/campaign/play';
import { resultOf } from '../../../../src/rules/longTable/campaign/result';
import { setupOf } from '../../../../src/rules/longTable/campaign/setupOf';
import type { Campaign } from '../../../../src/rules/longTable/campaign/state';
import type { PenaltyStep } from '../../../../src/rules/longTable/dungeonDef';
import { begin, given, heroOf, moved } from '../../../kit/campaign';
import { game } from '../../../kit/longTableGames';

const book = campaignBook();
const start = (seed: string): Campaign => begin(book, ['bailiff', 'ferrywoman'], { seed });

/** Plays the scenario of the campaign to its end with random moves; returns its result and the campaign afterwards. */
function playedOut(there: Campaign, seed: string) {
  const table = bookFor(setupOf(book, there));
  const steps = game(table, seed);
  const seen = new Set<string>();
  for (;;) {
    const { done, value } = steps.next();
    const { events, state } = done ? value : value.play;
    for (const each of events) if (each.type === 'ruleTriggered' && each.rule === 'L34.4') seen.add(each.id);
    if (!done) continue;
    const result = resultOf(table, state);
    const made = finishScenario(book, there, result);
    if ('refused' in made) throw new Error(made.refused);
    return { campaign: made.campaign, result, seen };
  }
}

describe('from the campaign to the table and back', () => {
  it.each(['a', 'b'])('L29.2: the results of a game are added to the campaign: %s', (seed) => {
    const there = moved(book, start(seed), { move: 'single', scenario: 'noticeOnTheDoor', level: 0 });
    const { campaign, result } = playedOut(there, seed);
    expect(result.heroes.map(({ hero }) => hero)).toEqual(['bailiff', 'ferrywoman']);
    for (const [i, each] of result.heroes.entries()) {
      const before = heroOf(there, i + 1);
      const after = heroOf(campaign, i + 1);
      expect(after.experience).toBe(before.experience + each.experience);
      expect(after.gold).toBe(before.gold + each.gold);
      expect(each.hand).toHaveLength(i === 0 ? 10 : after.hand.length);
      expect(each.counters.roundsActed ?? 0).toBeGreaterThan(0);
    }
    expect(campaign.stage.at).toBe('camp');
  });

  it('L34.4: random dungeons are played to their end, whatever penalties their rooms have', () => {
    const seen = new Set<string>();
    const ids = book.dungeon.rooms.map(({ id }) => id);
    const steps: readonly PenaltyStep[] = ['minor', 'major'];
    for (const [i] of ids.entries())
      for (const step of steps) {
        const there = moved(book, start(`${i}`), { move: 'dungeon', level: 0, penalties: [step, step, step] });
        const first = given(there, ({ stage }) => {
          if (stage.at !== 'scenario' || !stage.journey.dungeon) return;
          const rooms = [...ids.slice(i), ...ids.slice(0, i)];
          stage.journey.dungeon = { ...stage.journey.dungeon, rooms };
        });
        const out = playedOut(first, `${i} ${step}`);
        for (const each of out.seen) seen.add(each);
        expect(out.campaign.stage).toEqual({ at: 'camp', after: null });
      }
    const printed = book.dungeon.rooms.flatMap(({ minor, major }) => [minor.penalty, major.penalty]);
    expect([...new Set(printed)].filter((penalty) => !seen.has(penalty))).toEqual([]);
  });
});
