/** Defines the audit in hand: every sample draws new rolls and new contents of unopened treasures (R4.8). */
import { rankedPairs, swiftBot } from '../../bots/inHand/careful';
import { publicView } from '../../bots/inHand/publicView';
import { positionValue, rankedLines } from '../../bots/inHand/turnPlan';
import { lookAhead } from '../../flow/inHand/lookAhead';
import { legal, type Play } from '../../flow/inHand/play';
import type { InHand } from '../../flow/inHand/types';
import { type GeneratorState, seedGenerator } from '../../rules/core/chance';
import type { Ruleset } from '../../rules/core/ruleset';
import type { Command } from '../../rules/inHand/commands';
import { rollDie, rollRuler } from '../../rules/inHand/dice';
import { FACES } from '../../rules/inHand/vocabulary';
import type { AuditedMode } from '../mode';

export function auditedInHand(rules: Ruleset<InHand>): AuditedMode<InHand> {
  return {
    rules,
    redraw: (play, seed, nth) => {
      const { state, ...known } = publicView(play);
      return { ...known, state: { ...state, generator: freshThrows(play, seed, nth) } };
    },
    playAfter: lookAhead,
    pilot: () => swiftBot,
    isFarEnough: (from, { phase, state }) => phase === 'select' && state.round > from.state.round + 2,
    chanceOf,
    rankedCommands: ranked,
    limits: { rough: 16, fair: 16, fine: 60 },
  };
}

/**
 * Returns a random generator for the nth sample. The first rolls of three consecutive samples are A, B and C, so that the samples cover all
 * faces equally.
 */
function freshThrows({ book }: Play, seed: string, nth: number): GeneratorState {
  const throwDie = book.setup.variants.onTable ? rollDie : rollRuler;
  for (let attempt = 0; ; attempt += 1) {
    const generator = seedGenerator(`${seed} ${nth} ${attempt}`);
    if (throwDie(generator).face === FACES[nth % FACES.length]) return generator;
  }
}

/** Coefficients fitted to 210 games of two bots on tuning seeds. The later in a game, the more weight the careful bot's estimate has. */
const CURVE = { constant: 1.198, estimate: 0.118, round: -0.294, byRound: 1.131, fight: -0.476 } as const;
/** The minimum distance of the estimate from 0 and from 1, because the logarithm of its odds must be finite. */
const LEAST = 0.001;

/** Returns the chance to win of a position, 0 to 1: the careful bot's estimate, corrected with `CURVE`. */
function chanceOf(play: Play): number {
  const { phase, state } = play;
  const bounded = Math.min(1 - LEAST, Math.max(LEAST, positionValue(play)));
  const estimate = Math.log(bounded / (1 - bounded));
  const rounds = state.round / 10;
  const sum =
    CURVE.constant +
    estimate * (CURVE.estimate + CURVE.byRound * rounds) +
    CURVE.round * rounds +
    (state.fight && phase === 'select' ? CURVE.fight : 0);
  return 1 / (1 + Math.exp(-sum));
}

function ranked(play: Play): readonly (readonly Command[])[] {
  const options = legal(play);
  if (play.phase === 'select') return rankedPairs(play, options).map(({ pair }) => [pair]);
  const lines = play.state.suffering ? [] : rankedLines(play).map(({ line }) => line);
  // Compares all answers to damage. `rankedLines` would consider only one of several answers with equal cost.
  return lines.length > 0 ? lines : options.map((each) => [each]);
}
