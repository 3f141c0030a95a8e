/** Plays the trial games of a pack of this mode: each page three times, with the hero for whom the page is made. */
import { randomBot } from '../../bots/inHand/random';
import { bookOf } from '../../content/inHand';
import { usualUpgrades } from '../../content/inHand/typicalHero';
import type { InHand } from '../../flow/inHand/types';
import * as laws from '../../journal/inHand/laws/findFlaw';
import { IN_HAND } from '../../journal/inHand/ruleset';
import { SHAPES } from '../../journal/inHand/schema';
import type { ScenarioLevel } from '../../rules/inHand/vocabulary';
import type { Fault } from '../../storage/untrusted';
import { playTrials, type TrialGame, type TrialMode, type TrialProgress } from '../trial';
import type { Pack } from './pack';

const MODE: TrialMode<InHand> = { rules: IN_HAND, laws, checkpoint: SHAPES.checkpoint, botOf: randomBot };

/** For each trial game: the scenario level (R5.1), and whether Hindrances are in play (R30). */
const GAMES: readonly (readonly [ScenarioLevel, boolean])[] = [
  [1, false],
  [3, true],
  [0, true],
];

/** Plays every page of a pack. The pack need not be installed. @returns the first fault; null if there is none */
export function tryPack(pack: Pack): Generator<TrialProgress, Fault | null, void> {
  return playTrials(MODE, gamesOf(pack));
}

function gamesOf({ scenarios, monsters }: Pack): TrialGame<InHand>[] {
  const own = new Map(monsters.map((each) => [each.id, each]));
  return scenarios.flatMap(({ page, heroLevel, items }, index) =>
    GAMES.map(([scenarioLevel, hindrances], game) => {
      const seed = `trial-${game}`;
      const setup = {
        scenario: page.id,
        hero: 'bailiff',
        level: heroLevel,
        upgrades: usualUpgrades({ heroLevel }),
        items,
        scenarioLevel,
        looted: [],
        variants: { hindrances, onTable: false },
        seed,
      };
      return { field: `scenarios.${index}`, book: bookOf(setup, page, own), seed };
    }),
  );
}
