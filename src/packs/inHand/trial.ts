/** The games of this mode that a pack is tried with: each page with the hero that it is meant for, three times. */
import { randomBot } from '../../bots/inHand/random';
import { bookOf } from '../../content/inHand';
import { usualUpgrades } from '../../content/inHand/typicalHero';
import type { InHand } from '../../flow/inHand/types';
import * as laws from '../../journal/inHand/flaw';
import { IN_HAND } from '../../journal/inHand/ruleset';
import { SHAPES } from '../../journal/inHand/schema';
import type { ScenarioLevel } from '../../rules/inHand/vocabulary';
import type { Fault } from '../../storage/untrusted';
import { playTrials, type TrialGame, type TrialMode, type TrialProgress } from '../trial';
import type { Pack } from './pack';

const MODE: TrialMode<InHand> = { rules: IN_HAND, laws, checkpoint: SHAPES.checkpoint, botOf: randomBot };

/** R5.1: the level of each of the games, and whether it is played with Hindrances (R30). */
const GAMES: readonly (readonly [ScenarioLevel, boolean])[] = [
  [1, false],
  [3, true],
  [0, true],
];

/** Plays every page of a pack, which need not be installed. @returns what breaks; null: nothing does */
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
