/** Plays the trial games of a pack of this mode: each page with three parties, at the hero level for which the page is made. */
import { randomBot } from '../../bots/longTable/random';
import { bookOf } from '../../content/longTable';
import { campaignBook } from '../../content/longTable/campaign/book';
import type { LongTable } from '../../flow/longTable/types';
import * as laws from '../../journal/longTable/laws/findFlaw';
import { LONG_TABLE } from '../../journal/longTable/ruleset';
import { SHAPES } from '../../journal/longTable/schema';
import { setupOf } from '../../rules/longTable/campaign/setupOf';
import { recommendedLevel } from '../../rules/longTable/level';
import type { HeroId } from '../../rules/longTable/vocabulary';
import type { Fault } from '../../storage/untrusted';
import { playTrials, type TrialGame, type TrialMode, type TrialProgress } from '../trial';
import { contentOf, globalId } from './content';
import type { LongPack } from './pack';
import { campaignOfPage } from './party';

const MODE: TrialMode<LongTable> = { rules: LONG_TABLE, laws, checkpoint: SHAPES.checkpoint, botOf: randomBot };

/** Three parties of different sizes, because the number of heroes decides which monsters there are (L2.2). */
const PARTIES: readonly (readonly HeroId[])[] = [
  ['bailiff', 'ferrywoman'],
  ['sexton'],
  ['bailiff', 'ferrywoman', 'sexton', 'pawnbroker'],
];

/** Plays every page of a pack. The pack need not be installed. @returns the first fault; null if there is none */
export function tryPack(pack: LongPack): Generator<TrialProgress, Fault | null, void> {
  return playTrials(MODE, gamesOf(pack));
}

function gamesOf(pack: LongPack): TrialGame<LongTable>[] {
  const content = contentOf(pack);
  return pack.scenarios.flatMap(({ id, heroLevel }, index) =>
    PARTIES.map((party, game) => {
      const seed = `trial-${game}`;
      const { state } = campaignOfPage({
        party: 'trial',
        heroes: party.map((hero) => ({ class: hero, name: hero })),
        heroLevel,
        seed,
        scenario: globalId(pack.id, id),
        level: recommendedLevel([heroLevel]),
      });
      return { field: `scenarios.${index}`, book: bookOf(setupOf(campaignBook(), state), content), seed };
    }),
  );
}
