/** Test kit: campaigns of the Long Table with random moves. */
import { campaignBook } from '../../src/content/longTable';
import { finishScenario, legalMoves, makeMove } from '../../src/rules/longTable/campaign/play';
import type { ScenarioResult } from '../../src/rules/longTable/campaign/result';
import { setupOf } from '../../src/rules/longTable/campaign/setupOf';
import type { Campaign } from '../../src/rules/longTable/campaign/state';
import { begin } from './campaign';
import { lots } from './longTableGames';

const BOOK = campaignBook();

/** Returns a result for the party's current scenario, which is won with a chance of 3 in 4. */
export const resultAtRandom = (campaign: Campaign, by: ReturnType<typeof lots>): ScenarioResult => ({
  won: by.upTo(4) > 0,
  heroes: setupOf(BOOK, campaign).heroes.map(({ hero, equipped, hand }) => ({
    hero,
    experience: 30,
    gold: 20,
    treasures: [],
    checkmarks: 1,
    exhausted: false,
    dead: false,
    counters: { kills: 3, roundsActed: 9 },
    killed: { shuffler: 2 },
    equipped,
    hand,
  })),
});

/** Yields a campaign after each of its random moves; scenarios are won or lost without being played. */
export function* walk(seed: string, moves: number): Generator<Campaign> {
  const by = lots(seed);
  let campaign = begin(BOOK, ['bailiff', 'ferrywoman'], { seed });
  yield campaign;
  for (let i = 0; i < moves; i += 1) {
    const now = campaign;
    const options = legalMoves(BOOK, now);
    const made =
      now.stage.at === 'scenario'
        ? finishScenario(BOOK, now, resultAtRandom(now, by))
        : makeMove(BOOK, now, by.oneOf(options));
    if ('refused' in made) throw new Error(made.refused);
    campaign = made.campaign;
    yield campaign;
  }
}
